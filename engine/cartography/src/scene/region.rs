//! Areas of hexes alike, with one rounded, slightly unsteady outline instead of hexagons.
//!
//! Every border runs through the middles of the hexsides it follows and is bent at each vertex
//! towards where the outline is going, then moved a little by noise of the place. Both sides of a
//! border compute the same curve, and so does every tile.

use super::Context;
use crate::geometry::{self, Point};
use crate::noise;
use crate::primitive::Pen;
use oblique_board::hex::Hex;

/// The outline of an area.
#[derive(Default)]
pub(super) struct Region {
    /// Its surface, in pieces that join without a seam when filled as one path.
    pub fill: Pen,
    /// Its border in pieces, the area on the right hand.
    pub border: Vec<Vec<Point>>,
    /// Is there any of it in view?
    pub seen: bool,
}

/// How finely borders are drawn.
#[derive(Clone, Copy)]
struct Detail {
    /// Straight pieces a half curve.
    steps: u8,
    /// Furthest a point is moved by noise.
    wander: f32,
}

/// The area of the hexes for which `inside` holds; it is asked only of hexes on the board, and
/// the area goes on beyond the board's edge.
pub(super) fn region(cx: &Context, wander: f32, inside: impl Fn(Hex) -> bool) -> Region {
    let detail = match cx.px_per_hex {
        px if px < 8.0 => Detail { steps: 1, wander: 0.0 },
        px if px < 20.0 => Detail { steps: 2, wander },
        _ => Detail { steps: 4, wander },
    };
    let o = cx.layout.orientation;
    let sides = o.sides().map(|s| s.vector(o));
    let offsets = o.sides().map(|s| geometry::vertex_offset(s.turned(1)));
    let mut out = Region::default();
    let mut points: Vec<Point> = Vec::with_capacity(64);
    for &hex in cx.hexes.iter().filter(|hex| inside(**hex)) {
        out.seen = true;
        let c = geometry::center(cx.layout, hex);
        let same = sides.map(|step| {
            let near = hex + step;
            !cx.layout.contains(near) || inside(near)
        });
        let v = offsets.map(|offset| c + offset);
        if same == [true; 6] {
            out.fill.polygon(&v);
            continue;
        }
        points.clear();
        for i in 0..6 {
            let (before, after) = ((i + 5) % 6, (i + 1) % 6);
            // Vertex `i` lies between side `i` and the next; `mid` are the middles of the two.
            let mid = [v[before].mid(v[i]), v[i].mid(v[after])];
            // The third side at the vertex leads straight away from this hex.
            let beyond = v[i] + offsets[i];
            let bend = |a: Point, b: Point| v[i].times(0.5) + (a + b).times(0.25);
            match (same[i], same[after]) {
                (true, true) => points.push(v[i]),
                (false, false) => {
                    let from = points.len();
                    curve(&mut points, [mid[0], bend(v[before], v[after]), mid[1]], 0.0, 1.0, detail);
                    out.border.push(points[from..].to_vec());
                }
                (true, false) => {
                    let from = points.len();
                    let third = v[i].mid(beyond);
                    curve(&mut points, [third, bend(beyond, v[after]), mid[1]], 0.5, 1.0, detail);
                    out.border.push(points[from..].to_vec());
                }
                (false, true) => {
                    let from = points.len();
                    let third = v[i].mid(beyond);
                    curve(&mut points, [mid[0], bend(v[before], beyond), third], 0.0, 0.5, detail);
                    out.border.push(points[from..].to_vec());
                }
            }
        }
        out.fill.polygon(&points);
    }
    out
}

/// The same, along the hexsides exactly.
pub(super) fn hex_region(cx: &Context, inside: impl Fn(Hex) -> bool) -> Region {
    let o = cx.layout.orientation;
    let mut out = Region::default();
    for &hex in cx.hexes.iter().filter(|hex| inside(**hex)) {
        out.seen = true;
        let c = geometry::center(cx.layout, hex);
        let v = o.sides().map(|s| c + geometry::vertex_offset(s.turned(1)));
        out.fill.polygon(&v);
        for (i, side) in o.sides().into_iter().enumerate() {
            let near = hex + side.vector(o);
            if cx.layout.contains(near) && !inside(near) {
                out.border.push(vec![v[(i + 5) % 6], v[i]]);
            }
        }
    }
    out
}

/// Points of a quadratic curve from parameter `from` to `to`, moved by noise.
fn curve(points: &mut Vec<Point>, [a, b, c]: [Point; 3], from: f32, to: f32, detail: Detail) {
    let steps = if to - from > 0.6 { detail.steps * 2 } else { detail.steps };
    for i in 0..=steps {
        let t = from + (to - from) * f32::from(i) / f32::from(steps);
        let p = a.lerp(b, t).lerp(b.lerp(c, t), t);
        points.push(if detail.wander > 0.0 { unsteady(p, detail.wander) } else { p });
    }
}

/// A point moved by noise of its place, at two scales.
fn unsteady(p: Point, wander: f32) -> Point {
    let q = noise::warp(p, 1.7, wander, 11);
    noise::warp(q, 5.3, wander * 0.4, 17)
}

impl Region {
    /// Its border as a path.
    pub(super) fn outline(&self) -> Pen {
        let mut pen = Pen::new();
        for piece in &self.border {
            pen.polyline(piece);
        }
        pen
    }
}
