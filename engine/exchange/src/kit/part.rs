//! The parts of a kit, one list.

use super::{Kit, cards, charts, counters, map, notes, roster, rule_book, set_up, turns};
use crate::pdf::leaf::Leaf;
use crate::picture::Error;

/// A part of a kit: a document by itself.
pub struct Part {
    /// Stable id: its file is named after it, and choices are remembered by it.
    pub id: &'static str,
    /// As it reads in a list.
    pub title: &'static str,
    /// What is in it and how it is used, in a sentence.
    pub about: &'static str,
    /// Is it made unless somebody says otherwise?
    pub usual: bool,
    /// Lays out its pages; none where there is nothing to show.
    pub(super) leaves: fn(&Kit<'_>) -> Result<Vec<Leaf>, Error>,
}

impl std::fmt::Debug for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id)
    }
}

const fn part(
    id: &'static str,
    title: &'static str,
    about: &'static str,
    leaves: fn(&Kit<'_>) -> Result<Vec<Leaf>, Error>,
) -> Part {
    Part { id, title, about, usual: true, leaves }
}

/// The list of the others, which every kit has.
pub(super) static CONTENTS: Part =
    part("contents", "What is in the kit", "Every document with its pages, and how to print them.", |_| {
        Ok(Vec::new())
    });

/// Every part, in the order in which they are listed.
pub static PARTS: &[Part] = &[
    part("map", "Map sheets", "The map in sheets that are glued together, at true size.", map),
    part(
        "counters",
        "Counters",
        "Units, leaders and markers. Print on both sides, turned over on the long edge, and cut along the marks.",
        |kit| Ok(counters::leaves(kit)),
    ),
    part("set-up", "Set-up sheet", "Who begins where, on a small map and as lists by hex.", set_up::leaves),
    part(
        "roster",
        "Rosters",
        "Each army as a list with its ratings, and boxes to cross off losses.",
        |kit| Ok(roster::leaves(kit)),
    ),
    part(
        "cards",
        "Command cards",
        "A card for each leader with the units under him, to be cut out.",
        |kit| Ok(cards::leaves(kit)),
    ),
    part("turns", "Turn track", "A box for each turn with who arrives in it.", |kit| Ok(turns::leaves(kit))),
    part(
        "charts",
        "Charts and tables",
        "Sequence of play, terrain chart, formations, states, tables.",
        charts::leaves,
    ),
    part("notes", "Designer's notes", "The battle, advice to the players, notes and sources.", |kit| {
        Ok(notes::leaves(kit))
    }),
    Part {
        usual: false,
        ..part("rules", "Rule book", "Every rule of the manual.", |kit| Ok(rule_book::leaves(kit)))
    },
];
