//! The user's map styles in the whole editor. Alone in its program: the styles there are are the program's.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Orientation;
use oblique_editor::app::Workbench;
use oblique_editor::command::commands;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;
use std::time::{Duration, Instant};

fn wait(harness: &mut Harness<'_, Workbench>, what: &str, done: impl Fn(&Workbench) -> bool) {
    let end = Instant::now() + Duration::from_secs(20);
    while !done(harness.state()) {
        assert!(Instant::now() < end, "{what} does not come");
        std::thread::sleep(Duration::from_millis(5));
        harness.step();
    }
}

fn run(harness: &mut Harness<'_, Workbench>, command: &str) {
    let ctx = harness.ctx.clone();
    let found = commands().into_iter().find(|c| c.id == command).expect("there is such a command");
    harness.state_mut().run(&found, &ctx);
    harness.step();
}

#[test]
fn a_copy_of_a_style_is_changed_reloaded_and_chosen_and_a_broken_one_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { tour_seen: true, map_style: "plain".to_owned(), ..Settings::default() };
    let scenario = blank(RULESETS[0], Orientation::Flat, 8, 6);
    let workbench = Workbench::new(settings, scenario).with_data_folder(folder.path());
    let mut harness = Harness::builder()
        .with_size([1280.0, 720.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    harness.run_steps(3);
    run(&mut harness, "style.copy");
    let copy = folder.path().join("styles/plain-2.ron");
    wait(&mut harness, "the copy", |workbench| copy.exists() && !workbench.busy());
    let text = std::fs::read_to_string(&copy).expect("it is text");
    assert!(text.contains("id: \"plain-2\""), "{text}");
    std::fs::write(&copy, text.replacen("paper: \"f7f4ea\"", "paper: \"ffeedd\"", 1)).expect("written");
    std::fs::write(folder.path().join("styles/broken.ron"), "(id: \"broken\",\n name: 3)").expect("written");
    run(&mut harness, "style.reload");
    wait(&mut harness, "the styles", |workbench| !workbench.busy());
    harness.run_steps(2);
    run(&mut harness, "style.plain-2");
    let style = harness.state().settings().style();
    assert_eq!((style.id.as_str(), style.name.as_str()), ("plain-2", "Plain atlas copy"));
    assert_eq!(style.paper.hex(), "#ffeedd");
    assert!(harness.query_all_by_label_contains("broken.ron is no map style: 2:").count() > 0);
}
