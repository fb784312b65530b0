//! Which cell of a height model lies under a point of ground, by the projection the model tells.

use crate::{Frame, Grid};
use oblique_georeference::geodesy::Ground;
use oblique_georeference::{Point, Projected, ProjectionError};

/// Finds the cell under a point of ground. How far that can be off: see [`Projected`]; a model placed by the sheet's own
/// control points ([`oblique_georeference::placement::Placement::to_pixel`]) is not.
#[derive(Clone, Debug)]
pub struct CellFinder {
    frame: Frame,
    projected: Projected,
}

impl CellFinder {
    /// For a model and the ground its board lies on.
    ///
    /// # Errors
    /// Where the model does not tell its place, or a projection that is not known.
    pub fn new(grid: &Grid, ground: &Ground) -> Result<Self, ProjectionError> {
        Ok(Self { frame: *grid.frame(), projected: Projected::new(grid.plane(), ground)? })
    }

    /// The place among the cells under a point of ground in yards; `None` where there is none.
    pub fn cell(&self, ground: Point) -> Option<Point> {
        let (east, north) = self.projected.to_plane(ground)?;
        self.frame.cell(east, north)
    }
}

#[cfg(test)]
mod tests {
    use super::CellFinder;
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
}
