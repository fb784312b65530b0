//! What an order is worth to a commander, in men (the sheet's notes for a computer commander).
//!
//! Estimates from the numbers of the charts; they decide nothing but a computer's choice. Must not know commanders.

mod charge;
mod fire;
mod outlook;
mod posed;
mod posture;
#[cfg(test)]
mod tests;

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, track};
use crate::melee::state::Melee;
use crate::morale::test::Occasion;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Order, PieceIx};

/// Men a figure stands for.
pub(crate) const FIGURE: i32 = 20;
/// What it costs to be shaken, in men.
pub(crate) const SHAKEN: i32 = 150;
/// What it costs to rout.
pub(crate) const ROUT: i32 = 450;
/// Hits that a volley and a round of blows make.
const FEW: i32 = 7;
/// Hexes from an enemy within which a leader is not to be alone.
const DANGER: i32 = 5;
/// What anything small is worth that makes ready for the next turn.
pub(crate) const READY: i32 = 40;

/// What does good and harms nobody.
fn good(good: i32) -> Appraisal {
    Appraisal { good, ..Appraisal::default() }
}

/// Chances in thousandths of no, one and two failing dice among the two lowest of a test.
pub(crate) fn fails_permille(dice: i32, number: i32) -> [i32; 3] {
    let sides = Tables::get().dice.sides;
    let pass = number.clamp(0, sides) * 1000 / sides;
    let fail = 1000 - pass;
    let power = |of: i32, times: i32| (0..times).fold(1000, |all, _| all * of / 1000);
    // The lowest two fail both when at most none passes, one when exactly one passes.
    let both = power(fail, dice);
    let one = dice * pass * power(fail, dice - 1) / 1000;
    [(1000 - both - one).max(0), one, both]
}

impl Battle {
    /// What an order offered now may bring.
    pub(crate) fn appraised(&self, order: &Order) -> Appraisal {
        let kind = self.decision().and_then(|decision| DecisionKind::of(decision.kind));
        match (kind, order) {
            (Some(DecisionKind::Initiative), Order::Choose { alternative }) => {
                self.initiative_worth(*alternative)
            }
            (Some(DecisionKind::Countercharge), Order::Choose { alternative }) => good(*alternative * READY),
            (_, Order::Fire { piece: Some(pix), target: Some(target), .. }) => self.fire_worth(*pix, *target),
            (_, Order::Charge { piece: Some(pix), target: Some(target), path, facing, .. }) => {
                self.charge_worth(*pix, *target, path, *facing)
            }
            (_, Order::Rally { piece: Some(pix) }) => self.rally_worth(*pix),
            (Some(DecisionKind::Leaders), Order::Place { piece: Some(leader), to: Some(to), .. }) => {
                good(self.leader_worth(*leader, *to))
            }
            (_, Order::Move { piece: Some(pix), to, path, .. }) => {
                let end = path.last().copied().or(*to).unwrap_or(self.piece(*pix).hex);
                let piece = self.piece(*pix);
                self.stance_worth(*pix, (end, piece.facing, piece.formation))
            }
            (
                Some(DecisionKind::Movement | DecisionKind::Leaders),
                Order::Turn { piece: Some(pix), by, facing },
            ) => {
                let piece = self.piece(*pix);
                let facing = self.turned_to(*pix, *by, *facing);
                self.stance_worth(*pix, (piece.hex, facing, piece.formation))
            }
            (_, Order::Form { piece: Some(pix), formation: Some(form), facing, .. }) => {
                self.stance_worth(*pix, (self.piece(*pix).hex, *facing, *form))
            }
            _ => Appraisal::default(),
        }
    }

    /// Who has many enemies in range fires first, who must close moves first.
    fn initiative_worth(&self, alternative: i32) -> Appraisal {
        let side = self.decision().map(|decision| decision.side);
        let units = side.into_iter().flat_map(|side| self.units_of(side));
        let ready = |pix: &PieceIx| {
            let reach = self.reach_hexes(*pix);
            let range = |enemy: PieceIx| self.piece(enemy).hex.unsigned_distance_to(self.piece(*pix).hex);
            let near = self.nearest_enemy(*pix).map(range).and_then(|range| i32::try_from(range).ok());
            reach > 0 && near.is_some_and(|near| near <= reach)
        };
        let (in_range, all) = units.fold((0, 0), |(near, all), pix| (near + i32::from(ready(&pix)), all + 1));
        let fire_first = 3 * in_range >= all;
        good(if (alternative == 0) == fire_first { READY } else { 0 })
    }

    /// A shaken unit that is rallied may be good again, and may be taken off: it is that too when it stands still.
    fn rally_worth(&self, pix: PieceIx) -> Appraisal {
        let terms = self.terms(pix, Occasion::Rally, None);
        let [good, _, gone] = fails_permille(terms.dice, terms.number);
        Appraisal { good: good * SHAKEN / 1000, cost: gone * (ROUT + SHAKEN) / 1000, ..Appraisal::default() }
    }

    /// A leader is best with a shaken unit, then with one that has lost most, but with none that a few hits more take off: he
    /// would be left alone before the enemy. Who is alone there rides off.
    fn leader_worth(&self, leader: PieceIx, to: Hex) -> i32 {
        let side = self.piece(leader).side();
        let worth = |hex: Hex| {
            let units =
                self.at(hex).iter().filter(|p| self.piece(**p).is_unit() && self.piece(**p).side() == side);
            let of = |pix: &PieceIx| {
                if self.is_worn_down(*pix, FEW) {
                    return 0;
                }
                let hurt =
                    if self.is(*pix, mark::SHAKEN) || self.is(*pix, mark::ROUTING) { 2 * READY } else { 0 };
                READY + hurt + self.get(*pix, track::HITS)
            };
            // Of two with one unit only one helps it.
            let other =
                |p: &PieceIx| *p != leader && !self.piece(*p).is_unit() && self.piece(*p).side() == side;
            let alone = units.clone().next().is_none();
            if alone && self.nearest_to(leader, hex) <= DANGER {
                return -2 * READY;
            }
            if self.at(hex).iter().any(other) { 0 } else { units.map(of).max().unwrap_or(0) }
        };
        worth(to) - worth(self.piece(leader).hex) - 1
    }

    /// A melee as it would be fought if it were joined now.
    pub(crate) fn as_if(&self, melee: Melee) -> Self {
        let mut copy = self.clone();
        copy.change_memory(crate::battle::memory::MemoryChange::Melee(Some(melee)));
        copy
    }
}
