//! What does not change while a battle runs: the board, the roster's fixed facts, the parameters.

use crate::movement::moves::Linear;
use crate::tables::Calibre;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::collections::BTreeMap;

/// Which pair of infantry columns of the terrain chart a nation uses (`nation.traits`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chart {
    /// The Prussian pair.
    Prussian,
    /// The other pair.
    Other,
}

/// Traits of a piece's nation; factors in thousandths (`nation.traits`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits {
    /// Infantry columns of the chart.
    pub chart: Chart,
    /// Fire factor, thousandths.
    pub fire: i64,
    /// Hussar and cossack charge factor, thousandths.
    pub hussar_charge: i64,
    /// Artillery factor, thousandths.
    pub artillery: i64,
    /// Extra movement points of an assault move; 0 = none.
    pub assault_move: i32,
}

impl Traits {
    /// Those of a nation of no known traits: what `nations` calls `default`.
    pub const OTHER: Self =
        Self { chart: Chart::Other, fire: 750, hussar_charge: 750, artillery: 1000, assault_move: 0 };
}

/// The arm of a unit with its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arm {
    /// A battalion; `grenadier` or not.
    Infantry {
        /// Grenadiers?
        grenadier: bool,
    },
    /// Light infantry.
    Light,
    /// Heavy cavalry.
    Cuirassier,
    /// Medium cavalry.
    Dragoon,
    /// Light cavalry.
    Hussar,
    /// Cossacks.
    Cossack,
    /// Artillery.
    Guns {
        /// Weight of its guns.
        calibre: Calibre,
    },
    /// A corps leader.
    Corps,
    /// The overall leader.
    Overall,
}

impl Arm {
    /// Is it cavalry?
    pub const fn is_cavalry(self) -> bool {
        matches!(self, Self::Cuirassier | Self::Dragoon | Self::Hussar | Self::Cossack)
    }

    /// Is it infantry (not light)?
    pub(crate) const fn is_infantry(self) -> bool {
        matches!(self, Self::Infantry { .. })
    }

    /// Is it infantry or light infantry?
    pub const fn is_foot(self) -> bool {
        matches!(self, Self::Infantry { .. } | Self::Light)
    }

    /// Is it artillery?
    pub const fn is_guns(self) -> bool {
        matches!(self, Self::Guns { .. })
    }

    /// Is it a leader?
    pub const fn is_leader(self) -> bool {
        matches!(self, Self::Corps | Self::Overall)
    }
}

/// Fixed facts of a piece, beside [`oblique_rules::play::PieceInfo`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Arm and type.
    pub arm: Arm,
    /// Its nation's traits.
    pub traits: Traits,
    /// Men at the start of the battle.
    pub men_at_start: i32,
}

/// Parameters of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideRules {
    /// Withdrawal level at the start, percent.
    pub withdrawal_level: i32,
    /// Charge disruption modifier.
    pub charge_modifier: i32,
    /// Home edge: 'N', 'E', 'S' or 'W'.
    pub home_edge: char,
    /// All men of the order of battle.
    pub army_men: i32,
}

/// The unchanging part of a battle.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Last turn.
    pub turns: u16,
    /// Minutes after midnight at which turn 1 opens (`unit.scale`).
    pub start_minutes: u32,
    /// Who wins ties of initiative.
    pub tie_side: Side,
    /// Side A and side B.
    pub sides: [SideRules; 2],
    /// Is fog of war on?
    pub fog: bool,
    /// Bits of roads, trails and streams in the board's edge masks.
    pub linear: Linear,
    /// Distance from each hex (row-major) to the home edge of A and of B, in hexes.
    pub home_distance: [Vec<u16>; 2],
    /// Units (not leaders) of A and of B in roster order: only leaders join later.
    pub units: [Vec<PieceIx>; 2],
    /// The hexes by which a reinforcement may enter, in the scenario's order.
    pub entries: BTreeMap<PieceIx, Vec<Hex>>,
    /// Index of objectives by hex (column, row).
    pub objectives: BTreeMap<(i32, i32), u8>,
}
