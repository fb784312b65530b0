//! The form with a generator that throws coins.

use super::PickupForm;
use crate::app::Workbench;
use crate::document::blank;
use crate::settings::Settings;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_board::hex::Orientation;
use oblique_rules::pickup::{Pickup, PickupError, PickupGame, Step, StepTaken, Wishes};
use oblique_rules::play::{Game, Options};
use oblique_rules::survey::Survey;
use oblique_rules::{RuleId, Ruleset, RulesetData};
use oblique_rulesets::RULESETS;
use oblique_scenario::Scenario;
use oblique_scenario::check::{Check, Diagnostic};
use std::time::{Duration, Instant};

const STEPS: &[Step] = &[
    Step { id: "coin", title: "Coin", rule: RuleId::NONE, by_chance: true },
    Step { id: "end", title: "End", rule: RuleId::NONE, by_chance: false },
];

struct Coins;

impl Pickup for Coins {
    fn steps(&self) -> &'static [Step] {
        STEPS
    }
    fn generate(&self, wishes: &Wishes) -> Result<PickupGame, PickupError> {
        let mut chance = wishes.chance(&STEPS[0], 0, 0);
        let shown = chance.throw("Coin", 1_000_000);
        let mut scenario = blank(RULESETS[0], Orientation::Flat, 8, 6);
        scenario.meta.title = format!("Coin {shown}");
        let result = |step, results| StepTaken { step, throws: Vec::new(), results };
        let steps = vec![result(STEPS[0], vec![scenario.meta.title.clone()]), result(STEPS[1], Vec::new())];
        Ok(PickupGame { scenario, steps })
    }
}

/// The first ruleset with pick-up games.
struct WithGames;

impl Ruleset for WithGames {
    fn data(&self) -> &'static RulesetData {
        RULESETS[0].data()
    }
    fn checks(&self) -> &'static [&'static dyn Check] {
        RULESETS[0].checks()
    }
    fn pickup(&self) -> Option<&'static dyn Pickup> {
        Some(&Coins)
    }
    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn Survey + 'a> {
        RULESETS[0].survey(scenario)
    }
    fn begin(&self, scenario: &Scenario, options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        RULESETS[0].begin(scenario, options)
    }
}

type Editor = Harness<'static, Workbench>;

fn settle(harness: &mut Editor) {
    let end = Instant::now() + Duration::from_mins(1);
    harness.run_steps(4);
    while harness.state().busy() {
        assert!(Instant::now() < end, "a job does not end");
        std::thread::sleep(Duration::from_millis(5));
        harness.run_steps(2);
    }
    harness.run_steps(3);
}

fn click(harness: &mut Editor, label: &str) {
    harness.get_by_label(label).click();
    settle(harness);
}

/// What the coin shows by now.
fn shown(harness: &Editor) -> String {
    let label = harness.get_by_label_contains("Coin ").accesskit_node();
    label.label().or_else(|| label.value()).expect("a text")
}

fn form() -> Editor {
    let settings = Settings { tour_seen: true, ..Settings::default() };
    let mut workbench = Workbench::new(settings, blank(RULESETS[0], Orientation::Flat, 8, 6));
    workbench.dialogs.open(PickupForm::new(&WithGames).expect("it has games"));
    let mut harness = Harness::builder()
        .with_size([1600.0, 1000.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    settle(&mut harness);
    harness
}

#[test]
fn a_step_is_thrown_again_and_the_battle_opened_is_the_one_shown() {
    let mut harness = form();
    let first = shown(&harness);
    click(&mut harness, "Throw again: Coin");
    let second = shown(&harness);
    assert_ne!(first, second);
    assert!(harness.query_by_label("Throw again: End").is_none(), "nothing is thrown there");
    click(&mut harness, "Another seed");
    let third = shown(&harness);
    assert!(third != first && third != second);
    click(&mut harness, "Open this battle");
    assert_eq!(harness.state().document().scenario().meta.title, third);
    assert!(harness.state().document().dirty(), "a battle that is in no file yet");
}

#[test]
fn a_ruleset_without_pick_up_games_has_no_form() {
    assert!(RULESETS.iter().all(|r| PickupForm::new(*r).is_some() == r.pickup().is_some()));
}
