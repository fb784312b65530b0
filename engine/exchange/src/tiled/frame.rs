//! How the hexes of a map lie on its pixels.

use oblique_board::hex::{Edge, Hex, Layout, Orientation, Shift, Vertex};
use oblique_cartography::Point;
use oblique_cartography::geometry::{self, PITCH, SIDE};

/// Farther out than this nothing is looked for, in pixels.
const FAR_PX: f64 = 1e7;

/// How the hexes of a map lie on its pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    /// Its hexes, the first column and row counted as 0.
    pub layout: Layout,
    /// Width and height of a tile in pixels.
    pub tile: (u32, u32),
    /// The length of the hex's side that lies along columns (pointy-top: rows), in pixels.
    pub side: u32,
    /// The first column and row, as the file counts them: 0 but in maps without an end.
    pub first: (i32, i32),
}

impl Frame {
    /// Steps from column to column and from row to row, in pixels.
    fn steps(&self) -> (f64, f64) {
        // Tiled counts in pairs of pixels.
        let (w, h) = (f64::from(self.tile.0 & !1).max(2.0), f64::from(self.tile.1 & !1).max(2.0));
        let side = f64::from(self.side);
        match self.layout.orientation {
            Orientation::Flat => ((w - side) / 2.0 + side, h),
            Orientation::Pointy => (w, (h - side) / 2.0 + side),
        }
    }

    /// The layout as the file counts columns and rows.
    fn raw(&self) -> Layout {
        let odd = match self.layout.orientation {
            Orientation::Flat => self.first.0 & 1,
            Orientation::Pointy => self.first.1 & 1,
        };
        let shift = if odd == 0 { self.layout.shift } else { other(self.layout.shift) };
        staggered(Layout { shift, ..self.layout })
    }

    /// A point of the map in the world of the raw layout.
    fn world(&self, at: (f64, f64)) -> Point {
        let (w, h) = (f64::from(self.tile.0 & !1).max(2.0), f64::from(self.tile.1 & !1).max(2.0));
        let (step_x, step_y) = self.steps();
        let (x, y) = (at.0.clamp(-FAR_PX, FAR_PX), at.1.clamp(-FAR_PX, FAR_PX));
        let straight = |v: f64, half: f64, step: f64| f64::from(SIDE) + (v - half) / step * f64::from(PITCH);
        let (x, y) = match self.layout.orientation {
            Orientation::Flat => (straight(x, w / 2.0, step_x), y / step_y),
            Orientation::Pointy => (x / step_x, straight(y, h / 2.0, step_y)),
        };
        Point::new(x as f32, y as f32)
    }

    /// A point of the world on the map, in pixels.
    fn pixels(&self, at: Point) -> (f64, f64) {
        let (w, h) = (f64::from(self.tile.0 & !1).max(2.0), f64::from(self.tile.1 & !1).max(2.0));
        let (step_x, step_y) = self.steps();
        let (x, y) = (f64::from(at.x), f64::from(at.y));
        let straight = |v: f64, half: f64, step: f64| half + (v - f64::from(SIDE)) / f64::from(PITCH) * step;
        match self.layout.orientation {
            Orientation::Flat => (straight(x, w / 2.0, step_x), y * step_y),
            Orientation::Pointy => (x * step_x, straight(y, h / 2.0, step_y)),
        }
    }

    /// A hex of the raw layout as one of the map's own.
    fn own(&self, hex: Hex) -> Hex {
        let (col, row) = self.raw().col_row(hex);
        self.layout.at(col.saturating_sub(self.first.0), row.saturating_sub(self.first.1))
    }

    /// The hex a point lies in, on or off the map.
    pub(crate) fn hex_at(&self, at: (f64, f64)) -> Hex {
        self.own(geometry::hex_at(self.raw(), self.world(at)))
    }

    /// The corner nearest to a point, named from the hex it lies in.
    pub(crate) fn corner_at(&self, at: (f64, f64)) -> Option<Vertex> {
        let (raw, point) = (self.raw(), self.world(at));
        let hex = geometry::hex_at(raw, point);
        let corners = geometry::corners(raw, hex).into_iter().zip(raw.orientation.vertices());
        let nearest = corners.min_by(|(a, _), (b, _)| a.distance(point).total_cmp(&b.distance(point)));
        Vertex::new(self.own(hex), nearest?.1, raw.orientation)
    }

    /// The middle of a hex.
    pub(crate) fn middle(&self, hex: Hex) -> (f64, f64) {
        self.pixels(geometry::center(staggered(self.layout), hex))
    }

    /// The two ends of a hexside, with the corners they are.
    pub(crate) fn ends(&self, edge: Edge) -> [(Vertex, (f64, f64)); 2] {
        let points = geometry::edge_ends(staggered(self.layout), edge).map(|end| self.pixels(end));
        let [a, b] = edge.ends(self.layout.orientation);
        [(a, points[0]), (b, points[1])]
    }
}

/// A layout whose columns and rows are shifted even where it has one only, as Tiled has it.
fn staggered(layout: Layout) -> Layout {
    Layout { width: layout.width.max(2), height: layout.height.max(2), ..layout }
}

/// The other stagger.
pub(super) const fn other(shift: Shift) -> Shift {
    match shift {
        Shift::Odd => Shift::Even,
        Shift::Even => Shift::Odd,
    }
}
