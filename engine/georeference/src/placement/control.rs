//! Control points: places known both on the scan and on the ground.

use crate::Point;

/// A place known on both: which pixel lies at which yards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    /// Where on the scan, in pixels.
    pub pixel: Point,
    /// Where on the ground, in yards.
    pub ground: Point,
}

/// A control point as the designer keeps it: switched off it is shown and measured but not fitted to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Control {
    /// The place.
    pub pair: Pair,
    /// Does the fit heed it?
    pub on: bool,
}

impl Control {
    /// A point that is heeded.
    pub const fn new(pixel: Point, ground: Point) -> Self {
        Self { pair: Pair { pixel, ground }, on: true }
    }
}
