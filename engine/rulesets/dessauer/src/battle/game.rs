//! The battle as the rest of the program plays it: judging and carrying out by what is asked.

use crate::Dessauer;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, rule};
use crate::{not_asked, refuse};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::kernel::Rules;
use oblique_rules::play::{
    Appraisal, Area, Event, FireArea, Gauge, Highlight, Ledger, LineOfSight, Marches, Odds, Order, PieceIx,
    Prospects, Quote, Refusal, Relation, UnderWay, Victory,
};
use oblique_scenario::Side;

impl Rules for Battle {
    type System = Dessauer;

    fn judged(&self, order: &Order) -> Result<(), Refusal> {
        let Some(decision) = self.decision() else {
            return refuse(rule::END_VICTORY, "The battle is over");
        };
        if order.target().is_some_and(|target| self.field().get(target).is_none()) {
            return refuse(rule::UNIT_STRENGTH, "There is no such piece");
        }
        if let Some(pix) = order.piece() {
            let Some(piece) = self.field().get(pix) else {
                return refuse(rule::UNIT_STRENGTH, "There is no such piece");
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
            (_, Some(DecisionKind::Fire)) => self.judge_fire(order),
            (_, Some(DecisionKind::Deploy)) => self.judge_deployment(decision.side, order),
            (_, Some(kind)) => self.judge_answer(kind, order),
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
            (Order::Pass, _) => self.offer_draw(decision.side),
            (_, Some(DecisionKind::Movement)) => self.obey_movement(order),
            (_, Some(DecisionKind::Fire)) => self.obey_fire(order),
            (_, Some(DecisionKind::Deploy)) => self.obey_deployment(order),
            (_, Some(kind)) => self.obey_answer(kind, order),
            _ => self.answered(),
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
            Some(DecisionKind::Fire) => self.fire_orders(pix),
            Some(DecisionKind::Deploy) => self.deployment_orders(decision.side, pix),
            _ => Vec::new(),
        };
        let mut orders: Vec<Order> = self.everyone().filter(asked).flat_map(of).collect();
        if piece.is_none() {
            orders.push(decision.default.clone());
            // A draw is offered in a side's own steps: questions of the enemy's turn have their answers.
            orders.extend(self.may_offer_draw(decision.side).is_ok().then_some(Order::Pass));
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

    fn lines_of_command(&self, _: Option<Side>) -> Vec<Relation> {
        self.generals_attached()
    }

    fn frames(&self) -> Vec<UnderWay> {
        self.under_way_in_words()
    }

    fn contest(&self) -> Option<Ledger> {
        self.combat_ledger()
    }

    fn gauges_of(&self, _: Option<Side>) -> Vec<Gauge> {
        self.break_gauges()
    }

    fn odds_of(&self, order: &Order) -> Vec<Odds> {
        match *order {
            Order::Fire { piece: Some(pix), target: Some(target), at } => self.volley_odds(pix, target, at),
            _ => self.chances(order),
        }
    }

    fn prospects_of(&self, _: Option<Side>) -> Prospects {
        Prospects { last_turn: Some(self.ground().turns), winner: self.score_now().0 }
    }

    fn strength_of(&self, _: Option<Side>, side: Side) -> i64 {
        let (cost, lost) = self.cost_and_loss(side, false);
        i64::from(cost) - i64::from(lost)
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
        let asked = self.decision().and_then(|decision| DecisionKind::of(decision.kind));
        if asked != Some(DecisionKind::Movement) || !self.stands(pix) {
            return not_asked();
        }
        self.may_act(pix)?;
        if self.is(pix, mark::PASSED) {
            return refuse(rule::MOVE_PASS, "Friends have passed it this turn: it stands where it is");
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
        self.areas_shown(selected)
    }

    fn fire_area(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        self.field_before(pix)
    }

    fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        let blocked = self.sight_blocked(from, to);
        let rule = blocked.map_or(rule::LOS_LINE, |(_, rule)| rule);
        LineOfSight { from, to, blocked: blocked.map(|(hex, _)| hex), rule }
    }
}
