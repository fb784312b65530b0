//! Sectors and the areas they make (`bua.sector`).

use crate::board::chart::Chart;
use crate::ids::formation;
use crate::units::division::Division;
use crate::units::standing::is_sector;
use oblique_board::Board;
use oblique_board::hex::Hex;
use oblique_scenario::Side;

/// Is a hex a sector, or the ruin of one?
pub(crate) fn sector_at(board: &Board, chart: &Chart, hex: Hex) -> bool {
    board.layout().contains(hex) && is_sector(&chart.at(board, hex).id)
}

/// Is a hex a sector without a unit in it? A ruin is none any more (`bua.damage`).
pub(crate) fn is_empty_sector<D: Division>(position: &D, chart: &Chart, hex: Hex) -> bool {
    let held = || Side::BOTH.into_iter().any(|side| position.unit_at(side, hex).is_some());
    sector_at(position.board(), chart, hex) && !position.is_ruined(hex) && !held()
}

/// All sectors of the area a hex is a sector of, from it outwards; none if it is no sector.
pub(crate) fn area(board: &Board, chart: &Chart, hex: Hex) -> Vec<Hex> {
    let mut found: Vec<Hex> = sector_at(board, chart, hex).then_some(hex).into_iter().collect();
    let mut next = 0;
    while let Some(here) = found.get(next).copied() {
        for (_, beside) in board.layout().neighbours(here) {
            if sector_at(board, chart, beside) && !found.contains(&beside) {
                found.push(beside);
            }
        }
        next += 1;
    }
    found
}

/// Does a column that ends there come past an enemy garrison without an Approach: next to an empty sector of the same
/// area, and not next to the garrison (`bua.enter`)?
pub(crate) fn comes_past<D: Division>(
    position: &D,
    chart: &Chart,
    (unit, end): (D::Piece, Hex),
    garrison: D::Piece,
) -> bool {
    let column = position.nature(unit).storms(position.formation_of(unit), true);
    let Some(at) = position.hex_of(garrison).filter(|_| column) else { return false };
    if position.formation_of(garrison) != formation::GARRISON || at.unsigned_distance_to(end) < 2 {
        return false;
    }
    let empty = |hex: &Hex| is_empty_sector(position, chart, *hex) && hex.unsigned_distance_to(end) == 1;
    area(position.board(), chart, at).iter().any(empty)
}

#[cfg(test)]
mod tests {
    use super::{area, comes_past, is_empty_sector};
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_board::hex::Hex;
    use oblique_rules::position::Position as _;

    /// A village of (10,8), held by B, and (11,8); another sector at (20,8).
    fn village(formation: &str, hex: Hex) -> Field {
        let mut field =
            Field::new(&[("infantry", "A", hex, formation), ("infantry", "B", at(10, 8), "garrison")]);
        for sector in [at(10, 8), at(11, 8), at(20, 8)] {
            field.paint(sector, "sector");
        }
        field
    }

    #[test]
    fn sectors_that_touch_are_one_area() {
        let field = village("line", at(4, 4));
        let chart = Chart::of(field.board());
        assert_eq!(area(field.board(), &chart, at(10, 8)), [at(10, 8), at(11, 8)]);
        assert!(area(field.board(), &chart, at(9, 8)).is_empty());
        let empty = |hex| field.asked(|p, _| is_empty_sector(p, &chart, hex));
        assert!(empty(at(11, 8)) && !empty(at(10, 8)) && !empty(at(9, 8)));
    }

    #[test]
    fn a_column_comes_past_a_garrison_to_the_empty_sector_beside_it() {
        let past = |formation, hex| {
            let field = village(formation, hex);
            field.asked(|p, all| comes_past(p, &Chart::of(p.board()), (all[0], hex), all[1]))
        };
        assert!(past("attack_column", at(12, 8)));
        assert!(!past("attack_column", at(10, 9)), "next to the garrison");
        assert!(!past("line", at(12, 8)) && !past("attack_column", at(8, 8)));
    }
}
