//! Where the computer's officer has something to say in what becomes of the beaten, he saves them: they go where the ruleset
//! says that they are safe, and his generals ride to those who need them. Both were seen otherwise in Old Dessauer, where
//! beaten battalions stayed before the enemy, as near to the goal as they could, and generals kept away from every fight.

mod watched;

use oblique_rules::play::{Game, Order, Verb};
use watched::watch;

/// What the ruleset expects of a ride to a unit in combat at the least, in men, to who stands with one that has no need.
const TO_A_FIGHT_MEN: i32 = 50;
/// Rides to who fights or is shaken, of a thousand: 34 of 52 are found; before, 9 of 32.
const RIDES_PERMILLE: usize = 450;

/// Battles, of these seeds.
const SEEDS: std::ops::RangeInclusive<u64> = 1..=4;

/// What comes of battles of the usual commander against himself.
#[derive(Default)]
struct Found {
    /// Retreats in which there was a choice, and those that did not end where it is safest.
    retreats: [usize; 2],
    /// Rides of generals, and those to who needs them.
    rides: [usize; 2],
}

impl Found {
    fn note(&mut self, game: &dyn Game, order: &Order) {
        let good = |order: &Order| game.appraise(order).good;
        if order.verb() == Verb::Place {
            self.rides[0] += 1;
            self.rides[1] += usize::from(good(order) >= TO_A_FIGHT_MEN);
        }
        let asked = game.decision().is_some_and(|decision| decision.default.verb() == Verb::Retreat);
        if asked && order.verb() == Verb::Retreat {
            let safest = game.orders(None).iter().filter(|o| o.verb() == Verb::Retreat).map(good).max();
            self.retreats[0] += 1;
            self.retreats[1] += usize::from(safest.is_some_and(|most| most > good(order)));
        }
    }
}

#[test]
fn the_beaten_are_saved() {
    let mut found = Found::default();
    for seed in SEEDS {
        watch("dessauer/kesselsdorf", seed, |game, order| found.note(game, order));
    }
    let Found { retreats: [all, near], rides: [rides, needed] } = found;
    assert!(all > 20, "{all} retreats");
    // Before, 54 of 59.
    assert_eq!(near, 0, "of {all} who went back so many could have been safer");
    assert!(needed * 1000 >= rides * RIDES_PERMILLE, "{needed} of {rides} rides went to who needed it");
}
