//! Words of a sheet for kinds and formations that the catalog has not: which they are, and what the user
//! says they mean.

use super::column::fold;
use super::{Column, ImportOptions, Worksheet, parse};
use oblique_rules::catalog::Catalog;
use std::collections::BTreeSet;

impl ImportOptions {
    /// The different cells of the column of kinds or of formations that are none of the catalog's; of other
    /// columns there are none.
    #[must_use]
    pub fn strange_words(&self, sheet: &Worksheet, column: usize, catalog: &Catalog) -> Vec<String> {
        let is_known = |text: &str| match self.mapping.get(column) {
            Some(Column::Kind) => parse::kind(text, catalog).is_ok(),
            Some(Column::Formation) => {
                catalog.kinds.iter().any(|kind| parse::formation(text, &kind.id, catalog).is_ok())
            }
            _ => true,
        };
        let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
        for row in self.body(sheet) {
            let cell = sheet.cell(row, column);
            if !cell.is_blank() && seen.insert(fold(cell.trimmed())) && !is_known(cell.trimmed()) {
                found.push(cell.trimmed().to_owned());
            }
        }
        found
    }

    /// Notes what a word of a column means, by its name in the catalog.
    pub fn explain(&mut self, column: &Column, word: &str, name: String) {
        self.words.entry(column.clone()).or_default().insert(fold(word), name);
    }

    /// What a word of a column is said to mean.
    #[must_use]
    pub fn explained(&self, column: &Column, word: &str) -> Option<&str> {
        self.words.get(column)?.get(&fold(word)).map(String::as_str)
    }
}
