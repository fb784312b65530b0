//! Sheets placed by their own tags: what a GeoTIFF says of where it lies.

use crate::DigitizeError;
use crate::world::{WorldPlane, by_corners, by_lengths};
use oblique_georeference::geodesy::METRES_A_YARD;
use oblique_georeference::{FilePlane, Plane, ProjectionError};
use oblique_scan::{GeoPlace, Model};
use oblique_scenario::SheetPlacement;

/// What the tags of a scan come to.
#[derive(Clone, Debug)]
pub struct ByTags {
    /// Where the sheet lies by them.
    pub placement: SheetPlacement,
    /// What was read, in words: `projection EPSG:25832, 2.00 m a pixel`.
    pub read: String,
    /// Why its projection leads to no place of the earth. The sheet has the right size all the same.
    pub no_place: Option<ProjectionError>,
}

/// What the tags of a scan of that size come to.
///
/// # Errors
/// Where their numbers are too large to be kept.
pub fn by_tags(place: &GeoPlace, size: (u32, u32)) -> Result<ByTags, DigitizeError> {
    let [a, b, c, d, e, f] = place.matrix;
    let at = |x: f64, y: f64| (a * x + b * y + c, d * x + e * y + f);
    let in_degrees = || by_corners(|x, y| Some(at(x, y)), size);
    let metres = 1.0 / METRES_A_YARD;
    let pixel = f64::midpoint(a.hypot(d), b.hypot(e));
    let sure = |placement, read| ByTags { placement, read, no_place: None };
    match place.model {
        Model::Geographic => Ok(sure(in_degrees()?, "longitude and latitude".to_owned())),
        Model::Projected => match FilePlane::new(Plane::Metres { epsg: place.epsg }) {
            Ok(plane) => {
                let degrees = |x, y| {
                    let (east, north) = at(x, y);
                    plane.degrees(east, north)
                };
                let placement = by_corners(degrees, size)?;
                let epsg = place.epsg.map_or_else(String::new, |n| format!(" EPSG:{n}"));
                Ok(sure(placement, format!("projection{epsg}, {pixel:.2} m a pixel")))
            }
            Err(why) => Ok(ByTags {
                placement: by_lengths(at, metres)?,
                read: format!("{pixel:.2} m a pixel"),
                no_place: Some(why),
            }),
        },
        Model::Unknown => match WorldPlane::likely_of(at, size) {
            WorldPlane::Degrees => {
                Ok(sure(in_degrees()?, "numbers that look like longitude and latitude".to_owned()))
            }
            plane => Ok(ByTags {
                placement: by_lengths(at, plane.yards())?,
                read: format!("numbers that look like metres, {pixel:.2} a pixel"),
                no_place: Some(ProjectionError::NoProjection),
            }),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::by_tags;
    use crate::placed;
    use oblique_georeference::{Point, ProjectionError};
    use oblique_scan::{GeoPlace, Model};
    use oblique_scenario::{BoardPlace, Decimal, Degrees, Ellipsoid, Known, Sheet, SheetPlacement};

    const SIZE: (u32, u32) = (1000, 800);

    fn place(model: Model, epsg: Option<u32>) -> GeoPlace {
        // Strasbourg in zone 32, two metres a pixel.
        GeoPlace { matrix: [2.0, 0.0, 407_912.455, 0.0, -2.0, 5_381_736.684], model, epsg }
    }

    #[test]
    fn a_known_projection_leads_to_degrees() {
        let found = by_tags(&place(Model::Projected, Some(32_632)), SIZE).expect("small numbers");
        assert!(found.no_place.is_none());
        assert_eq!(found.read, "projection EPSG:32632, 2.00 m a pixel");
        let SheetPlacement::Points(by) = &found.placement else { panic!("by its corners") };
        let Known::Degrees(at) = by.points[0].known else { panic!("in degrees") };
        assert!((at.longitude.get() - 7.751_389).abs() < 1e-6, "{at:?}");
        assert!((at.latitude.get() - 48.581_944).abs() < 1e-6, "{at:?}");
        // A thousand pixels of two metres, less what the zone is too small by there (0.04 %).
        let middle = Degrees { longitude: at.longitude, latitude: at.latitude };
        let ground =
            BoardPlace { middle: Some((middle, Ellipsoid::Wgs84)), ..BoardPlace::new(Decimal::whole(100)) };
        let sheet = Sheet { size: SIZE, placement: found.placement, ..Sheet::default() };
        let placed = placed(&sheet, Some(&ground)).expect("four corners").placement;
        let ends = [0.0, 1000.0].map(|x| placed.to_ground(Point::new(x, 400.0)).expect("on the sheet"));
        assert!((ends[0].distance(ends[1]) * 0.9144 - 2000.0).abs() < 2.0, "{ends:?}");
    }

    #[test]
    fn a_projection_nobody_knows_gives_the_size_and_says_so() {
        let found = by_tags(&place(Model::Projected, Some(9999)), SIZE).expect("small numbers");
        assert_eq!(found.no_place, Some(ProjectionError::Unknown { epsg: 9999 }));
        let found = by_tags(&place(Model::Projected, None), SIZE).expect("small numbers");
        assert_eq!(found.no_place, Some(ProjectionError::NoProjection));
        let sheet = Sheet { size: SIZE, placement: found.placement, ..Sheet::default() };
        let placed = placed(&sheet, None).expect("six numbers").placement;
        let yards = placed.yards_a_pixel(Point::new(5.0, 5.0)).expect("on the sheet");
        assert!((yards * 0.9144 - 2.0).abs() < 1e-6, "{yards}");
    }

    #[test]
    fn numbers_beyond_what_is_kept_are_refused() {
        let far = GeoPlace { matrix: [1e300, 0.0, 0.0, 0.0, 1e300, 0.0], model: Model::Unknown, epsg: None };
        assert!(by_tags(&far, SIZE).is_err());
        let nothing = GeoPlace { matrix: [f64::NAN; 6], ..far };
        assert!(by_tags(&nothing, SIZE).is_err());
    }
}
