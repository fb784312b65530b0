//! Patterns of marks over areas: on a lattice of the sheet, so that tiles join.

use super::Context;
use crate::geometry::{self, Point};
use crate::primitive::{Pen, Primitive};
use crate::style::{Pattern, PatternMark};
use oblique_board::hex::Hex;

/// Marks nearer together than so many pixels are thinned out.
const LEAST_GAP_PX: f32 = 5.0;
/// Below so many pixels a hex areas are plain.
const LEAST_PX: f32 = 6.0;

pub(super) fn draw(cx: &mut Context) {
    if cx.px_per_hex < LEAST_PX {
        return;
    }
    for look in cx.looks_in_view() {
        let Some(pattern) = cx.style.terrain(&look).pattern else { continue };
        let hexes: Vec<Hex> = cx.hexes.iter().copied().filter(|h| cx.map.look(*h) == Some(&look)).collect();
        // Twice as far apart, and again, until they can be told apart.
        let thinned = (LEAST_GAP_PX / (pattern.gap * cx.px_per_hex)).log2().ceil().max(0.0).exp2();
        let pattern = Pattern { gap: pattern.gap * thinned, ..pattern };
        match pattern.mark {
            PatternMark::Lines(deg) => lines(cx, &hexes, pattern, deg),
            PatternMark::Grid(deg) => {
                lines(cx, &hexes, pattern, deg);
                lines(cx, &hexes, pattern, deg + 90.0);
            }
            _ => marks(cx, &hexes, &look, pattern),
        }
    }
}

/// Parallel lines, cut off at the hexes' borders.
fn lines(cx: &mut Context, hexes: &[Hex], pattern: Pattern, deg: f32) {
    let across = Point::bearing(deg).quarter();
    let offset = |p: Point| p.x * across.x + p.y * across.y;
    let mut pen = Pen::new();
    for hex in hexes {
        let corners = geometry::corners(cx.layout, *hex);
        let (low, high) = corners
            .iter()
            .map(|p| offset(*p))
            .fold((f32::INFINITY, f32::NEG_INFINITY), |(l, h), o| (l.min(o), h.max(o)));
        let first = (low / pattern.gap).ceil() as i32;
        let last = (high / pattern.gap).floor() as i32;
        for n in first..=last {
            let at = n as f32 * pattern.gap;
            let mut crossed = Vec::with_capacity(2);
            for i in 0..6 {
                let (a, b) = (corners[i], corners[(i + 1) % 6]);
                let (u, v) = (offset(a) - at, offset(b) - at);
                if (u <= 0.0) != (v <= 0.0) {
                    crossed.push(a.lerp(b, u / (u - v)));
                }
            }
            if let [a, b] = crossed[..] {
                pen.polyline(&[a, b]);
            }
        }
    }
    let width = cx.width(pattern.width, 0.6);
    let stroke = pen.stroke(pattern.color, width).map(|primitive| match primitive {
        Primitive::Stroke { path, color, width, .. } => {
            Primitive::Stroke { path, color, width, dash: None, round: false }
        }
        other => other,
    });
    cx.push(stroke);
}

/// Marks on a staggered lattice.
fn marks(cx: &mut Context, hexes: &[Hex], look: &str, pattern: Pattern) {
    let (gap, pitch) = (pattern.gap, pattern.gap * geometry::PITCH);
    let r = pattern.size.max(1.4 / cx.px_per_hex);
    let mut pen = Pen::new();
    for hex in hexes {
        let c = geometry::center(cx.layout, *hex);
        let rows = ((c.y - 0.6) / pitch).floor() as i32..=((c.y + 0.6) / pitch).ceil() as i32;
        for row in rows {
            let stagger = if row & 1 == 0 { 0.0 } else { 0.5 };
            let cells = ((c.x - 0.6) / gap - 1.0).floor() as i32..=((c.x + 0.6) / gap + 1.0).ceil() as i32;
            for cell in cells {
                let p = Point::new((cell as f32 + stagger) * gap, row as f32 * pitch);
                if geometry::hex_at(cx.layout, p) == *hex && fits(cx, p, look, r) {
                    mark(&mut pen, pattern.mark, p, r);
                }
            }
        }
    }
    if pattern.width > 0.0 {
        let width = cx.width(pattern.width, 0.7);
        cx.push(pen.stroke(pattern.color, width));
    } else {
        cx.fill(pen, pattern.color);
    }
}

/// Does a mark stay within its area?
fn fits(cx: &Context, p: Point, look: &str, r: f32) -> bool {
    [(r, 0.0), (-r, 0.0), (0.0, r), (0.0, -r)].iter().all(|(x, y)| {
        let hex = geometry::hex_at(cx.layout, p + Point::new(*x, *y));
        cx.map.look(hex).is_none_or(|l| l == look)
    })
}

fn mark(pen: &mut Pen, mark: PatternMark, p: Point, r: f32) {
    let at = |x: f32, y: f32| p + Point::new(x * r, y * r);
    match mark {
        PatternMark::Round => pen.ellipse(p, r, r),
        PatternMark::Dashes => pen.polyline(&[at(-1.0, 0.0), at(1.0, 0.0)]),
        PatternMark::Ticks => pen.polyline(&[at(0.0, -1.0), at(0.0, 1.0)]),
        PatternMark::Squares => pen.polygon(&[at(-1.0, -1.0), at(1.0, -1.0), at(1.0, 1.0), at(-1.0, 1.0)]),
        PatternMark::Triangles => pen.polygon(&[at(0.0, -1.0), at(0.95, 0.75), at(-0.95, 0.75)]),
        PatternMark::Waves => {
            pen.start(at(-1.0, 0.0));
            pen.curve(at(-0.5, -0.8), p);
            pen.curve(at(0.5, 0.8), at(1.0, 0.0));
        }
        // Drawn by `lines`.
        PatternMark::Lines(_) | PatternMark::Grid(_) => {}
    }
}
