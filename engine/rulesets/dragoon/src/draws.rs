//! Names of the draws, as the battle's record and the manual's table of draws give them.

/// Activation of a leader, `act.check`.
pub(crate) const ACTIVATION: &str = "activation";
/// A Disruption Check, `check.disruption`.
pub(crate) const DISRUPTION_CHECK: &str = "check.disruption";
/// A Morale Check, `check.morale`.
pub(crate) const MORALE_CHECK: &str = "check.morale";
/// A check of pursuers, `pursuit.check`.
pub(crate) const PURSUIT_CHECK: &str = "check.pursuit";
/// A check against Quality, `check.quality`.
pub(crate) const QUALITY_CHECK: &str = "check.quality";
/// A Square Check, `square.check`.
pub(crate) const SQUARE_CHECK: &str = "check.square";
/// What becomes of the fraction of a hit, `fire.hits`.
pub(crate) const FRACTION: &str = "fire.fraction";
/// Is a gun lost, `fire.guns`?
pub(crate) const GUN: &str = "fire.gun";
/// Men lost by a hit, `fire.men`.
pub(crate) const MEN: &str = "fire.men";
/// The spread of a fire, `fire.hits`.
pub(crate) const SPREAD: &str = "fire.spread";
/// Is a leader lost, `ldr.chance`?
pub(crate) const LEADER_LOSS: &str = "leader.loss";
/// Disruption after a rout, `rally.routed`.
pub(crate) const RALLY_DISRUPTION: &str = "rally.disruption";
/// A successor's command rating, `ldr.ratings`.
pub(crate) const REPLACEMENT_CR: &str = "replacement.cr";
/// A successor's radius, `ldr.ratings`.
pub(crate) const REPLACEMENT_RADIUS: &str = "replacement.radius";
/// Does a wavering unit retreat, `eff.morale`?
pub(crate) const RETREAT: &str = "retreat";
/// What a rout costs, `rout.loss`.
pub(crate) const ROUT_LOSS: &str = "rout.loss";
