//! Intruders in a side's half (`win.penetration`).

use crate::board::chart::Chart;
use crate::board::zones::{rows_to_baseline, zone_of};
use crate::command::span::in_command_at;
use crate::sight::hidden_by_ground;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::Arm;
use oblique_board::hex::Hex;
use oblique_scenario::Side;
use std::cmp::Reverse;

/// An enemy unit that counts as intruder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Intruder<P> {
    /// Who.
    pub unit: P,
    /// The zone of the invaded half it is in, 1 to 3.
    pub zone: i32,
    /// Points it counts for now.
    pub points: i32,
}

/// An enemy unit in a side's half, as it is looked at for intrusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted<P> {
    /// Who.
    pub unit: P,
    /// Rows between it and the baseline of that side.
    pub rows: i32,
    /// What it counts as, or why it does not count, as a clause.
    pub found: Result<Intruder<P>, &'static str>,
}

/// Every enemy unit in a side's half, in roster order.
pub(crate) fn counted<D: Division>(position: &D, chart: &Chart, side: Side) -> Vec<Counted<D::Piece>> {
    let at = |unit: D::Piece| counted_at(position, chart, unit, position.hex_of(unit)?);
    position.units_of(side.other()).into_iter().filter_map(at).collect()
}

/// A unit as it would be counted in a hex, those of its side as they stand; `None` outside the other half. One that is not too
/// disordered, is in command and has another of its side near and in sight counts as intruder; artillery never does.
pub(crate) fn counted_at<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    hex: Hex,
) -> Option<Counted<D::Piece>> {
    let (board, half) = (position.board(), position.side_of(unit).other());
    let (_, zone) = zone_of(board.layout(), hex).filter(|(side, _)| *side == half)?;
    let near = u32::try_from(Tables::get().victory.supported_within).unwrap_or(0);
    let supported = || {
        let own = position.units_of(half.other()).into_iter();
        let others = own.filter(|other| *other != unit).filter_map(|other| position.hex_of(other));
        let mut close = others.filter(|at| at.unsigned_distance_to(hex) <= near);
        close.any(|at| hidden_by_ground(board, chart, hex, at).is_none())
    };
    let judged = || {
        let table = &Tables::get().penetration;
        let row = match position.nature(unit).arm {
            Arm::Infantry => &table.infantry,
            Arm::Cavalry(_) => &table.cavalry,
            Arm::Guns { .. } | Arm::Leader | Arm::Chief => return Err("artillery never does"),
        };
        let place = usize::try_from(zone - 1).ok();
        let points = place.and_then(|place| row.get(place)).copied().ok_or("it is in no zone")?;
        if position.disorder(unit) >= Tables::get().disorder.no_approach {
            return Err("it is too disordered");
        }
        if !in_command_at(position, unit, hex) {
            return Err("it is out of command");
        }
        if !supported() {
            return Err("no other unit of its side is near and in sight");
        }
        Ok(Intruder { unit, zone, points })
    };
    Some(Counted { unit, rows: rows_to_baseline(board.layout(), half, hex), found: judged() })
}

/// The intruder that counts: the one nearest to the baseline, of several as near the one of most points, then the
/// first of the roster.
pub(crate) fn deepest_of<P: Copy>(counted: &[Counted<P>]) -> Option<Intruder<P>> {
    let found = counted.iter().filter_map(|one| Some((one.rows, one.found.ok()?)));
    found.min_by_key(|(rows, intruder)| (*rows, Reverse(intruder.points))).map(|(_, intruder)| intruder)
}

/// The deepest intruder in a side's half.
pub(crate) fn deepest<D: Division>(position: &D, chart: &Chart, side: Side) -> Option<Intruder<D::Piece>> {
    deepest_of(&counted(position, chart, side))
}

#[cfg(test)]
mod tests {
    use super::deepest;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_rules::position::Position as _;
    use oblique_scenario::{Side, Value};

    fn points(field: &Field) -> Option<i32> {
        field.asked(|p, _| deepest(p, &Chart::of(p.board()), Side::A).map(|i| i.points))
    }

    #[test]
    fn infantry_too_disordered_leaves_it_to_the_cavalry() {
        let mut field = Field::new(&[
            ("leader", "B", at(12, 17), ""),
            ("infantry", "B", at(12, 20), "line"),
            ("cavalry", "B", at(12, 18), "cavalry_line"),
        ]);
        field.piece(1).attrs.insert("dis".to_owned(), Value::Int(3));
        assert_eq!(points(&field), Some(1), "cavalry in zone 2, supported by the battalion");
        field.piece(1).attrs.insert("dis".to_owned(), Value::Int(2));
        assert_eq!(points(&field), Some(3));
    }

    #[test]
    fn only_the_nearest_counts_even_if_it_counts_nothing() {
        let field = Field::new(&[
            ("leader", "B", at(12, 12), ""),
            ("infantry", "B", at(12, 12), "line"),
            ("cavalry", "B", at(12, 14), "cavalry_line"),
        ]);
        assert_eq!(points(&field), Some(0));
    }

    #[test]
    fn alone_out_of_command_or_as_guns_none_intrudes() {
        let alone = Field::new(&[("leader", "B", at(12, 17), ""), ("infantry", "B", at(12, 18), "line")]);
        assert_eq!(points(&alone), None);
        let far = Field::new(&[
            ("leader", "B", at(30, 2), ""),
            ("infantry", "B", at(12, 18), "line"),
            ("infantry", "B", at(14, 18), "line"),
        ]);
        assert_eq!(points(&far), None);
        let guns = Field::new(&[
            ("leader", "B", at(12, 17), ""),
            ("artillery", "B", at(12, 18), "limbered"),
            ("artillery", "B", at(13, 17), "limbered"),
        ]);
        assert_eq!(points(&guns), None);
    }
}
