//! The battle as the rest of the program plays it: judging, carrying out, applying.
//!
//! Dispatches by what is on top of the things under way. Must not know any rule itself.

use crate::Flintlock;
use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::movement::Paths;
use crate::refuse;
use crate::sequence::work::SequenceWork;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::kernel::Rules;
use oblique_rules::play::{
    Agenda, Appraisal, Event, FireArea, Gauge, Highlight, Ledger, LineOfSight, Marches, Marks, Order,
    PieceIx, Prospects, Quote, Refusal, Relation, Verb,
};
use oblique_scenario::Side;
use std::borrow::Cow;

impl Rules for Battle {
    type System = Flintlock;

    fn judged(&self, order: &Order) -> Result<(), Refusal> {
        Self::judged(self, order)
    }

    fn quote(&self, order: &Order) -> Quote {
        Self::quote(self, order)
    }

    fn execute(&mut self, order: &Order) {
        Self::execute(self, order);
    }

    fn legal_orders(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.listed(piece, Paths::Written)
    }

    fn legal_orders_without_paths(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.listed(piece, Paths::LeftOut)
    }

    fn order_with_path(&self, order: Order) -> Order {
        self.move_with_path(order)
    }

    fn agenda_of(&self) -> Agenda {
        match self.memory().frames.last() {
            Some(Frame::Command(work)) if self.decision().is_some() => self.command_agenda(*work),
            Some(Frame::Sequence(SequenceWork::Commands(acted))) if self.decision().is_some() => {
                self.commands_agenda(*acted)
            }
            _ => self.legal_orders(None).into(),
        }
    }

    fn appraise_order(&self, order: &Order) -> Appraisal {
        Self::appraise_order(self, order)
    }

    fn appraise_order_at_most(&self, order: &Order) -> Option<Appraisal> {
        Self::appraise_order_at_most(self, order)
    }

    fn outlook_of(&self, order: &Order) -> i32 {
        self.outlook_after(order)
    }

    fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        Self::highlighted(self, selected)
    }

    fn gauges_of(&self, seat: Option<Side>) -> Vec<Gauge> {
        let _ = seat;
        self.flight_gauges()
    }

    fn prospects_of(&self, _: Option<Side>) -> Prospects {
        let last_turn = self.ground().max_activations;
        // Without a limit passing ends the battle in a draw, whoever is nearer to flight.
        Prospects { last_turn, winner: last_turn.and_then(|_| self.farther_from_flight()) }
    }

    fn strength_of(&self, _: Option<Side>, side: Side) -> i64 {
        self.units_of(side).map(|pix| i64::from(self.worth(pix))).sum()
    }

    fn stat_rows(&self, seat: Option<Side>) -> Vec<(String, String)> {
        Self::stat_rows(self, seat)
    }

    fn faults(&self, at_rest: bool) -> Vec<String> {
        Self::faults(self, at_rest)
    }

    fn fault_of(&self, event: &Event) -> Option<String> {
        Self::fault_of(self, event)
    }

    fn marched(&self, pix: PieceIx, along: &[Hex]) -> Result<Marches, Refusal> {
        Self::marched(self, pix, along)
    }

    fn fire_area(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        Self::fire_area(self, pix)
    }

    fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        Self::line_of_sight(self, from, to)
    }

    fn advance(&mut self) {
        Self::advance(self);
    }

    fn plain<'o>(&self, order: &'o Order) -> Cow<'o, Order> {
        bare(order)
    }

    fn shown_marks(&self, pix: PieceIx) -> Marks {
        self.shared_marks(pix)
    }

    fn lines_of_command(&self, _seat: Option<Side>) -> Vec<Relation> {
        Self::lines_of_command(self)
    }

    fn contest(&self) -> Option<Ledger> {
        self.shock_under_way()
    }

    fn order_along(&self, pix: PieceIx, way: &[Hex], facing: Option<Hour>) -> Option<Order> {
        let facing = facing.filter(|_| !self.arm(pix).leads());
        (!way.is_empty()).then(|| Order::march(pix, way.to_vec(), facing))
    }
}

/// Is the verb aimed at a piece, whose hex an order may name for whoever points at the map?
const fn aimed(verb: Verb) -> bool {
    matches!(verb, Verb::Fire | Verb::Charge)
}

/// The order as the rules read it: by its target, not by where that stands. Of one without a target
/// the hex is kept, so that a refusal can tell who is not there.
fn bare(order: &Order) -> Cow<'_, Order> {
    if aimed(order.verb()) && order.target().is_some() && order.hex().is_some() {
        return Cow::Owned(order.clone().with_hex(None));
    }
    Cow::Borrowed(order)
}

impl Battle {
    /// May the order be given now?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judged(&self, order: &Order) -> Result<(), Refusal> {
        let Some(decision) = self.decision() else {
            return refuse(rule::WIN_OTHER, "The battle is over");
        };
        if order.target().is_some_and(|t| self.field().get(t).is_none()) {
            return refuse(rule::PIECE_KINDS, "There is no such piece");
        }
        if let Some(pix) = order.piece() {
            let Some(piece) = self.field().get(pix) else {
                return refuse(rule::PIECE_KINDS, "There is no such piece");
            };
            if !piece.on_map() {
                return refuse(rule::ACT_SEPARATE, format!("{} is not on the map", piece.info.name));
            }
            if piece.side() != decision.side && decision.kind != DecisionKind::ArmsChoice.id() {
                let text =
                    format!("{} is the enemy's: it is for side {} to answer", piece.info.name, decision.side);
                return refuse(rule::ACT_SEPARATE, text);
            }
        }
        if order.verb() == Verb::Concede {
            return Ok(());
        }
        match self.memory().frames.last() {
            Some(Frame::Sequence(work)) => self.judge_sequence(*work, order),
            Some(Frame::Command(work)) => self.judge_command(*work, order),
            Some(Frame::Form(work)) => self.judge_form(work, order),
            Some(Frame::Move(work)) => self.judge_reaction(work, order),
            Some(Frame::Fire(work)) => self.judge_fire(work, order),
            Some(Frame::Shock(work)) => self.judge_shock(work, order),
            Some(Frame::Place(work)) => self.judge_place(work, order),
            None => refuse(rule::SEQ_LOOP, "Nothing is asked now"),
        }
    }

    /// Legal orders, all or of one piece, as the rest of the program is told them: those aimed at a piece name its hex too.
    fn listed(&self, piece: Option<PieceIx>, paths: Paths) -> Vec<Order> {
        let mut orders = self.ordered(piece, paths);
        for order in &mut orders {
            if let Order::Fire { target: Some(target), at, .. }
            | Order::Charge { target: Some(target), at, .. } = order
            {
                *at = Some(self.piece(*target).hex);
            }
        }
        orders
    }

    /// Legal orders: all, or of one piece.
    pub(crate) fn legal_orders(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.ordered(piece, Paths::Written)
    }

    /// The same, with or without paths.
    fn ordered(&self, piece: Option<PieceIx>, paths: Paths) -> Vec<Order> {
        if self.decision().is_none() {
            return Vec::new();
        }
        match self.memory().frames.last() {
            Some(Frame::Sequence(work)) => self.sequence_orders(*work, piece, paths),
            Some(Frame::Command(work)) => self.command_orders(*work, piece, paths),
            Some(Frame::Form(work)) => self.form_orders(work, piece),
            Some(Frame::Move(work)) => self.reaction_orders(work, piece),
            Some(Frame::Fire(work)) => self.fire_work_orders(work, piece),
            Some(Frame::Shock(work)) => self.shock_orders(work, piece),
            Some(Frame::Place(work)) => self.place_orders(work, piece),
            None => Vec::new(),
        }
    }

    /// Carries out an order already judged.
    fn execute(&mut self, order: &Order) {
        let Some(decision) = self.memory().decision.clone() else { return };
        if order.verb() == Verb::Concede {
            self.concede(decision.side);
            return;
        }
        match self.memory().frames.last().cloned() {
            Some(Frame::Sequence(work)) => self.answer_sequence(work, order),
            Some(Frame::Command(work)) => self.answer_command(work, order),
            Some(Frame::Form(work)) => self.answer_form(work, order),
            Some(Frame::Move(work)) => self.answer_reaction(work, order),
            Some(Frame::Fire(work)) => self.answer_fire(work, order),
            Some(Frame::Shock(work)) => self.answer_shock(*work, order),
            Some(Frame::Place(work)) => self.answer_place(&work, order),
            None => self.answered(),
        }
    }
}
