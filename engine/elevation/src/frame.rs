//! Where the cells of a grid lie in the plane of whoever made it.

use oblique_georeference::world_file::WorldFile;
use oblique_georeference::{Plane, Point};

/// What the plane of a file that does not say is taken for: degrees where all numbers could be degrees and a cell is
/// smaller than one, metres otherwise.
#[must_use]
pub(crate) fn guessed(frame: &Frame, width: u32, height: u32) -> Plane {
    let corners = [(0, 0), (width, 0), (0, height), (width, height)];
    let could_be = corners.iter().all(|(column, row)| {
        let (x, y) = frame.place(Point::new(f64::from(*column), f64::from(*row)));
        x.abs() <= 360.0 && y.abs() <= 90.5
    });
    let (dx, dy) = frame.cell_size();
    if could_be && dx < 1.0 && dy < 1.0 { Plane::Degrees } else { Plane::Metres { epsg: None } }
}

/// An affine map from cells to a plane and back. Cells are counted from the corner of the first one, whose middle is
/// at (0.5, 0.5); x of the plane goes east, y north.
///
/// ```
/// use oblique_elevation::Frame;
/// use oblique_georeference::Point;
///
/// // The west and south edge of ten rows of 30 metres.
/// let frame = Frame::north_up((500_000.0, 4_000_300.0), (30.0, 30.0)).expect("cells have a size");
/// assert_eq!(frame.place(Point::new(0.0, 10.0)), (500_000.0, 4_000_000.0));
/// assert_eq!(frame.cell(500_015.0, 4_000_285.0), Some(Point::new(0.5, 0.5)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// x = a·column + b·row + c, y = d·column + e·row + f.
    there: [f64; 6],
    back: [f64; 4],
}

impl Frame {
    /// Cells that are their own plane, as pixels are.
    pub const PIXELS: Self = Self { there: [1.0, 0.0, 0.0, 0.0, 1.0, 0.0], back: [1.0, 0.0, 0.0, 1.0] };

    /// By six numbers: x = a·column + b·row + c, y = d·column + e·row + f. `None` where there is no way back.
    #[must_use]
    pub fn new([a, b, c, d, e, f]: [f64; 6]) -> Option<Self> {
        let det = a * e - b * d;
        let back = [e / det, -b / det, -d / det, a / det];
        let fine = det != 0.0 && [a, b, c, d, e, f].iter().chain(&back).all(|n| n.is_finite());
        fine.then_some(Self { there: [a, b, c, d, e, f], back })
    }

    /// Rows from north to south, by the north-west corner of the first cell and the width and height of a cell.
    #[must_use]
    pub fn north_up((west, north): (f64, f64), (width, height): (f64, f64)) -> Option<Self> {
        Self::new([width, 0.0, west, 0.0, -height, north])
    }

    /// By a world file beside the grid.
    #[must_use]
    pub fn of_world_file(file: &WorldFile) -> Option<Self> {
        let [at, right, down] =
            [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(|(x, y)| file.place(Point::new(x, y)));
        Self::new([right.0 - at.0, down.0 - at.0, at.0, right.1 - at.1, down.1 - at.1, at.1])
    }

    /// East and north of a place among the cells.
    #[must_use]
    pub fn place(&self, cell: Point) -> (f64, f64) {
        let [a, b, c, d, e, f] = self.there;
        (a * cell.x + b * cell.y + c, d * cell.x + e * cell.y + f)
    }

    /// The place among the cells of a point of the plane; `None` for what is no number.
    #[must_use]
    pub fn cell(&self, east: f64, north: f64) -> Option<Point> {
        let [a, b, d, e] = self.back;
        let (x, y) = (east - self.there[2], north - self.there[5]);
        Some(Point::new(a * x + b * y, d * x + e * y)).filter(|p| p.is_finite())
    }

    /// The same where so many cells by so many are one; `None` where there is no way back.
    pub(crate) fn coarser(&self, by: f64) -> Option<Self> {
        let [a, b, c, d, e, f] = self.there;
        Self::new([a * by, b * by, c, d * by, e * by, f])
    }

    /// How long the sides of a cell are, in units of the plane: along a row, along a column.
    #[must_use]
    pub fn cell_size(&self) -> (f64, f64) {
        let [a, b, _, d, e, _] = self.there;
        (a.hypot(d), b.hypot(e))
    }
}

#[cfg(test)]
mod tests {
    use super::{Frame, guessed};
    use oblique_georeference::Plane;
    use oblique_georeference::Point;
    use oblique_georeference::world_file::WorldFile;

    #[test]
    fn a_turned_frame_leads_there_and_back_and_a_flat_one_is_none() {
        let frame = Frame::new([3.0, 1.0, 100.0, -1.0, -4.0, 50.0]).expect("it has a way back");
        let (x, y) = frame.place(Point::new(7.5, 2.25));
        let cell = frame.cell(x, y).expect("a number");
        assert!((cell.x - 7.5).abs() < 1e-12 && (cell.y - 2.25).abs() < 1e-12);
        assert_eq!(Frame::new([1.0, 2.0, 0.0, 2.0, 4.0, 0.0]), None);
        assert_eq!(Frame::new([f64::NAN, 0.0, 0.0, 0.0, 1.0, 0.0]), None);
        assert_eq!(frame.cell(f64::INFINITY, 0.0), None);
    }

    #[test]
    fn a_world_file_places_cells() {
        let world = WorldFile::read("10\n1\n2\n-10\n500005\n3999995\n").expect("six numbers");
        let frame = Frame::of_world_file(&world).expect("it has a way back");
        let (x, y) = frame.place(Point::new(7.25, 3.5));
        let (right_x, right_y) = world.place(Point::new(7.25, 3.5));
        assert!((x - right_x).abs() < 1e-6 && (y - right_y).abs() < 1e-6);
    }

    #[test]
    fn degrees_are_told_from_metres() {
        let plane = |west, north, cell| {
            let frame = Frame::north_up((west, north), (cell, cell)).expect("a size");
            guessed(&frame, 400, 300)
        };
        assert_eq!(plane(-84.4, 36.7, 1.0 / 1200.0), Plane::Degrees);
        assert_eq!(plane(330_000.0, 5_600_000.0, 10.0), Plane::Metres { epsg: None });
        assert_eq!(plane(0.0, 300.0, 1.0), Plane::Metres { epsg: None });
    }
}
