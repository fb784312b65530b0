//! Names of the draws, as the battle's record and the manual's table of draws give them.

use oblique_rules::play::DrawName;

/// Activation of a leader, `act.check`.
pub(crate) const ACTIVATION: DrawName = DrawName::new("activation");
/// A Disruption Check, `check.disruption`.
pub(crate) const DISRUPTION_CHECK: DrawName = DrawName::new("check.disruption");
/// A Morale Check, `check.morale`.
pub(crate) const MORALE_CHECK: DrawName = DrawName::new("check.morale");
/// A check of pursuers, `pursuit.check`.
pub(crate) const PURSUIT_CHECK: DrawName = DrawName::new("check.pursuit");
/// A check against Quality, `check.quality`.
pub(crate) const QUALITY_CHECK: DrawName = DrawName::new("check.quality");
/// A Square Check, `square.check`.
pub(crate) const SQUARE_CHECK: DrawName = DrawName::new("check.square");
/// What becomes of the fraction of a hit, `fire.hits`.
pub(crate) const FRACTION: DrawName = DrawName::new("fire.fraction");
/// Is a gun lost, `fire.guns`?
pub(crate) const GUN: DrawName = DrawName::new("fire.gun");
/// Men lost by a hit, `fire.men`.
pub(crate) const MEN: DrawName = DrawName::new("fire.men");
/// The spread of a fire, `fire.hits`.
pub(crate) const SPREAD: DrawName = DrawName::new("fire.spread");
/// Is a leader lost, `ldr.chance`?
pub(crate) const LEADER_LOSS: DrawName = DrawName::new("leader.loss");
/// Disruption after a rout, `rally.routed`.
pub(crate) const RALLY_DISRUPTION: DrawName = DrawName::new("rally.disruption");
/// A successor's command rating, `ldr.ratings`.
pub(crate) const REPLACEMENT_CR: DrawName = DrawName::new("replacement.cr");
/// A successor's radius, `ldr.ratings`.
pub(crate) const REPLACEMENT_RADIUS: DrawName = DrawName::new("replacement.radius");
/// Does a wavering unit retreat, `eff.morale`?
pub(crate) const RETREAT: DrawName = DrawName::new("retreat");
/// What a rout costs, `rout.loss`.
pub(crate) const ROUT_LOSS: DrawName = DrawName::new("rout.loss");

/// Hits of a fire to come, summed over its shooters: no single draw (`fire.hits`).
pub(crate) const HITS: DrawName = DrawName::new("fire.hits");
/// The end of an assault to come: no single draw (`ass.sequence`).
pub(crate) const ASSAULT_END: DrawName = DrawName::new("how the assault ends");
