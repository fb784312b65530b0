//! Where the sequence of Activations and a command in general mode stand.
//!
//! Must not know how they go on: that is in `sequence` and `command_action`.

use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

/// Where the sequence of Activations stands (`seq.loop`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SequenceWork {
    /// A side sets up freely.
    SetUp(Side),
    /// An Activation opens: pass or act.
    Begin,
    /// Command status is fixed.
    Status,
    /// Between commands. The leader whose command has just changed formation or attacked may still ride
    /// as its action ends (`leader.move`).
    Commands(Option<PieceIx>),
    /// A leader out of the overall leader's reach: roll or not.
    SelfActivate(PieceIx),
    /// How a fully active command acts.
    Mode(PieceIx),
    /// The command that was picked has finished.
    Finish(Option<PieceIx>),
    /// Units come back into their command's formation (`form.rejoin`).
    Rejoin,
    /// Smoke drifts off, marks are cleared.
    Clear,
    /// The Flight roll of a Free Activation.
    Flight,
    /// Continuity: go on or hand over.
    Continue,
    /// An attempt was declared: the opponent may seize.
    Seize,
}

/// How far the fire step of a command has come (`fire.step`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FireUse {
    /// Not yet held.
    #[default]
    Unused,
    /// Held.
    Done,
}

/// A command, or the guns between two commands, acting in general mode (`act.modes`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CommandWork {
    /// The leader of the command; `None` in the gun step.
    pub leader: Option<PieceIx>,
    /// Its fire step.
    pub fire: FireUse,
}
