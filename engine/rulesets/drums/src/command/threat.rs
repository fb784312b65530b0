//! A general left in front of his side (`gen.threat`).

use crate::units::division::Division;
use oblique_board::hex::Hex;

/// Would a general of that side on that hex be sent away: is an enemy unit strictly nearer to it than every unit of
/// his own side? One attached to a unit shares its hex and never is.
pub(crate) fn endangered<D: Division>(position: &D, side: oblique_scenario::Side, hex: Hex) -> bool {
    let distance = |side| position.nearest_unit(side, hex).map(|(_, distance)| distance);
    match (distance(side.other()), distance(side)) {
        (Some(enemy), Some(own)) => enemy < own,
        (enemy, None) => enemy.is_some(),
        (None, Some(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::endangered;
    use crate::board::tests::at;
    use crate::field::Field;
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
