//! Heights that were given to the contour lines of a sheet, so that they can be given again.
//!
//! Where the lines run is not kept: whoever reads the scan finds them by their ink.

use super::{Decimal, PixelPoint};
use serde::{Deserialize, Serialize};

/// Heights given to the contour lines of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetContours {
    /// The ink the lines are printed in: red, green, blue.
    pub ink: [u8; 3],
    /// What gave heights, in the order it was done.
    pub given: Vec<ContoursGiven>,
}

/// What gave contour lines heights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ContoursGiven {
    /// A drag across them.
    Drag {
        /// Where it goes on the sheet, two places at least.
        path: Vec<PixelPoint>,
        /// The height of the first line it crosses, in metres.
        start_metres: Decimal,
        /// From line to line in metres, below nothing downhill.
        interval_metres: Decimal,
    },
    /// Heights were handed on over gaps.
    HandedOn,
}
