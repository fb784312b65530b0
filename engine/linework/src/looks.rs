//! What a line of a sheet looks like, by its course and by the ink beside it: a course of its own, a printed frame or grid, or
//! letters and symbols.

use crate::{Line, Ridges};
use oblique_georeference::Point;

/// What a proposed line looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Likeness {
    /// A road, railway or stream.
    Course,
    /// A course that is on the board already, as a line of another kind; for callers that know a board.
    Drawn,
    /// Ruled along the sheet: its frame or a printed grid.
    Printed,
    /// Bent all the time, or other strokes lie beside it all the way: letters, tree tops, houses.
    Lettering,
}

/// A line is bent this strongly or less: degrees of turn a pixel, over its whole length. Letters turn all the time.
const MOST_TURN_DEGREES: f64 = 4.0;
/// Over so many pixels the direction of a line is taken.
const DIRECTION_PIXELS: usize = 6;
/// Strokes beside a line are looked for so far off, in pixels: beyond its own width, nearer than the next line of a map.
const BESIDE_PIXELS: [i32; 2] = [4, 9];
/// Where half of a line has strokes beside it this clear, as the mean of both sides and in parts of its own, it is one stroke
/// of many. Measured on Guilford, Camden, Hohenfriedberg and Leuthen's Sagschütz: courses have up to 0.22 (the edges of a
/// broad road, which have each other on one side), tree tops and letters 0.3 and more.
const BESIDE: f64 = 0.25;
/// Every so many points of a line are looked at.
const EVERY: usize = 2;
/// A line that goes this little off the straight, in parts of its length, was drawn with a ruler.
const RULED: f64 = 0.006;
/// So many of a hundred points of such a line lie so: where roads and letters cross it, its ridge bulges, and at its ends it
/// may be joined to what is none.
const RULED_PERCENT: usize = 85;
/// A ruled line along a side of the picture is printed, to within so many degrees.
const ALONG_DEGREES: f64 = 2.0;
/// The second edge of a road lies so far off, in pixels: beyond the breadth of a single stroke, nearer than other print.
const EDGE_PIXELS: [i64; 2] = [2, 7];
/// So clear it is there in parts of the line's own, on the average over its length. Measured on Sagschütz, Kesselsdorf, Retschow
/// and Peninsular Clash: folds and frames have up to 0.36, roads 0.53 and more.
const EDGE: f64 = 0.45;
/// A ruled line at least so long is printed by itself, in pixels; a shorter one where it lies on from such a line.
const LONG_PIXELS: f64 = 300.0;

/// What a line looks like by itself.
pub(crate) fn likeness(line: &Line, ridges: &Ridges) -> Likeness {
    if line.points.is_empty() || turns_all_the_time(line) || is_one_of_many(line, ridges) {
        return Likeness::Lettering;
    }
    if may_be_printed(ridges) && is_ruled(line, ridges) && line.length() > LONG_PIXELS {
        return Likeness::Printed;
    }
    Likeness::Course
}

/// Frames, grids and folds are black or grey; a blue line is water however straight it runs.
pub(crate) const fn may_be_printed(ridges: &Ridges) -> bool {
    !ridges.are_blue()
}

fn turns_all_the_time(line: &Line) -> bool {
    let coarse: Vec<Point> = line.points.iter().copied().step_by(DIRECTION_PIXELS).collect();
    let ways: Vec<f64> =
        coarse.windows(2).map(|pair| (pair[1].y - pair[0].y).atan2(pair[1].x - pair[0].x)).collect();
    let turned: f64 = ways
        .windows(2)
        .map(|pair| {
            let turn = (pair[1] - pair[0]).abs();
            turn.min(std::f64::consts::TAU - turn).to_degrees()
        })
        .sum();
    turned / line.length().max(1.0) > MOST_TURN_DEGREES
}

/// Has a line strokes beside it for most of its way?
fn is_one_of_many(line: &Line, ridges: &Ridges) -> bool {
    let points = &line.points;
    let Some(last) = points.len().checked_sub(1) else { return false };
    let clear = |at: Point, (dx, dy): (f64, f64), far: i32| {
        let far = f64::from(far);
        f64::from(ridges.at((at.x + dx * far).floor() as i64, (at.y + dy * far).floor() as i64))
    };
    let (mut beside, mut along) = (Vec::new(), Vec::new());
    for (n, at) in points.iter().enumerate().step_by(EVERY) {
        let (from, to) = (points[n.saturating_sub(4)], points[(n + 4).min(last)]);
        let length = from.distance(to).max(f64::EPSILON);
        let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length);
        let [near, far] = BESIDE_PIXELS;
        let side = |way: (f64, f64)| {
            (near..=far).map(|off| clear(*at, way, off)).sum::<f64>() / f64::from(far - near + 1)
        };
        beside.push(f64::midpoint(side((-dy, dx)), side((dy, -dx))));
        along.push(f64::midpoint(clear(*at, (dx, dy), 3), clear(*at, (dx, dy), -3)));
    }
    middling(&mut beside) > BESIDE * middling(&mut along)
}

fn middling(values: &mut [f64]) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// Two points of a line, each a tenth of it from an end: what it is joined to there does not turn them.
pub(crate) fn between_ends(line: &Line) -> Option<(Point, Point)> {
    let (count, tenth) = (line.points.len(), line.points.len() / 10);
    Some((*line.points.get(tenth)?, *line.points.get(count.checked_sub(tenth + 1)?)?))
}

/// Is a line one stroke drawn with a ruler along a side of the picture?
pub(crate) fn is_ruled(line: &Line, ridges: &Ridges) -> bool {
    let upright = match between_ends(line) {
        Some((a, b)) => (b.y - a.y).abs() > (b.x - a.x).abs(),
        None => return false,
    };
    runs_straight(line) && !is_two_edged(line, upright, ridges)
}

/// Has a line a second stroke beside it all the way, or is it as broad as two? Roads are drawn by their edges, and a board's
/// roads run straight for many hexes; frames, grids and folds are one stroke.
fn is_two_edged(line: &Line, upright: bool, ridges: &Ridges) -> bool {
    let clear = |off: i64| -> f64 {
        let at = |p: &Point| {
            let (x, y) = (p.x.floor() as i64, p.y.floor() as i64);
            f64::from(if upright { ridges.at(x + off, y) } else { ridges.at(x, y + off) })
        };
        line.points.iter().map(at).sum()
    };
    let own = (-1..=1).map(clear).fold(0.0, f64::max);
    let [near, far] = EDGE_PIXELS;
    (near..=far).any(|off| clear(off).max(clear(-off)) > EDGE * own)
}

fn runs_straight(line: &Line) -> bool {
    let Some((first, last)) = between_ends(line) else { return false };
    let straight = first.distance(last);
    if straight <= 0.0 {
        return false;
    }
    let off = |p: &Point| {
        ((last.x - first.x) * (p.y - first.y) - (last.y - first.y) * (p.x - first.x)).abs() / straight
    };
    // A few pixels are the scanner's doing.
    let within = (line.length() * RULED).max(2.5);
    let ruled = line.points.iter().filter(|p| off(p) < within).count();
    let slope = (last.y - first.y).atan2(last.x - first.x).to_degrees().rem_euclid(90.0);
    let along = slope.min(90.0 - slope) < ALONG_DEGREES;
    along && ruled * 100 >= line.points.len() * RULED_PERCENT
}

#[cfg(test)]
mod tests {
    use super::{Likeness, likeness};
    use crate::{Ink, Line, Paper, Ridges};
    use image::{Rgb, RgbImage};
    use oblique_georeference::Point;

    const PAPER: [u8; 3] = [240, 229, 200];

    /// Lines that swing alike through the heights named, and the course of the one through 100.
    fn swinging(through: &[f64], ink: [u8; 3]) -> (RgbImage, Line) {
        let swing = |x: f64| 30.0 * (x / 70.0).sin();
        let picture = RgbImage::from_fn(500, 200, |x, y| {
            let at = f64::from(y) - swing(f64::from(x));
            Rgb(if through.iter().any(|line| (at - line).abs() < 1.5) { ink } else { PAPER })
        });
        let points = (5..495).map(|x| Point::new(f64::from(x) + 0.5, 100.5 + swing(f64::from(x))));
        (picture, Line { points: points.collect(), closed: false })
    }

    fn looks(through: &[f64]) -> Likeness {
        let (picture, line) = swinging(through, [40, 36, 30]);
        let ridges = Ridges::of(&picture, &Ink::black(Paper(PAPER)), 3.0, &mut |_| true);
        likeness(&line, &ridges.expect("a small picture"))
    }

    #[test]
    fn a_stroke_among_many_is_no_course_and_a_line_with_another_far_beside_it_is() {
        assert_eq!(looks(&[100.0]), Likeness::Course);
        assert_eq!(looks(&[100.0, 120.0]), Likeness::Course);
        assert_eq!(looks(&[88.0, 94.0, 100.0, 106.0, 112.0]), Likeness::Lettering);
    }

    #[test]
    fn a_straight_road_with_two_edges_is_no_fold() {
        let points = (20..480).map(|x| Point::new(f64::from(x) + 0.5, 98.5));
        let line = Line { points: points.collect(), closed: false };
        for (apart, looks) in [(0, Likeness::Printed), (4, Likeness::Course), (5, Likeness::Course)] {
            let on = |y: u32| y == 98 || y == 98 + apart;
            let picture = RgbImage::from_fn(500, 200, |_, y| Rgb(if on(y) { [60, 54, 46] } else { PAPER }));
            let ridges = Ridges::of(&picture, &Ink::black(Paper(PAPER)), 3.0, &mut |_| true);
            assert_eq!(likeness(&line, &ridges.expect("a small picture")), looks, "edges {apart} apart");
        }
    }

    #[test]
    fn a_ruled_black_line_is_printed_and_a_blue_one_is_a_canal() {
        let points = (20..480).map(|x| Point::new(f64::from(x) + 0.5, 100.5));
        let line = Line { points: points.collect(), closed: false };
        for (rgb, looks) in [([40, 36, 30], Likeness::Printed), ([100, 140, 160], Likeness::Course)] {
            let picture =
                RgbImage::from_fn(500, 200, |_, y| Rgb(if y.abs_diff(100) < 2 { rgb } else { PAPER }));
            let ink = Ink::sampled(Paper(PAPER), &[rgb]).expect("an ink");
            let ridges = Ridges::of(&picture, &ink, 3.0, &mut |_| true).expect("a small picture");
            assert_eq!(likeness(&line, &ridges), looks);
        }
    }
}
