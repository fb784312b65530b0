//! One hex back (`ret.one`, `ret.hex`), and leaders who go along with those who leave
//! (`ldr.follow`).
//!
//! Must not know why a unit retreats.

pub(crate) mod pursuit;
pub(crate) mod rout;
pub(crate) mod withdrawal;

use crate::battle::state::Battle;
use crate::combat::checks::modifier;
use crate::ids::{mark, rule};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Why};

impl Battle {
    /// The rear hex a unit retreats to (`ret.hex`): farthest from the enemy, then cheapest, then the
    /// clockwise one. `None`: there is none, it routs.
    pub(crate) fn retreat_hex(&self, pix: PieceIx) -> Option<Hex> {
        let piece = self.piece(pix);
        let (side, form) = (piece.side(), piece.formation);
        self.rear(pix)
            .into_iter()
            .enumerate()
            .filter(|(_, h)| self.on_board(*h) && !self.enemy_zone(side, *h))
            .filter(|(_, h)| self.stack_allows(pix, *h) && self.terrain_allows(pix, form, *h))
            .min_by_key(|(i, h)| {
                let far = self.nearest_enemy_unit(side, *h).map_or(i32::MAX, |(_, d)| d);
                let cost = self.route_cost(pix, piece.hex, *h).map_or(i32::MAX, |c| c.halves);
                (-far, cost, *i)
            })
            .map(|(_, h)| h)
    }

    /// Retreats a unit; false if it cannot.
    pub(crate) fn retreat(&mut self, pix: PieceIx) -> bool {
        let Some(to) = self.retreat_hex(pix) else { return false };
        let from = self.piece(pix).hex;
        let name = self.piece(pix).info.name.clone();
        self.say(rule::RET_ONE, Some(pix), format!("{name} retreats"));
        self.set_mark(pix, mark::CHARGING, false);
        self.place(pix, to, Why::Retreat);
        self.leaders_follow(pix, from);
        let column = self.column(pix, self.piece(pix).formation).in_line();
        let due = Tables::get().actions.disengage.cell(column).and_then(|c| c.disruption).unwrap_or(0);
        let mut mods = Vec::new();
        mods.extend(modifier(due, "falling back", rule::RET_ONE));
        mods.extend(self.stack_modifier(to, pix));
        self.disruption_check(pix, rule::RET_ONE, &mods);
        true
    }

    /// Leaders left behind in `from` go along with `pix`, who was the last unit there
    /// (`ldr.follow`).
    pub(crate) fn leaders_follow(&mut self, pix: PieceIx, from: Hex) {
        let piece = self.piece(pix);
        if !piece.on_map() || piece.hex == from || self.units_at(from).next().is_some() {
            return;
        }
        let (side, to) = (piece.side(), piece.hex);
        let leaders: Vec<PieceIx> = self
            .at(from)
            .iter()
            .copied()
            .filter(|p| self.arm(*p).is_leader() && self.piece(*p).side() == side)
            .collect();
        for leader in leaders {
            self.place(leader, to, Why::Along);
        }
    }
}
