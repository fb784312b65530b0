//! Where the flanks of the enemy's line are: beyond its ends, a little behind them.
//!
//! Must not know who goes there: that is the plan's, by the designer's tasks.

use super::posts::{self, cross};
use oblique_board::hex::Hex;

/// Hexes beyond the last unit of a line at which its flank is turned.
const BEYOND_HEXES: i32 = 2;
/// Hexes behind that unit.
const BEHIND_HEXES: i32 = 2;

/// A line of units: which way it fronts, where its middle is, and beyond its left and right end, a little behind them.
pub(super) struct Flanks {
    front: Hex,
    middle: Hex,
    left: Hex,
    right: Hex,
}

impl Flanks {
    /// Of units and their figures before an army, whatever way each of them looks; `None` where there is no line or no army
    /// before it.
    pub(super) fn of(line: &[(Hex, i32)], army: &[(Hex, i32)]) -> Option<Self> {
        let middle = posts::middle(line)?;
        let front = posts::middle(army)? - middle;
        if front == Hex::ZERO {
            return None;
        }
        let across = front.rotate_cw(1) + front.rotate_cw(2);
        let rightward = if cross(front, across) > 0 { across } else { -across };
        let key = |hex: &Hex| (cross(front, *hex), hex.y, hex.x);
        let hexes = || line.iter().map(|(hex, _)| *hex);
        let behind = steps_along(-front, BEHIND_HEXES);
        let beyond = steps_along(rightward, BEYOND_HEXES);
        let left = hexes().min_by_key(key)? - beyond + behind;
        Some(Self { front, middle, left, right: hexes().max_by_key(key)? + beyond + behind })
    }

    /// The flank on whose side of the line's middle a hex lies, however far before it: who has begun to go round one goes on.
    pub(super) fn beside(&self, hex: Hex) -> Hex {
        if cross(self.front, hex - self.middle) > 0 { self.right } else { self.left }
    }
}

/// So many hexes along a vector that is not zero.
fn steps_along(way: Hex, steps: i32) -> Hex {
    let length = i32::try_from(way.unsigned_distance_to(Hex::ZERO)).unwrap_or(i32::MAX).max(1);
    let part = |of: i32| (2 * of * steps + length * of.signum()) / (2 * length);
    Hex::new(part(way.x), part(way.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::hex::{Hour, Orientation};

    #[test]
    fn flanks_lie_beyond_the_ends_of_a_line_and_behind_them() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            for hour in 0..12 {
                let front = Hour::new(hour).vector(orientation);
                let across = front.rotate_cw(1) + front.rotate_cw(2);
                let line: Vec<(Hex, i32)> = (-4..=4).map(|i| (across * i, 5)).collect();
                let flanks = Flanks::of(&line, &[(front * 9, 30)]).unwrap();
                for end in [line[0].0, line[8].0] {
                    let flank = flanks.beside(front * 9 + end * 2);
                    assert!((2..=4).contains(&flank.unsigned_distance_to(end)), "{hour}: {flank:?} {end:?}");
                    let before = end + front * 3;
                    assert!(flank.unsigned_distance_to(before) > end.unsigned_distance_to(before), "behind");
                    assert!(
                        flank.unsigned_distance_to(Hex::ZERO) > end.unsigned_distance_to(Hex::ZERO),
                        "beyond"
                    );
                }
            }
        }
    }

    #[test]
    fn without_an_army_before_it_a_line_has_no_flanks() {
        let line = [(Hex::ZERO, 3), (Hex::new(4, 0), 3)];
        assert!(Flanks::of(&line, &[]).is_none() && Flanks::of(&line, &[(Hex::new(2, 0), 9)]).is_none());
        assert!(Flanks::of(&[], &line).is_none());
    }
}
