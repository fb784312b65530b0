//! Which cell of a height model lies under a point of ground, by the projection the model tells.

use crate::{Frame, Grid, Plane};
use oblique_georeference::Point;
use oblique_georeference::geodesy::Ground;
use proj4rs::proj::Proj;
use proj4rs::transform::transform;

/// Why the cells of a model are not found by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FinderError {
    /// The file tells no place.
    #[error("the file does not tell where the height model lies: place it by control points, as a scan")]
    Pixels,
    /// Metres of an unknown projection.
    #[error(
        "the file does not tell its projection: give its EPSG number, or place the model by control points"
    )]
    NoProjection,
    /// A projection that cannot be reckoned.
    #[error(
        "the projection EPSG:{epsg} is not known here: warp the model to longitude and latitude (gdalwarp -t_srs EPSG:4326), or place it by control points"
    )]
    Projection {
        /// Its number.
        epsg: u32,
    },
}

/// Finds the cell under a point of ground.
///
/// Longitude and latitude of the ground are taken for those of the model. On sheets older than satellites the two may
/// differ by up to 200 yards; a model placed by the sheet's own control points
/// ([`oblique_georeference::placement::Placement::to_pixel`]) has no such difference.
#[derive(Clone, Debug)]
pub struct CellFinder {
    frame: Frame,
    ground: Ground,
    /// From longitude and latitude to the model's projection, unless it is in degrees itself.
    projection: Option<(Proj, Proj)>,
}

impl CellFinder {
    /// For a model and the ground its board lies on.
    pub fn new(grid: &Grid, ground: &Ground) -> Result<Self, FinderError> {
        let projection = match grid.plane() {
            Plane::Degrees => None,
            Plane::Pixels => return Err(FinderError::Pixels),
            Plane::Metres { epsg: None } => return Err(FinderError::NoProjection),
            Plane::Metres { epsg: Some(epsg) } => {
                Some(projection(epsg).ok_or(FinderError::Projection { epsg })?)
            }
        };
        Ok(Self { frame: *grid.frame(), ground: ground.clone(), projection })
    }

    /// The place among the cells under a point of ground in yards; `None` where there is none.
    pub fn cell(&self, ground: Point) -> Option<Point> {
        let (longitude, latitude) = self.ground.degrees(ground).ok()?;
        let Some((degrees, plane)) = &self.projection else {
            return self.frame.cell(longitude, latitude);
        };
        let mut at = (longitude.to_radians(), latitude.to_radians(), 0.0);
        transform(degrees, plane, &mut at).ok()?;
        // The frame is in metres whatever the projection counts in.
        self.frame.cell(at.0 * plane.to_meter(), at.1 * plane.to_meter())
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
    use super::{CellFinder, FinderError};
    use crate::{Frame, Grid, Plane};
    use oblique_georeference::Point;
    use oblique_georeference::geodesy::{Ellipsoid, Ground};

    fn grid(west: f64, north: f64, cell: f64, plane: Plane) -> Grid {
        let frame = Frame::north_up((west, north), (cell, cell)).expect("a size");
        Grid::new(100, 100, vec![0.0; 10_000], frame, plane).expect("a grid")
    }

    #[test]
    fn a_place_is_the_cell_it_has_by_the_library_others_use() {
        // Longitude, latitude, projection, and east and north in metres as PROJ has them (`gdaltransform`); the last
        // is in feet of the U.S. surveys.
        let places = [
            (7.751_389, 48.581_944, 32_632, 407_912.455, 5_381_736.684),
            (7.751_389, 48.581_944, 2154, 1_050_253.219, 6_841_844.597),
            (-84.2, 36.5, 2274, 2_497_558.788 * 1200.0 / 3937.0, 793_564.728 * 1200.0 / 3937.0),
        ];
        for (longitude, latitude, epsg, east, north) in places {
            let ground = Ground::about(longitude, latitude, Ellipsoid::Wgs84).expect("a place");
            let grid = grid(east - 50.0, north + 25.0, 1.0, Plane::Metres { epsg: Some(epsg) });
            let finder = CellFinder::new(&grid, &ground).expect("a projection");
            let cell = finder.cell(Point::default()).expect("a cell");
            assert!((cell.x - 50.0).abs() < 0.01 && (cell.y - 25.0).abs() < 0.01, "EPSG:{epsg} {cell:?}");
        }
        let ground = Ground::about(7.751_389, 48.581_944, Ellipsoid::Wgs84).expect("a place");
        let grid = grid(7.75, 48.59, 0.001, Plane::Degrees);
        let cell = CellFinder::new(&grid, &ground).expect("degrees").cell(Point::default()).expect("a cell");
        assert!((cell.x - 1.389).abs() < 1e-3 && (cell.y - 8.056).abs() < 1e-3, "{cell:?}");
    }

    #[test]
    fn models_that_do_not_tell_are_refused_with_a_way_out() {
        let ground = Ground::about(7.75, 48.58, Ellipsoid::Wgs84).expect("a place");
        let refused = |plane| CellFinder::new(&grid(0.0, 0.0, 10.0, plane), &ground).err();
        assert_eq!(refused(Plane::Pixels), Some(FinderError::Pixels));
        assert_eq!(refused(Plane::Metres { epsg: None }), Some(FinderError::NoProjection));
        for epsg in [0, 1, 4326, 65_535, 4_000_000_000] {
            assert_eq!(refused(Plane::Metres { epsg: Some(epsg) }), Some(FinderError::Projection { epsg }));
        }
    }
}
