//! Reserved ids: attributes and tracks that have a meaning outside their ruleset, whatever they are called on the sheet.
//!
//! Totals, counters, kits and summaries ask for these. A ruleset need have none of them; what it has under another id
//! they do not know. Must not know who asks.

use super::{Attribute, Catalog, Kind};

/// The men of a unit: an attribute of kinds, and the track of those who are left.
pub const MEN: &str = "men";
/// The guns of a battery: an attribute of kinds, and the track of those that are left.
pub const GUNS: &str = "guns";
/// The guns a battalion has with it, an attribute: counted with those of batteries.
pub const REGIMENTAL_GUNS: &str = "regimental_guns";
/// How good a unit is, an attribute: units are grouped by it, and a counter shows its place among the words.
pub const QUALITY: &str = "quality";
/// What units are grouped by where they have no quality, an attribute; and the track of it.
pub const MORALE: &str = "morale";
/// The word for a unit's own sort within its kind, an attribute: a counter draws it so, in place of the kind's `arm`.
pub const TYPE: &str = "type";

impl Kind {
    /// The attribute that counts its men.
    #[must_use]
    pub fn men(&self) -> Option<&Attribute> {
        self.attribute(MEN)
    }

    /// The attribute that counts the guns of a battery.
    #[must_use]
    pub fn guns(&self) -> Option<&Attribute> {
        self.attribute(GUNS)
    }

    /// The attribute its units are grouped by: quality, else morale.
    #[must_use]
    pub fn graded_by(&self) -> Option<&Attribute> {
        self.attribute(QUALITY).or_else(|| self.attribute(MORALE))
    }
}

impl Catalog {
    /// Where the track of that id stands among the tracks of a piece in play.
    #[must_use]
    pub fn track(&self, id: &str) -> Option<usize> {
        self.tracks.iter().position(|track| track.id == id)
    }

    /// The track of the men left to a piece in play.
    #[must_use]
    pub fn men_track(&self) -> Option<usize> {
        self.track(MEN)
    }

    /// The track of the guns left to a piece in play.
    #[must_use]
    pub fn guns_track(&self) -> Option<usize> {
        self.track(GUNS)
    }
}
