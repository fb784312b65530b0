//! What orders of generals and about the Reserve are worth to a commander, in men.
//!
//! Estimates; they decide nothing but a computer's choice.

use crate::appraisal::{HEX, LEVEL, READY};
use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::DecisionKind;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx};

/// Hexes beyond which an enemy no longer matters to where a general is placed.
const SAFE: u32 = 8;

/// A distance or a count as a number of men is reckoned with.
fn number(n: impl TryInto<i32>) -> i32 {
    n.try_into().unwrap_or(i32::MAX)
}

impl Battle {
    /// What an order about generals or the Reserve may bring; `None` for another.
    pub(crate) fn command_worth(&self, order: &Order) -> Option<i32> {
        let asked = self.decision().map(|decision| decision.kind);
        let asks = |kind: DecisionKind| asked == Some(kind.id());
        match (self.memory().frames.last(), order) {
            // Where the scenario has it will do.
            (Some(Frame::SettingUp(_)), Order::Done) => Some(READY),
            (Some(Frame::SettingUp(_)), _) => Some(-1),
            (_, Order::Place { piece: Some(general), to: Some(to), .. })
                if asks(DecisionKind::PlaceGeneral) =>
            {
                let enemy = self.nearest_unit(self.piece(*general).side().other(), *to);
                let far = enemy.map_or(SAFE, |(_, far)| far.min(SAFE));
                Some(self.spanned(*general, *to) * READY + number(far) * HEX)
            }
            (_, Order::Place { piece: Some(comer), to: Some(to), .. }) if asks(DecisionKind::Arrive) => {
                let leader = self.leader_of(*comer).filter(|leader| self.piece(*leader).on_map());
                Some(leader.map_or(0, |leader| -number(self.piece(leader).hex.unsigned_distance_to(*to))))
            }
            (_, Order::Recall { leader: Some(lost) }) => {
                Some(LEVEL + number(self.brigade(*lost).count()) * HEX)
            }
            (Some(Frame::HelpedRoll(_)), Order::Choose { alternative }) => {
                // The lowest first: it is as likely to fail as the others, and reads best.
                Some(READY * 2 - alternative)
            }
            (Some(Frame::Assignment(own)), Order::Move { .. }) => {
                let to = self.piece(own.leader).hex;
                let nearer = |end: Hex| {
                    number(self.piece(own.unit).hex.unsigned_distance_to(to))
                        - number(end.unsigned_distance_to(to))
                };
                order.hex().map(|end| nearer(end) * HEX)
            }
            (
                Some(Frame::Activation(own)),
                Order::Place { piece: Some(unit), to, beside: Some(leader), .. },
            ) if own.piece != *unit => {
                let far = to.map_or(0, |to| self.piece(*unit).hex.unsigned_distance_to(to));
                Some(READY + self.strain(*leader) * READY - number(far))
            }
            (
                Some(Frame::Activation(_)),
                Order::Place { piece: Some(general), to: Some(to), beside: None, .. },
            ) => {
                let now = self.spanned(*general, self.piece(*general).hex);
                Some((self.spanned(*general, *to) - now) * READY)
            }
            _ => None,
        }
    }

    /// Units on the map under a general.
    fn brigade(&self, general: PieceIx) -> impl Iterator<Item = PieceIx> + '_ {
        let units = self.units_of(self.piece(general).side()).into_iter();
        units.filter(move |unit| self.leader_of(*unit) == Some(general))
    }

    /// What a brigade has suffered: disorder and losses.
    fn strain(&self, general: PieceIx) -> i32 {
        let lost = self.memory().lost_units.get(&general).copied().unwrap_or(0);
        self.brigade(general).map(|unit| self.disorder(unit)).sum::<i32>() + i32::from(lost) * 2
    }

    /// Those a hex has in a general's span: units of his brigade, Leaders whom the commander in chief helps.
    fn spanned(&self, general: PieceIx, from: Hex) -> i32 {
        let nature = self.nature(general);
        let span = nature.span().and_then(|span| u32::try_from(span).ok()).unwrap_or(0);
        let side = self.piece(general).side();
        let served = |pix: &PieceIx| {
            let helped = nature.arm == Arm::Chief && self.nature(*pix).arm == Arm::Leader;
            self.piece(*pix).side() == side && (helped || self.leader_of(*pix) == Some(general))
        };
        let near = |pix: &PieceIx| self.piece(*pix).hex.unsigned_distance_to(from) <= span;
        number(self.everybody().into_iter().filter(|pix| served(pix) && near(pix)).count())
    }
}
