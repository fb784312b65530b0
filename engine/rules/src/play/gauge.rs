//! How near a side is to its end, as a gauge with its odds.
//!
//! Must not know what ends a battle under any one system.

use crate::RuleId;
use oblique_scenario::Side;

/// A number that ends the battle for a side when it comes to a limit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Gauge {
    /// Whose.
    pub side: Side,
    /// What is counted.
    pub name: String,
    /// How much of it there is.
    pub value: i32,
    /// The limit; positive.
    pub limit: i32,
    /// What it means now: the odds of the next roll, the level that may not be undershot. Empty once the battle is over.
    pub note: String,
    /// The rule, without prefix.
    pub rule: RuleId,
}
