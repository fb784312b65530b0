//! What changed on the way from one ruleset to another, as a designer should read it.

use super::change::{Change, value_at};
use oblique_rules::catalog::Catalog;
use oblique_scenario::Scenario;
use oblique_scenario::check::Place;

/// What sort of change it is, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sort {
    /// The new ruleset refuses it and no remedy was at hand.
    Wrong,
    /// It has no counterpart and is gone.
    Lost,
    /// It was changed so that the new ruleset takes it.
    Fixed,
    /// It had to be worked out or takes its usual value.
    Guessed,
    /// Its counterpart says nearly the same.
    Rounded,
    /// Worth knowing.
    Note,
}

impl Sort {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wrong => "wrong",
            Self::Lost => "lost",
            Self::Fixed => "fixed",
            Self::Guessed => "guessed",
            Self::Rounded => "rounded",
            Self::Note => "note",
        }
    }
}

/// One thing to tell, with every place it is true of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What sort of change it is.
    pub sort: Sort,
    /// What happened, in a sentence.
    pub message: String,
    /// Where, with what was there and what is.
    pub places: Vec<Change>,
}

/// The report being written: entries of one message are one.
#[derive(Default)]
pub(super) struct Report(Vec<Line>);

/// An entry whose places have not been looked at yet.
struct Line {
    sort: Sort,
    message: String,
    places: Vec<Place>,
}

impl Report {
    pub(super) fn tell(&mut self, sort: Sort, message: impl Into<String>, place: Place) {
        let message = message.into();
        match self.0.iter_mut().find(|e| e.sort == sort && e.message == message) {
            Some(entry) if entry.places.contains(&place) => {}
            Some(entry) => entry.places.push(place),
            None => self.0.push(Line { sort, message, places: vec![place] }),
        }
    }

    /// How many places things of a sort were told of.
    pub(super) fn count(&self, sort: Sort) -> usize {
        self.0.iter().filter(|line| line.sort == sort).map(|line| line.places.len()).sum()
    }

    /// The gravest first, then in the order told, with what stood at each place before and stands there
    /// after.
    pub(super) fn done(mut self, before: (&Scenario, &Catalog), after: (&Scenario, &Catalog)) -> Vec<Entry> {
        self.0.sort_by_key(|line| line.sort);
        let change = |place: Place| Change {
            from: value_at(before.0, before.1, &place),
            to: value_at(after.0, after.1, &place),
            place,
        };
        let entry = |Line { sort, message, places }: Line| {
            let places = places.into_iter().map(change).collect();
            Entry { sort, message, places }
        };
        self.0.into_iter().map(entry).collect()
    }
}
