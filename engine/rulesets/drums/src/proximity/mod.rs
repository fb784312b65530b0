//! The distance friends keep (`prox.rule`).

pub(crate) mod cure;

use crate::board::chart::Chart;
use crate::ids::formation;
use crate::units::division::Division;
use oblique_board::hex::Hex;

/// The friends a unit would stand too near to on a hex, in clock order. Nobody while an obstacle lies between, if one
/// of the two is artillery, or if both are garrisons; being in combat is for the caller to know.
pub(crate) fn crowded_by<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    hex: Hex,
) -> Vec<D::Piece> {
    crowded_as(position, chart, unit, (hex, position.formation_of(unit) == formation::GARRISON))
}

/// The same of one that would be a garrison there, or no longer one.
pub(crate) fn crowded_as<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    (hex, inside): (Hex, bool),
) -> Vec<D::Piece> {
    let nature = position.nature(unit);
    if nature.arm.leads() || nature.arm.is_guns() {
        return Vec::new();
    }
    let (board, side) = (position.board(), position.side_of(unit));
    let garrison = |p: D::Piece| position.formation_of(p) == formation::GARRISON;
    let near = |next: Hex| {
        let friend = position.unit_at(side, next).filter(|friend| *friend != unit)?;
        let clear = chart.obstacles(board, hex, next) > 0
            || position.nature(friend).arm.is_guns()
            || (inside && garrison(friend));
        (!clear).then_some(friend)
    };
    board.layout().neighbours(hex).filter_map(|(_, next)| near(next)).collect()
}

#[cfg(test)]
mod tests {
    use super::crowded_by;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_rules::position::Position as _;

    fn crowds(friend: (&str, &str), hex: (i32, i32)) -> usize {
        let field =
            Field::new(&[("infantry", "A", at(10, 18), "line"), (friend.0, "A", at(11, 17), friend.1)]);
        field.asked(|p, pieces| crowded_by(p, &Chart::of(p.board()), pieces[0], at(hex.0, hex.1)).len())
    }

    #[test]
    fn one_clear_hex_lies_between_friends() {
        assert_eq!(crowds(("infantry", "line"), (10, 17)), 1);
        assert_eq!(crowds(("infantry", "line"), (10, 16)), 0);
        assert_eq!(crowds(("infantry", "line"), (11, 16)), 1);
        assert_eq!(crowds(("artillery", "unlimbered"), (10, 17)), 0);
    }
}
