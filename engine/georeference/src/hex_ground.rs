//! Where the hexes of a board lie on the ground.

use crate::Point;
use oblique_board::hex::{Hex, Layout, Orientation, on_paper};

/// The hexes of a board on the ground in yards.
///
/// ```
/// use oblique_board::hex::{Layout, Orientation};
/// use oblique_georeference::{HexGround, Point};
///
/// let layout = Layout::new(Orientation::Flat, 10, 8);
/// let ground = HexGround::new(layout, 100.0, Point::new(0.0, 0.0), 0.0).expect("hexes have a size");
/// let (a, b) = (ground.centre(layout.at(3, 4)), ground.centre(layout.at(4, 4)));
/// assert!((a.distance(b) - 100.0).abs() < 1e-9);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HexGround {
    layout: Layout,
    /// From the middle of a hex to that of its neighbour.
    yards: f64,
    origin: Point,
    /// Sine and cosine of the board's turn.
    turn: (f64, f64),
}

impl HexGround {
    /// By the yards from hex to hex, the place of the middle of the first hex of the first row, and the degrees the
    /// board is turned clockwise from north. `None` unless all are numbers and the hexes have a size.
    #[must_use]
    pub fn new(layout: Layout, yards_a_hex: f64, origin: Point, turned_degrees: f64) -> Option<Self> {
        let fine = yards_a_hex.is_finite() && yards_a_hex > 0.0 && origin.is_finite();
        let turn = turned_degrees.to_radians().sin_cos();
        (fine && turned_degrees.is_finite()).then_some(Self { layout, yards: yards_a_hex, origin, turn })
    }

    /// The board's layout.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Yards from the middle of a hex to that of its neighbour.
    #[must_use]
    pub const fn yards_a_hex(&self) -> f64 {
        self.yards
    }

    /// The middle of a hex.
    #[must_use]
    pub fn centre(&self, hex: Hex) -> Point {
        let from = on_paper(self.layout.orientation, self.layout.at(0, 0));
        let to = on_paper(self.layout.orientation, hex);
        self.off(self.origin, (to.0 - from.0) * self.yards, (to.1 - from.1) * self.yards)
    }

    /// The hex under a point, on the board or off it; `None` for what is no number or farther than boards reach.
    #[must_use]
    pub fn hex_at(&self, point: Point) -> Option<Hex> {
        let (along, across) = self.steps(point);
        if !(along.abs() < 1e8 && across.abs() < 1e8) {
            return None;
        }
        let steep = 0.75_f64.sqrt();
        let (q, r) = match self.layout.orientation {
            Orientation::Flat => (along / steep, across - along / steep / 2.0),
            Orientation::Pointy => (along - across / steep / 2.0, across / steep),
        };
        let first = self.layout.at(0, 0);
        let (x, y) = rounded(q, r);
        Some(Hex::new(first.x + x, first.y + y))
    }

    /// Where a point lies, in steps from hex to hex along and across the board from the middle of its first hex.
    #[must_use]
    pub fn steps(&self, point: Point) -> (f64, f64) {
        let (sin, cos) = self.turn;
        let (dx, dy) = ((point.x - self.origin.x) / self.yards, (point.y - self.origin.y) / self.yards);
        (dx * cos + dy * sin, dy * cos - dx * sin)
    }

    /// So many yards off a point, along and across the board.
    #[must_use]
    pub fn off(&self, from: Point, along: f64, across: f64) -> Point {
        let (sin, cos) = self.turn;
        Point::new(from.x + along * cos - across * sin, from.y + along * sin + across * cos)
    }

    /// Directions through the three pairs of sides, along and across the board: a hex is all that lies no more than
    /// half of [`HexGround::yards_a_hex`] from its middle in each of them.
    #[must_use]
    pub fn side_directions(&self) -> [(f64, f64); 3] {
        let steep = 0.75_f64.sqrt();
        match self.layout.orientation {
            Orientation::Flat => [(0.0, 1.0), (steep, 0.5), (steep, -0.5)],
            Orientation::Pointy => [(1.0, 0.0), (0.5, steep), (-0.5, steep)],
        }
    }

    /// Does a hex reach so many yards from its middle, along and across the board?
    #[must_use]
    pub fn reaches(&self, along: f64, across: f64) -> bool {
        let half = self.yards / 2.0;
        self.side_directions().into_iter().all(|(a, b)| (a * along + b * across).abs() <= half)
    }
}

/// The nearest hex to axial coordinates between hexes.
fn rounded(q: f64, r: f64) -> (i32, i32) {
    let (x, y, z) = (q.round(), r.round(), (-q - r).round());
    let (off_x, off_y, off_z) = ((x - q).abs(), (y - r).abs(), (z + q + r).abs());
    let (x, y) = if off_x > off_y && off_x > off_z {
        (-y - z, y)
    } else if off_y > off_z {
        (x, -x - z)
    } else {
        (x, y)
    };
    (x as i32, y as i32)
}

#[cfg(test)]
mod tests {
    use super::HexGround;
    use crate::Point;
    use oblique_board::hex::{Layout, Orientation, Shift};

    #[test]
    fn neighbours_are_a_step_apart_and_share_a_side() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            for shift in [Shift::Odd, Shift::Even] {
                let layout = Layout { shift, ..Layout::new(orientation, 6, 6) };
                let ground = HexGround::new(layout, 100.0, Point::new(40.0, -7.0), 30.0).expect("a size");
                let first = ground.centre(layout.at(0, 0));
                assert!(first.distance(Point::new(40.0, -7.0)) < 1e-9);
                for hex in layout.hexes() {
                    for (_, near) in layout.neighbours(hex) {
                        let steps = ground.centre(hex).distance(ground.centre(near));
                        assert!((steps - 100.0).abs() < 1e-9, "{hex:?} {near:?} {steps}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_point_near_the_middle_of_a_hex_lies_in_it() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            for shift in [Shift::Odd, Shift::Even] {
                let layout = Layout { shift, ..Layout::new(orientation, 7, 5) };
                let ground = HexGround::new(layout, 80.0, Point::new(-400.0, 90.0), 17.0).expect("a size");
                for hex in layout.hexes() {
                    let centre = ground.centre(hex);
                    for hour in 0..12 {
                        let (sin, cos) = (f64::from(hour) * 30.0_f64).to_radians().sin_cos();
                        let near = Point::new(centre.x + 39.0 * cos, centre.y + 39.0 * sin);
                        assert_eq!(ground.hex_at(near), Some(hex));
                    }
                }
                assert_eq!(ground.hex_at(Point::new(f64::INFINITY, 0.0)), None);
            }
        }
    }

    #[test]
    fn a_hex_reaches_to_its_sides_and_corners() {
        let of = |orientation| {
            let layout = Layout::new(orientation, 6, 6);
            HexGround::new(layout, 100.0, Point::default(), 0.0).expect("a size")
        };
        let (flat, pointy) = (of(Orientation::Flat), of(Orientation::Pointy));
        assert!(flat.reaches(0.0, 49.9) && !flat.reaches(0.0, 50.1));
        assert!(flat.reaches(57.7, 0.0) && !flat.reaches(57.8, 0.0) && !flat.reaches(45.0, 45.0));
        assert!(pointy.reaches(49.9, 0.0) && !pointy.reaches(50.1, 0.0) && pointy.reaches(0.0, -57.7));
        assert_eq!(HexGround::new(Layout::new(Orientation::Flat, 6, 6), 0.0, Point::default(), 0.0), None);
        let nowhere = Point::new(f64::NAN, 0.0);
        assert_eq!(HexGround::new(Layout::new(Orientation::Flat, 6, 6), 9.0, nowhere, 0.0), None);
    }
}
