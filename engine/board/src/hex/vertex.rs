//! Corners of hexes, and chains of hexsides from corner to corner.

use super::{Edge, Hour, Orientation};
use hexx::Hex;

/// A corner where three hexes meet. Named from any of them, it is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vertex {
    /// The sum of the three hexes: three times where it lies.
    y: i32,
    x: i32,
}

impl Vertex {
    /// The corner of a hex at an hour; `None` where the hour points at a side.
    #[must_use]
    pub fn new(hex: Hex, corner: Hour, orientation: Orientation) -> Option<Self> {
        (!corner.is_side(orientation)).then(|| Self::at(hex, corner, orientation))
    }

    /// Where it lies, in thirds of a step from hex to hex.
    #[must_use]
    pub const fn thirds(self) -> (i32, i32) {
        (self.x, self.y)
    }

    fn at(hex: Hex, corner: Hour, orientation: Orientation) -> Self {
        let sum = hex * 3 + corner.vector(orientation);
        Self { y: sum.y, x: sum.x }
    }

    /// The three hexes that meet here, in clock order of the corner they have here.
    pub fn hexes(self, orientation: Orientation) -> impl Iterator<Item = Hex> {
        orientation.vertices().into_iter().filter_map(move |corner| {
            let sum = Hex::new(self.x, self.y) - corner.vector(orientation);
            (sum.x % 3 == 0 && sum.y % 3 == 0).then(|| Hex::new(sum.x / 3, sum.y / 3))
        })
    }

    /// The three hexsides that end here, and the corner at their other end.
    pub fn edges(self, orientation: Orientation) -> impl Iterator<Item = (Edge, Self)> {
        let hexes: Vec<Hex> = self.hexes(orientation).collect();
        (0..hexes.len()).filter_map(move |i| {
            let edge = Edge::between(hexes[i], hexes[(i + 1) % hexes.len()], orientation)?;
            let [a, b] = edge.ends(orientation);
            Some((edge, if a == self { b } else { a }))
        })
    }

    /// Squared distance to another corner, in units that do not matter.
    fn distance_squared(self, other: Self) -> i64 {
        let (x, y) = (i64::from(self.x - other.x), i64::from(self.y - other.y));
        x * x + y * y + x * y
    }

    /// A shortest-looking chain of hexsides to another corner: each step goes to the corner nearest
    /// to the goal, of two equally near along the first hexside.
    #[must_use]
    pub fn chain_to(self, goal: Self, orientation: Orientation) -> Vec<Edge> {
        let mut chain = Vec::new();
        let mut here = self;
        while here != goal {
            let nearest =
                here.edges(orientation).min_by_key(|(edge, end)| (end.distance_squared(goal), *edge));
            match nearest {
                // On the honeycomb one of three steps always leads nearer.
                Some((edge, end)) if end.distance_squared(goal) < here.distance_squared(goal) => {
                    chain.push(edge);
                    here = end;
                }
                _ => break,
            }
        }
        chain
    }
}

impl Edge {
    /// Its two corners.
    #[must_use]
    pub fn ends(self, orientation: Orientation) -> [Vertex; 2] {
        let side = self.side(orientation);
        [side.turned(-1), side.turned(1)].map(|corner| Vertex::at(self.owner(), corner, orientation))
    }

    /// The corner it shares with another hexside; `None` if they do not touch (or are the same).
    #[must_use]
    pub fn joint(self, other: Self, orientation: Orientation) -> Option<Vertex> {
        let theirs = other.ends(orientation);
        (self != other).then(|| self.ends(orientation).into_iter().find(|v| theirs.contains(v))).flatten()
    }
}
