//! What goes on by itself until somebody must decide.

use crate::battle::memory::{MemoryChange, Stage};
use crate::battle::state::Battle;
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
                self.next_step();
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

    /// The side whose step it is: the second mover fires and rides before the first (`turn.order`).
    pub(crate) fn side_of_step(&self) -> Side {
        let (stage, first) = (self.memory().stage, self.memory().first.unwrap_or(Side::A));
        let second_begins = matches!(stage.phase, phase::FIRING | phase::RESERVES);
        if stage.later == second_begins { first } else { first.other() }
    }

    /// Begins the step the turn stands at.
    fn open_step(&mut self) {
        let stage = Stage { open: true, ..self.memory().stage };
        let side = (!matches!(stage.phase, phase::INITIATIVE | phase::CHECK)).then(|| self.side_of_step());
        self.emit(Event::Phase { phase: stage.phase, side, leader: None });
        self.change_memory(MemoryChange::Stage(stage));
        match (stage.phase, side) {
            (phase::INITIATIVE, _) => self.open_initiative(),
            (phase::RALLY, Some(side)) => self.open_rally(side),
            (phase::MOVEMENT, Some(side)) => self.open_movement(side),
            (phase::FIRING, Some(side)) => self.open_fire(side),
            (phase::MELEE, Some(_)) => self.open_charges(),
            (phase::RESERVES, Some(side)) => self.open_rides(side),
            (phase::CHECK, _) => self.close_turn(),
            _ => {}
        }
    }

    /// Goes on to the step after the present one.
    fn next_step(&mut self) {
        let stage = self.memory().stage;
        let single = matches!(stage.phase, phase::INITIATIVE | phase::CHECK);
        let next = match stage {
            Stage { later: false, .. } if !single => Stage { later: true, open: false, ..stage },
            Stage { phase: phase::CHECK, .. } => Stage::default(),
            Stage { phase, .. } => Stage { phase: phase + 1, later: false, open: false },
        };
        self.change_memory(MemoryChange::Stage(next));
    }
}
