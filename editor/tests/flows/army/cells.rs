//! The Units table as a spreadsheet: blocks of cells, the clipboard, filling, groups, columns, sums.

use crate::common::{
    click, done_steps as steps, editor, first, id, press, scenario, settle, show_panel, units_table,
    workbench,
};
use egui::{Event, Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::view::Selection;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Evidence, Grade, Piece, Side, Source, Value};

type Table = Harness<'static, Workbench>;

/// Keith with six battalions of 500 to 505 men.
fn bench() -> Workbench {
    let mut scenario = scenario();
    for n in 0..6_i64 {
        let mut piece = scenario.pieces[&first()].clone();
        piece.name = format!("33rd Foot {}", n + 1);
        piece.order = 10 + u32::try_from(n).expect("small");
        piece.attrs.insert("men".to_owned(), Value::Int(500 + n));
        scenario.pieces.insert(id(&format!("u{n}")), piece);
    }
    for key in ["a-0", "a-1"] {
        scenario.pieces.remove(&id(key));
    }
    let mut bench = workbench();
    bench.put(scenario, None);
    bench
}

fn table() -> Table {
    units_table(bench())
}

fn men(harness: &Table) -> Vec<i64> {
    harness.state().document().scenario().pieces.values().filter_map(|p| p.int("men")).collect()
}

fn names(harness: &Table) -> Vec<String> {
    let pieces = harness.state().document().scenario().pieces.values();
    pieces.map(|p| p.name.clone()).collect()
}

/// The cell of a column.
fn cell(harness: &mut Table, column: &str, unit: &str) {
    harness.get_by_label_contains(&format!("{column} of {unit}:")).click();
    settle(harness);
}

fn types(harness: &mut Table, text: &str) {
    for letter in text.chars() {
        harness.event(Event::Text(letter.to_string()));
        harness.run_steps(2);
    }
}

fn down(harness: &mut Table, times: usize) {
    for _ in 0..times {
        press(harness, Modifiers::SHIFT, Key::ArrowDown);
    }
}

fn copied(harness: &mut Table) -> String {
    harness.event(Event::Copy);
    harness.step();
    let found = harness.output().platform_output.commands.iter().find_map(|c| match c {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    found.expect("something was copied")
}

fn pasted(harness: &mut Table, text: &str) {
    harness.event(Event::Paste(text.to_owned()));
    settle(harness);
}

#[test]
fn filling_down_is_one_step_and_duplicating_has_another_key() {
    let mut harness = table();
    cell(&mut harness, "Strength", "33rd Foot 1");
    down(&mut harness, 3);
    press(&mut harness, Modifiers::COMMAND, Key::D);
    assert_eq!(men(&harness), [500, 500, 500, 500, 504, 505]);
    assert_eq!((steps(&harness), harness.state().document().scenario().pieces.len()), (1, 7));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(men(&harness), [500, 501, 502, 503, 504, 505]);
    cell(&mut harness, "Strength", "33rd Foot 6");
    press(&mut harness, Modifiers::COMMAND, Key::D);
    assert_eq!(men(&harness)[5], 504, "a row by itself takes what stands above it");
    press(&mut harness, Modifiers::COMMAND, Key::E);
    assert!(names(&harness).contains(&"33rd Foot 7".to_owned()), "{:?}", names(&harness));
}

#[test]
fn typing_over_a_selection_changes_all_of_it() {
    let mut harness = table();
    cell(&mut harness, "Strength", "33rd Foot 2");
    down(&mut harness, 2);
    types(&mut harness, "640");
    assert!(harness.query_by_label("For 3 cells").is_some());
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(men(&harness), [500, 640, 640, 640, 504, 505]);
    assert_eq!(steps(&harness), 1);
}

#[test]
fn typing_over_those_without_the_figure_says_who_they_are() {
    let mut harness = table();
    cell(&mut harness, "Strength", "Keith");
    down(&mut harness, 1);
    types(&mut harness, "640");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(men(&harness)[0], 640);
    assert!(harness.query_by_label_contains("1 cell changed. Keith has no strength.").is_some());
}

#[test]
fn a_bad_value_keeps_its_cell_open_with_the_reason() {
    let mut harness = table();
    cell(&mut harness, "Strength", "33rd Foot 1");
    types(&mut harness, "many");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(harness.query_by_label_contains("'many' is none").is_some(), "the reason stands by the cell");
    assert!(harness.query_by_label("Typing men").is_some(), "the cell is open");
    harness.get_by_label("Row of 33rd Foot 4").click();
    settle(&mut harness);
    assert!(harness.query_by_label("Typing men").is_some(), "a click elsewhere leaves it open");
    press(&mut harness, Modifiers::COMMAND, Key::A);
    types(&mut harness, "640");
    assert!(harness.query_by_label_contains("'many' is none").is_none(), "typing on takes the reason away");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!((men(&harness)[0], steps(&harness)), (640, 1));
}

#[test]
fn a_block_is_copied_as_text_and_pasted_as_one_step() {
    let mut harness = table();
    cell(&mut harness, "Strength", "33rd Foot 1");
    down(&mut harness, 2);
    assert_eq!(copied(&mut harness), "500\n501\n502\n");
    cell(&mut harness, "Strength", "33rd Foot 4");
    pasted(&mut harness, "500\r\n501\r\n502\r\n");
    assert_eq!(men(&harness), [500, 501, 502, 500, 501, 502]);
    assert_eq!(steps(&harness), 1);
    press(&mut harness, Modifiers::COMMAND, Key::A);
    let all = copied(&mut harness);
    assert_eq!(all.lines().count(), 7, "{all}");
    assert!(all.contains("33rd Foot 1\t"), "{all}");
}

#[test]
fn what_of_a_block_does_not_fit_is_told_first() {
    let mut harness = table();
    cell(&mut harness, "Strength", "33rd Foot 5");
    pasted(&mut harness, "610\nlots\n630\n640\n");
    assert_eq!(steps(&harness), 0, "nothing is pasted before it is said");
    assert!(harness.query_by_label_contains("2 rows fall off the end of the table").is_some());
    assert!(harness.query_by_label_contains("1 cell stays as it is").is_some());
    assert!(harness.query_by_label_contains("'lots' is none").is_some());
    click(&mut harness, "Cancel");
    assert_eq!(steps(&harness), 0);
    pasted(&mut harness, "610\nlots\n630\n640\n");
    click(&mut harness, "Paste the other 1 cell");
    assert_eq!((men(&harness)[4], steps(&harness)), (610, 1));
}

#[test]
fn cells_with_quotes_and_line_breaks_come_in_as_one() {
    let mut harness = table();
    click(&mut harness, "Row of 33rd Foot 1");
    pasted(&mut harness, "\"The \"\"Duke's\"\"\nown\"\n");
    assert!(names(&harness).contains(&"The \"Duke's\" own".to_owned()), "{:?}", names(&harness));
    assert_eq!(steps(&harness), 1);
}

#[test]
fn home_end_and_shift_walk_over_columns_and_a_drag_selects_cells() {
    let mut harness = table();
    cell(&mut harness, "Strength", "33rd Foot 1");
    press(&mut harness, Modifiers::NONE, Key::Home);
    press(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    let block = copied(&mut harness);
    assert!(block.starts_with("33rd Foot 1\t"), "{block}");
    let place =
        |h: &Table, unit: &str| h.get_by_label_contains(&format!("Strength of {unit}:")).rect().center();
    let (from, to) = (place(&harness, "33rd Foot 2"), place(&harness, "33rd Foot 5"));
    harness.hover_at(from);
    harness.run_steps(2);
    harness.drag_at(from);
    harness.run_steps(2);
    for part in [0.2, 0.5, 0.8, 1.0] {
        harness.hover_at(from.lerp(to, part));
        harness.run_steps(2);
    }
    harness.drop_at(to);
    settle(&mut harness);
    assert_eq!(copied(&mut harness), "501\n502\n503\n504\n");
    assert_eq!(steps(&harness), 0, "no row was moved");
}

#[test]
fn tab_takes_a_cell_over_and_goes_right_and_shift_click_reaches_from_there() {
    let mut harness = table();
    let cells = |harness: &Table| (*harness.state().view().cells).clone();
    cell(&mut harness, "Strength", "33rd Foot 2");
    let strength = cells(&harness).fields;
    types(&mut harness, "610");
    press(&mut harness, Modifiers::NONE, Key::Tab);
    assert!(men(&harness).contains(&610));
    let right = cells(&harness);
    assert_eq!(right.rows, [id("u1")]);
    assert_ne!(right.fields, strength);
    cell(&mut harness, "Strength", "33rd Foot 2");
    harness.get_by_label_contains("Strength of 33rd Foot 4:").click_modifiers(Modifiers::SHIFT);
    settle(&mut harness);
    let block = cells(&harness);
    assert_eq!((block.rows, block.fields), (vec![id("u1"), id("u2"), id("u3")], strength.clone()));
    harness.get_by_label_contains("Strength of 33rd Foot 3:").click_modifiers(Modifiers::COMMAND);
    settle(&mut harness);
    let rows = &harness.state().view().selection;
    assert_eq!(*rows, Selection::Pieces([id("u1"), id("u3")].into()), "Ctrl takes one out of them");
    types(&mut harness, "77");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(steps(&harness), 1, "what was typed is given up");
}

#[test]
fn backspace_clears_cells_and_names_are_told_to_stay() {
    let mut harness = table();
    cell(&mut harness, "Strength", "33rd Foot 1");
    down(&mut harness, 1);
    press(&mut harness, Modifiers::NONE, Key::Backspace);
    assert_eq!(men(&harness), [502, 503, 504, 505]);
    assert_eq!(steps(&harness), 1);
    click(&mut harness, "Row of 33rd Foot 3");
    press(&mut harness, Modifiers::NONE, Key::Backspace);
    assert!(harness.query_by_label_contains("A name is needed").is_some());
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(harness.query_by_label_contains("A name is needed").is_none());
    assert_eq!(steps(&harness), 1);
}

#[test]
fn those_without_a_figure_stand_last_whichever_way_is_sorted() {
    let mut bench = bench();
    let mut scenario = bench.document().scenario().clone();
    scenario.pieces.get_mut(&id("u2")).expect("it is there").hex = Some(scenario.board.layout().at(2, 2));
    bench.put(scenario, None);
    let mut harness = editor(bench);
    harness.set_size(egui::vec2(3000.0, 1080.0));
    press(&mut harness, Modifiers::NONE, Key::F6);
    for _ in 0..2 {
        click(&mut harness, "Sort by hex");
        let top = |unit: &str| harness.get_by_label(&format!("Row of {unit}")).rect().top();
        assert!(top("33rd Foot 3") < top("33rd Foot 1"), "the one on the map is first");
    }
}

#[test]
fn groups_have_headings_with_what_they_add_up_to_and_fold() {
    let mut harness = table();
    click(&mut harness, "Group the table");
    click(&mut harness, "By regiment");
    let heading = "Fold 33rd Foot: 6 units, 3,015 men";
    assert!(harness.query_by_label_contains(heading).is_some());
    harness.get_by_label_contains(heading).click();
    settle(&mut harness);
    assert!(harness.query_by_label("Row of 33rd Foot 1").is_none());
    assert!(harness.query_by_label_contains("Unfold 33rd Foot").is_some());
    for by in ["By arm", "By nation", "By quality", "By command"] {
        click(&mut harness, "Group the table");
        click(&mut harness, by);
        assert!(harness.query_all_by_label_contains("6 units, 3,015 men").count() > 1, "{by}");
    }
    assert_eq!(steps(&harness), 0);
}

#[test]
fn columns_are_moved_hidden_and_kept_for_the_ruleset() {
    let mut harness = table();
    let left = |h: &Table, name: &str| h.get_by_label(&format!("Sort by {name}")).rect().left();
    assert!(left(&harness, "strength") > left(&harness, "name"));
    harness.get_by_label("Sort by strength").click_secondary();
    settle(&mut harness);
    while harness.query_by_label("Move column left").is_some()
        && left(&harness, "strength") > left(&harness, "kind")
    {
        click(&mut harness, "Move column left");
        harness.get_by_label("Sort by strength").click_secondary();
        settle(&mut harness);
    }
    assert!(left(&harness, "strength") < left(&harness, "kind"));
    click(&mut harness, "Hide column");
    assert!(harness.query_by_label("Sort by strength").is_none());
    let settings = harness.state().settings().clone();
    let kept = settings.table_columns.get(RULESETS[0].id()).expect("kept for this ruleset");
    assert!(kept.other.contains(&"men".to_owned()) && !kept.order.is_empty());
}

#[test]
fn a_heading_is_dragged_to_another_place() {
    let mut harness = table();
    let place = |h: &Table, name: &str| h.get_by_label(&format!("Sort by {name}")).rect();
    let (from, to) =
        (place(&harness, "strength").center(), place(&harness, "kind").left_center() + egui::vec2(4.0, 0.0));
    harness.hover_at(from);
    harness.run_steps(2);
    harness.drag_at(from);
    harness.run_steps(2);
    for part in [0.3, 0.7, 1.0] {
        harness.hover_at(from.lerp(to, part));
        harness.run_steps(2);
    }
    harness.drop_at(to);
    settle(&mut harness);
    assert!(place(&harness, "strength").left() < place(&harness, "kind").left());
}

#[test]
fn columns_are_summed_for_what_is_listed_or_selected() {
    let mut harness = table();
    assert!(harness.query_by_label("Sum of strength, listed: 3,015").is_some());
    cell(&mut harness, "Strength", "33rd Foot 1");
    down(&mut harness, 1);
    assert!(harness.query_by_label("Sum of strength, selected: 1,001").is_some());
    assert!(harness.query_by_label_contains("Average of morale, selected: ").is_some());
    assert!(harness.query_by_label_contains("Sum of morale").is_none());
}

#[test]
fn the_source_is_a_column_and_is_said_of_a_block() {
    let mut bench = bench();
    let mut scenario = bench.document().scenario().clone();
    scenario
        .meta
        .sources
        .insert("duffy".to_owned(), Source { title: "Duffy".to_owned(), ..Source::default() });
    let known = Evidence { grade: Grade::Known, source: "duffy".to_owned(), remark: String::new() };
    scenario.pieces.get_mut(&id("u0")).expect("it is there").evidence.insert(String::new(), known);
    bench.put(scenario, None);
    let mut harness = editor(bench);
    harness.set_size(egui::vec2(2400.0, 1080.0));
    press(&mut harness, Modifiers::NONE, Key::F6);
    assert!(
        harness.query_by_label_contains("Source of 33rd Foot 1: Known from the literature: Duffy").is_some()
    );
    cell(&mut harness, "Strength", "33rd Foot 1");
    down(&mut harness, 1);
    press(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    press(&mut harness, Modifiers::ALT, Key::Enter);
    click(&mut harness, "Read in a source");
    click(&mut harness, "Done");
    let pieces = &harness.state().document().scenario().pieces;
    for key in ["u0", "u1"] {
        let graded = pieces[&id(key)].evidence.iter().filter(|(k, _)| !k.is_empty()).count();
        assert_eq!(graded, 2, "{key}");
    }
    assert_eq!(steps(&harness), 1);
}

#[test]
fn a_unit_is_split_into_companies_in_one_step() {
    let mut harness = table();
    click(&mut harness, "Row of 33rd Foot 6");
    let ctx = harness.ctx.clone();
    harness.state_mut().carry_out(vec![oblique_editor::command::Intent::Run("roster.split")], &ctx);
    settle(&mut harness);
    assert!(harness.query_by_label_contains("505 men as 127, 126, 126, 126").is_some());
    click(&mut harness, "Split");
    assert_eq!(men(&harness).iter().sum::<i64>(), 3015);
    assert_eq!((names(&harness).len(), steps(&harness)), (10, 1));
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(names(&harness).len(), 7);
}

#[test]
fn a_command_gets_one_arrival_and_its_row_opens_to_all() {
    let mut harness = table();
    click(&mut harness, "Row of Keith");
    show_panel(&mut harness, "schedule");
    click(&mut harness, "Let the whole command arrive");
    assert!(harness.state().document().scenario().pieces.values().all(|p| p.arrives.is_some()));
    assert_eq!(steps(&harness), 1);
    assert!(harness.query_by_label_contains("Keith with 6 units by").is_some());
    assert!(harness.query_by_label_contains("33rd Foot 3 by").is_none());
    click(&mut harness, "Unfold the command of Keith");
    assert!(harness.query_by_label_contains("33rd Foot 3 by").is_some());
    assert!(matches!(&harness.state().view().selection, Selection::Pieces(ids) if ids.len() == 1));
}

#[test]
fn twelve_rows_are_shown_in_a_small_window() {
    let mut bench = bench();
    let mut scenario = bench.document().scenario().clone();
    for n in 10..40 {
        let mut piece: Piece = scenario.pieces[&id("u0")].clone();
        (piece.name, piece.order, piece.side) = (format!("Battalion {n}"), n, Side::A);
        scenario.pieces.insert(id(&format!("v{n}")), piece);
    }
    bench.put(scenario, None);
    let mut harness = editor(bench);
    harness.set_size(egui::vec2(1280.0, 720.0));
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::F6);
    let sums = harness.get_by_label_contains("Sum of name").rect();
    let rows: Vec<f32> = harness
        .query_all_by_label_contains("Row of ")
        .map(|row| row.rect().bottom())
        .filter(|y| *y <= sums.top() + 1.0)
        .collect();
    assert!(rows.len() >= 12, "{} rows", rows.len());
    let scrolled =
        harness.query_all_by_label_contains("Row of ").map(|row| row.rect().height()).fold(0.0, f32::max);
    assert!(scrolled > 19.0, "rows are not squeezed");
}

#[test]
fn panels_of_the_lower_dock_are_not_wider_than_it() {
    let mut harness = editor(bench());
    harness.set_size(egui::vec2(1280.0, 720.0));
    settle(&mut harness);
    for (panel, label) in [
        ("notes", "graded figures are conjecture"),
        ("compare", "Compare with"),
        ("schedule", "Let the whole command arrive"),
    ] {
        show_panel(&mut harness, panel);
        settle(&mut harness);
        let inspector = harness.get_by_label("Layers").rect();
        let right = harness.get_by_label_contains(label).rect().right();
        assert!(right < inspector.left(), "{panel}: {right} beyond {}", inspector.left());
    }
}

#[test]
fn a_wide_block_goes_into_the_cells_and_delete_empties_them() {
    let mut harness = table();
    cell(&mut harness, "Strength", "33rd Foot 1");
    press(&mut harness, Modifiers::NONE, Key::Home);
    for _ in 0..3 {
        press(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    }
    down(&mut harness, 1);
    let block = copied(&mut harness);
    assert!(block.lines().count() == 2 && block.lines().all(|row| row.split('\t').count() == 4), "{block}");
    cell(&mut harness, "Strength", "33rd Foot 4");
    press(&mut harness, Modifiers::NONE, Key::Home);
    pasted(&mut harness, &block);
    assert_eq!(steps(&harness), 1, "it went into the cells");
    assert_eq!(names(&harness).iter().filter(|name| *name == "33rd Foot 1").count(), 2);
    cell(&mut harness, "Strength", "33rd Foot 6");
    let units = names(&harness).len();
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert_eq!((names(&harness).len(), steps(&harness)), (units, 2), "the unit stays, its cell is empty");
    assert!(!men(&harness).contains(&505), "{:?}", men(&harness));
    press(&mut harness, Modifiers::SHIFT, Key::Space);
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert_eq!(names(&harness).len(), units - 1, "a row selected as such goes");
}
