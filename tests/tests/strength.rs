//! The computer's officer must beat chance: a few whole battles against a commander who gives any
//! legal order, from both sides. `oblique trial` plays the hundreds that measure him.

use oblique_battle::Battle;
use oblique_commander::{Table, commander};
use oblique_rules::play::Options;
use oblique_rulesets::read_scenario;
use oblique_scenario::Side;
use std::fs;
use std::path::Path;

/// Battles from each side.
const BATTLES: u64 = 2;
/// Those he must win of all; he wins more than 95 in a hundred.
const WON: u64 = 3;

#[test]
fn the_officer_beats_chance_from_both_sides() {
    beats_chance("../scenarios/dragoon/dogs_of_war.ron");
}

#[test]
fn he_beats_it_where_there_are_no_turns_too() {
    beats_chance("../scenarios/flintlock/cowpens.ron");
}

#[test]
fn he_beats_it_on_the_wing_at_kesselsdorf() {
    beats_chance("../scenarios/dessauer/kesselsdorf.ron");
}

#[test]
fn he_beats_it_at_sagschuetz() {
    beats_chance("../scenarios/purky/sagschuetz.ron");
}

#[test]
fn the_marshal_beats_it_too() {
    wins_against_chance("marshal", "../scenarios/flintlock/cowpens.ron");
    wins_against_chance("marshal", "../scenarios/dragoon/dogs_of_war.ron");
}

fn beats_chance(scenario: &str) {
    wins_against_chance("steady", scenario);
}

fn wins_against_chance(name: &str, scenario: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(scenario);
    let text = fs::read_to_string(path).expect("the scenario is there");
    let mut scenario = read_scenario(&text).scenario.expect("the scenario is whole");
    // He is measured, not the designer: who is told to hold does not go and win.
    for piece in scenario.pieces.values_mut() {
        piece.task = None;
    }
    let mut won = 0;
    for officer in Side::BOTH {
        for seed in 1..=BATTLES {
            let mut battle = Battle::begin(
                oblique_rulesets::ruleset_of(&scenario).expect("a ruleset of ours"),
                &scenario,
                &Options { seed, fog: false, unattended: true },
            )
            .expect("it begins");
            let setting = battle.setting().clone();
            let seat = |side: Side| {
                let name = if side == officer { name } else { "random" };
                commander(name, seed, side).expect("a commander of that name")
            };
            let mut table = Table::new([seat(Side::A), seat(Side::B)]);
            while let Some((side, order)) = table.next(battle.game(), &setting) {
                battle.give(side, order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
            }
            let outcome = battle.game().field().outcome.clone().expect("it has ended");
            won += u64::from(outcome.winner == Some(officer));
        }
    }
    assert!(won >= WON, "the officer won only {won} of {}", 2 * BATTLES);
}
