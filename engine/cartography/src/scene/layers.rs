//! Which parts of a map are drawn, and how strongly. Must not know how.

/// Which parts of the map are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layers {
    /// The paper everything is drawn on; without it open ground and what lies off the board are clear.
    pub paper: bool,
    /// The grain of the paper: its stains and fibres. Without it paper is even, and pictures take fewer bytes.
    pub grain: bool,
    /// Woods, villages, marsh, ...
    pub terrain: bool,
    /// Tints of height, hachures, lines between levels.
    pub relief: bool,
    /// Light and shade on slopes.
    pub shading: bool,
    /// Roads, streams, ...
    pub linear: bool,
    /// Names.
    pub labels: bool,
    /// The hex grid.
    pub grid: bool,
    /// Hex numbers.
    pub numbers: bool,
    /// The level of every hex that is not at 0.
    pub levels: bool,
    /// How strongly.
    pub opacity: Opacity,
}

/// How strongly layers are drawn, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opacity {
    /// Woods, villages, marsh, ...
    pub terrain: u8,
    /// Tints, hachures, light and shade.
    pub relief: u8,
    /// Roads, streams, ...
    pub linear: u8,
    /// Names.
    pub labels: u8,
    /// The hex grid.
    pub grid: u8,
    /// Hex numbers.
    pub numbers: u8,
}

impl Default for Opacity {
    fn default() -> Self {
        Self { terrain: 100, relief: 100, linear: 100, labels: 100, grid: 100, numbers: 100 }
    }
}

impl Layers {
    /// Everything but the levels, at full strength.
    pub const ALL: Self = Self {
        paper: true,
        grain: true,
        terrain: true,
        relief: true,
        shading: true,
        linear: true,
        labels: true,
        grid: true,
        numbers: true,
        levels: false,
        opacity: Opacity { terrain: 100, relief: 100, linear: 100, labels: 100, grid: 100, numbers: 100 },
    };
}

impl Default for Layers {
    fn default() -> Self {
        Self::ALL
    }
}
