//! Paths as straight pieces between spots.

use super::view::{ONE, Spot, View};
use crate::primitive::Path;
use tiny_skia::PathSegment;

/// How far a straight piece may lie off its curve, in pixels.
const OFF_PX: f64 = 0.06;

/// Calls `start` at the beginning of every outline, `line` for every straight piece, and `end` at the outline's end
/// with whether it is closed.
pub(super) trait Walker {
    fn start(&mut self, at: Spot);
    fn line(&mut self, from: Spot, to: Spot);
    fn end(&mut self, start: Spot, at: Spot, closed: bool);
}

/// Walks along a path.
pub(super) fn walk(path: &Path, view: &View, walker: &mut impl Walker) {
    let (mut start, mut at) = ((0, 0), (0, 0));
    let mut open = false;
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                if open {
                    walker.end(start, at, false);
                }
                start = view.spot(p.x, p.y);
                at = start;
                open = true;
                walker.start(start);
            }
            PathSegment::LineTo(p) => {
                let to = view.spot(p.x, p.y);
                walker.line(at, to);
                at = to;
            }
            PathSegment::QuadTo(c, p) => {
                let (c, to) = (view.spot(c.x, c.y), view.spot(p.x, p.y));
                at = curve(walker, at, [c, c, to], false);
            }
            PathSegment::CubicTo(a, b, p) => {
                let (a, b, to) = (view.spot(a.x, a.y), view.spot(b.x, b.y), view.spot(p.x, p.y));
                at = curve(walker, at, [a, b, to], true);
            }
            PathSegment::Close => {
                if open {
                    walker.end(start, at, true);
                }
                at = start;
                open = false;
            }
        }
    }
    if open {
        walker.end(start, at, false);
    }
}

/// A curve in as many straight pieces as it needs, reckoned from where it begins so that it bends the same wherever it
/// stands; returns its end. Of a quadratic one the two controls are the same.
fn curve(walker: &mut impl Walker, from: Spot, [a, b, to]: [Spot; 3], cubic: bool) -> Spot {
    let rel = |p: Spot| (f64::from(p.0) - f64::from(from.0), f64::from(p.1) - f64::from(from.1));
    let (a, b, c) = (rel(a), rel(b), rel(to));
    let bend = |p: (f64, f64), q: (f64, f64), r: (f64, f64)| {
        (p.0 - 2.0 * q.0 + r.0).hypot(p.1 - 2.0 * q.1 + r.1) / f64::from(ONE)
    };
    let most = if cubic { 1.5 * bend((0.0, 0.0), a, b).max(bend(a, b, c)) } else { bend((0.0, 0.0), a, c) };
    let steps = (most / (4.0 * OFF_PX)).sqrt().ceil().clamp(1.0, 200.0) as u32;
    let mut at = from;
    for n in 1..=steps {
        let next = if n == steps {
            to
        } else {
            let t = f64::from(n) / f64::from(steps);
            let u = 1.0 - t;
            let along = |a: f64, b: f64, c: f64| {
                if cubic {
                    3.0 * u * u * t * a + 3.0 * u * t * t * b + t * t * t * c
                } else {
                    2.0 * u * t * a + t * t * c
                }
            };
            (from.0 + along(a.0, b.0, c.0).round() as i32, from.1 + along(a.1, b.1, c.1).round() as i32)
        };
        walker.line(at, next);
        at = next;
    }
    to
}
