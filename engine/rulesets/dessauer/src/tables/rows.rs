//! Rows of the tables.

use oblique_rules::manual::Status;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Inches a class moves in a turn, `move.allow`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct RateRow {
    /// The class.
    pub id: String,
    /// In column, or limbered.
    pub column: i32,
    /// In line, in skirmish order, or by hand; 0 of who does neither.
    #[serde(default)]
    pub line: i32,
    /// In square; 0 of who forms none.
    #[serde(default)]
    pub square: i32,
    /// Where the row comes from.
    pub status: Status,
    /// Figures of another status.
    #[serde(default)]
    pub other: String,
}

/// What a unit fires with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Weapon {
    /// Muskets.
    Musket,
    /// Rifles.
    Rifle,
    /// Light guns, gallopers among them.
    LightGun,
    /// Field guns.
    FieldGun,
    /// Heavy guns.
    HeavyGun,
    /// Howitzers.
    Howitzer,
}

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Fires {
    /// Balls of small arms.
    Ball,
    /// Canister.
    Canister,
    /// Solid shot.
    Shot,
    /// Shell.
    Shell,
}

/// The score a weapon needs at a band of ranges, `fire.range`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct WeaponRow {
    /// The weapon.
    pub weapon: Weapon,
    /// What it fires.
    pub fires: Fires,
    /// The nearest hex of the band.
    pub from: i32,
    /// The farthest.
    pub to: i32,
    /// The lowest roll that hits.
    pub need: i32,
    /// Where the row comes from.
    pub status: Status,
}
