//! The commander in chief helps a Leader: one failed die of his own activation roll again (`cinc.reroll`).

use crate::actions::roll::{Rolled, read, succeeds};
use crate::actions::shown::Roll;
use crate::battle::memory::{Cause, Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::command::span::in_span;
use crate::dice::again::REROLL;
use crate::ids::{DecisionKind, rule};
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::catalog::Role;
use oblique_rules::play::{Need, Order, PieceIx};
use std::collections::BTreeSet;

/// A Leader's roll, one failed die of which may be thrown again.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HelpedRoll {
    /// Who rolled.
    pub leader: PieceIx,
    /// His dice as they fell.
    pub dice: Vec<i32>,
    /// What a die had to reach.
    pub need: i32,
}

impl HelpedRoll {
    /// Values that failed, each once.
    fn failed(&self) -> BTreeSet<i32> {
        self.dice.iter().copied().filter(|die| !succeeds(*die, self.need)).collect()
    }

    pub(crate) fn orders(&self) -> Vec<Order> {
        let again = self.failed().into_iter().map(|alternative| Order::Choose { alternative });
        again.chain([Order::Decline { piece: None }]).collect()
    }

    fn shown(&self, open: bool) -> Roll<'_> {
        let (piece, rolled) = (self.leader, self.rolled());
        Roll { piece, rule: rule::ACT_ROLL, naturals: &self.dice, sure: 0, need: self.need, rolled, open }
    }

    fn rolled(&self) -> Rolled {
        read(&self.dice, 0, self.need, None)
    }
}

impl Battle {
    /// Has the commander in chief a Leader in his span who rolls for himself?
    pub(crate) fn is_helped(&self, leader: PieceIx) -> bool {
        let side = self.piece(leader).side();
        let chief = |p: &PieceIx| self.piece(*p).info.role == Role::Chief && self.piece(*p).side() == side;
        let helps = |p: PieceIx| in_span(&self.0, p, self.piece(leader).hex);
        self.nature(leader).arm == Arm::Leader && self.everybody().into_iter().filter(chief).any(helps)
    }

    /// Asks which die is thrown again, if any failed; else the Leader acts.
    pub(crate) fn run_helped_roll(&mut self, roll: &HelpedRoll) {
        if roll.failed().is_empty() {
            self.act_by_roll(roll);
        } else {
            let side = self.piece(roll.leader).side();
            let then = self.activation(roll.leader, Cause::Activation, roll.rolled());
            self.show_roll(roll.shown(true), then.right, then.closes);
            self.ask(DecisionKind::Reroll, side, Some(roll.leader), Order::Decline { piece: None });
        }
    }

    /// The answer to that; the second result stands, and failures are counted after it.
    pub(crate) fn obey_helped_roll(&mut self, mut roll: HelpedRoll, order: &Order) {
        if let Order::Choose { alternative } = *order
            && let Some(place) = roll.dice.iter().position(|die| *die == alternative)
        {
            let outcome = |die: i32| format!("{die} for {alternative}");
            let need = Some(Need::AtLeast(roll.need.clamp(2, 6)));
            let name = (REROLL, rule::CINC_REROLL);
            roll.dice[place] = self.0.draw_from((1, 6), name, Some(roll.leader), &[], need, outcome);
        }
        self.act_by_roll(&roll);
    }

    fn act_by_roll(&mut self, roll: &HelpedRoll) {
        let activation = self.activation(roll.leader, Cause::Activation, roll.rolled());
        self.show_roll(roll.shown(false), activation.right, activation.closes);
        self.change_memory(MemoryChange::Replace(Frame::Activation(Box::new(activation))));
    }
}
