//! What combat remembers between orders.
//!
//! Must not know how it is used: the rules are in the modules of fire and assault.

/// State of combat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CombatMemory {}

/// A change of it.
#[derive(Clone, Debug, PartialEq)]
pub enum CombatMemo {}

impl CombatMemory {
    /// Applies a change.
    pub fn apply(&mut self, memo: &CombatMemo) {
        match *memo {}
    }
}
