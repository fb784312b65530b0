//! Resizing, flipping and turning: every hex keeps its neighbours.

use super::Mapping;
use crate::Path;
use crate::hex::{Edge, Hex, Hour, Layout, Orientation, Shift, Turn};

/// How many columns and rows a board gains on each side; negative ones are cut off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Margins {
    /// Columns on the left.
    pub left: i32,
    /// Columns on the right.
    pub right: i32,
    /// Rows at the top.
    pub top: i32,
    /// Rows at the bottom.
    pub bottom: i32,
}

impl Margins {
    /// What takes them back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        Self { left: -self.left, right: -self.right, top: -self.top, bottom: -self.bottom }
    }

    /// Nothing on any side?
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }
}

/// A symmetry of the grid and a shift: new = symmetry(old) + shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rigid {
    from: Layout,
    to: Layout,
    symmetry: Turn,
    shift: Hex,
}

const fn other(shift: Shift) -> Shift {
    match shift {
        Shift::Odd => Shift::Even,
        Shift::Even => Shift::Odd,
    }
}

const fn turned_if(shift: Shift, odd: bool) -> Shift {
    if odd { other(shift) } else { shift }
}

impl Rigid {
    /// Laid so that the hex at `old` comes to lie at `new` (columns and rows from 0).
    fn laid(from: Layout, to: Layout, symmetry: Turn, old: (i32, i32), new: (i32, i32)) -> Self {
        let moved = symmetry.offset(from.at(old.0, old.1), from.orientation);
        Self { from, to, symmetry, shift: to.at(new.0, new.1) - moved }
    }

    /// A board with columns and rows added or cut off; `None` if a side would have fewer than one
    /// hex or more than [`Layout::MAX_SIDE`].
    #[must_use]
    pub fn resized(from: Layout, by: Margins) -> Option<Self> {
        let side = |old: u16, a: i32, b: i32| -> Option<u16> {
            let new = i32::from(old).checked_add(a)?.checked_add(b)?;
            u16::try_from(new).ok().filter(|n| (1..=Layout::MAX_SIDE).contains(n))
        };
        let (width, height) = (side(from.width, by.left, by.right)?, side(from.height, by.top, by.bottom)?);
        let added = if from.orientation == Orientation::Flat { by.left } else { by.top };
        // An odd number of lines in front changes which of them are shifted.
        let shift = turned_if(from.shift, added % 2 != 0);
        let to = Layout { shift, width, height, ..from };
        Some(Self::laid(from, to, Turn::NONE, (0, 0), (by.left, by.top)))
    }

    /// Left becomes right. Nothing falls off.
    #[must_use]
    pub fn flipped_left_right(from: Layout) -> Self {
        let odd = match from.orientation {
            Orientation::Flat => from.width.is_multiple_of(2),
            Orientation::Pointy => true,
        };
        let to = Layout { shift: turned_if(from.shift, odd), ..from };
        Self::laid(from, to, Turn::LEFT_RIGHT, (i32::from(from.width) - 1, 0), (0, 0))
    }

    /// Top becomes bottom. Nothing falls off.
    #[must_use]
    pub fn flipped_top_bottom(from: Layout) -> Self {
        let odd = match from.orientation {
            Orientation::Flat => true,
            Orientation::Pointy => from.height.is_multiple_of(2),
        };
        let to = Layout { shift: turned_if(from.shift, odd), ..from };
        Self::laid(from, to, Turn::TOP_BOTTOM, (0, i32::from(from.height) - 1), (0, 0))
    }

    /// Upside down. Nothing falls off.
    #[must_use]
    pub fn turned_half(from: Layout) -> Self {
        let lines = if from.orientation == Orientation::Flat { from.width } else { from.height };
        // Turning makes the lines that lay higher lie lower; reversing an even number of them does so
        // once more.
        let to = Layout { shift: turned_if(from.shift, !lines.is_multiple_of(2)), ..from };
        let last = (i32::from(from.width) - 1, i32::from(from.height) - 1);
        Self::laid(from, to, Turn::clockwise(3), last, (0, 0))
    }

    /// Turned by so many times 60 degrees clockwise about its middle on a board of the same size:
    /// corners fall off, and others are new.
    #[must_use]
    pub fn turned_in_place(from: Layout, sixths: i32) -> Self {
        let middle = (i32::from(from.width) / 2, i32::from(from.height) / 2);
        Self::laid(from, from, Turn::clockwise(sixths), middle, middle)
    }

    /// Turned by so many times 60 degrees clockwise on a board as large as that needs, so that
    /// nothing falls off; `None` if that is larger than a board may be.
    #[must_use]
    pub fn turned_whole(from: Layout, sixths: i32) -> Option<Self> {
        let (right, bottom) = (i32::from(from.width) - 1, i32::from(from.height) - 1);
        let about = Self::turned_in_place(from, sixths);
        // The corners of a turned rectangle are its outermost hexes; next to them the stagger may
        // reach one further, so each corner's neighbours are asked as well.
        let near = |n: i32, most: i32| [n, (n + 1).min(most), (n - 1).max(0)];
        let mut span: Option<[i32; 4]> = None;
        for col in [0, right].into_iter().flat_map(|c| near(c, right)) {
            for row in [0, bottom].into_iter().flat_map(|r| near(r, bottom)) {
                let (c, r) = from.col_row(about.hex(from.at(col, row)));
                let [c0, r0, c1, r1] = span.unwrap_or([c, r, c, r]);
                span = Some([c0.min(c), r0.min(r), c1.max(c), r1.max(r)]);
            }
        }
        let [c0, r0, c1, r1] = span?;
        let by = Margins { left: -c0, top: -r0, right: c1 - right, bottom: r1 - bottom };
        let resized = Self::resized(from, by)?;
        Some(Self { shift: about.shift + resized.shift, to: resized.to, ..about })
    }

    /// What it does about the origin.
    #[must_use]
    pub const fn symmetry(&self) -> Turn {
        self.symmetry
    }

    fn edge(&self, edge: Edge) -> Edge {
        let o = self.from.orientation;
        let owner = self.hex(edge.owner());
        // A side stays a side, so there always is such an edge.
        Edge::new(owner, self.symmetry.hour(edge.side(o)), o).unwrap_or(edge)
    }
}

impl Mapping for Rigid {
    fn from(&self) -> Layout {
        self.from
    }

    fn to(&self) -> Layout {
        self.to
    }

    fn hex(&self, hex: Hex) -> Hex {
        self.symmetry.offset(hex, self.from.orientation) + self.shift
    }

    fn source(&self, hex: Hex) -> Hex {
        self.symmetry.inverse().offset(hex - self.shift, self.from.orientation)
    }

    fn path(&self, path: &Path) -> Path {
        match path {
            Path::Hexes(hexes) => Path::Hexes(hexes.iter().map(|hex| self.hex(*hex)).collect()),
            Path::Edges(edges) => Path::Edges(edges.iter().map(|edge| self.edge(*edge)).collect()),
        }
    }

    fn hour(&self, hour: Hour) -> Hour {
        self.symmetry.hour(hour)
    }
}
