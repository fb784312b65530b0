//! What changed on the way from one ruleset to another, as a designer should read it.

use oblique_scenario::check::Place;

/// What sort of change it is, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sort {
    /// The new ruleset refuses it and no remedy was at hand.
    Wrong,
    /// It has no counterpart and is gone.
    Lost,
    /// It was changed so that the new ruleset takes it.
    Mended,
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
            Self::Mended => "fixed",
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
    /// Where, in the new scenario.
    pub places: Vec<Place>,
}

/// The report being written: entries of one message are one.
#[derive(Default)]
pub(super) struct Report(Vec<Entry>);

impl Report {
    pub(super) fn tell(&mut self, sort: Sort, message: impl Into<String>, place: Place) {
        let message = message.into();
        match self.0.iter_mut().find(|e| e.sort == sort && e.message == message) {
            Some(entry) if entry.places.contains(&place) => {}
            Some(entry) => entry.places.push(place),
            None => self.0.push(Entry { sort, message, places: vec![place] }),
        }
    }

    /// The gravest first, then in the order told.
    pub(super) fn done(mut self) -> Vec<Entry> {
        self.0.sort_by_key(|e| e.sort);
        self.0
    }
}
