//! A Shock under way.
//!
//! Must not know how it goes on.

use crate::hex::Hex;
use crate::rules::play::Pix;
use std::collections::{BTreeMap, BTreeSet};

/// Steps of a Shock (`shock.sequence`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShockStage {
    /// 0: charges are declared.
    Charges,
    /// 0: foot and horse before one enemy: who attacks it.
    Arms,
    /// 1: cavalry and skirmishers may slip away.
    SlipAway,
    /// 2: charges run, and are fired at.
    Run,
    /// 3: militia may flee.
    Flight,
    /// 4: lone guns are taken.
    Guns,
    /// 5: the Pre-Shock Reaction.
    PreShock,
    /// 5: the defender may counterattack before contact.
    Counter,
    /// 6 and 7: factors and result.
    Clash,
    /// The parts of a result still to be carried out.
    Results,
    /// Units retreat one by one.
    Retreat,
    /// The attackers advance.
    Advance,
    /// Chargers are spent, columns open, the Shock is over.
    After,
}

/// A declared charge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Charge {
    /// Whom it rides at.
    pub target: Pix,
    /// The hexes ridden.
    pub path: Vec<Hex>,
}

/// A Shock (`shock.*`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShockWork {
    /// The leader of the attacking command.
    pub leader: Pix,
    /// Where it stands.
    pub stage: ShockStage,
    /// Attacking Line.
    pub attackers: BTreeSet<Pix>,
    /// Defending Line.
    pub defenders: BTreeSet<Pix>,
    /// Charges declared.
    pub charges: BTreeMap<Pix, Charge>,
    /// Is it a counterattack (roles are exchanged then)?
    pub counter: bool,
}
