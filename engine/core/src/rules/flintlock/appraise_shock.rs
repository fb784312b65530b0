//! What a Shock and the answers on its way may be expected to win and lose, in men.
//!
//! Must not change anything, nor know how commanders weigh it.

use super::shock_work::ShockWork;
use super::state::Battle;
use crate::rules::play::{Appraisal, Order, Pix, Verb};

impl Battle {
    /// Declaring a Shock.
    pub(super) fn appraise_declaring(&self, _leader: Pix) -> Appraisal {
        Appraisal::default()
    }

    /// An answer within a Shock.
    pub(super) fn appraise_shock(&self, _work: &ShockWork, order: &Order) -> Appraisal {
        match order.verb {
            Verb::Charge => super::appraise::good(100),
            _ => Appraisal::default(),
        }
    }
}
