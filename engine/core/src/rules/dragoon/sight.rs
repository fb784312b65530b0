//! Line of sight of a bombarding battery, exact in integers (`los.line`, `los.hills`,
//! `los.obstacles`).
//!
//! Must not know ranges or arcs: only what stands between two hexes.

use super::state::Battle;
use super::tables::Tables;
use crate::hex::Hex;

/// The one or two hexes of step `i` of a line along `d` (target minus firer, `distance` = its
/// length in hexes), relative to the firer (`los.line`).
pub fn candidates(d: Hex, distance: i32, i: i32) -> (Hex, Option<Hex>) {
    let cube = [d.x, d.y, -d.x - d.y];
    // The longest coordinate goes up by exactly one a step, so it is whole everywhere.
    let whole = (0..3).find(|c| cube[*c].abs() == distance).unwrap_or(0);
    let (u, w) = ((whole + 1) % 3, (whole + 2) % 3);
    let at = |value: i32| {
        let mut point = [0; 3];
        point[whole] = cube[whole].signum() * i;
        point[u] = value;
        point[w] = -point[whole] - value;
        Hex::new(point[0], point[1])
    };
    let twice = 2 * cube[u] * i;
    let (low, rest) = (twice.div_euclid(2 * distance), twice.rem_euclid(2 * distance));
    match rest.cmp(&distance) {
        std::cmp::Ordering::Less => (at(low), None),
        std::cmp::Ordering::Equal => (at(low), Some(at(low + 1))),
        std::cmp::Ordering::Greater => (at(low + 1), None),
    }
}

impl Battle {
    /// Does a hex see another (`los.use`)?
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        let board = &self.ground.board;
        let (Some(own), Some(other)) = (board.level(from), board.level(to)) else { return false };
        let distance = i32::try_from(from.unsigned_distance_to(to)).unwrap_or(i32::MAX);
        (1..distance).all(|i| {
            let (one, two) = candidates(to - from, distance, i);
            let open = |hex: Hex| self.on_map_and_blocks(from + hex, own, other);
            match (open(one), two.and_then(open)) {
                (Some(a), Some(b)) => !(a && b),
                (Some(a), None) | (None, Some(a)) => !a,
                (None, None) => true,
            }
        })
    }

    /// Does a hex between block sight from level `own` to level `other`? `None` off the map.
    fn on_map_and_blocks(&self, hex: Hex, own: i8, other: i8) -> Option<bool> {
        let board = &self.ground.board;
        let ground = board.level(hex)?;
        let hill = if own == other { ground > own } else { ground >= own.max(other) };
        let obstacle = || {
            Tables::get().terrain(board.terrain(hex).unwrap_or_default()).blocks_sight
                || self.top_at(hex).is_some()
        };
        Some(hill || (own <= ground && obstacle()))
    }
}

#[cfg(test)]
mod tests {
    use super::candidates;
    use crate::hex::{Hex, Hour, Orientation};

    #[test]
    fn a_line_along_a_vertex_has_two_candidates() {
        let o = Orientation::Flat;
        let (h0, h2) = (Hour::new(0).vector(o), Hour::new(2).vector(o));
        let (a, b) = candidates(h0 + h2, 2, 1);
        let found = [a, b.unwrap_or_default()];
        assert!(found.contains(&h0) && found.contains(&h2), "{found:?}");
        assert_eq!(candidates(h0 * 3, 3, 2), (h0 * 2, None));
    }

    #[test]
    fn a_line_is_the_same_both_ways() {
        for x in -6..=6 {
            for y in -6..=6 {
                let d = Hex::new(x, y);
                let n = d.unsigned_distance_to(Hex::ZERO) as i32;
                for i in 1..n {
                    let set = |(a, b): (Hex, Option<Hex>), base: Hex| {
                        let mut v = vec![base + a];
                        v.extend(b.map(|b| base + b));
                        v.sort_by_key(|h| (h.x, h.y));
                        v
                    };
                    let there = set(candidates(d, n, i), Hex::ZERO);
                    let back = set(candidates(Hex::ZERO - d, n, n - i), d);
                    assert_eq!(there, back, "{d:?} step {i}");
                    assert!(there.iter().all(|h| h.unsigned_distance_to(Hex::ZERO) as i32 == i));
                }
            }
        }
    }
}
