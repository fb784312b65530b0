//! Patterns: areas told apart by marks and not by hues alone.

use crate::Rgba;
use serde::{Deserialize, Serialize};

/// Marks laid over an area. Sizes are in hexes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pattern {
    /// The mark.
    pub mark: PatternMark,
    /// Between marks.
    pub gap: f32,
    /// Size of a mark; for lines of no meaning.
    #[serde(default)]
    pub size: f32,
    /// Width of its lines; 0 fills it.
    pub width: f32,
    /// Its ink.
    pub color: Rgba,
}

/// A mark of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum PatternMark {
    /// Lines in a direction, degrees clockwise from the top of the map.
    Lines(f32),
    /// Lines in a direction and across it.
    Grid(f32),
    /// Discs or rings.
    Round,
    /// Short level strokes.
    Dashes,
    /// Short upright strokes.
    Ticks,
    /// Squares.
    Squares,
    /// Triangles.
    Triangles,
    /// Waves.
    Waves,
}
