//! A battle that comes with the program, played by the usual commander against himself, each order looked at before it is given.

use oblique_battle::Battle;
use oblique_commander::{Table, commander};
use oblique_rules::play::{Game, Options, Order};
use oblique_rulesets::{read_scenario, ruleset_of};
use oblique_scenario::Side;
use std::fs;
use std::path::Path;

/// Plays `scenarios/{name}.ron` to its end, and gives it as it stands there.
pub(crate) fn watch(name: &str, seed: u64, mut look: impl FnMut(&dyn Game, &Order)) -> Battle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios").join(name).with_extension("ron");
    let text = fs::read_to_string(path).expect("the scenario is there");
    let scenario = read_scenario(&text).scenario.expect("the scenario is whole");
    let rules = ruleset_of(&scenario).expect("a ruleset of ours");
    let options = Options { seed, fog: false, unattended: true };
    let mut battle = Battle::begin(rules, &scenario, &options).expect("it begins");
    let setting = battle.setting().clone();
    let seat = |side: Side| commander("computer", seed, side).expect("a commander of that name");
    let mut table = Table::new([seat(Side::A), seat(Side::B)]);
    while let Some((side, order)) = table.next(battle.game(), &setting) {
        look(battle.game(), &order);
        battle.give(side, order).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    battle
}
