//! Ends of lines joined over gaps: what lettering, folds and crossings broke.

use crate::Line;
use oblique_georeference::Point;
use std::collections::BTreeMap;

/// Farther apart no two ends are joined, in pixels, whatever is asked.
const FARTHEST: f64 = 200.0;
/// At forks the ends of one line lie this near each other, in pixels.
const AT_A_FORK: f64 = 6.0;
/// How far back from its end a line's direction is taken, in points.
const BACK: usize = 10;

/// Which ends are joined.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Joining {
    /// The widest gap, in pixels.
    pub widest_pixels: f64,
    /// The most a line may turn at either side of the gap, in degrees.
    pub most_turn_degrees: f64,
}

impl Default for Joining {
    fn default() -> Self {
        Self { widest_pixels: 30.0, most_turn_degrees: 50.0 }
    }
}

/// An end of a line: where it is and which way it would go on.
pub struct End {
    /// Which line, by its index.
    pub line: usize,
    at_last: bool,
    at: Point,
    onward: Point,
}

/// The lines with their ends joined, the straightest and nearest pairs first.
pub(crate) fn joined(lines: &[Line], joining: &Joining) -> Vec<Line> {
    let ends = all_ends(lines);
    let partner = partners(&ends, joining);
    chained(lines, &ends, &partner)
}

/// The ends of all lines that are not closed.
#[must_use]
pub fn all_ends(lines: &[Line]) -> Vec<End> {
    lines.iter().enumerate().filter(|(_, line)| !line.closed).flat_map(|(i, line)| ends(i, line)).collect()
}

/// Which end each end joins, by index: the straightest and nearest pairs first.
#[must_use]
pub fn partners(ends: &[End], joining: &Joining) -> Vec<Option<usize>> {
    let mut pairs = pairs(ends, joining);
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let mut partner: Vec<Option<usize>> = vec![None; ends.len()];
    for (_, a, b) in pairs {
        if partner[a].is_none() && partner[b].is_none() {
            (partner[a], partner[b]) = (Some(b), Some(a));
        }
    }
    partner
}

fn ends(line: usize, of: &Line) -> Vec<End> {
    let count = of.points.len();
    let (Some(first), Some(last)) = (of.points.first(), of.points.last()) else { return Vec::new() };
    let back = BACK.min(count.saturating_sub(1));
    let end = |at: Point, from: Option<&Point>, at_last| {
        let from = from.copied().unwrap_or(at);
        let length = from.distance(at);
        let onward = if length > 0.0 {
            Point::new((at.x - from.x) / length, (at.y - from.y) / length)
        } else {
            Point::default()
        };
        End { line, at_last, at, onward }
    };
    vec![end(*first, of.points.get(back), false), end(*last, of.points.get(count - 1 - back), true)]
}

/// Pairs of ends that may be joined, with what each costs.
fn pairs(ends: &[End], joining: &Joining) -> Vec<(f64, usize, usize)> {
    let widest = joining.widest_pixels.clamp(AT_A_FORK, FARTHEST);
    let most_turn = joining.most_turn_degrees.clamp(0.0, 90.0).to_radians();
    let square = |p: Point| ((p.x / widest) as i64, (p.y / widest) as i64);
    let mut by_square: BTreeMap<(i64, i64), Vec<usize>> = BTreeMap::new();
    for (i, end) in ends.iter().enumerate() {
        by_square.entry(square(end.at)).or_default().push(i);
    }
    let mut pairs = Vec::new();
    for (a, end) in ends.iter().enumerate() {
        let (x, y) = square(end.at);
        let near = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
        for b in near.filter_map(|square| by_square.get(&square)).flatten().copied().filter(|b| *b > a) {
            pairs.extend(cost(end, &ends[b], widest, most_turn).map(|cost| (cost, a, b)));
        }
    }
    pairs
}

/// What joining two ends costs; `None` if they lie too far apart or the line would turn too much.
fn cost(a: &End, b: &End, widest: f64, most_turn: f64) -> Option<f64> {
    let gap = a.at.distance(b.at);
    if gap > widest {
        return None;
    }
    let turn = |from: Point, to: Point| (from.x * to.x + from.y * to.y).clamp(-1.0, 1.0).acos();
    if gap <= AT_A_FORK {
        // The gap itself has no direction to speak of.
        let turn = turn(a.onward, Point::new(-b.onward.x, -b.onward.y));
        return (turn <= most_turn * 1.5).then_some(gap + AT_A_FORK * turn);
    }
    let across = Point::new((b.at.x - a.at.x) / gap, (b.at.y - a.at.y) / gap);
    let (first, second) = (turn(a.onward, across), turn(b.onward, Point::new(-across.x, -across.y)));
    (first.max(second) <= most_turn).then_some(gap * (1.0 + first + second))
}

/// The lines put together by the partners of their ends. The ends of line i stand at `first[i]` and after it.
fn chained(lines: &[Line], ends: &[End], partner: &[Option<usize>]) -> Vec<Line> {
    let mut first: BTreeMap<usize, usize> = BTreeMap::new();
    for (i, end) in ends.iter().enumerate().filter(|(_, end)| !end.at_last) {
        first.insert(end.line, i);
    }
    let mut done: Vec<bool> = lines.iter().map(|line| line.closed).collect();
    let mut whole: Vec<Line> = lines.iter().filter(|line| line.closed).cloned().collect();
    // Chains begin at free ends; what is left then are rings.
    let free = (0..ends.len()).filter(|i| partner[*i].is_none());
    for start in free.chain(0..ends.len()).collect::<Vec<_>>() {
        if done[ends[start].line] {
            continue;
        }
        let mut points = Vec::new();
        let mut entry = start;
        let closed = loop {
            let end = &ends[entry];
            done[end.line] = true;
            let own = lines[end.line].points.iter().copied();
            if end.at_last {
                points.extend(own.rev());
            } else {
                points.extend(own);
            }
            let Some(exit) = first.get(&end.line).map(|i| if end.at_last { *i } else { i + 1 }) else {
                break false;
            };
            match partner[exit] {
                None => break false,
                Some(next) if done[ends[next].line] => break true,
                Some(next) => entry = next,
            }
        };
        whole.push(Line { points, closed });
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::{Joining, Line, joined};
    use oblique_georeference::Point;

    fn straight(from: (f64, f64), to: (f64, f64)) -> Line {
        let steps = 40;
        let at = |i: i32| {
            let part = f64::from(i) / f64::from(steps);
            Point::new(from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
        };
        Line { points: (0..=steps).map(at).collect(), closed: false }
    }

    #[test]
    fn a_broken_line_is_whole_and_its_neighbour_stays_by_itself() {
        let lines = [
            straight((0.0, 0.0), (50.0, 0.0)),
            straight((120.0, 2.0), (70.0, 1.0)),
            straight((0.0, 12.0), (50.0, 12.0)),
            straight((70.0, 13.0), (120.0, 14.0)),
        ];
        let whole = joined(&lines, &Joining::default());
        assert_eq!(whole.len(), 2);
        assert!(whole.iter().all(|line| !line.closed && line.points.len() == 82));
        let flat = |line: &Line| {
            let ys = line.points.iter().map(|p| p.y);
            ys.clone().fold(f64::MIN, f64::max) - ys.fold(f64::MAX, f64::min) <= 2.0
        };
        assert!(whole.iter().all(flat), "each goes on in its own row");
    }

    #[test]
    fn a_ring_in_two_halves_closes() {
        let arc = |from: i32, to: i32| {
            let at = |degrees: i32| {
                let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
                Point::new(100.0 + 50.0 * cos, 100.0 + 50.0 * sin)
            };
            Line { points: (from..=to).map(at).collect(), closed: false }
        };
        let whole = joined(&[arc(10, 170), arc(190, 350)], &Joining::default());
        assert_eq!((whole.len(), whole[0].closed), (1, true));
        let one = joined(&[arc(10, 350)], &Joining::default());
        assert!(one[0].closed, "the two ends of one line join too");
    }

    #[test]
    fn ends_that_would_turn_back_are_left() {
        let lines = [straight((0.0, 0.0), (50.0, 0.0)), straight((50.0, 10.0), (0.0, 10.0))];
        assert_eq!(joined(&lines, &Joining::default()).len(), 2);
        let far = [straight((0.0, 0.0), (50.0, 0.0)), straight((90.0, 0.0), (140.0, 0.0))];
        assert_eq!(joined(&far, &Joining::default()).len(), 2);
    }
}
