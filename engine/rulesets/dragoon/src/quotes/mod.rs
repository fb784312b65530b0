//! What a legal order costs and what dice follow, in words (`move.cost`, `move.disruption`, ...).
//!
//! Must not know whether the order is legal: that is judged first.

pub(crate) mod combat;
pub(crate) mod command;
pub(crate) mod ending;
pub(crate) mod odds;

use crate::battle::state::Battle;
use crate::combat::checks::total;
use crate::ids::{mark, rule};
use crate::movement::disorder::Disorder;
use crate::tables::Tables;
use oblique_board::hex::Hex;
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
                    let turning = self.turn_disorder(pix, &plan).filter(|_| plan.turns != 0);
                    self.odds(pix, turning.as_ref(), "turning", &mut quote);
                    if let Some(hex) = order.hex().filter(|_| plan.steps) {
                        let step = self.step_disorder(pix, hex, &plan);
                        self.odds(pix, step.as_ref(), "the step", &mut quote);
                        self.warn_step(pix, hex, turning.or(step).is_some(), &mut quote);
                    }
                }
            }
            Verb::Form => {
                if let Ok(change) = self.plan_form(pix, order) {
                    quote.cost_halves = Some(change.halves);
                    self.odds(pix, self.form_disorder(pix, &change).as_ref(), "the change", &mut quote);
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
                    let to = order.hex().unwrap_or(self.piece(pix).hex);
                    let due = self.disengage_disorder(pix, to, modifier);
                    self.odds(pix, due.as_ref(), "stepping back", &mut quote);
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
            Verb::Charge => self.quote_charge(pix, &mut quote),
            Verb::ChargeStep => {
                if !self.shaken_by_leaving(pix).is_empty() {
                    let text = "Riding out from beneath: every unit of the hex checks order";
                    line(&mut quote, rule::STACK_LEAVE, text.to_owned());
                }
                let from = self.piece(pix).hex;
                let due = order.hex().and_then(|to| self.ride_disorder(pix, from, to));
                self.odds(pix, due.as_ref(), "riding there", &mut quote);
            }
            Verb::ChargeStand => {
                let due = self.memory().turn.ride.and_then(|ride| self.stand_disorder_of(ride));
                self.odds(pix, due.as_ref(), "charging in place", &mut quote);
            }
            Verb::MakeTop => {
                line(&mut quote, rule::STACK_CHANGE, "It takes the place of the unit on top".to_owned());
            }
            Verb::Plot | Verb::Assault => quote.lines.extend(self.quote_combat(order)),
            _ => {}
        }
        quote
    }

    /// A charge strikes from where it stands, or rides first, or may do either.
    fn quote_charge(&self, pix: PieceIx, quote: &mut Quote) {
        if self.may_strike_from(pix, self.piece(pix).hex) {
            self.odds(pix, self.in_place_disorder(pix).as_ref(), "charging in place", quote);
        }
        if !self.ride_steps(pix).is_empty() {
            let charge = self.ground().sides[self.piece(pix).side().index()].charge_modifier;
            let text = format!("Each hex ridden checks order, by its ground and at {charge:+}");
            line(quote, rule::CHARGE_CHECK, text);
        }
    }

    /// The chance of losing order by a check, if one is due.
    fn odds(&self, pix: PieceIx, due: Option<&Disorder>, what: &str, quote: &mut Quote) {
        if let Some(due) = due {
            let risk = self.disorder_chance(pix, total(&due.modifiers));
            line(quote, due.rule, format!("{what}: {risk}% to lose order"));
        }
    }

    /// Chance in a hundred that a disruption check at a modifier fails.
    pub(crate) fn disorder_chance(&self, pix: PieceIx, modifier: i32) -> i32 {
        (10 - (self.quality(pix) - modifier)).clamp(0, 10) * 10
    }

    /// What else a step brings; `checked` says whether its order is tried by the turns or the step.
    fn warn_step(&self, pix: PieceIx, to: Hex, checked: bool, quote: &mut Quote) {
        let side = self.piece(pix).side();
        if self.enemy_zone(side, to) && !self.arm(pix).is_leader() {
            if self.arm(pix).is_guns() {
                line(quote, rule::ZOC_COLUMN, "Guns in an enemy zone of control never leave it".to_owned());
            } else {
                line(quote, rule::ZOC_STOP, "It stops there, in an enemy zone of control".to_owned());
            }
        }
        let shaken = self.shaken_by_leaving(pix);
        if !shaken.is_empty() {
            line(
                quote,
                rule::STACK_LEAVE,
                "Moving out from beneath: every unit of the hex checks order".to_owned(),
            );
        }
        let fixed_from = Tables::get().checks.formation_fixed_from;
        if (checked || shaken.contains(&pix)) && self.disruption(pix) + 1 >= fixed_from {
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
