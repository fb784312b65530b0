//! Charges declared and run, and what becomes of one whose target has gone (`cav.charge`,
//! `cav.charge-void`, `shock.mixed-arms`).
//!
//! Must not know which charges are legal, nor how shots are made.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, rule};
use crate::shock::work::{ShockStage as Stage, ShockWork};
use oblique_rules::play::{Event, Order, PieceIx, Verb};
use std::collections::BTreeSet;

impl Battle {
    /// Step 0: asks for charges as long as there are any.
    pub(crate) fn run_charges(&mut self, work: ShockWork) {
        if self.charge_orders(&work, Order::Done).len() > 1 {
            let side = self.striker(&work);
            self.ask(DecisionKind::Charges, side, Some(work.leader), Order::Done);
        } else {
            self.shock_on(work, Stage::Arms);
        }
    }

    /// A charge was named, or none.
    pub(crate) fn answer_charge(&mut self, mut work: ShockWork, order: &Order) {
        let again = work.stage == Stage::Run;
        match self.plan_charge(&work, order) {
            Ok((pix, charge)) if order.verb() == Verb::Charge => {
                work.party.insert(pix);
                work.asked.insert(pix);
                work.charges.insert(pix, charge);
                self.shock_stays(work);
            }
            _ if again => {
                if let Some(pix) = work.riding() {
                    self.give_up(work, pix);
                }
            }
            _ => self.shock_on(work, Stage::Arms),
        }
    }

    /// Foot and horse before one enemy: asks who attacks it.
    pub(crate) fn run_arms(&mut self, mut work: ShockWork) {
        if let Some(target) = self.mixed_target(&work) {
            let side = self.striker(&work);
            self.ask(DecisionKind::ArmsChoice, side, Some(target), Order::choose(0));
        } else if work.stage == Stage::Arms {
            (work.attackers, work.defenders) = self.lines(&work);
            let spent: BTreeSet<PieceIx> = work.party.clone();
            self.shock_on(work, Stage::SlipAway);
            for unit in spent {
                self.set_mark(unit, mark::ACTED, true);
            }
        } else if work.counter.is_some() {
            let engaged = self.draw_up(&mut work);
            self.shock_on(work, if engaged { Stage::PreShock } else { Stage::After });
        } else {
            (work.attackers, work.defenders) = self.lines(&work);
            self.shock_on(work, Stage::Flight);
        }
    }

    /// Foot or horse attacks the enemy asked about.
    pub(crate) fn answer_arms(&mut self, mut work: ShockWork, order: &Order) {
        let Some(target) = self.mixed_target(&work) else { return self.shock_stays(work) };
        let idle = work.give_to(target, order.amount() == 1);
        self.shock_stays(work);
        for rider in idle {
            self.set_mark(rider, mark::ACTED, true);
            let text = format!("{} stands by: {} is given to the foot.", self.name(rider), self.name(target));
            self.say(rule::SHOCK_MIXED_ARMS, Some(rider), text);
        }
    }

    /// Step 2: the next charge runs, or its rider is asked for another target.
    pub(crate) fn run_run(&mut self, mut work: ShockWork) {
        let Some(pix) = work.riding() else {
            return self.shock_on(work, Stage::ArmsAgain);
        };
        let Some(charge) = work.charges.get(&pix).cloned() else { return };
        let rode_off = work.slipped.contains(&charge.target);
        if !self.fights(pix) || self.disordered(pix) {
            return self.give_up(work, pix);
        }
        if rode_off || !self.fights(charge.target) || self.judge_run(&work, pix, &charge).is_err() {
            if self.charge_orders(&work, Order::blank(Verb::Decline)).len() > 1 {
                let side = self.striker(&work);
                return self.ask(DecisionKind::NewChargeTarget, side, Some(pix), Order::blank(Verb::Decline));
            }
            return self.give_up(work, pix);
        }
        work.charges.remove(&pix);
        work.riders.insert(pix);
        self.shock_keeps(work, Stage::Run);
        self.set_mark(pix, mark::CHARGED, true);
        if self.piece(pix).facing != Some(charge.facing) {
            self.emit(Event::Faced { piece: pix, facing: Some(charge.facing) });
        }
        let text = format!("{} charges {}.", self.name(pix), self.name(charge.target));
        self.say(rule::CAV_CHARGE, Some(pix), text);
        self.ride(pix, charge.path);
    }

    /// A charger without a target stays where it is; its action is spent.
    fn give_up(&mut self, mut work: ShockWork, pix: PieceIx) {
        work.charges.remove(&pix);
        work.party.remove(&pix);
        self.shock_keeps(work, Stage::Run);
        // Of who is no more it has been told already.
        if self.fights(pix) {
            let text = if self.disordered(pix) {
                format!("The charge of {} is broken off: it is disordered.", self.name(pix))
            } else {
                format!("{} finds nobody to charge and stays.", self.name(pix))
            };
            self.say(rule::CAV_CHARGE_VOID, Some(pix), text);
        }
    }
}
