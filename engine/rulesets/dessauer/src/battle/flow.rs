//! What goes on by itself until somebody must decide (`turn.order`).

use crate::battle::memory::{MemoryChange, Stage};
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{DecisionKind, phase};
use oblique_rules::play::{Decision, Event, Order, PieceIx};
use oblique_scenario::Side;

impl Battle {
    /// Runs what needs nobody until a decision is asked or the battle is over.
    pub(crate) fn run(&mut self) {
        while self.memory().decision.is_none() && self.field().outcome.is_none() {
            if let Some(task) = self.memory().tasks.last().copied() {
                self.do_task(task);
            } else if self.memory().stage.open {
                self.go_on();
            } else {
                self.open_step();
            }
        }
    }

    /// Asks a side.
    pub(crate) fn ask(&mut self, kind: DecisionKind, side: Side, default: Order) {
        self.ask_about(kind, side, None, default);
    }

    /// Asks a side about a piece.
    pub(crate) fn ask_about(
        &mut self,
        kind: DecisionKind,
        side: Side,
        piece: Option<PieceIx>,
        default: Order,
    ) {
        let prompt = self.prompt(kind.id(), piece);
        let decision = Decision { kind: kind.id(), side, joint: false, piece, prompt, default };
        self.change_memory(MemoryChange::Decide(Some(decision)));
    }

    /// Nothing is asked any longer.
    pub(crate) fn answered(&mut self) {
        self.change_memory(MemoryChange::Decide(None));
    }

    /// The side whose player turn it is.
    pub(crate) fn active(&self) -> Side {
        let first = self.ground().first;
        if self.memory().stage.second { first.other() } else { first }
    }

    /// The active side is done with its step.
    pub(crate) fn finish_step(&mut self) {
        self.answered();
        self.change_memory(MemoryChange::Stage(Stage { over: true, ..self.memory().stage }));
    }

    /// Begins the step the turn stands at.
    fn open_step(&mut self) {
        let stage = Stage { open: true, ..self.memory().stage };
        let side = (stage.phase != phase::CHECK).then(|| self.active());
        self.emit(Event::Phase { phase: stage.phase, side, leader: None });
        self.change_memory(MemoryChange::Stage(stage));
        match stage.phase {
            phase::RALLY => self.push(Task::Rallies),
            phase::MOVEMENT => self.open_movement(),
            phase::FIRE => self.open_fire(),
            phase::FIRE_TESTS => {
                self.push(Task::Shatter);
                self.push(Task::FireTests);
                self.risk_generals();
            }
            phase::COMBAT => self.push(Task::Round),
            phase::RETREATS => {
                self.push(Task::Shatter);
                self.push(Task::Losers);
            }
            _ => self.close_turn(),
        }
    }

    /// Asks the active side again, or goes on to the next step.
    fn go_on(&mut self) {
        let (stage, side) = (self.memory().stage, self.active());
        match stage.phase {
            phase::MOVEMENT if !stage.over => self.ask(DecisionKind::Movement, side, Order::EndPhase),
            phase::FIRE if !stage.over && self.anybody_fires() => {
                self.ask(DecisionKind::Fire, side, Order::Done);
            }
            _ => self.next_step(),
        }
    }

    /// Goes on to the step after the present one.
    fn next_step(&mut self) {
        let stage = Stage { open: false, over: false, ..self.memory().stage };
        let next = match (stage.phase, stage.second) {
            (phase::RETREATS, false) => Stage { phase: phase::RALLY, second: true, ..stage },
            (phase::CHECK, _) => Stage::default(),
            (before, _) => Stage { phase: before + 1, ..stage },
        };
        self.change_memory(MemoryChange::Stage(next));
    }
}
