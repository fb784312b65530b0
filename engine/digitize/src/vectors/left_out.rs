//! What was left out of a draft, and why.

use std::collections::BTreeMap;

/// Why features are left out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Why {
    /// No row fits.
    #[error("no row of the table fits")]
    NoRow,
    /// They lie elsewhere.
    #[error("off the board")]
    OffBoard,
    /// A word the ruleset has nothing for.
    #[error("the ruleset, or the board, has no '{0}'")]
    NoWord(String),
    /// Snapped, they would lie too far from where they are.
    #[error("farther from the hexes than the snapping distance")]
    TooFar,
    /// Snapped, nothing is left.
    #[error("shorter than a step from hex to hex")]
    TooShort,
    /// Drawn already.
    #[error("drawn there already")]
    Repeats,
    /// No hex is covered enough.
    #[error("too little of every hex is covered")]
    TooLittle,
    /// Nothing to be written.
    #[error("without a name")]
    NoName,
    /// An outline that crosses the board too often.
    #[error("outlines too tangled")]
    Tangled,
}

/// Features left out for one reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Why.
    pub why: Why,
    /// How many.
    pub features: usize,
    /// The name of one of them, where it has one.
    pub example: String,
}

impl LeftOut {
    /// It in a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        let one = if self.features == 1 {
            "1 feature is".to_owned()
        } else {
            format!("{} features are", self.features)
        };
        let example = if self.example.is_empty() { String::new() } else { format!(" ('{}')", self.example) };
        format!("{one} left out{example}: {}.", self.why)
    }
}

/// Counts what is left out.
#[derive(Default)]
pub(super) struct Tally(BTreeMap<Why, (usize, String)>);

impl Tally {
    pub(super) fn add(&mut self, why: Why, name: &str) {
        let (count, example) = self.0.entry(why).or_default();
        *count += 1;
        if example.is_empty() {
            *example = name.chars().take(60).collect();
        }
    }

    /// The most first.
    pub(super) fn list(self) -> Vec<LeftOut> {
        let all = self.0.into_iter().map(|(why, (features, example))| LeftOut { why, features, example });
        let mut all: Vec<_> = all.collect();
        all.sort_by_key(|left| std::cmp::Reverse(left.features));
        all
    }
}
