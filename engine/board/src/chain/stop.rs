//! Places a chain passes: hexes, or corners of hexes.
//!
//! Must not know features or ground.

use crate::hex::{Edge, Hex, Layout, Vertex};
use std::cmp::Ordering;

/// A place a chain passes: a road goes from hex to hex, a stream from corner to corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// A hex, for what runs from hex to hex.
    Hex(Hex),
    /// A corner, for what runs along hexsides.
    Corner(Vertex),
}

impl Stop {
    /// Where it lies, in thirds of a step from hex to hex.
    #[must_use]
    pub const fn thirds(self) -> (i32, i32) {
        match self {
            Self::Hex(hex) => (hex.x * 3, hex.y * 3),
            Self::Corner(corner) => corner.thirds(),
        }
    }

    /// The hexes it is in, or lies between.
    #[must_use]
    pub fn hexes(self, layout: Layout) -> Vec<Hex> {
        match self {
            Self::Hex(hex) => vec![hex],
            Self::Corner(corner) => corner.hexes(layout.orientation).collect(),
        }
    }

    /// Is it on the board, or at a corner of it?
    #[must_use]
    pub fn on(self, layout: Layout) -> bool {
        self.hexes(layout).into_iter().any(|hex| layout.contains(hex))
    }

    /// The stops a step away with the edge crossed or followed, within the board.
    #[must_use]
    pub fn next(self, layout: Layout) -> Vec<(Edge, Self)> {
        let o = layout.orientation;
        match self {
            Self::Hex(hex) => layout
                .neighbours(hex)
                .filter_map(|(side, to)| Some((Edge::new(hex, side, o)?, Self::Hex(to))))
                .collect(),
            Self::Corner(corner) => corner
                .edges(o)
                .filter(|(edge, _)| edge.hexes(o).iter().any(|hex| layout.contains(*hex)))
                .map(|(edge, to)| (edge, Self::Corner(to)))
                .collect(),
        }
    }

    /// The edge crossed or followed to another stop a step away; `None` if it is farther.
    #[must_use]
    pub(crate) fn edge_to(self, to: Self, layout: Layout) -> Option<Edge> {
        match (self, to) {
            (Self::Hex(a), Self::Hex(b)) => Edge::between(a, b, layout.orientation),
            (Self::Corner(a), Self::Corner(b)) => {
                a.edges(layout.orientation).find(|(_, end)| *end == b).map(|(edge, _)| edge)
            }
            _ => None,
        }
    }

    /// The straightest way to another stop of its sort, both included.
    #[must_use]
    pub fn straight_to(self, to: Self, layout: Layout) -> Vec<Self> {
        match (self, to) {
            (Self::Hex(a), Self::Hex(b)) => a.line_to(b).map(Self::Hex).collect(),
            (Self::Corner(a), Self::Corner(b)) => {
                let mut way = vec![self];
                let mut here = a;
                for edge in a.chain_to(b, layout.orientation) {
                    let [one, other] = edge.ends(layout.orientation);
                    here = if one == here { other } else { one };
                    way.push(Self::Corner(here));
                }
                way
            }
            _ => vec![self],
        }
    }

    /// Squared distance to another stop, in thirds of a step from hex to hex.
    #[must_use]
    pub fn distance_squared(self, other: Self) -> i64 {
        length_squared(minus(self, other))
    }
}

/// From one stop to another, in thirds.
pub(super) fn minus(a: Stop, b: Stop) -> (i64, i64) {
    let (a, b) = (a.thirds(), b.thirds());
    (i64::from(a.0 - b.0), i64::from(a.1 - b.1))
}

/// The squared length of a way in the axes of hexes.
pub(super) const fn length_squared((x, y): (i64, i64)) -> i64 {
    x * x + y * y + x * y
}

/// Twice the squared-off area two ways span: how far one leads off the other.
pub(super) const fn cross(a: (i64, i64), b: (i64, i64)) -> i64 {
    a.0 * b.1 - a.1 * b.0
}

/// The squared distance of a stop from the line through two others, in ninths of a step squared;
/// from the first one where both are the same.
pub(super) fn off_line_squared(stop: Stop, from: Stop, to: Stop) -> i64 {
    let line = minus(to, from);
    let length = length_squared(line);
    if length == 0 {
        return stop.distance_squared(from);
    }
    let cross = cross(line, minus(stop, from));
    cross * cross * 3 / (4 * length)
}

impl PartialOrd for Stop {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Stop {
    /// By columns, then rows: equally cheap ways are settled the same everywhere.
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |stop: &Self| (matches!(stop, Self::Corner(_)), stop.thirds());
        key(self).cmp(&key(other))
    }
}
