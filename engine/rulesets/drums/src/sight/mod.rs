//! Lines between centres: which hexes they cross, where they enter the last one, and what hides a target
//! (`los.line`, `los.woods`, `los.crest`).

use crate::board::chart::Chart;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_board::Board;
use oblique_board::hex::{Hex, Step, crossed};
use oblique_rules::RuleId;
use oblique_rules::position::Position;
use oblique_scenario::Side;

/// What hides a hex from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hidden {
    /// The hex that blocks; of two beside a line along their edge the first.
    pub by: Hex,
    /// The rule that says so.
    pub rule: RuleId,
}

/// Does the ground of a hex block the line between two others?
fn ground_blocks(board: &Board, chart: &Chart, (from, to): (Hex, Hex), hex: Hex) -> Option<RuleId> {
    if chart.at(board, hex).blocks_sight {
        return Some(rule::LOS_WOODS);
    }
    let level = |hex: Hex| board.level(hex).unwrap_or(0);
    let (here, a, b) = (level(hex), level(from), level(to));
    let (high, low, higher_end) = if a >= b { (a, b, from) } else { (b, a, to) };
    let crest = here > high || (here == high && high > low && hex.unsigned_distance_to(higher_end) > 1);
    crest.then_some(rule::LOS_CREST)
}

/// What the ground between two hexes hides, as rallying, the Green and intruders are seen; `None` where sight is
/// clear. The ends never block.
pub(crate) fn hidden_by_ground(board: &Board, chart: &Chart, from: Hex, to: Hex) -> Option<Hidden> {
    crossed(from, to).find_map(|step| {
        let on_board = || step.hexes().filter(|hex| board.layout().contains(*hex));
        let blocks = |hex: Hex| ground_blocks(board, chart, (from, to), hex);
        // Along an edge the ground blocks only if both sides do.
        let by = on_board().next()?;
        on_board().all(|hex| blocks(hex).is_some()).then(|| blocks(by).map(|rule| Hidden { by, rule }))?
    })
}

/// What hides a target from a battery of `side`: the ground, or friendly units too far before the guns.
pub(crate) fn hidden<P: Position>(
    position: &P,
    chart: &Chart,
    side: Side,
    (from, to): (Hex, Hex),
) -> Option<Hidden> {
    let beyond = u32::try_from(Tables::get().fire.friends_block_beyond).unwrap_or(0);
    let friend = |hex: Hex| {
        let own = |p| position.side_of(p) == side && !position.role_of(p).leads();
        hex.unsigned_distance_to(from) > beyond && position.pieces_at(hex).any(own)
    };
    let by_friend = || {
        crossed(from, to)
            .flat_map(Step::hexes)
            .find(|hex| friend(*hex))
            .map(|by| Hidden { by, rule: rule::LOS_LINE })
    };
    hidden_by_ground(position.board(), chart, from, to).or_else(by_friend)
}

#[cfg(test)]
mod tests {
    use super::{hidden, hidden_by_ground};
    use crate::CATALOG;
    use crate::board::chart::Chart;
    use crate::board::tests::{BOARD, at};
    use crate::ids::rule;
    use crate::test_field::Field;
    use oblique_board::Board;
    use oblique_board::hex::Hex;
    use oblique_rules::position::Position as _;
    use oblique_scenario::Side;

    fn open() -> Board {
        Board::new(BOARD, CATALOG.terrain.iter().map(|t| t.id.clone()).collect(), Vec::new())
    }

    fn woods(board: &mut Board, hexes: &[Hex]) {
        let woods = board.terrain_ix("woods").expect("a terrain");
        for hex in hexes {
            board.set_terrain(*hex, woods);
        }
    }

    #[test]
    fn a_wood_between_hides_and_the_ends_do_not() {
        let mut board = open();
        woods(&mut board, &[at(10, 10), at(13, 10)]);
        let chart = Chart::of(&board);
        let seen = |a: Hex, b: Hex| hidden_by_ground(&board, &chart, a, b).is_none();
        assert!(seen(at(8, 10), at(10, 10)) && seen(at(10, 10), at(13, 10)));
        let hidden = hidden_by_ground(&board, &chart, at(8, 10), at(12, 10));
        assert_eq!(hidden.map(|h| (h.by, h.rule)), Some((at(10, 10), rule::LOS_WOODS)));
    }

    #[test]
    fn along_an_edge_both_sides_must_block() {
        // From (10,10) straight up to (10,8) the line runs between (9,9) and (10,9).
        let mut board = open();
        woods(&mut board, &[at(9, 9)]);
        let chart = Chart::of(&board);
        assert!(hidden_by_ground(&board, &chart, at(10, 10), at(10, 8)).is_none());
        woods(&mut board, &[at(10, 9)]);
        let chart = Chart::of(&board);
        assert!(hidden_by_ground(&board, &chart, at(10, 10), at(10, 8)).is_some());
    }

    #[test]
    fn a_friend_far_before_the_guns_hides_and_enemies_never() {
        let by = |side: &str, column: i32| {
            let pieces =
                [("artillery", "A", at(10, 10), "unlimbered"), ("infantry", side, at(column, 10), "line")];
            let field = Field::new(&pieces);
            field.asked(|p, _| {
                hidden(p, &Chart::of(p.board()), Side::A, (at(10, 10), at(20, 10))).map(|h| h.rule)
            })
        };
        assert_eq!((by("A", 14), by("A", 15), by("B", 15)), (None, Some(rule::LOS_LINE), None));
    }

    #[test]
    fn the_second_hex_of_a_crest_hides_the_slope() {
        let mut board = open();
        for column in [10, 11] {
            board.set_level(at(column, 10), 1);
        }
        let chart = Chart::of(&board);
        let seen = |a: Hex, b: Hex| hidden_by_ground(&board, &chart, a, b).is_none();
        assert!(seen(at(10, 10), at(13, 10)), "one level hex between gun and slope");
        board.set_level(at(12, 10), 1);
        let chart = Chart::of(&board);
        let found = hidden_by_ground(&board, &chart, at(10, 10), at(14, 10));
        assert_eq!(found.map(|h| (h.by, h.rule)), Some((at(12, 10), rule::LOS_CREST)));
    }
}
