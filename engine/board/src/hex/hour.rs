//! Facing as a clock hour, and the sectors it makes of a unit's six neighbours.

use hexx::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which way the hexes of a board stand.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default, JsonSchema,
)]
pub enum Orientation {
    /// Flat side on top: hexsides at even hours, vertices at odd hours, columns run straight.
    #[default]
    Flat,
    /// Vertex on top: hexsides at odd hours, vertices at even hours, rows run straight.
    Pointy,
}

/// A facing: an hour of the clock, 0 to 11, 0 being the top of the map.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default, JsonSchema,
)]
pub struct Hour(u8);

/// Where something lies, seen from a unit with a facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Sector {
    /// Before it.
    Front,
    /// Beside it.
    Flank,
    /// Behind it.
    Rear,
}

/// Axial steps through the sides at hours 0, 2, 4, 6, 8, 10 of a flat-top hex.
const FLAT: [Hex; 6] =
    [Hex::new(0, -1), Hex::new(1, -1), Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0)];
/// Axial steps through the sides at hours 1, 3, 5, 7, 9, 11 of a pointy-top hex.
const POINTY: [Hex; 6] =
    [Hex::new(1, -1), Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0), Hex::new(0, -1)];

/// The directions of the twelve hours by orientation, made once: facings are turned into vectors more often than
/// anything else a battle asks of the board.
const VECTORS: [[Hex; 12]; 2] = [around(&FLAT, 0), around(&POINTY, 1)];

/// The twelve directions of a hex whose first side is at hour `first`: its sides' steps, and between two sides the sum
/// of both.
const fn around(steps: &[Hex; 6], first: usize) -> [Hex; 12] {
    let mut all = [Hex::ZERO; 12];
    let mut side = 0;
    while side < 6 {
        let hour = first + 2 * side;
        all[hour] = steps[side];
        all[(hour + 1) % 12] = steps[side].const_add(steps[(side + 1) % 6]);
        side += 1;
    }
    all
}

impl Orientation {
    /// The six sides of a hex in clock order, starting at hour 0 or 1.
    #[must_use]
    pub fn sides(self) -> [Hour; 6] {
        let first = self.first_side();
        std::array::from_fn(|i| Hour::new(first + 2 * i32::try_from(i).unwrap_or(0)))
    }

    /// The six vertices of a hex in clock order, starting at hour 1 or 0.
    #[must_use]
    pub fn vertices(self) -> [Hour; 6] {
        self.sides().map(|side| side.turned(if self == Self::Flat { 1 } else { -1 }))
    }

    /// Axial steps through the six sides in clock order.
    #[inline]
    const fn steps(self) -> &'static [Hex; 6] {
        match self {
            Self::Flat => &FLAT,
            Self::Pointy => &POINTY,
        }
    }

    #[inline]
    const fn first_side(self) -> i32 {
        match self {
            Self::Flat => 0,
            Self::Pointy => 1,
        }
    }
}

impl Hour {
    /// The hour `value` modulo 12.
    #[must_use]
    #[inline]
    pub const fn new(value: i32) -> Self {
        // `rem_euclid(12)` is 0..12, so the cast is exact.
        Self(value.rem_euclid(12) as u8)
    }

    /// The hour as a number, 0 to 11.
    #[must_use]
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Turned clockwise by so many hours (negative: anticlockwise).
    #[must_use]
    #[inline]
    pub const fn turned(self, hours: i32) -> Self {
        Self::new(self.0 as i32 + hours)
    }

    /// The opposite hour.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        self.turned(6)
    }

    /// Does this hour point at a hexside (rather than a vertex) on such a board?
    #[must_use]
    #[inline]
    pub const fn is_side(self, orientation: Orientation) -> bool {
        self.0 % 2 == orientation.first_side() as u8
    }

    /// The step from a hex through its side at this hour; `None` where the hour is a vertex.
    #[must_use]
    #[inline]
    pub fn step(self, orientation: Orientation) -> Option<Hex> {
        self.is_side(orientation).then(|| self.vector(orientation))
    }

    /// The direction of this hour as a cube vector: a side's unit step, or, for a vertex, the sum
    /// of the two steps beside it (length 2, along the line through the vertex).
    #[must_use]
    #[inline]
    pub fn vector(self, orientation: Orientation) -> Hex {
        VECTORS[orientation as usize][usize::from(self.0)]
    }

    /// The side hour that leads from `from` to the adjacent hex `to`; `None` if not adjacent.
    #[must_use]
    #[inline]
    pub fn between(from: Hex, to: Hex, orientation: Orientation) -> Option<Self> {
        let delta = to - from;
        let steps = orientation.steps();
        let at = steps.iter().position(|step| *step == delta)?;
        Some(Self::new(orientation.first_side() + 2 * i32::try_from(at).ok()?))
    }

    /// Fewest 1-hour steps between two hours, 0 to 6.
    #[must_use]
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        let d = (self.0 + 12 - other.0) % 12;
        if d > 6 { 12 - d } else { d }
    }
}

impl std::fmt::Display for Hour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
