//! Longitude and latitude as yards of ground: a transverse Mercator projection about the middle of the sheet, on the
//! figure of the earth the sheet was drawn by.

use crate::Point;
use proj4rs::proj::Proj;
use proj4rs::transform::transform;

/// Metres in a yard.
pub const METRES_A_YARD: f64 = 0.9144;

/// Degrees of longitude and latitude from its middle that a plane reaches.
pub const MOST_DEGREES: f64 = 3.0;

/// The figure of the earth a sheet was drawn by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ellipsoid {
    /// Clarke 1866: North America until the 1980s.
    Clarke1866,
    /// Bessel 1841: central Europe.
    Bessel1841,
    /// Airy 1830: Great Britain.
    Airy1830,
    /// WGS 84: satellites, web maps, modern height models.
    Wgs84,
}

impl Ellipsoid {
    const fn name(self) -> &'static str {
        match self {
            Self::Clarke1866 => "clrk66",
            Self::Bessel1841 => "bessel",
            Self::Airy1830 => "airy",
            Self::Wgs84 => "WGS84",
        }
    }
}

/// Why longitude and latitude are no ground.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum GeodesyError {
    /// No place on earth.
    #[error(
        "longitude must be from -180 to 180 and latitude from -90 to 90 degrees: check the numbers and their order"
    )]
    NoPlace,
    /// Beyond 84 degrees.
    #[error(
        "a sheet at the pole cannot be laid flat this way: beyond 84 degrees of latitude place it by points in yards"
    )]
    Pole,
    /// Further than 3 degrees of longitude or latitude from the middle.
    #[error(
        "this place is more than 3 degrees from the middle of the sheet: check its longitude and latitude"
    )]
    TooFar,
    /// The projection gave no number.
    #[error("the projection finds no ground at this place: check its longitude and latitude")]
    NoGround,
}

/// Ground about a middle: yards east and south of it. Within 3 degrees lengths are right to 0.15 %, on a sheet of
/// a quarter of a degree to a millionth.
///
/// ```
/// use oblique_georeference::geodesy::{Ellipsoid, Ground};
///
/// let ground = Ground::about(-117.375, 34.375, Ellipsoid::Clarke1866)?;
/// let north = ground.yards(-117.375, 34.5)?;
/// assert!(north.x.abs() < 1e-6 && (north.y + 15_163.0).abs() < 10.0);
/// # Ok::<(), oblique_georeference::geodesy::GeodesyError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ground {
    middle: (f64, f64),
    degrees: Proj,
    flat: Proj,
}

impl Ground {
    /// About a longitude and latitude in degrees.
    ///
    /// # Errors
    /// Where that is no place of the earth, or too near a pole to reckon about.
    pub fn about(longitude: f64, latitude: f64, ellipsoid: Ellipsoid) -> Result<Self, GeodesyError> {
        checked(longitude, latitude)?;
        let name = ellipsoid.name();
        let make = |text: &str| Proj::from_proj_string(text).map_err(|_| GeodesyError::NoGround);
        let degrees = make(&format!("+proj=longlat +ellps={name} +no_defs"))?;
        let tail = format!("+k=1 +x_0=0 +y_0=0 +ellps={name} +units=m +no_defs");
        let flat = make(&format!("+proj=tmerc +lat_0={latitude:.12} +lon_0={longitude:.12} {tail}"))?;
        Ok(Self { middle: (longitude, latitude), degrees, flat })
    }

    /// The ground at a longitude and latitude in degrees.
    ///
    /// # Errors
    /// Where that is no place of the earth, too near a pole, or too far from the middle to be reckoned in yards.
    pub fn yards(&self, longitude: f64, latitude: f64) -> Result<Point, GeodesyError> {
        checked(longitude, latitude)?;
        let (lon, lat) = self.middle;
        // Across the date line the short way counts.
        let east = (longitude - lon + 540.0).rem_euclid(360.0) - 180.0;
        if east.abs() > MOST_DEGREES || (latitude - lat).abs() > MOST_DEGREES {
            return Err(GeodesyError::TooFar);
        }
        let mut at = (longitude.to_radians(), latitude.to_radians(), 0.0);
        transform(&self.degrees, &self.flat, &mut at).map_err(|_| GeodesyError::NoGround)?;
        let point = Point::new(at.0 / METRES_A_YARD, -at.1 / METRES_A_YARD);
        if point.is_finite() { Ok(point) } else { Err(GeodesyError::NoGround) }
    }

    /// Longitude and latitude in degrees of a point of the ground.
    ///
    /// # Errors
    /// Where the point is too far from the middle, or too near a pole.
    pub fn degrees(&self, ground: Point) -> Result<(f64, f64), GeodesyError> {
        if !ground.is_finite() || ground.x.hypot(ground.y) > 600_000.0 {
            return Err(GeodesyError::TooFar);
        }
        let mut at = (ground.x * METRES_A_YARD, -ground.y * METRES_A_YARD, 0.0);
        transform(&self.flat, &self.degrees, &mut at).map_err(|_| GeodesyError::NoGround)?;
        let (longitude, latitude) = (at.0.to_degrees(), at.1.to_degrees());
        checked(longitude, latitude)?;
        Ok((longitude, latitude))
    }
}

fn checked(longitude: f64, latitude: f64) -> Result<(), GeodesyError> {
    if !(longitude.abs() <= 180.0 && latitude.abs() <= 90.0) {
        return Err(GeodesyError::NoPlace);
    }
    if latitude.abs() > 84.0 { Err(GeodesyError::Pole) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::{Ellipsoid, GeodesyError, Ground, METRES_A_YARD};
    use crate::Point;
    use crate::placement::{Control, Model, fit};
    use geographiclib_rs::{Geodesic, InverseGeodesic};

    /// The corners of the neat line of the Hesperia sheet: pixel, longitude, latitude; north-west first, clockwise.
    const CORNERS: [(f64, f64, f64, f64); 4] = [
        (315.0, 301.0, -117.5, 34.5),
        (3656.0, 318.0, -117.25, 34.5),
        (3640.0, 4330.0, -117.25, 34.25),
        (301.0, 4328.0, -117.5, 34.25),
    ];

    fn hesperia() -> (Ground, Vec<Control>) {
        let ground = Ground::about(-117.375, 34.375, Ellipsoid::Clarke1866).expect("a place in California");
        let control = |(x, y, lon, lat): (f64, f64, f64, f64)| {
            Control::new(Point::new(x, y), ground.yards(lon, lat).expect("a corner of the sheet"))
        };
        let controls = CORNERS.into_iter().map(control).collect();
        (ground, controls)
    }

    #[test]
    fn the_sides_of_the_sheet_are_as_long_as_geodesics_on_its_ellipsoid() {
        let clarke = Geodesic::new(6_378_206.4, 1.0 / 294.978_698_213_898_2);
        let (_, controls) = hesperia();
        // North, east, south, west; yards a pixel as they were measured.
        for (i, known) in [7.5156, 7.5591, 7.5426, 7.5310].into_iter().enumerate() {
            let ((_, _, lon1, lat1), (_, _, lon2, lat2)) = (CORNERS[i], CORNERS[(i + 1) % 4]);
            let metres: f64 = clarke.inverse(lat1, lon1, lat2, lon2);
            let (a, b) = (controls[i].pair, controls[(i + 1) % 4].pair);
            let yards = a.ground.distance(b.ground);
            assert!((yards / (metres / METRES_A_YARD) - 1.0).abs() < 5e-6, "{yards} {metres}");
            let yards_a_pixel = yards / a.pixel.distance(b.pixel);
            assert!((yards_a_pixel - known).abs() < 2e-4, "{yards_a_pixel} {known}");
        }
    }

    #[test]
    fn placed_by_its_corners_the_scale_bar_of_the_sheet_is_as_long_as_it_says() {
        let (_, controls) = hesperia();
        // The ends of the bar of five miles, read off the scan.
        let (left, right) = (Point::new(1391.5, 4428.0), Point::new(2557.0, 4432.0));
        for model in Model::ALL {
            let placement = fit(&controls, model).expect("four corners").placement;
            let ends = placement.to_ground(left).zip(placement.to_ground(right));
            let yards = ends.map(|(a, b)| a.distance(b)).expect("below the sheet");
            assert!((yards / (5.0 * 1760.0) - 1.0).abs() < 0.005, "{model:?}: {yards}");
        }
    }

    #[test]
    fn there_and_back_is_the_same_place_and_what_is_no_place_is_refused() {
        let (ground, _) = hesperia();
        let (lon, lat) = ground.yards(-117.3, 34.3).and_then(|p| ground.degrees(p)).expect("on the sheet");
        assert!((lon + 117.3).abs() < 1e-9 && (lat - 34.3).abs() < 1e-9);
        let about = |lon, lat| Ground::about(lon, lat, Ellipsoid::Wgs84).err();
        assert_eq!(about(10.0, 90.0), Some(GeodesyError::Pole));
        assert_eq!(about(10.0, -84.5), Some(GeodesyError::Pole));
        assert_eq!(about(10.0, 95.0), Some(GeodesyError::NoPlace));
        assert_eq!(about(f64::NAN, 5.0), Some(GeodesyError::NoPlace));
        assert_eq!(ground.yards(117.3, 34.3).err(), Some(GeodesyError::TooFar));
        assert_eq!(ground.degrees(Point::new(1e9, 0.0)).err(), Some(GeodesyError::TooFar));
        let line = Ground::about(179.9, 10.0, Ellipsoid::Wgs84).expect("a place");
        assert!(line.yards(-179.9, 10.0).is_ok_and(|p| (p.x - 23_980.0).abs() < 100.0));
    }
}
