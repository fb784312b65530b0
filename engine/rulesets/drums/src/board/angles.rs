//! The book's angles as clock hours (`geo.angles`).

use crate::CATALOG;
use crate::board::arc::ORIENTATION;
use crate::ids::formation;
use oblique_board::hex::Hour;
use oblique_rules::catalog::FacingKind;

/// One step of a formation's facings, in hours: what the book's "up to 90 degrees" holds.
pub(crate) const STEP: i32 = 2;

/// What a formation faces, by its place in the catalog.
pub(crate) fn facing_kind(formation: u8) -> FacingKind {
    CATALOG.formations.get(usize::from(formation)).map_or(FacingKind::None, |f| f.facing)
}

/// May a formation face so? Where it has no facing only none will do.
pub(crate) fn may_face(formation: u8, facing: Option<Hour>) -> bool {
    facing_kind(formation).fits(facing, ORIENTATION)
}

/// Turned one step left (-1) or right (1).
pub(crate) const fn rotated(facing: Hour, by: i32) -> Hour {
    facing.turned(STEP * by)
}

/// The facings a unit may take when it changes formation (`geo.angles`): its own if both face alike, else either
/// neighbouring hour; any of the new formation's for who leaves a square, a garrison or the limber; none where the new
/// one has no facing. In clock order.
pub(crate) fn facings_after(from: u8, facing: Option<Hour>, to: u8) -> Vec<Hour> {
    let kind = facing_kind(to);
    let all = kind.hours(ORIENTATION);
    match facing {
        Some(hour) if !(from == formation::LIMBERED && to == formation::UNLIMBERED) => {
            let near = u8::from(!kind.fits(Some(hour), ORIENTATION));
            all.into_iter().filter(|h| h.distance(hour) == near).collect()
        }
        _ => all,
    }
}

#[cfg(test)]
mod tests {
    use super::{facings_after, may_face, rotated};
    use crate::ids::formation::{
        ATTACK_COLUMN, CAVALRY_COLUMN, CAVALRY_LINE, LIMBERED, LINE, MARCH_COLUMN, SQUARE, UNLIMBERED,
    };
    use oblique_board::hex::Hour;

    fn after(from: u8, facing: Option<i32>, to: u8) -> Vec<u8> {
        facings_after(from, facing.map(Hour::new), to).into_iter().map(Hour::get).collect()
    }

    #[test]
    fn a_change_between_corner_and_side_turns_by_one_hour() {
        assert_eq!(after(ATTACK_COLUMN, Some(7), LINE), [6, 8]);
        assert_eq!(after(LINE, Some(0), ATTACK_COLUMN), [1, 11]);
        assert_eq!(after(ATTACK_COLUMN, Some(7), MARCH_COLUMN), [7]);
        assert_eq!(after(CAVALRY_COLUMN, Some(1), CAVALRY_LINE), [0, 2]);
    }

    #[test]
    fn who_leaves_a_square_or_the_limber_faces_as_he_likes() {
        assert_eq!(after(SQUARE, None, LINE), [0, 2, 4, 6, 8, 10]);
        assert_eq!(after(LIMBERED, Some(1), UNLIMBERED), [0, 2, 4, 6, 8, 10]);
        assert_eq!(after(UNLIMBERED, Some(0), LIMBERED), [1, 11]);
        assert!(after(LINE, Some(0), SQUARE).is_empty());
    }

    #[test]
    fn a_step_is_two_hours_and_keeps_the_kind_of_facing() {
        let turned = rotated(Hour::new(0), -1);
        assert_eq!(turned.get(), 10);
        assert!(may_face(LINE, Some(turned)) && !may_face(ATTACK_COLUMN, Some(turned)));
        assert!(may_face(SQUARE, None) && !may_face(SQUARE, Some(turned)));
    }
}
