//! Copies of units, commands and armies.

use super::arrange::in_order;
use super::naming::Names;
use super::tree::{tree, with_all_below};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Edit, FreshPieceIds, Piece, PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

/// What copies are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct CopyOptions {
    /// With everything attached to them.
    pub commands: bool,
    /// For the other side: the nearest leader above who is not copied is left behind.
    pub other_side: bool,
}

/// Copies of pieces: fresh ids, the next name of each series, off the map, right after the last of
/// the originals (or at the end of the other side). Leaders copied too lead the copies.
#[must_use]
pub fn copies(
    scenario: &Scenario,
    catalog: &Catalog,
    ids: &BTreeSet<PieceId>,
    wish: CopyOptions,
) -> (Edit, BTreeSet<PieceId>) {
    let wanted = if wish.commands { with_all_below(scenario, ids) } else { ids.clone() };
    // Ids and names are given in roster order, so that they count up as one reads.
    let rows: Vec<Vec<PieceId>> = Side::BOTH
        .map(|side| tree(scenario, catalog, side).into_iter().map(|row| row.id.clone()).collect())
        .into();
    let mut grown = scenario.clone();
    let mut new_ids: BTreeMap<PieceId, PieceId> = BTreeMap::new();
    let mut names = Side::BOTH.map(|side| -> Names {
        scenario.pieces.values().filter(|p| p.side == side).map(|p| p.name.as_str()).collect()
    });
    let mut fresh = FreshPieceIds::default();
    for id in rows.iter().flatten().filter(|id| wanted.contains(*id)) {
        let Some(old) = scenario.pieces.get(id) else { continue };
        let mut piece = old.clone();
        piece.side = if wish.other_side { old.side.other() } else { old.side };
        if let Some(names) = names.get_mut(piece.side.index()) {
            if names.has(&piece.name) {
                piece.name = names.after(&piece.name);
            }
            names.take(&piece.name);
        }
        (piece.hex, piece.top) = (None, false);
        let new = fresh.next(&grown, piece.side, &piece.name);
        new_ids.insert(id.clone(), new.clone());
        grown.pieces.insert(new, piece);
    }
    let copies: BTreeSet<PieceId> = new_ids.values().cloned().collect();
    let mut changed: BTreeMap<Side, Vec<(PieceId, Piece)>> = BTreeMap::new();
    for new in &copies {
        let Some(mut piece) = grown.pieces.get(new).cloned() else { continue };
        if let Some(leader) = piece.leader.take() {
            piece.leader = match new_ids.get(&leader) {
                Some(copy) => Some(copy.clone()),
                None if wish.other_side => None,
                None => Some(leader),
            };
        }
        changed.entry(piece.side).or_default().push((new.clone(), piece));
    }
    let mut edits = Vec::new();
    for (side, changed) in changed {
        let mut order = rows.get(side.index()).cloned().unwrap_or_default();
        let last = order.iter().rposition(|id| wanted.contains(id)).filter(|_| !wish.other_side);
        let at = last.map_or(order.len(), |at| at + 1);
        let new: Vec<PieceId> = rows
            .iter()
            .flatten()
            .filter_map(|id| new_ids.get(id))
            .filter(|id| grown.pieces.get(*id).is_some_and(|p| p.side == side))
            .cloned()
            .collect();
        order.splice(at..at, new);
        edits.extend(in_order(scenario, &order, changed));
    }
    (Edit::Many(edits), copies)
}
