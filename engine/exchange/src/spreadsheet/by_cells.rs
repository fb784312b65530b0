//! Columns whose cells are not what their header promises: 'Type' over arms, 'Command' over the names of brigades.
//!
//! Must not know how a header is read at first.

use super::column::Headers;
use super::options::attribute_of;
use super::{Column, Conversion, ImportOptions, Vocabulary, Worksheet};

impl ImportOptions {
    /// Where no cell of a column is a value of the attribute its header names, and none is a rating that can be converted,
    /// the header is taken in its other meaning, if it has one that no column has yet.
    pub(super) fn go_by_cells(&mut self, sheet: &Worksheet, known: Vocabulary<'_>) {
        let Some(row) = self.header_row else { return };
        for index in 0..self.mapping.len() {
            let Some(Column::Attr(id)) = self.mapping.get(index) else { continue };
            let Some(attribute) = attribute_of(known.catalog, id) else { continue };
            let strange = self.strange_cells(sheet, index, known);
            let words: Vec<&str> = strange.iter().map(String::as_str).collect();
            if strange.is_empty()
                || strange.len() < self.different_cells(sheet, index)
                || Conversion::suggest(attribute, &words).is_some()
            {
                continue;
            }
            let other = Headers::other_meaning(sheet.cell(row, index).trimmed());
            let free = |column: &Column| match column {
                // Either says who is under whom.
                Column::Path | Column::Leader => {
                    !self.mapping.iter().any(|c| matches!(c, Column::Path | Column::Leader))
                }
                column => !self.mapping.contains(column),
            };
            if let Some(other) = other.filter(free) {
                self.mapping[index] = other;
            }
        }
    }
}
