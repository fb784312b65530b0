//! The front arc: a wedge of bearings between centres, tested in integers (`geo.facing`, `geo.arc`).

use crate::ids::formation;
use oblique_board::hex::{Hex, Hour, Orientation, within_30, within_60};
use oblique_rules::kernel::Front;

/// Boards of this system are pointy-top (`geo.board`).
pub(crate) const ORIENTATION: Orientation = Orientation::Pointy;

/// How wide the front of a formation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// 60 degrees each way: lines.
    Broad,
    /// 30 degrees each way: columns and guns.
    Narrow,
    /// All round: squares and garrisons.
    Round,
}

/// The width of a formation's front, by its place in the catalog.
pub(crate) const fn width_of(formation: u8) -> Width {
    match formation {
        formation::LINE | formation::CAVALRY_LINE => Width::Broad,
        formation::SQUARE | formation::GARRISON => Width::Round,
        _ => Width::Narrow,
    }
}

/// Is `to` in the front arc of a formation that stands at `from` and faces `facing`? A bearing on the limit is
/// inside; a hex is not in its own arc. The arc has no length.
pub(crate) fn in_arc(formation: u8, facing: Option<Hour>, from: Hex, to: Hex) -> bool {
    let v = to - from;
    let Some(f) = facing.map(|hour| hour.vector(ORIENTATION)) else { return v != Hex::ZERO };
    v != Hex::ZERO
        && match width_of(formation) {
            Width::Broad => within_60(v, f),
            Width::Narrow => within_30(v, f),
            Width::Round => true,
        }
}

/// The hexes its front touches: one for a column, two for a line or battery, six all round. Those off the board
/// are among them.
pub(crate) fn front_hexes(formation: u8, facing: Option<Hour>, from: Hex) -> Front {
    let sides = ORIENTATION.sides().into_iter().filter_map(|hour| hour.step(ORIENTATION));
    sides.map(|step| from + step).filter(|hex| in_arc(formation, facing, from, *hex)).collect()
}

#[cfg(test)]
mod tests {
    use super::{front_hexes, in_arc};
    use crate::board::tests::at;
    use crate::ids::formation::{ATTACK_COLUMN, LINE, SQUARE, UNLIMBERED};
    use oblique_board::hex::Hour;

    #[test]
    fn a_battery_sees_30_degrees_each_way() {
        let (guns, north) = (at(10, 14), Some(Hour::new(0)));
        for hex in [at(10, 12), at(9, 11), at(10, 8)] {
            assert!(in_arc(UNLIMBERED, north, guns, hex));
        }
        assert!(!in_arc(UNLIMBERED, north, guns, at(8, 12)));
        assert!(in_arc(LINE, north, guns, at(8, 12)));
    }

    #[test]
    fn of_the_hexes_at_distance_two_a_line_sees_five_and_the_others_three() {
        let here = at(10, 10);
        let seen = |formation, hour| {
            let facing = Some(Hour::new(hour));
            here.ring(2).filter(|hex| in_arc(formation, facing, here, *hex)).count()
        };
        assert_eq!((seen(LINE, 0), seen(ATTACK_COLUMN, 1), seen(UNLIMBERED, 0)), (5, 3, 3));
    }

    #[test]
    fn a_bearing_on_the_limit_is_inside() {
        let (line, south) = (at(10, 8), Some(Hour::new(6)));
        assert!(!in_arc(LINE, south, line, at(7, 9)));
        for hex in [at(9, 10), at(10, 10), at(11, 10), at(8, 9), at(11, 9)] {
            assert!(in_arc(LINE, south, line, hex));
        }
        for hex in [at(8, 8), at(12, 8), at(8, 7)] {
            assert!(!in_arc(LINE, south, line, hex));
        }
    }

    #[test]
    fn fronts_touch_one_two_or_six_hexes() {
        let here = at(10, 10);
        let touched =
            |formation, facing: Option<i32>| front_hexes(formation, facing.map(Hour::new), here).len();
        assert_eq!((touched(ATTACK_COLUMN, Some(3)), touched(LINE, Some(0))), (1, 2));
        assert_eq!((touched(UNLIMBERED, Some(0)), touched(SQUARE, None)), (2, 6));
    }
}
