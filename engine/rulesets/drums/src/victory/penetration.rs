//! Intruders in a side's half (`win.penetration`).

use crate::board::chart::Chart;
use crate::board::zones::{rows_to_baseline, zone_of};
use crate::command::span::in_command;
use crate::sight::hidden_by_ground;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::Arm;
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

/// The deepest intruder in a side's half: the enemy unit nearest to that side's baseline that is not too disordered,
/// is in command and has another of its side near and in sight. Artillery never counts. Of several as near the one of
/// most points, then the first of the roster.
pub(crate) fn deepest<D: Division>(position: &D, chart: &Chart, side: Side) -> Option<Intruder<D::Piece>> {
    let enemies = position.units_of(side.other());
    let board = position.board();
    let near = u32::try_from(Tables::get().victory.supported_within).unwrap_or(0);
    let supported = |unit: D::Piece| {
        let Some(hex) = position.hex_of(unit) else { return false };
        let others =
            enemies.iter().filter(|other| **other != unit).filter_map(|other| position.hex_of(*other));
        let mut close = others.filter(|at| at.unsigned_distance_to(hex) <= near);
        close.any(|at| hidden_by_ground(board, chart, hex, at).is_none())
    };
    let counts = |unit: D::Piece| {
        let hex = position.hex_of(unit)?;
        let (half, zone) = zone_of(board.layout(), hex)?;
        let table = &Tables::get().penetration;
        let row = match position.nature(unit).arm {
            Arm::Infantry => &table.infantry,
            Arm::Cavalry(_) => &table.cavalry,
            Arm::Guns { .. } | Arm::Leader | Arm::Chief => return None,
        };
        let fit = position.disorder(unit) < Tables::get().disorder.no_approach;
        let points = *row.get(usize::try_from(zone - 1).ok()?)?;
        let intrudes = half == side && fit && in_command(position, unit) && supported(unit);
        let rows = rows_to_baseline(board.layout(), side, hex);
        intrudes.then_some((rows, Intruder { unit, zone, points }))
    };
    let found = enemies.iter().filter_map(|unit| counts(*unit));
    found.min_by_key(|(rows, intruder)| (*rows, Reverse(intruder.points))).map(|(_, intruder)| intruder)
}

#[cfg(test)]
mod tests {
    use super::deepest;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::field::Field;
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
