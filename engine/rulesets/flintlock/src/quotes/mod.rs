//! Quotes: what an order costs, its odds, what could follow, each line with its rule.
//!
//! Odds are counted over the dice with the tables of play. Must not change anything.

pub(crate) mod shot;

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::sequence::work::SequenceWork as Work;
use crate::tables::Tables;
use oblique_rules::RuleId;
use oblique_rules::play::{Ledger, Order, PieceIx, Quote, QuoteLine, Verb};
use oblique_scenario::Side;

/// A line of a quote.
pub(crate) fn quote_line(rule: RuleId, text: impl Into<String>) -> QuoteLine {
    QuoteLine { text: text.into(), rule }
}

impl Battle {
    /// What a legal order costs and may lead to.
    pub(crate) fn quote(&self, order: &Order) -> Quote {
        let lines = match self.memory().frames.last() {
            Some(Frame::Sequence(work)) => self.quote_sequence(*work, order),
            Some(Frame::Command(_) | Frame::Fire(_) | Frame::Move(_)) => self.quote_action(order),
            Some(Frame::Shock(_)) => self.quote_answer(order),
            _ => Vec::new(),
        };
        Quote {
            cost_halves: self.quoted_cost(order),
            lines,
            ledger: self.quoted_contest(order).map(Box::new),
            ..Quote::default()
        }
    }

    /// The Shock an order leads to.
    fn quoted_contest(&self, order: &Order) -> Option<Ledger> {
        match (self.memory().frames.last()?, order.verb()) {
            (Frame::Sequence(Work::Mode(leader)), Verb::Assault) => self.shock_ahead(*leader),
            (Frame::Shock(_), Verb::Assault) => self.counter_ahead(),
            _ => None,
        }
    }

    fn quoted_cost(&self, order: &Order) -> Option<i32> {
        let (Verb::Move, Some(pix)) = (order.verb(), order.piece()) else { return None };
        let plan = if self.arm(pix).leads() { None } else { self.plan_move(pix, order).ok() };
        Some(2 * plan?.cost)
    }

    fn quote_sequence(&self, work: Work, order: &Order) -> Vec<QuoteLine> {
        let side = self.active();
        match (work, order.verb()) {
            (Work::Begin, Verb::Pass) => {
                let mut lines = vec![quote_line(
                    rule::SEQ_PASS,
                    "The opponent's Activation is Free; no Continuity attempt follows.",
                )];
                if self.memory().free {
                    lines.extend(self.flight_line(side));
                }
                lines
            }
            (Work::Commands(_), Verb::Activate) => {
                order.piece().map_or_else(Vec::new, |l| self.reach_lines(l))
            }
            (Work::SelfActivate(leader), Verb::Activate) => {
                let need = self.get(leader, track::INITIATIVE);
                vec![quote_line(
                    rule::CMD_SELF_ACTIVATE,
                    format!(
                        "Acts in full on {need} or less ({}); otherwise the whole command does nothing.",
                        sixths(need)
                    ),
                )]
            }
            (Work::SelfActivate(_), Verb::Choose) => {
                vec![quote_line(rule::ACT_PARTIAL, "Units may only move or turn, and not next to the enemy.")]
            }
            (Work::Mode(leader), Verb::Assault) => self.shock_lines(leader),
            (Work::Mode(leader), Verb::Form) => self.quote_forming(leader),
            (Work::Continue, Verb::Activate) => self.quote_going_on(side),
            (Work::Seize, Verb::Seize) => self.quote_seizing(side.other()),
            _ => Vec::new(),
        }
    }

    fn reach_lines(&self, leader: PieceIx) -> Vec<QuoteLine> {
        let units = self.units_under(leader).count();
        let inside = self.units_under(leader).filter(|u| self.is(*u, mark::IN_COMMAND)).count();
        let command = quote_line(rule::CMD_IN_COMMAND, format!("{inside} of {units} units in command."));
        let reach = if self.is(leader, mark::IN_REACH) {
            quote_line(rule::CMD_OL_ACTIVATES, "In the overall leader's reach: fully active without a roll.")
        } else {
            quote_line(
                rule::CMD_SELF_ACTIVATE,
                "Out of the overall leader's reach: he rolls, or acts partially.",
            )
        };
        vec![reach, command]
    }

    /// The Flight roll at the end of a Free Activation, if it can be lost at all.
    fn flight_line(&self, side: Side) -> Option<QuoteLine> {
        let lost = self.flight_sixths(side);
        (lost > 0).then(|| {
            let points = self.memory().flight_points[side.index()];
            let level = self.ground().sides[side.index()].flight_level;
            quote_line(
                rule::WIN_FLIGHT,
                format!(
                    "Flight roll: {points} points and a die over {level} lose the battle ({}).",
                    sixths(lost)
                ),
            )
        })
    }

    fn quote_going_on(&self, side: Side) -> Vec<QuoteLine> {
        let Some(overall) = self.overall(side) else { return Vec::new() };
        let step = Tables::get().sequence.continuity_step;
        let need = self.get(overall, track::INITIATIVE) - self.memory().run * step;
        let text = if need < 1 {
            "Cannot succeed any more in this run.".to_owned()
        } else {
            format!("Goes on with a die of {need} or less ({}).", sixths(need))
        };
        let mut lines = vec![quote_line(rule::SEQ_CONTINUITY, text)];
        lines.push(quote_line(rule::SEQ_SEIZE, "The opponent may try to seize the Activation first."));
        lines
    }

    fn quote_seizing(&self, side: Side) -> Vec<QuoteLine> {
        let Some(overall) = self.overall(side) else { return Vec::new() };
        let need = self.get(overall, track::INITIATIVE);
        let price = Tables::get().sequence.seize_range_penalty.abs();
        let mut lines = vec![
            quote_line(
                rule::SEQ_SEIZE,
                format!("Active at once with a die of {need} or less ({}).", sixths(need)),
            ),
            quote_line(
                rule::SEQ_SEIZE_FAIL,
                format!(
                    "Failing gives him a Free Activation and takes {price} off the overall leader's range."
                ),
            ),
        ];
        lines.extend(self.flight_line(side.other()));
        lines
    }

    /// How many of a command a formation roll will disorder.
    fn quote_forming(&self, leader: PieceIx) -> Vec<QuoteLine> {
        let line =
            self.units_under(leader).filter(|u| self.arm(*u).is_line() && self.is(*u, mark::IN_COMMAND));
        let fails = |unit: PieceIx| {
            let morale = self.morale(unit);
            (1..=6).filter(|die| !Tables::get().formation_check_passes(die + morale)).count()
        };
        let (mut units, mut failing) = (0, 0);
        for unit in line {
            units += 1;
            failing += fails(unit);
        }
        let text = format!("{units} units roll; about {} will be Disordered.", (failing + 3) / 6);
        vec![quote_line(rule::FORM_CHECK, text)]
    }

    /// The outlook of a Shock of the units in contact.
    fn shock_lines(&self, leader: PieceIx) -> Vec<QuoteLine> {
        let lines = self.shock_outlook(leader).map_or_else(Vec::new, |outlook| outlook.lines());
        lines.into_iter().map(|line| quote_line(rule::SHOCK_SFT, line)).collect()
    }

    fn quote_action(&self, order: &Order) -> Vec<QuoteLine> {
        let Some(pix) = order.piece() else { return Vec::new() };
        match order.verb() {
            Verb::Withdraw | Verb::Retreat => vec![self.morale_line(pix)],
            Verb::Fire => order.target().map_or_else(Vec::new, |t| self.quote_shot(pix, t)),
            _ => Vec::new(),
        }
    }

    fn quote_answer(&self, order: &Order) -> Vec<QuoteLine> {
        match (order.verb(), order.piece()) {
            (Verb::Retreat, Some(pix)) if order.hex().is_none() => vec![self.morale_line(pix)],
            _ => Vec::new(),
        }
    }

    /// Odds of a Morale Check.
    fn morale_line(&self, pix: PieceIx) -> QuoteLine {
        let fails = self.morale_fails_sixths(pix, 0);
        quote_line(rule::RES_MORALE, format!("Morale check: Disordered {}.", sixths(fails)))
    }
}

/// A chance in six dice, in words.
pub(crate) fn sixths(n: i32) -> String {
    let n = n.clamp(0, 6);
    format!("{n} in 6, {}%", (n * 100 + 3) / 6)
}
