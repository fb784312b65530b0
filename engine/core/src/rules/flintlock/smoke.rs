//! Smoke (`smoke.*`).
//!
//! Must not know who fires.
use super::state::Battle;

impl Battle {
    /// Lays the Smoke of reaction fire as the acting command finishes.
    pub fn lay_due_smoke(&mut self) {}
    /// Smoke drifts off as an Activation ends.
    pub fn drift_smoke(&mut self) {}
}
