//! The twelve ways a hex grid can be laid upon itself about a hex.

use crate::hex::{Hex, Hour, Orientation};

/// A symmetry of the grid: perhaps a flip from left to right, then a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Symmetry {
    flipped: bool,
    /// Sixths of a full turn, clockwise, 0 to 5.
    turns: u8,
}

impl Symmetry {
    /// Everything stays.
    pub const IDENTITY: Self = Self { flipped: false, turns: 0 };
    /// Left becomes right.
    pub const LEFT_RIGHT: Self = Self { flipped: true, turns: 0 };
    /// Top becomes bottom.
    pub const TOP_BOTTOM: Self = Self { flipped: true, turns: 3 };

    /// A turn by so many times 60 degrees clockwise (negative: anticlockwise).
    #[must_use]
    pub const fn turn(sixths: i32) -> Self {
        // `rem_euclid(6)` is 0..6, so the cast is exact.
        Self { flipped: false, turns: sixths.rem_euclid(6) as u8 }
    }

    /// What undoes it.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // A flip followed by any turn is its own inverse.
        if self.flipped { self } else { Self::turn(-(self.turns as i32)) }
    }

    /// What a direction becomes.
    #[must_use]
    pub const fn hour(self, hour: Hour) -> Hour {
        let hour = if self.flipped { Hour::new(-(hour.get() as i32)) } else { hour };
        hour.turned(2 * self.turns as i32)
    }

    /// Where a hex goes, the hex at the origin staying.
    #[must_use]
    pub fn hex(self, hex: Hex, orientation: Orientation) -> Hex {
        // The two axial steps lead through sides, and a linear map is known by what they become.
        let (x, y) = match orientation {
            Orientation::Flat => (Hour::new(4), Hour::new(6)),
            Orientation::Pointy => (Hour::new(3), Hour::new(5)),
        };
        self.hour(x).vector(orientation) * hex.x + self.hour(y).vector(orientation) * hex.y
    }

    /// What a compass letter (`N`, `E`, `S`, `W`) becomes: the nearest one after a turn. Anything
    /// else stays.
    #[must_use]
    pub fn compass(self, letter: &str) -> &str {
        const LETTERS: [&str; 4] = ["N", "E", "S", "W"];
        let Some(at) = LETTERS.iter().position(|l| *l == letter) else { return letter };
        let deg = at as i32 * 90;
        let deg = if self.flipped { -deg } else { deg } + i32::from(self.turns) * 60;
        // 60 degrees are nearer to a quarter than to nothing, 120 likewise.
        LETTERS[usize::try_from((deg + 45).rem_euclid(360) / 90).unwrap_or(0) % 4]
    }
}
