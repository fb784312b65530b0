//! The table beside a shapefile. Ours, because the ready-made reader gives a whole table up for one bad date, knows no
//! letters but those of Unicode, and loses count of rows that are marked as deleted.

use crate::{Attribute, Budget};
use std::collections::BTreeMap;

/// Bytes of the header, and of the description of a column.
const HEAD: usize = 32;
/// What ends the columns.
const END: u8 = 0x0d;

struct Column {
    name: String,
    kind: u8,
    at: usize,
    length: usize,
}

/// The rows of a table.
pub(super) struct Table<'a> {
    rows: &'a [u8],
    row_bytes: usize,
    columns: Vec<Column>,
    is_utf8: bool,
}

impl<'a> Table<'a> {
    /// By the bytes of the file and those of the `.cpg` beside it; why not where it is none.
    pub(super) fn of(bytes: &'a [u8], cpg: Option<&str>, budget: &Budget) -> Result<Self, &'static str> {
        if bytes.len() as u64 > budget.binary_bytes {
            return Err("the table beside the file is too large");
        }
        let two = |at: usize| Some(usize::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
        let (Some(first), Some(row_bytes)) = (two(8), two(10)) else { return Err("the table is cut off") };
        let rows = bytes.get(first..).ok_or("the table is cut off")?;
        if row_bytes < 2 || first < HEAD {
            return Err("the table has no rows");
        }
        let head = bytes.get(HEAD..first).unwrap_or_default();
        let mut columns = Vec::new();
        let mut at = 1;
        for column in head.chunks_exact(HEAD).take_while(|column| column.first() != Some(&END)) {
            let name = column.get(..11).unwrap_or_default().split(|b| *b == 0).next().unwrap_or_default();
            let (kind, length) = (column.get(11), column.get(16).map(|n| usize::from(*n)));
            let (Some(kind), Some(length)) = (kind, length) else { break };
            if at + length > row_bytes {
                break;
            }
            columns.push(Column { name: letters(name, true), kind: *kind, at, length });
            at += length;
        }
        if columns.is_empty() {
            return Err("the table has no columns");
        }
        let cpg = cpg.unwrap_or_default().trim_start_matches('\u{feff}').trim().to_ascii_uppercase();
        let is_utf8 = cpg.is_empty() || ["UTF-8", "UTF8", "65001"].contains(&cpg.as_str());
        Ok(Self { rows, row_bytes, columns, is_utf8 })
    }

    /// The attributes of a row, counted from 0; none where the table ends before.
    pub(super) fn row(&self, index: usize) -> BTreeMap<String, Attribute> {
        let row = index.checked_mul(self.row_bytes).and_then(|from| {
            let to = from.checked_add(self.row_bytes)?;
            self.rows.get(from..to)
        });
        let Some(row) = row else { return BTreeMap::new() };
        let value = |column: &Column| {
            let bytes = row.get(column.at..column.at + column.length)?;
            let value = self.value(column.kind, bytes)?;
            Some((column.name.clone(), value))
        };
        self.columns.iter().filter_map(value).collect()
    }

    fn value(&self, kind: u8, bytes: &[u8]) -> Option<Attribute> {
        let trimmed = bytes.trim_ascii();
        let trimmed = trimmed.split(|b| *b == 0).next().unwrap_or_default();
        match kind {
            b'N' | b'F' => {
                let number = std::str::from_utf8(trimmed).ok()?.replace(',', ".").parse::<f64>().ok()?;
                number.is_finite().then_some(Attribute::Number(number))
            }
            b'I' => bytes.try_into().ok().map(|four| Attribute::Number(f64::from(i32::from_le_bytes(four)))),
            b'L' => match trimmed {
                b"T" | b"t" | b"Y" | b"y" | b"1" => Some(Attribute::Text("yes".to_owned())),
                b"F" | b"f" | b"N" | b"n" | b"0" => Some(Attribute::Text("no".to_owned())),
                _ => None,
            },
            b'C' | b'D' if !trimmed.is_empty() => Some(Attribute::Text(letters(trimmed, self.is_utf8))),
            _ => None,
        }
    }
}

/// Bytes as letters: Unicode where they are such, each byte a letter of western Europe otherwise.
fn letters(bytes: &[u8], is_utf8: bool) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) if is_utf8 || text.is_ascii() => text.to_owned(),
        _ => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::Table;
    use crate::{Attribute, Budget};

    /// A table of the columns NAME (8 letters) and N (4 digits).
    pub(crate) fn table(rows: &[&[u8; 13]]) -> Vec<u8> {
        let mut bytes = vec![3, 126, 0, 0];
        bytes.extend((rows.len() as u32).to_le_bytes());
        bytes.extend([97, 0, 13, 0]);
        bytes.resize(32, 0);
        for (name, kind, length) in [(b"NAME", b'C', 8), (b"N\0\0\0", b'N', 4)] {
            let mut column = name.to_vec();
            column.resize(32, 0);
            (column[11], column[16]) = (kind, length);
            bytes.extend(column);
        }
        bytes.push(0x0d);
        bytes.extend(rows.iter().flat_map(|row| row.iter()));
        bytes
    }

    #[test]
    fn rows_are_attributes_and_western_letters_are_kept() {
        let bytes = table(&[b" Mill      12", b"*M\xfchle     x "]);
        let table = Table::of(&bytes, Some("ISO-8859-1"), &Budget::default()).expect("a table");
        let text = |row: usize, name: &str| table.row(row).get(name).map(|value| value.text().into_owned());
        assert_eq!(text(0, "NAME").as_deref(), Some("Mill"));
        assert_eq!(table.row(0).get("N"), Some(&Attribute::Number(12.0)));
        assert_eq!((text(1, "NAME").as_deref(), text(1, "N")), (Some("Mühle"), None));
        assert!(table.row(2).is_empty() && table.row(usize::MAX).is_empty());
    }

    #[test]
    fn headers_that_lie_are_no_tables() {
        let good = table(&[b" Mill      12"]);
        for cut in 0..98 {
            let _ = Table::of(&good[..cut], None, &Budget::default()).map(|table| table.row(0));
        }
        let mut no_rows = good.clone();
        no_rows[10] = 0;
        assert!(Table::of(&no_rows, None, &Budget::default()).is_err());
        let mut far = good;
        far[8..10].copy_from_slice(&[0xff, 0xff]);
        assert!(Table::of(&far, None, &Budget::default()).is_err());
    }
}
