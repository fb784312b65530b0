//! Names of the draws, as the battle's record and the manual's table of draws give them.

/// Activation of a leader, `act.check`.
pub const ACTIVATION: &str = "activation";
/// A Disruption Check, `check.disruption`.
pub const DISRUPTION_CHECK: &str = "check.disruption";
/// A Morale Check, `check.morale`.
pub const MORALE_CHECK: &str = "check.morale";
/// A check of pursuers, `pursuit.check`.
pub const PURSUIT_CHECK: &str = "check.pursuit";
/// A check against Quality, `check.quality`.
pub const QUALITY_CHECK: &str = "check.quality";
/// A Square Check, `square.check`.
pub const SQUARE_CHECK: &str = "check.square";
/// What becomes of the fraction of a hit, `fire.hits`.
pub const FRACTION: &str = "fire.fraction";
/// Is a gun lost, `fire.guns`?
pub const GUN: &str = "fire.gun";
/// Men lost by a hit, `fire.men`.
pub const MEN: &str = "fire.men";
/// The spread of a fire, `fire.hits`.
pub const SPREAD: &str = "fire.spread";
/// Is a leader lost, `ldr.chance`?
pub const LEADER_LOSS: &str = "leader.loss";
/// Disruption after a rout, `rally.routed`.
pub const RALLY_DISRUPTION: &str = "rally.disruption";
/// A successor's command rating, `ldr.ratings`.
pub const REPLACEMENT_CR: &str = "replacement.cr";
/// A successor's radius, `ldr.ratings`.
pub const REPLACEMENT_RADIUS: &str = "replacement.radius";
/// Does a wavering unit retreat, `eff.morale`?
pub const RETREAT: &str = "retreat";
/// What a rout costs, `rout.loss`.
pub const ROUT_LOSS: &str = "rout.loss";
