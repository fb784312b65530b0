//! What an order is worth to a commander, in men.
//!
//! Estimates from dice and distances; they decide nothing but a computer's choice. Must not know commanders.

use crate::approach::dice::{Attack, approach_dice};
use crate::approach::who::{choices, opposed};
use crate::artillery::dice::dice;
use crate::artillery::target::target_at;
use crate::battle::memory::{Activation, Frame};
use crate::battle::state::Battle;
use crate::ids::DecisionKind;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Order, PieceIx};

/// Men a level of disorder counts for: a quarter of a battalion.
pub(crate) const LEVEL: i32 = 150;
/// What a hex nearer to the enemy is worth, in men.
pub(crate) const HEX: i32 = 6;
/// What an action that makes ready for the next is worth.
pub(crate) const READY: i32 = 40;
/// Dice on either side that make a level of disorder about sure, as the tables of odds have it.
const SURE: i32 = 8;

impl Battle {
    /// What an order offered now may bring.
    pub(crate) fn appraise_order(&self, order: &Order) -> Appraisal {
        let good = |good: i32| Appraisal { good, ..Appraisal::default() };
        if let Some(worth) = self.command_worth(order) {
            return good(worth);
        }
        match (self.memory().frames.last(), order) {
            (Some(Frame::Activation(_)), Order::Fire { piece: Some(battery), at: Some(at), .. }) => {
                self.fire_worth(*battery, *at)
            }
            (Some(Frame::Activation(own)), Order::Assault { piece: Some(unit) }) => {
                self.attack_worth(*unit, self.piece(*unit).hex, own)
            }
            (Some(Frame::Activation(own)), Order::Move { piece: Some(unit), path, facing, .. }) => {
                let end = path.last().copied().unwrap_or(self.piece(*unit).hex);
                let approaches = self.may_go(own, path, *facing).is_ok_and(|found| !found.is_empty());
                let nearer = good(self.nearer(*unit, end) * HEX);
                if approaches { self.attack_worth(*unit, end, own) } else { nearer }
            }
            (Some(Frame::Activation(_)), Order::Rally { .. }) => good(LEVEL / 2),
            // What turns its back on nobody gains nothing by it.
            (Some(Frame::Activation(_)), Order::Turn { .. } | Order::Form { .. }) => good(-1),
            (_, Order::Activate { .. } | Order::React { .. } | Order::Recover { .. }) => good(READY),
            (_, Order::Charge { .. } | Order::Advance { .. }) => {
                Appraisal { harm: LEVEL, cost: LEVEL / 2, ..Appraisal::default() }
            }
            (Some(Frame::Dice { .. }), Order::Choose { alternative }) => {
                // Three dice close a brigade too often (sheet, section 24).
                good(if *alternative == 2 { READY } else { 0 })
            }
            (_, Order::Choose { alternative }) if self.buys_dice() => good(alternative * READY),
            _ => Appraisal::default(),
        }
    }

    fn buys_dice(&self) -> bool {
        let kinds = [DecisionKind::FireDice, DecisionKind::ApproachDice, DecisionKind::ContactDice]
            .map(DecisionKind::id);
        self.decision().is_some_and(|decision| kinds.contains(&decision.kind))
    }

    fn fire_worth(&self, battery: PieceIx, at: Hex) -> Appraisal {
        let chart = &self.ground().chart;
        let Ok(target) = target_at(&self.0, chart, battery, at) else { return Appraisal::default() };
        let [own, other] = dice(&self.0, chart, (battery, 0), (at, target)).map(|count| count.dice());
        let harm = LEVEL * own / (own + other).max(1);
        Appraisal { harm, ..Appraisal::default() }
    }

    /// An Approach and what it leads to: more dice than the enemy do more harm than they suffer.
    fn attack_worth(&self, unit: PieceIx, from: Hex, own: &Activation) -> Appraisal {
        let facing = self.piece(unit).facing;
        let sides = choices(&self.0, &opposed(&self.0, unit, (from, facing)));
        let Some((_, defenders)) = sides.first() else { return Appraisal::default() };
        let bought = i32::from(own.kept()).saturating_sub(1).max(0);
        let army = self.ground().army;
        let attack = Attack { attacker: unit, from, defenders, flanked: false, bought, army };
        let [ours, theirs] = approach_dice(&self.0, &self.ground().chart, attack).map(|count| count.dice());
        let levels = |won: i32, lost: i32| 2 * LEVEL * (SURE / 2 + won - lost).clamp(1, SURE) / SURE;
        let last = |unit: &PieceIx| self.disorder(*unit) + 1;
        let harm = levels(ours, theirs) + defenders.iter().map(|unit| LEVEL * last(unit) / 4).sum::<i32>();
        let cost = levels(theirs, ours) + LEVEL * last(&unit) / 4;
        Appraisal { harm, cost, folly: ours + 2 < theirs, ..Appraisal::default() }
    }

    /// Hexes nearer to the nearest enemy than now; guns and the disordered keep off.
    fn nearer(&self, unit: PieceIx, end: Hex) -> i32 {
        let piece = self.piece(unit);
        let far = |hex: Hex| {
            let nearest = self.nearest_unit(piece.side().other(), hex);
            nearest.map_or(0, |(_, distance)| i32::try_from(distance).unwrap_or(i32::MAX))
        };
        let (now, then) = (far(piece.hex), far(end));
        let shy = self.disorder(unit) > 1;
        match self.nature(unit).arm {
            _ if shy => then - now,
            // Guns come within short range and no nearer.
            Arm::Guns { .. } => (now.max(4) - then.max(4)).min(0) - i32::from(then < 4) * 4,
            _ => now - then,
        }
    }
}
