//! Rows of the tables.

use oblique_rules::manual::Status;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Foot, horse or guns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Arm {
    /// On foot.
    Foot,
    /// Mounted, whatever the formation.
    Horse,
    /// A battery.
    Guns,
}

/// A row of the table of types, `unit.table`. Rates and ranges in inches; numbers of charts from A to E, 0 is never.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct TypeRow {
    /// Its kind in the catalog.
    pub id: String,
    /// Its arm.
    pub arm: Arm,
    /// In march column or limbered.
    #[serde(default)]
    pub march: Option<i32>,
    /// In skirmish order.
    #[serde(default)]
    pub skirmish: Option<i32>,
    /// In attack column.
    #[serde(default)]
    pub column: Option<i32>,
    /// In line or unlimbered.
    #[serde(default)]
    pub line: Option<i32>,
    /// Added to the rate of a charge.
    #[serde(default)]
    pub charge: Option<i32>,
    /// Range, of guns the short one; 0 for those who do not fire.
    pub range: i32,
    /// Range of rifles.
    #[serde(default)]
    pub rifle_range: Option<i32>,
    /// Long range of guns.
    #[serde(default)]
    pub long_range: Option<i32>,
    /// Numbers of fire.
    pub fire: [i32; 5],
    /// Numbers of fire at long range.
    #[serde(default)]
    pub long_fire: Option<[i32; 5]>,
    /// Numbers of melee.
    pub melee: [i32; 5],
    /// Numbers of morale.
    pub morale: [i32; 5],
    /// Where the row comes from.
    pub status: Status,
    /// Figures of another status.
    #[serde(default)]
    pub other: String,
}

/// How ground is to walk on, `move.terrain`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Going {
    /// No hindrance.
    Open,
    /// Rough.
    Rough,
    /// Very rough.
    VeryRough,
    /// Nobody enters.
    Impassable,
}

/// Cover, `morale.dice`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Shelter {
    /// None.
    None,
    /// Cover.
    Cover,
    /// Hard cover.
    Hard,
}

/// What a feature of a hexside is to who crosses it, `move.terrain`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Crossing {
    /// A linear obstacle.
    Obstacle,
    /// A steep slope.
    Steep,
    /// Crossed at bridges only.
    River,
    /// Undoes what water there is.
    Bridge,
}

/// A row of the table of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct TerrainRow {
    /// Its id in the catalog.
    pub id: String,
    /// How it is to walk on.
    pub ground: Going,
    /// What cover it gives.
    pub cover: Shelter,
    /// Does it block sight?
    pub sight: bool,
    /// Does it guard a flank?
    pub flank: bool,
    /// Where the row comes from.
    pub status: Status,
}

/// A row of the table of hexsides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct EdgeRow {
    /// Its id in the catalog.
    pub id: String,
    /// What it is to cross.
    pub crossing: Crossing,
    /// What cover it gives.
    pub cover: Shelter,
    /// Does it guard a flank?
    pub flank: bool,
    /// Where the row comes from.
    pub status: Status,
}
