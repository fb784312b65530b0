//! What a file could not carry, and where: a sentence with the hexes it is said of, so that a window can lead there.

use oblique_board::hex::{Hex, Layout};
use oblique_roster::totals::thousands;
use std::fmt;
use std::ops::Deref;

/// Hexes named in a sentence at most.
const MOST_NAMED: usize = 3;

/// A sentence about a file.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Note {
    /// The sentence.
    pub text: String,
    /// All hexes it is said of, in the order of the file.
    pub hexes: Vec<Hex>,
}

impl Note {
    /// A sentence that ends with how many there are and where, as 'Roads are left out (4, 0101, 0102, 0103 and others).'
    #[must_use]
    pub fn counted(text: &str, count: usize, hexes: Vec<Hex>, layout: Layout) -> Self {
        let number = thousands(i64::try_from(count).unwrap_or(i64::MAX));
        let text = match places(&hexes, count, layout) {
            None => format!("{text} ({number})."),
            Some(places) => format!("{text} ({number}, {places})."),
        };
        Self { text, hexes }
    }

    /// The same of hexes, as 'It is not known (2 hexes, 0101, 0102).'
    #[must_use]
    pub fn of_hexes(text: &str, hexes: Vec<Hex>, layout: Layout) -> Self {
        let number = thousands(i64::try_from(hexes.len()).unwrap_or(i64::MAX));
        let word = if hexes.len() == 1 { "hex" } else { "hexes" };
        let places = places(&hexes, hexes.len(), layout).unwrap_or_default();
        Self { text: format!("{text} ({number} {word}, {places})."), hexes }
    }
}

/// The first of some places by name; `None` where there is none.
fn places(hexes: &[Hex], count: usize, layout: Layout) -> Option<String> {
    let named: Vec<String> = hexes.iter().take(MOST_NAMED).map(|hex| layout.name(*hex)).collect();
    let more = if count > named.len() { " and others" } else { "" };
    (!named.is_empty()).then(|| format!("{}{more}", named.join(", ")))
}

impl From<String> for Note {
    fn from(text: String) -> Self {
        Self { text, hexes: Vec::new() }
    }
}

impl Deref for Note {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
