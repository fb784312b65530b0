//! Why a piece of the active side gets no order now: its command failed to act, has acted, or has
//! still to be picked (`act.inactive`, `act.separate`).
//!
//! Must not know what the order would have done.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{mark, phase, rule};
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};

/// Orders about one command, or about a unit or leader of it: of a piece of another command they are
/// refused with the reason why that one waits.
pub(crate) const fn of_a_command(verb: Verb) -> bool {
    own_action(verb) || matches!(verb, Verb::Activate | Verb::Form | Verb::Assault)
}

/// Orders that are a unit's or leader's own, not its command's.
const fn own_action(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Move
            | Verb::Turn
            | Verb::Withdraw
            | Verb::Fire
            | Verb::Reorganise
            | Verb::Limber
            | Verb::Recover
            | Verb::Charge
            | Verb::Retreat
    )
}

impl Battle {
    /// Why a piece does not act now, while the command of `acting` does, or nobody's.
    pub(crate) fn not_acting(&self, pix: PieceIx, acting: Option<PieceIx>) -> Refusal {
        let name = self.name(pix);
        let leader = match self.arm(pix) {
            Arm::Sub => Some(pix),
            Arm::Overall => {
                return Refusal::new(rule::LEADER_MOVE, format!("{name} moves between commands, once"));
            }
            _ => self.command_of(pix),
        };
        let Some(leader) = leader else { return self.gun_waits(pix, acting) };
        let his = self.name(leader);
        if self.is(leader, mark::INACTIVE) {
            let text = format!("{his} failed to act: his command does nothing in this Activation");
            return Refusal::new(rule::ACT_INACTIVE, text);
        }
        let text = if self.is(leader, mark::USED) {
            format!("{his}'s command has acted in this Activation")
        } else if let Some(acting) = acting.filter(|_| leader == pix) {
            format!("{}'s command acts now: {his}'s waits", self.name(acting))
        } else if let Some(acting) = acting {
            format!("{}'s command acts now: {name} is of {his}'s", self.name(acting))
        } else if self.field().phase == phase::GUN_STEP {
            format!("Only guns act in the gun step: {name} is none")
        } else {
            format!("{his}'s command is not active: activate it first")
        };
        Refusal::new(rule::ACT_SEPARATE, text)
    }

    fn gun_waits(&self, gun: PieceIx, acting: Option<PieceIx>) -> Refusal {
        let name = self.name(gun);
        let text = match acting {
            Some(leader) => format!("{name} does not act with {}'s command", self.name(leader)),
            None if self.field().phase == phase::GUN_STEP => {
                format!("{name} is in no active leader's range")
            }
            None => format!("{name} acts with a command whose leader reaches it, or in the gun step"),
        };
        Refusal::new(rule::ACT_SEPARATE, text)
    }

    /// Why an order of a piece's own, or of its command, is refused while its owner is asked about a
    /// whole command: another command's piece waits; `None` for a piece of that command, or a gun.
    pub(crate) fn of_another(&self, order: &Order, leader: PieceIx) -> Option<Refusal> {
        let pix = order.piece().filter(|_| of_a_command(order.verb()))?;
        let his = pix == leader || self.command_of(pix) == Some(leader) || self.arm(pix).is_gun();
        (!his).then(|| self.not_acting(pix, Some(leader)))
    }
}
