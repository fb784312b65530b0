//! What the sequence of play, command and movement remember between orders.
//!
//! Must not know how it is used: the rules are in `sequence`, `command` and the movement modules.

use crate::battle::memory::HexAt;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};

/// Where the sequence of play stands (`seq.turn`, `seq.action`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Step {
    /// A turn opens.
    #[default]
    TurnStart,
    /// A side plots its bombardment.
    Bombard(Side),
    /// Bombardment is resolved.
    BombardResolve,
    /// A side hands out sub points.
    SubPoints(Side),
    /// The first command phase of the turn opens: reinforcements arrive.
    CommandFirst,
    /// A command phase opens.
    CommandOpen,
    /// A side is asked for its deferred leaders.
    Deferred(Side),
    /// The answers about deferred leaders are weighed.
    DeferredWeigh,
    /// The leader with the initiative is sought.
    Initiative,
    /// A leader is checked for activation.
    Check(PieceIx),
    /// An action phase opens.
    ActionStart,
    /// First fire is plotted.
    FirstFire,
    /// First fire is resolved.
    FirstFireResolve,
    /// Movement.
    Movement,
    /// Defensive fire is plotted.
    DefensiveFire,
    /// Defensive fire is resolved.
    DefensiveFireResolve,
    /// Second fire is plotted.
    SecondFire,
    /// Second fire is resolved.
    SecondFireResolve,
    /// Advances after second fire go on.
    SecondFireGoOn,
    /// Assaults are plotted.
    Assault,
    /// The assault step opens.
    AssaultResolve,
    /// The assault step goes on after an answer.
    AssaultGoOn,
    /// An action phase closes.
    ActionEnd,
    /// Pursuit and rout.
    PursuitRout,
    /// The battle is over.
    Over,
}

/// A charge being ridden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ride {
    /// Who rides.
    pub unit: PieceIx,
    /// Hexes ridden so far.
    pub ridden: u8,
    /// Chart cost of the last hex ridden, in halves (0: none).
    pub last_step_halves: i32,
}

/// A launched charge, to be struck in the assault step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Launched {
    /// Where the ride ended.
    pub end: HexAt,
    /// Chart cost of its last step in this action phase, in halves (0: it made none), `square.mp`.
    pub last_step_halves: i32,
}

/// Numbers by piece. None of them leave a trace in the hash, so that battles logged before
/// there were any still replay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceNumbers(pub BTreeMap<PieceIx, i32>);

impl Hash for PieceNumbers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for entry in &self.0 {
            entry.hash(state);
        }
    }
}

/// State of sequence, command and movement.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurnMemory {
    /// Where the sequence stands.
    pub step: Step,
    /// Deferred leaders named in the present command phase, A and B.
    pub recalled: [Option<PieceIx>; 2],
    /// Was the leader whose check is due named from deferral?
    pub from_deferral: bool,
    /// Sub points left to A and B in this command turn.
    pub sub_points: [i32; 2],
    /// Sub points that leaders promoted in this command turn had received as corps leaders: their
    /// track holds the sub rating of an overall leader (`ldr.best`).
    pub kept_points: PieceNumbers,
    /// A charge being ridden.
    pub ride: Option<Ride>,
    /// Charges launched in this action phase that still have a target.
    pub charges: BTreeMap<PieceIx, Launched>,
    /// Cavalry that took its countercharge check in this action phase (`charge.counter`).
    pub counter_checked: BTreeSet<PieceIx>,
    /// Chart cost of the last step of each cavalry unit in this action phase, in halves.
    pub last_steps: BTreeMap<PieceIx, i32>,
}

/// A change of it.
#[derive(Clone, Debug, PartialEq)]
pub enum TurnChange {
    /// The sequence goes to a step.
    Step(Step),
    /// A side named a deferred leader, or nobody.
    Recalled(Side, Option<PieceIx>),
    /// Forgets the answers about deferred leaders.
    ForgetRecalled,
    /// The leader to be checked comes from deferral.
    FromDeferral(bool),
    /// Sub points left to a side.
    SubPoints(Side, i32),
    /// Sub points a promoted leader keeps; 0 when they end.
    KeptPoints(PieceIx, i32),
    /// A charge being ridden.
    Ride(Option<Ride>),
    /// A charge launched, or taken off the list.
    Charge(PieceIx, Option<Launched>),
    /// A countercharge check was taken.
    CounterChecked(PieceIx),
    /// Chart cost of a last step.
    LastStep(PieceIx, i32),
    /// Forgets what belongs to one action phase.
    ForgetAction,
}

impl TurnMemory {
    /// Applies a change.
    pub fn apply(&mut self, change: &TurnChange) {
        match change {
            TurnChange::Step(step) => self.step = *step,
            TurnChange::Recalled(side, pix) => self.recalled[side.index()] = *pix,
            TurnChange::ForgetRecalled => self.recalled = [None; 2],
            TurnChange::FromDeferral(on) => self.from_deferral = *on,
            TurnChange::SubPoints(side, points) => self.sub_points[side.index()] = *points,
            TurnChange::KeptPoints(pix, 0) => {
                self.kept_points.0.remove(pix);
            }
            TurnChange::KeptPoints(pix, points) => {
                self.kept_points.0.insert(*pix, *points);
            }
            TurnChange::Ride(ride) => self.ride = *ride,
            TurnChange::Charge(pix, Some(launched)) => {
                self.charges.insert(*pix, *launched);
            }
            TurnChange::Charge(pix, None) => {
                self.charges.remove(pix);
            }
            TurnChange::CounterChecked(pix) => {
                self.counter_checked.insert(*pix);
            }
            TurnChange::LastStep(pix, halves) => {
                self.last_steps.insert(*pix, *halves);
            }
            TurnChange::ForgetAction => {
                self.ride = None;
                self.charges.clear();
                self.counter_checked.clear();
                self.last_steps.clear();
            }
        }
    }
}
