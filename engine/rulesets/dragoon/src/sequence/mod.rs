//! The sequence of play: turns, phases, steps, whose decision comes next (`seq.*`).
//!
//! A machine of [`Step`]s kept in memory: [`Battle::advance_sequence`] runs the steps that need
//! nobody until a decision is asked or the battle is over. Must not know how steps are resolved.

pub(crate) mod arrivals;
pub(crate) mod memory;

use crate::battle::flow::Flow;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, phase};
use crate::sequence::memory::{Step, TurnChange};
use crate::tables::Tables;
use oblique_rules::play::{Decision, Event, Order, PieceIx};
use oblique_scenario::Side;

/// Marks that end with an action phase.
const OF_ACTION: [u8; 6] =
    [mark::CHARGING, mark::FIRED, mark::MOVED, mark::STOPPED, mark::ASSAULT_MOVE, mark::TAKING_PART];
/// Marks that end with a turn.
const OF_TURN: [u8; 4] = [mark::FINISHED, mark::CHECKED, mark::DEFERRED, mark::BOMBARDED];

impl Battle {
    /// Runs automatic steps until a decision is needed or the battle is over.
    pub(crate) fn advance_sequence(&mut self) {
        while self.memory().decision.is_none() && self.field().outcome.is_none() {
            let step = self.memory().turn.step;
            if step == Step::Over {
                return;
            }
            self.run(step);
        }
        if self.field().outcome.is_some() && self.memory().decision.is_some() {
            self.change_memory(MemoryChange::Decide(None));
        }
    }

    fn run(&mut self, step: Step) {
        match step {
            Step::TurnStart => self.start_turn(),
            Step::Bombard(side) => self.bombard(side),
            Step::BombardResolve => {
                self.mark_plotters(mark::BOMBARDED);
                self.resolve_bombardment();
                self.change_memory(MemoryChange::ClearPlots);
                self.close(Step::BombardResolve);
            }
            Step::SubPoints(side) => self.sub_points(side),
            Step::CommandFirst => {
                self.begin_phase(phase::COMMAND, None, None);
                self.reinforcements_arrive();
                self.open_command();
            }
            Step::CommandOpen => {
                self.begin_phase(phase::COMMAND, None, None);
                self.open_command();
            }
            Step::Deferred(side) => self.ask_deferred(side),
            Step::DeferredWeigh => self.weigh_deferred(),
            Step::Initiative => self.initiative(),
            Step::Check(leader) => self.check_activation(leader),
            Step::ActionStart => self.start_action(),
            Step::FirstFire => {
                self.plot_step(phase::FIRST_FIRE, DecisionKind::FirstFire, Step::FirstFireResolve);
            }
            Step::FirstFireResolve => self.resolve(phase::FIRST_FIRE, Step::Movement),
            Step::Movement => self.movement(),
            Step::DefensiveFire => {
                self.plot_step(
                    phase::DEFENSIVE_FIRE,
                    DecisionKind::DefensiveFire,
                    Step::DefensiveFireResolve,
                );
            }
            Step::DefensiveFireResolve => self.resolve(phase::DEFENSIVE_FIRE, Step::SecondFire),
            Step::SecondFire => {
                self.plot_step(phase::SECOND_FIRE, DecisionKind::SecondFire, Step::SecondFireResolve);
            }
            Step::SecondFireResolve => self.resolve(phase::SECOND_FIRE, Step::Assault),
            Step::SecondFireGoOn => {
                let flow = self.continue_fire();
                self.after_fire(flow, Step::Assault);
            }
            Step::Assault => self.plot_assaults(),
            Step::AssaultResolve => {
                let units: Vec<PieceIx> = self.memory().assaults.iter().copied().collect();
                for unit in units {
                    self.set_mark(unit, mark::FINISHED, true);
                }
                let flow = self.begin_assault_step();
                self.after_assault(flow);
            }
            Step::AssaultGoOn => {
                let flow = self.continue_assault();
                self.after_assault(flow);
            }
            Step::ActionEnd => self.end_action(),
            Step::PursuitRout => self.end_turn(),
            Step::Over => {}
        }
    }

    /// The sequence goes to a step.
    pub(crate) fn go(&mut self, step: Step) {
        self.change_memory(MemoryChange::Turn(TurnChange::Step(step)));
    }

    /// A phase begins.
    pub(crate) fn begin_phase(&mut self, phase: u8, side: Option<Side>, leader: Option<PieceIx>) {
        let f = &self.field();
        if (f.phase, f.active_side, f.active_leader) != (phase, side, leader) {
            self.emit(Event::Phase { phase, side, leader });
        }
    }

    /// A step of the action phase under way begins.
    fn begin_step(&mut self, phase: u8) {
        let (side, leader) = (self.field().active_side, self.field().active_leader);
        self.begin_phase(phase, side, leader);
    }

    /// Asks something.
    pub(crate) fn ask(&mut self, decision: Decision) {
        self.change_memory(MemoryChange::Decide(Some(decision)));
    }

    /// Asks a side something by the catalog's id. A joint answer stays unknown to the other side until
    /// both have given theirs (`seq.joint`). Nothing is asked for a look at results: a review is the
    /// screen's affair (`seq.review`).
    pub(crate) fn ask_side(
        &mut self,
        kind: DecisionKind,
        side: Side,
        joint: bool,
        piece: Option<PieceIx>,
        default: Order,
    ) {
        let prompt = self.prompt(kind.id(), piece);
        self.ask(Decision { kind: kind.id(), side, joint, piece, prompt, default });
    }

    fn start_turn(&mut self) {
        let turn = self.field().turn + 1;
        self.emit(Event::Turn(turn));
        self.clear_marks(&OF_TURN);
        self.begin_phase(phase::BOMBARDMENT, None, None);
        self.go(Step::Bombard(Side::A));
    }

    /// Takes marks off every piece.
    fn clear_marks(&mut self, marks: &[u8]) {
        for i in 0..self.field().pieces.len() {
            let pix = PieceIx(u16::try_from(i).unwrap_or(u16::MAX));
            let old = self.piece(pix).marks;
            let new = marks.iter().fold(old, |m, k| m.with(*k, false));
            if new != old {
                self.emit(Event::Marked { piece: pix, marks: new });
            }
        }
    }

    fn bombard(&mut self, side: Side) {
        let next = if side == Side::A { Step::Bombard(Side::B) } else { Step::BombardResolve };
        self.go(next);
        if self.units_of(side).any(|p| self.arm(p).is_guns() && !self.bombard_targets(p).is_empty()) {
            self.ask_side(DecisionKind::Bombard, side, true, None, Order::Done);
        }
    }

    /// After a combat step outside an action phase, or at its end: the test of the end, then on.
    fn close(&mut self, step: Step) {
        self.test_end_of_battle();
        let command_turn = {
            let every = Tables::get().command.turn_every.max(1);
            (u32::from(self.field().turn) + every - 1).is_multiple_of(every)
        };
        if step == Step::BombardResolve {
            if command_turn {
                self.begin_phase(phase::COMMAND_TURN, None, None);
                self.expire_sub_points();
                self.go(Step::SubPoints(Side::A));
            } else {
                self.go(Step::CommandFirst);
            }
        }
    }

    /// Units of a side on the map, in roster order.
    pub(crate) fn units_of(&self, side: Side) -> impl Iterator<Item = PieceIx> + '_ {
        self.ground().units[side.index()].iter().copied().filter(|pix| self.piece(*pix).on_map())
    }

    /// The firers plotted get a mark and, in an action phase, have acted.
    fn mark_plotters(&mut self, mark: u8) {
        let plotted: Vec<PieceIx> = self.memory().plots.keys().copied().collect();
        for pix in plotted {
            self.set_mark(pix, mark, true);
        }
    }

    /// A step of plots; a side without a target is not asked (`seq.skip`).
    fn plot_step(&mut self, phase: u8, kind: DecisionKind, next: Step) {
        self.begin_step(phase);
        self.go(next);
        let Some(active) = self.field().active_side else { return };
        let side = if phase == phase::DEFENSIVE_FIRE { active.other() } else { active };
        if self.units_of(side).any(|p| !self.fire_targets(p, phase).is_empty()) {
            self.ask_side(kind, side, false, None, Order::Done);
        }
    }

    fn resolve(&mut self, phase: u8, next: Step) {
        if phase == phase::FIRST_FIRE {
            self.mark_plotters(mark::FIRED);
        }
        if phase != phase::DEFENSIVE_FIRE {
            self.mark_plotters(mark::FINISHED);
        }
        let flow = self.resolve_fire(phase);
        self.after_fire(flow, next);
    }

    fn after_fire(&mut self, flow: Flow, next: Step) {
        match flow {
            Flow::Ask(decision) => {
                self.go(Step::SecondFireGoOn);
                self.ask(decision);
            }
            Flow::Done => {
                if !self.memory().plots.is_empty() {
                    self.change_memory(MemoryChange::ClearPlots);
                }
                self.test_end_of_battle();
                self.go(next);
            }
        }
    }

    fn movement(&mut self) {
        self.begin_step(phase::MOVEMENT);
        self.go(Step::DefensiveFire);
        if let Some(side) = self.field().active_side
            && self.can_move_at_all()
        {
            let leader = self.field().active_leader;
            self.ask_side(DecisionKind::Movement, side, false, leader, Order::EndPhase);
        }
    }

    fn plot_assaults(&mut self) {
        self.begin_step(phase::ASSAULT);
        self.go(Step::AssaultResolve);
        let Some(side) = self.field().active_side else { return };
        if !self.assault_candidates(side).is_empty() {
            self.ask_side(DecisionKind::Assault, side, false, None, Order::Done);
        }
    }

    fn after_assault(&mut self, flow: Flow) {
        match flow {
            Flow::Ask(decision) => {
                self.go(Step::AssaultGoOn);
                self.ask(decision);
            }
            Flow::Done => {
                self.change_memory(MemoryChange::ClearPlots);
                self.test_end_of_battle();
                self.go(Step::ActionEnd);
            }
        }
    }

    fn end_action(&mut self) {
        self.clear_marks(&OF_ACTION);
        self.change_memory(MemoryChange::Turn(TurnChange::ForgetAction));
        self.change_memory(MemoryChange::RallyPoints(0));
        self.go(Step::CommandOpen);
    }

    fn end_turn(&mut self) {
        self.begin_phase(phase::PURSUIT_ROUT, None, None);
        self.pursuit_rout_phase();
        self.test_end_of_battle();
        if self.field().outcome.is_none() {
            self.go(Step::TurnStart);
        } else {
            self.go(Step::Over);
        }
    }

    /// Marks of an action phase left from an earlier one are taken off as one begins.
    pub(crate) fn clear_action_marks(&mut self) {
        self.clear_marks(&OF_ACTION);
    }
}
