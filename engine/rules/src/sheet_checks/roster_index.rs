//! The order of battle as checks ask for it again and again, sorted once for a look.
//!
//! Must not know any check.

use super::check_context::{Entry, takes_part};
use crate::catalog::{Catalog, Role};
use oblique_board::hex::{Closest, Hex};
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

/// The roll of a scenario, each part called when it is first asked for.
pub(super) struct RosterIndex<'s> {
    s: &'s Scenario,
    catalog: &'static Catalog,
    all: OnceCell<Vec<(Role, Entry<'s>)>>,
    deployed: OnceCell<Vec<(Entry<'s>, Hex)>>,
    under: OnceCell<BTreeMap<&'s PieceId, Vec<Entry<'s>>>>,
    taken: OnceCell<BTreeSet<(i32, i32)>>,
    /// Combat units on the board of each side, and the closest of them to a hex.
    units: [OnceCell<Troops<'s>>; 2],
    /// Leaders that take part of each side, and the closest of those on the board.
    leaders: [OnceCell<Troops<'s>>; 2],
}

/// Pieces of a side, in roster order, those with a hex first, and the closest of them to a hex.
struct Troops<'s> {
    entries: Vec<Entry<'s>>,
    closest: Closest,
}

/// Puts entries in the order of their ids, as the scenario has them, in roster order.
fn sort(entries: &mut [Entry<'_>]) {
    // A stable sort: those of one order stay by their ids, which are long and take time to compare.
    entries.sort_by_key(|(_, p)| (p.side, p.order));
}

impl<'s> RosterIndex<'s> {
    pub(super) fn new(s: &'s Scenario, catalog: &'static Catalog) -> Self {
        let (all, deployed) = (OnceCell::new(), OnceCell::new());
        let (under, taken) = (OnceCell::new(), OnceCell::new());
        let [units, leaders] = [(); 2].map(|()| [OnceCell::new(), OnceCell::new()]);
        Self { s, catalog, all, deployed, under, taken, units, leaders }
    }

    /// All pieces whose kind the catalog has, in roster order.
    pub(super) fn all(&self) -> &[(Role, Entry<'s>)] {
        self.all.get_or_init(|| {
            let mut entries: Vec<Entry<'s>> = self.s.pieces.iter().collect();
            sort(&mut entries);
            // Neighbours of the roster are of one kind more often than not.
            let mut last: Option<(&str, Option<Role>)> = None;
            let entry = |e: Entry<'s>| {
                let known = last.filter(|(kind, _)| *kind == e.1.kind).map(|(_, role)| role);
                let role = known.unwrap_or_else(|| self.catalog.role_of(e.1));
                last = Some((&e.1.kind, role));
                Some((role?, e))
            };
            entries.into_iter().filter_map(entry).collect()
        })
    }

    /// Combat units on the board with their hexes, in roster order.
    pub(super) fn deployed(&self) -> &[(Entry<'s>, Hex)] {
        self.deployed.get_or_init(|| {
            let units = self.all().iter().filter(|(role, _)| !role.leads());
            units.filter_map(|(_, entry)| Some((*entry, self.on_board(entry.1)?))).collect()
        })
    }

    /// Where a piece stands, if on the board.
    pub(super) fn on_board(&self, piece: &Piece) -> Option<Hex> {
        piece.hex.filter(|hex| self.s.board.layout().contains(*hex))
    }

    /// The pieces attached to a leader, in roster order.
    pub(super) fn under(&self, leader: &PieceId) -> &[Entry<'s>] {
        let under = self.under.get_or_init(|| {
            let mut under: BTreeMap<&PieceId, Vec<Entry<'s>>> = BTreeMap::new();
            for entry in &self.s.pieces {
                if let Some(leader) = &entry.1.leader {
                    under.entry(leader).or_default().push(entry);
                }
            }
            for entries in under.values_mut() {
                sort(entries);
            }
            under
        });
        under.get(leader).map_or(&[], Vec::as_slice)
    }

    /// The combat unit of a side on the board closest to a hex, the first of the roster among equals.
    pub(super) fn closest_unit(&self, side: Side, to: Hex) -> Option<(Entry<'s>, Hex)> {
        let troops = self.units[side.index()].get_or_init(|| {
            let own = self.deployed().iter().filter(|((_, p), _)| p.side == side);
            let (entries, places) = own.copied().unzip();
            Troops { entries, closest: Closest::of(self.s.board.layout(), places) }
        });
        let entry = *troops.entries.get(troops.closest.to(to)?)?;
        Some((entry, entry.1.hex?))
    }

    /// The leader of a side closest to a hex, the first of the roster where distance says nothing.
    pub(super) fn closest_leader(&self, side: Side, to: Option<Hex>) -> Option<Entry<'s>> {
        let troops = self.leaders[side.index()].get_or_init(|| {
            let leaders =
                self.all().iter().filter(|(role, _)| *role == Role::Leader).map(|(_, entry)| *entry);
            let mut entries: Vec<_> = leaders.filter(|(_, l)| l.side == side && takes_part(l)).collect();
            let places: Vec<Hex> = entries.iter().filter_map(|(_, l)| l.hex).collect();
            if !places.is_empty() {
                entries.sort_by_key(|(_, l)| l.hex.is_none());
            }
            Troops { entries, closest: Closest::of(self.s.board.layout(), places) }
        });
        let first = || troops.entries.iter().min_by_key(|(id, l)| (l.order, *id)).copied();
        let near = to.and_then(|hex| troops.closest.to(hex)).and_then(|i| troops.entries.get(i).copied());
        near.or_else(first)
    }

    /// Hexes with a piece, as column and row.
    pub(super) fn taken(&self) -> &BTreeSet<(i32, i32)> {
        let layout = self.s.board.layout();
        let hexes = || self.s.pieces.values().filter_map(|p| p.hex);
        self.taken.get_or_init(|| hexes().map(|hex| layout.col_row(hex)).collect())
    }
}
