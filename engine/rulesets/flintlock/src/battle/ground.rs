//! What does not change while a battle runs: the board, the roster's fixed facts, the parameters.

use crate::movement::steps::StepTables;
use crate::tables::Weapon;
use oblique_rules::play::PieceIx;

/// The arm of a piece (`piece.kinds`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arm {
    /// Line infantry, in column, open or close line.
    Infantry(Weapon),
    /// A skirmisher piece, half of a base unit.
    Skirmishers(Weapon),
    /// Cavalry.
    Cavalry,
    /// One gun.
    Gun,
    /// The leader of a command.
    Sub,
    /// The overall leader.
    Overall,
}

impl Arm {
    /// Is it a leader?
    pub const fn leads(self) -> bool {
        matches!(self, Self::Sub | Self::Overall)
    }

    /// Is it infantry, in line or as skirmishers?
    pub const fn is_foot(self) -> bool {
        matches!(self, Self::Infantry(_) | Self::Skirmishers(_))
    }

    /// Is it line infantry?
    pub(crate) const fn is_line(self) -> bool {
        matches!(self, Self::Infantry(_))
    }

    /// Is it a skirmisher piece?
    pub(crate) const fn is_skirmisher(self) -> bool {
        matches!(self, Self::Skirmishers(_))
    }

    /// Is it cavalry?
    pub const fn is_cavalry(self) -> bool {
        matches!(self, Self::Cavalry)
    }

    /// Is it a gun?
    pub(crate) const fn is_gun(self) -> bool {
        matches!(self, Self::Gun)
    }

    /// Is it infantry or cavalry: what has Flight Points of a unit, blocks sight and counts in Shock?
    pub const fn is_body(self) -> bool {
        matches!(self, Self::Infantry(_) | Self::Skirmishers(_) | Self::Cavalry)
    }

    /// What it fires with; `None` for cavalry and leaders.
    pub const fn weapon(self) -> Option<Weapon> {
        match self {
            Self::Infantry(weapon) | Self::Skirmishers(weapon) => Some(weapon),
            Self::Gun => Some(Weapon::Gun),
            _ => None,
        }
    }
}

/// What formations a nation used (`form.historical`).
pub(crate) use crate::ids::choice::Regulars as Custom;

/// Fixed facts of a piece, beside [`oblique_rules::play::PieceInfo`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Arm and weapon.
    pub arm: Arm,
    /// Never attacks in Shock, may flee (`piece.militia`).
    pub colonial_militia: bool,
    /// Stands Close where its command stands Open (`form.german`).
    pub german: bool,
    /// May break down into skirmishers (`form.sk-who`).
    pub sk_pair: bool,
    /// The base unit of a skirmisher piece.
    pub base: Option<PieceIx>,
    /// Base units of a leader's command that may be broken down at once.
    pub sk_limit: u8,
    /// Initiative of a leader's replacement.
    pub rl_initiative: i32,
    /// Command range of a leader's replacement, in hexes.
    pub rl_range: i32,
    /// What formations its nation used.
    pub custom: Custom,
}

/// Parameters of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideRules {
    /// Flight Level.
    pub flight_level: i32,
    /// Flight Points it begins with.
    pub flight_points_at_start: i32,
    /// Rows of its free set-up zone, from 1, if it has one.
    pub set_up_rows: Option<(u16, u16)>,
}

/// Bits of linear features in the board's edge masks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Masks {
    /// Roads and trails.
    pub ways: u16,
    /// Hexside features: bit and index into the table's rows, one each.
    pub hexsides: Vec<(u16, usize)>,
}

/// The unchanging part of a battle.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Row of the terrain table for every terrain index of the board.
    pub terrain_rows: Vec<usize>,
    /// Linear features.
    pub masks: Masks,
    /// What steps cost.
    pub steps: StepTables,
    /// The most Activations; `None` = no limit.
    pub max_activations: Option<u16>,
    /// Are formations limited to the historical ones?
    pub historical_formations: bool,
    /// Side A and side B.
    pub sides: [SideRules; 2],
}
