//! Names of the draws, as the battle's record and the manual's table of draws give them.
//!
//! Must not know when they are made.

/// Self-activation of a subordinate leader, `cmd.self-activate`: one die.
pub const ACTIVATE: &str = "activate";
/// Continuity, `seq.continuity`: one die.
pub const CONTINUITY: &str = "continuity";
/// Seizure, `seq.seize`: one die.
pub const SEIZE: &str = "seize";
/// The formation roll, `form.check`: one die.
pub const FORMATION: &str = "formation";
/// A shot, `fire.resolve`: one die.
pub const FIRE: &str = "fire";
/// A Morale Check, `res.morale`: one die.
pub const MORALE: &str = "morale";
/// Pre-Shock Reaction, `pre.roll`: one die.
pub const PRE_SHOCK: &str = "preshock";
/// The attacker's chaos die, `shock.chaos`.
pub const CHAOS_ATTACKER: &str = "chaosAttacker";
/// The defender's chaos die, `shock.chaos`.
pub const CHAOS_DEFENDER: &str = "chaosDefender";
/// The Flight roll, `win.flight`: one die.
pub const FLIGHT: &str = "flight";
/// Leader casualty, `res.leader`: two dice.
pub const LEADER_HIT: &str = "leaderHit";
