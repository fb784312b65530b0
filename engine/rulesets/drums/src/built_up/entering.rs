//! Going into a sector, from sector to sector, and against the next one (`bua.enter`, `bua.move`, `bua.next`).

use crate::board::arc::front_hexes;
use crate::board::chart::Chart;
use crate::built_up::area::{is_empty_sector, sector_at};
use crate::built_up::damage::may_be_entered;
use crate::contact::closing::reaches;
use crate::ids::{formation, rule};
use crate::movement::judge::{crosses, general_of};
use crate::refuse;
use crate::units::division::Division;
use crate::units::nature::Arm;
use oblique_board::hex::Hex;
use oblique_rules::play::Refusal;

/// May a unit enter a sector with that damage, from outside or from the next one, to be its garrison?
///
/// # Errors
/// The rule that bars it.
pub(crate) fn may_enter<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    (hex, damage): (Hex, i32),
) -> Result<(), Refusal> {
    let Some(from) = position.hex_of(unit) else { return refuse(rule::BUA_ENTER, "It is not on the map") };
    if position.nature(unit).arm != Arm::Infantry {
        return refuse(rule::BUA_ENTER, "Only infantry holds a sector");
    }
    let (shape, storms) = (position.formation_of(unit), position.nature(unit));
    let storms = storms.storms(shape, true);
    let bars = if shape == formation::GARRISON { rule::BUA_MOVE } else { rule::BUA_ENTER };
    match shape {
        formation::GARRISON if from.unsigned_distance_to(hex) == 1 => {}
        _ if storms && front_hexes(shape, position.facing_of(unit), from).contains(&hex) => {}
        _ if storms || shape == formation::GARRISON => {
            return refuse(bars, "The sector is not right before it");
        }
        _ => return refuse(rule::BUA_ENTER, "It enters in column"),
    }
    if !is_empty_sector(position, chart, hex) {
        return refuse(bars, "There is no empty sector there");
    }
    if !may_be_entered(damage) {
        return refuse(rule::BUA_ENTER, "The sector is too badly damaged");
    }
    if general_of(position, position.side_of(unit).other(), hex) {
        return refuse(rule::GEN_INVISIBLE, "It rides a general down only on its way to an Approach");
    }
    crosses(position, chart, unit, (from, hex))
}

/// The garrison of the next sector that a garrison may attack there without an Approach (`bua.next`).
///
/// # Errors
/// The rule that bars it.
pub(crate) fn next_garrison<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    hex: Hex,
) -> Result<D::Piece, Refusal> {
    let beside = position.hex_of(unit).is_some_and(|from| from.unsigned_distance_to(hex) == 1);
    if position.formation_of(unit) != formation::GARRISON || !beside {
        return refuse(rule::BUA_NEXT, "A garrison attacks the sector next to its own");
    }
    let reached = position.hex_of(unit).is_some_and(|from| reaches(position, chart, from, hex));
    if !reached {
        return refuse(rule::MOVE_STREAM, "Nothing crosses the water there");
    }
    let enemy = position.unit_at(position.side_of(unit).other(), hex);
    match enemy.filter(|_| sector_at(position.board(), chart, hex)) {
        Some(enemy) => Ok(enemy),
        None => refuse(rule::BUA_NEXT, "No enemy garrison is there"),
    }
}

#[cfg(test)]
mod tests {
    use super::{may_enter, next_garrison};
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::ids::rule;
    use crate::test_field::Field;
    use oblique_board::hex::{Hex, Hour};
    use oblique_rules::RuleId;
    use oblique_rules::position::Position as _;

    /// Infantry of A at (10,10), facing 3 where it has a facing, and sectors at (11,10) and (12,10).
    fn village(formation: &str, enemies: &[Hex]) -> Field {
        let mut pieces = vec![("infantry", "A", at(10, 10), formation)];
        pieces.extend(enemies.iter().map(|hex| ("infantry", "B", *hex, "garrison")));
        let mut field = Field::new(&pieces);
        if field.piece(0).facing.is_some() {
            field.piece(0).facing = Some(Hour::new(3));
        }
        for sector in [at(11, 10), at(12, 10)] {
            field.paint(sector, "sector");
        }
        field
    }

    fn enters(field: &Field, hex: Hex, damage: i32) -> Option<RuleId> {
        field.asked(|p, all| {
            may_enter(p, &Chart::of(p.board()), all[0], (hex, damage)).err().map(|refusal| refusal.rule)
        })
    }

    #[test]
    fn columns_enter_the_empty_sector_before_them() {
        assert_eq!(enters(&village("march_column", &[]), at(11, 10), 5), None);
        assert_eq!(enters(&village("line", &[]), at(11, 10), 0), Some(rule::BUA_ENTER));
        assert_eq!(enters(&village("march_column", &[]), at(11, 10), 6), Some(rule::BUA_ENTER));
        assert_eq!(enters(&village("march_column", &[]), at(12, 10), 0), Some(rule::BUA_ENTER), "too far");
        let held = village("march_column", &[at(11, 10)]);
        assert_eq!(enters(&held, at(11, 10), 0), Some(rule::BUA_ENTER));
    }

    #[test]
    fn a_garrison_goes_to_the_next_sector_or_against_it() {
        let mut inside = village("garrison", &[at(11, 10)]);
        inside.paint(at(10, 10), "sector");
        inside.paint(at(9, 10), "sector");
        assert_eq!(enters(&inside, at(9, 10), 0), None);
        assert_eq!(enters(&inside, at(11, 10), 0), Some(rule::BUA_MOVE));
        let against = |hex| {
            inside.asked(|p, all| {
                next_garrison(p, &Chart::of(p.board()), all[0], hex).map(|e| e == all[1]).map_err(|r| r.rule)
            })
        };
        assert_eq!((against(at(11, 10)), against(at(9, 10))), (Ok(true), Err(rule::BUA_NEXT)));
    }
}
