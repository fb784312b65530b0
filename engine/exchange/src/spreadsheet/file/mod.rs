//! Orders of battle as files: text, and the workbooks of spreadsheet programs.
//!
//! In a workbook numbers are numbers and all else is text, whatever it begins with: no cell is a formula.

mod ods;
mod xlsx;

use super::export::texts;
use super::guard::{guard, unguard};
use super::{ExportOptions, export};
use oblique_rules::catalog::Catalog;
use oblique_scenario::Scenario;
use thiserror::Error;

/// What the sheet of a workbook is called.
const SHEET: &str = "Order of battle";
/// The largest whole number that a number of a spreadsheet holds exactly.
const LARGEST: i64 = 1 << 53;
/// What is told of every order of battle that was a battle.
pub const LEFT_OUT: &str = "Only the order of battle is written; the map, zones, tasks, results and rules of the battle are left out.";

/// What a sheet is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum SheetFormat {
    /// Text with separators.
    #[default]
    Text,
    /// A workbook of Excel.
    Xlsx,
    /// A spreadsheet of `LibreOffice`.
    Ods,
}

impl SheetFormat {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Text, Self::Xlsx, Self::Ods];

    /// The endings of its files in lower case, the usual one first.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Text => &["csv", "tsv"],
            Self::Xlsx => &["xlsx"],
            Self::Ods => &["ods"],
        }
    }

    /// What it is called in a form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "Text (CSV)",
            Self::Xlsx => "Excel (XLSX)",
            Self::Ods => "LibreOffice (ODS)",
        }
    }

    /// The one of an ending, in lower case.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.endings().contains(&ending))
    }
}

/// No file could be made. Displays as a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("The order of battle does not fit into a workbook ({0}). Export it as text instead.")]
pub struct SheetError(String);

/// A file of an order of battle. The same battle gives the same bytes.
///
/// # Errors
/// If a workbook has no room for it: a text of more than 32,767 letters.
pub fn file(
    scenario: &Scenario,
    catalog: &Catalog,
    options: &ExportOptions,
    format: SheetFormat,
) -> Result<Vec<u8>, SheetError> {
    if format == SheetFormat::Text {
        return Ok(export(scenario, catalog, options).into_bytes());
    }
    let rows = texts(scenario, catalog, options).into_iter();
    let cells: Vec<Vec<FileCell>> = rows.map(|row| row.into_iter().map(FileCell::of).collect()).collect();
    let made = match format {
        SheetFormat::Ods => ods::file(&cells).map_err(|why| why.to_string()),
        SheetFormat::Text | SheetFormat::Xlsx => xlsx::file(&cells).map_err(|why| why.to_string()),
    };
    made.map_err(|why| SheetError(why.trim_end_matches('.').to_owned()))
}

/// A cell as spreadsheet programs know it.
enum FileCell {
    /// Nothing.
    Empty,
    /// A whole number.
    Number(i64),
    /// Text, whatever it begins with.
    Text(String),
}

impl FileCell {
    /// Of what a unit has. Numbers as they are written by hand are numbers: `0312` is the name of a hex.
    fn of(text: Option<String>) -> Self {
        let Some(text) = text else { return Self::Empty };
        match text.parse::<i64>() {
            Ok(number) if number.abs() <= LARGEST && number.to_string() == text => Self::Number(number),
            // The reader leaves spaces around a text away, and a mark before a formula: those are marked once more.
            _ if text.trim() != text || text.is_empty() || unguard(&text).0 != text => {
                Self::Text(guard(&text))
            }
            _ => Self::Text(text),
        }
    }
}

#[cfg(test)]
mod tests;
