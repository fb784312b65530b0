//! Who hangs on whom: lines of command as they hold now, for the map.
//!
//! Must not know how a ruleset traces them, nor how they are drawn.

use super::PieceIx;

/// What ties a piece to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Bond {
    /// A commander in chief reaches a leader.
    Superior,
    /// A leader reaches a unit himself.
    Leads,
    /// A unit passes its leader's word on to the next.
    Chain,
    /// They belong together, but the one is out of the other's reach.
    Broken,
}

/// A line of command from one piece to another, both on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Relation {
    /// Who commands, or passes a command on.
    pub from: PieceIx,
    /// Who is reached, or not.
    pub to: PieceIx,
    /// What ties them.
    pub bond: Bond,
}
