//! The battle as the rest of the program plays it: judging and carrying out by what is asked.

use crate::Purky;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::tables::Arm;
use crate::{not_asked, refuse};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::kernel::Rules;
use oblique_rules::play::{
    Appraisal, Area, Event, FireArea, Gauge, Highlight, Ledger, LineOfSight, Marches, Marks, Odds, Order,
    PieceIx, PieceState, Prospects, Quote, Refusal, Relation, UnderWay, Victory, enumerate,
};
use oblique_scenario::Side;

impl Rules for Battle {
    type System = Purky;

    fn judged(&self, order: &Order) -> Result<(), Refusal> {
        let Some(decision) = self.decision() else {
            return refuse(rule::END_VICTORY, "The battle is over");
        };
        if order.target().is_some_and(|t| self.field().get(t).is_none()) {
            return refuse(rule::UNIT_TABLE, "There is no such piece");
        }
        if let Some(pix) = order.piece() {
            let Some(piece) = self.field().get(pix) else {
                return refuse(rule::UNIT_TABLE, "There is no such piece");
            };
            if !piece.on_map() {
                return refuse(rule::TURN_ORDER, format!("{} is not on the map", piece.info.name));
            }
            if piece.side() != decision.side {
                let text = format!("{} is the enemy's: order your own units", piece.info.name);
                return refuse(rule::TURN_ORDER, text);
            }
        }
        match (order, DecisionKind::of(decision.kind)) {
            (Order::Concede, _) => Ok(()),
            (Order::Pass, Some(_)) => self.may_offer_draw(decision.side),
            (_, Some(DecisionKind::Movement)) => self.judge_movement(order),
            (_, Some(DecisionKind::Leaders)) => self.judge_rides(order),
            (_, Some(DecisionKind::Firing)) => self.judge_fire(order),
            (_, Some(DecisionKind::Rally)) => self.judge_rally(order),
            (_, Some(kind)) if self.answers(kind).contains(order) => Ok(()),
            (_, Some(kind)) => self.refused_answer(kind, order),
            _ => not_asked(),
        }
    }

    fn quote(&self, order: &Order) -> Quote {
        self.quoted(order)
    }

    fn execute(&mut self, order: &Order) {
        let Some(decision) = self.decision().cloned() else { return };
        match (order, DecisionKind::of(decision.kind)) {
            (Order::Concede, _) => {
                let winner = Some(decision.side.other());
                let reason = format!("Side {} concedes.", decision.side);
                self.end(winner, Victory::Decisive, &reason, rule::END_VICTORY);
            }
            (Order::Pass, _) => self.offer_draw(decision),
            (Order::Choose { alternative }, Some(DecisionKind::Initiative)) => {
                self.choose_first(decision.side, *alternative);
                self.change_memory(MemoryChange::Decide(None));
            }
            (_, Some(DecisionKind::Movement)) => self.obey_movement(order),
            (_, Some(DecisionKind::Leaders)) => self.obey_rides(order),
            (_, Some(kind)) => self.obey_answer(kind, order),
            _ => self.change_memory(MemoryChange::Decide(None)),
        }
    }

    fn advance(&mut self) {
        self.run();
    }

    fn legal_orders(&self, piece: Option<PieceIx>) -> Vec<Order> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let kind = DecisionKind::of(decision.kind);
        let answers = kind.map(|kind| self.answers(kind)).unwrap_or_default();
        if !answers.is_empty() {
            return answers.into_iter().filter(|order| piece.is_none() || order.piece() == piece).collect();
        }
        let asked = |pix: &PieceIx| {
            let own = self.piece(*pix);
            own.side() == decision.side && own.on_map() && piece.is_none_or(|only| only == *pix)
        };
        let of = |pix: PieceIx| match kind {
            Some(DecisionKind::Movement) => self.movement_orders(pix),
            Some(DecisionKind::Leaders) => {
                let mut orders = self.ride_orders(pix);
                orders.extend(self.reserve_moves(pix));
                orders
            }
            Some(DecisionKind::Firing) => self.fire_orders(pix),
            Some(DecisionKind::Rally) => self.rally_orders(pix),
            _ => Vec::new(),
        };
        let mut orders: Vec<Order> = self.everyone().filter(asked).flat_map(of).collect();
        if piece.is_none() {
            // Where nobody's answer is an order to a unit, the step is closed by another one.
            let rallies = kind == Some(DecisionKind::Rally);
            orders.push(if rallies { Order::Done } else { decision.default.clone() });
        }
        orders
    }

    fn appraise_order(&self, order: &Order) -> Appraisal {
        self.appraised(order)
    }

    fn outlook_of(&self, order: &Order) -> i32 {
        self.outlook_after(order)
    }

    fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        self.highlights_shown(selected)
    }

    fn shown_marks(&self, pix: PieceIx) -> Marks {
        self.marks_of_now(pix)
    }

    fn lines_of_command(&self, _: Option<Side>) -> Vec<Relation> {
        self.leaders_with()
    }

    fn frames(&self) -> Vec<UnderWay> {
        self.under_way_in_words()
    }

    fn contest(&self) -> Option<Ledger> {
        self.melee_ledger()
    }

    fn gauges_of(&self, _: Option<Side>) -> Vec<Gauge> {
        self.break_gauges()
    }

    fn odds_of(&self, order: &Order) -> Vec<Odds> {
        match *order {
            Order::Fire { piece: Some(pix), target: Some(target), .. } => vec![self.volley_odds(pix, target)],
            _ => enumerate(self, order, None),
        }
    }

    fn prospects_of(&self, _: Option<Side>) -> Prospects {
        Prospects { last_turn: Some(self.ground().turns), winner: self.winner_now() }
    }

    fn strength_of(&self, _: Option<Side>, side: Side) -> i64 {
        let share = self.share(side);
        i64::from(share.all - share.gone)
    }

    fn stat_rows(&self, _: Option<Side>) -> Vec<(String, String)> {
        self.counted()
    }

    fn faults(&self, at_rest: bool) -> Vec<String> {
        Self::faults(self, at_rest)
    }

    fn fault_of(&self, _: &Event) -> Option<String> {
        None
    }

    fn marched(&self, pix: PieceIx, along: &[Hex]) -> Result<Marches, Refusal> {
        let asked = self.decision().and_then(|d| DecisionKind::of(d.kind));
        if asked != Some(DecisionKind::Movement) || !self.field().get(pix).is_some_and(PieceState::on_map) {
            return not_asked();
        }
        if !along.is_empty() {
            self.walked(pix, along)?;
        }
        Ok(self.marches_of(pix))
    }

    fn order_along(&self, pix: PieceIx, way: &[Hex], _: Option<Hour>) -> Option<Order> {
        (!way.is_empty()).then(|| Order::march(pix, way.to_vec(), None))
    }

    fn areas_of(&self, selected: Option<PieceIx>) -> Vec<Area> {
        self.ranges_shown(selected)
    }

    fn fire_area(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        self.field_before(pix)
    }

    fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        // Who could fire from there may do so over others.
        let guns = self.at(from).iter().copied().find(|pix| self.arm(*pix) == Some(Arm::Guns));
        let blocked = guns.map_or_else(|| self.sight_blocked(from, to), |pix| self.fire_blocked(pix, to));
        LineOfSight { from, to, blocked, rule: rule::FIRE_RANGE }
    }
}
