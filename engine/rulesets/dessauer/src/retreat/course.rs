//! Where a retreat may end and when there is none; how far evaders get (`retreat.move`, `retreat.bookended`,
//! `evade.move`, `evade.caught`).

use crate::board::angles::in_arc;
use crate::board::sides::{Face, Shape, face};
use crate::tables::Tables;
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour, Orientation};

/// May a retreat from one hex, away from its cause, end there by distance and direction (`retreat.move`)? Ground, friends
/// and enemies are the caller's to judge.
#[must_use]
pub(crate) fn may_end(cause: Hex, from: Hex, end: Hex) -> bool {
    let numbers = &Tables::get().retreat;
    let hexes = i32::try_from(from.unsigned_distance_to(end)).unwrap_or(i32::MAX);
    (numbers.least_hexes..=numbers.most_hexes).contains(&hexes) && in_arc(from - cause, end - from)
}

/// Is a unit attacked from opposite sides (`retreat.bookended`): from a front and a rear hex, from the flank hexes of both
/// sides, or, of who has only fronts, from opposite hexes? `attackers` stand beside it; who does not counts nothing.
#[must_use]
pub(crate) fn is_bookended(
    shape: Shape,
    facing: Hour,
    at: Hex,
    attackers: &[Hex],
    orientation: Orientation,
) -> bool {
    let hours: Vec<Hour> = attackers.iter().filter_map(|hex| Hour::between(at, *hex, orientation)).collect();
    let has = |wanted: &dyn Fn(Hour) -> bool| hours.iter().any(|hour| wanted(*hour));
    if shape == Shape::Round {
        return has(&|hour| hours.contains(&hour.turned(6)));
    }
    let on = |hour: Hour, wanted: Face| face(shape, facing, hour) == wanted;
    // The side of a flank hex is the nearer way round to it.
    let right = |hour: Hour| (1..6).any(|turn| facing.turned(turn) == hour);
    has(&|hour| on(hour, Face::Front)) && has(&|hour| on(hour, Face::Rear))
        || has(&|hour| on(hour, Face::Flank) && right(hour))
            && has(&|hour| on(hour, Face::Flank) && !right(hour))
}

/// What a die of inches shows, in words.
pub(crate) fn inches_in_words(inches: i32) -> String {
    if inches == 1 { "1 inch".to_owned() } else { format!("{inches} inches") }
}

/// Dice of an evade by arm (`evade.move`): gunners evade as foot.
#[must_use]
pub(crate) fn evade_dice(arm: Arm) -> i32 {
    let numbers = &Tables::get().evade;
    if arm == Arm::Horse { numbers.horse_dice } else { numbers.foot_dice }
}

/// Hexes of so many inches thrown (`evade.move`).
#[must_use]
pub(crate) fn evade_hexes(inches: i32) -> i32 {
    Tables::get().hexes_of_halves(2 * inches)
}

/// Models lost of caught evaders (`evade.caught`): half of them, rounded up.
#[must_use]
pub(crate) fn caught(models: i32) -> i32 {
    let part = Tables::get().evade.caught_divisor.max(1);
    (models + part - 1) / part
}

#[cfg(test)]
mod tests {
    use super::{caught, evade_dice, evade_hexes, is_bookended, may_end};
    use crate::board::sides::Shape;
    use crate::units::class::Arm;
    use oblique_board::hex::{Hex, Hour, Orientation::Pointy};

    #[test]
    fn a_retreat_goes_three_hexes_and_straight_away() {
        let may = |q, r| may_end(Hex::new(0, -1), Hex::ZERO, Hex::new(q, r));
        assert!(may(0, 3) && may(-1, 3) && may(1, 3));
        assert!(!may(-2, 4) && !may(0, 2) && !may(0, 19) && !may(0, -5));
    }

    #[test]
    fn who_is_attacked_from_opposite_sides_is_bookended() {
        let line = |hexes: &[(i32, i32)]| {
            let hexes: Vec<Hex> = hexes.iter().map(|(q, r)| Hex::new(*q, *r)).collect();
            is_bookended(Shape::Line, Hour::new(0), Hex::ZERO, &hexes, Pointy)
        };
        assert!(line(&[(0, -1), (0, 1)]) && line(&[(-1, 0), (1, 0)]));
        assert!(!line(&[(0, -1), (1, 0)]) && !line(&[(0, -1), (1, -1)]) && !line(&[]));
        let square = |hexes: &[(i32, i32)]| {
            let hexes: Vec<Hex> = hexes.iter().map(|(q, r)| Hex::new(*q, *r)).collect();
            is_bookended(Shape::Round, Hour::new(0), Hex::ZERO, &hexes, Pointy)
        };
        assert!(square(&[(0, -1), (0, 1)]) && !square(&[(0, -1), (1, 0)]));
    }

    #[test]
    fn evades_by_dice() {
        assert_eq!((evade_dice(Arm::Foot), evade_dice(Arm::Horse), evade_dice(Arm::Guns)), (2, 3, 2));
        assert_eq!([9, 7, 3].map(evade_hexes), [5, 4, 2]);
        assert_eq!([14, 13, 1, 0].map(caught), [7, 7, 1, 0]);
    }
}
