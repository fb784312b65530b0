//! Command spans (`gen.span`).

use crate::units::division::Division;
use oblique_board::hex::Hex;

/// Is a hex within a general's span, counted from where he is through anything? Not if he is off the map, nor for a
/// unit.
pub(crate) fn in_span<D: Division>(position: &D, general: D::Piece, hex: Hex) -> bool {
    let span = position.nature(general).span().and_then(|span| u32::try_from(span).ok());
    let from = position.hex_of(general);
    span.zip(from).is_some_and(|(span, from)| from.unsigned_distance_to(hex) <= span)
}

/// Is a unit in command: within the span of its brigade's Leader, a unit of the Reserve within that of the commander
/// in chief? Generals are not.
pub(crate) fn in_command<D: Division>(position: &D, unit: D::Piece) -> bool {
    position.hex_of(unit).is_some_and(|hex| in_command_at(position, unit, hex))
}

/// Would a unit be in command in a hex?
pub(crate) fn in_command_at<D: Division>(position: &D, unit: D::Piece, hex: Hex) -> bool {
    let leader = position.leader_of(unit).filter(|_| !position.nature(unit).arm.leads());
    leader.is_some_and(|leader| in_span(position, leader, hex))
}

#[cfg(test)]
mod tests {
    use super::in_command;
    use crate::board::tests::at;
    use crate::test_field::{Field, set};

    #[test]
    fn a_unit_at_six_hexes_is_in_command_and_one_at_seven_is_not() {
        let field = Field::new(&[
            ("leader", "A", at(10, 10), ""),
            ("infantry", "A", at(16, 10), "line"),
            ("infantry", "A", at(17, 10), "line"),
        ]);
        let obeys: Vec<bool> =
            field.asked(|p, pieces| pieces[1..].iter().map(|u| in_command(p, *u)).collect());
        assert_eq!(obeys, [true, false]);
    }

    #[test]
    fn an_organiser_reaches_eight() {
        let mut field = Field::new(&[
            ("leader", "A", at(10, 10), ""),
            ("infantry", "A", at(18, 10), "line"),
            ("infantry", "A", at(19, 10), "line"),
        ]);
        set(field.piece(0), "organiser");
        let obeys: Vec<bool> =
            field.asked(|p, pieces| pieces[1..].iter().map(|u| in_command(p, *u)).collect());
        assert_eq!(obeys, [true, false]);
    }
}
