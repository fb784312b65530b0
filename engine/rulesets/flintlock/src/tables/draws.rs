//! Names of the draws, as the battle's record and the manual's table of draws give them.
//!
//! Must not know when they are made.

/// Self-activation of a subordinate leader, `cmd.self-activate`: one die.
pub(crate) const ACTIVATE: &str = "activate";
/// Continuity, `seq.continuity`: one die.
pub(crate) const CONTINUITY: &str = "continuity";
/// Seizure, `seq.seize`: one die.
pub(crate) const SEIZE: &str = "seize";
/// The formation roll, `form.check`: one die.
pub(crate) const FORMATION: &str = "formation";
/// A shot, `fire.resolve`: one die.
pub(crate) const FIRE: &str = "fire";
/// A Morale Check, `res.morale`: one die.
pub(crate) const MORALE: &str = "morale";
/// Pre-Shock Reaction, `pre.roll`: one die.
pub(crate) const PRE_SHOCK: &str = "preshock";
/// The attacker's chaos die, `shock.chaos`.
pub(crate) const CHAOS_ATTACKER: &str = "chaosAttacker";
/// The defender's chaos die, `shock.chaos`.
pub(crate) const CHAOS_DEFENDER: &str = "chaosDefender";
/// The Flight roll, `win.flight`: one die.
pub(crate) const FLIGHT: &str = "flight";
/// Leader casualty, `res.leader`: two dice.
pub(crate) const LEADER_HIT: &str = "leaderHit";
