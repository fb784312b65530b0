//! Straight back from an enemy, and turning to face him (`geo.back`).

use crate::board::angles::facing_kind;
use crate::board::arc::ORIENTATION;
use oblique_board::hex::{Hex, Hour};
use oblique_scenario::Side;
use std::cmp::Reverse;

/// How well an hour points along a direction: greater is nearer. Comparable among sides, and among corners.
fn alignment(hour: Hour, v: Hex) -> i32 {
    let f = hour.vector(ORIENTATION);
    v.x * f.x + v.y * f.y + (v.x + v.y) * (f.x + f.y)
}

/// The hour of the row along which a unit goes straight back: nearest to the bearing from the enemy to it; of two as
/// near the one that leads nearer to its own baseline, then the smaller. `None` if both stand in one hex.
pub(crate) fn row_back(enemy: Hex, unit: Hex, side: Side) -> Option<Hour> {
    let v = unit - enemy;
    let homeward = |hour: Hour| match side {
        Side::A => hour.vector(ORIENTATION).y,
        Side::B => -hour.vector(ORIENTATION).y,
    };
    let best = ORIENTATION.sides().into_iter().max_by_key(|h| (alignment(*h, v), homeward(*h), Reverse(*h)));
    best.filter(|_| v != Hex::ZERO)
}

/// The facing of a formation that turns to an enemy: nearest to the bearing; of two the one nearer to its present
/// facing, then the clockwise one. `None` for formations without facing.
pub(crate) fn facing_to(formation: u8, now: Option<Hour>, unit: Hex, enemy: Hex) -> Option<Hour> {
    let v = enemy - unit;
    let hours = facing_kind(formation).hours(ORIENTATION);
    let most = hours.iter().map(|h| alignment(*h, v)).max()?;
    let mut nearest = hours.into_iter().filter(|h| alignment(*h, v) == most);
    let first = nearest.next()?;
    let Some(second) = nearest.next() else { return Some(first) };
    // The two lie a step apart; twelve follows eleven.
    let (left, right) = if first.turned(2) == second { (first, second) } else { (second, first) };
    let nearer_left = now.is_some_and(|now| left.distance(now) < right.distance(now));
    Some(if nearer_left { left } else { right })
}

/// The one of several enemies a unit turns to and goes back from: the one whose bearing is nearest to its facing;
/// all round the nearest by distance. Of two as near the first of the roster.
pub(crate) fn chief_enemy(facing: Option<Hour>, unit: Hex, enemies: &[Hex]) -> Option<usize> {
    let places = || enemies.iter().enumerate();
    let Some(facing) = facing else {
        return places().min_by_key(|(i, hex)| (hex.unsigned_distance_to(unit), *i)).map(|(i, _)| i);
    };
    places()
        .reduce(|best, other| if nearer(facing, *other.1 - unit, *best.1 - unit) { other } else { best })
        .map(|(i, _)| i)
}

/// Is the bearing `a` strictly nearer to a facing than `b`? The cosines are compared by their squares, signs kept.
fn nearer(facing: Hour, a: Hex, b: Hex) -> bool {
    let norm = |v: Hex| i64::from(v.x * v.x + v.y * v.y + (v.x + v.y) * (v.x + v.y));
    let signed = |v: Hex| {
        let dot = i64::from(alignment(facing, v));
        dot * dot.abs()
    };
    signed(a) * norm(b) > signed(b) * norm(a)
}

#[cfg(test)]
mod tests {
    use super::{chief_enemy, facing_to, row_back};
    use crate::board::tests::at;
    use crate::ids::formation::{ATTACK_COLUMN, LINE, SQUARE};
    use oblique_board::hex::Hour;
    use oblique_scenario::Side;

    #[test]
    fn back_goes_the_row_nearest_to_the_bearing_from_the_enemy() {
        let hour = row_back(at(9, 10), at(9, 9), Side::B).map(Hour::get);
        assert_eq!(hour, Some(1));
        // Straight up the board both rows lead home alike: the smaller hour.
        assert_eq!(row_back(at(10, 10), at(10, 8), Side::B).map(Hour::get), Some(1));
        // Along the row at 2 o'clock, hours 1 and 3 are as near: A would rather not go up.
        assert_eq!(row_back(at(10, 10), at(12, 9), Side::A).map(Hour::get), Some(3));
        assert_eq!(row_back(at(10, 10), at(10, 10), Side::A), None);
    }

    #[test]
    fn a_unit_turns_to_the_bearing_then_as_little_as_it_can_then_clockwise() {
        let (unit, south) = (at(10, 8), at(10, 10));
        assert_eq!(facing_to(LINE, Some(Hour::new(0)), unit, south), Some(Hour::new(6)));
        // A column has 5 and 7 as near to due south.
        assert_eq!(facing_to(ATTACK_COLUMN, Some(Hour::new(3)), unit, south), Some(Hour::new(5)));
        assert_eq!(facing_to(ATTACK_COLUMN, Some(Hour::new(9)), unit, south), Some(Hour::new(7)));
        assert_eq!(facing_to(ATTACK_COLUMN, None, unit, south), Some(Hour::new(7)));
        assert_eq!(facing_to(ATTACK_COLUMN, None, unit, at(10, 6)), Some(Hour::new(1)), "1 follows 11");
        assert_eq!(facing_to(SQUARE, None, unit, south), None);
    }

    #[test]
    fn of_several_enemies_the_one_before_it_counts() {
        let (unit, before, beside) = (at(10, 8), at(10, 10), at(11, 8));
        assert_eq!(chief_enemy(Some(Hour::new(6)), unit, &[beside, before]), Some(1));
        assert_eq!(chief_enemy(Some(Hour::new(2)), unit, &[before, beside]), Some(1));
        assert_eq!(chief_enemy(None, unit, &[before, beside]), Some(1), "all round the nearest");
        assert_eq!(chief_enemy(None, unit, &[]), None);
    }
}
