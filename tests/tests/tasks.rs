//! What the designer means a side to do is what the computer's officer does with it, under every ruleset.

use oblique_battle::Battle;
use oblique_commander::{Table, commander};
use oblique_rules::play::{Field, Options};
use oblique_rulesets::read_scenario;
use oblique_scenario::{Aim, Scenario, Side, Task};
use std::fs;
use std::path::Path;

/// Battles, and orders given in each: enough for who attacks to come near.
const BATTLES: [(&str, usize); 4] = [
    ("dragoon/dogs_of_war", 400),
    ("drums/spanish_pride", 300),
    ("purky/sagschuetz", 500),
    ("flintlock/cowpens", 150),
];
/// Hexes by which who attacks must be nearer to the enemy than who holds.
const NEARER_HEXES: u32 = 2;
/// Hexes by which who holds may come nearer to the enemy, by what the rules make of him.
const HELD_HEXES: u32 = 2;

#[test]
fn who_is_to_attack_goes_and_who_is_to_hold_stays() {
    for (battle, orders) in BATTLES {
        follows(battle, orders);
    }
}

#[test]
fn so_he_does_on_the_wing_at_kesselsdorf() {
    follows("dessauer/kesselsdorf", 500);
}

fn follows(battle: &str, orders: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios").join(battle).with_extension("ron");
    let text = fs::read_to_string(path).expect("the scenario is there");
    let scenario = read_scenario(&text).scenario.expect("the scenario is whole");
    let start =
        gap(Battle::begin(ruleset(&scenario), &scenario, &options()).expect("it begins").game().field());
    let [attack, hold, withdraw] =
        [Aim::Attack, Aim::Hold, Aim::Withdraw].map(|aim| after(&scenario, aim, orders));
    println!(
        "{battle}: {start} hexes off at the start, attacking {attack}, holding {hold}, withdrawing {withdraw}"
    );
    assert!(attack + NEARER_HEXES <= hold, "{battle}: {attack} hexes off attacking, {hold} holding");
    assert!(hold + HELD_HEXES >= start, "{battle}: {hold} hexes off holding, {start} at the start");
    assert!(withdraw >= hold, "{battle}: {withdraw} hexes off withdrawing, {hold} holding");
}

const fn options() -> Options {
    Options { seed: 7, fog: false, unattended: false }
}

fn ruleset(scenario: &Scenario) -> &'static dyn oblique_rules::Ruleset {
    oblique_rulesets::ruleset_of(scenario).expect("a ruleset of ours")
}

/// How far side A is from the enemy, who takes defaults, once all of it has had a task for a while.
fn after(scenario: &Scenario, aim: Aim, orders: usize) -> u32 {
    let mut scenario = scenario.clone();
    let rules = ruleset(&scenario);
    for piece in scenario.pieces.values_mut().filter(|piece| piece.side == Side::A) {
        if rules.catalog().kind(&piece.kind).is_some_and(|kind| kind.role.leads()) {
            piece.task = Some(Task::new(aim));
        }
    }
    let mut battle = Battle::begin(rules, &scenario, &options()).expect("it begins");
    let setting = battle.setting().clone();
    let seat = |name: &str, side| commander(name, 7, side).expect("a commander of that name");
    let mut table = Table::new([seat("steady", Side::A), seat("passive", Side::B)]);
    for _ in 0..orders {
        let Some((side, order)) = table.next(battle.game(), &setting) else { break };
        battle.give(side, order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    gap(battle.game().field())
}

/// Hexes from a unit of A to the nearest of B: the middle of them all.
fn gap(field: &Field) -> u32 {
    let of = |side: Side| {
        let there = field.pieces.iter().filter(move |p| p.on_map() && p.is_unit() && p.side() == side);
        there.map(|p| p.hex).collect::<Vec<_>>()
    };
    let enemies = of(Side::B);
    let nearest = |hex: &oblique_board::hex::Hex| enemies.iter().map(|e| e.unsigned_distance_to(*hex)).min();
    let mut gaps: Vec<u32> = of(Side::A).iter().filter_map(nearest).collect();
    gaps.sort_unstable();
    gaps.get(gaps.len() / 2).copied().unwrap_or(u32::MAX / 2)
}

/// The grenadiers of the village of Kesselsdorf walked out of it on the first turn in eight battles of eight: what they could
/// have shot at from elsewhere was worth more than their task.
#[test]
fn who_is_told_to_hold_a_place_himself_is_there_when_the_enemy_comes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios/dessauer/kesselsdorf.ron");
    let text = fs::read_to_string(path).expect("the scenario is there");
    let scenario = read_scenario(&text).scenario.expect("the scenario is whole");
    let told =
        scenario.pieces.iter().filter(|(_, piece)| piece.task.as_ref().is_some_and(|t| t.aim == Aim::Hold));
    let told: Vec<_> = told.map(|(id, piece)| (id.clone(), piece.hex.expect("it stands"))).collect();
    assert_eq!(told.len(), 3);
    for seed in 1..=4 {
        let options = Options { seed, ..options() };
        let mut battle = Battle::begin(ruleset(&scenario), &scenario, &options).expect("it begins");
        let setting = battle.setting().clone();
        let seat = |side| commander("computer", seed, side).expect("the usual one");
        let mut table = Table::new([seat(Side::A), seat(Side::B)]);
        while battle.game().field().turn == 1 {
            let Some((side, order)) = table.next(battle.game(), &setting) else { break };
            battle.give(side, order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        }
        for (id, hex) in &told {
            let now =
                battle.game().field().pieces.iter().find(|piece| piece.info.id == *id).map(|piece| piece.hex);
            assert_eq!(now, Some(*hex), "{id:?} with seed {seed}");
        }
    }
}
