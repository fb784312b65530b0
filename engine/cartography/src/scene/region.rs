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

/// An area: its border in pieces, the area on the right hand.
#[derive(Default)]
pub(super) struct Region {
    points: Vec<Point>,
    /// As they were found, hex by hex.
    pieces: Vec<Piece>,
    /// The pieces in the order of the outlines, which go round it, and round its holes the other way.
    order: Vec<u32>,
    /// Where in that order each outline ends.
    ends: Vec<u32>,
}

/// A piece of an outline, from a place of the grid to another.
struct Piece {
    from: (i32, i32),
    to: (i32, i32),
    /// Its points among those of the region.
    first: u32,
    behind: u32,
    /// Does it part the area from what is not of it, and not from what is not drawn?
    is_border: bool,
}

/// How finely borders are drawn.
#[derive(Clone, Copy)]
struct Detail {
    /// Straight pieces a half curve.
    steps: u8,
    /// Furthest a point is moved by noise.
    wander: f32,
    /// Is it moved by finer noise as well?
    fine: bool,
}

impl Detail {
    const fn new(px_per_hex: f32, wander: f32) -> Self {
        match px_per_hex {
            px if px < 8.0 => Self { steps: 1, wander: 0.0, fine: false },
            // What finer noise moves is less than half a pixel.
            px if px < 12.0 => Self { steps: 1, wander, fine: false },
            px if px < 20.0 => Self { steps: 2, wander, fine: true },
            _ => Self { steps: 4, wander, fine: true },
        }
    }
}

/// The area of the hexes for which `inside` holds; it is asked only of hexes on the board, and
/// the area goes on beyond the board's edge.
pub(super) fn region(cx: &Context, wander: f32, inside: impl Fn(Hex) -> bool) -> Region {
    let detail = Detail::new(cx.px_per_hex, wander);
    let o = cx.layout.orientation;
    let sides = o.sides().map(|s| s.vector(o));
    let offsets = o.sides().map(|s| geometry::vertex_offset(s.turned(1)));
    let mut out = Region::default();
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
            let first = out.points.len();
            let points = &mut out.points;
            let (from, to) = match (same[i], same[after]) {
                (false, false) => {
                    curve(points, [mid[0], bend(v[before], v[after]), mid[1]], 0.0, 1.0, detail);
                    (middle(i), middle(after))
                }
                (true, _) => {
                    curve(points, [third, bend(beyond, v[after]), mid[1]], 0.5, 1.0, detail);
                    gates[i] = points.get(first).copied();
                    (corner, middle(after))
                }
                (false, true) => {
                    curve(points, [mid[0], bend(v[before], beyond), third], 0.0, 0.5, detail);
                    gates[i] = points.last().copied();
                    (middle(i), corner)
                }
            };
            out.add(from, to, first, true);
        }
        for i in (0..6).filter(|i| same[*i] && !shared[*i]) {
            // Straight along the side where the board or what is drawn ends.
            let before = (i + 5) % 6;
            let corner = |i: usize| key(&[hex, hex + sides[i], hex + sides[(i + 1) % 6]], 2);
            let at = |i: usize| gates[i].unwrap_or(v[i]);
            let first = out.points.len();
            out.points.extend([at(before), at(i)]);
            out.add(corner(before), corner(i), first, false);
        }
    }
    out.join();
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

impl Region {
    /// Takes the points from the first of a piece on as that piece.
    fn add(&mut self, from: (i32, i32), to: (i32, i32), first: usize, is_border: bool) {
        let (first, behind) = (first as u32, self.points.len() as u32);
        self.pieces.push(Piece { from, to, first, behind, is_border });
    }

    /// Joins the pieces to outlines: where one ends the next begins.
    fn join(&mut self) {
        let mut begins: Vec<((i32, i32), u32)> =
            self.pieces.iter().zip(0..).map(|(piece, number)| (piece.from, number)).collect();
        begins.sort_unstable();
        let mut taken = vec![false; begins.len()];
        self.order.reserve(begins.len());
        for start in 0..begins.len() {
            let mut at = start;
            while !std::mem::replace(&mut taken[at], true) {
                let number = begins[at].1;
                self.order.push(number);
                let to = self.pieces[number as usize].to;
                match begins.binary_search_by_key(&to, |(from, _)| *from) {
                    Ok(next) => at = next,
                    Err(_) => break,
                }
            }
            if self.ends.last().copied().unwrap_or(0) < self.order.len() as u32 {
                self.ends.push(self.order.len() as u32);
            }
        }
    }

    fn points_of(&self, piece: &Piece) -> &[Point] {
        &self.points[piece.first as usize..piece.behind as usize]
    }

    /// The outlines, each piece by piece.
    fn outlines(&self) -> impl Iterator<Item = impl Iterator<Item = &Piece>> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, end)| {
            let numbers = &self.order[begin as usize..*end as usize];
            numbers.iter().map(|number| &self.pieces[*number as usize])
        })
    }

    /// Its surface.
    pub(super) fn fill(&self) -> Pen {
        let mut pen = Pen::new();
        for outline in self.outlines() {
            for (n, piece) in outline.enumerate() {
                let [first, rest @ ..] = self.points_of(piece) else { continue };
                if n == 0 {
                    pen.start(*first);
                }
                for p in rest {
                    pen.line(*p);
                }
            }
            pen.close();
        }
        pen
    }

    /// Its border in lines as long as they can be.
    pub(super) fn outline(&self) -> Pen {
        let mut pen = Pen::new();
        for outline in self.outlines() {
            let mut goes_on = false;
            for piece in outline {
                if piece.is_border {
                    let [first, rest @ ..] = self.points_of(piece) else { continue };
                    if !goes_on {
                        pen.start(*first);
                    }
                    for p in rest {
                        pen.line(*p);
                    }
                }
                goes_on = piece.is_border;
            }
        }
        pen
    }

    /// Its border in pieces, in no order.
    pub(super) fn border(&self) -> impl Iterator<Item = &[Point]> {
        self.pieces.iter().filter(|piece| piece.is_border).map(|piece| self.points_of(piece))
    }
}

/// The same, along the hexsides exactly.
pub(super) fn hex_region(cx: &Context, inside: impl Fn(Hex) -> bool) -> Region {
    let o = cx.layout.orientation;
    let mut out = Region::default();
    let sides = o.sides().map(|s| s.vector(o));
    let offsets = o.sides().map(|s| geometry::vertex_offset(s.turned(1)));
    for &hex in cx.hexes.iter().filter(|hex| inside(**hex)) {
        let c = geometry::center(cx.layout, hex);
        for (i, step) in sides.into_iter().enumerate() {
            let near = hex + step;
            let is_on_board = cx.layout.contains(near);
            let goes_on = is_on_board && inside(near);
            if goes_on && cx.window.index(near).is_some() {
                continue;
            }
            let before = (i + 5) % 6;
            let corner = |i: usize| key(&[hex, hex + sides[i], hex + sides[(i + 1) % 6]], 2);
            let first = out.points.len();
            out.points.extend([c + offsets[before], c + offsets[i]]);
            out.add(corner(before), corner(i), first, is_on_board && !goes_on);
        }
    }
    out.join();
    out
}

/// Points of a quadratic curve from parameter `from` to `to`, moved by noise.
fn curve(points: &mut Vec<Point>, [a, b, c]: [Point; 3], from: f32, to: f32, detail: Detail) {
    let steps = if to - from > 0.6 { detail.steps * 2 } else { detail.steps };
    for i in 0..=steps {
        let t = from + (to - from) * f32::from(i) / f32::from(steps);
        let p = a.lerp(b, t).lerp(b.lerp(c, t), t);
        points.push(if detail.wander > 0.0 { unsteady(p, detail) } else { p });
    }
}

/// A point moved by noise of its place, at two scales.
fn unsteady(p: Point, detail: Detail) -> Point {
    let q = noise::warp(p, 1.7, detail.wander, 11);
    if detail.fine { noise::warp(q, 5.3, detail.wander * 0.4, 17) } else { q }
}
