//! Names of the draws, as the battle's record and the manual's table of draws give them.
//!
//! Must not know when they are made.

use oblique_rules::play::DrawName;

/// Self-activation of a subordinate leader, `cmd.self-activate`: one die.
pub(crate) const ACTIVATE: DrawName = DrawName::new("activate");
/// Continuity, `seq.continuity`: one die.
pub(crate) const CONTINUITY: DrawName = DrawName::new("continuity");
/// Seizure, `seq.seize`: one die.
pub(crate) const SEIZE: DrawName = DrawName::new("seize");
/// The formation roll, `form.check`: one die.
pub(crate) const FORMATION: DrawName = DrawName::new("formation");
/// A shot, `fire.resolve`: one die.
pub(crate) const FIRE: DrawName = DrawName::new("fire");
/// A Morale Check, `res.morale`: one die.
pub(crate) const MORALE: DrawName = DrawName::new("morale");
/// Pre-Shock Reaction, `pre.roll`: one die.
pub(crate) const PRE_SHOCK: DrawName = DrawName::new("preshock");
/// The attacker's chaos die, `shock.chaos`.
pub(crate) const CHAOS_ATTACKER: DrawName = DrawName::new("chaosAttacker");
/// The defender's chaos die, `shock.chaos`.
pub(crate) const CHAOS_DEFENDER: DrawName = DrawName::new("chaosDefender");
/// The Flight roll, `win.flight`: one die.
pub(crate) const FLIGHT: DrawName = DrawName::new("flight");
/// Leader casualty, `res.leader`: two dice.
pub(crate) const LEADER_HIT: DrawName = DrawName::new("leaderHit");
