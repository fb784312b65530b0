//! Where a drag crosses lines, in the order of the drag.

use oblique_georeference::Point;
use oblique_linework::Line;

/// A line crossed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Crossing {
    pub(super) line: usize,
    pub(super) at: Point,
    /// How far along the drag, in pixels.
    along: f64,
}

/// The crossings of a drag from point to point with lines, in its order.
pub(super) fn crossings(lines: &[Line], drag: &[Point]) -> Vec<Crossing> {
    let mut crossings = Vec::new();
    let mut before = 0.0;
    let near: Vec<(usize, &Line)> =
        lines.iter().enumerate().filter(|(_, line)| meet(&line.points, drag)).collect();
    for pair in drag.windows(2) {
        let &[a, b] = pair else { continue };
        for (i, line) in near.iter().copied() {
            let met = line.segments().filter_map(|(c, d)| crossed((a, b), (c, d)));
            crossings.extend(met.map(|(at, part)| Crossing {
                line: i,
                at,
                along: before + part * a.distance(b),
            }));
        }
        before += a.distance(b);
    }
    crossings.sort_by(|a, b| a.along.total_cmp(&b.along).then(a.line.cmp(&b.line)));
    crossings
}

/// Do the rectangles about two courses meet? Most lines of a sheet lie far from a drag.
fn meet(a: &[Point], b: &[Point]) -> bool {
    let about = |points: &[Point]| {
        points.iter().fold([f64::MAX, f64::MAX, f64::MIN, f64::MIN], |[x0, y0, x1, y1], p| {
            [x0.min(p.x), y0.min(p.y), x1.max(p.x), y1.max(p.y)]
        })
    };
    let ([ax0, ay0, ax1, ay1], [bx0, by0, bx1, by1]) = (about(a), about(b));
    ax0 <= bx1 && bx0 <= ax1 && ay0 <= by1 && by0 <= ay1
}

/// Where one piece crosses another, and how far along the first, 0 to 1. A piece has its beginning but not its end,
/// so that a crossing at a corner counts once.
fn crossed((a, b): (Point, Point), (c, d): (Point, Point)) -> Option<(Point, f64)> {
    let side = |p: Point| (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    let (from, to) = (side(c), side(d));
    // Crossed from one side to the other: on the line itself is the left side.
    if (from >= 0.0) == (to >= 0.0) {
        return None;
    }
    let share = from / (from - to);
    let at = Point::new(c.x + (d.x - c.x) * share, c.y + (d.y - c.y) * share);
    let length = a.distance(b);
    let part = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / (length * length);
    (0.0..1.0).contains(&part).then_some((at, part))
}

#[cfg(test)]
mod tests {
    use super::{Line, crossings};
    use oblique_georeference::Point;

    #[test]
    fn corners_count_once_and_touches_not() {
        let corner = [(0.0, 0.0), (10.0, 10.0), (0.0, 20.0)].map(|(x, y)| Point::new(x, y)).to_vec();
        let lines = [Line { points: corner, closed: false }];
        let across = |from: (f64, f64), to: (f64, f64)| {
            crossings(&lines, &[Point::new(from.0, from.1), Point::new(to.0, to.1)]).len()
        };
        assert_eq!(across((5.0, 10.0), (20.0, 10.0)), 1, "through the corner");
        assert_eq!(across((10.0, 0.0), (10.0, 20.0)) % 2, 0, "touching the corner leaves it on one side");
        assert_eq!(across((0.0, 10.0), (8.0, 10.0)), 0);
        assert_eq!(across((1.0, -5.0), (1.0, 40.0)), 2);
        assert_eq!(across((3.0, 3.0), (3.0, 3.0)), 0, "a drag that goes nowhere");
        let closed = [Line { closed: true, ..lines[0].clone() }];
        let drag = [Point::new(-5.0, 10.0), Point::new(5.0, 10.0), Point::new(20.0, 10.0)];
        assert_eq!(crossings(&closed, &drag).len(), 2, "in and out of a ring");
    }
}
