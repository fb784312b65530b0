//! Where cavalry breaks through to (`brk.when`, `spec.impetuous`).

use crate::board::ahead::is_straight;
use crate::board::arc::{front_hexes, in_arc};
use crate::board::chart::Chart;
use crate::contact::closing::reaches;
use crate::ids::formation;
use crate::movement::judge::crosses;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::{Arm, Special, is_fast};
use crate::units::standing::is_sector;
use oblique_board::hex::{Hex, Hour};

/// A target of a breakthrough and the ways to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reached<P> {
    /// Whom.
    pub target: P,
    /// Hexes entered by each way, the shortest first; none where they touch already.
    pub paths: Vec<Vec<Hex>>,
}

/// May a unit break through that has just eliminated somebody, if it has a target? Not above a disorder, unless it is
/// Impetuous.
pub(crate) fn may_break_through<D: Division>(position: &D, unit: D::Piece) -> bool {
    let nature = position.nature(unit);
    let fit = position.disorder(unit) < Tables::get().disorder.no_approach;
    matches!(nature.arm, Arm::Cavalry(_)) && (fit || nature.has(Special::Impetuous))
}

/// The nearest targets of a breakthrough, in roster order, each with all its ways; none where only steady squares are
/// near.
pub(crate) fn reached<D: Division>(position: &D, chart: &Chart, unit: D::Piece) -> Vec<Reached<D::Piece>> {
    let Some(from) = position.hex_of(unit) else { return Vec::new() };
    let within = u32::try_from(Tables::get().breakthrough.within).unwrap_or(0);
    let (shape, facing) = (position.formation_of(unit), position.facing_of(unit));
    let far = |enemy: D::Piece| Some(position.hex_of(enemy)?.unsigned_distance_to(from));
    let eligible = |enemy: &D::Piece| {
        let hex = position.hex_of(*enemy);
        let before = hex.is_some_and(|at| in_arc(shape, facing, from, at));
        let closed =
            position.is_steady_square(*enemy) || position.formation_of(*enemy) == formation::GARRISON;
        before && !closed && far(*enemy).is_some_and(|distance| distance <= within)
    };
    let enemies = position.units_of(position.side_of(unit).other()).into_iter().filter(eligible);
    let ways = ways_ahead(position, chart, unit);
    let way_to = |target: D::Piece| {
        let at = position.hex_of(target)?;
        let ends = |(path, faces): &&(Vec<Hex>, Option<Hour>)| {
            let end = *path.last().unwrap_or(&from);
            front_hexes(shape, *faces, end).contains(&at) && reaches(position, chart, end, at)
        };
        let paths: Vec<Vec<Hex>> = ways.iter().filter(ends).map(|(path, _)| path.clone()).collect();
        let reached = (!paths.is_empty()).then_some(Reached { target, paths })?;
        Some((far(target)?, reached))
    };
    let found: Vec<(u32, Reached<D::Piece>)> = enemies.filter_map(way_to).collect();
    let nearest = found.iter().map(|(distance, _)| *distance).min();
    found.into_iter().filter(|(distance, _)| Some(*distance) == nearest).map(|(_, way)| way).collect()
}

/// Every way straight ahead it may ride, shortest first, with its facing at the end.
fn ways_ahead<D: Division>(position: &D, chart: &Chart, unit: D::Piece) -> Vec<(Vec<Hex>, Option<Hour>)> {
    let Some(from) = position.hex_of(unit) else { return Vec::new() };
    let table = &Tables::get().breakthrough;
    let (board, side) = (position.board(), position.side_of(unit));
    let (shape, facing) = (position.formation_of(unit), position.facing_of(unit));
    let light = position.nature(unit).has(Special::Light);
    let hard = |hex: &Hex| !light && chart.at(board, *hex).difficult;
    let long = |n: i32| usize::try_from(n).unwrap_or(0);
    let most = |path: &[Hex]| {
        let touches = std::iter::once(&from).chain(path).any(hard);
        long(if touches { table.move_difficult } else { table.move_most })
    };
    let straight = |path: &[Hex]| {
        let ahead = |facing| is_straight(facing, from, path);
        // In column it rides along the row before it.
        facing.is_some_and(ahead)
    };
    let open = |a: Hex, b: Hex| {
        let ground = chart.at(board, b);
        let enemy = position.unit_at(side.other(), b).is_some();
        board.layout().contains(b)
            && !enemy
            && !ground.impassable
            && !position.is_ruined(b)
            && (!is_sector(&ground.id) || (is_fast(shape) && chart.road(board, a, b)))
            && crosses(position, chart, unit, (a, b)).is_ok()
    };
    let mut ways = vec![Vec::new()];
    let mut fresh: Vec<Vec<Hex>> = vec![Vec::new()];
    for _ in 0..long(table.move_most) {
        let longer = fresh.iter().flat_map(|path| {
            let last = *path.last().unwrap_or(&from);
            let steps = board.layout().neighbours(last).map(|(_, hex)| hex);
            let next = steps.filter(move |hex| open(last, *hex));
            next.map(|hex| path.iter().copied().chain([hex]).collect::<Vec<Hex>>()).collect::<Vec<_>>()
        });
        fresh = longer.filter(|path| straight(path) && path.len() <= most(path)).collect();
        ways.extend(fresh.iter().cloned());
    }
    let free = |path: &Vec<Hex>| path.last().is_none_or(|end| position.unit_at(side, *end).is_none());
    ways.into_iter().filter(free).map(|path| (path, facing)).collect()
}

#[cfg(test)]
mod tests {
    use super::{may_break_through, reached};
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::{Field, set};
    use oblique_board::hex::Hex;
    use oblique_rules::position::Position as _;
    use oblique_scenario::Value;

    /// Cavalry of A in line at (10,10) facing up the board, and lines or squares of B.
    fn field(enemies: &[(Hex, &str)]) -> Field {
        let mut pieces = vec![("cavalry", "A", at(10, 10), "cavalry_line")];
        pieces.extend(enemies.iter().map(|(hex, formation)| ("infantry", "B", *hex, *formation)));
        Field::new(&pieces)
    }

    /// Where the targets stand and how long the ways are.
    fn found(field: &Field) -> Vec<(Hex, usize)> {
        field.asked(|p, all| {
            let ways = reached(p, &Chart::of(p.board()), all[0]);
            ways.into_iter().filter_map(|way| Some((p.hex_of(way.target)?, way.paths[0].len()))).collect()
        })
    }

    #[test]
    fn an_enemy_within_four_ahead_is_reached() {
        assert_eq!(found(&field(&[(at(10, 6), "line")])), [(at(10, 6), 3)]);
        assert!(found(&field(&[(at(10, 5), "line")])).is_empty(), "five hexes away");
        assert_eq!(found(&field(&[(at(10, 9), "line")])), [(at(10, 9), 0)], "they touch");
        assert!(found(&field(&[(at(10, 13), "line")])).is_empty(), "behind");
    }

    #[test]
    fn steady_squares_are_no_targets_and_the_nearest_must_be_taken() {
        assert!(found(&field(&[(at(10, 7), "square")])).is_empty());
        let mut worn = field(&[(at(10, 7), "square")]);
        worn.piece(1).attrs.insert("dis".to_owned(), Value::Int(3));
        assert_eq!(found(&worn).len(), 1);
        let two = field(&[(at(10, 6), "line"), (at(10, 8), "line")]);
        assert_eq!(found(&two), [(at(10, 8), 1)]);
    }

    #[test]
    fn difficult_ground_shortens_the_ride() {
        let mut rough = field(&[(at(10, 6), "line")]);
        for hex in [at(9, 9), at(10, 9)] {
            rough.paint(hex, "rough");
        }
        assert!(found(&rough).is_empty());
        set(rough.piece(0), "light");
        assert_eq!(found(&rough), [(at(10, 6), 3)]);
    }

    #[test]
    fn the_impetuous_go_however_disordered() {
        let mut worn = field(&[]);
        worn.piece(0).attrs.insert("dis".to_owned(), Value::Int(3));
        let goes = |field: &Field| field.asked(|p, all| may_break_through(p, all[0]));
        assert!(!goes(&worn) && goes(&field(&[])));
        set(worn.piece(0), "impetuous");
        assert!(goes(&worn));
    }
}
