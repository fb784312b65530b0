//! What a legal order costs and what dice follow, in words (`move.cost`, `move.disruption`, ...).
//!
//! Must not know whether the order is legal: that is judged first.

pub(crate) mod combat;
pub(crate) mod command;
pub(crate) mod ending;
pub(crate) mod odds;

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::tables::Tables;
use oblique_rules::RuleId;
use oblique_rules::play::{Order, PieceIx, Quote, QuoteLine, Verb};

impl Battle {
    /// The quote of a legal order.
    pub(crate) fn quote(&self, order: &Order) -> Quote {
        let mut quote = Quote::default();
        if let Some(lines) = self.quote_command(order).or_else(|| self.quote_ending(order)) {
            quote.lines = lines;
            return quote;
        }
        if order.verb() == Verb::AutoRally {
            let n = self.auto_rally_list(order.amount(), order.flag()).len();
            let left = self.memory().rally_points;
            let units = if n == 1 { "1 unit" } else { &format!("{n} units") };
            let text = format!("{units} may be rallied in their order, with {left} points");
            line(&mut quote, rule::RALLY_AUTO, text);
            return quote;
        }
        let Some(pix) = order.piece().or_else(|| self.memory().turn.ride.map(|r| r.unit)) else {
            return quote;
        };
        match order.verb() {
            Verb::Move | Verb::Turn => {
                let plan = match (order.verb(), order.hex()) {
                    (Verb::Move, Some(hex)) => self.plan_move(pix, hex, order.flag()),
                    _ => self.plan_turn(pix, order.amount() > 0),
                };
                if let Ok(plan) = plan {
                    quote.cost_halves = Some(plan.halves);
                    let light = self.arm(pix) == crate::battle::ground::Arm::Light;
                    if let Some(modifier) = plan.turn_check.filter(|_| plan.turns != 0 && !light) {
                        self.odds(pix, modifier, "turning", rule::FACE_TURN, &mut quote);
                    }
                    if let (Some(modifier), Some(hex), false) = (plan.step_check, order.hex(), light) {
                        let stack = self.stack_modifier(hex, pix).map_or(0, |m| m.value);
                        self.odds(pix, modifier + stack, "the step", rule::MOVE_DISRUPTION, &mut quote);
                    }
                    if let Some(hex) = order.hex().filter(|_| plan.steps) {
                        self.warn_step(pix, hex, &mut quote);
                    }
                }
            }
            Verb::Form => {
                if let Ok(change) = self.plan_form(pix, order) {
                    quote.cost_halves = Some(change.halves);
                    if let Some(modifier) = change.check {
                        let stack = self.stack_modifier(self.piece(pix).hex, pix).map_or(0, |m| m.value);
                        self.odds(pix, modifier + stack, "the change", rule::FORM_CHANGE, &mut quote);
                    }
                }
            }
            Verb::Recover => {
                quote.cost_halves = self.plan_recover(pix).ok();
                let plus = i32::from(self.arm(pix).is_cavalry());
                let chance = (self.quality(pix) - plus).clamp(0, 10) * 10;
                line(&mut quote, rule::RECOVER_ATTEMPT, format!("{chance}% to lose Disruption"));
            }
            Verb::Rally => {
                let chance = self.quality(pix).clamp(0, 10) * 10;
                let cost = self.rally_cost(pix);
                let left = self.memory().rally_points;
                line(
                    &mut quote,
                    rule::RALLY_ATTEMPT,
                    format!("{chance}% to gain Morale; {cost} of {left} points"),
                );
            }
            Verb::Disengage => {
                if let Ok((halves, modifier)) = self.may_disengage(pix) {
                    quote.cost_halves = Some(halves);
                    self.odds(pix, modifier, "stepping back", rule::DISENGAGE_WHO, &mut quote);
                }
            }
            Verb::AssaultMove => {
                line(
                    &mut quote,
                    rule::ASSAULTMOVE_DECLARE,
                    "It must end its move next to an enemy".to_owned(),
                );
                line(&mut quote, rule::FIRE2_WHO, "It will not fire in Second Fire".to_owned());
            }
            Verb::Charge | Verb::ChargeStep => {
                if order.hex().is_some() && !self.leaves_from_beneath(pix).is_empty() {
                    let text = "Riding out from beneath: every unit of the hex checks order";
                    line(&mut quote, rule::STACK_LEAVE, text.to_owned());
                }
                let charge = self.ground().sides[self.piece(pix).side().index()].charge_modifier;
                let from = self.piece(pix).hex;
                let ground = order
                    .hex()
                    .and_then(|to| self.column_cost(crate::tables::ChartColumn::CavLine, from, to))
                    .and_then(|c| c.disruption);
                if let Some(ground) = ground {
                    self.odds(pix, ground + charge, "riding there", rule::CHARGE_CHECK, &mut quote);
                } else {
                    line(
                        &mut quote,
                        rule::CHARGE_CHECK,
                        format!("Each hex ridden checks order at {charge:+}"),
                    );
                }
            }
            Verb::MakeTop => {
                line(&mut quote, rule::STACK_CHANGE, "It takes the place of the unit on top".to_owned());
            }
            Verb::Plot | Verb::Assault => quote.lines.extend(self.quote_combat(order)),
            _ => {}
        }
        quote
    }

    /// The chance of losing order by a check at a modifier.
    fn odds(&self, pix: PieceIx, modifier: i32, what: &str, rule: RuleId, quote: &mut Quote) {
        let risk = self.disorder_chance(pix, modifier);
        line(quote, rule, format!("{what}: {risk}% to lose order"));
    }

    /// Chance in a hundred that a disruption check at a modifier fails.
    pub(crate) fn disorder_chance(&self, pix: PieceIx, modifier: i32) -> i32 {
        (10 - (self.quality(pix) - modifier)).clamp(0, 10) * 10
    }

    fn warn_step(&self, pix: PieceIx, to: oblique_board::hex::Hex, quote: &mut Quote) {
        let side = self.piece(pix).side();
        if self.enemy_zone(side, to) && !self.arm(pix).is_leader() {
            if self.arm(pix).is_guns() {
                line(quote, rule::ZOC_COLUMN, "Guns in an enemy zone of control never leave it".to_owned());
            } else {
                line(quote, rule::ZOC_STOP, "It stops there, in an enemy zone of control".to_owned());
            }
        }
        if !self.piece(pix).top && !self.arm(pix).is_leader() {
            line(
                quote,
                rule::STACK_LEAVE,
                "Moving out from beneath: every unit of the hex checks order".to_owned(),
            );
        }
        if self.disruption(pix) + 1 >= Tables::get().checks.formation_fixed_from {
            line(quote, rule::EFF_DISRUPTION, "At Disruption 5 its formation is fixed".to_owned());
        }
        if self.is(pix, mark::ASSAULT_MOVE) {
            line(quote, rule::ASSAULTMOVE_ENFORCE, "It must end its move next to an enemy".to_owned());
        }
    }
}

fn line(quote: &mut Quote, rule: RuleId, text: String) {
    quote.lines.push(QuoteLine { text, rule });
}
