//! Laying the ground out anew with hexes that stand the other way: places keep where they lie on
//! the sheet as nearly as the new grid allows.

use super::Mapping;
use crate::Path;
use crate::hex::{Edge, Hex, Hour, Layout, Orientation, PITCH, Shift, Vertex, on_paper, rounded};

/// Half a hex between opposite corners, where it is 1 across its flats.
const SIDE: f64 = 0.577_350_269_189_625_8;

/// From flat-topped to pointed hexes, or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reshape {
    from: Layout,
    to: Layout,
}

impl Reshape {
    /// A board of about the same extent whose hexes stand the other way; `None` if that is larger
    /// than a board may be.
    #[must_use]
    pub fn new(from: Layout) -> Option<Self> {
        let straight = |n: u16| f64::from(n.max(1) - 1) * PITCH + 2.0 * SIDE;
        let staggered = |n: u16| f64::from(n) + 0.5;
        // Hexes whose lines are as long, and whose number of lines is as wide, as the old board.
        let lines = |extent: f64| ((extent - 2.0 * SIDE) / PITCH).round() + 1.0;
        let cells = |extent: f64| (extent - 0.5).round();
        let (orientation, width, height) = match from.orientation {
            Orientation::Flat => {
                (Orientation::Pointy, cells(straight(from.width)), lines(staggered(from.height)))
            }
            Orientation::Pointy => {
                (Orientation::Flat, lines(staggered(from.width)), cells(straight(from.height)))
            }
        };
        let side = |n: f64| (1.0..=f64::from(Layout::MAX_SIDE)).contains(&n).then_some(n as u16);
        let to = Layout { orientation, width: side(width)?, height: side(height)?, ..from };
        Some(Self { from, to })
    }

    fn corner(self, vertex: Vertex) -> Option<Vertex> {
        let o = self.from.orientation;
        let hexes: Vec<Hex> = vertex.hexes(o).collect();
        let at = mean(hexes.iter().map(|hex| center(self.from, *hex)))?;
        let new = self.to.orientation;
        let near = hex_at(self.to, at);
        let corners = new.vertices().into_iter().filter_map(|hour| Vertex::new(near, hour, new));
        let away = |v: &Vertex| {
            let there = mean(v.hexes(new).map(|hex| center(self.to, hex))).unwrap_or_default();
            (there[0] - at[0]).powi(2) + (there[1] - at[1]).powi(2)
        };
        corners.min_by(|a, b| away(a).total_cmp(&away(b)))
    }

    fn edges(self, edges: &[Edge]) -> Vec<Edge> {
        let o = self.from.orientation;
        let mut out: Vec<Edge> = Vec::new();
        for part in edges.chunk_by(|a, b| a.joint(*b, o).is_some()) {
            let corners: Vec<Vertex> =
                corners_of(part, o).into_iter().filter_map(|v| self.corner(v)).collect();
            for w in corners.windows(2) {
                for edge in w[0].chain_to(w[1], self.to.orientation) {
                    // Going there and straight back is going nowhere.
                    if out.last() == Some(&edge) {
                        out.pop();
                    } else {
                        out.push(edge);
                    }
                }
            }
        }
        out
    }
}

/// The corners a chain of hexsides runs through, from its first end to its last.
fn corners_of(chain: &[Edge], o: Orientation) -> Vec<Vertex> {
    let Some(first) = chain.first() else { return Vec::new() };
    let [a, b] = first.ends(o);
    let joint = chain.get(1).and_then(|second| first.joint(*second, o));
    let mut here = if joint == Some(a) { b } else { a };
    let mut out = vec![here];
    for edge in chain {
        let [a, b] = edge.ends(o);
        here = if a == here { b } else { a };
        out.push(here);
    }
    out
}

fn mean(points: impl Iterator<Item = [f64; 2]>) -> Option<[f64; 2]> {
    let (sum, n) = points.fold(([0.0, 0.0], 0.0), |([x, y], n), p| ([x + p[0], y + p[1]], n + 1.0));
    (n > 0.0).then(|| [sum[0] / n, sum[1] / n])
}

/// Where the hex of axial (0, 0) lies on the sheet, whose corner is (0, 0).
fn origin(layout: Layout) -> [f64; 2] {
    let along = if layout.shift == Shift::Even { 1.0 } else { 0.5 };
    match layout.orientation {
        Orientation::Flat => [SIDE, along],
        Orientation::Pointy => [along, SIDE],
    }
}

fn center(layout: Layout, hex: Hex) -> [f64; 2] {
    let ([x, y], (right, down)) = (origin(layout), on_paper(layout.orientation, hex));
    [x + right, y + down]
}

fn hex_at(layout: Layout, [x, y]: [f64; 2]) -> Hex {
    let [ox, oy] = origin(layout);
    let (q, r) = match layout.orientation {
        Orientation::Flat => ((x - ox) / PITCH, y - oy - (x - ox) / PITCH / 2.0),
        Orientation::Pointy => (x - ox - (y - oy) / PITCH / 2.0, (y - oy) / PITCH),
    };
    rounded([q, r, -q - r])
}

impl Mapping for Reshape {
    fn from(&self) -> Layout {
        self.from
    }

    fn to(&self) -> Layout {
        self.to
    }

    /// The nearest hex; what stood in the outermost half hexes stays on the board.
    fn hex(&self, hex: Hex) -> Hex {
        let new = hex_at(self.to, center(self.from, hex));
        if self.from.contains(hex) { nearest(self.to, new) } else { new }
    }

    fn source(&self, hex: Hex) -> Hex {
        nearest(self.from, hex_at(self.from, center(self.to, hex)))
    }

    fn path(&self, path: &Path) -> Path {
        match path {
            Path::Hexes(hexes) => {
                let mut out: Vec<Hex> = Vec::with_capacity(hexes.len());
                for hex in hexes.iter().map(|hex| self.hex(*hex)) {
                    match out.last() {
                        Some(last) if *last == hex => {}
                        Some(last) => out.extend(last.line_to(hex).skip(1)),
                        None => out.push(hex),
                    }
                }
                Path::Hexes(out)
            }
            Path::Edges(edges) => Path::Edges(self.edges(edges)),
        }
    }

    /// A side becomes a side and a corner a corner: half an hour further on pointed hexes.
    fn hour(&self, hour: Hour) -> Hour {
        hour.turned(if self.to.orientation == Orientation::Pointy { 1 } else { -1 })
    }
}

/// The hex of a board nearest to one that may lie beside it, by column and row.
pub fn nearest(layout: Layout, hex: Hex) -> Hex {
    let (col, row) = layout.col_row(hex);
    let most = |n: u16| i32::from(n.max(1)) - 1;
    layout.at(col.clamp(0, most(layout.width)), row.clamp(0, most(layout.height)))
}
