//! The Problems panel: one after the other, all of one kind, grouped, and what takes long.

use crate::common::{click, editor, editor_of_size, first, press, scenario, settle, show_panel, workbench};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::settings::Settings;
use oblique_editor::ui::spot;
use oblique_editor::view::Selection;
use oblique_scenario::check::{Check, Diagnostic, Place, Severity};
use oblique_scenario::{Edit, Facets, PieceId, Scenario, Value};
use std::time::{Duration, Instant};

fn with_men(scenario: &Scenario, id: &str, men: i64) -> Edit {
    let id = PieceId(id.to_owned());
    let mut piece = scenario.pieces[&id].clone();
    piece.attrs.insert("men".to_owned(), Value::Int(men));
    Edit::Piece(id, Some(Box::new(piece)))
}

#[test]
fn all_of_one_kind_are_mended_in_one_step_and_f8_goes_from_one_to_the_next() {
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    let edits = ["a-0", "a-1"].map(|id| with_men(harness.state().document().scenario(), id, 2000));
    let edit = Intent::edit("Strengthen", Edit::Many(edits.to_vec()));
    harness.state_mut().carry_out(vec![edit], &ctx);
    settle(&mut harness);
    assert_eq!(harness.state().problems().len(), 2);

    click(&mut harness, "Fix all 2 like 'Send some home'");
    assert!(harness.state().problems().is_empty());
    let men = |h: &egui_kittest::Harness<'static, Workbench>, id: &str| {
        h.state().document().scenario().pieces[&PieceId(id.to_owned())].int("men")
    };
    assert_eq!((men(&harness, "a-0"), men(&harness, "a-1")), (Some(900), Some(900)));
    assert!(harness.query_by_label_contains("Fixed 2 problems").is_some());
    harness.state_mut().undo();
    settle(&mut harness);
    assert_eq!((men(&harness, "a-0"), men(&harness, "a-1")), (Some(2000), Some(2000)), "one step");
    assert!(harness.query_by_label("Errors (2)").is_some());
    press(&mut harness, Modifiers::NONE, Key::F8);
    assert_eq!(harness.state().view().selection, Selection::Pieces([first()].into()));
    press(&mut harness, Modifiers::NONE, Key::F8);
    assert_eq!(harness.state().view().selection, Selection::Pieces([PieceId("a-1".to_owned())].into()));
    press(&mut harness, Modifiers::SHIFT, Key::F8);
    assert_eq!(harness.state().view().selection, Selection::Pieces([first()].into()));

    click(&mut harness, "Errors 2");
    assert!(harness.query_by_label("Nothing to show").is_some());
}

#[test]
fn problems_that_are_not_listed_are_counted_and_mended_too() {
    let mut scenario = scenario();
    let mut piece = scenario.pieces[&first()].clone();
    piece.attrs.insert("men".to_owned(), Value::Int(2000));
    scenario.pieces.extend((0..250).map(|n| (PieceId(format!("b-{n:03}")), piece.clone())));
    let mut bench = workbench();
    bench.put(scenario, None);
    let mut harness = editor(bench);
    show_panel(&mut harness, "problems");
    for label in ["Errors 250", "Errors (250)", "250 errors"] {
        assert!(harness.query_by_label(label).is_some(), "{label}");
    }
    click(&mut harness, "Fix all of this sort: 'Send some home'");
    assert!(harness.query_by_label_contains("Fixed 250 problems").is_some());
    assert!(harness.state().problems().is_empty());
}

#[test]
fn every_remedy_of_a_problem_is_in_the_menu_beside_the_first() {
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    let edit = with_men(harness.state().document().scenario(), "a-0", 2000);
    harness.state_mut().carry_out(vec![Intent::edit("Strengthen", edit)], &ctx);
    settle(&mut harness);
    assert!(harness.query_by_label("Send some home").is_some(), "what builds is at hand");
    click(&mut harness, "Or…");
    click(&mut harness, "Remove the unit");
    assert!(!harness.state().document().scenario().pieces.contains_key(&first()));
    assert!(harness.state().problems().is_empty());
}

/// A check that may take long.
struct Slow;

impl Check for Slow {
    fn id(&self) -> &'static str {
        "T2"
    }
    fn reads(&self) -> Facets {
        Facets::PIECES
    }
    fn slow(&self) -> bool {
        true
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        for (id, piece) in scenario.pieces.iter().filter(|(_, p)| p.int("men") == Some(1)) {
            let place = Place::Piece(id.clone(), "men".to_owned());
            let message = format!("{} is alone.", piece.name);
            found.push(Diagnostic::new("T2", Severity::Warning, place, message));
        }
    }
}

#[test]
fn what_takes_long_is_found_in_the_background_and_follows_edits() {
    let workbench = Workbench::new(Settings::default(), scenario()).with_checks(&[&Slow]);
    let mut harness = editor(workbench);
    let ctx = harness.ctx.clone();
    for (men, due) in [(1, 1), (2, 0), (1, 1)] {
        let edit = with_men(harness.state().document().scenario(), "a-0", men);
        harness.state_mut().carry_out(vec![Intent::edit("Men", edit)], &ctx);
        let before = harness.state().problems().len();
        assert_eq!(before, 1 - due, "what was found stays until the job is done");
        let end = Instant::now() + Duration::from_secs(20);
        while harness.state().problems().len() != due && Instant::now() < end {
            harness.run_steps(8);
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(harness.state().problems().len(), due, "{men} men");
    }
}

/// A check with a mistake in it: a unit of 13 men is too much for it.
struct Mistaken;

impl Check for Mistaken {
    fn id(&self) -> &'static str {
        "T3"
    }
    fn reads(&self) -> Facets {
        Facets::PIECES
    }
    fn slow(&self) -> bool {
        true
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        assert!(scenario.pieces.values().all(|p| p.int("men") != Some(13)), "thirteen");
        Slow.run(scenario, found);
    }
}

#[test]
fn a_check_that_panics_is_told_once_and_the_next_edit_is_checked() {
    let workbench = Workbench::new(Settings::default(), scenario()).with_checks(&[&Mistaken]);
    let mut harness = editor(workbench);
    let ctx = harness.ctx.clone();
    let mut edit_and_wait = |men, until: &dyn Fn(&egui_kittest::Harness<'static, Workbench>) -> bool| {
        let edit = with_men(harness.state().document().scenario(), "a-0", men);
        harness.state_mut().carry_out(vec![Intent::edit("Men", edit)], &ctx);
        let end = Instant::now() + Duration::from_secs(20);
        while !until(&harness) {
            assert!(Instant::now() < end, "{men} men: still waiting");
            harness.run_steps(4);
            std::thread::sleep(Duration::from_millis(5));
        }
        // Long enough for another try, were there one.
        harness.run_steps(40);
        assert!(!harness.state().busy(), "{men} men: nobody waits any more");
        harness.query_all_by_label_contains("Checking the battle failed").count()
    };
    let reported = |h: &egui_kittest::Harness<'static, Workbench>| {
        h.query_by_label_contains("Checking the battle failed").is_some()
    };
    assert_eq!(edit_and_wait(13, &reported), 1);
    edit_and_wait(1, &|h| h.state().problems().len() == 1);
}

#[test]
fn of_a_long_list_only_what_is_in_view_is_drawn_and_its_last_problem_is_gone_to() {
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    let strong = harness.state().document().scenario().pieces[&first()].clone();
    let many = (0..150).map(|n| {
        let mut piece = strong.clone();
        piece.name = format!("Battalion {n:03}");
        piece.attrs.insert("men".to_owned(), Value::Int(2000));
        Edit::Piece(PieceId(format!("b-{n:03}")), Some(Box::new(piece)))
    });
    let edit = Intent::edit("Many", Edit::Many(many.collect()));
    harness.state_mut().carry_out(vec![edit], &ctx);
    settle(&mut harness);
    assert_eq!(harness.state().problems().len(), 150);
    let drawn = |h: &egui_kittest::Harness<'static, Workbench>| h.get_all_by_label("Send some home").count();
    assert!((1..40).contains(&drawn(&harness)), "{} rows", drawn(&harness));
    assert!(harness.query_by_label_contains("Battalion 149, ").is_none());

    press(&mut harness, Modifiers::SHIFT, Key::F8);
    assert_eq!(harness.state().view().selection, Selection::Pieces([PieceId("b-149".to_owned())].into()));
    // The list glides there.
    harness.run_steps(60);
    assert!(harness.query_by_label_contains("Battalion 149, ").is_some(), "scrolled to");
    assert!((1..40).contains(&drawn(&harness)), "{} rows", drawn(&harness));
}

#[test]
fn a_small_window_shows_a_problem_too_not_only_what_sorts_them() {
    let mut harness = editor_of_size([1280.0, 720.0], workbench());
    let ctx = harness.ctx.clone();
    let edit = with_men(harness.state().document().scenario(), "a-0", 2000);
    harness.state_mut().carry_out(vec![Intent::edit("Strengthen", edit)], &ctx);
    show_panel(&mut harness, "problems");
    let pane = spot::find(&harness.ctx, "pane.problems").expect("shown");
    let row = harness.get_by_label("Send some home").rect();
    assert!(pane.contains_rect(row), "{row} is not in {pane}");
}

#[test]
fn nothing_is_cut_of_a_panel_without_problems() {
    let mut harness = editor_of_size([1280.0, 720.0], workbench());
    show_panel(&mut harness, "problems");
    let pane = spot::find(&harness.ctx, "pane.problems").expect("shown");
    for text in ["No problems", "The scenario is checked while you work on it."] {
        // The bar at the bottom of the window says it too.
        let whole = harness.query_all_by_label(text).any(|node| pane.contains_rect(node.rect()));
        assert!(whole, "'{text}' is cut at {pane}");
    }
}

#[test]
fn a_problem_is_silenced_for_a_reason_and_told_again() {
    let mut harness = editor_of_size([1280.0, 1400.0], Workbench::new(Settings::default(), scenario()));
    show_panel(&mut harness, "problems");
    let notes = |h: &egui_kittest::Harness<'static, Workbench>| -> Vec<String> {
        let mut keys: Vec<_> = h.state().problems().iter().filter_map(Diagnostic::key).collect();
        keys.sort();
        keys
    };
    // Errors stand until they are fixed, and what lies on a hex.
    let (all, before) = (harness.state().problems().len(), notes(&harness));
    assert!(!before.is_empty() && before.len() < all);
    let hide = |harness: &mut egui_kittest::Harness<'static, Workbench>, severity: Severity, name: &str| {
        let scenario = harness.state().document().scenario();
        let wrong = |p: &&Diagnostic| p.severity == severity && !p.still_to_do(scenario);
        let count = harness.state().problems().iter().filter(wrong).count();
        click(harness, &format!("{name} {count}"));
    };
    hide(&mut harness, Severity::Error, "Errors");
    let warnings = |h: &egui_kittest::Harness<'static, Workbench>| {
        let keys = h.state().problems().iter().filter(|p| p.severity == Severity::Warning);
        keys.filter_map(Diagnostic::key).count()
    };
    let warned = warnings(&harness);
    harness.get_all_by_label("Silence").next().expect("a warning").click();
    settle(&mut harness);
    // The field has the keyboard at once.
    harness.event(egui::Event::Text("As listed".to_owned()));
    settle(&mut harness);
    click(&mut harness, "Silence it");
    let left = notes(&harness);
    assert_eq!((left.len(), warnings(&harness)), (before.len() - 1, warned - 1));
    let gone = before.iter().find(|key| !left.contains(key)).expect("one is silenced");
    assert_eq!(harness.state().problems().len(), all - 1);
    assert!(harness.query_by_label("Silenced (1)").is_some());
    assert!(harness.query_by_label_contains("Silenced: As listed").is_some());

    let text = oblique_rulesets::write_scenario(harness.state().document().scenario());
    let again = oblique_rulesets::read_scenario(&text).scenario.expect("read");
    assert_eq!(again.silenced.get(gone).map(String::as_str), Some("As listed"), "the file keeps it");

    hide(&mut harness, Severity::Warning, "Warnings");
    click(&mut harness, "Show again");
    assert_eq!(notes(&harness), before);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(notes(&harness), left, "each is a step of its own");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(notes(&harness), before);
}
