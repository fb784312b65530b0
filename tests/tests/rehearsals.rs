//! Orders played out on copies: they change nothing, the same question has the same answer, and some are given instead.

use oblique_battle::Battle;
use oblique_commander::{Differences, Officer, Temperament, decide};
use oblique_rules::play::Options;
use oblique_rulesets::{read_scenario, ruleset_of};
use oblique_scenario::Side;
use std::sync::Arc;

/// Orders of the battle that are looked at: enough for the lines to have met, where one side stands on its rise.
const ORDERS: usize = 250;

const SCENARIO: &str = include_str!("../../scenarios/drums/retschow.ron");

#[test]
fn playing_orders_out_leaves_the_battle_alone_and_answers_alike() {
    let scenario = read_scenario(SCENARIO).scenario.expect("the shipped battle reads");
    let rules = ruleset_of(&scenario).expect("its rules are known");
    let options = Options { seed: 5, fog: false, unattended: true };
    let mut battle = Battle::begin(rules, &scenario, &options).expect("it begins");
    let setting = battle.setting().clone();
    let differences = Differences::read(rules.data().commanders).expect("they read");
    let steady = differences.officer(Temperament::of("steady").expect("the usual officer"));
    assert!(steady.rehearsals > 0, "under these rules he plays orders out");
    let without = Temperament { rehearsals: 0, ..steady.clone() };
    let officer = |t: &Temperament| Side::BOTH.map(|_| Officer::new(Arc::new(t.clone())));
    let [mut one, mut same, mut other] = [officer(&steady), officer(&steady), officer(&without)];
    let mut instead = 0;
    for _ in 0..ORDERS {
        let Some(side) = battle.game().decision().map(|asked| asked.side) else { break };
        let before = battle.game().state_hash();
        let order = decide(&mut one[side.index()], battle.game(), &setting).expect("he is asked");
        assert_eq!(battle.game().state_hash(), before);
        assert_eq!(decide(&mut same[side.index()], battle.game(), &setting).as_ref(), Some(&order));
        let plain = decide(&mut other[side.index()], battle.game(), &setting);
        instead += usize::from(plain.as_ref() != Some(&order));
        battle.give(side, order).expect("it is legal");
    }
    assert!(instead > 0, "nothing was ever given instead");
}
