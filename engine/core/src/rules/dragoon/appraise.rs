//! What a commander may expect of an order, in men.
//!
//! Must not know how commanders weigh it; uses only what the deciding side sees.

use super::state::Battle;
use crate::rules::play::{Appraisal, Order, Verb};

impl Battle {
    /// The appraisal of an order.
    pub fn appraise_order(&self, order: &Order) -> Appraisal {
        match order.verb {
            Verb::Plot | Verb::Unplot | Verb::Assault | Verb::Advance | Verb::Decline => {
                self.appraise_combat(order)
            }
            _ => Appraisal::default(),
        }
    }
}
