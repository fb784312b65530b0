//! Orders of battle from spreadsheets.

use super::{ImportError, Imported, Importer, Parameters, Recognised, Source, Target};
use crate::spreadsheet::{Table, TableError};
use std::cell::RefCell;

/// Reads sheets of units: CSV, semicolons or tabs, and workbooks.
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
        &["csv", "tsv", "txt", "xlsx", "ods", "xls"]
    }

    fn recognise(&self, head: &[u8]) -> Recognised {
        // Text has no zero bytes but in UTF-16, which begins with its mark.
        let wide = matches!(head, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
        if !wide && !Table::may_be_book(head) && head.contains(&0) {
            Recognised::No
        } else {
            Recognised::Perhaps
        }
    }

    fn most_bytes(&self) -> u64 {
        32 << 20
    }

    fn import(
        &self,
        source: &Source<'_>,
        _: &Target<'_>,
        _: &Parameters,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Imported, ImportError> {
        let go_on = RefCell::new(go_on);
        match Table::read(source.bytes, &|| !(go_on.borrow_mut())(0.0)) {
            Ok(table) => Ok(Imported::OrderOfBattle(table)),
            Err(TableError::Empty) => Err(ImportError::Empty),
            Err(TableError::Cancelled) => Err(ImportError::Cancelled),
            Err(why @ TableError::Unreadable(_)) => Err(ImportError::Unreadable(why.to_string())),
        }
    }
}
