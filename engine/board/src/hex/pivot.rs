//! What a pattern is mirrored on or turned about: a hex, a hexside or a corner.
//!
//! Mirrors and turns about a hexside or a corner do not always take hexes to hexes: an axis between two
//! columns of a flat-top board would take a hex to a place half a hex from any. [`Pivot::allows`] tells,
//! in whole numbers. Must not know boards.

use super::{Hex, Hour, Layout, Orientation, Symmetry, Turn};

/// The middle of a symmetry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pivot {
    /// The sum of the hexes that meet there.
    sum: Hex,
    /// How many they are, 1 to 3.
    of: i32,
}

impl Pivot {
    /// The middle of a hex.
    pub const fn hex(hex: Hex) -> Self {
        Self { sum: hex, of: 1 }
    }

    /// The middle of the side of a hex at a side hour.
    pub fn side(hex: Hex, side: Hour, orientation: Orientation) -> Self {
        Self { sum: hex + hex + side.vector(orientation), of: 2 }
    }

    /// The corner of a hex at a corner hour.
    pub fn corner(hex: Hex, corner: Hour, orientation: Orientation) -> Self {
        Self { sum: hex * 3 + corner.vector(orientation), of: 3 }
    }

    /// The hexes that meet there: one, two or three.
    pub fn hexes(self, orientation: Orientation) -> Vec<Hex> {
        match self.of {
            1 => vec![self.sum],
            2 => {
                let whole = |side: Hour| halved(self.sum - side.vector(orientation));
                let first = orientation.sides().into_iter().find_map(|side| Some((whole(side)?, side)));
                first.map(|(hex, side)| vec![hex, hex + side.vector(orientation)]).unwrap_or_default()
            }
            _ => {
                let corners = orientation.vertices().into_iter();
                corners.filter_map(|corner| divided(self.sum - corner.vector(orientation), 3)).collect()
            }
        }
    }

    /// Where a turn about it takes a hex; `None` where that is no hex.
    pub fn image(self, turn: Turn, hex: Hex, orientation: Orientation) -> Option<Hex> {
        Some(turn.offset(hex, orientation) + self.shift(turn, orientation)?)
    }

    /// What a turn about it adds to a turn about the origin; `None` where the turn takes hexes
    /// between hexes.
    fn shift(self, turn: Turn, orientation: Orientation) -> Option<Hex> {
        divided(self.sum - turn.offset(self.sum, orientation), self.of)
    }

    /// Does that symmetry about it take every hex to a hex?
    pub fn allows(self, symmetry: Symmetry, orientation: Orientation) -> bool {
        symmetry.turns().iter().all(|turn| self.shift(*turn, orientation).is_some())
    }

    /// Six times where it lies, in cube coordinates: whole numbers for hexes, hexsides and corners.
    pub const fn sixths(self) -> (i32, i32) {
        (self.sum.x * 6 / self.of, self.sum.y * 6 / self.of)
    }

    /// The pivot nearest to the middle of a board that the symmetry allows; a hex where one is as
    /// near as any.
    pub fn middle(layout: Layout, symmetry: Symmetry) -> Self {
        let o = layout.orientation;
        let about = layout.at(i32::from(layout.width) / 2, i32::from(layout.height) / 2);
        let near = || about.range(2);
        let hexes = near().map(Self::hex);
        let sides = near().flat_map(|hex| o.sides().map(|side| Self::side(hex, side, o)));
        let corners = near().flat_map(|hex| o.vertices().map(|corner| Self::corner(hex, corner, o)));
        let all = hexes.chain(sides).chain(corners).filter(|pivot| pivot.allows(symmetry, o));
        let middle = middle_of(layout);
        let off = |pivot: &Self| {
            let (x, y) = paper(pivot.sixths(), o);
            let (dx, dy) = (i64::from(x - middle.0), i64::from(y - middle.1));
            // Along the straight lines of the board a hex is broader by the root of three.
            let (far_x, far_y) = match o {
                Orientation::Flat => (3 * dx * dx, dy * dy),
                Orientation::Pointy => (dx * dx, 3 * dy * dy),
            };
            // What a mirror stands on along its axis does not matter but to the eye.
            let main = match symmetry {
                Symmetry::LeftRight => far_x,
                Symmetry::TopBottom => far_y,
                _ => far_x + far_y,
            };
            (main, far_x + far_y, pivot.of, -pivot.sum.x, -pivot.sum.y)
        };
        all.min_by_key(off).unwrap_or(Self::hex(about))
    }

    /// Does the symmetry about it take every hex of a board to a hex of the board?
    pub fn fits(self, layout: Layout, symmetry: Symmetry) -> bool {
        let (width, height) = (i32::from(layout.width), i32::from(layout.height));
        let rim = (0..width)
            .flat_map(|col| [(col, 0), (col, height - 1)])
            .chain((0..height).flat_map(|row| [(0, row), (width - 1, row)]));
        // The rim going to the board takes everything inside it along.
        rim.map(|(col, row)| layout.at(col, row)).all(|hex| {
            let turns = symmetry.turns().iter();
            turns
                .map(|turn| self.image(*turn, hex, layout.orientation))
                .all(|image| image.is_some_and(|i| layout.contains(i)))
        })
    }
}

/// Where cube coordinates lie on the paper, in units of half a hex or less along either direction.
const fn paper((x, y): (i32, i32), orientation: Orientation) -> (i32, i32) {
    match orientation {
        Orientation::Flat => (x, 2 * y + x),
        Orientation::Pointy => (2 * x + y, y),
    }
}

/// Six times the middle of a board on that paper.
fn middle_of(layout: Layout) -> (i32, i32) {
    let (width, height) = (i32::from(layout.width), i32::from(layout.height));
    let mut spans = [(i32::MAX, i32::MIN); 2];
    for (col, row) in
        [(0, 0), (1, 0), (0, 1), (width - 1, height - 1), (width - 2, height - 1), (width - 1, height - 2)]
    {
        if (0..width).contains(&col) && (0..height).contains(&row) {
            let hex = layout.at(col, row);
            let (x, y) = paper((hex.x, hex.y), layout.orientation);
            for (span, at) in spans.iter_mut().zip([x, y]) {
                *span = (span.0.min(at), span.1.max(at));
            }
        }
    }
    let [across, down] = spans.map(|(from, to)| 3 * from.saturating_add(to));
    (across, down)
}

fn halved(sum: Hex) -> Option<Hex> {
    divided(sum, 2)
}

fn divided(sum: Hex, by: i32) -> Option<Hex> {
    (sum.x % by == 0 && sum.y % by == 0).then(|| Hex::new(sum.x / by, sum.y / by))
}
