//! The way a line or column is drawn along: hexes in order, and which way it runs at each.
//!
//! Must not know pieces.

use oblique_board::hex::{Hex, line};
use oblique_board::{Board, Path};

/// Hexes looked at to each side of a place to tell which way the course runs there.
const WINDOW: usize = 4;

/// Adjacent hexes in order, none twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course(Vec<Hex>);

impl Course {
    /// Through the corners given, from hex to hex the straightest way. A hex come by again ends it.
    #[must_use]
    pub fn through(corners: &[Hex]) -> Self {
        let mut hexes: Vec<Hex> = corners.first().copied().into_iter().collect();
        for pair in corners.windows(2) {
            let [from, to] = pair else { continue };
            let between = line(*from, *to).filter_map(|step| step.hexes().next());
            for hex in between.chain([*to]) {
                if !hexes.contains(&hex) {
                    hexes.push(hex);
                }
            }
        }
        Self(hexes)
    }

    /// Along an arc from one hex to another that bulges through a third.
    #[must_use]
    pub fn arc(from: Hex, through: Hex, to: Hex) -> Self {
        // A parabola's control point, in sixteenths, keeps to integers what the eye takes for an arc.
        let bend = Hex::new(
            2 * through.x - i32::midpoint(from.x, to.x),
            2 * through.y - i32::midpoint(from.y, to.y),
        );
        let parts = 16;
        let at = |n: i32| {
            let (a, b, c) = ((parts - n) * (parts - n), 2 * n * (parts - n), n * n);
            let whole = parts * parts;
            rounded(a * from.x + b * bend.x + c * to.x, a * from.y + b * bend.y + c * to.y, whole)
        };
        let corners: Vec<Hex> = (0..=parts).map(at).collect();
        Self::through(&corners)
    }

    /// The hexes.
    #[must_use]
    pub fn hexes(&self) -> &[Hex] {
        &self.0
    }

    /// The other way round.
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// Which way it runs at a place, as a cube vector; the zero vector on a course of one hex. Where
    /// it runs as the whole of it does, give or take a hex, it is the way of the whole: the zigzag of
    /// a straight line must not turn the facings at its ends.
    #[must_use]
    pub fn heading(&self, at: usize) -> Hex {
        let last = self.0.len().saturating_sub(1);
        let (before, after) = (at.saturating_sub(WINDOW), (at + WINDOW).min(last));
        let way = |from: usize, to: usize| match (self.0.get(from), self.0.get(to)) {
            (Some(a), Some(b)) => *b - *a,
            _ => Hex::ZERO,
        };
        let (here, whole) = (way(before, after), way(0, last));
        if runs_along(here, whole) { whole } else { here }
    }
}

/// Does a short way run in the direction of a long one, its end no more than a hex to the side?
fn runs_along(short: Hex, long: Hex) -> bool {
    let [(ax, ay), (bx, by)] = [short, long].map(|v| (i64::from(v.x), i64::from(v.y)));
    // In axial coordinates: twice the inner product, the area between them in sixty-degree rhombs,
    // and the square of the length. The end is `area * sqrt(3) / 2 / length` to the side.
    let inner = 2 * (ax * bx + ay * by) + ax * by + ay * bx;
    let area = ax * by - ay * bx;
    let length_squared = bx * bx + bx * by + by * by;
    inner > 0 && 3 * area * area <= 4 * length_squared
}

/// The hex nearest to `x / whole, y / whole` in axial coordinates.
fn rounded(x: i32, y: i32, whole: i32) -> Hex {
    let near = |n: i32| (2 * n + whole).div_euclid(2 * whole);
    let (rx, ry, rz) = (near(x), near(y), near(-x - y));
    let off = |r: i32, n: i32| (r * whole - n).abs();
    let (dx, dy, dz) = (off(rx, x), off(ry, y), off(rz, -x - y));
    if dx > dy && dx > dz {
        Hex::new(-ry - rz, ry)
    } else if dy > dz {
        Hex::new(rx, -rx - rz)
    } else {
        Hex::new(rx, ry)
    }
}

/// A quarter turn clockwise of a direction on the map (longer by the square root of 3).
pub(super) const fn to_the_right(v: Hex) -> Hex {
    // In cube coordinates (x, y, z) the vector (y - z, z - x, x - y) stands square to it.
    let z = -v.x - v.y;
    Hex::new(z - v.y, v.x - z)
}

/// The course of a road from a hex of it on to one of its ends; `None` off the roads. `kinds` are
/// the linear kinds that count as roads. Where roads meet the one that goes on longest is taken.
#[must_use]
pub fn road_course(board: &Board, kinds: &[&str], head: Hex, backwards: bool) -> Option<Course> {
    let roads = board.features().values().filter(|f| kinds.contains(&f.kind.as_str()));
    let parts = roads.filter_map(|feature| {
        let Path::Hexes(hexes) = &feature.path else { return None };
        let at = hexes.iter().position(|hex| *hex == head)?;
        let part: Vec<Hex> = if backwards {
            hexes.iter().take(at + 1).rev().copied().collect()
        } else {
            hexes.iter().skip(at).copied().collect()
        };
        Some(part)
    });
    parts.max_by_key(Vec::len).map(|corners| Course::through(&corners))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::hex::{Layout, Orientation};

    #[test]
    fn a_straight_line_runs_one_way_from_end_to_end() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let layout = Layout::new(orientation, 40, 40);
            for to in [layout.at(30, 20), layout.at(29, 20), layout.at(20, 35), layout.at(33, 27)] {
                let course = Course::through(&[layout.at(10, 20), to]);
                let headings: Vec<Hex> = (0..course.hexes().len()).map(|at| course.heading(at)).collect();
                assert!(headings.iter().all(|h| *h == headings[0]), "{orientation:?} {to:?}: {headings:?}");
            }
        }
    }

    #[test]
    fn a_bent_line_runs_another_way_after_the_bend() {
        let layout = Layout::new(Orientation::Flat, 40, 40);
        let course = Course::through(&[layout.at(10, 20), layout.at(20, 20), layout.at(20, 32)]);
        let last = course.hexes().len() - 1;
        assert_ne!(course.heading(0), course.heading(last));
        assert_eq!(course.heading(last), layout.at(20, 32) - layout.at(20, 28));
    }
}
