//! The words the tables are written in: formations, weapons, movers, levels, results.
//!
//! Must not know a number of the game.

use crate::ids::choice;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A formation of infantry; cavalry, which has none, has a row of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Form {
    /// Column of march.
    Column,
    /// Open line.
    Open,
    /// Close line.
    Close,
    /// Skirmishers.
    Skirmish,
    /// Cavalry.
    Cavalry,
}

impl Form {
    /// Every form in the order of the table.
    pub(crate) const ALL: [Self; 5] = [Self::Column, Self::Open, Self::Close, Self::Skirmish, Self::Cavalry];

    /// Its id in the catalog.
    #[must_use]
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Column => "column",
            Self::Open => "open",
            Self::Close => "close",
            Self::Skirmish => "skirmish",
            Self::Cavalry => "mounted",
        }
    }

    /// The form of a catalog id.
    #[cfg(test)]
    pub(crate) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.id() == id)
    }

    /// The column of the terrain table a unit so formed uses.
    #[must_use]
    pub(crate) const fn mover(self) -> Mover {
        match self {
            Self::Column => Mover::Column,
            Self::Open | Self::Close | Self::Skirmish => Mover::Line,
            Self::Cavalry => Mover::Cavalry,
        }
    }
}

/// What a unit fires with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Weapon {
    /// Muskets.
    Musket,
    /// Rifles.
    Rifle,
    /// A gun.
    Gun,
}

impl Weapon {
    /// What infantry fires with.
    pub(crate) const fn of_infantry(carried: choice::Weapon) -> Self {
        match carried {
            choice::Weapon::Musket => Self::Musket,
            choice::Weapon::Rifle => Self::Rifle,
        }
    }
}

/// A column of the terrain table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Mover {
    /// Infantry in Open or Close, and skirmishers.
    Line,
    /// Infantry in Column.
    Column,
    /// Cavalry.
    Cavalry,
    /// A gun.
    Gun,
    /// A leader.
    Leader,
}

/// How command passes to a unit from one of its Command that has it, `cmd.chain`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Chain {
    /// Over so many hexes.
    Hexes(i32),
    /// It needs no link: in command wherever it stands.
    Always,
    /// It never does.
    Never,
}

/// Shock Status of a Command, lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum ShockLevel {
    /// The lowest.
    Poor,
    /// One above.
    Fair,
    /// Two above.
    Good,
    /// The highest.
    Excellent,
}

impl ShockLevel {
    /// Every level, lowest first.
    pub(crate) const ALL: [Self; 4] = [Self::Poor, Self::Fair, Self::Good, Self::Excellent];

    /// Its id in the catalog.
    #[must_use]
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Poor => "poor",
            Self::Fair => "fair",
            Self::Good => "good",
            Self::Excellent => "excellent",
        }
    }

    /// The level of a catalog id.
    #[must_use]
    pub(crate) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// One level down; the lowest stays.
    #[must_use]
    pub(crate) const fn lower(self) -> Self {
        match self {
            Self::Excellent => Self::Good,
            Self::Good => Self::Fair,
            Self::Fair | Self::Poor => Self::Poor,
        }
    }
}

/// What a shot does to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) enum FireResult {
    /// Nothing.
    NoEffect,
    /// A Morale Check at a modifier, `res.morale`.
    MoraleCheck(i32),
    /// Disordered, `res.disorder`.
    Disordered,
    /// Reduced, `res.reduced`.
    Reduced,
    /// Both.
    ReducedAndDisordered,
    /// The gun is abandoned, `res.abandoned`.
    Abandoned,
}

/// How the defender receives a Shock before contact, `pre.roll`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) enum PreShock {
    /// He may attack himself, `pre.counter`.
    Counterattack,
    /// He stands.
    Stand,
    /// He stands and each of his Commands loses a level.
    StandAndLoseLevel,
    /// `pre.fall-back`.
    FallBack,
    /// `pre.collapse`.
    Collapse,
}

/// A Line of a Shock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Party {
    /// The one that attacks.
    Attacker,
    /// The one attacked.
    Defender,
}

/// A part of a result of Shock, `sres.track`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) enum ShockStep {
    /// The Line adds the superiority to its Cohesion hits.
    AddSuperiority(Party),
    /// The Line loses so many levels of Shock Status.
    LoseLevels(Party, i32),
    /// The defender retreats, `sres.retreat`.
    Retreat,
    /// The attacker advances, `sres.advance`.
    Advance,
    /// The defender collapses, `pre.collapse`.
    Collapse,
    /// The defender may counterattack, `shock.counter`.
    MayCounterattack,
}
