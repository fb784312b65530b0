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
use std::collections::BTreeMap;

/// An area.
#[derive(Default)]
pub(super) struct Region {
    /// Its surface: outlines that go round it, and round its holes the other way.
    pub fill: Pen,
    /// Its border in pieces, the area on the right hand.
    pub border: Vec<Vec<Point>>,
    /// Its border in lines as long as they can be.
    outline: Pen,
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
    let mut pieces = Pieces::default();
    let place = |hex: Hex| match () {
        () if !cx.layout.contains(hex) => Where::OffBoard,
        () if inside(hex) => Where::Inside,
        () => Where::Outside,
    };
    // Asked once for each, and not by each of six neighbours.
    let places: Vec<Where> = cx.window.hexes().map(place).collect();
    let shown = |hex: Hex| cx.window.index(hex).map(|index| places[index]);
    for (hex, _) in cx.window.hexes().zip(&places).filter(|(_, place)| **place == Where::Inside) {
        let near = sides.map(|step| shown(hex + step));
        // Sides that are shared with a part of the area that is drawn too are no part of its outline.
        let shared = near.map(|near| near == Some(Where::Inside));
        if shared == [true; 6] {
            continue;
        }
        let same: [bool; 6] =
            std::array::from_fn(|i| near[i].unwrap_or_else(|| place(hex + sides[i])) != Where::Outside);
        let c = geometry::center(cx.layout, hex);
        let v = offsets.map(|offset| c + offset);
        // The middle of a curve at a corner, where the area's outline leads from one of its hexes to another.
        let mut gates = [None; 6];
        for i in 0..6 {
            let (before, after) = ((i + 5) % 6, (i + 1) % 6);
            if same[i] && same[after] {
                continue;
            }
            // Vertex `i` lies between side `i` and the next; `mid` are the middles of the two.
            let mid = [v[before].mid(v[i]), v[i].mid(v[after])];
            // The third side at the vertex leads straight away from this hex.
            let beyond = v[i] + offsets[i];
            let bend = |a: Point, b: Point| v[i].times(0.5) + (a + b).times(0.25);
            let third = v[i].mid(beyond);
            let middle = |side: usize| key(&[hex, hex + sides[side]], 3);
            let corner = key(&[hex, hex + sides[i], hex + sides[after]], 2);
            let mut points = Vec::with_capacity(12);
            let (from, to) = match (same[i], same[after]) {
                (false, false) => {
                    curve(&mut points, [mid[0], bend(v[before], v[after]), mid[1]], 0.0, 1.0, detail);
                    (middle(i), middle(after))
                }
                (true, _) => {
                    curve(&mut points, [third, bend(beyond, v[after]), mid[1]], 0.5, 1.0, detail);
                    gates[i] = points.first().copied();
                    (corner, middle(after))
                }
                (false, true) => {
                    curve(&mut points, [mid[0], bend(v[before], beyond), third], 0.0, 0.5, detail);
                    gates[i] = points.last().copied();
                    (middle(i), corner)
                }
            };
            out.border.push(points.clone());
            pieces.add(from, to, points, true);
        }
        for i in (0..6).filter(|i| same[*i] && !shared[*i]) {
            // Straight along the side where the board or what is drawn ends.
            let before = (i + 5) % 6;
            let corner = |i: usize| key(&[hex, hex + sides[i], hex + sides[(i + 1) % 6]], 2);
            let at = |i: usize| gates[i].unwrap_or(v[i]);
            pieces.add(corner(before), corner(i), vec![at(before), at(i)], false);
        }
    }
    pieces.draw(&mut out);
    out
}

/// Where a hex lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// In the area.
    Inside,
    /// On the board, but not in the area.
    Outside,
    OffBoard,
}

/// A place of the grid in whole numbers: the middle between hexes, so many times.
fn key(hexes: &[Hex], times: i32) -> (i32, i32) {
    hexes.iter().fold((0, 0), |sum, hex| (sum.0 + hex.x * times, sum.1 + hex.y * times))
}

/// Pieces of outlines, each from a place of the grid to another.
#[derive(Default)]
struct Pieces {
    from: BTreeMap<(i32, i32), Piece>,
}

struct Piece {
    to: (i32, i32),
    points: Vec<Point>,
    is_border: bool,
}

impl Pieces {
    fn add(&mut self, from: (i32, i32), to: (i32, i32), points: Vec<Point>, is_border: bool) {
        self.from.insert(from, Piece { to, points, is_border });
    }

    /// Joins them to outlines.
    fn draw(mut self, out: &mut Region) {
        while let Some((start, mut piece)) = self.from.pop_first() {
            let (mut ring, mut line) = (Vec::new(), Vec::new());
            loop {
                // Where one ends the next begins.
                let skip = usize::from(!ring.is_empty()).min(piece.points.len());
                ring.extend_from_slice(&piece.points[skip..]);
                if piece.is_border {
                    let skip = usize::from(!line.is_empty()).min(piece.points.len());
                    line.extend_from_slice(&piece.points[skip..]);
                } else if !line.is_empty() {
                    out.outline.polyline(&std::mem::take(&mut line));
                }
                if piece.to == start {
                    break;
                }
                let Some(next) = self.from.remove(&piece.to) else { break };
                piece = next;
            }
            out.outline.polyline(&line);
            out.fill.polygon(&ring);
        }
    }
}

/// The same, along the hexsides exactly.
pub(super) fn hex_region(cx: &Context, inside: impl Fn(Hex) -> bool) -> Region {
    let o = cx.layout.orientation;
    let mut out = Region::default();
    for &hex in cx.hexes.iter().filter(|hex| inside(**hex)) {
        let c = geometry::center(cx.layout, hex);
        let v = o.sides().map(|s| c + geometry::vertex_offset(s.turned(1)));
        out.fill.polygon(&v);
        for (i, side) in o.sides().into_iter().enumerate() {
            let near = hex + side.vector(o);
            if cx.layout.contains(near) && !inside(near) {
                let side = vec![v[(i + 5) % 6], v[i]];
                out.outline.polyline(&side);
                out.border.push(side);
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
        self.outline.clone()
    }
}
