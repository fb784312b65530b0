//! What a file has no room for, counted by what it is.

use oblique_board::hex::{Hex, Layout};
use oblique_roster::totals::thousands;
use std::collections::BTreeMap;

/// Hexes named in a sentence at most.
const MOST_NAMED: usize = 3;

/// What a file has no room for: sentences about it, each with the places it is said of.
#[derive(Default)]
pub(super) struct Lost(BTreeMap<String, (usize, Vec<Hex>)>);

impl Lost {
    /// Something at a hex, or nowhere on the map, as 'Deployment zones are not carried'.
    pub(super) fn add(&mut self, sentence: &str, hex: Option<Hex>) {
        let (count, places) = self.0.entry(sentence.to_owned()).or_default();
        *count += 1;
        if places.len() < MOST_NAMED {
            places.extend(hex);
        }
    }

    /// The same, if there are any.
    pub(super) fn add_many(&mut self, sentence: &str, many: usize) {
        if many > 0 {
            self.0.entry(sentence.to_owned()).or_default().0 += many;
        }
    }

    /// A sentence for each sort, with how many and where.
    pub(super) fn sentences(self, layout: Layout) -> Vec<String> {
        let sentence = |(text, (count, places)): (String, (usize, Vec<Hex>))| {
            let named: Vec<String> = places.iter().map(|hex| layout.name(*hex)).collect();
            let number = thousands(i64::try_from(count).unwrap_or(i64::MAX));
            match (named.is_empty(), count > named.len()) {
                (true, _) => format!("{text} ({number})."),
                (false, true) => format!("{text} ({number}, {} and others).", named.join(", ")),
                (false, false) => format!("{text} ({number}, {}).", named.join(", ")),
            }
        };
        self.0.into_iter().map(sentence).collect()
    }
}
