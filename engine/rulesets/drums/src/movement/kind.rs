//! What kind of movement a path is, by formation and facing (`move.forward`, `move.lateral`, `move.wheel`,
//! `move.prolong`, `move.fast`, `form.square`).
//!
//! Must not know the ground nor who stands on it.

use crate::board::ahead::{hours_of, is_straight, row_of};
use crate::board::angles::STEP;
use crate::board::arc::ORIENTATION;
use crate::ids::{formation, rule};
use crate::refuse;
use crate::units::nature::is_fast;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::Refusal;

/// A kind of movement; one action is one of them (`move.action`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Straight ahead, the only kind that may end in an Approach.
    Straight,
    /// Ahead and aslant, facing kept.
    Oblique,
    /// Sideways, facing kept.
    Lateral,
    /// Backwards, facing kept.
    Back,
    /// Forward and round by one step.
    Wheel,
    /// A fast unit's way, not along one row.
    Free,
    /// One hex in any direction: squares, guns pushed by hand.
    Shift,
}

impl Kind {
    /// Is it a manoeuvre, which costs a reduction (`move.reduce`)?
    pub(crate) const fn is_manoeuvre(self) -> bool {
        matches!(self, Self::Lateral | Self::Back | Self::Wheel)
    }
}

/// A unit about to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mover {
    /// Its formation, by its place in the catalog.
    pub formation: u8,
    /// Which way it faces.
    pub facing: Option<Hour>,
    /// Where it stands.
    pub hex: Hex,
}

/// What kind of movement takes a unit along a path, to end facing `end`; `None` where it faces as it does. Of kinds
/// that fit the cheapest.
///
/// # Errors
/// The rule by which it is none of the formation's.
pub(crate) fn kind_of(mover: Mover, path: &[Hex], end: Option<Hour>) -> Result<Kind, Refusal> {
    let Some(hours) = hours_of(mover.hex, path).filter(|hours| !hours.is_empty()) else {
        return refuse(rule::MOVE_ACTION, "A move goes from hex to hex");
    };
    match mover.formation {
        formation::GARRISON => return refuse(rule::BUA_SECTOR, "A garrison leaves its sector or stays"),
        formation::SQUARE => {
            return if end.is_some() {
                refuse(rule::MOVE_WHEEL, "A square faces nowhere and does not wheel")
            } else if hours.len() == 1 {
                Ok(Kind::Shift)
            } else {
                refuse(rule::FORM_SQUARE, "A square moves one hex an action")
            };
        }
        _ => {}
    }
    let Some(facing) = mover.facing else {
        return refuse(rule::GEO_FACING, "It faces nowhere");
    };
    if is_fast(mover.formation) {
        return fast(mover, path, end);
    }
    let turn = end.map_or(0, |end| if end == facing { 0 } else { turn_of(facing, end) });
    if turn != 0 {
        return turning(mover.formation, facing, &hours, turn);
    }
    if mover.formation == formation::UNLIMBERED {
        return if hours.len() == 1 {
            Ok(Kind::Shift)
        } else {
            refuse(rule::MOVE_PROLONG, "Guns are pushed one hex an action")
        };
    }
    if is_straight(facing, mover.hex, path) {
        return Ok(Kind::Straight);
    }
    let count = |by: i32| hours.iter().filter(|hour| **hour == facing.turned(by)).count();
    let only = |bys: &[i32]| bys.iter().map(|by| count(*by)).sum::<usize>() == hours.len();
    if facing.is_side(ORIENTATION) {
        let slanting = hours.len() - count(0);
        let oblique = |by: i32| only(&[0, by]) && count(0) >= 1 && slanting <= 2;
        let lateral = |by: i32| only(&[by, 2 * by]) && count(by).abs_diff(count(2 * by)) <= 1;
        return if oblique(2) || oblique(-2) {
            Ok(Kind::Oblique)
        } else if lateral(2) || lateral(-2) {
            Ok(Kind::Lateral)
        } else if only(&[6]) {
            Ok(Kind::Back)
        } else {
            refuse(rule::MOVE_FORWARD, "That is neither ahead, sideways nor back for a column")
        };
    }
    if only(&[-1, 1]) {
        Ok(Kind::Oblique)
    } else if only(&[3]) || only(&[-3]) {
        Ok(Kind::Lateral)
    } else if only(&[5, 7]) {
        Ok(Kind::Back)
    } else {
        refuse(rule::MOVE_FORWARD, "That is neither ahead, sideways nor back for a line")
    }
}

/// Steps of a turn, right positive; 3 either way is about-face.
const fn turn_of(from: Hour, to: Hour) -> i32 {
    let hours = (to.get() as i32 - from.get() as i32).rem_euclid(12);
    (if hours > 6 { hours - 12 } else { hours }) / STEP
}

/// A wheel: one hex, one step of turn to its side.
fn turning(formation: u8, facing: Hour, hours: &[Hour], turn: i32) -> Result<Kind, Refusal> {
    let [hour] = hours else { return refuse(rule::MOVE_WHEEL, "A wheel goes one hex") };
    if turn.abs() != 1 {
        return refuse(rule::MOVE_WHEEL, "A wheel turns one step");
    }
    let guns = formation == formation::UNLIMBERED;
    // A line turns to the side of the front hex it enters; guns wheel back into the hex behind that side as well.
    let ahead = if facing.is_side(ORIENTATION) { *hour == facing } else { *hour == facing.turned(turn) };
    let behind = guns && (*hour == facing.turned(5) || *hour == facing.turned(7));
    if ahead || behind || (guns && (*hour == facing.turned(1) || *hour == facing.turned(-1))) {
        Ok(Kind::Wheel)
    } else {
        refuse(rule::MOVE_WHEEL, "A wheel goes forward to the side it turns to")
    }
}

/// A fast unit's: any path, its length and bends for the caller to allow; straight along one row facing along it.
fn fast(mover: Mover, path: &[Hex], end: Option<Hour>) -> Result<Kind, Refusal> {
    if end.is_some_and(|end| !end.is_side(ORIENTATION)) {
        return refuse(rule::MOVE_FAST, "It must face a side at the end");
    }
    let row = row_of(mover.hex, path);
    let along = row.is_some() && end.or(mover.facing) == row;
    Ok(if along { Kind::Straight } else { Kind::Free })
}

#[cfg(test)]
mod tests {
    use super::{Kind, Mover, kind_of};
    use crate::board::tests::at;
    use crate::ids::formation::{ATTACK_COLUMN, LINE, MARCH_COLUMN, SQUARE, UNLIMBERED};
    use oblique_board::hex::{Hex, Hour, Orientation};

    /// What a unit at (10,10) does that steps through those hours.
    fn done(formation: u8, facing: Option<i32>, hours: &[i32], end: Option<i32>) -> Option<Kind> {
        let mover = Mover { formation, facing: facing.map(Hour::new), hex: at(10, 10) };
        let path: Vec<Hex> = hours
            .iter()
            .scan(at(10, 10), |hex, hour| {
                *hex += Hour::new(*hour).step(Orientation::Pointy).expect("a side");
                Some(*hex)
            })
            .collect();
        kind_of(mover, &path, end.map(Hour::new)).ok()
    }

    #[test]
    fn a_line_goes_ahead_aslant_aside_and_back() {
        let line = |hours: &[i32]| done(LINE, Some(0), hours, None);
        assert_eq!((line(&[11, 1]), line(&[1, 1])), (Some(Kind::Straight), Some(Kind::Oblique)));
        assert_eq!(
            (line(&[3]), line(&[9, 9]), line(&[3, 9])),
            (Some(Kind::Lateral), Some(Kind::Lateral), None)
        );
        assert_eq!((line(&[5, 7]), line(&[5, 1])), (Some(Kind::Back), None));
    }

    #[test]
    fn a_column_slants_but_little() {
        let column = |hours: &[i32]| done(ATTACK_COLUMN, Some(1), hours, None);
        assert_eq!((column(&[1, 3]), column(&[1, 1])), (Some(Kind::Oblique), Some(Kind::Straight)));
        assert_eq!(column(&[3]), Some(Kind::Lateral), "aslant alone is no oblique move");
        assert_eq!((column(&[3, 5]), column(&[3, 3])), (Some(Kind::Lateral), None));
        assert_eq!((column(&[1, 3, 11]), column(&[7, 7])), (None, Some(Kind::Back)));
    }

    #[test]
    fn wheels_go_a_hex_and_turn_a_step() {
        assert_eq!(done(ATTACK_COLUMN, Some(1), &[1], Some(3)), Some(Kind::Wheel));
        assert_eq!(done(LINE, Some(0), &[11], Some(10)), Some(Kind::Wheel));
        assert_eq!(done(LINE, Some(0), &[1], Some(10)), None, "to the other side");
        assert_eq!(done(LINE, Some(0), &[11, 11], Some(10)), None);
        assert_eq!(
            (done(LINE, Some(0), &[7], Some(10)), done(UNLIMBERED, Some(0), &[7], Some(10))),
            (None, Some(Kind::Wheel))
        );
    }

    #[test]
    fn squares_and_guns_go_a_hex_and_fast_units_as_they_like() {
        assert_eq!(
            (done(SQUARE, None, &[5], None), done(SQUARE, None, &[5, 5], None)),
            (Some(Kind::Shift), None)
        );
        assert_eq!(
            (done(UNLIMBERED, Some(0), &[3], None), done(UNLIMBERED, Some(0), &[3, 3], None)),
            (Some(Kind::Shift), None)
        );
        let march = |hours: &[i32], end| done(MARCH_COLUMN, Some(1), hours, end);
        assert_eq!(
            (march(&[1, 1], None), march(&[5, 5], Some(5))),
            (Some(Kind::Straight), Some(Kind::Straight))
        );
        assert_eq!((march(&[5, 5], None), march(&[1, 3], Some(11))), (Some(Kind::Free), Some(Kind::Free)));
        assert_eq!(march(&[1], Some(2)), None);
    }
}
