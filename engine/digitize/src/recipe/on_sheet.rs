//! What stands in a recipe about lines, contour lines and heights printed on the scan.

use super::model::{HexHeight, yes};
use crate::LineInk;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The ink lines are printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum InkPart {
    /// That of lettering, roads and railways.
    Black,
    /// That of water.
    Blue,
    /// Of that red, green and blue on the scan.
    Picked(u8, u8, u8),
}

impl From<LineInk> for InkPart {
    fn from(ink: LineInk) -> Self {
        match ink {
            LineInk::Black => Self::Black,
            LineInk::Blue => Self::Blue,
            LineInk::Clicked([r, g, b]) => Self::Picked(r, g, b),
        }
    }
}

impl From<InkPart> for LineInk {
    fn from(ink: InkPart) -> Self {
        match ink {
            InkPart::Black => Self::Black,
            InkPart::Blue => Self::Blue,
            InkPart::Picked(r, g, b) => Self::Clicked([r, g, b]),
        }
    }
}

/// Lines looked for on the scan, and which of them are taken over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LinesPart {
    /// The ruleset's id of what they are: a road, a stream, a wall.
    pub kind: String,
    /// The ink they are printed in.
    pub ink: InkPart,
    /// Those that are as sure as that are taken over, in percent, unless they look like frames or lettering. None are
    /// without it.
    #[serde(default)]
    pub sure_percent: Option<u32>,
    /// Places on the scan in pixels: the line nearest to each is taken over, whatever it looks like.
    #[serde(default)]
    pub at: Vec<(f64, f64)>,
}

/// A line followed on the scan by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TracedPart {
    /// The ruleset's id of what it is.
    pub kind: String,
    /// Where it runs, from place to place on the scan in pixels, straight between them.
    pub along: Vec<(f64, f64)>,
}

/// Contour lines of the scan, their heights, and the levels made of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ContoursPart {
    /// The ink they are printed in.
    pub ink: InkPart,
    /// What gave them heights, in that order.
    pub given: Vec<GivenPart>,
    /// The height of level 0 in metres; proposed where base or step are not told.
    #[serde(default)]
    pub base_metres: Option<f64>,
    /// Metres a level.
    #[serde(default)]
    pub step_metres: Option<f64>,
    /// What stands for a hex.
    #[serde(default)]
    pub of_hex: HexHeight,
    /// Are hexes along streams lowered until water runs down?
    #[serde(default = "yes")]
    pub burn_streams: bool,
    /// The heights printed on the scan that the ground goes through; those of the scan without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printed: Option<Vec<SpotPart>>,
}

/// Levels of the ground interpolated between the heights printed on the scan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpotLevelsPart {
    /// The height of level 0 in metres; proposed where base or step are not told.
    #[serde(default)]
    pub base_metres: Option<f64>,
    /// Metres a level.
    #[serde(default)]
    pub step_metres: Option<f64>,
    /// What stands for a hex.
    #[serde(default)]
    pub of_hex: HexHeight,
    /// Are hexes along streams lowered until water runs down?
    #[serde(default = "yes")]
    pub burn_streams: bool,
    /// Contour lines whose heights hold too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<GivenLinesPart>,
    /// The heights printed on the scan that the ground goes through; those of the scan without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printed: Option<Vec<SpotPart>>,
}

/// Contour lines of an ink, and their heights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GivenLinesPart {
    /// The ink they are printed in.
    pub ink: InkPart,
    /// What gave them heights, in that order.
    pub given: Vec<GivenPart>,
}

/// What gave contour lines heights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum GivenPart {
    /// A drag across them.
    Drag {
        /// Where it goes on the scan, in pixels.
        path: Vec<(f64, f64)>,
        /// The height of the first line it crosses, in metres, where that has none.
        start_metres: f64,
        /// From line to line in metres, below nothing downhill.
        interval_metres: f64,
    },
    /// Heights were handed on over gaps.
    HandOn,
}

/// A height printed on the scan.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpotPart {
    /// Where, in pixels.
    pub pixel: (f64, f64),
    /// How high.
    pub metres: f64,
}
