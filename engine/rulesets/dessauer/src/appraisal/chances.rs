//! Chances of dice, counted out: hits of fire to be expected, who wins a round.

use crate::combat::round::Blows;
use crate::firing::need::Need;
use crate::tables::Tables;
use oblique_rules::play::successes;

/// Hits to be expected of so many dice of fire, in thousandths.
pub(super) fn hits_permille(dice: i32, need: Need) -> i32 {
    let sides = Tables::get().fire.sides;
    let (good, of) = match need {
        Need::Score(score) => (sides + 1 - score, sides),
        Need::Again(again) => (sides + 1 - again, sides * sides),
    };
    dice.saturating_mul(1000).saturating_mul(good) / of.max(1)
}

/// Hits to be expected of blows, in thousandths.
pub(super) fn blows_permille(blows: Blows) -> i32 {
    hits_permille(blows.dice, Need::Score(blows.need))
}

/// Bits of a pool's ways that are counted with.
const SHARE_BITS: u32 = 56;

/// How a round ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// Chance that the first inflicts more than he suffers, in thousandths.
    pub wins: i32,
    /// Chance that he suffers more.
    pub loses: i32,
}

/// How a round of two ends, by dice and the score of each.
pub(super) fn round(own: (i32, i32), theirs: (i32, i32)) -> Round {
    let sides = Tables::get().fire.sides;
    // Of many dice shares are enough, so that products can be counted.
    let ways = |(dice, need): (i32, i32)| {
        let ways = successes(dice, sides + 1 - need, sides);
        let bits = u128::BITS - ways.iter().sum::<u128>().leading_zeros();
        ways.into_iter().map(|count| count >> bits.saturating_sub(SHARE_BITS)).collect::<Vec<_>>()
    };
    let (own, theirs) = (ways(own), ways(theirs));
    let all = own.iter().sum::<u128>() * theirs.iter().sum::<u128>();
    let (mut wins, mut loses) = (0_u128, 0_u128);
    for (hits, count) in own.iter().enumerate() {
        wins += count * theirs.iter().take(hits).sum::<u128>();
        loses += count * theirs.iter().skip(hits + 1).sum::<u128>();
    }
    let permille = |ways: u128| i32::try_from(ways * 1000 / all.max(1)).unwrap_or(0);
    Round { wins: permille(wins), loses: permille(loses) }
}

#[cfg(test)]
mod tests {
    use super::{Round, hits_permille, round};
    use crate::combat::points::{FightsAs, Stand, points, score};
    use crate::firing::need::{Cover, Shot, need};
    use crate::movement::allowance::{Order, charge_halves, hexes};
    use crate::tables::{Fires, Tables, Weapon};
    use crate::units::class::{Class, Grade};

    /// Dice of 24 foot, of 16 horse against foot.
    const FOOT_DICE: i32 = 6;
    const HORSE_DICE: i32 = 8;

    /// 'Expected hits' of the sheet's notes, in thousandths.
    #[test]
    fn hits_to_be_expected_are_those_of_the_sheet() {
        let plain = Shot::default();
        let of = |weapon, fires, hexes, dice, shot| {
            hits_permille(dice, need(weapon, fires, hexes, shot).expect("it can hit"))
        };
        let musketry = |shot| of(Weapon::Musket, Fires::Ball, 3, FOOT_DICE, shot);
        assert_eq!(musketry(plain), 3000);
        assert_eq!(musketry(Shot { dense: true, ..plain }), 4000);
        assert_eq!(musketry(Shot { cover: Cover::Soft, ..plain }), 2000);
        assert_eq!(musketry(Shot { moved: true, ..plain }), 2000);
        // 2.7 and 1.3 for a field battery of eight gunners.
        assert_eq!(of(Weapon::FieldGun, Fires::Canister, 6, 4, plain), 2666);
        assert_eq!(of(Weapon::FieldGun, Fires::Shot, 24, 4, plain), 1333);
        assert_eq!(of(Weapon::Musket, Fires::Ball, 5, FOOT_DICE, Shot { moved: true, ..plain }), 500);
    }

    /// 'Chance to win round 1' of the sheet's notes: 24 foot, 16 horse, counted out in thousandths. The sheet says 32, 53,
    /// 9 and 3 per cent, 99, and under 5.
    #[test]
    fn chances_of_the_first_round_are_those_of_the_sheet() {
        let plain = Stand::default();
        let line = |stand| points(FightsAs::Foot, Grade::C, stand);
        let steady = line(Stand { defensive_fire: true, ..plain });
        let wins = |own: i32, theirs: i32, dice: i32| {
            round((dice, score(own, theirs)), (FOOT_DICE, score(theirs, own))).wins
        };
        let horse = |as_what, grade| points(as_what, grade, plain);
        assert_eq!(wins(horse(FightsAs::HeavyHorse, Grade::B), steady, HORSE_DICE), 318);
        assert_eq!(wins(horse(FightsAs::HeavyHorse, Grade::A), steady, HORSE_DICE), 535);
        assert_eq!(wins(horse(FightsAs::MediumHorse, Grade::B), steady, HORSE_DICE), 91);
        assert_eq!(wins(horse(FightsAs::LightHorse, Grade::C), steady, HORSE_DICE), 27);
        let disordered = line(Stand { disordered: true, ..plain });
        assert_eq!(wins(horse(FightsAs::HeavyHorse, Grade::B), disordered, HORSE_DICE), 987);
        let flank = points(FightsAs::MediumHorse, Grade::C, Stand { flank: true, ..plain });
        assert_eq!(wins(flank, line(plain), HORSE_DICE), 987);
        assert_eq!(wins(line(plain), steady, FOOT_DICE), 12);
    }

    #[test]
    fn both_may_be_as_good() {
        let Round { wins, loses } = round((6, 5), (6, 5));
        assert!(wins == loses && wins < 500, "{wins} {loses}");
        assert_eq!(round((0, 2), (6, 4)).wins, 0);
        let many = round((400, 4), (400, 4));
        assert!((450..500).contains(&many.wins), "{many:?}");
    }

    /// 'Reach to fear' of the sheet's notes: a straight charge, and the hex in which it makes contact.
    #[test]
    fn the_reach_of_charges_is_that_of_the_sheet() {
        let reach = |class| hexes(charge_halves(class, Order::Line, Grade::C)) + 1;
        let all = [Class::Foot, Class::HeavyHorse, Class::MediumHorse, Class::LightHorse];
        assert_eq!(all.map(reach), [6, 9, 10, 12]);
        let musket = Tables::get().reach_of(Weapon::Musket);
        assert_eq!(musket, 6);
    }
}
