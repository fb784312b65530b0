//! Why there is no description or draft, and why a sample was passed over.

use crate::ClassId;
use crate::sheet::MOST_HEXES;
use crate::training::{MOST_CLASSES, MOST_SAMPLES};
use oblique_scan::PixelsError;

/// Why there is no description or no draft.
#[derive(Debug, thiserror::Error)]
pub enum ClassificationError {
    /// The board has no hexes.
    #[error("the board has no hexes")]
    NoHexes,
    /// The board is too large.
    #[error("a board of {hexes} hexes is too large to be described from a sheet; the most are {MOST_HEXES}")]
    TooManyHexes {
        /// How many it has.
        hexes: usize,
    },
    /// No hex lies on the sheet.
    #[error("no hex of the board lies on the sheet; place the sheet or move the board first")]
    OffTheSheet,
    /// Hexes are too small on the sheet to be told apart.
    #[error(
        "hexes are {px:.1} pixels wide on the sheet, too small to be told apart; give the board larger hexes or scan more finely"
    )]
    TooSmall {
        /// From the middle of a hex to that of its neighbour, in pixels of the sheet.
        px: f64,
    },
    /// The sheet does not give its pixels.
    #[error(transparent)]
    Pixels(#[from] PixelsError),
    /// Whoever waited did not want it any more.
    #[error("the work was cancelled")]
    Cancelled,
    /// There is nothing to learn from.
    #[error("no sample lies on the sheet and the board; click a few places of each terrain")]
    NoSamples,
    /// All samples are of one class.
    #[error("all samples are '{0}'; click a few places of another terrain too")]
    OneClass(ClassId),
    /// There are more classes than can be told apart.
    #[error("there are samples of {classes} terrains; the most are {MOST_CLASSES}")]
    TooManyClasses {
        /// How many.
        classes: usize,
    },
    /// There are more samples than can be learnt from within a second.
    #[error("there are {samples} samples; the most are {MOST_SAMPLES}")]
    TooManySamples {
        /// How many.
        samples: usize,
    },
}

/// Why a sample was passed over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SampleProblem {
    /// Its place is no number, or off the board.
    #[error("lies off the board")]
    OffTheBoard,
    /// Its hex or hexside lies off the sheet, or less than half on it.
    #[error("lies off the sheet")]
    OffTheSheet,
    /// A later sample says otherwise of the same hex or hexside.
    #[error("says '{said}' where a later sample says '{later}'")]
    Contradicted {
        /// What it says.
        said: ClassId,
        /// What is heeded.
        later: ClassId,
    },
    /// It was described by another version of this program in another way.
    #[error("was described by another version of the program")]
    OtherVersion,
}
