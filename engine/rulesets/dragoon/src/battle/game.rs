//! The battle as the rest of the program plays it: judging, carrying out, applying.
//!
//! Dispatches by decision and verb. Must not know any rule itself.

use crate::Dragoon;
use crate::battle::memory::{MemoryChange, at_hex};
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, rule};
use crate::movement::refuse;
use crate::sequence::memory::{Step, TurnChange};
use oblique_board::hex::Hex;
use oblique_rules::kernel::Rules;
use oblique_rules::play::{
    Agenda, Appraisal, Event, Field, FireArea, Gauge, Highlight, LineOfSight, Marches, Marks, Odds, Order,
    PieceIx, Prospects, Quote, Refusal, Relation, UnderWay, Verb,
};
use oblique_scenario::Side;
use std::borrow::Cow;

impl Rules for Battle {
    type System = Dragoon;

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
        Self::legal_orders(self, piece)
    }

    fn agenda_of(&self) -> Agenda {
        self.agenda()
    }

    fn appraise_order(&self, order: &Order) -> Appraisal {
        Self::appraise_order(self, order)
    }

    fn outlook_of(&self, order: &Order) -> i32 {
        self.outlook_after(order)
    }

    fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        Self::highlighted(self, selected)
    }

    fn gauges_of(&self, seat: Option<Side>) -> Vec<Gauge> {
        self.loss_gauges(seat)
    }

    fn prospects_of(&self, seat: Option<Side>) -> Prospects {
        let estimate = seat.map_or(self, |side| self.as_reckoned_by(side));
        Prospects { last_turn: Some(self.ground().turns), winner: estimate.winner_now() }
    }

    fn strength_of(&self, seat: Option<Side>, side: Side) -> i64 {
        let estimate = seat.map_or(self, |side| self.as_reckoned_by(side));
        let fit = |pix: &PieceIx| estimate.piece(*pix).on_map() && !estimate.routed(*pix);
        estimate.ground().units[side.index()]
            .iter()
            .filter(|pix| fit(pix))
            .map(|pix| estimate.worth(*pix))
            .sum()
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
        self.advance_sequence();
    }

    fn view(&self, seat: Option<Side>) -> Cow<'_, Field> {
        Self::view(self, seat)
    }

    fn shown_marks(&self, pix: PieceIx) -> Marks {
        let marks = self.piece(pix).marks;
        marks.with(mark::CHARGING, marks.has(mark::CHARGING) || self.countercharges(pix))
    }

    fn lines_of_command(&self, seat: Option<Side>) -> Vec<Relation> {
        Self::lines_of_command(self, seat)
    }

    fn frames(&self) -> Vec<UnderWay> {
        self.points_under_way().into_iter().chain(self.assault_moves_under_way()).collect()
    }

    fn supposed(&self, dice: &[i32]) -> Self {
        Self::supposed(self, dice)
    }

    fn odds_of(&self, order: &Order) -> Vec<Odds> {
        Self::odds_of(self, order)
    }
}

impl Battle {
    /// May the order be given now?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judged(&self, order: &Order) -> Result<(), Refusal> {
        let Some(decision) = self.decision() else {
            return refuse(rule::VIC_END, "The battle is over");
        };
        if let Some(pix) = order.piece() {
            let Some(piece) = self.field().get(pix) else {
                return refuse(rule::UNIT_ATTRIBUTES, "There is no such piece");
            };
            if piece.side() != decision.side {
                return Err(Refusal::new(rule::SEQ_TURN, self.why_not_asked(pix)));
            }
            if let Some(refusal) = self.why_absent(pix) {
                return Err(refusal);
            }
        }
        let side = decision.side;
        match DecisionKind::of(decision.kind) {
            Some(
                DecisionKind::Bombard
                | DecisionKind::FirstFire
                | DecisionKind::DefensiveFire
                | DecisionKind::SecondFire,
            ) => match order.verb() {
                Verb::Done => Ok(()),
                Verb::Plot => {
                    let firer = self.piece_of(order)?;
                    let hex = self.hex_of(firer, order)?;
                    if self.memory().plots.get(&firer) == Some(&at_hex(hex)) {
                        return refuse(rule::FIRE_PLOT, "That is plotted already");
                    }
                    self.refuse_plot(firer, hex).map_or(Ok(()), Err)
                }
                Verb::Unplot if self.memory().plots.contains_key(&self.piece_of(order)?) => Ok(()),
                Verb::Unplot => refuse(rule::FIRE_PLOT, "Nothing is plotted for it"),
                _ => refuse(rule::SEQ_ACTION, "Only fire is plotted now"),
            },
            Some(DecisionKind::SubPoints) => match *order {
                Order::Done | Order::EndPhase => Ok(()),
                Order::Allot { points, .. } => {
                    match self.refuse_points(side, self.piece_of(order)?, points) {
                        Some(refusal) => Err(refusal),
                        None => Ok(()),
                    }
                }
                _ => refuse(rule::CMD_TURN, "Only sub points are handed out now"),
            },
            Some(DecisionKind::Deferred) => match *order {
                Order::Recall { leader: None } => Ok(()),
                Order::Recall { leader: Some(pix) } if self.is(pix, mark::DEFERRED) => Ok(()),
                Order::Recall { .. } => refuse(rule::INIT_DEFER, "That leader has not been deferred"),
                _ => refuse(rule::INIT_DEFER, "Choose a deferred leader to call back, or nobody"),
            },
            Some(DecisionKind::Initiative) => match order.verb() {
                Verb::Activate | Verb::Defer => Ok(()),
                _ => refuse(rule::INIT_POOL, "The leader checks now or is deferred"),
            },
            Some(DecisionKind::Movement) => self.judge_movement(order),
            Some(DecisionKind::Assault) => match order.verb() {
                Verb::Done => Ok(()),
                Verb::Assault if self.memory().assaults.contains(&self.piece_of(order)?) => {
                    refuse(rule::ASS_WHO, "It is plotted already")
                }
                Verb::Assault => match self.refuse_assault(self.piece_of(order)?) {
                    Some(refusal) => Err(refusal),
                    None => Ok(()),
                },
                Verb::Unplot if self.memory().assaults.contains(&self.piece_of(order)?) => Ok(()),
                Verb::Unplot => refuse(rule::ASS_WHO, "No assault is plotted for it"),
                _ => refuse(rule::SEQ_ACTION, "Only assaults are plotted now"),
            },
            Some(DecisionKind::AdvanceFire | DecisionKind::AdvanceAssault) | None => {
                self.refuse_advance(order).map_or(Ok(()), Err)
            }
        }
    }

    fn judge_movement(&self, order: &Order) -> Result<(), Refusal> {
        if let Some(ride) = self.memory().turn.ride {
            return match order.verb() {
                Verb::ChargeStep => self.plan_ride(self.hex_of(ride.unit, order)?).map(drop),
                Verb::ChargeStand => self.plan_stand().map(drop),
                _ => {
                    let name = &self.piece(ride.unit).info.name;
                    Err(Refusal::new(rule::CHARGE_MOVE, format!("{name} is charging and must ride on first")))
                }
            };
        }
        match *order {
            Order::EndPhase => self.may_end_phase(),
            Order::Move { turn_only, .. } => {
                let pix = self.piece_of(order)?;
                self.plan_move(pix, self.hex_of(pix, order)?, turn_only).map(drop)
            }
            Order::Turn { by, .. } => {
                self.plan_turn(self.piece_of(order)?, by > 0)?;
                if by.abs() == 1 {
                    Ok(())
                } else {
                    refuse(rule::FACE_TURN, "Choose left or right: a turn is one step")
                }
            }
            Order::Form { .. } => self.plan_form(self.piece_of(order)?, order).map(drop),
            Order::MakeTop { .. } => self.plan_top(self.piece_of(order)?),
            Order::Recover { .. } => self.plan_recover(self.piece_of(order)?).map(drop),
            Order::Rally { .. } => self.plan_rally(self.piece_of(order)?).map(drop),
            Order::AutoRally { level, in_zones } => {
                if !(1..=10).contains(&level) {
                    return refuse(rule::RALLY_AUTO, "Choose the Morale to rally up to, 1 to 10");
                }
                if self.auto_rally_list(level, in_zones).is_empty() {
                    return refuse(rule::RALLY_WHO, "Nobody in reach needs it, or no points are left");
                }
                Ok(())
            }
            Order::Disengage { .. } => {
                let pix = self.piece_of(order)?;
                self.plan_disengage(pix, self.hex_of(pix, order)?).map(drop)
            }
            Order::AssaultMove { .. } => self.plan_assault_move(self.piece_of(order)?),
            Order::Charge { .. } => self.plan_charge(self.piece_of(order)?),
            Order::ChargeStep { .. } | Order::ChargeStand => {
                refuse(rule::CHARGE_MOVE, "No charge is under way")
            }
            _ => refuse(rule::SEQ_ACTION, "That is not done in a movement phase"),
        }
    }

    /// May the movement phase end (`assaultmove.enforce`)?
    fn may_end_phase(&self) -> Result<(), Refusal> {
        let Some(side) = self.field().active_side else { return Ok(()) };
        match self.units_of(side).find(|p| self.owes_closing(*p)) {
            Some(pix) => {
                let name = &self.piece(pix).info.name;
                Err(Refusal::new(
                    rule::ASSAULTMOVE_ENFORCE,
                    format!("{name} must still close with the enemy"),
                ))
            }
            None => Ok(()),
        }
    }

    /// Carries out an order already judged.
    fn execute(&mut self, order: &Order) {
        let Some(decision) = self.memory().decision.clone() else { return };
        let Some(kind) = DecisionKind::of(decision.kind) else { return };
        match (kind, order) {
            (DecisionKind::Movement, _) => self.execute_movement(order),
            (DecisionKind::SubPoints, Order::Allot { leader: Some(leader), points }) => {
                self.give_points(decision.side, *leader, *points);
            }
            (DecisionKind::SubPoints, Order::Done) => {
                self.keep_points(decision.side);
                self.change_memory(MemoryChange::Decide(None));
            }
            (DecisionKind::Deferred, _) => {
                self.change_memory(MemoryChange::Turn(TurnChange::Recalled(decision.side, order.piece())));
                self.change_memory(MemoryChange::Decide(None));
            }
            (DecisionKind::Initiative, _) => {
                self.change_memory(MemoryChange::Decide(None));
                if let Some(leader) = decision.piece {
                    if order.verb() == Verb::Activate {
                        self.go(Step::Check(leader));
                    } else {
                        self.set_mark(leader, mark::DEFERRED, true);
                    }
                }
            }
            (DecisionKind::AdvanceFire | DecisionKind::AdvanceAssault, _) => {
                self.change_memory(MemoryChange::Decide(None));
                self.answer_advance(order);
            }
            (_, Order::Plot { piece: Some(pix), at: Some(hex) }) => {
                self.change_memory(MemoryChange::Plot(*pix, Some(at_hex(*hex))));
            }
            (_, Order::Assault { piece: Some(pix) }) => {
                self.change_memory(MemoryChange::Assault(*pix, true));
            }
            (DecisionKind::Assault, Order::Unplot { piece: Some(pix) }) => {
                self.change_memory(MemoryChange::Assault(*pix, false));
            }
            (_, Order::Unplot { piece: Some(pix) }) => self.change_memory(MemoryChange::Plot(*pix, None)),
            (
                DecisionKind::Bombard
                | DecisionKind::FirstFire
                | DecisionKind::DefensiveFire
                | DecisionKind::SecondFire
                | DecisionKind::Assault
                | DecisionKind::SubPoints,
                _,
            ) => self.change_memory(MemoryChange::Decide(None)),
        }
    }

    fn execute_movement(&mut self, order: &Order) {
        match *order {
            Order::Move { piece: Some(pix), to: Some(hex), turn_only, .. } => {
                if let Ok(plan) = self.plan_move(pix, hex, turn_only) {
                    self.execute_move(pix, hex, &plan);
                }
            }
            Order::Turn { piece: Some(pix), by, .. } => {
                if let Ok(plan) = self.plan_turn(pix, by > 0) {
                    let hex = self.piece(pix).hex;
                    self.execute_move(pix, hex, &plan);
                }
            }
            Order::Form { piece: Some(pix), .. } => {
                if let Ok(change) = self.plan_form(pix, order) {
                    self.execute_form(pix, &change);
                }
            }
            Order::MakeTop { piece: Some(pix) } => self.execute_top(pix),
            Order::Recover { piece: Some(pix) } => {
                if let Ok(cost) = self.plan_recover(pix) {
                    self.execute_recover(pix, cost);
                }
            }
            Order::Rally { piece: Some(pix) } => {
                if let Ok(cost) = self.plan_rally(pix) {
                    self.execute_rally(pix, cost);
                }
            }
            Order::AutoRally { level, in_zones } => self.execute_auto_rally(level, in_zones),
            Order::Disengage { piece: Some(pix), to: Some(hex), with_leaders } => {
                if let Ok(plan) = self.plan_disengage(pix, hex) {
                    self.execute_disengage(pix, hex, plan, with_leaders);
                }
            }
            Order::AssaultMove { piece: Some(pix), .. } => self.execute_assault_move(pix),
            Order::Charge { piece: Some(pix), .. } => self.execute_charge(pix),
            Order::ChargeStep { to: Some(hex) } => {
                if let Ok(pix) = self.plan_ride(hex) {
                    self.execute_ride(pix, hex);
                }
            }
            Order::ChargeStand => self.execute_stand(),
            _ => self.change_memory(MemoryChange::Decide(None)),
        }
    }
}
