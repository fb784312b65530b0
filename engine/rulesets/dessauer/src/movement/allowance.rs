//! Inches a turn (`move.allow`, `charge.speed`, `road.march`).

use crate::tables::Tables;
use crate::units::class::{Arm, Class, Grade};

/// How a unit is formed, as far as its rate goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Order {
    /// In column, or limbered.
    Column,
    /// In line, or guns moved by hand.
    Line,
    /// In skirmish order.
    Skirmish,
    /// In square.
    Square,
}

/// Halves of an inch a unit may go; 0 of who does not form so: squares of Grade D never move.
#[must_use]
pub(crate) fn halves(class: Class, order: Order, grade: Grade) -> i32 {
    let Some(row) = Tables::get().rates_of(class.rate_id()) else { return 0 };
    let inches = match order {
        Order::Column => row.column,
        Order::Line | Order::Skirmish => row.line,
        Order::Square if grade == Grade::D => 0,
        Order::Square => row.square,
    };
    2 * inches
}

/// Halves of an inch at charge speed (`charge.speed`); guns, squares and skirmishers have none.
#[must_use]
pub(crate) fn charge_halves(class: Class, order: Order, grade: Grade) -> i32 {
    match (class.arm(), order) {
        (Arm::Guns, _) | (_, Order::Square | Order::Skirmish) => 0,
        _ => halves(class, order, grade) * Tables::get().moves.charge_halves / 2,
    }
}

/// Halves of an inch of a move that runs on a road throughout (`road.march`): of columns and limbered guns.
#[must_use]
pub(crate) fn road_halves(class: Class, order: Order, grade: Grade) -> i32 {
    let plain = halves(class, order, grade);
    if order == Order::Column { plain * Tables::get().moves.road_halves / 2 } else { plain }
}

/// Hexes of so many halves of an inch over open ground (`scale.hex`).
#[must_use]
pub(crate) fn hexes(halves: i32) -> i32 {
    Tables::get().hexes_of_halves(halves)
}

#[cfg(test)]
mod tests {
    use super::{Order, charge_halves, halves, hexes, road_halves};
    use crate::units::class::{Class, Grade};

    #[test]
    fn rates_in_hexes_are_the_sheets() {
        let rows = [
            (Class::Foot, 5, 3, 5),
            (Class::HeavyHorse, 7, 5, 8),
            (Class::MediumHorse, 8, 6, 9),
            (Class::LightHorse, 9, 7, 11),
        ];
        for (class, column, line, charge) in rows {
            let plain = |order| hexes(halves(class, order, Grade::C));
            assert_eq!((plain(Order::Column), plain(Order::Line)), (column, line), "{class:?}");
            assert_eq!(hexes(charge_halves(class, Order::Line, Grade::C)), charge, "{class:?}");
        }
        let from_column = [Class::Foot, Class::HeavyHorse, Class::MediumHorse, Class::LightHorse]
            .map(|class| hexes(charge_halves(class, Order::Column, Grade::C)));
        assert_eq!(from_column, [7, 11, 12, 14]);
        let guns = [Class::LightGuns, Class::FieldGuns, Class::HeavyGuns, Class::GalloperGuns];
        let by_hand = guns.map(|class| hexes(halves(class, Order::Line, Grade::C)));
        assert_eq!(
            (guns.map(|class| hexes(halves(class, Order::Column, Grade::C))), by_hand),
            ([3, 3, 2, 8], [3, 2, 1, 3])
        );
    }

    #[test]
    fn squares_skirmishers_and_roads() {
        assert_eq!(hexes(halves(Class::Foot, Order::Square, Grade::C)), 2);
        assert_eq!(halves(Class::Foot, Order::Square, Grade::D), 0);
        assert_eq!(hexes(halves(Class::Irregulars, Order::Skirmish, Grade::C)), 3);
        assert_eq!(hexes(halves(Class::LightHorse, Order::Skirmish, Grade::C)), 7);
        assert_eq!(charge_halves(Class::LightFoot, Order::Skirmish, Grade::B), 0);
        assert_eq!(hexes(road_halves(Class::Foot, Order::Column, Grade::C)), 7);
    }
}
