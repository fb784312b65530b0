//! What is worked out from the battle and kept until the next event: between two events a commander has every order open to
//! him appraised, and all orders to a unit are compared with how it stands.
//!
//! Must not know what is worked out.

use crate::battle::estimate::Reckoned;
use crate::battle::placed::PlacedUnits;
use oblique_rules::kernel::ByPiece;

/// What is worked out once. A copy of a battle starts without.
#[derive(Debug, Default)]
pub struct BattleCache {
    /// The battle as either side may reckon with it.
    pub(crate) reckoned: Reckoned,
    /// Who is on the map.
    pub(crate) placed: PlacedUnits,
    /// Thousandths by which order and spirit count for a unit of its own side where it stands.
    pub(crate) urgency: ByPiece<i32>,
    /// What it is worth to a unit to stand as it does, in men.
    pub(crate) stance_worth: ByPiece<i32>,
    /// What standing as it does lets a unit expect of both sides' next acts, in men.
    pub(crate) standing: ByPiece<i64>,
}
