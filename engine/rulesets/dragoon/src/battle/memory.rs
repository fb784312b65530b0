//! What only this ruleset remembers between orders, and the events that change it.

use crate::combat::memory::{CombatChange, CombatMemory};
use crate::sequence::memory::{TurnChange, TurnMemory};
use oblique_board::hex::Hex;
use oblique_rules::kernel;
use oblique_rules::play::{Decision, PieceIx};
use std::collections::{BTreeMap, BTreeSet};

/// This ruleset's own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    /// What the battle waits for.
    pub decision: Option<Decision>,
    /// Units that must leave and have lost their zone of control until the withdrawal step ends.
    pub leaving: BTreeSet<PieceIx>,
    /// Plotted fire: firer to target hex.
    pub plots: BTreeMap<PieceIx, HexAt>,
    /// Plotted assaults.
    pub assaults: BTreeSet<PieceIx>,
    /// Rally points left to the active leader.
    pub rally_points: i32,
    /// Sequence, command and movement.
    pub turn: TurnMemory,
    /// Combat.
    pub combat: CombatMemory,
}

/// A hex as (x, y), so that it has an order and a hash.
pub(crate) type HexAt = (i32, i32);

/// A hex from its pair.
pub(crate) const fn hex_at(at: HexAt) -> Hex {
    Hex::new(at.0, at.1)
}

/// A pair from its hex.
pub(crate) const fn at_hex(hex: Hex) -> HexAt {
    (hex.x, hex.y)
}

/// A change of memory.
#[derive(Clone, Debug, PartialEq)]
pub enum MemoryChange {
    /// What the battle waits for now.
    Decide(Option<Decision>),
    /// Puts or takes back a plot.
    Plot(PieceIx, Option<HexAt>),
    /// Puts or takes back an assault.
    Assault(PieceIx, bool),
    /// Clears plots and assaults.
    ClearPlots,
    /// Units leaving in a withdrawal step.
    Leaving(BTreeSet<PieceIx>),
    /// Rally points of the active leader.
    RallyPoints(i32),
    /// Sequence, command and movement.
    Turn(TurnChange),
    /// Combat.
    Combat(CombatChange),
}

impl kernel::Memory for Memory {
    type MemoryChange = MemoryChange;

    fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    fn apply(&mut self, change: &MemoryChange) {
        match change {
            MemoryChange::Decide(decision) => self.decision.clone_from(decision),
            MemoryChange::Plot(pix, Some(hex)) => {
                self.plots.insert(*pix, *hex);
            }
            MemoryChange::Plot(pix, None) => {
                self.plots.remove(pix);
            }
            MemoryChange::Assault(pix, true) => {
                self.assaults.insert(*pix);
            }
            MemoryChange::Assault(pix, false) => {
                self.assaults.remove(pix);
            }
            MemoryChange::ClearPlots => {
                self.plots.clear();
                self.assaults.clear();
            }
            MemoryChange::Leaving(units) => self.leaving.clone_from(units),
            MemoryChange::RallyPoints(points) => self.rally_points = *points,
            MemoryChange::Turn(change) => self.turn.apply(change),
            MemoryChange::Combat(change) => self.combat.apply(change),
        }
    }
}
