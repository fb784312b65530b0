//! Why control points place nothing, and what to do about it.

/// Why no placement can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlacementError {
    /// Fewer points are on than the model needs.
    #[error(
        "{have} control points are on and this fit needs {need}: add points, switch some on, or choose a simpler fit"
    )]
    TooFew {
        /// Points that are on.
        have: usize,
        /// Points needed.
        need: usize,
    },
    /// More points than can be solved in reasonable time.
    #[error(
        "{have} control points are on and this fit takes {most} at most: switch some off, or choose another fit"
    )]
    TooMany {
        /// Points that are on.
        have: usize,
        /// Points allowed.
        most: usize,
    },
    /// A coordinate is not a number or endless.
    #[error("control point {} has a coordinate that is no number: type it again", .point + 1)]
    NotFinite {
        /// Which point, from 0.
        point: usize,
    },
    /// All points at one place, on the scan or on the ground.
    #[error("the control points lie at one place: move them apart, towards the corners of the sheet")]
    OnePlace,
    /// Points in a line.
    #[error("the control points lie in a line: add one well off that line, or choose the similarity fit")]
    InALine,
    /// Two points share a pixel.
    #[error("control points {} and {} lie on the same pixel: switch one of them off", .a + 1, .b + 1)]
    SamePixel {
        /// One of them, from 0.
        a: usize,
        /// The other.
        b: usize,
    },
    /// The points contradict each other so much that the sheet would be folded.
    #[error(
        "these control points would fold the sheet over: two of them may be swapped; switch the worst off"
    )]
    Folded,
    /// A map that has no way back.
    #[error("this placement squeezes the sheet into a line: check its numbers")]
    Flat,
    /// A distance of nothing.
    #[error("the distance between the two points must be above 0 yards")]
    NoDistance,
}
