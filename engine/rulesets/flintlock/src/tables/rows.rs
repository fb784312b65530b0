//! Rows of the tables that come in lists.
//!
//! Must not know how a row is found; that is the lookups' of `Tables`.

use super::words::{Chain, FireResult, Form, Mover, PreShock, ShockLevel, ShockStep, Weapon};
use oblique_rules::manual::Status;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Movement points, one entry a column of the terrain table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
struct Points([Option<i32>; 5]);

/// Movement points that are added, one entry a column of the terrain table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
struct Added([i32; 5]);

/// Declares rows: a documented struct with its status and what differs from it.
macro_rules! rows {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $visible:vis $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        pub(crate) struct $name {
            $($(#[$field_doc])* $visible $field: $type,)*
            /// Where the row comes from.
            pub status: Status,
            /// Cells of another status.
            #[serde(default)]
            pub other: String,
        }
    )*};
}

rows! {
    /// A formation.
    FormationRow {
        /// Which.
        pub form: Form,
        /// Movement allowance in points of a formation that gives one whatever the unit's own: Column
        /// (`form.column`) and Skirmish. What older files say of the others is not read.
        pub ma: Option<i32>,
        /// Frontal hexes, all of which its zone of control covers (`zoc.who`); 0 = it has none, and one frontal hex.
        pub zoc_hexes: i32,
        /// Added to the Shock Factor Total of an attacking Line; `None` = it may not attack.
        pub shock_attack: Option<i32>,
        /// Added to the Shock Factor Total of a defending Line.
        pub shock_defence: i32,
        /// Added to its own fire; `None` = it may not fire.
        pub own_fire: Option<i32>,
        /// Added to fire that strikes its front or rear.
        pub fired_front_rear: i32,
        /// Added to fire that strikes its flank; `None` = it has no flank.
        pub fired_flank: Option<i32>,
        /// How command reaches it through others.
        pub chain: Chain,
        /// Most units so formed that may share a hex: of one Command (`stack.close`); skirmishers: of one unit
        /// (`stack.sk`).
        pub stack_most: i32,
    }
    /// A Shock Status.
    ShockStatusRow {
        /// Which.
        pub level: ShockLevel,
        /// Added to the Shock Factor Total of its Line.
        pub sft: i32,
        /// Added to the defender's Pre-Shock roll.
        pub pre_shock: i32,
    }
    /// Range of a weapon.
    FireRangeRow {
        /// Which.
        pub weapon: Weapon,
        /// Modifier at range 1, 2, and so on to its reach.
        pub by_range: Vec<i32>,
    }
    /// Results of fire from a total on.
    FireResultRow {
        /// Lowest total; `None` = any lower one.
        pub at_least: Option<i32>,
        /// At infantry and cavalry.
        pub unit: FireResult,
        /// At guns.
        pub gun: FireResult,
    }
    /// A Pre-Shock Reaction from a total on.
    PreShockRow {
        /// Lowest total; `None` = any lower one.
        pub at_least: Option<i32>,
        /// What the defender does.
        pub result: PreShock,
    }
    /// Results of Shock from a superiority on.
    ShockResultRow {
        /// Lowest superiority.
        pub at_least: i32,
        /// If the attacker is superior.
        pub attacker_superior: Vec<ShockStep>,
        /// If the defender is.
        pub defender_superior: Vec<ShockStep>,
    }
    /// A terrain of hexes.
    TerrainRow {
        /// Its id in the catalog.
        pub id: String,
        mp: Points,
        /// Added to fire at a unit in it.
        pub fire: i32,
        /// Added to the defender's Shock Factor Total.
        pub shock: i32,
        /// Height it adds to its hex, in halves of a level.
        pub height_halves: i32,
        /// Does it disorder Close units that move into it, `terr.woods`?
        pub disorders_close: bool,
    }
    /// A feature of hexsides.
    HexsideRow {
        /// Its id in the catalog.
        pub id: String,
        mp: Added,
        /// Added to fire across it at a unit behind it.
        pub fire: i32,
        /// Added to the defender's Shock Factor Total.
        pub shock: i32,
    }
    /// A road or trail: what it costs to go along it, instead of hex and hexside.
    WayRow {
        /// Its id in the catalog.
        pub id: String,
        mp: Added,
    }
    /// A level up.
    LevelUpRow {
        mp: Added,
        /// Added to the defender's Shock Factor Total if he is attacked uphill.
        pub shock: i32,
    }
}

impl TerrainRow {
    /// Points it costs to enter; `None` where the mover cannot.
    #[must_use]
    pub(crate) const fn mp(&self, mover: Mover) -> Option<i32> {
        self.mp.0[mover as usize]
    }
}

impl HexsideRow {
    /// Points added for crossing it.
    #[must_use]
    pub(crate) const fn mp(&self, mover: Mover) -> i32 {
        self.mp.0[mover as usize]
    }
}

impl WayRow {
    /// Points a hex along it.
    #[must_use]
    pub(crate) const fn mp(&self, mover: Mover) -> i32 {
        self.mp.0[mover as usize]
    }
}

impl LevelUpRow {
    /// Points added for each level.
    #[must_use]
    pub(crate) const fn mp(&self, mover: Mover) -> i32 {
        self.mp.0[mover as usize]
    }
}

impl FormationRow {
    /// Modifier of fire at it (`form.open`, `form.close`); a formation without flanks takes every shot
    /// in front.
    #[must_use]
    pub(crate) fn fired_at(&self, flank: bool) -> i32 {
        self.fired_flank.filter(|_| flank).unwrap_or(self.fired_front_rear)
    }
}
