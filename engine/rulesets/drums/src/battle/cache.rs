//! What is worked out from the battle and kept until the next event: to list orders, to complete one and to judge it asks for
//! all that are offered, and a commander has every one of them appraised.
//!
//! Must not know how it is worked out.

use crate::appraisal::Expected;
use oblique_rules::play::Order;
use std::sync::OnceLock;

/// What is worked out once. A copy of a battle starts without.
#[derive(Debug, Default)]
pub struct BattleCache {
    /// Orders of the present decision.
    pub(crate) offered: OnceLock<Vec<Order>>,
    /// What pieces may do with their actions.
    pub(crate) expected: Expected,
}
