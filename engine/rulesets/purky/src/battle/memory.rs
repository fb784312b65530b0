//! What only this ruleset remembers between orders, and the events that change it.

use oblique_rules::kernel;
use oblique_rules::play::{Decision, PieceIx};
use oblique_scenario::Side;
use std::collections::BTreeMap;

/// Where the turn stands: a phase, and which of its two steps (`turn.order`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Index into the catalog's phases.
    pub(crate) phase: u8,
    /// The second of its two steps?
    pub(crate) later: bool,
    /// Has the step begun?
    pub(crate) open: bool,
}

/// What is left of a unit's move (`move.step`), in parts of an inch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse {
    /// Parts of an inch left.
    pub(crate) left: i32,
    /// Has it spent anything, or done something that is paid like a step?
    pub(crate) begun: bool,
    /// To which side the last forward step went, -1 left and 1 right; 0 if none or straight (`move.forward`).
    pub(crate) slide: i8,
    /// Has it paid for marching obliquely (`move.oblique`)?
    pub(crate) oblique: bool,
    /// Has it gone farther than half a move goes (`guns.halves`)?
    pub(crate) beyond_half: bool,
}

/// This ruleset's own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    /// What the battle waits for.
    pub(crate) decision: Option<Decision>,
    /// Where the turn stands.
    pub(crate) stage: Stage,
    /// Who moves first this turn (`turn.initiative`); `None` before it is settled.
    pub(crate) first: Option<Side>,
    /// Purses of those who have begun to move in this step.
    pub(crate) purses: BTreeMap<PieceIx, Purse>,
}

/// A change of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemoryChange {
    /// What the battle waits for now.
    Decide(Option<Decision>),
    /// Where the turn stands now; a new step begins with full purses.
    Stage(Stage),
    /// Who moves first.
    First(Option<Side>),
    /// What is left of a move.
    Purse(PieceIx, Purse),
}

impl kernel::Memory for Memory {
    type MemoryChange = MemoryChange;

    fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    fn apply(&mut self, change: &MemoryChange) {
        match change {
            MemoryChange::Decide(decision) => self.decision.clone_from(decision),
            MemoryChange::Stage(stage) => {
                if !stage.open {
                    self.purses.clear();
                }
                self.stage = *stage;
            }
            MemoryChange::First(side) => self.first = *side,
            MemoryChange::Purse(pix, purse) => {
                self.purses.insert(*pix, *purse);
            }
        }
    }
}
