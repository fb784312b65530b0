//! The planes files of others are drawn in, and the way from them to the ground and back.

use crate::Point;
use crate::geodesy::Ground;
use proj4rs::proj::Proj;
use proj4rs::transform::transform;

/// What the plane of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plane {
    /// Longitude and latitude in degrees.
    Degrees,
    /// Metres east and north, in the projection of this EPSG number where one is told.
    Metres {
        /// The number of the projection in the register of EPSG.
        epsg: Option<u32>,
    },
    /// The pixels of a picture or of a file that does not tell where it lies; y goes down.
    Pixels,
}

impl Plane {
    /// Longitude and latitude in degrees of a point of the plane, `None` where there are none.
    ///
    /// # Errors
    /// Where the plane tells no place, or one that is not known.
    pub fn degrees(self, east: f64, north: f64) -> Result<Option<(f64, f64)>, ProjectionError> {
        Ok(FilePlane::new(self)?.degrees(east, north))
    }
}

/// Why a plane does not lead to the ground by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProjectionError {
    /// The file tells no place.
    #[error("the file does not tell where it lies: place it by control points, as a scan")]
    Pixels,
    /// Metres of an unknown projection.
    #[error("the file does not tell its projection: give its EPSG number, or place it by control points")]
    NoProjection,
    /// A projection that cannot be reckoned.
    #[error(
        "the projection EPSG:{epsg} is not known here: bring the file to longitude and latitude (EPSG:4326) in a GIS, or place it by control points"
    )]
    Unknown {
        /// Its number.
        epsg: u32,
    },
}

/// The way from the plane of a file to longitude and latitude in degrees and back.
#[derive(Clone, Debug)]
pub struct FilePlane {
    /// Degrees and the file's projection, unless it is in degrees itself.
    projection: Option<(Proj, Proj)>,
}

impl FilePlane {
    /// Of a plane.
    ///
    /// # Errors
    /// Where the plane tells no place, or one that is not known.
    pub fn new(plane: Plane) -> Result<Self, ProjectionError> {
        let projection = match plane {
            Plane::Degrees => None,
            Plane::Pixels => return Err(ProjectionError::Pixels),
            Plane::Metres { epsg: None } => return Err(ProjectionError::NoProjection),
            Plane::Metres { epsg: Some(epsg) } => {
                Some(projection(epsg).ok_or(ProjectionError::Unknown { epsg })?)
            }
        };
        Ok(Self { projection })
    }

    /// East and north in the plane of a longitude and latitude; `None` where there is none.
    #[must_use]
    pub fn of_degrees(&self, longitude: f64, latitude: f64) -> Option<(f64, f64)> {
        let Some((degrees, plane)) = &self.projection else { return Some((longitude, latitude)) };
        let mut at = (longitude.to_radians(), latitude.to_radians(), 0.0);
        transform(degrees, plane, &mut at).ok()?;
        // Files are in metres whatever the projection counts in.
        Some((at.0 * plane.to_meter(), at.1 * plane.to_meter()))
            .filter(|(x, y)| x.is_finite() && y.is_finite())
    }

    /// Longitude and latitude of a point of the plane; `None` where it is none.
    #[must_use]
    pub fn degrees(&self, east: f64, north: f64) -> Option<(f64, f64)> {
        let Some((degrees, plane)) = &self.projection else { return Some((east, north)) };
        let mut at = (east / plane.to_meter(), north / plane.to_meter(), 0.0);
        transform(plane, degrees, &mut at).ok()?;
        Some((at.0.to_degrees(), at.1.to_degrees())).filter(|(x, y)| x.is_finite() && y.is_finite())
    }
}

/// The way from the plane of a file to the ground and back.
///
/// Longitude and latitude of the ground are taken for those of the file. On sheets older than satellites the two may differ
/// by up to 200 yards; what is placed by the sheet's own control points has no such difference.
#[derive(Clone, Debug)]
pub struct Projected {
    ground: Ground,
    plane: FilePlane,
}

impl Projected {
    /// For a plane and the ground a board lies on.
    ///
    /// # Errors
    /// Where the plane tells no place, or one that is not known.
    pub fn new(plane: Plane, ground: &Ground) -> Result<Self, ProjectionError> {
        Ok(Self { ground: ground.clone(), plane: FilePlane::new(plane)? })
    }

    /// East and north in the file's plane of a point of ground in yards; `None` where there is none.
    #[must_use]
    pub fn to_plane(&self, ground: Point) -> Option<(f64, f64)> {
        let (longitude, latitude) = self.ground.degrees(ground).ok()?;
        self.plane.of_degrees(longitude, latitude)
    }

    /// The ground in yards of a point of the file's plane; `None` where it is none, or too far off.
    #[must_use]
    pub fn to_ground(&self, east: f64, north: f64) -> Option<Point> {
        let (longitude, latitude) = self.plane.degrees(east, north)?;
        self.ground.yards(longitude, latitude).ok().filter(|ground| ground.is_finite())
    }
}

/// Degrees and the projection of an EPSG number; `None` if it is unknown or counts north before east.
fn projection(epsg: u32) -> Option<(Proj, Proj)> {
    let plane = Proj::from_epsg_code(u16::try_from(epsg).ok()?).ok()?;
    let degrees = Proj::from_proj_string("+proj=longlat +datum=WGS84 +no_defs").ok()?;
    let usable = plane.is_normalized_axis() && !plane.is_latlong() && !plane.is_geocent();
    usable.then_some((degrees, plane))
}

#[cfg(test)]
mod tests {
    use super::{Plane, Projected, ProjectionError};
    use crate::Point;
    use crate::geodesy::{Ellipsoid, Ground};

    #[test]
    fn a_place_is_where_the_library_others_use_has_it_and_leads_back() {
        // Longitude, latitude, projection, and east and north in metres as PROJ has them (`gdaltransform`); the last
        // is in feet of the U.S. surveys.
        let places = [
            (7.751_389, 48.581_944, 32_632, 407_912.455, 5_381_736.684),
            (7.751_389, 48.581_944, 2154, 1_050_253.219, 6_841_844.597),
            (-84.2, 36.5, 2274, 2_497_558.788 * 1200.0 / 3937.0, 793_564.728 * 1200.0 / 3937.0),
        ];
        for (longitude, latitude, epsg, east, north) in places {
            let ground = Ground::about(longitude, latitude, Ellipsoid::Wgs84).expect("a place");
            let plane = Plane::Metres { epsg: Some(epsg) };
            let projected = Projected::new(plane, &ground).expect("a projection");
            let (x, y) = projected.to_plane(Point::default()).expect("a place");
            assert!((x - east).abs() < 0.01 && (y - north).abs() < 0.01, "EPSG:{epsg} {x} {y}");
            let back = projected.to_ground(east + 500.0, north).expect("near");
            assert!((back.x - 500.0 / 0.9144).abs() < 1.0, "EPSG:{epsg} {back:?}");
            assert!(projected.to_ground(f64::NAN, 0.0).is_none());
        }
        let ground = Ground::about(7.75, 48.58, Ellipsoid::Wgs84).expect("a place");
        let degrees = Projected::new(Plane::Degrees, &ground).expect("degrees");
        assert!(degrees.to_ground(7.75, 48.58).expect("the middle").distance(Point::default()) < 1e-6);
        assert!(degrees.to_ground(90.0, 10.0).is_none(), "too far off");
    }

    #[test]
    fn planes_that_do_not_tell_are_refused_with_a_way_out() {
        let ground = Ground::about(7.75, 48.58, Ellipsoid::Wgs84).expect("a place");
        let refused = |plane| Projected::new(plane, &ground).err();
        assert_eq!(refused(Plane::Pixels), Some(ProjectionError::Pixels));
        assert_eq!(refused(Plane::Metres { epsg: None }), Some(ProjectionError::NoProjection));
        for epsg in [0, 1, 4326, 65_535, 4_000_000_000] {
            assert_eq!(refused(Plane::Metres { epsg: Some(epsg) }), Some(ProjectionError::Unknown { epsg }));
        }
    }
}
