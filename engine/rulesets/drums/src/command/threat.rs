//! A general left in front of his side (`gen.threat`).

use crate::units::division::Division;
use oblique_board::hex::Hex;
use oblique_scenario::Side;

/// Would a general of that side on that hex be sent away: is an enemy unit strictly nearer to it than every unit of
/// his own side? One attached to a unit shares its hex and never is.
pub(crate) fn endangered<D: Division>(position: &D, side: Side, hex: Hex) -> bool {
    Units::of(position, side).endanger(hex)
}

/// Where the units stand that protect and threaten a general of a side: to ask of many hexes at once.
pub(crate) struct Units {
    own: Vec<Hex>,
    enemies: Vec<Hex>,
}

impl Units {
    /// Of a side's general.
    pub(crate) fn of<D: Division>(position: &D, side: Side) -> Self {
        let hexes =
            |side| position.units_of(side).into_iter().filter_map(|unit| position.hex_of(unit)).collect();
        Self { own: hexes(side), enemies: hexes(side.other()) }
    }

    /// Would he be sent away from a hex?
    pub(crate) fn endanger(&self, hex: Hex) -> bool {
        let nearest = |units: &[Hex]| units.iter().map(|at| at.unsigned_distance_to(hex)).min();
        match (nearest(&self.enemies), nearest(&self.own)) {
            (Some(enemy), Some(own)) => enemy < own,
            (enemy, None) => enemy.is_some(),
            (None, Some(_)) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::endangered;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_scenario::Side;

    #[test]
    fn an_enemy_nearer_than_every_friend_sends_him_away() {
        let own = |column| {
            Field::new(&[("infantry", "A", at(column, 14), "line"), ("infantry", "B", at(7, 14), "line")])
        };
        let away = |column| own(column).asked(|p, _| endangered(p, Side::A, at(10, 14)));
        assert!(away(14), "own at 4, enemy at 3");
        assert!(!away(13), "own at 3, enemy at 3");
    }
}
