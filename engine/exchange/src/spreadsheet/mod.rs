//! Orders of battle to and from spreadsheets: CSV and tab-separated text, workbooks, rows, units.
//!
//! Export writes chosen columns of one or both sides. Import reads a sheet, guesses which column is
//! what, and makes a [`Plan`]: the edit, the difference it makes, and every cell it cannot take.
//! Nothing is half imported: a plan with bad cells has no edit unless its rows may be left out.
//!
//! Must not know files or windows, nor any ruleset: attributes and their ranges are the catalog's.

mod book;
mod by_cells;
mod cells;
mod column;
mod export;
mod file;
mod guard;
mod hierarchy;
mod namesakes;
mod number;
mod options;
mod parse;
mod plan;
mod rating;
mod row;
mod side_nation;
mod table;
mod values;
mod vocabulary;
mod words;

pub use cells::{Cell, Separator, Worksheet, block_text, column_letter, decode};
pub use column::Column;
pub(crate) use column::fold;
pub use export::{ExportOptions, default_columns, export, rows};
pub use file::{LEFT_OUT, SheetError, SheetFormat, file};
pub use guard::{guard, unguard};
pub use number::Decimal;
pub use options::{Hierarchy, ImportOptions, looks_like_a_sheet};
pub(crate) use parse::kind_by_word;
pub use plan::{BadCell, Plan, plan};
pub use rating::Conversion;
pub use table::{NamedSheet, Table, TableContent, TableError};
pub use vocabulary::{Names, Vocabulary};

#[cfg(test)]
mod tests;
