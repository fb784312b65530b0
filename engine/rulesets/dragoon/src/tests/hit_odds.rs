//! The hits told before a shot are those its own dice give.

use super::whole_battles::skirmish;
use crate::combat::hits::{Blow, HitTotals};
use crate::combat::strength::hit_ways;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_rules::play::Event;
use std::collections::BTreeMap;

#[test]
fn ways_to_hit_are_the_dice_of_the_blow() {
    let mut battle = skirmish().battle(1, false);
    let (by, at) = (battle.named("a-i0"), battle.named("b-i0"));
    let t = &Tables::get().hits;
    let (spread, fraction) = (t.spread, t.fraction);
    for strength in [69_609, 998_760, 625_000] {
        let blow = Blow { by, at, strength, divisor: t.fire_divisor, rule: rule::FIRE_STRENGTH };
        let mut counted: BTreeMap<i64, u64> = BTreeMap::new();
        let steps = (fraction.1 - fraction.0) / 50;
        for die in (spread.0..=spread.1).step_by(7) {
            for rest in (fraction.0..=fraction.1).step_by(usize::try_from(steps.max(1)).unwrap()) {
                battle.dice(&[die, rest, 90, 90, 90, 90, 90, 90]);
                battle.clear_events();
                let mut toll = HitTotals::default();
                battle.roll_blow(&blow, &mut toll);
                *counted.entry(i64::from(toll.hits_on(at))).or_default() += 1;
                let one = hit_ways(strength, t.fire_divisor, (die, die), (rest, rest));
                assert_eq!(one.into_iter().collect::<Vec<_>>(), [(i64::from(toll.hits_on(at)), 1)]);
            }
        }
        let ways = hit_ways(strength, t.fire_divisor, spread, fraction);
        let cases = u64::try_from((spread.1 - spread.0 + 1) * (fraction.1 - fraction.0 + 1)).unwrap();
        assert_eq!(ways.values().sum::<u64>(), cases, "every case is counted once");
        assert!(counted.keys().all(|hits| ways.contains_key(hits)), "{counted:?} {ways:?}");
    }
}

#[test]
fn morale_under_fire_is_told_as_it_is_drawn() {
    let mut battle = skirmish().battle(1, false);
    let at = battle.named("b-i0");
    let from = battle.piece(battle.named("a-i0")).hex;
    for hits in [0, 1, 3] {
        let mods = battle.under_fire(at, hits, &[from]);
        let odds = battle.morale_odds(at, rule::FIRE_SEQUENCE, mods.clone());
        let mut counted: BTreeMap<String, u64> = BTreeMap::new();
        for die in odds.range.0..=odds.range.1 {
            let mut copy = battle.clone();
            copy.dice(&[die]);
            copy.clear_events();
            copy.morale_check(at, rule::FIRE_SEQUENCE, &mods);
            let drew = copy
                .events()
                .iter()
                .find_map(|e| if let Event::Drew(d) = e { Some(d.clone()) } else { None });
            *counted.entry(drew.expect("a draw").outcome).or_default() += 1;
        }
        let quoted: BTreeMap<String, u64> = odds.chances.iter().map(|c| (c.text.clone(), c.ways)).collect();
        assert_eq!(quoted, counted);
        battle.clear_events();
    }
}
