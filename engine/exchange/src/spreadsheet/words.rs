//! Words of a sheet for sides, kinds and formations that the battle and the catalog have not: which they are, and what
//! the user says they mean.

use super::column::fold;
use super::{Column, ImportOptions, Vocabulary, Worksheet, parse};
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeSet;

impl ImportOptions {
    /// The different cells of the column of sides that are none of the battle's, or of the columns of kinds or of formations
    /// that are none of the catalog's; of other columns there are none.
    #[must_use]
    pub fn strange_words<'a>(
        &self,
        sheet: &Worksheet,
        column: usize,
        scenario: &Scenario,
        known: impl Into<Vocabulary<'a>>,
    ) -> Vec<String> {
        let known = known.into();
        let is_known = |text: &str| match self.mapping.get(column) {
            Some(Column::Side) => parse::side(text, scenario, known).is_ok(),
            Some(Column::Kind) => parse::kind(text, known).is_ok(),
            Some(Column::Formation) => {
                known.catalog.kinds.iter().any(|kind| parse::formation(text, &kind.id, known).is_ok())
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

    /// Says which sides of a battle without units the sheet means by names that battle has not, in the order of its rows.
    pub(super) fn suggest_sides(&mut self, sheet: &Worksheet, scenario: &Scenario, known: Vocabulary<'_>) {
        let Some(column) = self.column_of(&Column::Side).filter(|_| scenario.pieces.is_empty()) else {
            return;
        };
        let strange = self.strange_words(sheet, column, scenario, known);
        if strange.len() <= Side::BOTH.len() {
            for (word, side) in strange.iter().zip(Side::BOTH) {
                self.explain(&Column::Side, word, side.to_string());
            }
        }
    }

    /// Notes what a word of a column means, by its name in the catalog; a side by its letter.
    pub fn explain(&mut self, column: &Column, word: &str, name: String) {
        self.words.entry(column.clone()).or_default().insert(fold(word), name);
    }

    /// What a word of a column is said to mean.
    #[must_use]
    pub fn explained(&self, column: &Column, word: &str) -> Option<&str> {
        self.words.get(column)?.get(&fold(word)).map(String::as_str)
    }
}
