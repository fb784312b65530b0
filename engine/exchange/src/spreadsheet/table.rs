//! Tables as they are taken in: the text of a file, or the sheets of a workbook.

use super::book::sheet;
use super::{Column, ImportOptions, Vocabulary, Worksheet, decode};
use oblique_confined::{BookError, BookSheet, Workbooks};
use oblique_scenario::Scenario;
use oblique_scenario::words::thousands;
use thiserror::Error;

/// A table of units as it was read.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Table {
    /// Its cells.
    pub content: TableContent,
    /// What to tell about how it was read, a sentence each.
    pub notes: Vec<String>,
}

/// The cells of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableContent {
    /// A text: rows and separators as they were.
    Text(String),
    /// The sheets of a workbook; not empty.
    Book(Vec<NamedSheet>),
}

impl Default for TableContent {
    fn default() -> Self {
        Self::Text(String::new())
    }
}

/// A sheet of a workbook.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct NamedSheet {
    /// What it is called.
    pub name: String,
    /// Its cells.
    pub sheet: Worksheet,
}

/// No table could be read. Each displays as what follows the file's name in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// Nothing is in it.
    #[error("is empty")]
    Empty,
    /// It is none, or broken; says why and what to do.
    #[error("{0}")]
    Unreadable(String),
    /// Whoever waited did not want it any more.
    #[error("was not read: it was cancelled")]
    Cancelled,
}

impl Table {
    /// A table that is a text, as from the clipboard.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        Self { content: TableContent::Text(text.to_owned()), notes: Vec::new() }
    }

    /// May a file be a workbook, by how it begins?
    #[must_use]
    pub fn may_be_book(head: &[u8]) -> bool {
        head.starts_with(b"PK\x03\x04") || head.starts_with(&[0xd0, 0xcf, 0x11, 0xe0])
    }

    /// Reads a file: text, or a workbook, which is read by a process of its own that `is_cancelled` ends.
    ///
    /// # Errors
    /// Why there is no table.
    pub fn read(bytes: &[u8], is_cancelled: &dyn Fn() -> bool) -> Result<Self, TableError> {
        if !Self::may_be_book(bytes) {
            let (text, note) = decode(bytes);
            if Worksheet::read(&text, None).rows.is_empty() {
                return Err(TableError::Empty);
            }
            let notes = note.into_iter().map(str::to_owned).collect();
            return Ok(Self { content: TableContent::Text(text), notes });
        }
        let sheets = Workbooks::default().read(bytes, is_cancelled).map_err(|why| match why {
            BookError::Cancelled => TableError::Cancelled,
            why => TableError::Unreadable(why.to_string()),
        })?;
        let mut notes = Vec::new();
        let mut named = Vec::new();
        for book in sheets {
            notes.extend(notes_of(&book));
            let name = book.name.clone();
            let Some(sheet) = sheet(book) else {
                let why = format!(
                    "has cells so far apart on the sheet '{name}' that it cannot be taken in; bring them together"
                );
                return Err(TableError::Unreadable(why));
            };
            if !sheet.rows.is_empty() {
                named.push(NamedSheet { name, sheet });
            }
        }
        if named.is_empty() {
            return Err(TableError::Empty);
        }
        Ok(Self { content: TableContent::Book(named), notes })
    }

    /// The names of the sheets of a workbook; none of a text.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        match &self.content {
            TableContent::Text(_) => Vec::new(),
            TableContent::Book(sheets) => sheets.iter().map(|sheet| sheet.name.as_str()).collect(),
        }
    }

    /// One of its sheets, counted from 0: of a text the only one, with the separator it seems to have.
    #[must_use]
    pub fn sheet(&self, place: usize) -> Worksheet {
        match &self.content {
            TableContent::Text(text) => Worksheet::read(text, None),
            TableContent::Book(sheets) => {
                sheets.get(place).map(|named| named.sheet.clone()).unwrap_or_default()
            }
        }
    }

    /// The place of the sheet that is most like an order of battle: the first whose headers name units, else the first.
    #[must_use]
    pub fn likeliest<'a>(&self, scenario: &Scenario, known: impl Into<Vocabulary<'a>>) -> usize {
        let known = known.into();
        let TableContent::Book(sheets) = &self.content else { return 0 };
        let names_units = |named: &NamedSheet| {
            let options = ImportOptions::guess(&named.sheet, scenario, known);
            options.header_row.is_some()
                && [Column::Name, Column::Id].iter().any(|column| options.column_of(column).is_some())
        };
        sheets.iter().position(names_units).unwrap_or(0)
    }
}

/// What could not be read of a sheet.
fn notes_of(book: &BookSheet) -> Vec<String> {
    let name = &book.name;
    let mut notes = Vec::new();
    if book.damaged {
        notes.push(format!("The sheet '{name}' is damaged; what comes after the damage is not read."));
    }
    let counted = [
        (book.beyond, "lie beyond the rows and columns that are looked at and are left out"),
        (book.errors, "hold an error of the spreadsheet instead of a value"),
    ];
    for (count, what) in counted {
        if count > 0 {
            notes.push(format!("Cells of the sheet '{name}' {what} ({}).", thousands(count.into())));
        }
    }
    notes
}
