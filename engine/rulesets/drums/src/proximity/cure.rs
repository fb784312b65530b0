//! Which unit of a crowded pair may step aside, and where (`prox.fix`).

use crate::board::arc::in_arc;
use crate::board::chart::Chart;
use crate::movement::judge::{crosses, general_of};
use crate::proximity::crowded_by;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::standing::ground_allows;
use oblique_board::hex::Hex;
use oblique_scenario::Side;

/// The hexes a unit may step aside to from friends it is paired with, facing kept: outside its front arc, near, free
/// and passable, away from one of them at least, beside no friend it does not stand beside now, and nearer to none of
/// the enemies already near. Those that clear all its pairs come last.
pub(crate) fn steps_aside<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    paired: &[D::Piece],
) -> Vec<Hex> {
    let Some(from) = position.hex_of(unit) else { return Vec::new() };
    let table = &Tables::get().proximity;
    let near = |n: i32| u32::try_from(n).unwrap_or(0);
    let (formation, facing, board) =
        (position.formation_of(unit), position.facing_of(unit), position.board());
    let enemies: Vec<Hex> = position
        .units_of(position.side_of(unit).other())
        .into_iter()
        .filter_map(|enemy| position.hex_of(enemy))
        .filter(|hex| hex.unsigned_distance_to(from) <= near(table.enemy_within))
        .collect();
    let free = |hex: Hex| {
        let held = Side::BOTH.into_iter().any(|side| position.unit_at(side, hex).is_some());
        board.layout().contains(hex)
            && !held
            && !position.is_ruined(hex)
            && ground_allows(position, chart, unit, hex)
            && !general_of(position, position.side_of(unit).other(), hex)
    };
    let step = |a: Hex, b: Hex| crosses(position, chart, unit, (a, b)).is_ok();
    let reached = |hex: Hex| {
        let by_one = |by: Hex| by.unsigned_distance_to(from) == 1 && free(by) && step(from, by);
        match hex.unsigned_distance_to(from) {
            1 => step(from, hex),
            _ => board.layout().neighbours(hex).any(|(_, by)| by_one(by) && step(by, hex)),
        }
    };
    let fits = |hex: &Hex| {
        let far = hex.unsigned_distance_to(from);
        let keeps_off =
            || enemies.iter().all(|at| at.unsigned_distance_to(*hex) >= at.unsigned_distance_to(from));
        (1..=near(table.sidestep_most)).contains(&far)
            && !in_arc(formation, facing, from, *hex)
            && free(*hex)
            && reached(*hex)
            && keeps_off()
    };
    let before = crowded_by(position, chart, unit, from);
    // Of the pairs those it would leave standing; `None` where it clears none, or makes a new one.
    let left = |hex: Hex| {
        let after = crowded_by(position, chart, unit, hex);
        let left = paired.iter().filter(|friend| after.contains(friend)).count();
        (left < paired.len() && after.iter().all(|friend| before.contains(friend))).then_some(left)
    };
    let mut found: Vec<(bool, Hex)> =
        board.layout().hexes().filter(fits).filter_map(|hex| Some((left(hex)? == 0, hex))).collect();
    found.sort_by_key(|(clears_all, _)| *clears_all);
    found.into_iter().map(|(_, hex)| hex).collect()
}

#[cfg(test)]
mod tests {
    use super::steps_aside;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_board::hex::Hex;
    use oblique_rules::position::Position as _;

    fn aside(pieces: &[(&str, &str, Hex, &str)]) -> Vec<Hex> {
        let field = Field::new(pieces);
        field.asked(|p, all| steps_aside(p, &Chart::of(p.board()), all[0], &all[1..2]))
    }

    #[test]
    fn a_unit_steps_sideways_or_back_away_from_its_friend() {
        let pair = [("infantry", "A", at(10, 10), "line"), ("infantry", "A", at(11, 10), "line")];
        let found = aside(&pair);
        assert!(found.contains(&at(9, 10)) && found.contains(&at(8, 10)) && found.contains(&at(10, 12)));
        assert!(!found.contains(&at(10, 8)), "in its front arc");
        assert!(!found.contains(&at(11, 11)), "beside the friend still");
        let threatened = [pair[0], pair[1], ("infantry", "B", at(7, 10), "line")];
        assert!(!aside(&threatened).contains(&at(9, 10)), "nearer to an enemy within four hexes");
    }

    #[test]
    fn squares_have_no_flank_to_step_to() {
        let square = [("infantry", "A", at(10, 10), "square"), ("infantry", "A", at(11, 10), "line")];
        assert!(aside(&square).is_empty());
    }
}
