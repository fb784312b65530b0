//! What only this ruleset remembers between orders, and the events that change it.
//!
//! What is under way is a stack of [`Frame`]s: the top one runs until it needs an answer, starts
//! something else on top of itself, or is over. Must not know how frames run.

use crate::command::place_work::PlaceWork;
use crate::fire::work::FireWork;
use crate::formations::work::FormWork;
use crate::movement::work::MoveWork;
use crate::sequence::work::{CommandWork, SequenceWork};
use crate::shock::work::ShockWork;
use oblique_rules::kernel;
use oblique_rules::play::{Decision, PieceIx};
use std::collections::{BTreeMap, BTreeSet};

/// Something under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The sequence of Activations; always the lowest.
    Sequence(SequenceWork),
    /// A command, or the guns, acting in general mode.
    Command(CommandWork),
    /// A command changing formation.
    Form(FormWork),
    /// A piece on the move, with the fire it draws.
    Move(MoveWork),
    /// A fire step, Return Fire, a Reaction Retreat.
    Fire(FireWork),
    /// A Shock.
    Shock(Box<ShockWork>),
    /// A leader being placed with a unit, a unit taking one of two facings.
    Place(PlaceWork),
}

/// This ruleset's own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    /// What the battle waits for.
    pub decision: Option<Decision>,
    /// What is under way, the lowest first.
    pub frames: Vec<Frame>,
    /// Is the present Activation Free (`seq.free`)?
    pub free: bool,
    /// Continuity rolls won in this run of Activations (`seq.continuity-drm`).
    pub run: i32,
    /// Passes in a row (`win.other`).
    pub passes: i32,
    /// What failed Seizures take off a side's range in its next Activation (`seq.seize-fail`).
    pub penalty_due: [i32; 2],
    /// What they take off it in the present one.
    pub penalty: [i32; 2],
    /// Flight Points of A and B (`win.points`).
    pub flight_points: [i32; 2],
    /// Subordinate leaders whose range holds each gun at the start of the Activation (`gun.activate`).
    pub gun_leaders: BTreeMap<PieceIx, BTreeSet<PieceIx>>,
    /// Has the gun step been held in this Activation?
    pub guns_served: bool,
    /// Skirmisher pieces of each base unit that has ever been broken down.
    pub pairs: BTreeMap<PieceIx, [PieceIx; 2]>,
    /// Base units of which a skirmisher piece is lost: they never recombine (`form.sk-join`).
    pub torn: BTreeSet<PieceIx>,
    /// Infantry whose reaction fire has still to lay its Smoke (`smoke.place`).
    pub smoke_due: BTreeSet<PieceIx>,
}

/// A change of memory.
#[derive(Clone, Debug, PartialEq)]
pub enum MemoryChange {
    /// What the battle waits for now.
    Decide(Option<Decision>),
    /// Something starts on top of what is under way.
    Push(Frame),
    /// What is on top goes on from here.
    Replace(Frame),
    /// What is on top is over.
    Pop,
    /// Free or not.
    Free(bool),
    /// Continuity rolls won in this run.
    Run(i32),
    /// Passes in a row.
    Passes(i32),
    /// Range penalties due and present.
    Penalties([i32; 2], [i32; 2]),
    /// Flight Points of A and B.
    FlightPoints([i32; 2]),
    /// Leaders in reach of guns.
    GunLeaders(BTreeMap<PieceIx, BTreeSet<PieceIx>>),
    /// The gun step has been held, or not.
    GunsServed(bool),
    /// The skirmisher pieces of a base unit.
    Pair(PieceIx, [PieceIx; 2]),
    /// A base unit that never recombines.
    Torn(PieceIx),
    /// Infantry that owes Smoke.
    SmokeDue(BTreeSet<PieceIx>),
}

impl kernel::Memory for Memory {
    type MemoryChange = MemoryChange;

    fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    fn apply(&mut self, change: &MemoryChange) {
        match change {
            MemoryChange::Decide(decision) => self.decision.clone_from(decision),
            MemoryChange::Push(frame) => self.frames.push(frame.clone()),
            MemoryChange::Replace(frame) => {
                self.frames.pop();
                self.frames.push(frame.clone());
            }
            MemoryChange::Pop => {
                self.frames.pop();
            }
            MemoryChange::Free(free) => self.free = *free,
            MemoryChange::Run(run) => self.run = *run,
            MemoryChange::Passes(passes) => self.passes = *passes,
            MemoryChange::Penalties(due, now) => (self.penalty_due, self.penalty) = (*due, *now),
            MemoryChange::FlightPoints(points) => self.flight_points = *points,
            MemoryChange::GunLeaders(map) => self.gun_leaders.clone_from(map),
            MemoryChange::GunsServed(served) => self.guns_served = *served,
            MemoryChange::Pair(base, pair) => {
                self.pairs.insert(*base, *pair);
            }
            MemoryChange::Torn(base) => {
                self.torn.insert(*base);
            }
            MemoryChange::SmokeDue(units) => self.smoke_due.clone_from(units),
        }
    }
}
