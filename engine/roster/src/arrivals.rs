//! When commands arrive: a leader with all who are under him, at one turn and by the same hexes.

use super::tree::with_all_below;
use oblique_scenario::{Arrival, Edit, Piece, PieceId, Scenario};
use std::collections::BTreeSet;

/// Lets pieces arrive on a turn; those on the map leave it. With their commands, all under them arrive by
/// the hexes of the one above who is listed first in the roster. `None` if nothing changes.
#[must_use]
pub fn arriving(
    scenario: &Scenario,
    ids: &BTreeSet<PieceId>,
    turn: u16,
    commands: bool,
) -> Option<(Edit, BTreeSet<PieceId>)> {
    let all = if commands { with_all_below(scenario, ids) } else { ids.clone() };
    let corner = scenario.board.layout().at(0, 0);
    let fresh = |piece: &Piece| Arrival::at(turn, piece.hex.unwrap_or(corner));
    let known = |id: &PieceId| {
        let piece = scenario.pieces.get(id)?;
        Some(piece.arrives.clone().unwrap_or_else(|| fresh(piece)))
    };
    // The entry of whoever of those chosen stands above, else one's own.
    let entry = |id: &PieceId| {
        let mut now = Some(id);
        let mut found = None;
        for _ in 0..=scenario.pieces.len() {
            let Some(one) = now else { break };
            if commands && ids.contains(one) {
                found = known(one).or(found);
            }
            now = scenario.pieces.get(one).and_then(|p| p.leader.as_ref());
        }
        found.or_else(|| known(id))
    };
    let change = |id: &PieceId| {
        let piece = scenario.pieces.get(id)?;
        let arrives = Some(Arrival { turn, ..entry(id)? });
        let new = Piece { arrives, hex: None, top: false, ..piece.clone() };
        (new != *piece).then(|| (id.clone(), new))
    };
    let changed: Vec<(PieceId, Piece)> = all.iter().filter_map(change).collect();
    if changed.is_empty() {
        return None;
    }
    let who = changed.iter().map(|(id, _)| id.clone()).collect();
    let edits = changed.into_iter().map(|(id, piece)| Edit::Piece(id, Some(Box::new(piece))));
    Some((Edit::Many(edits.collect()), who))
}

/// Those who arrive together: a leader and all under him who arrive on his turn by his hexes, as one entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party<'s> {
    /// The first of them.
    pub head: &'s PieceId,
    /// The others, in roster order; none for a unit by itself.
    pub rest: Vec<&'s PieceId>,
}

/// The pieces of a turn, in roster order, as parties.
#[must_use]
pub fn parties<'s>(scenario: &'s Scenario, arriving: &[&'s PieceId]) -> Vec<Party<'s>> {
    let here: BTreeSet<&PieceId> = arriving.iter().copied().collect();
    let above = |id: &PieceId| -> Option<&'s PieceId> {
        let piece = scenario.pieces.get(id)?;
        let leader = piece.leader.as_ref().filter(|leader| *leader != id)?;
        let same = scenario.pieces.get(leader)?.arrives == piece.arrives;
        (same && here.contains(leader)).then(|| here.get(leader).copied()).flatten()
    };
    let head = |id: &'s PieceId| {
        let mut now = id;
        // Those who lead one another in a ring have no head but themselves.
        for _ in 0..here.len() {
            match above(now) {
                Some(leader) if leader == id => return id,
                Some(leader) => now = leader,
                None => break,
            }
        }
        now
    };
    let mut parties: Vec<Party<'s>> = Vec::new();
    for id in arriving {
        let first = head(id);
        match parties.iter_mut().find(|party| party.head == first) {
            Some(party) if first != *id => party.rest.push(id),
            Some(_) => {}
            None if first == *id => parties.push(Party { head: first, rest: Vec::new() }),
            None => parties.push(Party { head: first, rest: vec![id] }),
        }
    }
    parties
}
