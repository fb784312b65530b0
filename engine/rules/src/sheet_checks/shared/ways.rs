//! Who can come where, by the ruleset's own survey: turns and the enemy are left out.

use crate::catalog::{Catalog, Role};
use crate::sheet_checks::check_context::CheckContext;
use crate::survey::Survey;
use oblique_board::hex::{Hex, Layout};
use oblique_scenario::Piece;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

/// After so many hexes a search asks whether to go on.
const ASKS_EVERY: usize = 4096;

/// Kind, its role, and the points of a turn of a mover.
type Row = (String, Option<Role>, u32);

/// The ways of a scenario's pieces over its ground.
pub(super) struct Ways<'s> {
    survey: Box<dyn Survey + 's>,
    catalog: &'s Catalog,
    movers: Vec<Row>,
    layout: Layout,
}

impl<'s> Ways<'s> {
    pub(super) fn of(context: &CheckContext<'s>) -> Self {
        let (survey, catalog) = (context.survey(), context.catalog);
        let kind = |id: &str| catalog.kind(id).map(|k| k.role);
        let movers = survey.movers().into_iter();
        let movers = movers.map(|m| (m.kind.clone(), kind(&m.kind), m.points_halves)).collect();
        Self { survey, catalog, movers, layout: context.layout() }
    }

    /// The movers a piece can go as: those of its kind, or else those most like it.
    pub(super) fn movers(&self, piece: &Piece) -> BTreeSet<usize> {
        let own = self.catalog.role_of(piece);
        let foot = |r: Option<Role>| matches!(r, Some(Role::Foot | Role::Light));
        let leads = |r: Option<Role>| r.is_some_and(Role::leads);
        let pick = |fits: &dyn Fn(&Row) -> bool| -> BTreeSet<usize> {
            self.movers.iter().enumerate().filter(|(_, m)| fits(m)).map(|(i, _)| i).collect()
        };
        let closer: [&dyn Fn(&Row) -> bool; 3] = [&|m| m.0 == piece.kind, &|m| m.1 == own, &|m| {
            (foot(own) && foot(m.1)) || (leads(own) && leads(m.1))
        }];
        let found = closer.into_iter().map(pick).find(|found| !found.is_empty());
        found.unwrap_or_else(|| (0..self.movers.len()).collect())
    }

    /// May one of the movers make that step in a turn?
    pub(super) fn may_step(&self, movers: &BTreeSet<usize>, from: Hex, to: Hex) -> bool {
        movers.iter().any(|m| {
            let points = self.movers.get(*m).map_or(0, |m| m.2);
            self.survey.step(*m, from, to).is_some_and(|price| price.halves <= points)
        })
    }

    /// Can one of the movers come to a hex from any of its neighbours?
    pub(super) fn may_enter(&self, movers: &BTreeSet<usize>, hex: Hex) -> bool {
        self.layout.neighbours(hex).any(|(_, from)| self.may_step(movers, from, hex))
    }

    /// Can one of the movers go from a hex to any of its neighbours?
    pub(super) fn may_leave(&self, movers: &BTreeSet<usize>, hex: Hex) -> bool {
        self.layout.neighbours(hex).any(|(_, to)| self.may_step(movers, hex, to))
    }

    /// Those of `goals` (indices on the board) to which one of the movers can come from one of the hexes of
    /// `from`: one search for all of them, which enters no hex twice. It goes towards one goal after the
    /// other, so that clear ways are found after about as many hexes as they are long. All of them where it
    /// is stopped.
    pub(super) fn reached(
        &self,
        context: &CheckContext<'_>,
        movers: &BTreeSet<usize>,
        from: &[Hex],
        goals: &BTreeSet<usize>,
    ) -> BTreeSet<usize> {
        let layout = self.layout;
        let mut open = goals.clone();
        let mut seen = vec![false; layout.len()];
        let mut queue = BinaryHeap::new();
        let Some(mut goal) = open.first().map(|n| layout.hex(*n)) else { return BTreeSet::new() };
        for hex in from {
            let Some(n) = layout.index(*hex) else { continue };
            if let Some(seen) = seen.get_mut(n).filter(|seen| !**seen) {
                *seen = true;
                open.remove(&n);
                queue.push(Reverse((hex.unsigned_distance_to(goal), n)));
            }
        }
        let mut count = 0_usize;
        while let Some(Reverse((_, at))) = queue.pop() {
            let Some(next) = open.first() else { break };
            goal = layout.hex(*next);
            count += 1;
            if count.is_multiple_of(ASKS_EVERY) && context.stopped() {
                return goals.clone();
            }
            let hex = layout.hex(at);
            for (_, near) in layout.neighbours(hex) {
                let Some(n) = layout.index(near) else { continue };
                let Some(seen) = seen.get_mut(n).filter(|seen| !**seen) else { continue };
                if self.may_step(movers, hex, near) {
                    *seen = true;
                    open.remove(&n);
                    queue.push(Reverse((near.unsigned_distance_to(goal), n)));
                }
            }
        }
        goals - &open
    }
}
