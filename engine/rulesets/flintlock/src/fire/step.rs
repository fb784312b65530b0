//! The fire step: Phasing Fire of a command or of the gun step, one unbroken run of shots
//! (`fire.step`, `cav.retreat`, `cav.retreat-firer`).
//!
//! Must not know what a shot does, nor who answers.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::fire::shot::ShotKind;
use crate::fire::work::{Aim, FireStep, FireWork};
use crate::ids::{DecisionKind, mark, rule};
use crate::refuse;
use crate::sequence::work::{CommandWork, FireUse};
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};
use std::collections::BTreeSet;

impl Battle {
    /// Opens the fire step with its first shot, already judged.
    pub(crate) fn open_fire(&mut self, leader: Option<PieceIx>, pix: PieceIx, order: &Order) {
        let Ok(target) = self.plan_fire(pix, order) else { return };
        let aimed = Some((pix, target, Aim::Announced));
        let step = FireStep { leader, aimed, ..FireStep::default() };
        self.push(Frame::Fire(FireWork::Step(step)));
    }

    /// Goes on: the announced shot, the next one, or the end.
    pub(crate) fn run_fire_step(&mut self, step: FireStep) {
        match step.aimed {
            Some((firer, target, Aim::Announced)) => {
                if self.may_ride_off(firer, target) {
                    let side = self.piece(target).side();
                    self.ask(DecisionKind::StandOrRide, side, Some(target), Order::of(Verb::Decline, target));
                } else {
                    self.fire_in_step(step, firer, target);
                }
            }
            Some((firer, target, Aim::Stood)) => self.fire_in_step(step, firer, target),
            Some((firer, _, Aim::RodeOff)) => {
                if self.retargets(&step, firer).is_empty() {
                    self.hold_fire(step, firer);
                } else {
                    let hold = Order::of(Verb::Decline, firer);
                    self.ask(DecisionKind::Retarget, self.piece(firer).side(), Some(firer), hold);
                }
            }
            None if self.fire_step_orders(&step, None).len() > 1 => {
                self.ask(DecisionKind::CloseFire, self.active(), step.leader, Order::Done);
            }
            None => self.close_fire(&step),
        }
    }

    /// May cavalry ride off before a shot: steady, fired at by infantry, with somewhere to go
    /// (`cav.retreat`)?
    fn may_ride_off(&self, firer: PieceIx, target: PieceIx) -> bool {
        self.arm(target).is_cavalry()
            && !self.disordered(target)
            && self.arm(firer).is_foot()
            && !self.reaction_retreats(target, &[firer]).is_empty()
    }

    /// The orders that name another target for a shot whose own rode off: at whoever can be hit,
    /// but not at cavalry that rode off before this very shot (`cav.retreat-firer`).
    fn retargets(&self, step: &FireStep, firer: PieceIx) -> Vec<Order> {
        let mut orders = Vec::new();
        self.fire_orders(firer, &mut orders);
        orders.retain(|order| order.target().is_none_or(|t| !step.rode_off.contains(&t)));
        orders
    }

    /// The target of a shot; cavalry that rode off before it is none (`cav.retreat-firer`).
    fn plan_shot(&self, step: &FireStep, firer: PieceIx, order: &Order) -> Result<PieceIx, Refusal> {
        let target = self.plan_fire(firer, order)?;
        if step.rode_off.contains(&target) {
            let text = format!("{} rode off before this shot: name another target", self.name(target));
            return refuse(rule::CAV_RETREAT_FIRER, text);
        }
        Ok(target)
    }

    /// Makes the announced shot.
    fn fire_in_step(&mut self, mut step: FireStep, firer: PieceIx, target: PieceIx) {
        let volley = self.volley_ready(firer);
        step.aimed = None;
        step.rode_off.clear();
        step.shots.push((firer, target));
        step.volleys.extend(volley);
        self.replace(Frame::Fire(FireWork::Step(step)));
        self.shoot(firer, target, ShotKind::Phasing, volley.is_some(), None);
    }

    /// The firer holds its fire: that was its action (`cav.retreat-firer`).
    fn hold_fire(&mut self, mut step: FireStep, firer: PieceIx) {
        step.aimed = None;
        step.rode_off.clear();
        self.replace(Frame::Fire(FireWork::Step(step)));
        self.set_mark(firer, mark::ACTED, true);
        self.say(rule::CAV_RETREAT_FIRER, Some(firer), format!("{} holds its fire.", self.name(firer)));
    }

    /// The step is over: First Volleys are spent, Smoke rises, the enemy answers (`fire.step`).
    fn close_fire(&mut self, step: &FireStep) {
        self.pop();
        self.spend_volleys(&step.volleys);
        let firers: BTreeSet<PieceIx> = step.shots.iter().map(|(firer, _)| *firer).collect();
        self.lay_smoke(firers);
        self.open_return_fire(&step.shots);
    }

    /// Units that may still fire in the step.
    fn step_firers(&self, step: &FireStep) -> Vec<PieceIx> {
        let work = CommandWork { leader: step.leader, fire: FireUse::Unused };
        let fires = |p: &PieceIx| self.may_fire_in_step(*p).is_ok();
        self.actors(work).filter(fires).collect()
    }

    fn may_fire_in_step(&self, pix: PieceIx) -> Result<(), Refusal> {
        let name = self.name(pix);
        if self.arm(pix).leads() {
            return refuse(rule::PIECE_KINDS, "Leaders do not fire");
        }
        if self.is(pix, mark::ACTED) {
            return refuse(rule::ACT_FULL, format!("{name} has taken its action"));
        }
        if !self.arm(pix).is_gun() && !self.fully_active(pix) {
            return refuse(rule::ACT_PARTIAL, format!("{name} is not fully active and may not fire"));
        }
        Ok(())
    }

    /// Legal answers.
    pub(crate) fn fire_step_orders(&self, step: &FireStep, piece: Option<PieceIx>) -> Vec<Order> {
        let mut orders = Vec::new();
        let asked = |p: PieceIx| piece.is_none_or(|q| p == q);
        match step.aimed {
            Some((firer, target, Aim::Announced | Aim::Stood)) if asked(target) => {
                orders.push(Order::of(Verb::Decline, target));
                self.reaction_retreat_orders(target, &[firer], &mut orders);
            }
            Some((firer, _, Aim::RodeOff)) if asked(firer) => {
                orders.extend(self.retargets(step, firer));
                orders.push(Order::of(Verb::Decline, firer));
            }
            Some(_) => {}
            None => {
                for firer in self.step_firers(step).into_iter().filter(|p| asked(*p)) {
                    self.fire_orders(firer, &mut orders);
                }
                if piece.is_none() {
                    orders.push(Order::Done);
                }
            }
        }
        orders
    }

    /// May the answer be given?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_fire_step(&self, step: &FireStep, order: &Order) -> Result<(), Refusal> {
        match (step.aimed, order.verb()) {
            (Some((_, target, Aim::Announced | Aim::Stood)), _)
                if order.piece().is_some_and(|p| p != target) =>
            {
                refuse(rule::CAV_RETREAT, format!("It is for {} to stand or ride off", self.name(target)))
            }
            (Some((_, _, Aim::Announced | Aim::Stood)), Verb::Decline) => Ok(()),
            (Some((firer, target, Aim::Announced | Aim::Stood)), Verb::Retreat) => {
                self.plan_reaction_retreat(target, &[firer], order).map(drop)
            }
            (Some((_, _, Aim::Announced | Aim::Stood)), _) => {
                refuse(rule::CAV_RETREAT, "Stand, or ride off before the shot")
            }
            (Some((firer, ..)), _) if order.piece().is_some_and(|p| p != firer) => refuse(
                rule::CAV_RETREAT_FIRER,
                format!("{} names another target first, or holds", self.name(firer)),
            ),
            (Some(_), Verb::Decline) | (None, Verb::Done) => Ok(()),
            (Some((firer, ..)), Verb::Fire) => self.plan_shot(step, firer, order).map(drop),
            (Some(_), _) => refuse(rule::CAV_RETREAT_FIRER, "Choose another target, or hold the fire"),
            (None, Verb::Fire) => {
                let Some(firer) = order.piece() else {
                    return refuse(rule::FIRE_ONE_TARGET, "Choose the unit that fires");
                };
                let work = CommandWork { leader: step.leader, fire: FireUse::Unused };
                if !self.actors(work).any(|p| p == firer) {
                    return Err(self.not_acting(firer, step.leader));
                }
                self.may_fire_in_step(firer)?;
                self.plan_fire(firer, order).map(drop)
            }
            (None, _) => refuse(rule::FIRE_STEP, "The fire step goes on: only shots, until it is closed"),
        }
    }

    /// Carries an answer out.
    pub(crate) fn answer_fire_step(&mut self, mut step: FireStep, order: &Order) {
        match (step.aimed, order.verb()) {
            (Some((firer, target, Aim::Announced | Aim::Stood)), Verb::Retreat) => {
                let Ok((path, facing)) = self.plan_reaction_retreat(target, &[firer], order) else { return };
                step.aimed = Some((firer, target, Aim::RodeOff));
                step.rode_off.insert(target);
                self.replace(Frame::Fire(FireWork::Step(step)));
                self.execute_reaction_retreat(target, &path, facing);
            }
            (Some((firer, target, Aim::Announced | Aim::Stood)), _) => {
                step.aimed = Some((firer, target, Aim::Stood));
                self.replace(Frame::Fire(FireWork::Step(step)));
            }
            (Some((firer, ..)), Verb::Decline) => self.hold_fire(step, firer),
            (_, Verb::Fire) => {
                let firer = step.aimed.map(|(firer, ..)| firer).or(order.piece());
                let aimed = firer.and_then(|f| Some((f, self.plan_fire(f, order).ok()?, Aim::Announced)));
                step.aimed = aimed;
                self.replace(Frame::Fire(FireWork::Step(step)));
            }
            _ => self.close_fire(&step),
        }
    }
}
