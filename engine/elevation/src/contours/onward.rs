//! Heights handed on: pieces of a broken line that lie on from one that has a height.

use super::assign::Heights;
use oblique_linework::{Joining, Line, all_ends, partners};
use std::collections::BTreeMap;

/// The heights of lines without one whose ends lie on from lines that have one, over gaps as wide as `joining` allows:
/// wider than what was joined at once, for here the designer looks on. In metres, by the index of the line; a line
/// that would have two heights has none here.
#[must_use]
pub fn continued(lines: &[Line], heights: &Heights, joining: &Joining) -> Vec<(usize, f64)> {
    let ends = all_ends(lines);
    let partner = partners(&ends, joining);
    let mut given: BTreeMap<usize, Option<f64>> = BTreeMap::new();
    let mut fresh: Vec<(usize, f64)> =
        (0..lines.len()).filter_map(|i| Some((i, heights.metres(i)?))).collect();
    while !fresh.is_empty() {
        let known: BTreeMap<usize, f64> = fresh.drain(..).collect();
        let mut next: BTreeMap<usize, Option<f64>> = BTreeMap::new();
        for (end, other) in ends.iter().zip(&partner) {
            let Some((metres, other)) = known.get(&end.line).zip(other.and_then(|i| ends.get(i))) else {
                continue;
            };
            if heights.metres(other.line).is_none() && !given.contains_key(&other.line) {
                let entry = next.entry(other.line).or_insert(Some(*metres));
                if *entry != Some(*metres) {
                    *entry = None;
                }
            }
        }
        fresh.extend(next.iter().filter_map(|(line, metres)| Some((*line, (*metres)?))));
        given.extend(next);
    }
    given.into_iter().filter_map(|(line, metres)| Some((line, metres?))).collect()
}

#[cfg(test)]
mod tests {
    use super::{Heights, Joining, Line, continued};
    use oblique_georeference::Point;

    fn row(y: f64, from: i32, to: i32) -> Line {
        let points = (from..=to).map(|x| Point::new(f64::from(x), y)).collect();
        Line { points, closed: false }
    }

    #[test]
    fn heights_go_on_over_gaps_and_stop_where_two_meet() {
        let lines = [
            row(10.0, 0, 50),
            row(10.0, 90, 140),
            row(12.0, 180, 230),
            row(60.0, 0, 50),
            row(60.0, 90, 140),
            row(60.0, 180, 230),
            row(200.0, 0, 50),
        ];
        let mut heights = Heights::new();
        heights.set(0, Some(500.0));
        heights.set(3, Some(520.0));
        heights.set(5, Some(540.0));
        let wide = Joining { widest_pixels: 60.0, ..Joining::default() };
        assert_eq!(continued(&lines, &heights, &wide), [(1, 500.0), (2, 500.0)]);
        assert!(continued(&lines, &heights, &Joining::default()).is_empty(), "the gaps are too wide");
        assert!(continued(&lines, &Heights::new(), &wide).is_empty());
    }
}
