//! Who is in command as the scenario stands: what the battle asks of its state is asked of the document.

use super::pieces_asked::{CheckContext, Entry, stands};
use crate::CATALOG;
use crate::Flintlock;
use crate::command::trace::{Traced, links, trace};
use crate::ids::attribute;
use crate::movement::terrain::terrain_rows;
use oblique_rules::position::ScenarioPosition;
use oblique_scenario::PieceId;
use std::collections::BTreeSet;

/// Where command can be traced for both sides.
pub(super) struct Traces<'s> {
    position: ScenarioPosition<'s, Flintlock>,
    rows: Vec<usize>,
}

impl<'s> Traces<'s> {
    pub(super) fn new(context: &CheckContext<'s>) -> Self {
        Self { position: context.position(), rows: terrain_rows(&context.s.board) }
    }

    /// Hexes a leader's word reaches, by his range; `None` where he is not on the map.
    pub(super) fn of_leader(&self, leader: Entry<'_>) -> Option<Traced> {
        self.within(leader, i32::try_from(CATALOG.int_of(leader.1, attribute::RANGE)).unwrap_or(0))
    }

    /// Hexes his word would reach with another range; `None` where he is not on the map.
    pub(super) fn within(&self, leader: Entry<'_>, range: i32) -> Option<Traced> {
        let layout = self.position.scenario().board.layout();
        let on = leader.1.hex.filter(|h| layout.contains(*h))?;
        Some(trace(&self.position, &self.rows, leader.1.side, on, range))
    }

    /// Units of a command in its leader's range or chain.
    pub(super) fn in_command(&self, context: &CheckContext<'s>, leader: Entry<'_>) -> BTreeSet<&'s PieceId> {
        let Some(traced) = self.of_leader(leader) else { return BTreeSet::new() };
        let mut units = context.deployed_under(leader.0);
        units.retain(|((_, p), _)| stands(p));
        let pieces: Vec<_> = units.iter().filter_map(|((_, p), _)| self.position.piece(p)).collect();
        let inside = links(&self.position, &self.rows, leader.1.side, &traced, &pieces);
        inside.into_iter().filter_map(|(i, _)| units.get(i)).map(|((id, _), _)| *id).collect()
    }
}
