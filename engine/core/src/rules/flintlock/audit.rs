//! Invariants, for tests.
//!
//! Must not change anything.
use super::state::Battle;
use crate::rules::play::Event;

impl Battle {
    /// What is wrong with the state.
    pub fn faults(&self, _at_rest: bool) -> Vec<String> {
        Vec::new()
    }
    /// What is wrong with an event.
    pub fn fault_of(&self, _event: &Event) -> Option<String> {
        None
    }
}
