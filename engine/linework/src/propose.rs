//! The lines of a whole sheet, proposed to be taken one by one: ridges followed, with letters and printed frames marked.

use crate::{Joining, Line, Ridges, Tracing, lines};
use oblique_georeference::Point;

/// A line is bent this strongly or less: degrees of turn a pixel, over its whole length. Letters turn all the time.
const MOST_TURN_DEGREES: f64 = 4.0;
/// A line that goes this little off the straight, in parts of its length, was drawn with a ruler.
const RULED: f64 = 0.006;
/// So many of a hundred points of such a line lie so: where roads and letters cross it, its ridge bulges, and at its ends it
/// may be joined to what is none.
const RULED_PERCENT: usize = 85;
/// A ruled line along a side of the picture is printed, to within so many degrees.
const ALONG_DEGREES: f64 = 2.0;
/// A ruled line at least so long is printed by itself, in pixels; a shorter one where it lies on from such a line.
const LONG_PIXELS: f64 = 300.0;
/// What lies on from a ruled line lies no farther beside it, in pixels.
const BESIDE_PIXELS: f64 = 6.0;
/// Over so many pixels the direction of a line is taken.
const DIRECTION_PIXELS: usize = 6;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proposing {
    /// A line begins where its ridge is as clear as this, 0 to 255.
    pub clear: u8,
    /// It goes on as long as its ridge is as clear as this.
    pub faint: u8,
    /// The shortest line, in pixels.
    pub shortest_pixels: f64,
    /// The widest gap a line is followed over, in pixels.
    pub widest_gap_pixels: f64,
}

impl Default for Proposing {
    /// For sheets looked at so coarsely that lines are two to four pixels wide.
    fn default() -> Self {
        Self { clear: 120, faint: 50, shortest_pixels: 60.0, widest_gap_pixels: 24.0 }
    }
}

/// What a proposed line looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Likeness {
    /// A road, railway or stream.
    Course,
    /// Ruled along the sheet: its frame or a printed grid.
    Printed,
    /// Bent all the time: letters, symbols.
    Lettering,
}

/// A line of the sheet, to be taken or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// Where it runs, in pixels.
    pub line: Line,
    /// How clear its ridge is on the average, 0 to 1.
    pub clearness: f64,
    /// What it looks like.
    pub likeness: Likeness,
}

/// The lines of a sheet: courses first, then what looks like something else, the longest and clearest of each first.
#[must_use]
pub fn propose(ridges: &Ridges, proposing: &Proposing) -> Vec<Proposal> {
    let Some(mask) = ridges.mask(proposing.clear, proposing.faint) else { return Vec::new() };
    let tracing = Tracing {
        hair_pixels: 6.0,
        joining: Joining { widest_pixels: proposing.widest_gap_pixels, most_turn_degrees: 35.0 },
        shortest_pixels: proposing.shortest_pixels.max(4.0),
    };
    let found = lines(&mask, &tracing).into_iter();
    let mut proposals: Vec<Proposal> = found
        .map(|line| {
            let clear = line.points.iter().map(|p| f64::from(ridges.at(p.x as i64, p.y as i64)) / 255.0);
            let clearness = clear.sum::<f64>() / line.points.len().max(1) as f64;
            let likeness = likeness(&line);
            Proposal { line, clearness, likeness }
        })
        .collect();
    // A printed grid is broken by roads and lettering; its pieces lie on from each other.
    let long: Vec<(Point, Point)> = proposals
        .iter()
        .filter(|p| p.likeness == Likeness::Printed)
        .filter_map(|p| between_ends(&p.line))
        .collect();
    for proposal in proposals.iter_mut().filter(|p| p.likeness == Likeness::Course) {
        let points = &proposal.line.points;
        let ends = points.first().zip(points.last()).filter(|_| is_ruled(&proposal.line));
        if ends.is_some_and(|(a, b)| long.iter().any(|line| lies_on(*line, *a) && lies_on(*line, *b))) {
            proposal.likeness = Likeness::Printed;
        }
    }
    let worth = |p: &Proposal| p.line.length() * p.clearness;
    proposals.sort_by(|a, b| a.likeness.cmp(&b.likeness).then(worth(b).total_cmp(&worth(a))));
    proposals
}

/// What a line looks like by its course alone.
fn likeness(line: &Line) -> Likeness {
    let coarse: Vec<Point> = line.points.iter().copied().step_by(DIRECTION_PIXELS).collect();
    if line.points.is_empty() {
        return Likeness::Lettering;
    }
    let ways: Vec<f64> =
        coarse.windows(2).map(|pair| (pair[1].y - pair[0].y).atan2(pair[1].x - pair[0].x)).collect();
    let turned: f64 = ways
        .windows(2)
        .map(|pair| {
            let turn = (pair[1] - pair[0]).abs();
            turn.min(std::f64::consts::TAU - turn).to_degrees()
        })
        .sum();
    let length = line.length().max(1.0);
    if turned / length > MOST_TURN_DEGREES {
        return Likeness::Lettering;
    }
    if is_ruled(line) && line.length() > LONG_PIXELS {
        return Likeness::Printed;
    }
    Likeness::Course
}

/// Two points of a line, each a tenth of it from an end: what it is joined to there does not turn them.
fn between_ends(line: &Line) -> Option<(Point, Point)> {
    let (count, tenth) = (line.points.len(), line.points.len() / 10);
    Some((*line.points.get(tenth)?, *line.points.get(count.checked_sub(tenth + 1)?)?))
}

/// Was a line drawn with a ruler along a side of the picture?
fn is_ruled(line: &Line) -> bool {
    let Some((first, last)) = between_ends(line) else { return false };
    let straight = first.distance(last);
    if straight <= 0.0 {
        return false;
    }
    let off = |p: &Point| {
        ((last.x - first.x) * (p.y - first.y) - (last.y - first.y) * (p.x - first.x)).abs() / straight
    };
    let within = (line.length() * RULED).max(2.5);
    let ruled = line.points.iter().filter(|p| off(p) < within).count();
    let slope = (last.y - first.y).atan2(last.x - first.x).to_degrees().rem_euclid(90.0);
    let along = slope.min(90.0 - slope) < ALONG_DEGREES;
    // A few pixels are the scanner's doing.
    along && ruled * 100 >= line.points.len() * RULED_PERCENT
}

/// Does a point lie on from a line between two others?
fn lies_on((a, b): (Point, Point), at: Point) -> bool {
    let across = (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
    across.abs() <= BESIDE_PIXELS * a.distance(b)
}

#[cfg(test)]
mod tests {
    use super::{Likeness, Proposing, propose};
    use crate::{Ink, Paper, Ridges};
    use image::{Rgb, RgbImage};

    /// A road that swings, the frame of the sheet, a row of small rings for letters.
    fn sheet() -> RgbImage {
        let road = |x: f64| 150.0 + 40.0 * (x / 60.0).sin();
        RgbImage::from_fn(600, 400, |x, y| {
            let (fx, fy) = (f64::from(x), f64::from(y));
            let slope = (40.0 / 60.0 * (fx / 60.0).cos()).hypot(1.0);
            let letter = (0..12).any(|n| {
                let off = (fx - 150.0 - f64::from(n) * 26.0).hypot(fy - 300.0);
                (7.0..10.0).contains(&off)
            });
            let on = ((fy - road(fx)).abs() / slope < 1.6 && (20..580).contains(&x))
                || y.abs_diff(380) < 2
                || letter;
            if on { Rgb([40, 36, 30]) } else { Rgb([240, 229, 200]) }
        })
    }

    #[test]
    fn a_road_is_proposed_first_and_frames_and_letters_are_marked() {
        let ink = Ink::black(Paper([240, 229, 200]));
        let ridges = Ridges::of(&sheet(), &ink, 3.0, &mut |_| true).expect("a small picture");
        let proposals = propose(&ridges, &Proposing { shortest_pixels: 30.0, ..Proposing::default() });
        let courses: Vec<_> = proposals.iter().filter(|p| p.likeness == Likeness::Course).collect();
        assert_eq!(
            courses.len(),
            1,
            "{:?}",
            proposals.iter().map(|p| (p.likeness, p.line.length())).collect::<Vec<_>>()
        );
        assert!(courses[0].line.length() > 560.0 && courses[0].clearness > 0.5);
        assert_eq!(proposals.first().map(|p| p.likeness), Some(Likeness::Course));
        let of = |likeness| proposals.iter().filter(|p| p.likeness == likeness).count();
        assert_eq!((of(Likeness::Printed), of(Likeness::Lettering)), (1, 12));
    }

    #[test]
    fn pieces_of_a_ruled_line_are_printed_and_a_short_one_by_itself_is_not() {
        let picture = RgbImage::from_fn(900, 300, |x, y| {
            let grid = y.abs_diff(100) < 2 && !(450..500).contains(&x) && !(640..690).contains(&x);
            let road = y.abs_diff(220) < 2 && (300..450).contains(&x);
            if grid || road { Rgb([40, 36, 30]) } else { Rgb([240, 229, 200]) }
        });
        let ink = Ink::black(Paper([240, 229, 200]));
        let ridges = Ridges::of(&picture, &ink, 3.0, &mut |_| true).expect("a small picture");
        let found = propose(&ridges, &Proposing::default());
        let of = |likeness| found.iter().filter(|p| p.likeness == likeness).count();
        assert_eq!((of(Likeness::Printed), of(Likeness::Course)), (3, 1));
    }

    #[test]
    fn an_empty_sheet_has_no_lines() {
        let ink = Ink::black(Paper([240, 229, 200]));
        let bare = RgbImage::from_pixel(300, 200, Rgb([238, 228, 199]));
        let ridges = Ridges::of(&bare, &ink, 3.0, &mut |_| true).expect("a small picture");
        assert!(propose(&ridges, &Proposing::default()).is_empty());
        let all = Proposing { clear: 0, faint: 0, ..Proposing::default() };
        assert!(propose(&ridges, &all).is_empty());
    }
}
