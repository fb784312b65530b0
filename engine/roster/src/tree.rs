//! The tree of a side as rows from the top, with the totals of everything under each.
//!
//! Must not know filters or what is folded: it is the whole tree.

use super::totals::Totals;
use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

/// A row of the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<'a> {
    /// Its id.
    pub id: &'a PieceId,
    /// The piece.
    pub piece: &'a Piece,
    /// How deep it stands; 0 is nobody above it.
    pub depth: usize,
    /// Index of the row above it in the tree.
    pub above: Option<usize>,
    /// Rows under it, those under these included; they follow it at once.
    pub below: usize,
    /// Does it lead?
    pub leads: bool,
    /// Totals of it and of all under it.
    pub totals: Totals,
}

/// A side's tree: commanders in chief first, then leaders without one, then units without a leader;
/// leaders attached to nobody answer to the commander in chief. Who is attached in a ring is shown
/// all the same, once.
#[must_use]
pub fn tree<'a>(scenario: &'a Scenario, catalog: &Catalog, side: Side) -> Vec<Row<'a>> {
    let mut mine: Vec<(&PieceId, &Piece)> = scenario.pieces.iter().filter(|(_, p)| p.side == side).collect();
    mine.sort_by_key(|(id, p)| (p.order, *id));
    let role = |p: &Piece| catalog.kind(&p.kind).map(|k| k.role);
    let chief = mine.iter().find(|(_, p)| role(p) == Some(Role::Chief)).map(|(id, _)| *id);
    let mut under: BTreeMap<Option<&PieceId>, Vec<(&'a PieceId, &'a Piece)>> = BTreeMap::new();
    for (id, piece) in &mine {
        let known = piece
            .leader
            .as_ref()
            .filter(|l| *l != *id && scenario.pieces.get(*l).is_some_and(|leader| leader.side == side));
        let above = known.or_else(|| chief.filter(|c| c != id && role(piece) == Some(Role::Leader)));
        under.entry(above).or_default().push((id, piece));
    }
    let rank = |p: &Piece| match role(p) {
        Some(Role::Chief) => 0,
        Some(Role::Leader) => 1,
        _ => 2,
    };
    let mut roots = under.remove(&None).unwrap_or_default();
    roots.sort_by_key(|(_, p)| rank(p));
    let mut grown = Grown { catalog, under, rows: Vec::with_capacity(mine.len()), placed: BTreeSet::new() };
    for (id, piece) in roots.into_iter().chain(mine.iter().copied()) {
        grown.add(id, piece);
    }
    grown.rows
}

struct Grown<'a, 'c> {
    catalog: &'c Catalog,
    under: BTreeMap<Option<&'a PieceId>, Vec<(&'a PieceId, &'a Piece)>>,
    rows: Vec<Row<'a>>,
    placed: BTreeSet<&'a PieceId>,
}

impl<'a> Grown<'a, '_> {
    /// A piece and all under it. Files may have leaders under leaders without end, so nothing here calls
    /// itself.
    fn add(&mut self, id: &'a PieceId, piece: &'a Piece) {
        let first = self.rows.len();
        let mut open = vec![(id, piece, 0, None)];
        while let Some((id, piece, depth, above)) = open.pop() {
            if !self.placed.insert(id) {
                continue;
            }
            let at = self.rows.len();
            let leads = self.catalog.kind(&piece.kind).is_some_and(|k| k.role.leads());
            let totals = Totals::of_piece(self.catalog, piece);
            self.rows.push(Row { id, piece, depth, above, below: 0, leads, totals });
            let under = self.under.remove(&Some(id)).unwrap_or_default();
            open.extend(under.into_iter().rev().map(|(id, piece)| (id, piece, depth + 1, Some(at))));
        }
        // Whoever is under a row stands after it: from the last up, each is whole when it is added.
        for at in (first..self.rows.len()).rev() {
            let Some((before, [row, ..])) = self.rows.split_at_mut_checked(at) else { continue };
            if let Some(above) = row.above.and_then(|above| before.get_mut(above)) {
                above.below += row.below + 1;
                above.totals.add(&row.totals);
            }
        }
    }
}

/// The pieces and everything attached to them, at whatever distance.
#[must_use]
pub fn with_all_below(scenario: &Scenario, ids: &BTreeSet<PieceId>) -> BTreeSet<PieceId> {
    let mut under: BTreeMap<&PieceId, Vec<&PieceId>> = BTreeMap::new();
    for (id, piece) in &scenario.pieces {
        if let Some(leader) = &piece.leader {
            under.entry(leader).or_default().push(id);
        }
    }
    let mut all = BTreeSet::new();
    let mut open: Vec<&PieceId> = ids.iter().filter(|id| scenario.pieces.contains_key(id)).collect();
    while let Some(id) = open.pop() {
        if all.insert(id.clone()) {
            open.extend(under.get(id).into_iter().flatten());
        }
    }
    all
}
