//! What the document is compared with, and what differs.

use oblique_board::hex::{HexSet, Layout};
use oblique_roster::compare::{Difference, Pick, ScenarioPart, Section};
use oblique_scenario::Scenario;
use std::sync::Arc;

/// What to compare the document with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompareWith {
    /// The file as it was saved last.
    Saved,
    /// The backup of that number, 1 the newest.
    Backup(u32),
    /// Another file, to pick.
    File,
    /// The document after so many steps of its history.
    Step(usize),
    /// Nothing any more.
    Nothing,
}

/// A comparison under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// What it is compared with, in words: 'the saved file'.
    pub title: String,
    /// Is the other an older state of the document? Then changes are told from it to the document,
    /// else from the document to it.
    pub older: bool,
    /// The other.
    pub other: Arc<Scenario>,
    /// What differs.
    pub found: Arc<Difference>,
    /// Hexes whose terrain or level differs.
    pub ground: Arc<HexSet>,
    /// The document's revision that was compared.
    pub revision: u64,
    /// Is it marked on the map?
    pub shown: bool,
}

impl Comparison {
    /// The hexes of changed ground.
    pub fn ground_of(found: &Difference, layout: Layout) -> HexSet {
        let ground = found.of(Section::Ground);
        HexSet::of(layout, ground.flat_map(|e| e.hexes.iter().copied()).filter(|hex| layout.contains(*hex)))
    }

    /// What makes the document like the other, as [`oblique_roster::compare::take`] wants it.
    pub fn pick(&self, part: &ScenarioPart) -> Pick {
        let part = match part {
            // Told from the other to the document, but carried over the other way.
            ScenarioPart::Terrain { from, to } if self.older => {
                ScenarioPart::Terrain { from: to.clone(), to: from.clone() }
            }
            ScenarioPart::Level { from, to } if self.older => ScenarioPart::Level { from: *to, to: *from },
            part => part.clone(),
        };
        Pick { part, field: None }
    }
}
