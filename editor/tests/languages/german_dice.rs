//! Dice that lie sorted, in a German window.

use super::alone;
use super::english_left::shown;
use super::rule_cases::found;
use egui_kittest::Harness;
use oblique_editor::play::{PlayPane, Player, Setup};
use oblique_rules::play::{Event, SortedDice};

/// The dice that were sorted last and of which some are not used.
fn sorted(battle: &oblique_battle::Battle) -> Option<&SortedDice> {
    let events = battle.steps().last()?.events.iter().rev();
    let mut all =
        events.filter_map(|event| if let Event::Sorted(dice) = event { Some(&**dice) } else { None });
    all.next().filter(|dice| !dice.is_one_sided() && dice.unused.iter().any(|unused| !unused.is_empty()))
}

#[test]
fn columns_of_dice_and_those_set_apart_are_said_in_german() {
    let _alone = alone();
    oblique_text::speak("de");
    let all = found(|battle| sorted(battle).is_some());
    assert!(!all.is_empty(), "some ruleset sorts its dice");
    for (scenario, battle) in all {
        let dice = sorted(&battle).expect("dice").clone();
        let setup = Setup { players: [Player::Person, Player::Person], ..Setup::default() };
        let pane = PlayPane::go_on_with(oblique_rulesets::REGISTRY, &scenario, battle, setup);
        let show = |ui: &mut egui::Ui, pane: &mut PlayPane| {
            pane.ui(ui, false);
        };
        let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 720.0)).build_ui_state(show, pane);
        harness.run_steps(4);
        let texts = shown(&harness);
        assert!(texts.contains("Angreifer und Verteidiger"), "the heads over the columns: {texts:?}");
        assert!(texts.iter().any(|text| text.starts_with("Nicht verwendet: ")), "{texts:?}");
        for english in dice.columns.iter().map(String::as_str).chain(["Not used"]) {
            let left: Vec<&String> = texts.iter().filter(|text| text.contains(english)).collect();
            assert!(left.is_empty(), "{english}: {left:?}");
        }
    }
    oblique_text::speak("");
}
