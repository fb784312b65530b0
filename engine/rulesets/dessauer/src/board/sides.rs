//! Front, flank and rear: which of a unit's six hexes is which (`form.table`), and what an attack strikes
//! (`charge.shape`).

use crate::board::angles::{is_aside_or_behind, is_behind};
use oblique_board::hex::{Hex, Hour, Orientation};

/// How the six hexes about a unit are shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shape {
    /// Lines and unlimbered guns: they face a vertex (`form.line`).
    Line,
    /// Skirmishers: shared out as a line, without the dangers of a flank.
    Skirmish,
    /// Columns and limbered guns: they face a side (`form.column`).
    Column,
    /// Bent lines: they face a side, and three hexes are their front (`form.bent`).
    Bent,
    /// Squares and garrisons: six fronts (`form.square`).
    Round,
}

/// A side of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Face {
    /// Where it shoots, attacks and is attacked frontally.
    Front,
    /// Beside it.
    Flank,
    /// Behind it.
    Rear,
}

/// Which side of a unit so formed and facing looks to an hour; hours that are no hexside of its board count as the next
/// side to the rear. Round shapes have only fronts, whatever the facing.
#[must_use]
pub(crate) const fn face(shape: Shape, facing: Hour, hour: Hour) -> Face {
    let off = facing.distance(hour);
    match (shape, off) {
        (Shape::Round, _)
        | (Shape::Line | Shape::Skirmish, 0 | 1)
        | (Shape::Column, 0)
        | (Shape::Bent, 0..=2) => Face::Front,
        (Shape::Line | Shape::Skirmish, 2 | 3) | (Shape::Column, 1..=4) => Face::Flank,
        _ => Face::Rear,
    }
}

/// Which side of a unit on the first hex the second one touches; `None` if they do not touch.
#[must_use]
pub(crate) fn face_towards(
    shape: Shape,
    facing: Hour,
    (at, other): (Hex, Hex),
    orientation: Orientation,
) -> Option<Face> {
    Hour::between(at, other, orientation).map(|hour| face(shape, facing, hour))
}

/// Does an attack strike flank or rear (`charge.shape`): from where the attacker began its turn and from the hex of
/// contact? Skirmishers, squares and garrisons are always struck in front.
#[must_use]
pub(crate) fn strikes_flank_or_rear(
    shape: Shape,
    facing: Hour,
    at: Hex,
    (began, contact): (Hex, Hex),
    orientation: Orientation,
) -> bool {
    let ahead = facing.vector(orientation);
    let came_round = match shape {
        Shape::Line | Shape::Column => is_aside_or_behind(ahead, began - at),
        Shape::Bent => is_behind(ahead, began - at),
        Shape::Skirmish | Shape::Round => false,
    };
    let touched = face_towards(shape, facing, (at, contact), orientation);
    came_round && matches!(touched, Some(Face::Flank | Face::Rear))
}

#[cfg(test)]
mod tests {
    use super::{Face, Shape, face_towards, strikes_flank_or_rear};
    use oblique_board::hex::{Hex, Hour, Orientation::Pointy};

    /// Hexes about the origin on one side of a unit there, from hour 1 on.
    fn hexes(shape: Shape, facing: i32, wanted: Face) -> Vec<(i32, i32)> {
        let around = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
        let facing = Hour::new(facing);
        let of = |(q, r): &(i32, i32)| {
            face_towards(shape, facing, (Hex::ZERO, Hex::new(*q, *r)), Pointy) == Some(wanted)
        };
        around.into_iter().filter(of).collect()
    }

    #[test]
    fn a_line_has_two_of_each() {
        assert_eq!(hexes(Shape::Line, 0, Face::Front), [(1, -1), (0, -1)]);
        assert_eq!(hexes(Shape::Line, 0, Face::Flank), [(1, 0), (-1, 0)]);
        assert_eq!(hexes(Shape::Line, 0, Face::Rear), [(0, 1), (-1, 1)]);
    }

    #[test]
    fn a_column_has_four_flanks() {
        assert_eq!(hexes(Shape::Column, 1, Face::Front), [(1, -1)]);
        assert_eq!(hexes(Shape::Column, 1, Face::Flank), [(1, 0), (0, 1), (-1, 0), (0, -1)]);
        assert_eq!(hexes(Shape::Column, 1, Face::Rear), [(-1, 1)]);
    }

    #[test]
    fn a_bent_line_has_no_flanks_and_a_square_only_fronts() {
        assert_eq!(hexes(Shape::Bent, 1, Face::Front), [(1, -1), (1, 0), (0, -1)]);
        assert_eq!(hexes(Shape::Bent, 1, Face::Flank), []);
        assert_eq!(hexes(Shape::Round, 1, Face::Front).len(), 6);
        let far = (Hex::ZERO, Hex::new(2, 0));
        assert_eq!(face_towards(Shape::Line, Hour::new(0), far, Pointy), None);
    }

    #[test]
    fn a_flank_is_struck_by_who_came_from_beside_it() {
        let strikes = |shape, began: (i32, i32), contact: (i32, i32)| {
            let hexes = (Hex::new(began.0, began.1), Hex::new(contact.0, contact.1));
            let facing = Hour::new(i32::from(matches!(shape, Shape::Bent | Shape::Column)));
            strikes_flank_or_rear(shape, facing, Hex::ZERO, hexes, Pointy)
        };
        assert!(strikes(Shape::Line, (3, 0), (1, 0)));
        assert!(!strikes(Shape::Line, (3, -1), (1, 0)));
        assert!(!strikes(Shape::Line, (3, 0), (1, -1)));
        assert!(!strikes(Shape::Skirmish, (3, 0), (1, 0)));
        assert!(!strikes(Shape::Round, (3, 0), (1, 0)));
        assert!(strikes(Shape::Bent, (0, 3), (0, 1)));
        // At 90 degrees: beside a column, before a bent line.
        assert!(strikes(Shape::Column, (2, 2), (0, 1)));
        assert!(!strikes(Shape::Bent, (2, 2), (0, 1)));
    }
}
