//! How far an action goes (`move.reduce`, `move.double`, `move.obstacle`, `move.road`, `spec.light`).

use crate::board::chart::Chart;
use crate::ids::{formation, rule};
use crate::movement::kind::Kind;
use crate::refuse;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::{Arm, Special, is_fast};
use oblique_board::hex::Hex;
use oblique_rules::play::Refusal;

/// Hexes an action of a unit may go along a path as a kind of movement, all reductions taken: the path fits if it is
/// no longer.
///
/// # Errors
/// That the unit may not make such a move on such ground at all (`move.double`).
pub(crate) fn allowance<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    (kind, path): (Kind, &[Hex]),
) -> Result<i32, Refusal> {
    let (nature, formation, board) = (position.nature(unit), position.formation_of(unit), position.board());
    let start = position.hex_of(unit);
    let steps: Vec<(Hex, Hex)> = start.iter().chain(path).copied().zip(path.iter().copied()).collect();
    let by_road = is_fast(formation) && steps.iter().all(|(a, b)| chart.road(board, *a, *b));
    let light = nature.has(Special::Light);
    let hindered = |hex: &Hex| !light && chart.at(board, *hex).difficult;
    let difficult = !by_road && start.iter().chain(path).any(hindered);
    let obstacles =
        if light || by_road { 0 } else { steps.iter().map(|(a, b)| chart.obstacles(board, *a, *b)).sum() };
    let line = nature.arm == Arm::Infantry && formation == formation::LINE && nature.forms();
    if difficult && line && kind.is_manoeuvre() {
        return refuse(rule::MOVE_DOUBLE, "A line does not manoeuvre in difficult ground");
    }
    if difficult && formation == formation::UNLIMBERED {
        return refuse(rule::MOVE_DOUBLE, "Guns are not pushed by hand in difficult ground");
    }
    let reductions = usize::from(kind.is_manoeuvre()) + usize::from(difficult) + obstacles;
    let tables = Tables::get();
    Ok((0..reductions).fold(nature.allowance(formation), |hexes, _| tables.shorter(hexes)))
}

#[cfg(test)]
mod tests {
    use super::allowance;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::ids::rule;
    use crate::movement::kind::Kind;
    use crate::test_field::{Field, set};
    use oblique_board::hex::Hex;
    use oblique_rules::position::Position as _;

    fn allowed(field: &Field, kind: Kind, path: &[Hex]) -> Result<i32, oblique_rules::RuleId> {
        field.asked(|p, all| allowance(p, &Chart::of(p.board()), all[0], (kind, path)).map_err(|r| r.rule))
    }

    #[test]
    fn each_reduction_is_one_stick() {
        let mut column = Field::new(&[("infantry", "A", at(10, 10), "attack_column")]);
        let ahead = [at(10, 9), at(11, 8)];
        assert_eq!(allowed(&column, Kind::Straight, &ahead), Ok(3));
        column.paint(at(10, 9), "woods");
        assert_eq!(allowed(&column, Kind::Straight, &ahead), Ok(2));
        assert_eq!(allowed(&column, Kind::Lateral, &ahead), Ok(1));
        column.edge("hedge", at(10, 10), at(10, 9));
        assert_eq!(allowed(&column, Kind::Wheel, &[at(10, 9)]), Ok(1), "never less than one");
        set(column.piece(0), "light");
        assert_eq!(allowed(&column, Kind::Straight, &ahead), Ok(3));
        let mut horse = Field::new(&[("cavalry", "A", at(10, 10), "cavalry_line")]);
        horse.paint(at(10, 10), "woods");
        horse.edge("hedge", at(10, 10), at(10, 9));
        assert_eq!(allowed(&horse, Kind::Straight, &[at(10, 9)]), Ok(2));
    }

    #[test]
    fn a_line_does_not_manoeuvre_in_a_wood_but_a_light_one_does() {
        let mut line = Field::new(&[("infantry", "A", at(10, 10), "line")]);
        line.paint(at(10, 10), "woods");
        assert_eq!(allowed(&line, Kind::Lateral, &[at(11, 10)]), Err(rule::MOVE_DOUBLE));
        set(line.piece(0), "light");
        assert_eq!(allowed(&line, Kind::Lateral, &[at(11, 10)]), Ok(1));
        let mut horse = Field::new(&[("cavalry", "A", at(10, 10), "cavalry_line")]);
        horse.paint(at(10, 10), "woods");
        assert_eq!(allowed(&horse, Kind::Straight, &[at(10, 9)]), Ok(3));
        set(horse.piece(0), "light");
        assert_eq!(allowed(&horse, Kind::Straight, &[at(10, 9)]), Ok(4), "horse of this rule as well");
        let mut guns = Field::new(&[("artillery", "A", at(10, 10), "unlimbered")]);
        guns.paint(at(11, 10), "rough");
        assert_eq!(allowed(&guns, Kind::Shift, &[at(11, 10)]), Err(rule::MOVE_DOUBLE));
    }

    #[test]
    fn a_road_through_a_wood_reduces_nothing() {
        let mut march = Field::new(&[("infantry", "A", at(10, 10), "march_column")]);
        let path = [at(11, 10), at(11, 9), at(12, 9)];
        for hex in path {
            march.paint(hex, "woods");
        }
        assert_eq!(allowed(&march, Kind::Free, &path), Ok(2));
        march.road(&[at(10, 10), path[0], path[1], path[2]]);
        assert_eq!(allowed(&march, Kind::Free, &path), Ok(3));
    }
}
