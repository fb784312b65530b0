//! Decisions with a short list of answers: what may be answered, and what follows.

use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::DecisionKind;
use crate::not_asked;
use oblique_rules::play::{Order, Refusal};

impl Battle {
    /// All answers to a decision of that kind as it is asked now; empty of one whose orders are units' own.
    pub(crate) fn answers(&self, kind: DecisionKind) -> Vec<Order> {
        let top = self.memory().tasks.last().copied();
        match (kind, top) {
            (
                DecisionKind::Evade | DecisionKind::Press | DecisionKind::Occupy | DecisionKind::DrawOffer,
                _,
            ) => {
                vec![Order::choose(1), Order::choose(0)]
            }
            (DecisionKind::EvadePath, Some(Task::EvadePath(pix, from, hexes))) => {
                self.evade_orders(pix, from, hexes)
            }
            (DecisionKind::Allocate, _) => self.allotments(),
            (DecisionKind::Retreat, Some(Task::Retreat(pix))) => self.retreat_orders(pix),
            _ => Vec::new(),
        }
    }

    /// May an answer be given?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_answer(&self, kind: DecisionKind, order: &Order) -> Result<(), Refusal> {
        let top = self.memory().tasks.last().copied();
        match (kind, top, order) {
            (
                DecisionKind::EvadePath,
                Some(Task::EvadePath(pix, from, hexes)),
                Order::Retreat { piece, to: Some(to), path, facing },
            ) if piece.is_none_or(|piece| piece == pix) => {
                self.judge_evade((pix, from, hexes), (*to, path), *facing)
            }
            (DecisionKind::Retreat, Some(Task::Retreat(pix)), Order::Retreat { piece, to, facing, .. })
                if piece.is_none_or(|piece| piece == pix) =>
            {
                self.judge_retreat((pix, &self.causes_now(pix)), *to, *facing)
            }
            _ if self.answers(kind).contains(order) => Ok(()),
            _ => not_asked(),
        }
    }

    /// Carries out an answer already judged.
    pub(crate) fn obey_answer(&mut self, kind: DecisionKind, order: &Order) {
        match (kind, order) {
            (DecisionKind::Evade, Order::Choose { alternative }) => self.answer_evade(*alternative),
            (DecisionKind::Press, Order::Choose { alternative }) => self.press(*alternative),
            (DecisionKind::Occupy, Order::Choose { alternative }) => self.occupy(*alternative),
            (DecisionKind::Allocate, Order::Choose { alternative }) => self.allot(*alternative),
            (DecisionKind::DrawOffer, Order::Choose { alternative }) => self.answer_draw(*alternative),
            (DecisionKind::EvadePath, Order::Retreat { to: Some(to), path, facing, .. }) => {
                self.evade_to(*to, path, *facing);
            }
            (DecisionKind::Retreat, Order::Retreat { to, facing, .. }) => self.retreat_to(*to, *facing),
            _ => self.answered(),
        }
    }
}
