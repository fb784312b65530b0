//! Drafts of terrain and levels, as the view holds them: proposals that nothing takes over by itself.

pub use oblique_digitize::recipe::HexHeight;

use oblique_board::TerrainIx;
use oblique_board::hex::Hex;
use oblique_digitize::spots::SpotCheck;
use oblique_scenario::SheetId;
use oblique_scenario::words::rounded;
use oblique_text::{number, text};

/// Terrain drafted from a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftView {
    /// Which sheet.
    pub sheet: SheetId,
    /// What each hex is drafted as, and how sure that is in percent.
    pub cells: Vec<(Hex, TerrainIx, u8)>,
    /// The hexes least sure, the least first.
    pub least_sure: Vec<Hex>,
    /// What cannot be told apart or needs more samples, in words.
    pub remarks: Vec<String>,
}

impl DraftView {
    /// The hex to ask about next after one was looked at: the one that follows it among the least sure, the first where it is
    /// none of them or the last.
    #[must_use]
    pub fn ask_after(&self, looked_at: Option<Hex>) -> Option<Hex> {
        let at = looked_at.and_then(|hex| self.least_sure.iter().position(|other| *other == hex));
        let next = at.and_then(|at| self.least_sure.get(at + 1));
        next.or_else(|| self.least_sure.first()).copied()
    }

    /// The hexes that are surer than so many percent.
    pub fn surer(&self, percent: u32) -> impl Iterator<Item = (Hex, TerrainIx)> + '_ {
        let sure = self.cells.iter().filter(move |(_, _, sure)| u32::from(*sure) >= percent);
        sure.map(|(hex, terrain, _)| (*hex, *terrain))
    }
}

/// What heights are counted in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HeightUnit {
    /// Metres.
    #[default]
    Metres,
    /// Feet.
    Feet,
}

impl HeightUnit {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Metres, Self::Feet];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Metres => text!("conversion-unit-metres"),
            Self::Feet => text!("conversion-unit-feet"),
        }
    }

    /// As it stands behind a number.
    #[must_use]
    pub const fn short(self) -> &'static str {
        match self {
            Self::Metres => "m",
            Self::Feet => "ft",
        }
    }

    const fn length_metres(self) -> f64 {
        match self {
            Self::Metres => 1.0,
            Self::Feet => 0.3048,
        }
    }

    /// So many of it in metres.
    #[must_use]
    pub fn metres(self, count: f64) -> f64 {
        count * self.length_metres()
    }

    /// Metres in it.
    #[must_use]
    pub fn of_metres(self, metres: f64) -> f64 {
        metres / self.length_metres()
    }

    /// Metres in it, as the language of the interface writes them.
    #[must_use]
    pub fn shown(self, metres: f64) -> String {
        let height = rounded(self.of_metres(metres));
        format!("{} {}", number(&height), self.short())
    }

    /// Metres in it, as notes of a battle write them: in English, whoever opens it.
    #[must_use]
    pub fn words(self, metres: f64) -> String {
        format!("{} {}", rounded(self.of_metres(metres)), self.short())
    }
}

/// How a height model becomes levels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeightsSettings {
    /// One height a hex.
    pub of_hex: HexHeight,
    /// The height of level 0 in metres; proposed where there is none.
    pub base_metres: Option<f64>,
    /// Metres a level; proposed where there are none.
    pub step_metres: Option<f64>,
    /// What heights are shown in, and base and step proposed in.
    pub unit: HeightUnit,
    /// Are streams burnt in so that water runs down?
    pub burn_streams: bool,
}

impl Default for HeightsSettings {
    fn default() -> Self {
        Self {
            of_hex: HexHeight::Mean,
            base_metres: None,
            step_metres: None,
            unit: HeightUnit::Metres,
            burn_streams: true,
        }
    }
}

/// A height model that gives the board no levels any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeightsLost {
    /// The file of the model, for people.
    pub file: String,
    /// Why it gives none, and what to do.
    pub why: String,
}

/// Levels drafted from a height model.
#[derive(Clone, Debug, PartialEq)]
pub struct HeightsView {
    /// The file of the model, for people.
    pub file: String,
    /// What they were made by; base and step are numbers here.
    pub settings: HeightsSettings,
    /// The height of level 0 in metres.
    pub base_metres: f64,
    /// Metres a level.
    pub step_metres: f64,
    /// The level of each hex.
    pub levels: Vec<(Hex, i8)>,
    /// Lowest and highest height in metres.
    pub range_metres: (f64, f64),
    /// Hexes by height, in parts of that range of equal length.
    pub histogram: Vec<u32>,
    /// Hexes the model has no heights for.
    pub bare: usize,
    /// Hexes where it contradicts the levels that are drawn: the hex, the level drawn, that of the model.
    pub disagreements: Vec<(Hex, i8, i8)>,
    /// Heights printed on the sheets against these, the farthest off first.
    pub spots: Vec<SpotCheck>,
    /// Hexes higher or lower than the levels the rules know, which have the last of them.
    pub beyond: usize,
    /// Hexes that were lowered so that water runs down.
    pub burnt: usize,
    /// Was the middle of the model laid under the middle of the board?
    pub by_middles: bool,
}
