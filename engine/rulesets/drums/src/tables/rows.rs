//! Rows of the tables that are lists.
//!
//! Must not know where on the board they apply.

use oblique_rules::manual::Status;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Cover against guns, `los.cover`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
pub(crate) enum Cover {
    /// None.
    #[default]
    None,
    /// Wood, earth, leaves.
    Soft,
    /// Stone and brick.
    Hard,
}

/// Who crosses a hexside, `move.obstacle`, `move.stream`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Crossing {
    /// Whoever spends one reduction.
    Obstacle,
    /// Columns on the march and limbered guns, without a reduction.
    OnTheMarch,
    /// Nobody, unless something spans it.
    Closed,
}

/// A terrain, `geo.terrain`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct TerrainRow {
    /// Its id in the catalog.
    pub id: String,
    /// Is it difficult ground?
    pub difficult: bool,
    /// Does nobody enter?
    pub impassable: bool,
    /// Dice for whoever defends in it.
    pub position: i32,
    /// Cover it gives against guns.
    pub cover: Cover,
    /// Does it block sight?
    pub blocks_sight: bool,
    /// Where the row comes from.
    pub status: Status,
    /// Figures of another status.
    #[serde(default)]
    pub other: String,
}

/// A feature of hexsides, `geo.terrain`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct EdgeRow {
    /// Its id in the catalog.
    pub id: String,
    /// Who crosses it.
    pub crossing: Crossing,
    /// Dice for whoever is attacked across it.
    pub position: i32,
    /// Cover it gives against guns that fire across it.
    pub cover: Cover,
    /// Where the row comes from.
    pub status: Status,
    /// Figures of another status.
    #[serde(default)]
    pub other: String,
}

/// What a number of men adds to Combat, `model.strength`, `army.values`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct StrengthRow {
    /// Up to so many men; `None` in the last row.
    pub men_to: Option<i32>,
    /// Added to the base value.
    pub combat: i32,
    /// Where the row comes from.
    pub status: Status,
    /// Figures of another status.
    #[serde(default)]
    pub other: String,
}
