//! Shock: may it be declared, and its steps one after another (`shock.mode`, `shock.sequence`).
//!
//! Dispatches by stage. Must not know what a stage does.

pub(crate) mod advance;
pub(crate) mod counterattack;
pub(crate) mod factors;
pub(crate) mod ground;
pub(crate) mod ledger;
pub(crate) mod line;
pub(crate) mod militia_flight;
pub(crate) mod odds;
pub(crate) mod pre_shock;
#[cfg(test)]
pub(crate) mod random_melees_tests;
pub(crate) mod removal;
pub(crate) mod result;
pub(crate) mod retreat;
pub(crate) mod retreat_hexes;
pub(crate) mod slip;
pub(crate) mod terrain;
pub(crate) mod work;

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::refuse;
use crate::shock::advance::plan_advance;
use crate::shock::work::{ShockStage as Stage, ShockWork};
use crate::tables::Form;
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};

impl Battle {
    /// May a command declare Shock?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_shock(&self, leader: PieceIx) -> Result<(), Refusal> {
        if !self.is(leader, mark::ACTIVATED) {
            return refuse(rule::SHOCK_MODE, format!("{}'s command is not fully active", self.name(leader)));
        }
        let eligible = self.shock_eligible(leader);
        if let Some(unit) = eligible.iter().find(|u| self.facts(**u).colonial_militia) {
            return refuse(
                rule::SHOCK_MILITIA,
                format!(
                    "{} is Colonial militia with the enemy before it and will not attack",
                    self.name(*unit)
                ),
            );
        }
        let mut work = ShockWork::new(leader);
        work.party = eligible;
        if work.party.is_empty() && !self.anybody_charges(&work) {
            if let Some(unit) = self.stands_by(leader).or_else(|| self.barred_charger(&work)) {
                let (arm, name) = (self.other_arm(unit), self.name(unit));
                return refuse(
                    rule::SHOCK_MIXED_ARMS,
                    format!("{arm} attacked every enemy that {name} could in this Activation: it stands by"),
                );
            }
            return Err(self.no_attacker(leader));
        }
        Ok(())
    }

    /// Why nobody of a command attacks: what keeps a unit with the enemy before it from it, else that
    /// none has him there (`shock.eligible`).
    fn no_attacker(&self, leader: PieceIx) -> Refusal {
        let faces = |pix: &PieceIx| {
            let piece = self.piece(*pix);
            let mut front = self.front(*pix).into_iter();
            self.is(*pix, mark::IN_CONTACT) && front.any(|hex| self.enemy_at(piece.side(), hex))
        };
        let Some(unit) = self.units_under(leader).find(faces) else {
            return Refusal::new(
                rule::SHOCK_ELIGIBLE,
                "No unit of the command has had the enemy before it since the Activation began, and none can charge",
            );
        };
        let name = self.name(unit);
        match self.form(unit) {
            _ if !self.fully_active(unit) => Refusal::new(
                rule::ACT_PARTIAL,
                format!("{name} has the enemy before it, but is not fully active and does not attack"),
            ),
            Form::Column => Refusal::new(
                rule::FORM_COLUMN,
                format!("{name} has the enemy before it, but a column does not attack"),
            ),
            Form::Skirmish => Refusal::new(
                rule::FORM_SKIRMISH,
                format!("{name} has the enemy before it, but skirmishers do not attack"),
            ),
            Form::Cavalry if self.disordered(unit) => {
                Refusal::new(rule::RES_DISORDER, format!("{name} is Disordered and cannot begin a Shock"))
            }
            _ => Refusal::new(
                rule::SHOCK_ELIGIBLE,
                format!("{name} has the enemy before it only on ground that it could not enter"),
            ),
        }
    }

    /// Starts a Shock.
    pub(crate) fn start_shock(&mut self, leader: PieceIx) {
        let mut work = ShockWork::new(leader);
        work.party = self.shock_eligible(leader);
        self.push(Frame::Shock(Box::new(work)));
    }

    /// The Shock goes on at a stage.
    pub(crate) fn shock_on(&mut self, mut work: ShockWork, stage: Stage) {
        work.stage = stage;
        work.asked.clear();
        self.replace(Frame::Shock(Box::new(work)));
    }

    /// The same stage goes on.
    pub(crate) fn shock_stays(&mut self, work: ShockWork) {
        self.replace(Frame::Shock(Box::new(work)));
    }

    /// Goes on.
    pub(crate) fn run_shock(&mut self, work: ShockWork) {
        match work.stage {
            Stage::Charges => self.run_charges(work),
            Stage::Arms | Stage::ArmsAgain => self.run_arms(work),
            Stage::SlipAway => self.run_slip_away(work),
            Stage::Run => self.run_run(work),
            Stage::Flight => self.run_militia(work),
            Stage::Guns => self.run_lone_guns(work),
            Stage::PreShock => self.run_pre_shock(work),
            Stage::CounterBefore | Stage::CounterAfter => self.run_counter(work),
            Stage::Clash => self.run_clash(work),
            Stage::Results => self.run_results(work),
            Stage::Retreat => self.run_retreat(work),
            Stage::Advance => self.run_advance(work),
            Stage::After => self.run_after(work),
        }
    }

    /// Judges an answer.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_shock(&self, work: &ShockWork, order: &Order) -> Result<(), Refusal> {
        match (work.stage, order.verb()) {
            (Stage::Charges | Stage::SlipAway, Verb::Done) | (Stage::Run, Verb::Decline) => Ok(()),
            (Stage::Charges | Stage::Run, Verb::Charge) => self.plan_charge(work, order).map(drop),
            (Stage::SlipAway, Verb::Retreat) => self.plan_slip(work, order).map(drop),
            (Stage::Advance, Verb::Advance) => {
                plan_advance(work, order).map(drop).ok_or_else(|| self.no_advance(work, order))
            }
            _ => self.judge_listed(work, order),
        }
    }

    /// Judges an answer that must be one of those listed.
    fn judge_listed(&self, work: &ShockWork, order: &Order) -> Result<(), Refusal> {
        if self.shock_orders(work, None).contains(order) {
            return Ok(());
        }
        match work.stage {
            Stage::Charges => refuse(rule::CAV_CHARGE, "Choose who charges, or finish"),
            Stage::Run => refuse(rule::CAV_CHARGE_VOID, "Choose another target, or stay"),
            Stage::Arms | Stage::ArmsAgain => {
                refuse(rule::SHOCK_MIXED_ARMS, "Choose whether foot or horse attacks it")
            }
            Stage::SlipAway => refuse(rule::CAV_RETREAT, "Ride or slip away, or stand"),
            Stage::Flight => refuse(rule::PRE_FLEE, "Let the militia run, or stay"),
            Stage::CounterBefore | Stage::CounterAfter => {
                refuse(rule::SHOCK_COUNTER, "Counterattack, or decline")
            }
            Stage::Retreat => self.refuse_retreat(work, order),
            Stage::Advance => Err(self.no_advance(work, order)),
            _ => refuse(rule::SHOCK_SEQUENCE, "Nothing is asked now"),
        }
    }

    /// Legal answers, the default among them.
    pub(crate) fn shock_orders(&self, work: &ShockWork, piece: Option<PieceIx>) -> Vec<Order> {
        let mut orders = match work.stage {
            Stage::Charges => self.charge_orders(work, Order::Done),
            Stage::Run => self.charge_orders(work, Order::blank(Verb::Decline)),
            Stage::Arms | Stage::ArmsAgain => {
                vec![Order::choose(0), Order::choose(1)]
            }
            Stage::SlipAway => self.slip_orders(work),
            Stage::Flight => self.flight_orders(work),
            Stage::CounterBefore | Stage::CounterAfter => {
                vec![Order::blank(Verb::Assault), Order::blank(Verb::Decline)]
            }
            Stage::Retreat => self.retreat_orders(work),
            Stage::Advance => self.advance_orders(work),
            _ => Vec::new(),
        };
        if let Some(pix) = piece {
            orders.retain(|o| o.piece() == Some(pix));
        }
        orders
    }

    /// Carries an answer out.
    pub(crate) fn answer_shock(&mut self, work: ShockWork, order: &Order) {
        self.answered();
        match work.stage {
            Stage::Charges | Stage::Run => self.answer_charge(work, order),
            Stage::Arms | Stage::ArmsAgain => self.answer_arms(work, order),
            Stage::SlipAway => self.answer_slip(work, order),
            Stage::Flight => self.answer_flight(work, order),
            Stage::CounterBefore | Stage::CounterAfter => self.answer_counter(work, order),
            Stage::Retreat => self.answer_retreat(work, order),
            Stage::Advance => self.answer_advance(work, order),
            _ => {}
        }
    }
}
