//! What an order is worth, in men.
//!
//! Must not change anything.
use super::state::Battle;
use crate::rules::play::{Appraisal, Order};

impl Battle {
    /// What may be expected of an order.
    pub fn appraise_order(&self, _order: &Order) -> Appraisal {
        Appraisal::default()
    }
}
