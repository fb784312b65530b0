//! Who is in command as the scenario stands (`cmd.trace`, `cmd.in-command`, `cmd.chain`): the
//! battle's own answer is taken from its state, this one from the document.

use super::super::tables::{Chain, Form, Mover, Tables};
use super::look::{Entry, Look, formation, fronts, int, role, stands};
use crate::hex::Hex;
use crate::rules::catalog::Role;
use crate::scenario::{PieceId, Side};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The longest link of a chain, in hexes.
const LONGEST_LINK: u32 = 2;

type Cell = (i32, i32);

/// Where command can be traced for both sides.
pub(super) struct Traces<'l, 's> {
    look: &'l Look<'s>,
    /// Hexes that bar each side: enemies and their zones.
    barred: [BTreeSet<Cell>; 2],
}

impl<'l, 's> Traces<'l, 's> {
    pub(super) fn new(look: &'l Look<'s>) -> Self {
        let layout = look.layout();
        let barred = Side::BOTH.map(|side| {
            let enemy = side.other();
            let mut bars = look.zone_of(enemy, |p| fronts(p, layout));
            let units = look.deployed().into_iter().filter(|((_, p), _)| p.side == enemy);
            bars.extend(units.map(|(_, h)| layout.col_row(h)));
            bars
        });
        Self { look, barred }
    }

    /// Traced distances from a hex, as far as `most`; the end hexes never bar.
    pub(super) fn from(&self, side: Side, hex: Hex, most: u32) -> BTreeMap<Cell, u32> {
        let (layout, board) = (self.look.layout(), &self.look.s.board);
        let passes = |h: Hex| {
            let row = board.terrain_id(h).map(|id| Tables::get().terrain_by_id(id));
            row.is_some_and(|r| r.mp(Mover::Line).is_some())
                && !self.barred[side.index()].contains(&layout.col_row(h))
        };
        let mut found = BTreeMap::from([(layout.col_row(hex), 0)]);
        let mut queue = VecDeque::from([(hex, 0)]);
        while let Some((at, steps)) = queue.pop_front() {
            if steps >= most || (steps > 0 && !passes(at)) {
                continue;
            }
            for (_, next) in layout.neighbours(at) {
                found.entry(layout.col_row(next)).or_insert_with(|| {
                    queue.push_back((next, steps + 1));
                    steps + 1
                });
            }
        }
        found
    }

    /// Hexes a leader's word reaches, by his range.
    pub(super) fn of_leader(&self, leader: Entry<'_>) -> BTreeMap<Cell, u32> {
        let range = u32::try_from(int(leader.1, "range")).unwrap_or(0);
        let on = leader.1.hex.filter(|h| self.look.layout().contains(*h));
        on.map_or_else(BTreeMap::new, |h| self.from(leader.1.side, h, range))
    }

    /// Units of a command in its leader's range or chain.
    pub(super) fn in_command(&self, leader: Entry<'_>) -> BTreeSet<PieceId> {
        let layout = self.look.layout();
        let reached = self.of_leader(leader);
        let mut units = self.look.deployed();
        units.retain(|((_, p), _)| stands(p) && p.leader.as_ref() == Some(leader.0));
        let light = |p| role(p) == Some(Role::Light);
        let inside = |p, h: Hex| light(p) || reached.contains_key(&layout.col_row(h));
        let (near, mut rest): (Vec<_>, Vec<_>) = units.into_iter().partition(|((_, p), h)| inside(p, *h));
        let mut found: BTreeSet<PieceId> = near.iter().map(|((id, _), _)| (*id).clone()).collect();
        let mut links: VecDeque<Hex> =
            near.iter().filter(|((_, p), _)| role(p) == Some(Role::Foot)).map(|(_, h)| *h).collect();
        while let Some(link) = links.pop_front() {
            let around = self.from(leader.1.side, link, LONGEST_LINK);
            rest.retain(|((id, p), h)| {
                let chain = Form::from_id(formation(p)).map(|f| Tables::get().formation(f).chain);
                let most = chain.and_then(Chain::hexes).filter(|_| role(p) == Some(Role::Foot));
                let away = around.get(&layout.col_row(*h)).and_then(|d| i32::try_from(*d).ok());
                let joins = most.zip(away).is_some_and(|(most, away)| away <= most);
                if joins {
                    found.insert((*id).clone());
                    links.push_back(*h);
                }
                !joins
            });
        }
        found
    }
}
