//! What rulesets say of the computer's officers can be read, and speaks of officers there are; and officers whose numbers are as
//! great or as small as a file may have them command without any reckoning being too great.

use oblique_battle::Battle;
use oblique_commander::{Differences, Staff, TEMPERAMENTS, Table};
use oblique_rules::play::Options;
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::Side;
use oblique_testing::shipped::battles_of;

#[test]
fn what_rulesets_say_of_officers_is_of_those_there_are() {
    for rules in RULESETS {
        let id = &rules.catalog().id;
        let own = Differences::read(rules.data().commanders);
        let own = own.unwrap_or_else(|error| panic!("assets/rulesets/{id}/commanders.ron: {error}"));
        for officer in own.named() {
            assert!(TEMPERAMENTS.iter().any(|t| t.id == officer), "{id}: nobody is called '{officer}'");
        }
    }
}

/// Orders of each battle with the numbers of a file at their bounds.
const ORDERS: usize = 30;

/// A file of one officer all of whose numbers are at one end of what the schema allows, but for the copies of a battle he
/// plays orders out on: those take time.
fn at_its_bounds(end: &str) -> String {
    let schema = include_str!("../../schemas/commanders.schema.json");
    let mut file = "[(id: \"extreme\"".to_owned();
    let mut field = "";
    for line in schema.lines() {
        if let Some(name) = line.strip_prefix("        \"").and_then(|rest| rest.strip_suffix("\": {")) {
            field = name;
        }
        let bound = line.trim().strip_prefix(&format!("\"{end}\": "));
        if let Some(number) = bound.filter(|_| field != "rehearsals") {
            file.extend([", ", field, ": ", number.trim_end_matches(',')]);
        }
    }
    file + ")]"
}

#[test]
fn numbers_at_their_bounds_can_be_reckoned_with() {
    for end in ["minimum", "maximum"] {
        let file = at_its_bounds(end);
        assert!(file.contains("pull_men: ") && file.contains("haste_permille: "), "{file}");
        let staff = Staff::read(&file).unwrap_or_else(|why| panic!("{why}"));
        for rules in RULESETS {
            for path in battles_of(&rules.catalog().id) {
                let text = std::fs::read_to_string(&path).expect("a shipped battle");
                let scenario = read_scenario(&text).scenario.expect("it is whole");
                let options = Options { seed: 7, fog: false, unattended: true };
                let mut battle = Battle::begin(*rules, &scenario, &options).expect("it begins");
                let setting = battle.setting().clone();
                let seat = |side| staff.commander("extreme", 7, side).expect("he is in the file");
                let mut table = Table::new(Side::BOTH.map(seat));
                for _ in 0..ORDERS {
                    let Some((side, order)) = table.next(battle.game(), &setting) else { break };
                    battle.give(side, order).expect("officers give legal orders");
                }
            }
        }
    }
}
