//! Other places in the roster and under other leaders.

use super::tree::{tree, with_all_below};
use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{Edit, Piece, PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};
use thiserror::Error;

/// Where pieces go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The side they stay on.
    pub side: Side,
    /// The leader they come under; `None` is nobody.
    pub leader: Option<PieceId>,
    /// The piece they stand before in the roster; `None` is the end of the side.
    pub before: Option<PieceId>,
}

/// The roster of a side in the order of its tree.
fn sequence(scenario: &Scenario, catalog: &Catalog, side: Side) -> Vec<PieceId> {
    tree(scenario, catalog, side).into_iter().map(|row| row.id.clone()).collect()
}

/// Edits that give the pieces of a side this order; pieces changed already are taken from `changed`.
#[must_use]
pub fn in_order(scenario: &Scenario, order: &[PieceId], changed: Vec<(PieceId, Piece)>) -> Vec<Edit> {
    let mut changed: BTreeMap<PieceId, Piece> = changed.into_iter().collect();
    let mut edits = Vec::new();
    for (place, id) in order.iter().enumerate() {
        // Gaps of ten, as in files written by hand: one put between needs no other number.
        let place = u32::try_from(place).unwrap_or(u32::MAX / 10).saturating_mul(10);
        let own = changed.remove(id);
        let old = scenario.pieces.get(id);
        let Some(mut piece) = own.or_else(|| old.cloned()) else { continue };
        piece.order = place;
        if old != Some(&piece) {
            edits.push(Edit::Piece(id.clone(), Some(Box::new(piece))));
        }
    }
    edits.extend(changed.into_iter().map(|(id, piece)| Edit::Piece(id, Some(Box::new(piece)))));
    edits
}

/// Why pieces cannot be moved to a spot; names are those of pieces and sides.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The leader they should come under is not there any more.
    #[error("That leader is gone.")]
    LeaderGone,
    /// Whom they should come under does not lead.
    #[error("{0} leads nobody.")]
    LeadsNobody(String),
    /// A leader would come under himself or one he leads.
    #[error("{0} cannot come under himself or one he leads.")]
    UnderHimself(String),
    /// The spot is of the other side.
    #[error("{piece} is of {from} and cannot come under {to}. Duplicate it to the other side instead.")]
    OtherSide {
        /// Who cannot be moved.
        piece: String,
        /// His side.
        from: String,
        /// The side of the spot.
        to: String,
    },
    /// A commander in chief would come under a leader.
    #[error("{0} is commander in chief and answers to nobody.")]
    Chief(String),
}

/// Moves pieces, each with everything under it, to a spot.
///
/// # Errors
/// See [`MoveError`].
pub fn moved(
    scenario: &Scenario,
    catalog: &Catalog,
    ids: &BTreeSet<PieceId>,
    spot: &Spot,
) -> Result<Edit, MoveError> {
    let role = |p: &Piece| catalog.kind(&p.kind).map(|k| k.role);
    let name = |id: &PieceId| scenario.pieces.get(id).map_or("", |p| p.name.as_str());
    let all = with_all_below(scenario, ids);
    if let Some(leader) = &spot.leader {
        let Some(to) = scenario.pieces.get(leader) else { return Err(MoveError::LeaderGone) };
        if !role(to).is_some_and(Role::leads) {
            return Err(MoveError::LeadsNobody(to.name.clone()));
        }
        if all.contains(leader) {
            return Err(MoveError::UnderHimself(name(leader).to_owned()));
        }
    }
    // Those whose leader moves too stay under him.
    let led = |id: &PieceId| {
        let above = scenario.pieces.get(id).and_then(|p| p.leader.as_ref());
        above.is_some_and(|leader| all.contains(leader) && leader != id)
    };
    let mut changed = Vec::new();
    for id in ids.iter().filter(|id| !led(id)) {
        let Some(piece) = scenario.pieces.get(id) else { continue };
        if piece.side != spot.side {
            let (from, to) = (&scenario.side(piece.side).name, &scenario.side(spot.side).name);
            return Err(MoveError::OtherSide {
                piece: piece.name.clone(),
                from: from.clone(),
                to: to.clone(),
            });
        }
        if role(piece) == Some(Role::Chief) && spot.leader.is_some() {
            return Err(MoveError::Chief(piece.name.clone()));
        }
        if piece.leader != spot.leader {
            let mut piece = piece.clone();
            piece.leader.clone_from(&spot.leader);
            changed.push((id.clone(), piece));
        }
    }
    let order = sequence(scenario, catalog, spot.side);
    let (moving, mut rest): (Vec<_>, Vec<_>) = order.into_iter().partition(|id| all.contains(id));
    let at =
        spot.before.as_ref().and_then(|before| rest.iter().position(|id| id == before)).unwrap_or(rest.len());
    rest.splice(at..at, moving);
    Ok(Edit::Many(in_order(scenario, &rest, changed)))
}

/// Moves pieces one place up or down among those of their leader; `None` if there is no place.
#[must_use]
pub fn nudged(scenario: &Scenario, catalog: &Catalog, ids: &BTreeSet<PieceId>, down: bool) -> Option<Edit> {
    let first = ids.iter().next().and_then(|id| scenario.pieces.get(id))?;
    let rows = tree(scenario, catalog, first.side);
    let above = rows.iter().find(|row| ids.contains(row.id)).map(|row| row.above)?;
    let peers: Vec<_> = rows.iter().filter(|row| row.above == above).map(|row| row.id).collect();
    let places: BTreeMap<&PieceId, usize> = peers.iter().enumerate().map(|(at, id)| (*id, at)).collect();
    let at = |id: &PieceId| places.get(id).copied();
    let places: Vec<usize> = ids.iter().filter_map(at).collect();
    let (low, high) = (places.iter().copied().min()?, places.iter().copied().max()?);
    let before = if down {
        peers.get(high + 1)?;
        peers.get(high + 2).map(|id| (*id).clone())
    } else {
        Some((*peers.get(low.checked_sub(1)?)?).clone())
    };
    // After the last of them comes whatever follows their leader's block.
    let leader = first.leader.clone();
    let end =
        above.and_then(|a| rows.get(a).and_then(|row| rows.get(a + row.below + 1))).map(|row| row.id.clone());
    let spot = Spot { side: first.side, leader, before: before.or(end) };
    let peers_only = ids.iter().filter(|id| at(id).is_some()).cloned().collect();
    match moved(scenario, catalog, &peers_only, &spot) {
        Ok(Edit::Many(edits)) if !edits.is_empty() => Some(Edit::Many(edits)),
        _ => None,
    }
}

/// Gives the roster of both sides the order of a list, commands staying together; pieces not in the
/// list stand after those that are.
#[must_use]
pub fn in_this_order(scenario: &Scenario, catalog: &Catalog, list: &[PieceId]) -> Edit {
    let places: BTreeMap<&PieceId, usize> = list.iter().enumerate().map(|(at, id)| (id, at)).rev().collect();
    let place = |id: &PieceId| places.get(id).copied().unwrap_or(usize::MAX);
    let mut edits = Vec::new();
    for side in Side::BOTH {
        let mut order = sequence(scenario, catalog, side);
        order.sort_by_key(place);
        edits.extend(in_order(scenario, &order, Vec::new()));
    }
    Edit::Many(edits)
}
