//! Rally (`rally.auto`).
//!
//! Must not know why a unit was idle.
use super::sequence_work::CommandWork;
use super::state::Battle;

impl Battle {
    /// Idle Disordered units out of contact rally.
    pub fn rally_idle(&mut self, _work: CommandWork) {}
}
