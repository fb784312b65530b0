//! The Units table, its windows and the nations: what is dragged, sorted, marked, kept and shared.

use crate::common::{
    click, done_steps as steps, editor, first, id, press, settle, show_panel, units_table as table, workbench,
};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::NodeT as _, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::view::Selection;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Grade, Piece, PieceId, Side, Value};

/// Two leaders of side A, Keith with two battalions, and a battalion of side B under Browne.
fn two_sides() -> Workbench {
    let mut scenario = crate::common::scenario();
    let catalog = RULESETS[0].catalog();
    let leader = &catalog.kinds.iter().find(|k| k.role.leads()).expect("a leader kind").id;
    for (key, side, name) in [("a-leader-2", Side::A, "Schwerin"), ("b-leader", Side::B, "Browne")] {
        let mut piece = Piece::new(side, leader, name);
        piece.order = 50;
        scenario.pieces.insert(id(key), piece);
    }
    let mut unit = scenario.pieces[&first()].clone();
    "Third battalion".clone_into(&mut unit.name);
    (unit.side, unit.leader, unit.order) = (Side::B, Some(id("b-leader")), 60);
    scenario.pieces.insert(id("b-0"), unit);
    let mut bench = workbench();
    bench.put(scenario, None);
    bench
}

fn piece(harness: &Harness<'static, Workbench>, key: &str) -> Piece {
    harness.state().document().scenario().pieces[&id(key)].clone()
}

/// Drags from one place to another with the pointer, in a few steps.
fn drag(harness: &mut Harness<'static, Workbench>, from: egui::Pos2, to: egui::Pos2) {
    harness.hover_at(from);
    harness.run_steps(2);
    harness.drag_at(from);
    harness.run_steps(2);
    for part in [0.2, 0.5, 0.8, 1.0] {
        harness.hover_at(from.lerp(to, part));
        harness.run_steps(2);
    }
    harness.drop_at(to);
    settle(harness);
}

fn row(harness: &Harness<'static, Workbench>, name: &str) -> egui::Rect {
    harness.get_by_label(&format!("Row of {name}")).rect()
}

#[test]
fn a_row_dragged_onto_a_leader_comes_under_him() {
    let mut harness = table(two_sides());
    let (from, to) = (row(&harness, "First battalion").center(), row(&harness, "Schwerin").center());
    drag(&mut harness, from, to);
    assert_eq!(piece(&harness, "a-0").leader, Some(id("a-leader-2")));
    assert_eq!(harness.state().document().undo_label(), Some("Put First battalion under Schwerin"));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(piece(&harness, "a-0").leader, Some(id("a-leader")));
}

#[test]
fn several_selected_rows_are_dragged_together_and_the_step_counts_them() {
    let mut harness = table(two_sides());
    click(&mut harness, "Row of First battalion");
    press(&mut harness, Modifiers::SHIFT, Key::ArrowDown);
    let (from, to) = (row(&harness, "Second battalion").center(), row(&harness, "Schwerin").center());
    drag(&mut harness, from, to);
    let leaders = ["a-0", "a-1"].map(|key| piece(&harness, key).leader);
    assert_eq!(leaders, [Some(id("a-leader-2")), Some(id("a-leader-2"))]);
    assert_eq!(harness.state().document().undo_label(), Some("Put 2 units under Schwerin"));
    assert_eq!(steps(&harness), 1);
}

#[test]
fn a_row_is_not_dragged_across_to_the_other_side_and_the_reason_is_told() {
    let mut harness = table(two_sides());
    let (from, to) = (row(&harness, "First battalion").center(), row(&harness, "Browne").center());
    drag(&mut harness, from, to);
    assert_eq!(piece(&harness, "a-0").leader, Some(id("a-leader")));
    assert!(harness.query_by_label_contains("cannot come under Side B").is_some(), "the reason is told");
    assert_eq!(steps(&harness), 0);
}

#[test]
fn a_row_is_dragged_to_another_place_of_its_command_but_not_while_sorted() {
    let mut harness = table(two_sides());
    let from = row(&harness, "Second battalion").center();
    let above = row(&harness, "First battalion").center_top() + egui::vec2(0.0, 3.0);
    drag(&mut harness, from, above);
    assert!(piece(&harness, "a-1").order < piece(&harness, "a-0").order);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    click(&mut harness, "Sort by strength");
    let from = row(&harness, "Second battalion").center();
    let above = row(&harness, "First battalion").center_top() + egui::vec2(0.0, 3.0);
    drag(&mut harness, from, above);
    assert_eq!(steps(&harness), 0);
    assert!(harness.query_by_label_contains("stop sorting first").is_some());
}

#[test]
fn sorting_shows_the_greatest_first_at_the_second_click() {
    let mut bench = two_sides();
    let mut scenario = bench.document().scenario().clone();
    scenario.pieces.get_mut(&id("a-1")).expect("there").attrs.insert("men".to_owned(), Value::Int(700));
    bench.put(scenario, None);
    let mut harness = table(bench);
    click(&mut harness, "Sort by strength");
    assert!(row(&harness, "First battalion").top() < row(&harness, "Second battalion").top());
    click(&mut harness, "Sort by strength");
    assert!(row(&harness, "First battalion").top() > row(&harness, "Second battalion").top());
    assert_eq!(steps(&harness), 0);
}

#[test]
fn alt_and_an_arrow_moves_a_unit_up_and_tells_when_rows_are_sorted() {
    let mut harness = table(two_sides());
    click(&mut harness, "Row of Second battalion");
    press(&mut harness, Modifiers::ALT, Key::ArrowUp);
    assert!(piece(&harness, "a-1").order < piece(&harness, "a-0").order);
    assert_eq!(steps(&harness), 1);
    click(&mut harness, "Sort by strength");
    click(&mut harness, "Row of Second battalion");
    press(&mut harness, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(steps(&harness), 1);
    assert!(harness.query_by_label_contains("stop sorting first").is_some());
}

#[test]
fn rows_are_picked_one_by_one_with_control_and_deleted_with_a_count() {
    let mut harness = table(two_sides());
    click(&mut harness, "Row of First battalion");
    harness.get_by_label("Row of Schwerin").click_modifiers(Modifiers::COMMAND);
    settle(&mut harness);
    match &harness.state().view().selection {
        Selection::Pieces(ids) => assert_eq!(ids.len(), 2),
        other => panic!("{other:?}"),
    }
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert_eq!(harness.state().document().undo_label(), Some("Delete 1 unit and 1 leader"));
    assert_eq!(harness.state().document().scenario().pieces.len(), 4);
}

#[test]
fn change_many_opens_with_a_hint_and_no_warnings() {
    let mut harness = table(two_sides());
    click(&mut harness, "Row of Keith");
    press(&mut harness, Modifiers::COMMAND, Key::A);
    click(&mut harness, "Bulk edit");
    harness.get_by_label("Type a value");
    assert!(harness.query_by_label_contains("cannot be").is_none(), "nothing is marked yet");
    assert!(harness.query_all_by_label_contains("is no").next().is_none());
    assert!(harness.get_by_label("Change units").accesskit_node().is_disabled());
    harness.get_by_label("Value").click();
    settle(&mut harness);
    harness.get_by_label("Value").type_text("650");
    settle(&mut harness);
    assert!(harness.query_by_label("Type a value").is_none());
    click(&mut harness, "Change 3 units");
    assert_eq!(piece(&harness, "b-0").int("men"), Some(650));
    assert_eq!(harness.state().document().undo_label(), Some("Set strength to 650, 3 units"));
}

#[test]
fn leaders_are_told_apart_from_units_in_the_name_of_a_step() {
    let mut harness = table(two_sides());
    click(&mut harness, "Row of Keith");
    press(&mut harness, Modifiers::COMMAND, Key::A);
    click(&mut harness, "Bulk edit");
    click(&mut harness, "Do");
    click(&mut harness, "Find and replace in names");
    harness.get_by_label("Type what to find");
    harness.get_by_label("Find").click();
    settle(&mut harness);
    harness.get_by_label("Find").type_text("e");
    settle(&mut harness);
    click(&mut harness, "Change 1 unit and 3 leaders");
    let label = harness.state().document().undo_label().map(str::to_owned);
    assert_eq!(label.as_deref(), Some("Replace 'e' in names, 1 unit and 3 leaders"));
}

#[test]
fn evidence_is_given_to_one_figure_and_shown_on_its_cell() {
    let mut harness = table(two_sides());
    click(&mut harness, "Strength of First battalion: 600");
    press(&mut harness, Modifiers::ALT, Key::Enter);
    harness.get_by_label("Source of strength");
    click(&mut harness, "Known from the literature");
    harness.get_all_by_label("Remark").last().expect("of the window").click();
    settle(&mut harness);
    harness.get_all_by_label("Remark").last().expect("of the window").type_text("Return of March");
    settle(&mut harness);
    click(&mut harness, "Done");
    let evidence = piece(&harness, "a-0").evidence;
    let own = evidence.get("men").expect("evidence of the figure");
    assert_eq!((own.grade, own.remark.as_str()), (Grade::Known, "Return of March"));
    assert!(!evidence.contains_key(""), "the piece as a whole has none");
    let marked = "Strength of First battalion: 600, known from the literature";
    assert!(harness.query_by_label_contains(marked).is_some(), "the cell tells");
    assert!(harness.query_by_label("Strength of Second battalion: 600").is_some(), "the others do not");
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(
        harness.state().view().selection,
        Selection::Pieces([id("a-1")].into()),
        "keys are the table's again"
    );
}

#[test]
fn the_inspector_gives_several_units_one_source() {
    let mut harness = table(two_sides());
    harness.set_size(egui::vec2(1280.0, 1600.0));
    let both = Selection::Pieces([id("a-0"), id("a-1")].into());
    let ctx = harness.ctx.clone();
    harness.state_mut().carry_out(vec![Intent::Select(Selection::Pieces([id("a-0")].into()))], &ctx);
    show_panel(&mut harness, "inspector");
    click(&mut harness, "Source of strength: No source given");
    click(&mut harness, "Read in a source");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    harness.state_mut().carry_out(vec![Intent::Select(both)], &ctx);
    settle(&mut harness);
    click(&mut harness, "Source of strength: Their sources differ");
    click(&mut harness, "Conjecture");
    for unit in ["a-0", "a-1"] {
        assert_eq!(piece(&harness, unit).evidence.get("men").map(|e| e.grade), Some(Grade::Estimated));
    }
    assert!(harness.query_by_label("Source of strength: Conjecture").is_some());
}

#[test]
fn units_are_kept_as_a_template_found_again_and_thrown_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let bench = two_sides().with_data_folder(folder.path());
    let mut harness = table(bench);
    click(&mut harness, "Row of First battalion");
    harness.get_by_label("Row of First battalion").click_secondary();
    settle(&mut harness);
    harness.get_by_label_contains("Save as template").click();
    settle(&mut harness);
    click(&mut harness, "Save");
    let kept = || {
        let all = std::fs::read_dir(folder.path().join("templates")).into_iter().flatten();
        all.count()
    };
    assert_eq!(kept(), 1, "a file of its own");
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
    click(&mut harness, "Search templates");
    harness.get_by_label("Search templates").type_text("first battalion");
    settle(&mut harness);
    harness.get_all_by_label("First battalion").last().expect("in the window").click();
    settle(&mut harness);
    click(&mut harness, "Add them");
    assert_eq!(harness.state().document().scenario().pieces.len(), 7);
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
    click(&mut harness, "Search templates");
    harness.get_by_label("Search templates").type_text("first battalion");
    settle(&mut harness);
    harness.get_all_by_label("First battalion").last().expect("in the window").click();
    settle(&mut harness);
    click(&mut harness, "Delete template");
    assert_eq!(kept(), 0);
    assert!(harness.query_by_label("Delete template").is_none(), "it is not offered any more");
}

#[test]
fn corps_added_one_after_the_other_come_side_by_side_where_the_first_went() {
    let mut harness = table(two_sides());
    click(&mut harness, "Row of Schwerin");
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
    click(&mut harness, "Search templates");
    harness.get_by_label("Search templates").type_text("wing of horse austria");
    settle(&mut harness);
    click(&mut harness, "Wing of horse");
    click(&mut harness, "Add them");
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
    // The search, the template and the place are those of the last time.
    click(&mut harness, "Add them");
    let pieces = &harness.state().document().scenario().pieces;
    let generals: Vec<_> = pieces.values().filter(|p| p.name.starts_with("General ")).collect();
    let [one, other] = generals.as_slice() else { panic!("two generals: {generals:?}") };
    assert_eq!((one.side, &one.leader), (other.side, &other.leader));
    assert_eq!(steps(&harness), 2);
}

#[test]
fn the_picker_shows_what_it_adds_and_adds_nothing_when_given_up() {
    let mut harness = table(two_sides());
    click(&mut harness, "Row of Keith");
    press(&mut harness, Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
    harness.get_by_label("Choose a template");
    click(&mut harness, "Search templates");
    harness.get_by_label("Search templates").type_text("musketeer battalion prussia");
    settle(&mut harness);
    click(&mut harness, "Musketeer battalion");
    harness.get_by_label_contains("Adds 1 unit");
    click(&mut harness, "Cancel");
    assert_eq!(steps(&harness), 0);
}

#[test]
fn a_nation_is_added_and_given_a_trait_of_its_own() {
    let mut bench = workbench();
    let mut scenario = bench.document().scenario().clone();
    scenario.nations.clear();
    bench.put(scenario, None);
    let mut harness = editor(bench);
    harness.set_size(egui::vec2(1280.0, 2400.0));
    show_panel(&mut harness, "scenario");
    click(&mut harness, "Nations");
    click(&mut harness, "Add a nation");
    let row = &RULESETS[0].catalog().nations[0];
    click(&mut harness, &row.name);
    let key = {
        let nations = &harness.state().document().scenario().nations;
        nations.iter().find(|(_, n)| n.traits_of == row.id).expect("it was added").0.clone()
    };
    let title = harness.state().document().scenario().nations[&key].name.clone();
    harness.get_all_by_label(&title).next().expect("its heading").click();
    settle(&mut harness);
    let attribute = RULESETS[0]
        .catalog()
        .nation_traits
        .iter()
        .find(|a| matches!(a.domain, oblique_rules::catalog::Domain::Int { .. }))
        .expect("a trait in numbers");
    let before = row.traits.get(&attribute.id).unwrap_or(&attribute.default).int().expect("a number");
    harness.get_by_label(&attribute.name).click();
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let own = |h: &Harness<'static, Workbench>| {
        h.state().document().scenario().nations[&key].traits.get(&attribute.id).and_then(Value::int)
    };
    assert!(own(&harness).is_some_and(|now| now != before), "{:?} {before}", own(&harness));
    assert!(harness.query_by_label_contains("(1 of its own)").is_some());
    assert!(harness.query_by_label(&format!("Reset {}", attribute.name)).is_some(), "it can be taken back");
}

#[test]
fn the_pieces_of_a_nation_are_selected_and_a_nation_in_use_stays() {
    let mut bench = workbench();
    let mut scenario = bench.document().scenario().clone();
    let nation = oblique_scenario::Nation { name: "Hanover".to_owned(), ..Default::default() };
    scenario.nations.insert("hanover".to_owned(), nation);
    for key in ["a-0", "a-leader"] {
        "hanover".clone_into(&mut scenario.pieces.get_mut(&id(key)).expect("there").nation);
    }
    bench.put(scenario, None);
    let mut harness = editor(bench);
    harness.set_size(egui::vec2(1280.0, 2400.0));
    show_panel(&mut harness, "scenario");
    click(&mut harness, "Nations");
    click(&mut harness, "Hanover");
    assert!(harness.get_by_label("Remove this nation").accesskit_node().is_disabled());
    click(&mut harness, "Select its 1 unit and 1 leader");
    assert_eq!(harness.state().view().selection, Selection::Pieces([id("a-0"), id("a-leader")].into()));
}

#[test]
fn every_figure_of_a_shipped_template_has_evidence() {
    let wish = oblique_roster::template::AddOptions {
        side: Side::A,
        leader: None,
        count: 1,
        name: "Test".to_owned(),
        first: 1,
    };
    let mut seen = 0;
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let blank = oblique_editor::document::blank(*ruleset, catalog.orientations[0], 12, 12);
        for file in oblique_editor::document::nations::shipped_templates() {
            for template in file.content.templates.iter().filter(|t| t.is_for(&catalog.id)) {
                let name = format!("{}: {}", file.content.name, template.name);
                let added = template.added(&file.content, &blank, catalog, &wish).expect(&name);
                let mut after = blank.clone();
                let _ = added.edit.apply(&mut after);
                for piece in after.pieces.values() {
                    let evidence = piece.evidence.get("").unwrap_or_else(|| panic!("{name}: no evidence"));
                    assert_eq!(evidence.grade, template.grade, "{name}");
                    // What is not estimated names where it was read.
                    let cited = after.meta.sources.contains_key(&evidence.source);
                    assert!(cited || evidence.grade == Grade::Estimated, "{name} cites nothing");
                    assert!(cited || evidence.source.is_empty(), "{name} cites what is not there");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 150, "{seen}");
}

/// `cargo test --release -p oblique-editor --test flows roster_more::measures -- --ignored --nocapture`
#[test]
#[ignore = "a measurement on a board of a million hexes"]
fn measures_of_a_million_hexes_and_a_thousand_units() {
    let ruleset = RULESETS[0];
    let mut scenario =
        oblique_editor::document::blank(ruleset, oblique_board::hex::Orientation::Flat, 1000, 1000);
    let unit = crate::common::scenario().pieces[&first()].clone();
    for n in 0..1000 {
        let mut piece = Piece { leader: None, order: n, ..unit.clone() };
        piece.name = format!("Battalion {n}");
        scenario.pieces.insert(PieceId(format!("a-{n:04}")), piece);
    }
    let time = |what: &str, act: &mut dyn FnMut()| {
        let mut times: Vec<_> = (0..15)
            .map(|_| {
                let start = std::time::Instant::now();
                act();
                start.elapsed()
            })
            .collect();
        times.sort();
        println!("{what}: median {:?}, worst {:?}", times[7], times[14]);
        times[7]
    };
    let mut other = scenario.clone();
    other.pieces.get_mut(&id("a-0500")).expect("there").attrs.insert("men".to_owned(), Value::Int(1));
    let copy = time("a copy of the scenario", &mut || drop(std::hint::black_box(scenario.clone())));
    let _ = time("its difference from another", &mut || {
        let found = oblique_roster::compare::difference(&other, &scenario, Some(ruleset.catalog()));
        drop(std::hint::black_box(found));
    });
    if !cfg!(debug_assertions) {
        assert!(copy.as_millis() < 16, "what a job is given must not hold a frame up: {copy:?}");
    }
}

#[test]
fn the_command_gives_the_table_the_keyboard_and_takes_it_again() {
    let mut harness = table(two_sides());
    let selection = |harness: &Harness<'static, Workbench>| harness.state().view().selection.clone();
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(selection(&harness), Selection::Pieces([id("a-leader")].into()), "the first row");
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(selection(&harness), Selection::Pieces([first()].into()));
    press(&mut harness, Modifiers::NONE, Key::F6);
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(selection(&harness), Selection::Pieces([first()].into()), "arrows are the map's again");
}

#[test]
fn names_stay_in_view_and_the_cell_the_keyboard_is_at_comes_into_view() {
    let mut harness = table(two_sides());
    harness.set_size(egui::vec2(1000.0, 900.0));
    settle(&mut harness);
    // A cell answers half the gap to the next one too.
    let whole = harness.get_by_role_and_label(egui::accesskit::Role::Table, "Units table").rect().expand(1.0);
    let within = |rect: egui::Rect| whole.x_range().intersection(rect.x_range()) == rect.x_range();
    let last = |harness: &Harness<'static, Workbench>| {
        harness.get_by_label_contains("Source of First battalion").rect()
    };
    assert!(!within(last(&harness)), "the table is wider than its panel: {:?}", last(&harness));
    let name = row(&harness, "First battalion");
    click(&mut harness, "Row of First battalion");
    press(&mut harness, Modifiers::NONE, Key::End);
    assert!(within(last(&harness)), "{:?} in {whole:?}", last(&harness));
    let gone = row(&harness, "Third battalion");
    assert!(gone.right() < name.left(), "the column of names went out of view: {gone:?}");
    // Where the names stay, a click is one on the name.
    let at = egui::pos2(name.left() + 20.0, gone.center().y);
    harness.hover_at(at);
    harness.drag_at(at);
    harness.run_steps(1);
    harness.drop_at(at);
    settle(&mut harness);
    assert_eq!(harness.state().view().selection, Selection::Pieces([id("b-0")].into()));
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    let back = harness.get_by_label_contains("Kind of Third battalion").rect();
    assert!(back.left() >= name.left(), "not under the names: {back:?}");
}
