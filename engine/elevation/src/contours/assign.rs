//! Heights of contour lines: a drag across them with a start and an interval, as engravers count.

use super::crossing::crossings;
use oblique_georeference::Point;
use oblique_linework::Line;
use std::collections::BTreeMap;

/// Two heights nearer to each other than this are the same, in metres.
const SAME_METRES: f64 = 1e-6;

/// A drag across contour lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Drag {
    /// Where it goes, in pixels: two points at least.
    pub path: Vec<Point>,
    /// The height of the first line crossed, in metres.
    pub start_metres: f64,
    /// From line to line, in metres: above 0 where the drag goes uphill, below 0 downhill.
    pub interval_metres: f64,
}

/// Why a drag gives no heights. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum AssignError {
    /// No start or no interval.
    #[error("the first height and the interval must be numbers, and the interval not 0")]
    NoHeights,
    /// It crosses nothing.
    #[error("this drag crosses no contour line: drag from one line across the others")]
    NoLine,
    /// It crosses a line again after others.
    #[error(
        "the drag crosses one line twice, which would have {first_metres} and {second_metres} m: drag straight up or down a slope"
    )]
    Twice {
        /// Which line.
        line: usize,
        /// Its height by the first crossing, in metres.
        first_metres: f64,
        /// Its height by the second, in metres.
        second_metres: f64,
        /// Where it is crossed again.
        at: Point,
    },
    /// A line has another height already.
    #[error(
        "a line crossed has {held_metres} m already and would have {wanted_metres} m: check start and interval, or take its height away first"
    )]
    Other {
        /// Which line.
        line: usize,
        /// The height it has, in metres.
        held_metres: f64,
        /// The height the drag would give it, in metres.
        wanted_metres: f64,
        /// Where it is crossed.
        at: Point,
    },
}

/// The heights of lines, by the index of the line, in metres.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Heights(BTreeMap<usize, f64>);

impl Heights {
    /// No line has a height yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// The height of a line in metres.
    #[must_use]
    pub fn metres(&self, line: usize) -> Option<f64> {
        self.0.get(&line).copied()
    }

    /// How many lines have one.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Has none a height?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Gives one line a height in metres, or takes it away; what it had is answered. No number takes it away.
    pub fn set(&mut self, line: usize, metres: Option<f64>) -> Option<f64> {
        match metres.filter(|m| m.is_finite()) {
            Some(metres) => self.0.insert(line, metres),
            None => self.0.remove(&line),
        }
    }

    /// What a drag would give to which lines, in its order: the first crossed has the start, each further one an
    /// interval more. Refused as a whole where it contradicts itself or what is known.
    ///
    /// # Errors
    /// Where the start or the interval is no number, no line is crossed, one is crossed twice, or one has another height.
    pub fn proposed(&self, lines: &[Line], drag: &Drag) -> Result<Vec<(usize, f64)>, AssignError> {
        let (start, interval) = (drag.start_metres, drag.interval_metres);
        if !start.is_finite() || !interval.is_finite() || interval == 0.0 {
            return Err(AssignError::NoHeights);
        }
        let mut given: Vec<(usize, f64)> = Vec::new();
        for (i, crossing) in crossings(lines, &drag.path).into_iter().enumerate() {
            let (line, at) = (crossing.line, crossing.at);
            let wanted_metres = start + interval * i as f64;
            if let Some((_, first_metres)) = given.iter().copied().find(|(other, _)| *other == line) {
                return Err(AssignError::Twice { line, first_metres, second_metres: wanted_metres, at });
            }
            let other = self.metres(line).filter(|held| (held - wanted_metres).abs() > SAME_METRES);
            if let Some(held_metres) = other {
                return Err(AssignError::Other { line, held_metres, wanted_metres, at });
            }
            given.push((line, wanted_metres));
        }
        if given.is_empty() { Err(AssignError::NoLine) } else { Ok(given) }
    }

    /// Gives heights as [`Heights::proposed`] has them.
    ///
    /// # Errors
    /// As [`Heights::proposed`]; nothing is given then.
    pub fn assign(&mut self, lines: &[Line], drag: &Drag) -> Result<Vec<(usize, f64)>, AssignError> {
        let given = self.proposed(lines, drag)?;
        self.0.extend(given.iter().copied());
        Ok(given)
    }
}

#[cfg(test)]
mod tests {
    use super::{AssignError, Drag, Heights, Line};
    use oblique_georeference::Point;

    /// Upright lines at x = 10, 20, ... 50.
    fn slope() -> Vec<Line> {
        let at = |x: f64| Line { points: vec![Point::new(x, 0.0), Point::new(x, 100.0)], closed: false };
        (1..=5).map(|i| at(10.0 * f64::from(i))).collect()
    }

    fn drag(xs: &[f64], start_metres: f64, interval_metres: f64) -> Drag {
        let path = xs.iter().enumerate().map(|(i, x)| Point::new(*x, 40.0 + i as f64)).collect();
        Drag { path, start_metres, interval_metres }
    }

    #[test]
    fn lines_are_counted_up_and_down_from_the_start() {
        let (lines, mut heights) = (slope(), Heights::new());
        let given = heights.assign(&lines, &drag(&[5.0, 35.0], 500.0, 20.0));
        assert_eq!(given, Ok(vec![(0, 500.0), (1, 520.0), (2, 540.0)]));
        // Down from the other side, agreeing where they meet.
        let given = heights.assign(&lines, &drag(&[55.0, 25.0], 580.0, -20.0));
        assert_eq!(given, Ok(vec![(4, 580.0), (3, 560.0), (2, 540.0)]));
        assert_eq!((heights.len(), heights.metres(3)), (5, Some(560.0)));
    }

    #[test]
    fn contradictions_are_refused_and_change_nothing() {
        let (lines, mut heights) = (slope(), Heights::new());
        heights.set(1, Some(700.0));
        let before = heights.clone();
        let refused = heights.assign(&lines, &drag(&[5.0, 35.0], 500.0, 20.0)).expect_err("line 1 has 700");
        assert!(matches!(
            refused,
            AssignError::Other { line: 1, held_metres: 700.0, wanted_metres: 520.0, .. }
        ));
        let back =
            heights.assign(&lines, &drag(&[35.0, 45.0, 15.0], 500.0, 20.0)).expect_err("there and back");
        assert!(matches!(
            back,
            AssignError::Twice { line: 3, first_metres: 500.0, second_metres: 520.0, .. }
        ));
        assert_eq!(heights.assign(&lines, &drag(&[1.0, 5.0], 1.0, 1.0)), Err(AssignError::NoLine));
        assert_eq!(heights.assign(&lines, &drag(&[5.0, 15.0], 1.0, 0.0)), Err(AssignError::NoHeights));
        assert_eq!(heights.assign(&lines, &drag(&[5.0], 1.0, 1.0)), Err(AssignError::NoLine));
        assert_eq!(heights, before);
        assert_eq!(heights.set(1, Some(f64::NAN)), Some(700.0), "no number takes it away");
        assert!(heights.is_empty());
    }
}
