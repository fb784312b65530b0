//! The hash of the whole state.

use crate::battle::state::Battle;

impl Battle {
    /// The hash.
    pub fn hash_all(&self) -> u64 {
        self.field.state_hash(&self.memory)
    }
}
