//! A command, or the guns between two commands, acting in general mode: every unit its own action
//! (`act.full`, `act.partial`, `act.inactive`).
//!
//! Dispatches by verb. Must not know how the actions are carried out.

use crate::battle::ground::Arm;
use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, phase, rule};
use crate::movement::Paths;
use crate::refuse;
use crate::sequence::work::{CommandWork, FireUse};
use oblique_rules::play::{Agenda, Order, PieceIx, Refusal, Verb};

impl Battle {
    /// Asks for the next action, or ends the command's.
    pub(crate) fn run_command(&mut self, work: CommandWork) {
        let anything = self.actors(work).any(|p| self.may_be_ordered(work, p));
        if anything {
            self.ask(DecisionKind::UnitOrder, self.active(), work.leader, Order::EndPhase);
        } else {
            self.finish_command(work);
        }
    }

    /// Everybody who may be given an order: the leader, the command's units, guns in reach.
    pub(crate) fn actors(&self, work: CommandWork) -> impl Iterator<Item = PieceIx> + '_ {
        let side = self.active();
        // Guns act with a command in general mode only (`gun.activate`).
        let general = self.field().phase != phase::FORMATION;
        let serves = move |u: &PieceIx| general && self.arm(*u).is_gun() && self.gun_serves(*u, work.leader);
        let guns = self.units_of(side).filter(serves);
        let units = work.leader.into_iter().flat_map(|l| self.units_under(l));
        work.leader.into_iter().chain(units).chain(guns)
    }

    /// Legal orders of one piece, or all.
    pub(crate) fn command_orders(
        &self,
        work: CommandWork,
        piece: Option<PieceIx>,
        paths: Paths,
    ) -> Vec<Order> {
        let mut orders = Vec::new();
        let actors: Vec<PieceIx> = self.actors(work).filter(|p| piece.is_none_or(|q| q == *p)).collect();
        for pix in actors {
            match self.arm(pix) {
                Arm::Sub => self.leader_move_orders(pix, paths, &mut orders),
                Arm::Overall => {}
                _ if self.is(pix, mark::ACTED) => {}
                _ => {
                    self.move_orders(pix, paths, &mut orders);
                    if self.may_fire_now(work, pix).is_ok() {
                        self.fire_orders(pix, &mut orders);
                    }
                    self.reform_orders(pix, &mut orders);
                    self.gun_orders(pix, &mut orders);
                }
            }
        }
        if piece.is_none() {
            orders.push(Order::EndPhase);
        }
        orders
    }

    /// Who of them has an order; besides, the command's action may be ended.
    pub(crate) fn command_agenda(&self, work: CommandWork) -> Agenda {
        let pieces = self.actors(work).filter(|p| self.may_be_ordered(work, *p)).collect();
        Agenda { pieces, general: vec![Order::EndPhase] }
    }

    /// Is there any order for an actor? What is quickly listed is asked first.
    fn may_be_ordered(&self, work: CommandWork, pix: PieceIx) -> bool {
        let mut orders = Vec::new();
        match self.arm(pix) {
            Arm::Sub => self.may_lead_anywhere(pix),
            Arm::Overall => false,
            _ if self.is(pix, mark::ACTED) => false,
            _ => {
                self.turn_orders(pix, &mut orders);
                self.withdraw_orders(pix, &mut orders);
                if orders.is_empty() && self.may_fire_now(work, pix).is_ok() {
                    self.fire_orders(pix, &mut orders);
                }
                if orders.is_empty() {
                    self.reform_orders(pix, &mut orders);
                    self.gun_orders(pix, &mut orders);
                }
                !orders.is_empty() || self.may_march_anywhere(pix)
            }
        }
    }

    /// May a unit fire at all in this frame (`act.full`, `fire.step`)?
    fn may_fire_now(&self, work: CommandWork, pix: PieceIx) -> Result<(), Refusal> {
        if work.fire == FireUse::Done {
            return refuse(rule::FIRE_STEP, "The fire step of this command is over");
        }
        if !self.arm(pix).is_gun() && !self.fully_active(pix) {
            return refuse(
                rule::ACT_PARTIAL,
                format!("{} is only partially active and may not fire", self.name(pix)),
            );
        }
        Ok(())
    }

    /// May the order be given?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_command(&self, work: CommandWork, order: &Order) -> Result<(), Refusal> {
        if matches!(order.verb(), Verb::EndPhase | Verb::Done) {
            return Ok(());
        }
        let Some(pix) = order.piece() else { return Err(no_piece(order.verb())) };
        if !self.actors(work).any(|p| p == pix) {
            return Err(self.not_acting(pix, work.leader));
        }
        if self.arm(pix).leads() {
            return self.judge_leader_move(order, Arm::Sub);
        }
        if self.is(pix, mark::ACTED) {
            return refuse(rule::ACT_FULL, format!("{} has taken its action", self.name(pix)));
        }
        if !self.arm(pix).is_gun() && !self.fully_active(pix) && !self.partially_active(pix) {
            return refuse(rule::ACT_INACTIVE, format!("{} does nothing in this Activation", self.name(pix)));
        }
        match order.verb() {
            Verb::Move => self.plan_move(pix, order).map(drop),
            Verb::Turn => self.plan_turn(pix, order).map(drop),
            Verb::Withdraw => self.plan_withdraw(pix, order).map(drop),
            Verb::Fire => {
                self.may_fire_now(work, pix)?;
                self.plan_fire(pix, order).map(drop)
            }
            Verb::Reorganise => self.plan_reform(pix, order),
            Verb::Limber => self.plan_set_up_gun(pix),
            Verb::Recover => self.plan_drag(pix),
            _ => refuse(
                rule::ACT_FULL,
                "A unit moves, turns, withdraws, fires, breaks down, joins or drags guns off",
            ),
        }
    }

    /// Carries an order out.
    pub(crate) fn answer_command(&mut self, work: CommandWork, order: &Order) {
        self.answered();
        let Some(pix) = order.piece().filter(|_| !matches!(order.verb(), Verb::EndPhase | Verb::Done)) else {
            self.finish_command(work);
            return;
        };
        if self.arm(pix).leads() {
            self.execute_leader_move(order);
            return;
        }
        match order.verb() {
            Verb::Move => self.execute_move(pix, order),
            Verb::Turn => self.execute_turn(pix, order),
            Verb::Withdraw => self.execute_withdraw(pix, order),
            Verb::Fire => {
                self.replace(Frame::Command(CommandWork { fire: FireUse::Done, ..work }));
                self.open_fire(work.leader, pix, order);
            }
            Verb::Reorganise => self.execute_reform(pix, order),
            Verb::Limber => self.execute_set_up_gun(pix),
            Verb::Recover => self.execute_drag(pix),
            _ => {}
        }
    }

    /// The command, or the gun step, is over: rally, then on (`rally.auto`).
    fn finish_command(&mut self, work: CommandWork) {
        self.rally_idle(work);
        self.pop();
    }
}

/// What an order of a command lacks that leaves out who acts.
fn no_piece(verb: Verb) -> Refusal {
    let (rule, text) = match verb {
        Verb::Move => (rule::MOVE_POINTS, "Choose who moves"),
        Verb::Turn => (rule::FACE_MOTION, "Choose the unit that turns"),
        Verb::Withdraw => (rule::ZOC_WITHDRAW, "Choose the unit that withdraws"),
        Verb::Fire => (rule::FIRE_ONE_TARGET, "Choose the unit that fires"),
        Verb::Reorganise => (rule::FORM_SK_WHO, "Choose the unit that breaks down or joins"),
        Verb::Limber => (rule::GUN_ONCE, "Choose the gun that is set up"),
        Verb::Recover => (rule::GUN_DRAG, "Choose the unit that drags guns off"),
        _ => (rule::ACT_FULL, "Choose the unit that acts"),
    };
    Refusal::new(rule, text)
}
