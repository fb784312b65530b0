//! Units far from a general may stand (`opt.limited_control`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::board::chart::Ground;
use crate::ids::{mark, rule};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{DrawName, Need, PieceIx};
use oblique_scenario::Side;
use std::collections::{BTreeSet, VecDeque};

/// The die of control.
const CONTROL: DrawName = DrawName::new("control");

impl Battle {
    /// Notes which units of a side have a general near enough at the start of its turn.
    pub(crate) fn note_control(&mut self, side: Side) {
        if !self.ground().switches.limited_control {
            return;
        }
        self.change_memory(MemoryChange::Controlled(self.near_generals(side)));
    }

    /// Units of a side within reach of a general of it.
    pub(crate) fn near_generals(&self, side: Side) -> BTreeSet<PieceIx> {
        let generals = self.everyone().filter(|pix| self.is_general(*pix) && self.piece(*pix).side() == side);
        let hexes: BTreeSet<(i32, i32)> =
            generals.flat_map(|general| self.controlled_from(side, self.piece(general).hex)).collect();
        let near = |pix: &PieceIx| hexes.contains(&(self.piece(*pix).hex.y, self.piece(*pix).hex.x));
        self.troops_of(side).filter(near).collect()
    }

    /// Hexes, by row and column of the axes, within reach of a general by a path no enemy bars.
    pub(crate) fn controlled_from(&self, side: Side, start: Hex) -> Vec<(i32, i32)> {
        let mut found = BTreeSet::from([(start.y, start.x)]);
        let mut open = VecDeque::from([(start, Tables::get().general.control_hexes)]);
        while let Some((from, left)) = open.pop_front().filter(|(_, left)| *left > 0) {
            for to in self.around(from) {
                let river = self.ground().chart.side(self.board(), from, to).river;
                if !river && self.carries_orders(side, to) && found.insert((to.y, to.x)) {
                    open.push_back((to, left - 1));
                }
            }
        }
        found.into_iter().collect()
    }

    /// Do orders pass a hex: not impassable, and not next to an enemy, unless a friend is nearer to it?
    fn carries_orders(&self, side: Side, hex: Hex) -> bool {
        let passable = self.ground().chart.at(self.board(), hex) != Ground::Water;
        let enemy = self.nearest_from(side, hex);
        let friend = self.nearest_from(side.other(), hex);
        passable && enemy.is_none_or(|enemy| enemy > 1 || friend.is_some_and(|friend| friend < enemy))
    }

    /// Does an order reach a unit? It rolls once a turn, when it is first ordered.
    pub(crate) fn order_reaches(&mut self, pix: PieceIx) -> bool {
        let free = !self.ground().switches.limited_control || self.memory().controlled.contains(&pix);
        if free {
            return true;
        }
        if let Some(moves) = self.memory().rolled.get(&pix) {
            return *moves;
        }
        let least = Tables::get().general.control;
        let word = |value: i32| if value >= least { "moves" } else { "stays" }.to_owned();
        let need = Some(Need::AtLeast(least));
        let sides = Tables::get().fire.sides;
        let draw = (CONTROL, rule::OPT_LIMITED_CONTROL);
        let die = self.draw_from((1, sides), draw, Some(pix), &[], need, word);
        self.change_memory(MemoryChange::Rolled(pix, die >= least));
        if die < least {
            self.set_mark(pix, mark::ORDERED, true);
        }
        die >= least
    }
}
