//! The assault move: declared before the first point is spent, bound to end next to the enemy
//! (`assaultmove.*`).
//!
//! Must not know what the assault itself does.

use crate::battle::roster::movement_halves;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule, track};
use crate::movement::{Plan, refuse};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{PieceIx, Refusal, Why};
use std::collections::BTreeMap;

impl Battle {
    /// Plans the declaration.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_assault_move(&self, pix: PieceIx) -> Result<(), Refusal> {
        self.may_move(pix)?;
        let extra = self.facts(pix).traits.assault_move;
        if !self.arm(pix).is_infantry() || !self.formed(pix, formation::LINE) || extra <= 0 {
            return refuse(rule::ASSAULTMOVE_DECLARE, "Only infantry in line of a nation trained to it");
        }
        if self.is(pix, mark::ASSAULT_MOVE) || self.halves_left(pix) < movement_halves(self.arm(pix)) {
            return refuse(rule::ASSAULTMOVE_DECLARE, "It must be declared before any movement");
        }
        if self.in_enemy_zone(pix) {
            return refuse(rule::ASSAULTMOVE_ENFORCE, "Not out of an enemy zone of control");
        }
        let piece = self.piece(pix);
        let left = self.halves_left(pix) + 2 * extra;
        if !piece.facing.is_some_and(|f| self.can_close(pix, piece.hex, f, left)) {
            return refuse(rule::ASSAULTMOVE_ENFORCE, "No enemy is near enough to close with");
        }
        Ok(())
    }

    /// Declares it.
    pub(crate) fn execute_assault_move(&mut self, pix: PieceIx) {
        let extra = self.facts(pix).traits.assault_move;
        let left = self.halves_left(pix) + 2 * extra;
        self.set_mark(pix, mark::ASSAULT_MOVE, true);
        self.set(pix, track::MP, left, Why::Ordered);
    }

    /// Would a unit bound by an assault move still be able to close after a planned move
    /// (`assaultmove.enforce`)? Everybody else: yes.
    pub(crate) fn keeps_promise(&self, pix: PieceIx, plan: &Plan, to: Hex) -> Result<(), Refusal> {
        if !self.is(pix, mark::ASSAULT_MOVE) {
            return Ok(());
        }
        let piece = self.piece(pix);
        let Some(facing) = piece.facing.map(|f| f.turned(2 * plan.turns)) else { return Ok(()) };
        let hex = if plan.steps { to } else { piece.hex };
        if self.can_close(pix, hex, facing, self.halves_left(pix) - plan.halves) {
            return Ok(());
        }
        refuse(rule::ASSAULTMOVE_ENFORCE, "After that it could not end its move next to the enemy")
    }

    /// Must it still move before the phase may end?
    pub(crate) fn owes_closing(&self, pix: PieceIx) -> bool {
        let piece = self.piece(pix);
        self.is(pix, mark::ASSAULT_MOVE)
            && piece.on_map()
            && !self.touches_enemy(piece.side(), piece.hex)
            && self.may_move(pix).is_ok()
            && piece.facing.is_some_and(|f| self.can_close(pix, piece.hex, f, self.halves_left(pix)))
    }

    /// Can a line at `hex` facing `facing` with so many halves end next to an enemy unit by legal
    /// steps and turns, checks aside?
    fn can_close(&self, pix: PieceIx, hex: Hex, facing: Hour, halves: i32) -> bool {
        let side = self.piece(pix).side();
        // No step of a line costs less than a point: most of the army is too far away to search.
        let least = 2;
        let out_of_reach = |from: Hex, left: i32, enemy: Hex| {
            let steps = i32::try_from(from.unsigned_distance_to(enemy)).unwrap_or(i32::MAX);
            least * (steps - 1) > left
        };
        let all = self.placed(side.other()).iter().map(|enemy| enemy.hex);
        let near: Vec<Hex> = all.filter(|enemy| !out_of_reach(hex, halves, *enemy)).collect();
        if near.is_empty() {
            return false;
        }
        let o = self.board().layout().orientation;
        let column = self.column(pix, formation::LINE);
        let turn = Tables::get().actions.turn.cell(column).map_or(2, |c| c.mp_halves);
        // Few steps are ever possible, so a plain search does; more points left are never worse.
        let mut seen: BTreeMap<(i32, i32, Hour), i32> = BTreeMap::new();
        let mut open = vec![(hex, facing, halves)];
        while let Some((at, f, left)) = open.pop() {
            let touches = near.iter().any(|enemy| at.unsigned_distance_to(*enemy) == 1);
            if touches && self.stack_allows(pix, at) {
                return true;
            }
            if left <= 0
                || near.iter().all(|enemy| out_of_reach(at, left, *enemy))
                || self.enemy_zone(side, at)
            {
                continue;
            }
            let best = seen.entry((at.x, at.y, f)).or_insert(0);
            if *best >= left {
                continue;
            }
            *best = left;
            for turned in [f.turned(-2), f.turned(2)] {
                if left >= turn {
                    open.push((at, turned, left - turn));
                }
            }
            for hour in [f.turned(-1), f.turned(1)] {
                let to = at + hour.vector(o);
                if let Some(cost) = self.column_cost(column, at, to)
                    && cost.halves <= left
                    && self.side_at(to) != Some(side.other())
                    && self.stack_allows(pix, to)
                {
                    open.push((to, f, left - cost.halves));
                }
            }
        }
        false
    }
}
