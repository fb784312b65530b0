//! The battle as the rest of the program plays it: judging, carrying out, applying.
//!
//! Dispatches by what is on top of the things under way. Must not know any rule itself.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::refuse;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{
    Appraisal, Decision, Event, Field, FireArea, Game, Gauge, Highlight, Ledger, LineOfSight, Marches, Marks,
    Odds, Order, Pix, Quote, ReachHex, Refusal, Relation, Stream, Verb, enumerate,
};
use oblique_scenario::Side;
use std::borrow::Cow;

impl Game for Battle {
    fn field(&self) -> &Field {
        &self.field
    }

    // Nothing is hidden in this system but what a designer would not hide either: no fog of war.
    fn see(&self, _seat: Option<Side>) -> Cow<'_, Field> {
        Cow::Borrowed(&self.field)
    }

    fn decision(&self) -> Option<&Decision> {
        self.memory.decision.as_ref().filter(|_| self.field.outcome.is_none())
    }

    fn judge(&self, order: &Order) -> Result<Quote, Refusal> {
        let order = &bare(order);
        self.judged(order)?;
        Ok(self.quote(order))
    }

    fn carry_out(&mut self, order: &Order) -> Result<Vec<Event>, Refusal> {
        let order = &bare(order);
        self.judged(order)?;
        self.carry(order);
        self.advance();
        Ok(std::mem::take(&mut self.events))
    }

    fn apply(&mut self, event: &Event) {
        self.apply_event(event);
    }

    fn orders(&self, piece: Option<Pix>) -> Vec<Order> {
        let mut orders = self.legal_orders(piece);
        for order in &mut orders {
            if let Some(target) = order.target.filter(|_| aimed(order.verb)) {
                order.hex = Some(self.piece(target).hex);
            }
        }
        orders
    }

    fn appraise(&self, order: &Order) -> Appraisal {
        self.appraise_order(&bare(order))
    }

    fn highlights(&self, selected: Option<Pix>) -> Vec<Highlight> {
        self.highlighted(selected)
    }

    fn relations(&self, _seat: Option<Side>) -> Vec<Relation> {
        self.lines_of_command()
    }

    fn marks_of(&self, pix: Pix) -> Marks {
        self.shared_marks(pix)
    }

    fn ledger(&self) -> Option<Ledger> {
        self.shock_under_way()
    }

    fn gauges(&self, _seat: Option<Side>) -> Vec<Gauge> {
        self.flight_gauges()
    }

    fn statistics(&self, seat: Option<Side>) -> Vec<(String, String)> {
        self.stat_rows(seat)
    }

    fn state_hash(&self) -> u64 {
        self.field.state_hash(&self.memory)
    }

    fn audit(&self, at_rest: bool) -> Vec<String> {
        self.faults(at_rest)
    }

    fn audit_event(&self, event: &Event) -> Option<String> {
        self.fault_of(event)
    }

    fn supposing(&self, dice: &[i32]) -> Option<Box<dyn Game>> {
        let mut copy = self.clone();
        copy.field.stream = Stream::scripted(0, dice.iter().copied());
        Some(Box::new(copy))
    }

    fn odds(&self, order: &Order) -> Vec<Odds> {
        enumerate(self, order, None)
    }

    fn zones(&self, side: Side) -> Vec<Hex> {
        self.zone_hexes(side)
    }

    fn reach(&self, pix: Pix) -> Result<Vec<ReachHex>, Refusal> {
        Ok(self.marched(pix, &[])?.reach(self.ground.board.layout()))
    }

    fn marches(&self, pix: Pix, along: &[Hex]) -> Result<Marches, Refusal> {
        self.marched(pix, along)
    }

    fn march_order(&self, pix: Pix, way: &[Hex], facing: Option<Hour>) -> Option<Order> {
        let hex = way.last().copied()?;
        let facing = facing.filter(|_| !self.arm(pix).leads());
        Some(Order { path: way.to_vec(), facing, ..Order::of(Verb::Move, pix).at(hex) })
    }

    fn field_of_fire(&self, pix: Pix) -> Result<FireArea, Refusal> {
        self.fire_area(pix)
    }

    fn sight(&self, from: Hex, to: Hex) -> Option<LineOfSight> {
        Some(self.line_of_sight(from, to))
    }

    fn boxed_clone(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}

/// Is the verb aimed at a piece, whose hex an order may name for whoever points at the map?
const fn aimed(verb: Verb) -> bool {
    matches!(verb, Verb::Fire | Verb::Charge)
}

/// The order as the rules read it: by its target, not by where that stands. Of one without a target
/// the hex is kept, so that a refusal can tell who is not there.
fn bare(order: &Order) -> Order {
    let mut order = order.clone();
    if aimed(order.verb) && order.target.is_some() {
        order.hex = None;
    }
    order
}

impl Battle {
    /// May the order be given now?
    ///
    /// # Errors
    /// Why not.
    pub fn judged(&self, order: &Order) -> Result<(), Refusal> {
        let Some(decision) = self.decision() else {
            return refuse("win.other", "The battle is over");
        };
        if order.target.is_some_and(|t| self.field.get(t).is_none()) {
            return refuse("piece.kinds", "There is no such piece");
        }
        if let Some(pix) = order.piece {
            let Some(piece) = self.field.get(pix) else {
                return refuse("piece.kinds", "There is no such piece");
            };
            if !piece.on_map() {
                return refuse("act.separate", format!("{} is not on the map", piece.info.name));
            }
            if piece.side() != decision.side && decision.kind != "arms_choice" {
                let text =
                    format!("{} is the enemy's: it is for side {} to answer", piece.info.name, decision.side);
                return refuse("act.separate", text);
            }
        }
        if order.verb == Verb::Concede {
            return Ok(());
        }
        match self.memory.frames.last() {
            Some(Frame::Sequence(work)) => self.judge_sequence(*work, order),
            Some(Frame::Command(work)) => self.judge_command(*work, order),
            Some(Frame::Form(work)) => self.judge_form(work, order),
            Some(Frame::Move(work)) => self.judge_reaction(work, order),
            Some(Frame::Fire(work)) => self.judge_fire(work, order),
            Some(Frame::Shock(work)) => self.judge_shock(work, order),
            Some(Frame::Place(work)) => self.judge_place(work, order),
            None => refuse("seq.loop", "Nothing is asked now"),
        }
    }

    /// Legal orders: all, or of one piece.
    pub fn legal_orders(&self, piece: Option<Pix>) -> Vec<Order> {
        if self.decision().is_none() {
            return Vec::new();
        }
        match self.memory.frames.last() {
            Some(Frame::Sequence(work)) => self.sequence_orders(*work, piece),
            Some(Frame::Command(work)) => self.command_orders(*work, piece),
            Some(Frame::Form(work)) => self.form_orders(work, piece),
            Some(Frame::Move(work)) => self.reaction_orders(work, piece),
            Some(Frame::Fire(work)) => self.fire_work_orders(work, piece),
            Some(Frame::Shock(work)) => self.shock_orders(work, piece),
            Some(Frame::Place(work)) => self.place_orders(work, piece),
            None => Vec::new(),
        }
    }

    /// Carries out an order already judged.
    fn carry(&mut self, order: &Order) {
        let Some(decision) = self.memory.decision.clone() else { return };
        if order.verb == Verb::Concede {
            self.concede(decision.side);
            return;
        }
        match self.memory.frames.last().cloned() {
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
