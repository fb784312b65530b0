//! The hexes between two hexes, exact in integers (`los.line`).

use hexx::Hex;

/// One step or stretch of a line: the hex it passes through, or the two it runs between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    first: Hex,
    second: Option<Hex>,
}

impl Step {
    pub(super) const fn new(first: Hex, second: Option<Hex>) -> Self {
        Self { first, second }
    }

    /// The same as far from another hex as this is from the origin.
    pub(super) fn moved(self, by: Hex) -> Self {
        Self { first: self.first + by, second: self.second.map(|second| second + by) }
    }

    /// The one or two hexes. Of two of a [`line`] the order does not depend on its direction; of what is
    /// [`crossed`](super::crossed) the left one comes first.
    pub fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        std::iter::once(self.first).chain(self.second)
    }

    /// Does the line run along an edge here?
    #[must_use]
    #[cfg(test)]
    pub(crate) const fn is_between(self) -> bool {
        self.second.is_some()
    }
}

/// The steps strictly between two hexes, in order: `distance - 1` of them. A step has two
/// candidates where the line from centre to centre runs along an edge. The line back has the same
/// steps in reverse.
#[must_use]
pub fn line(from: Hex, to: Hex) -> Line {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let cube = [x, y, -x - y];
    let long = cube.map(i32::abs).into_iter().max().unwrap_or(0);
    // Along the longest axis every step is whole. A unit along the axis after it, and one along
    // the longest itself, are taken back on the third, so that the three sum to nothing.
    let k = cube.iter().position(|c| c.abs() == long).unwrap_or(0);
    let (part, on_longest, one) = match k {
        0 => (cube[1], Hex::new(1, 0), Hex::new(0, 1)),
        1 => (cube[2], Hex::new(-1, 1), Hex::new(-1, 0)),
        _ => (cube[0], Hex::new(0, -1), Hex::new(1, -1)),
    };
    let floor = if long == 0 { 0 } else { part.div_euclid(long) };
    let step = on_longest * cube[k].signum() + one * floor;
    Line { at: from, step, one, rest: 0, gain: part - floor * long, long, left: long - 1 }
}

/// The steps of a line: see [`line`].
#[derive(Clone, Debug)]
pub struct Line {
    /// The lower candidate of the last step.
    at: Hex,
    /// To the lower candidate of the next one, unless the rest runs over.
    step: Hex,
    /// From the lower to the higher candidate.
    one: Hex,
    /// How far the line is beyond the lower candidate, in parts of `long`.
    rest: i32,
    /// How much further each step, likewise.
    gain: i32,
    long: i32,
    left: i32,
}

impl Iterator for Line {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.left <= 0 {
            return None;
        }
        self.left -= 1;
        self.at += self.step;
        self.rest += self.gain;
        if self.rest >= self.long {
            self.rest -= self.long;
            self.at += self.one;
        }
        let (low, high) = (self.at, self.at + self.one);
        Some(match (self.rest * 2).cmp(&self.long) {
            std::cmp::Ordering::Less => Step { first: low, second: None },
            std::cmp::Ordering::Greater => Step { first: high, second: None },
            std::cmp::Ordering::Equal if (low.y, low.x) < (high.y, high.x) => {
                Step { first: low, second: Some(high) }
            }
            std::cmp::Ordering::Equal => Step { first: high, second: Some(low) },
        })
    }
}
