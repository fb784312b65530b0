//! Orders of battle from spreadsheets.

use super::{ImportError, Imported, Importer, Parameters, Recognised, Source, Table, Target};
use crate::spreadsheet::{Worksheet, decode};

/// Reads sheets of units: CSV, semicolons or tabs.
#[derive(Clone, Copy, Debug)]
pub struct OrderOfBattle;

impl Importer for OrderOfBattle {
    fn id(&self) -> &'static str {
        "roster"
    }

    fn name(&self) -> &'static str {
        "order of battle"
    }

    fn description(&self) -> &'static str {
        "Units from a spreadsheet: they are found again by id, else by side and name, changed or added."
    }

    fn plural(&self) -> &'static str {
        "orders of battle"
    }

    fn files(&self) -> &'static str {
        "Spreadsheets"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["csv", "tsv", "txt"]
    }

    fn recognise(&self, head: &[u8]) -> Recognised {
        // Text has no zero bytes but in UTF-16, which begins with its mark.
        let wide = matches!(head, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
        if !wide && head.contains(&0) { Recognised::No } else { Recognised::Perhaps }
    }

    fn most_bytes(&self) -> u64 {
        32 << 20
    }

    fn import(
        &self,
        source: &Source<'_>,
        _: &Target<'_>,
        _: &Parameters,
        _: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Imported, ImportError> {
        let (text, note) = decode(source.bytes);
        if Worksheet::read(&text, None).rows.is_empty() {
            return Err(ImportError::Empty);
        }
        Ok(Imported::OrderOfBattle(Table { text, note }))
    }
}
