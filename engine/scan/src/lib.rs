//! Scanned sheets as pixels.
//!
//! Whatever looks at a sheet (the window, teaching by clicking, lines, contours) asks [`Pixels`] for an area at a
//! reduction, and never holds the whole of it.
//!
//! Must not know the editor, rulesets, boards or where a sheet lies on the ground.

mod pixels;

pub use pixels::{MOST_PIXELS_OF_AN_ANSWER, PixelArea, Pixels, PixelsError};
