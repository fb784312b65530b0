//! The twelve ways to lay a hexagonal pattern back on the grid: six turns, each plain or mirrored.
//!
//! All in cube coordinates, so stagger and parity cannot go wrong. Must not know boards.

use super::{Edge, Hex, Hour, Orientation, Pivot};
use serde::{Deserialize, Serialize};

/// A turn about a hex: first a mirroring of left and right, if any, then clockwise by sixths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct Turn {
    sixths: u8,
    mirrored: bool,
}

impl Turn {
    /// Nothing moved.
    pub const NONE: Self = Self::new(0, false);
    /// Left and right exchanged.
    pub const LEFT_RIGHT: Self = Self::new(0, true);
    /// Top and bottom exchanged.
    pub const TOP_BOTTOM: Self = Self::new(3, true);
    /// 60 degrees clockwise.
    pub const SIXTH: Self = Self::new(1, false);
    /// 60 degrees anticlockwise.
    pub const BACK: Self = Self::new(5, false);

    /// A mirroring of left and right, if any, then so many sixths clockwise (taken modulo 6).
    pub const fn new(sixths: u8, mirrored: bool) -> Self {
        Self { sixths: sixths % 6, mirrored }
    }

    /// So many sixths clockwise (negative: anticlockwise).
    pub const fn clockwise(sixths: i32) -> Self {
        // `rem_euclid(6)` is 0..6, so the cast is exact.
        Self::new(sixths.rem_euclid(6) as u8, false)
    }

    /// Clockwise sixths, 0 to 5, after the mirroring.
    pub const fn sixths(self) -> u8 {
        self.sixths
    }

    /// Are left and right exchanged first?
    pub const fn mirrored(self) -> bool {
        self.mirrored
    }

    /// This turn, then another.
    pub const fn then(self, next: Self) -> Self {
        // A mirroring turns round the sense of the turns made before it.
        let before = if next.mirrored { 6 - self.sixths } else { self.sixths };
        Self::new(before + next.sixths, self.mirrored != next.mirrored)
    }

    /// The turn that takes this one back.
    pub const fn inverse(self) -> Self {
        if self.mirrored { self } else { Self::new(6 - self.sixths, false) }
    }

    /// Where a hex goes in a turn about the hex at the origin.
    pub const fn offset(self, hex: Hex, orientation: Orientation) -> Hex {
        let (mut x, mut y) = (hex.x, hex.y);
        if self.mirrored {
            (x, y) = match orientation {
                Orientation::Flat => (-x, x + y),
                Orientation::Pointy => (-x - y, y),
            };
        }
        let mut left = self.sixths;
        while left > 0 {
            (x, y) = (-y, x + y);
            left -= 1;
        }
        Hex::new(x, y)
    }

    /// Where a hex goes in a turn about another.
    pub fn about(self, center: Hex, hex: Hex, orientation: Orientation) -> Hex {
        center + self.offset(hex - center, orientation)
    }

    /// Where an hour of the clock goes.
    pub const fn hour(self, hour: Hour) -> Hour {
        let from = hour.get() as i32;
        Hour::new((if self.mirrored { -from } else { from }) + 2 * self.sixths as i32)
    }

    /// Where a hexside goes in a turn about the hex at the origin.
    pub fn edge(self, edge: Edge, orientation: Orientation) -> Edge {
        let owner = self.offset(edge.owner(), orientation);
        // A turn takes sides to sides, so the side is always one.
        Edge::new(owner, self.hour(edge.side(orientation)), orientation).unwrap_or(edge)
    }

    /// What a compass letter (`N`, `E`, `S`, `W`) becomes: the nearest one after a turn. Anything
    /// else stays.
    pub fn compass(self, letter: &str) -> &str {
        const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
        let Some(at) = LETTERS.iter().position(|l| *l == letter) else { return letter };
        let deg = at as i32 * 90;
        let deg = if self.mirrored { -deg } else { deg } + i32::from(self.sixths) * 60;
        // 60 degrees are nearer to a quarter than to nothing, 120 likewise.
        LETTERS[usize::try_from((deg + 45).rem_euclid(360) / 90).unwrap_or(0) % 4]
    }

    /// Where a clockwise angle, as of a label, goes: the text stays upright, -90 to 90 degrees.
    pub const fn upright_deg(self, angle_deg: i16) -> i16 {
        let turned =
            (if self.mirrored { -(angle_deg as i32) } else { angle_deg as i32 }) + 60 * self.sixths as i32;
        let half = (turned + 90).rem_euclid(180) - 90;
        half as i16
    }
}

/// What else is painted where a hex is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Symmetry {
    /// Nothing.
    #[default]
    None,
    /// Left as right.
    LeftRight,
    /// Top as bottom.
    TopBottom,
    /// Both: four times the same.
    Both,
    /// Turned by 180 degrees: twice the same.
    Half,
    /// Turned by 120 degrees: three times the same.
    Third,
    /// Turned by 60 degrees: six times the same.
    Sixth,
}

impl Symmetry {
    /// Every one.
    pub const ALL: [Self; 7] =
        [Self::None, Self::LeftRight, Self::TopBottom, Self::Both, Self::Half, Self::Third, Self::Sixth];

    /// Its turns; the first is [`Turn::NONE`].
    pub const fn turns(self) -> &'static [Turn] {
        const SIXTHS: [Turn; 6] = [
            Turn::NONE,
            Turn::SIXTH,
            Turn::new(2, false),
            Turn::new(3, false),
            Turn::new(4, false),
            Turn::BACK,
        ];
        match self {
            Self::None => &[Turn::NONE],
            Self::LeftRight => &[Turn::NONE, Turn::LEFT_RIGHT],
            Self::TopBottom => &[Turn::NONE, Turn::TOP_BOTTOM],
            Self::Both => &[Turn::NONE, Turn::LEFT_RIGHT, Turn::TOP_BOTTOM, SIXTHS[3]],
            Self::Half => &[Turn::NONE, SIXTHS[3]],
            Self::Third => &[Turn::NONE, SIXTHS[2], SIXTHS[4]],
            Self::Sixth => &SIXTHS,
        }
    }

    /// The hexes that belong together with a hex, itself first, each once. About a pivot that does
    /// not allow the symmetry (see [`Pivot::allows`]) some or all are left out.
    pub fn images(self, center: Pivot, hex: Hex, orientation: Orientation) -> Vec<Hex> {
        let mut images = Vec::with_capacity(self.turns().len());
        for image in self.turns().iter().filter_map(|turn| center.image(*turn, hex, orientation)) {
            if !images.contains(&image) {
                images.push(image);
            }
        }
        images
    }
}
