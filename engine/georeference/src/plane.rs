//! A point of a plane: of a picture in pixels, of the ground in yards.

/// A point; which plane and which unit says whoever holds it. X to the right (east), y down (south).
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// To the right, or east.
    pub x: f64,
    /// Down, or south.
    pub y: f64,
}

impl Point {
    /// The point at x and y.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// How far the other is, in the plane's own unit.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Are both numbers numbers, and not endless?
    pub const fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }
}
