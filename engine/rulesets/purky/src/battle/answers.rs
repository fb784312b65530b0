//! Decisions with a short list of answers: what may be answered, and what follows.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{DecisionKind, rule};
use crate::tables::Tables;
use crate::{not_asked, refuse};
use oblique_rules::kernel::DrawOffers;
use oblique_rules::play::{Decision, Order, Refusal, Victory};
use oblique_scenario::Side;

/// A choice between two.
const EITHER: [Order; 2] = [Order::Choose { alternative: 0 }, Order::Choose { alternative: 1 }];

impl Battle {
    /// All answers to a decision of that kind as it is asked now; empty of one whose orders are units' own.
    pub(crate) fn answers(&self, kind: DecisionKind) -> Vec<Order> {
        let top = self.memory().tasks.last().copied();
        match (kind, top) {
            (DecisionKind::Initiative | DecisionKind::Countercharge | DecisionKind::DrawOffer, _) => {
                EITHER.to_vec()
            }
            (DecisionKind::Allocate, _) => self.allocations(),
            (DecisionKind::Melee, _) => self.next_charge_orders(),
            (DecisionKind::Retreat, Some(Task::Flee(flight))) => self.retreat_orders(flight),
            (DecisionKind::RalliedFacing, Some(Task::FaceRallied(pix))) => {
                self.facing_orders(pix).into_iter().chain([Order::Done]).collect()
            }
            (DecisionKind::Pursuit, Some(Task::RideOn(pix))) => {
                self.ride_on_orders(pix).into_iter().chain([Order::Done]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Refuses an answer that is none of those asked for.
    ///
    /// # Errors
    /// Why it may not be given: by the rule of the question, or, of another kind than it asks for, as not asked at all.
    pub(crate) fn refused_answer(&self, kind: DecisionKind, order: &Order) -> Result<(), Refusal> {
        let about = self.decision().and_then(|decision| decision.piece);
        let other = order.piece().is_some_and(|pix| about.is_some_and(|asked| asked != pix));
        match (kind, order) {
            _ if other => not_asked(),
            (DecisionKind::Initiative, Order::Choose { .. }) => {
                refuse(rule::TURN_INITIATIVE, "Choose to fire first or to move first")
            }
            (DecisionKind::Countercharge, Order::Choose { .. }) => {
                refuse(rule::MELEE_COUNTER, "Choose to stand or to countercharge")
            }
            (DecisionKind::Allocate, Order::Choose { .. }) => {
                refuse(rule::MELEE_SEVERAL, "Name one of those who came on by his place")
            }
            (DecisionKind::Melee, Order::Assault { .. }) => refuse(
                rule::MELEE_STEPS,
                "Name a unit whose charge is to be settled, the first of those on its target",
            ),
            (DecisionKind::Retreat, Order::Retreat { .. }) => {
                refuse(rule::ROUT_MOVE, "It goes as far as it must, straight away from the enemy")
            }
            (DecisionKind::RalliedFacing, Order::Turn { .. }) => {
                refuse(rule::FORM_LINE, "A rallied unit turns to another facing of its kind")
            }
            (DecisionKind::Pursuit, Order::Advance { .. }) => {
                let inches = Tables::get().pursuit.extra;
                let text = format!("It rides on toward its own edge, no farther than {inches} inches");
                refuse(rule::PURSUIT_RUN, text)
            }
            _ => not_asked(),
        }
    }

    /// Carries out an answer already judged.
    pub(crate) fn obey_answer(&mut self, kind: DecisionKind, order: &Order) {
        let top = self.memory().tasks.last().copied();
        match (kind, order, top) {
            (DecisionKind::Firing, _, _) => self.obey_fire(order),
            (DecisionKind::Rally, _, _) => self.obey_rally(order),
            (DecisionKind::RalliedFacing, _, _) => self.obey_facing(order),
            (DecisionKind::Countercharge, Order::Choose { alternative }, _) => {
                self.answer_counter(*alternative);
            }
            (DecisionKind::Allocate, Order::Choose { alternative }, _) => self.allocate(*alternative),
            (DecisionKind::DrawOffer, Order::Choose { alternative }, _) => self.answer_draw(*alternative),
            (DecisionKind::Melee, Order::Assault { piece: Some(pix) }, _) => self.choose_charge(*pix),
            (DecisionKind::Retreat, Order::Retreat { to, .. }, Some(Task::Flee(flight))) => {
                self.flee_to(flight, *to);
            }
            (DecisionKind::Pursuit, _, Some(Task::RideOn(pix))) => self.ride_on(pix, order.hex()),
            _ => self.change_memory(MemoryChange::Decide(None)),
        }
    }

    /// A side offers a draw once a turn (`end.victory`).
    ///
    /// # Errors
    /// It has done so this turn.
    pub(crate) fn may_offer_draw(&self, side: Side) -> Result<(), Refusal> {
        self.memory().draw_offers.judge(side, self.field().turn, rule::END_VICTORY)
    }

    /// Puts the decision off until the other side has answered.
    pub(crate) fn offer_draw(&mut self, decision: Decision) {
        let (side, turn) = (decision.side, self.field().turn);
        self.say(rule::END_VICTORY, None, DrawOffers::said_of_offer(side));
        self.change_memory(MemoryChange::Offered(side, turn, Some(decision)));
        self.ask(DecisionKind::DrawOffer, side.other(), DrawOffers::default_answer());
    }

    fn answer_draw(&mut self, alternative: i32) {
        if DrawOffers::accepts(alternative) {
            self.end(None, Victory::Draw, "Both sides agree on a draw.", rule::END_VICTORY);
        } else {
            self.say(rule::END_VICTORY, None, DrawOffers::NOT_ACCEPTED);
        }
        self.change_memory(MemoryChange::TakenUp);
    }
}
