//! The cells of a workbook: of XLSX, ODS and XLS files. An answer is a row of parts, each with a letter for its sort and
//! its lengths in front of it, so that texts are what they are.

#[cfg(not(target_arch = "wasm32"))]
pub(super) mod cells;

use std::fmt;
use std::str::FromStr;

/// What it is called.
pub(crate) const NAME: &str = "workbook";

/// What is asked: cells within bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// Rows that are looked at.
    pub(crate) rows: u32,
    /// Columns that are looked at.
    pub(crate) columns: u32,
    /// The most cells there may be.
    pub(crate) cells: u64,
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.rows, self.columns, self.cells)
    }
}

impl FromStr for Question {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let [rows, columns, cells] = words[..] else { return Err(()) };
        let number = |word: &str| word.parse().map_err(drop);
        Ok(Self { rows: number(rows)?, columns: number(columns)?, cells: cells.parse().map_err(drop)? })
    }
}

/// The sort of a part of an answer, as a letter.
pub(crate) mod part {
    /// A sheet begins; a text, its name, follows.
    pub(crate) const SHEET: u8 = b'S';
    /// A cell: row and column from 0, then its text.
    pub(crate) const TEXT: u8 = b'T';
    /// The same, of a number.
    pub(crate) const NUMBER: u8 = b'N';
    /// Cells of the sheet that lie beyond what is looked at; their number follows.
    pub(crate) const BEYOND: u8 = b'B';
    /// Cells of the sheet that hold an error instead of a value; their number follows.
    pub(crate) const ERRORS: u8 = b'E';
    /// The sheet is damaged from here on.
    pub(crate) const DAMAGED: u8 = b'D';
    /// The end.
    pub(crate) const END: u8 = b'.';
    /// A password is needed.
    pub(crate) const LOCKED: u8 = b'L';
    /// It is no workbook that can be read.
    pub(crate) const NONE: u8 = b'?';
    /// There are more cells than may be.
    pub(crate) const MANY: u8 = b'M';
}
