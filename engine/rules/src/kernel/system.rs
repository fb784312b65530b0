//! What a ruleset tells the kernel of itself.

use super::{Front, State};
use crate::catalog::Catalog;
use crate::play::{Decision, PieceIx, PieceState};
use crate::position::Position;
use oblique_scenario::{Piece, Scenario};
use std::fmt::Debug;
use std::hash::Hash;

/// What a ruleset alone remembers between orders. It is part of the state: copied, hashed, and changed
/// by nothing but memory changes, which are events of the battle.
pub trait Memory: Clone + Debug + Default + Hash + Send + Sync {
    /// A change of it.
    type MemoryChange: Clone + Debug + Send + Sync + 'static;

    /// Applies a change.
    fn apply(&mut self, change: &Self::MemoryChange);

    /// What the battle waits for; `None` while something runs by itself or when it is over.
    fn decision(&self) -> Option<&Decision>;
}

/// A rule system as the kernel sees it: its types, and the three things derived tables depend on.
pub trait System: Clone + Debug + Send + Sync + Sized + 'static {
    /// Fixed facts of a piece beside [`crate::play::PieceInfo`].
    type Facts: Clone + Debug + Send + Sync;
    /// What does not change in the course of a battle, beside the board.
    type Ground: Debug + Send + Sync;
    /// What it remembers between orders.
    type Memory: Memory;
    /// What is worked out from the state and kept until the next event; `()` if nothing is. Copies of
    /// a battle start without.
    type Cache: Debug + Default + Send + Sync;

    /// An event changes the state: what was worked out holds no longer. A system may set aside what it can tell, when
    /// it is asked again, to hold still.
    fn renew(cache: &mut Self::Cache) {
        *cache = Self::Cache::default();
    }

    /// Its catalog.
    fn catalog() -> &'static Catalog;

    /// The id of the formation a piece of a scenario begins in: its own, else the usual one of its kind; empty
    /// where kinds have none.
    fn formation_of<'p>(scenario: &'p Scenario, piece: &'p Piece) -> &'p str {
        let _ = scenario;
        let usual = || Self::catalog().kind(&piece.kind)?.formations.first().map(String::as_str);
        if piece.formation.is_empty() { usual().unwrap_or("") } else { &piece.formation }
    }

    /// The hexes a piece's zone of control covers as it stands, on the map or off it; `None` if it has none.
    fn zone<P: Position>(position: &P, piece: P::Piece) -> Option<Front>;

    /// Has a piece the zone it has by how it stands, as the battle goes now? Always, unless the system's memory
    /// says otherwise.
    fn keeps_zone(state: &State<Self>, pix: PieceIx) -> bool {
        let (_, _) = (state, pix);
        true
    }

    /// The stack of its hex a piece stands in, by a number of the system's own: of the pieces of one stack one is
    /// on top. `None` for a piece that stands in none, as leaders do; all, where a system knows no top.
    fn stack_of(state: &State<Self>, pix: PieceIx) -> Option<u8> {
        let (_, _) = (state, pix);
        None
    }

    /// Facts of a piece that joins in the course of the battle.
    fn facts_of_joined(state: &State<Self>, piece: &PieceState) -> Self::Facts;

    /// Pieces whose zone of control a change of memory may give or take; none where zones depend on
    /// pieces alone.
    fn zones_touched(state: &State<Self>, change: &<Self::Memory as Memory>::MemoryChange) -> Vec<PieceIx> {
        let (_, _) = (state, change);
        Vec::new()
    }
}
