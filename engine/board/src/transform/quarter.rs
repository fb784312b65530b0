//! Turning by a quarter: hexes that stood on a side stand on a corner, and every hex keeps its neighbours.

use super::Mapping;
use crate::Path;
use crate::hex::{Edge, Hex, Hour, Layout, Orientation, Shift};

/// A board laid on its side; nothing falls off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quarter {
    from: Layout,
    to: Layout,
    clockwise: bool,
    shift: Hex,
}

/// Where a hex goes in a quarter turn about the hex at the origin, from hexes that stand so.
const fn turned(hex: Hex, from: Orientation, clockwise: bool) -> Hex {
    let (q, r) = (hex.x, hex.y);
    match (from, clockwise) {
        (Orientation::Flat, true) => Hex::new(-q - r, q),
        (Orientation::Flat, false) => Hex::new(q + r, -q),
        (Orientation::Pointy, true) => Hex::new(-r, q + r),
        (Orientation::Pointy, false) => Hex::new(r, -q - r),
    }
}

impl Quarter {
    /// Clockwise or anticlockwise.
    #[must_use]
    pub fn new(from: Layout, clockwise: bool) -> Self {
        let orientation = match from.orientation {
            Orientation::Flat => Orientation::Pointy,
            Orientation::Pointy => Orientation::Flat,
        };
        let (right, bottom) = (i32::from(from.width) - 1, i32::from(from.height) - 1);
        // What lies first then.
        let corner = if clockwise { from.at(0, bottom) } else { from.at(right, 0) };
        let laid = |shift: Shift| {
            let to = Layout { orientation, shift, width: from.height, height: from.width, ..from };
            let shift = to.at(0, 0) - turned(corner, from.orientation, clockwise);
            Self { from, to, clockwise, shift }
        };
        // Of the two staggers one takes every hex; two lines from the corner tell them apart.
        let takes = |mapping: &Self| {
            let near = |n: i32, most: i32| [n, (n + 1).min(most), (n - 1).max(0)];
            [0, right].into_iter().flat_map(|c| near(c, right)).all(|col| {
                let mut rows = [0, bottom].into_iter().flat_map(|r| near(r, bottom));
                rows.all(|row| mapping.to.contains(mapping.hex(from.at(col, row))))
            })
        };
        let odd = laid(Shift::Odd);
        if takes(&odd) { odd } else { laid(Shift::Even) }
    }
}

impl Mapping for Quarter {
    fn from(&self) -> Layout {
        self.from
    }

    fn to(&self) -> Layout {
        self.to
    }

    fn hex(&self, hex: Hex) -> Hex {
        turned(hex, self.from.orientation, self.clockwise) + self.shift
    }

    fn source(&self, hex: Hex) -> Hex {
        turned(hex - self.shift, self.to.orientation, !self.clockwise)
    }

    fn path(&self, path: &Path) -> Path {
        let edge = |edge: &Edge| {
            let side = self.hour(edge.side(self.from.orientation));
            // A side stays a side, so there always is such an edge.
            Edge::new(self.hex(edge.owner()), side, self.to.orientation).unwrap_or(*edge)
        };
        match path {
            Path::Hexes(hexes) => Path::Hexes(hexes.iter().map(|hex| self.hex(*hex)).collect()),
            Path::Edges(edges) => Path::Edges(edges.iter().map(edge).collect()),
        }
    }

    fn hour(&self, hour: Hour) -> Hour {
        hour.turned(if self.clockwise { 3 } else { -3 })
    }
}

#[cfg(test)]
mod tests {
    use super::Quarter;
    use crate::hex::{Layout, Orientation, Shift};
    use crate::transform::Mapping;

    /// Boards of even and odd sides, staggered either way, turned either way.
    fn quarters() -> impl Iterator<Item = Quarter> {
        let layouts = [(7, 4), (6, 5), (8, 8), (1, 3)].into_iter().flat_map(|(width, height)| {
            [Orientation::Flat, Orientation::Pointy].into_iter().flat_map(move |orientation| {
                [Shift::Odd, Shift::Even]
                    .map(|shift| Layout { shift, ..Layout::new(orientation, width, height) })
            })
        });
        layouts.flat_map(|layout| [true, false].map(|clockwise| Quarter::new(layout, clockwise)))
    }

    #[test]
    fn every_hex_has_its_place_and_comes_back() {
        for quarter in quarters() {
            for hex in quarter.from().hexes() {
                let new = quarter.hex(hex);
                assert!(quarter.to().contains(new), "{quarter:?} {hex:?}");
                assert_eq!(quarter.source(new), hex, "{quarter:?}");
            }
        }
    }

    #[test]
    fn neighbours_stay_neighbours_a_quarter_further() {
        for quarter in quarters() {
            for hex in quarter.from().hexes() {
                for (hour, other) in quarter.from().neighbours(hex) {
                    let step =
                        quarter.hour(hour).step(quarter.to().orientation).expect("a side stays a side");
                    assert_eq!(quarter.hex(hex) + step, quarter.hex(other), "{quarter:?}");
                }
            }
        }
    }
}
