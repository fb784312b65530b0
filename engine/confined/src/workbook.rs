//! Cells of workbooks, for whoever takes tables in.

use crate::readers::workbook::{self, Question, part};
use crate::{Asked, Limits, Stopped};
use std::time::Duration;
use thiserror::Error;

/// Bytes of an answer read at once.
const PIECE: usize = 1 << 16;
/// Bytes of an answer beside the text of a cell: its sort, its place and its length.
const PART_BYTES: u64 = 13;

/// Reads workbooks of spreadsheets, XLSX, ODS and XLS, in a process of its own.
#[derive(Clone, Copy, Debug)]
pub struct Workbooks {
    /// What reading may cost.
    pub limits: Limits,
    /// Rows of a sheet that are looked at.
    pub rows: u32,
    /// Columns of a sheet that are looked at.
    pub columns: u32,
    /// The most cells with something in them.
    pub cells: u64,
    /// The most bytes of text.
    pub text_bytes: u64,
}

impl Default for Workbooks {
    /// 100,000 rows of 1,024 columns, half a million cells, 64 MiB of text; 1 GiB, half a minute.
    fn default() -> Self {
        let limits = Limits { memory_bytes: 1 << 30, time: Duration::from_secs(30) };
        Self { limits, rows: 100_000, columns: 1024, cells: 500_000, text_bytes: 64 << 20 }
    }
}

/// A sheet of a workbook.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BookSheet {
    /// What it is called.
    pub name: String,
    /// Its cells that say something, in the order of the file.
    pub cells: Vec<BookCell>,
    /// Cells beyond the rows and columns that are looked at.
    pub beyond: u32,
    /// Cells that hold an error instead of a value.
    pub errors: u32,
    /// Could not all of it be read?
    pub damaged: bool,
}

/// A cell of a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookCell {
    /// Its row from 0.
    pub row: u32,
    /// Its column from 0.
    pub column: u32,
    /// What it says: numbers with a point, times of day as `09:30`, truth as `yes` and `no`.
    pub text: String,
    /// Is it a number to the spreadsheet?
    pub number: bool,
}

/// A workbook that cannot be read. Each displays as what follows the file's name in a sentence.
#[derive(Debug, Error)]
pub enum BookError {
    /// It is none of those read here, or broken.
    #[error("is no workbook (XLSX, ODS, XLS), or is damaged; open it in its program and save it again")]
    None,
    /// It needs a password.
    #[error("is locked with a password; open it in its program and save it without one")]
    Locked,
    /// It has more cells than may be.
    #[error("has more than {0} cells; save the sheet of the order of battle alone")]
    TooMany(u64),
    /// Reading it took more than it may.
    #[error("was given up after {most_mib} MiB of memory or {most_seconds} s; save its sheet as CSV")]
    TooMuchWork {
        /// MiB allowed.
        most_mib: u64,
        /// Seconds allowed.
        most_seconds: u64,
    },
    /// The reader fell over it.
    #[error("is so damaged that its reader gave it up; open it in its program and save it again")]
    GaveUp,
    /// Nobody wants it any more.
    #[error("was not read: it was cancelled")]
    Cancelled,
    /// This system has no reader.
    #[error("cannot be read: this system starts no reader for workbooks ({0}); save its sheet as CSV")]
    Impossible(std::io::Error),
}

impl Workbooks {
    /// The sheets of a workbook that are shown, as they stand in it.
    ///
    /// # Errors
    /// Why there are none.
    pub fn read(&self, bytes: &[u8], is_cancelled: &dyn Fn() -> bool) -> Result<Vec<BookSheet>, BookError> {
        let book_error = |why| self.book_error(why);
        let question = Question { rows: self.rows, columns: self.columns, cells: self.cells };
        let mut source = bytes;
        let question = question.to_string();
        let mut asked = Asked::start(workbook::NAME, &question, &mut source, self.limits, is_cancelled)
            .map_err(book_error)?;
        let answer = self.answer(&mut asked)?;
        // Where it stops in the middle, whoever answered knows why.
        self.sheets(&answer).unwrap_or_else(|| Err(self.book_error(why_short(&mut asked))))
    }

    /// All that is answered.
    fn answer(&self, asked: &mut Asked<'_>) -> Result<Vec<u8>, BookError> {
        let most = self.text_bytes + self.cells * PART_BYTES;
        let mut answer = Vec::new();
        let mut piece = vec![0; PIECE];
        loop {
            let count = asked.read(&mut piece).map_err(|why| self.book_error(why))?;
            answer.extend_from_slice(piece.get(..count).unwrap_or_default());
            if count == 0 {
                return Ok(answer);
            }
            if answer.len() as u64 > most {
                return Err(BookError::TooMany(self.cells));
            }
        }
    }

    /// The sheets of an answer; `None` where it has no end.
    fn sheets(&self, answer: &[u8]) -> Option<Result<Vec<BookSheet>, BookError>> {
        let mut rest = answer;
        let mut sheets: Vec<BookSheet> = Vec::new();
        loop {
            let (sort, after) = rest.split_first()?;
            rest = after;
            match *sort {
                part::END => return Some(Ok(sheets)),
                part::LOCKED => return Some(Err(BookError::Locked)),
                part::NONE => return Some(Err(BookError::None)),
                part::MANY => return Some(Err(BookError::TooMany(self.cells))),
                part::SHEET => {
                    sheets.push(BookSheet { name: text(&mut rest)?, ..BookSheet::default() });
                    continue;
                }
                _ => {}
            }
            let sheet = sheets.last_mut()?;
            match *sort {
                part::TEXT | part::NUMBER => {
                    let (row, column) = (whole(&mut rest)?, whole(&mut rest)?);
                    let number = *sort == part::NUMBER;
                    sheet.cells.push(BookCell { row, column, text: text(&mut rest)?, number });
                }
                part::BEYOND => sheet.beyond = whole(&mut rest)?,
                part::ERRORS => sheet.errors = whole(&mut rest)?,
                part::DAMAGED => sheet.damaged = true,
                _ => return None,
            }
        }
    }

    fn book_error(&self, why: Stopped) -> BookError {
        match why {
            Stopped::Cancelled => BookError::Cancelled,
            Stopped::OutOfBounds => BookError::TooMuchWork {
                most_mib: self.limits.memory_mib(),
                most_seconds: self.limits.time.as_secs(),
            },
            Stopped::GaveUp => BookError::GaveUp,
            Stopped::Impossible(why) | Stopped::Unreadable(why) => BookError::Impossible(why),
        }
    }
}

/// Why an answer ended in the middle.
fn why_short(asked: &mut Asked<'_>) -> Stopped {
    asked.read_exact(&mut [0]).err().unwrap_or(Stopped::GaveUp)
}

fn whole(from: &mut &[u8]) -> Option<u32> {
    let (number, rest) = from.split_first_chunk::<4>()?;
    *from = rest;
    Some(u32::from_le_bytes(*number))
}

fn text(from: &mut &[u8]) -> Option<String> {
    let length = whole(from)? as usize;
    let (text, rest) = from.split_at_checked(length)?;
    *from = rest;
    String::from_utf8(text.to_vec()).ok()
}
