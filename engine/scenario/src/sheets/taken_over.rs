//! What a conversion has taken over from a sheet onto the board, step by step, so that a recipe can do it again.
//!
//! A step holds what it was made of as that was when it was taken over: samples, drags and spot heights of the sheet may be
//! others by now.

use super::{Decimal, PixelPoint, SheetContours, SpotHeight};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A step of a conversion that was taken over onto the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TakenOver {
    /// Terrain drafted from samples.
    Terrain {
        /// Hexes were taken over where the draft was as sure as this, in percent.
        sure_percent: u32,
        /// The samples, by the id of a terrain.
        samples: BTreeMap<String, Vec<PixelPoint>>,
    },
    /// A line found on the sheet, or followed on it by hand.
    Line {
        /// The ruleset's id of what it is.
        kind: String,
        /// Where it runs on the sheet, straight from place to place.
        course: Vec<PixelPoint>,
    },
    /// Features of a file of a GIS.
    Vectors {
        /// Its file, from the folder the scenario lies in, as that of a sheet.
        file: String,
        /// The EPSG number of its projection, where the file does not tell it.
        epsg: Option<u32>,
        /// The text of the table of what became of which features, where it was not the usual one.
        table: Option<String>,
    },
    /// Levels.
    Levels(SheetLevels),
}

/// Levels that were taken over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetLevels {
    /// What they were made of.
    pub of: LevelsOf,
    /// The height of level 0 in metres.
    pub base_metres: Decimal,
    /// Metres a level, above 0.
    pub step_metres: Decimal,
    /// What stood for a hex.
    pub of_hex: LevelMeasure,
    /// Were hexes along streams lowered until water runs down?
    pub burn_streams: bool,
}

/// What levels were made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LevelsOf {
    /// A height model.
    Model {
        /// Its file, from the folder the scenario lies in, as that of a sheet.
        file: String,
    },
    /// Heights printed on the sheet, the ground between them interpolated.
    Spots {
        /// Which.
        printed: Vec<SpotHeight>,
        /// Contour lines whose heights held too.
        contours: Option<SheetContours>,
    },
    /// Contour lines of the sheet.
    Contours {
        /// The drags that gave them heights.
        contours: SheetContours,
        /// Heights printed on the sheet, which the ground went through.
        printed: Vec<SpotHeight>,
    },
}

/// What stands for a hex where it has many heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum LevelMeasure {
    /// Their mean.
    #[default]
    Mean,
    /// The middle one.
    Median,
    /// The highest.
    Most,
}

impl LevelMeasure {
    /// Each with the word it has in files.
    pub const WORDS: [(&'static str, Self); 3] =
        [("mean", Self::Mean), ("median", Self::Median), ("most", Self::Most)];

    /// The word it has in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mean => "mean",
            Self::Median => "median",
            Self::Most => "most",
        }
    }
}

impl LevelsOf {
    /// Each way with the word it has in files.
    pub const WORDS: [&'static str; 3] = ["model", "spots", "contours"];

    /// The word it has in files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Model { .. } => Self::WORDS[0],
            Self::Spots { .. } => Self::WORDS[1],
            Self::Contours { .. } => Self::WORDS[2],
        }
    }
}

impl TakenOver {
    /// The file beside the scenario that the step was made of, where there is one.
    #[must_use]
    pub const fn file(&self) -> Option<&String> {
        match self {
            Self::Vectors { file, .. } | Self::Levels(SheetLevels { of: LevelsOf::Model { file }, .. }) => {
                Some(file)
            }
            Self::Terrain { .. } | Self::Line { .. } | Self::Levels(_) => None,
        }
    }

    /// The same file, to lead there from another folder.
    pub const fn file_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Vectors { file, .. } | Self::Levels(SheetLevels { of: LevelsOf::Model { file }, .. }) => {
                Some(file)
            }
            Self::Terrain { .. } | Self::Line { .. } | Self::Levels(_) => None,
        }
    }
}
