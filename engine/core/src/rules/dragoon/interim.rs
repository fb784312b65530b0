//! Appraisal of combat orders, until its module stands.

use super::state::Battle;
use crate::rules::play::{Appraisal, Order};

impl Battle {
    /// What a combat order is worth.
    pub fn appraise_combat(&self, _order: &Order) -> Appraisal {
        Appraisal::default()
    }
}
