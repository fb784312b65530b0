//! What a file has no room for, counted by what it is.

use crate::Note;
use oblique_board::hex::{Hex, Layout};
use std::collections::BTreeMap;

/// What a file has no room for: sentences about it, each with the places it is said of.
#[derive(Default)]
pub(super) struct Lost(BTreeMap<String, (usize, Vec<Hex>)>);

impl Lost {
    /// Something at a hex, or nowhere on the map, as 'Deployment zones are not carried'.
    pub(super) fn add(&mut self, sentence: &str, hex: Option<Hex>) {
        let (count, places) = self.0.entry(sentence.to_owned()).or_default();
        *count += 1;
        places.extend(hex);
    }

    /// The same, if there are any.
    pub(super) fn add_many(&mut self, sentence: &str, many: usize) {
        if many > 0 {
            self.0.entry(sentence.to_owned()).or_default().0 += many;
        }
    }

    /// A note for each sort, with how many and where.
    pub(super) fn sentences(self, layout: Layout) -> Vec<Note> {
        let note = |(text, (count, places)): (String, (usize, Vec<Hex>))| {
            Note::counted(&text, count, places, layout)
        };
        self.0.into_iter().map(note).collect()
    }
}
