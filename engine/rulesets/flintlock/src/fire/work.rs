//! Fire under way: a fire step, Return Fire.
//!
//! Must not know how it goes on.

use oblique_rules::play::PieceIx;
use std::collections::{BTreeMap, BTreeSet};

/// Fire under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FireWork {
    /// The Phasing Fire of a command or of the gun step.
    Step(FireStep),
    /// Return Fire of the side that is not active.
    Return(ReturnFire),
}

/// How far an announced shot has come (`cav.retreat`, `cav.retreat-firer`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Announced: cavalry may ride off before it.
    Announced,
    /// The target stands: the shot is made.
    Stood,
    /// The target rode off: the firer names another or holds.
    RodeOff,
}

impl FireWork {
    /// Is it Return Fire?
    pub(crate) const fn is_return(&self) -> bool {
        matches!(self, Self::Return(_))
    }
}

/// A fire step (`fire.step`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct FireStep {
    /// The leader of the command; `None` in the gun step.
    pub leader: Option<PieceIx>,
    /// Shot announced and not made yet: firer and target.
    pub aimed: Option<(PieceIx, PieceIx, Aim)>,
    /// Cavalry that rode off before the shot that is still to be made: no other target of it.
    pub rode_off: BTreeSet<PieceIx>,
    /// Who fired at whom, in order.
    pub shots: Vec<(PieceIx, PieceIx)>,
    /// Commands whose First Volley this step has used (`fire.first-volley`).
    pub volleys: BTreeSet<PieceIx>,
}

/// Return Fire (`fire.return`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct ReturnFire {
    /// Units that may answer, with those who fired at them.
    pub able: BTreeMap<PieceIx, BTreeSet<PieceIx>>,
    /// Commands whose First Volley it has used.
    pub volleys: BTreeSet<PieceIx>,
}
