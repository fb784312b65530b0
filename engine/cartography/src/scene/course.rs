//! Where linear features run: smooth courses through hex centres or along hexsides.
//!
//! Computed from the marks at hexsides alone, hex by hex, so a course is the same in every tile
//! and costs nothing where there is none. Controls are pulled towards where the line is going and
//! moved a little by noise; pieces meet half way between two controls, hence smoothly.

use super::Context;
use crate::geometry::{self, Point, Rect};
use crate::noise;
use oblique_board::hex::{Edge, Hex};

/// A piece of a line.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// Its points.
    pub points: Vec<Point>,
    /// Does it end here (a source, a dead end) at its last point?
    pub ends: bool,
}

/// A place where a road crosses a stream.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crossing {
    /// The middle of the bridge.
    pub at: Point,
    /// The road's direction.
    pub along: Point,
}

/// A quadratic curve in straight pieces: fewer where a hex has hardly any pixels. Their number is even, so that the middle
/// of the curve is a point.
fn quad(cx: &Context, [a, b, c]: [Point; 3]) -> Vec<Point> {
    let steps: u8 = if cx.px_per_hex < 10.0 { 2 } else { 6 };
    (0..=steps)
        .map(|i| {
            let t = f32::from(i) / f32::from(steps);
            a.lerp(b, t).lerp(b.lerp(c, t), t)
        })
        .collect()
}

fn has(cx: &Context, hex: Hex, near: Hex, kind: usize) -> bool {
    Edge::between(hex, near, cx.layout.orientation)
        .is_some_and(|edge| cx.map.board().linear_mask(edge) >> kind & 1 == 1)
}

/// The neighbours a hex-to-hex feature leads to.
fn ways(cx: &Context, hex: Hex, kind: usize) -> Vec<Hex> {
    let o = cx.layout.orientation;
    o.sides().into_iter().map(|s| hex + s.vector(o)).filter(|near| has(cx, hex, *near, kind)).collect()
}

/// The point a line through a hex bends at.
fn knot(cx: &Context, hex: Hex, ways: &[Hex]) -> Point {
    let c = geometry::center(cx.layout, hex);
    let jitter = Point::new(noise::signed(hex.x, hex.y, 51), noise::signed(hex.x, hex.y, 52))
        .times(cx.style.glyph.course_wander);
    match ways {
        [a, b] => {
            let (a, b) = (geometry::center(cx.layout, *a), geometry::center(cx.layout, *b));
            c.times(0.5) + (a + b).times(0.25) + jitter
        }
        _ => c + jitter,
    }
}

/// The pieces of a road-like feature in a hex; the first is its main line.
pub(super) fn through(cx: &Context, hex: Hex, kind: usize) -> Vec<Piece> {
    if !cx.masks.has(hex, kind) {
        return Vec::new();
    }
    let near = ways(cx, hex, kind);
    if near.is_empty() {
        return Vec::new();
    }
    let mine = knot(cx, hex, &near);
    let gates: Vec<Point> = near.iter().map(|n| mine.mid(knot(cx, *n, &ways(cx, *n, kind)))).collect();
    if let ([gate], Some(beyond)) = (&gates[..], off_board(cx, hex, near[0])) {
        // A road that reaches the board's edge runs on over it.
        let out = geometry::center(cx.layout, beyond);
        return vec![Piece { points: quad(cx, [*gate, mine, mine.mid(out)]), ends: false }];
    }
    if let [gate] = gates[..] {
        // A dead end joins the line of another kind, if one passes here.
        let other = (0..cx.map.linear_looks().len().min(16))
            .filter(|k| *k != kind && !cx.map.runs_along_edges(*k))
            .find_map(|k| Some(k).filter(|k| ways(cx, hex, *k).len() >= 2));
        let goal = other.and_then(|k| through(cx, hex, k).first().map(|p| p.points[p.points.len() / 2]));
        return vec![Piece { points: vec![gate, goal.unwrap_or(mine)], ends: goal.is_none() }];
    }
    // The straightest pair is the main line; the rest join it.
    let mut best = (0, 1, f32::MAX);
    for i in 0..gates.len() {
        for j in i + 1..gates.len() {
            let (u, v) = ((gates[i] - mine).unit(), (gates[j] - mine).unit());
            let turn = u.x * v.x + u.y * v.y;
            if turn < best.2 - 0.01 {
                best = (i, j, turn);
            }
        }
    }
    let main = quad(cx, [gates[best.0], mine, gates[best.1]]);
    let joint = main[main.len() / 2];
    let mut pieces = vec![Piece { points: main, ends: false }];
    for (i, gate) in gates.iter().enumerate() {
        if i != best.0 && i != best.1 {
            pieces.push(Piece { points: vec![*gate, joint], ends: false });
        }
    }
    pieces
}

/// The hex off the board a line would lead to if it came from `near` and went straight on.
fn off_board(cx: &Context, hex: Hex, near: Hex) -> Option<Hex> {
    let ahead = hex + (hex - near);
    let o = cx.layout.orientation;
    let beside = |step: i32| {
        oblique_board::hex::Hour::between(hex, ahead, o).map(|side| hex + side.turned(2 * step).vector(o))
    };
    [Some(ahead), beside(-1), beside(1)].into_iter().flatten().find(|h| !cx.layout.contains(*h))
}

/// A vertex of the grid: one hex at it, and which of its corners it is (after that side).
#[derive(Clone, Copy)]
struct Vertex {
    hex: Hex,
    side: usize,
}

impl Vertex {
    fn point(self, cx: &Context) -> Point {
        let hour = cx.layout.orientation.sides()[self.side].turned(1);
        geometry::vertex(cx.layout, self.hex, hour)
    }

    /// The three hexes that meet here.
    fn hexes(self, cx: &Context) -> [Hex; 3] {
        let o = cx.layout.orientation;
        let step = |side: usize| o.sides()[side % 6].vector(o);
        [self.hex, self.hex + step(self.side), self.hex + step(self.side + 1)]
    }

    /// The ends of the three hexsides that meet here, where the feature runs along them.
    fn ways(self, cx: &Context, kind: usize) -> Vec<Vertex> {
        let o = cx.layout.orientation;
        let next = (self.side + 1) % 6;
        let (a, b) = (self.hex + o.sides()[self.side].vector(o), self.hex + o.sides()[next].vector(o));
        let mut out = Vec::new();
        if has(cx, self.hex, a, kind) {
            out.push(Self { hex: self.hex, side: (self.side + 5) % 6 });
        }
        if has(cx, self.hex, b, kind) {
            out.push(Self { hex: self.hex, side: next });
        }
        if has(cx, a, b, kind) {
            // Along the side between the two others: their far common vertex is `a`'s, two on.
            out.push(Self { hex: a, side: next });
        }
        out
    }

    fn knot(self, cx: &Context, ways: &[Self], smooth: bool) -> Point {
        let v = self.point(cx);
        if !smooth {
            return v;
        }
        // Keyed by the place itself: three hexes share the vertex.
        let (ix, iy) = ((v.x * 8.0).round() as i32, (v.y * 8.0).round() as i32);
        let jitter = Point::new(noise::signed(ix, iy, 61), noise::signed(ix, iy, 62))
            .times(cx.style.glyph.course_wander);
        match ways {
            [a, b] => v.times(0.56) + (a.point(cx) + b.point(cx)).times(0.22) + jitter,
            _ => v,
        }
    }
}

/// The pieces of a stream-like feature within (and a little around) a rectangle.
pub(super) fn along(cx: &Context, rect: Rect, kind: usize, smooth: bool) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for hex in geometry::hexes_touching(cx.layout, rect.grown(0.6)) {
        // Every vertex is corner 0 or 1 of exactly one hex.
        for side in [0, 1] {
            let vertex = Vertex { hex, side };
            // Each of the three sides that meet here belongs to the hex or to the next.
            if !vertex.hexes(cx)[..2].iter().any(|hex| cx.masks.has(*hex, kind)) {
                continue;
            }
            let ways = vertex.ways(cx, kind);
            if ways.is_empty() {
                continue;
            }
            let mine = vertex.knot(cx, &ways, smooth);
            let gates: Vec<Point> =
                ways.iter().map(|w| mine.mid(w.knot(cx, &w.ways(cx, kind), smooth))).collect();
            match gates[..] {
                [a] => {
                    let ends = vertex.hexes(cx).iter().all(|h| cx.layout.contains(*h));
                    pieces.push(Piece { points: vec![a, mine], ends });
                }
                [a, b, ref rest @ ..] => {
                    let main = if smooth { quad(cx, [a, mine, b]) } else { vec![a, mine, b] };
                    let joint = main[main.len() / 2];
                    pieces.push(Piece { points: main, ends: false });
                    pieces.extend(rest.iter().map(|c| Piece { points: vec![*c, joint], ends: false }));
                }
                [] => {}
            }
        }
    }
    pieces
}

/// Where something stands across the sides a hex owns.
pub(super) fn sites(cx: &Context, hex: Hex, kind: usize) -> Vec<Crossing> {
    let o = cx.layout.orientation;
    let here = if cx.masks.has(hex, kind) { &o.sides()[..] } else { &[] };
    let sides = here.iter().filter_map(|side| Edge::new(hex, *side, o));
    let own = sides.filter(|e| e.owner() == hex && cx.map.board().linear_mask(*e) >> kind & 1 == 1);
    own.map(|edge| {
        let [a, b] = geometry::edge_ends(cx.layout, edge);
        Crossing { at: a.mid(b), along: (b - a).unit().quarter() }
    })
    .collect()
}

/// Where a road-like feature of a hex crosses a stream-like one, on the sides the hex owns.
pub(super) fn crossings(cx: &Context, hex: Hex, road: usize, stream: usize) -> Vec<Crossing> {
    let o = cx.layout.orientation;
    let mut out = Vec::new();
    if !cx.masks.has(hex, road) || !cx.masks.has(hex, stream) {
        return out;
    }
    let near = ways(cx, hex, road);
    for n in &near {
        let Some(edge) = Edge::between(hex, *n, o).filter(|edge| edge.owner() == hex) else { continue };
        if cx.map.board().linear_mask(edge) >> stream & 1 == 1 {
            let (a, b) = (knot(cx, hex, &near), knot(cx, *n, &ways(cx, *n, road)));
            out.push(Crossing { at: a.mid(b), along: (b - a).unit() });
        }
    }
    out
}
