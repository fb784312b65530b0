//! Leaders that rows name and nobody is: made, where one wants it.
//!
//! Must not know how a row came to be a unit.

use super::Work;
use crate::spreadsheet::column::fold;
use crate::spreadsheet::hierarchy::Leaders;
use crate::spreadsheet::options::says_none;
use crate::spreadsheet::row::{Draft, path_of};
use crate::spreadsheet::{Column, Hierarchy, side_nation};
use oblique_rules::catalog::Role;
use oblique_scenario::{Piece, PieceId, Side};
use std::collections::{BTreeMap, BTreeSet};

/// A leader nobody is: the row that names him first, his side, his name with those above him before it.
struct Missing {
    row: usize,
    side: Side,
    path: Vec<String>,
}

impl Work<'_> {
    /// Finds those who are named as leaders and are nobody, and makes them where that is wanted.
    pub(super) fn missing_leaders(&mut self) {
        if self.fields.options.hierarchy != Hierarchy::Columns {
            return;
        }
        let missing = self.missing();
        let names: BTreeSet<(Side, String)> =
            missing.iter().filter_map(|m| Some((m.side, fold(m.path.last()?)))).collect();
        self.missing = names.len();
        let kind = self.fields.catalog.kinds.iter().find(|kind| kind.role == Role::Leader);
        let Some(kind) = kind.filter(|_| self.fields.options.make_leaders) else { return };
        let nations = side_nation::of_sides(self.fields.scenario);
        let mut orders = Side::BOTH.map(|side| {
            let own = self.drafts.iter().map(|draft| &draft.piece).filter(|piece| piece.side == side);
            let next = own.map(|piece| piece.order.saturating_add(10)).max().unwrap_or(0);
            next.max(self.fields.scenario.next_order(side))
        });
        let mut made: BTreeMap<(Side, String), PieceId> = BTreeMap::new();
        for Missing { row, side, path } in missing {
            let Some((name, above)) = path.split_last() else { continue };
            let key = (side, fold(name));
            if made.contains_key(&key) {
                continue;
            }
            let id = self.fresh(side, name);
            self.taken.insert(id.clone());
            let mut piece = Piece::new(side, &kind.id, name);
            piece.order = orders[side.index()];
            orders[side.index()] = piece.order.saturating_add(10);
            piece.nation = nations[side.index()].clone().unwrap_or_default();
            piece.formation = kind.formations.first().cloned().unwrap_or_default();
            let own = above.last().and_then(|leader| made.get(&(side, fold(leader)))).cloned();
            piece.leader = own.or_else(|| {
                (!above.is_empty())
                    .then(|| Leaders::new(self.fields.scenario, &self.drafts).at(above, side).ok())?
            });
            made.insert(key, id.clone());
            let of_its_side = !piece.nation.is_empty();
            self.drafts.push(Draft {
                row,
                id,
                old: None,
                piece,
                path: Some(above.to_vec()),
                depth: 0,
                of_its_side,
                is_made: true,
            });
        }
    }

    /// Those missing, who stand above others before them.
    fn missing(&self) -> Vec<Missing> {
        let leaders = Leaders::new(self.fields.scenario, &self.drafts);
        let mut found = Vec::new();
        for draft in &self.drafts {
            let Some(path) = self.path_to_leader(draft) else { continue };
            let side = draft.piece.side;
            // A path that ends with somebody may begin with whatever it likes.
            if path.last().is_none_or(|name| leaders.knows(name, side)) {
                continue;
            }
            for end in 1..=path.len() {
                if !leaders.knows(&path[end - 1], side) {
                    found.push(Missing { row: draft.row, side, path: path[..end].to_vec() });
                }
            }
        }
        found
    }

    /// The names its leader cell or path cell leads through.
    fn path_to_leader(&self, draft: &Draft) -> Option<Vec<String>> {
        [Column::Leader, Column::Path].into_iter().find_map(|column| {
            let (_, cell) = self.fields.cell(draft.row, &column)?;
            let says_nothing = cell.is_blank() || (!cell.exact && says_none(cell.trimmed()));
            if says_nothing || self.fields.same(draft, &column, &cell) {
                return None;
            }
            Some(match column {
                Column::Path => path_of(&cell, &draft.piece.name),
                _ => vec![cell.trimmed().to_owned()],
            })
        })
    }

    /// The made leaders somebody of these is under, himself or by way of others.
    pub(super) fn made_for<'a>(&'a self, kept: impl Iterator<Item = &'a Draft>) -> BTreeSet<&'a PieceId> {
        let made: BTreeMap<&PieceId, &Draft> =
            self.drafts.iter().filter(|draft| draft.is_made).map(|draft| (&draft.id, draft)).collect();
        let mut wanted = BTreeSet::new();
        for draft in kept {
            let mut above = draft.piece.leader.as_ref();
            while let Some(leader) = above.and_then(|id| made.get(id)).filter(|l| wanted.insert(&l.id)) {
                above = leader.piece.leader.as_ref();
            }
        }
        wanted
    }
}
