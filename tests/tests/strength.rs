//! The computer's officer must beat chance: a few whole battles against a commander who gives any
//! legal order, from both sides. `oblique trial` plays the hundreds that measure him.

use oblique_battle::Battle;
use oblique_commander::{Commander, Officer, Table, Temperament, commander};
use oblique_rules::pickup::Wishes;
use oblique_rules::play::Options;
use oblique_rulesets::{RULESETS, read_scenario, ruleset_of};
use oblique_scenario::Side;
use oblique_trial::{Limits, play_one};
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Battles from each side.
const BATTLES: u64 = 2;
/// Those he must win of all; he wins more than 95 in a hundred.
const WON: u64 = 3;
/// Pick-up games of who asks what the enemy will do against who does not, each from both sides.
const PICK_UPS: u64 = 10;
/// Those he must win of all; he wins four of five.
const PICK_UPS_WON: u64 = 14;

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

/// Where the enemy fires first, who goes where he is expected to loses to who does not.
#[test]
fn who_asks_what_the_enemy_will_do_beats_who_does_not() {
    beats_who_does_not_ask("purky");
}

#[test]
fn so_he_does_where_models_are_counted() {
    beats_who_does_not_ask("dessauer");
}

#[test]
fn so_he_does_where_a_double_failure_closes_a_brigade() {
    beats_who_does_not_ask("drums");
}

fn beats_who_does_not_ask(ruleset: &str) {
    let rules = RULESETS.iter().find(|rules| rules.catalog().id == ruleset).expect("it is one of ours");
    let generator = rules.pickup().expect("it makes pick-up games");
    let blind = Arc::new(Temperament {
        outlook_permille: 0,
        ..Temperament::of("steady").expect("the usual officer").clone()
    });
    let mut won = 0;
    for seed in 1..=PICK_UPS {
        let game = generator.generate(&Wishes { seed, ..Wishes::default() }).expect("it is made");
        let rules = ruleset_of(&game.scenario).expect("a ruleset of ours");
        for side in Side::BOTH {
            let own = commander("steady", seed, side).expect("a commander of that name");
            let enemy: Box<dyn Commander> = Box::new(Officer::new(blind.clone()));
            let table = if side == Side::A { [own, enemy] } else { [enemy, own] };
            let options = Options { seed, fog: false, unattended: true };
            let end = play_one(rules, &game.scenario, &options, table, &Limits::NONE).expect("it is played");
            won += u64::from(end.winner == Some(side));
        }
    }
    println!("won {won} of {}", 2 * PICK_UPS);
    assert!(won >= PICK_UPS_WON, "he won only {won} of {}", 2 * PICK_UPS);
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
