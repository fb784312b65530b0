//! Shipped battles as they begin, for the tests of the pane.

use oblique_rules::Ruleset;
use oblique_rules::play::{Game, Options};
use oblique_rulesets::{read_scenario, ruleset_of};
use oblique_scenario::Scenario;

/// The scenario of a file's text, its ruleset, and the battle begun with it by one seed.
pub(crate) fn begun(text: &str) -> (Scenario, &'static dyn Ruleset, Box<dyn Game>) {
    let scenario = read_scenario(text).scenario.expect("it is read whole");
    let ruleset = ruleset_of(&scenario).expect("its ruleset");
    let options = Options { seed: 1, fog: false, unattended: false };
    let game = ruleset.begin(&scenario, &options).expect("it begins");
    (scenario, ruleset, game)
}
