//! May a unit go along a path (`move.pass`, `move.enemy`, `move.stream`, `move.fast`, `app.trigger`, `app.straight`,
//! `app.square`, `bua.attack`)?

use crate::approach::who::{attackable, may_come_near, near, opposed};
use crate::board::chart::Chart;
use crate::built_up::area::{comes_past, is_empty_sector};
use crate::ids::{formation, rule};
use crate::movement::allowance::allowance;
use crate::movement::kind::{Kind, Mover, kind_of};
use crate::refuse;
use crate::tables::Crossing;
use crate::units::division::Division;
use crate::units::nature::is_fast;
use crate::units::standing::is_sector;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::Refusal;
use oblique_scenario::Side;

/// A move that may be made, as far as ground and pieces go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Move<P> {
    /// What kind of movement it is.
    pub kind: Kind,
    /// Enemy units within Approach distance of its end and in the mover's front arc, in roster order: if there are
    /// any an Approach follows, if the unit may begin one now (`approach::who::may_approach`).
    pub approached: Vec<P>,
}

/// Judges a move of a unit along a path, to end facing `end` (`None`: as it does).
///
/// # Errors
/// The rule that bars it.
pub(crate) fn judge_move<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    (path, end): (&[Hex], Option<Hour>),
) -> Result<Move<D::Piece>, Refusal> {
    let (board, side) = (position.board(), position.side_of(unit));
    let Some(start) = position.hex_of(unit) else { return refuse(rule::MOVE_ACTION, "It is not on the map") };
    let (formation, facing) = (position.formation_of(unit), position.facing_of(unit));
    let kind = kind_of(Mover { formation, facing, hex: start }, path, end)?;
    let most = allowance(position, chart, unit, (kind, path))?;
    if path.len() > usize::try_from(most).unwrap_or(0) {
        return refuse(rule::MOVE_REDUCE, format!("It goes no farther than {most} in this action"));
    }
    let last = *path.last().unwrap_or(&start);
    let steps = || std::iter::once(&start).chain(path).zip(path);
    let by_road = is_fast(formation) && steps().all(|(a, b)| chart.road(board, *a, *b));
    if is_fast(formation) && !by_road && path.len() as u64 > u64::from(start.unsigned_distance_to(last)) {
        return refuse(rule::MOVE_FAST, "Off the road it goes by a shortest way");
    }
    for (from, to) in steps() {
        passable(position, chart, unit, (*from, *to))?;
    }
    // What becomes a garrison enters by an order of its own.
    if last != start && is_sector(&chart.at(board, last).id) {
        return refuse(rule::BUA_MOVE, "It passes a sector by its road and does not end there");
    }
    if position.unit_at(side, last).is_some_and(|friend| friend != unit) {
        return refuse(rule::MOVE_PASS, "A friendly unit stands there");
    }
    // A garrison that a column comes past on its way to the sector beside is as if it were not there (`bua.enter`).
    let past = |enemy: D::Piece| {
        let at = position.hex_of(enemy);
        let beside = at.is_some_and(|at| path.iter().any(|hex| at.unsigned_distance_to(*hex) == 1));
        !beside && comes_past(position, chart, (unit, last), enemy)
    };
    let close = |hex: Hex| -> Vec<D::Piece> {
        near(position, unit, hex).into_iter().filter(|enemy| !past(*enemy)).collect()
    };
    let mut approached = false;
    for (from, to) in steps() {
        // Coming near anew, or nearer to one it was near to.
        let nearer = |enemy: &D::Piece| {
            let at = position.hex_of(*enemy);
            at.is_some_and(|at| at.unsigned_distance_to(*to) < at.unsigned_distance_to(*from))
        };
        let there = close(*to);
        if there.is_empty() {
            continue;
        }
        let was_near = close(start);
        let neared = |enemy: &D::Piece| !was_near.contains(enemy) || nearer(enemy);
        if !there.iter().any(neared) {
            continue;
        }
        if *to != last {
            return refuse(rule::APP_TRIGGER, "It must stop where it comes near an enemy");
        }
        if position.formation_of(unit) == formation::SQUARE {
            return refuse(rule::FORM_SQUARE, "A square does not Approach");
        }
        if position.nature(unit).arm.is_guns() {
            return refuse(rule::APP_WHO, "Artillery does not Approach");
        }
        if kind != Kind::Straight {
            return refuse(rule::APP_STRAIGHT, "It comes near an enemy only straight ahead");
        }
        // A garrison it was near to before and comes no nearer to does not bar it; a steady square always does.
        let garrison = |enemy: &D::Piece| position.formation_of(*enemy) == formation::GARRISON;
        let barring: Vec<D::Piece> = there.into_iter().filter(|e| !garrison(e) || neared(e)).collect();
        may_come_near(position, unit, &barring)?;
        approached = true;
    }
    let faces = end.or(facing);
    let mut targets = opposed(position, unit, (last, faces));
    if approached && targets.is_empty() {
        return refuse(rule::APP_STRAIGHT, "No enemy so near would be before its front");
    }
    if approached {
        targets = attackable(position, unit, targets)?;
    }
    // On the way as well as at its end.
    if !approached && path.iter().any(|hex| general_of(position, side.other(), *hex)) {
        return refuse(rule::GEN_INVISIBLE, "It rides a general down only on its way to an Approach");
    }
    Ok(Move { kind, approached: if approached { targets } else { Vec::new() } })
}

/// Is a general of a side on a hex (`gen.invisible`)? One attached stands with his unit.
pub(crate) fn general_of<D: Division>(position: &D, side: Side, hex: Hex) -> bool {
    position.pieces_at(hex).any(|p| position.side_of(p) == side && position.nature(p).arm.leads())
}

/// May a unit make one step?
fn passable<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    (from, to): (Hex, Hex),
) -> Result<(), Refusal> {
    let (board, fast) = (position.board(), is_fast(position.formation_of(unit)));
    if !board.layout().contains(to) {
        return refuse(rule::MOVE_ENEMY, "It does not leave the board");
    }
    if position.unit_at(position.side_of(unit).other(), to).is_some() {
        return refuse(rule::MOVE_ENEMY, "An enemy unit stands there");
    }
    let ground = chart.at(board, to);
    if ground.impassable || position.is_ruined(to) {
        return refuse(rule::GEO_TERRAIN, "Nobody enters there");
    }
    let sector = |hex: Hex| is_sector(&chart.at(board, hex).id);
    if (sector(from) || sector(to)) && !(fast && chart.road(board, from, to)) {
        return refuse(rule::BUA_MOVE, "A sector is entered as its garrison, or passed by its road");
    }
    if sector(to) && !is_empty_sector(position, chart, to) {
        return refuse(rule::BUA_MOVE, "Only an empty sector is passed by its road");
    }
    crosses(position, chart, unit, (from, to))
}

/// May a unit cross the edge between two hexes (`move.stream`)?
///
/// # Errors
/// The rule that bars it.
pub(crate) fn crosses<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    (from, to): (Hex, Hex),
) -> Result<(), Refusal> {
    let fast = is_fast(position.formation_of(unit));
    match chart.crossing(position.board(), from, to) {
        Some(Crossing::Closed) => refuse(rule::MOVE_STREAM, "Nothing crosses the water there"),
        // Without columns all of an army's units use a bridge (`army.rules`).
        Some(Crossing::OnTheMarch) if !fast && position.nature(unit).forms() => {
            refuse(rule::MOVE_STREAM, "A bridge takes columns on the march and limbered guns")
        }
        Some(Crossing::OnTheMarch | Crossing::Obstacle) | None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::judge_move;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::ids::rule;
    use crate::test_field::Field;
    use oblique_board::hex::Hex;
    use oblique_rules::RuleId;

    /// How many the first piece would approach along a path, or the rule that bars it.
    fn judged(field: &Field, path: &[Hex]) -> Result<usize, RuleId> {
        let chart = Chart::of(field.board());
        field.asked(|p, all| {
            let found = judge_move(p, &chart, all[0], (path, None));
            found.map(|m| m.approached.len()).map_err(|r| r.rule)
        })
    }

    #[test]
    fn a_line_that_comes_within_two_hexes_approaches() {
        let field =
            Field::new(&[("infantry", "A", at(10, 12), "line"), ("infantry", "B", at(10, 8), "line")]);
        assert_eq!(judged(&field, &[at(9, 11), at(10, 10)]), Ok(1), "11 then 1: straight");
        let aslant =
            Field::new(&[("infantry", "A", at(10, 12), "line"), ("infantry", "B", at(11, 8), "line")]);
        assert_eq!(judged(&aslant, &[at(10, 11), at(11, 10)]), Err(rule::APP_STRAIGHT));
        assert_eq!(judged(&field, &[at(10, 11)]), Ok(0));
    }

    #[test]
    fn squares_and_garrisons_keep_off_who_may_not_fight_them() {
        let before = |mover: (&str, &str), enemy: &str| {
            Field::new(&[(mover.0, "A", at(10, 12), mover.1), ("infantry", "B", at(10, 8), enemy)])
        };
        let two = [at(9, 11), at(10, 10)];
        assert_eq!(judged(&before(("cavalry", "cavalry_line"), "square"), &two), Err(rule::APP_SQUARE));
        assert_eq!(judged(&before(("infantry", "line"), "garrison"), &two), Err(rule::BUA_ATTACK));
        let mut column = before(("infantry", "attack_column"), "garrison");
        let aslant = [at(10, 11), at(10, 10)];
        assert_eq!(judged(&column, &aslant), Err(rule::APP_STRAIGHT));
        for sector in [at(10, 8), at(10, 9)] {
            column.paint(sector, "sector");
        }
        assert_eq!(judged(&column, &aslant), Ok(0), "it ends next to the empty sector");
    }

    #[test]
    fn it_stops_where_it_comes_near() {
        let field =
            Field::new(&[("cavalry", "A", at(10, 12), "cavalry_line"), ("infantry", "B", at(10, 8), "line")]);
        let three = [at(9, 11), at(10, 10), at(9, 9)];
        assert_eq!(judged(&field, &three), Err(rule::APP_TRIGGER));
        assert_eq!(judged(&field, &three[..2]), Ok(1));
    }

    #[test]
    fn a_unit_already_near_may_step_away() {
        let field =
            Field::new(&[("infantry", "A", at(10, 10), "line"), ("infantry", "B", at(10, 8), "line")]);
        assert_eq!(judged(&field, &[at(10, 11)]), Ok(0));
    }

    #[test]
    fn friends_are_passed_and_enemies_are_not() {
        let column = |friend: Hex, side| {
            Field::new(&[("infantry", "A", at(10, 10), "attack_column"), ("infantry", side, friend, "line")])
        };
        let path = [at(10, 9), at(11, 8)];
        assert_eq!(judged(&column(path[0], "A"), &path), Ok(0));
        assert_eq!(judged(&column(path[0], "A"), &path[..1]), Err(rule::MOVE_PASS));
        assert_eq!(judged(&column(path[1], "B"), &path), Err(rule::MOVE_ENEMY));
    }

    #[test]
    fn water_walls_and_the_edge_bar_the_way() {
        let mut field = Field::new(&[("infantry", "A", at(10, 10), "line")]);
        field.edge("stream", at(10, 10), at(10, 9));
        assert_eq!(judged(&field, &[at(10, 9)]), Err(rule::MOVE_STREAM));
        field.edge("ford", at(10, 10), at(10, 9));
        assert_eq!(judged(&field, &[at(10, 9)]), Ok(0));
        assert_eq!(
            judged(&field, &[at(10, 9), at(10, 8)]),
            Err(rule::MOVE_REDUCE),
            "the ford is an obstacle"
        );
        field.paint(at(9, 9), "water");
        assert_eq!(judged(&field, &[at(9, 9)]), Err(rule::GEO_TERRAIN));
        let top = Field::new(&[("infantry", "A", at(10, 0), "line")]);
        assert_eq!(judged(&top, &[at(10, -1)]), Err(rule::MOVE_ENEMY));
    }

    #[test]
    fn a_general_is_ridden_down_only_on_the_way_to_an_approach() {
        let field = Field::new(&[("infantry", "A", at(10, 12), "line"), ("leader", "B", at(10, 11), "")]);
        assert_eq!(judged(&field, &[at(10, 11)]), Err(rule::GEN_INVISIBLE));
        assert_eq!(judged(&field, &[at(10, 11), at(10, 10)]), Err(rule::GEN_INVISIBLE), "nor past him");
        let through = Field::new(&[
            ("infantry", "A", at(10, 12), "line"),
            ("leader", "B", at(9, 11), ""),
            ("infantry", "B", at(10, 8), "line"),
        ]);
        assert_eq!(judged(&through, &[at(9, 11), at(10, 10)]), Ok(1));
    }
}
