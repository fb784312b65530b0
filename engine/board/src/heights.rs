//! Shaping heights: what levels become when ground is smoothed, flattened, sloped, shifted or
//! scaled. Every function returns only cells that change, within the given range of levels.
//!
//! Must not know rulesets; integers only, so that the same hand gives the same hill everywhere.

use super::Board;
use crate::hex::{Hex, Layout};

/// Lowest and highest level allowed; a range the wrong way round is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    low: i8,
    high: i8,
}

impl Range {
    /// From one level to another.
    #[must_use]
    pub const fn new(a: i8, b: i8) -> Self {
        if a <= b { Self { low: a, high: b } } else { Self { low: b, high: a } }
    }

    /// The nearest level within the range.
    #[must_use]
    pub fn clamp(self, level: i64) -> i8 {
        // Within i8 by the bounds.
        level.clamp(i64::from(self.low), i64::from(self.high)) as i8
    }
}

/// `a / b` to the nearest whole number, halves upward.
const fn rounded(a: i64, b: i64) -> i64 {
    (2 * a + b).div_euclid(2 * b)
}

/// Only cells that would differ from the board.
fn changes(
    board: &Board,
    hexes: impl IntoIterator<Item = Hex>,
    range: Range,
    level: impl Fn(Hex, i8) -> i64,
) -> Vec<(Hex, i8)> {
    let cell = |hex: Hex| {
        let old = board.level(hex)?;
        let new = range.clamp(level(hex, old));
        (new != old).then_some((hex, new))
    };
    hexes.into_iter().filter_map(cell).collect()
}

/// Each hex at the mean of itself, counted twice, and its neighbours.
#[must_use]
pub fn smoothed(board: &Board, hexes: &[Hex], range: Range) -> Vec<(Hex, i8)> {
    let layout = board.layout();
    changes(board, hexes.iter().copied(), range, |hex, old| {
        let near = layout.neighbours(hex).filter_map(|(_, n)| board.level(n));
        let (sum, count) = near.fold((2 * i64::from(old), 2), |(s, n), l| (s + i64::from(l), n + 1));
        rounded(sum, count)
    })
}

/// Every hex at their mean.
#[must_use]
pub fn flattened(board: &Board, hexes: &[Hex], range: Range) -> Vec<(Hex, i8)> {
    let levels = hexes.iter().filter_map(|hex| board.level(*hex));
    let (sum, count) = levels.fold((0, 0), |(s, n), l| (s + i64::from(l), n + 1));
    if count == 0 {
        return Vec::new();
    }
    let mean = rounded(sum, count);
    changes(board, hexes.iter().copied(), range, |_, _| mean)
}

/// Every hex of a board up (or down) by so many levels.
#[must_use]
pub fn shifted(board: &Board, hexes: &[Hex], by: i8, range: Range) -> Vec<(Hex, i8)> {
    changes(board, hexes.iter().copied(), range, |_, old| i64::from(old) + i64::from(by))
}

/// Every level times `times` / `over`, to the nearest; `over` must be above 0.
#[must_use]
pub fn scaled(board: &Board, hexes: &[Hex], times: i64, over: i64, range: Range) -> Vec<(Hex, i8)> {
    if over <= 0 {
        return Vec::new();
    }
    changes(board, hexes.iter().copied(), range, |_, old| rounded(i64::from(old) * times, over))
}

/// Every hex at one level; with `raise_only`, higher ground is left as it is.
#[must_use]
pub fn set(board: &Board, hexes: &[Hex], level: i8, raise_only: bool, range: Range) -> Vec<(Hex, i8)> {
    changes(board, hexes.iter().copied(), range, |_, old| {
        if raise_only { i64::from(level.max(old)) } else { i64::from(level) }
    })
}

/// A slope between two heights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ramp {
    /// Where it begins.
    pub from: Hex,
    /// Its level there.
    pub from_level: i8,
    /// Where it ends.
    pub to: Hex,
    /// Its level there.
    pub to_level: i8,
    /// How far from its middle line it reaches, in hexes.
    pub reach: u32,
}

impl Ramp {
    /// The hexes it covers with their levels, on the board, row by row. Levels go evenly along the
    /// line; beyond the ends there is nothing.
    #[must_use]
    pub fn cells(&self, layout: Layout, range: Range) -> Vec<(Hex, i8)> {
        let along = cube(self.to - self.from);
        let length = dot(along, along);
        // Squares of the reach across, in the same unit as the dot products: a step has 2.
        let across = 2 * i64::from(self.reach) * i64::from(self.reach);
        let level = |hex: Hex| -> Option<i8> {
            let here = cube(hex - self.from);
            let part = dot(here, along);
            if length == 0 {
                let near = hex.unsigned_distance_to(self.from) <= self.reach;
                return near.then(|| range.clamp(i64::from(self.from_level)));
            }
            if part < 0 || part > length {
                return None;
            }
            // The square of the distance to the line, times the line's own square.
            let off = dot(here, here) * length - part * part;
            // Half a hex more on either side, so that a slope of reach 0 is a closed line of hexes.
            let most = (across * length) + length * (2 * i64::from(self.reach) + 1) / 2;
            (off <= most).then(|| {
                let rise = i64::from(self.to_level) - i64::from(self.from_level);
                range.clamp(i64::from(self.from_level) + rounded(rise * part, length))
            })
        };
        let ((c0, r0), (c1, r1)) = (layout.col_row(self.from), layout.col_row(self.to));
        let more = i32::try_from(self.reach).unwrap_or(i32::MAX / 4).saturating_add(1);
        let cols = (c0.min(c1) - more).max(0)..=(c0.max(c1) + more).min(i32::from(layout.width) - 1);
        let rows = (r0.min(r1) - more).max(0)..=(r0.max(r1) + more).min(i32::from(layout.height) - 1);
        let hexes = rows.flat_map(|row| cols.clone().map(move |col| layout.at(col, row)));
        hexes.filter_map(|hex| Some((hex, level(hex)?))).collect()
    }
}

fn cube(hex: Hex) -> [i64; 3] {
    [i64::from(hex.x), i64::from(hex.y), -i64::from(hex.x) - i64::from(hex.y)]
}

fn dot(a: [i64; 3], b: [i64; 3]) -> i64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[cfg(test)]
mod tests {
    use super::{Ramp, Range, flattened, scaled, set, shifted, smoothed};
    use crate::Board;
    use crate::hex::{Hex, Layout, Orientation};

    const RANGE: Range = Range::new(-2, 9);

    fn board(orientation: Orientation) -> Board {
        Board::new(Layout::new(orientation, 12, 10), vec!["clear".to_owned()], Vec::new())
    }

    #[test]
    fn smoothing_takes_a_peak_down_and_its_foot_up() {
        let mut board = board(Orientation::Flat);
        let peak = board.layout().at(5, 5);
        board.set_level(peak, 8);
        let hexes: Vec<Hex> = peak.range(1).collect();
        let cells = smoothed(&board, &hexes, RANGE);
        assert!(cells.contains(&(peak, 2)), "16 / 8");
        assert_eq!(cells.len(), 7, "its neighbours rise to 1: {cells:?}");
    }

    #[test]
    fn flat_ground_is_at_its_mean_and_halves_go_up() {
        let mut board = board(Orientation::Pointy);
        let hexes = [board.layout().at(1, 1), board.layout().at(2, 1)];
        board.set_level(hexes[0], 1);
        board.set_level(hexes[1], 2);
        assert_eq!(flattened(&board, &hexes, RANGE), [(hexes[0], 2)]);
        assert!(flattened(&board, &[], RANGE).is_empty());
    }

    #[test]
    fn the_range_holds_everywhere() {
        let mut board = board(Orientation::Flat);
        let hexes: Vec<Hex> = board.layout().hexes().collect();
        board.set_level(hexes[0], 8);
        board.set_level(hexes[1], -2);
        let up = shifted(&board, &hexes, 3, RANGE);
        assert!(up.contains(&(hexes[0], 9)) && up.contains(&(hexes[1], 1)));
        let double = scaled(&board, &hexes, 2, 1, RANGE);
        assert_eq!(double, [(hexes[0], 9)]);
        let half = scaled(&board, &hexes, 1, 2, RANGE);
        assert_eq!(half, [(hexes[0], 4), (hexes[1], -1)]);
        assert!(scaled(&board, &hexes, 1, 0, RANGE).is_empty());
        assert!(!set(&board, &hexes, 3, true, RANGE).iter().any(|(hex, _)| *hex == hexes[0]));
    }

    #[test]
    fn a_ramp_climbs_evenly_from_end_to_end() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let layout = Layout::new(orientation, 20, 20);
            let (from, to) = (layout.at(3, 10), layout.at(13, 7));
            for reach in 0..3 {
                let ramp = Ramp { from, from_level: 1, to, to_level: 6, reach };
                let cells = ramp.cells(layout, RANGE);
                let level = |hex: Hex| cells.iter().find(|(h, _)| *h == hex).map(|(_, l)| *l);
                assert_eq!((level(from), level(to)), (Some(1), Some(6)));
                let climb: Vec<i8> = from.line_to(to).filter_map(level).collect();
                assert_eq!(climb.len(), from.line_to(to).count(), "the line itself is covered");
                assert!(climb.windows(2).all(|w| w[1] - w[0] == 0 || w[1] - w[0] == 1));
                // The other way round it is the same slope.
                let back = Ramp { from: to, from_level: 6, to: from, to_level: 1, reach };
                let other = back.cells(layout, RANGE);
                assert_eq!(other.len(), cells.len());
            }
        }
        let layout = Layout::new(Orientation::Flat, 20, 20);
        let here = layout.at(4, 4);
        let dot = Ramp { from: here, from_level: 3, to: here, to_level: 5, reach: 1 };
        assert_eq!(dot.cells(layout, RANGE).len(), 7);
    }
}
