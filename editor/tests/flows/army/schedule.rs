//! Schedule and conditions: who arrives when and where, objectives as a table, every parameter of both
//! catalogs editable.

use crate::bench::Bench;
use crate::common::{click, editor, editor_of_size, first, press, settle, show_panel, workbench};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use oblique_board::hex::Orientation;
use oblique_editor::app::Workbench;
use oblique_editor::command::{Gesture, Intent};
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_editor::ui::spot;
use oblique_editor::view::Selection;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Arrival, Edit, ObjectiveId, Piece, PieceId, Side};

fn select(harness: &mut egui_kittest::Harness<'static, Workbench>, ids: &[PieceId]) {
    let ctx = harness.ctx.clone();
    let selection = Selection::Pieces(ids.iter().cloned().collect());
    harness.state_mut().carry_out(vec![Intent::Select(selection)], &ctx);
    settle(harness);
}

#[test]
fn several_units_are_given_a_turn_of_arrival_and_taken_back() {
    let mut harness = editor(workbench());
    let both = [first(), PieceId("a-1".to_owned())];
    select(&mut harness, &both);
    show_panel(&mut harness, "schedule");
    harness.get_by_label("Nobody arrives later");
    click(&mut harness, "Schedule 2 selected");
    let arrives = |h: &egui_kittest::Harness<'static, Workbench>, id: &PieceId| {
        h.state().document().scenario().pieces[id].arrives.clone()
    };
    assert_eq!(both.each_ref().map(|id| arrives(&harness, id).map(|a| a.turn)), [Some(2), Some(2)]);
    assert_eq!(harness.state().document().done().len(), 1, "one step");
    // Turns show the time of the clock at which they open.
    harness.get_by_label("Turn 2, 12:15");
    click(&mut harness, "From the start instead");
    assert_eq!(arrives(&harness, &both[0]), None);
}

#[test]
fn the_first_who_arrive_are_in_view_at_once() {
    let mut scenario = crate::common::scenario();
    let hex = scenario.board.layout().at(0, 0);
    scenario.pieces.get_mut(&first()).expect("there").arrives = Some(Arrival::at(18, hex));
    let mut bench = workbench();
    bench.put(scenario, None);
    let mut harness = editor_of_size([1280.0, 720.0], bench);
    show_panel(&mut harness, "schedule");
    let pane = spot::find(&harness.ctx, "pane.schedule").expect("shown");
    let row = harness.get_by_label("First battalion by 0101").rect();
    assert!(pane.contains_rect(row), "{row} is not in {pane}");
}

#[test]
fn the_entry_hex_is_picked_on_the_map() {
    let mut bench = Bench::new("entry", Orientation::Flat);
    let kind = &RULESETS[0].catalog().kinds[0];
    let id = PieceId("a-0".to_owned());
    let piece = Box::new(Piece::new(Side::A, &kind.id, "Late"));
    bench.document.apply("Raise", Edit::Piece(id.clone(), Some(piece)), Gesture::Whole);
    let hex = bench.at(0, 7);
    bench.click(hex);
    assert_eq!(bench.steps().len(), 1, "nobody is selected");
    bench.view.selection = Selection::Pieces([id.clone()].into());
    bench.click(hex);
    assert_eq!(bench.document.scenario().pieces[&id].arrives, Some(Arrival::at(2, hex)));
}

#[test]
fn shift_adds_an_entry_hex_and_takes_it_off_again() {
    let mut bench = Bench::new("entry", Orientation::Flat);
    let kind = &RULESETS[0].catalog().kinds[0];
    let id = PieceId("a-0".to_owned());
    let piece = Box::new(Piece::new(Side::A, &kind.id, "Late"));
    bench.document.apply("Raise", Edit::Piece(id.clone(), Some(piece)), Gesture::Whole);
    bench.view.selection = Selection::Pieces([id.clone()].into());
    let [first, second, third] = [7, 5, 3].map(|row| bench.at(0, row));
    let entries = |bench: &Bench| {
        let arrives = &bench.document.scenario().pieces[&id].arrives;
        arrives.as_ref().map(|a| a.hexes().collect::<Vec<_>>()).unwrap_or_default()
    };
    for hex in [first, second, third] {
        bench.drag(&[hex], true);
    }
    assert_eq!(entries(&bench), [first, second, third]);
    assert_eq!(bench.preview().caption, "Enter no longer by 0104");
    bench.drag(&[second], true);
    assert_eq!(entries(&bench), [first, third]);
    bench.drag(&[third], true);
    let steps = bench.steps().len();
    bench.drag(&[first], true);
    assert_eq!(entries(&bench), [first], "the last one stays");
    assert_eq!(bench.steps().len(), steps, "and leaves no step");
    bench.drag(&[second], true);
    bench.click(third);
    assert_eq!(entries(&bench), [third], "without Shift there is but one");
}

#[test]
fn entry_hexes_are_put_in_another_order_and_taken_off() {
    let mut scenario = crate::common::scenario();
    let layout = scenario.board.layout();
    let ids = [first(), PieceId("a-1".to_owned())];
    let hexes = [(0, 1), (0, 3), (2, 0)].map(|(col, row)| layout.at(col, row));
    for id in &ids {
        scenario.pieces.get_mut(id).expect("there").arrives = Some(Arrival::at(2, hexes[0]).by(hexes));
    }
    let mut bench = workbench();
    bench.put(scenario, None);
    let mut harness = editor(bench);
    let entries = |h: &egui_kittest::Harness<'static, Workbench>| {
        let all = ids.each_ref().map(|id| {
            let arrives = h.state().document().scenario().pieces[id].arrives.as_ref().expect("late");
            arrives.hexes().map(|hex| layout.name(hex)).collect::<Vec<_>>()
        });
        assert_eq!(all[0], all[1], "both");
        all[0].join(" ")
    };
    show_panel(&mut harness, "schedule");
    harness.get_by_label("First battalion by 0102 or 2 others");
    select(&mut harness, &ids);
    click(&mut harness, "Enter by 0301 earlier");
    assert_eq!(entries(&harness), "0102 0301 0104");
    assert_eq!(harness.state().document().done().len(), 1, "one step for both");
    assert!(harness.get_by_label("Enter by 0104 later").accesskit_node().is_disabled());
    click(&mut harness, "No entry by 0102");
    assert_eq!(entries(&harness), "0301 0104");
    click(&mut harness, "No entry by 0104");
    assert!(harness.query_by_label("No entry by 0301").is_none(), "the last one stays");
    press(&mut harness, egui::Modifiers::COMMAND, egui::Key::Z);
    assert_eq!(entries(&harness), "0301 0104");
}

#[test]
fn several_entry_hexes_are_typed_in_the_inspector() {
    let mut harness = editor(workbench());
    harness.set_size(egui::vec2(1280.0, 1600.0));
    select(&mut harness, &[first()]);
    show_panel(&mut harness, "inspector");
    click(&mut harness, "Arrives later");
    harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Entry hexes").click();
    settle(&mut harness);
    press(&mut harness, egui::Modifiers::COMMAND, egui::Key::A);
    harness.event(egui::Event::Text("0102 0104".to_owned()));
    press(&mut harness, egui::Modifiers::NONE, egui::Key::Enter);
    let scenario = harness.state().document().scenario();
    let layout = scenario.board.layout();
    let due = Arrival::at(2, layout.at(0, 1)).by([layout.at(0, 1), layout.at(0, 3)]);
    assert_eq!(scenario.pieces[&first()].arrives, Some(due.clone()));
    // What is no hex is told, and stays to be put right; nothing of it is taken over.
    harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Entry hexes").click();
    settle(&mut harness);
    press(&mut harness, egui::Modifiers::COMMAND, egui::Key::A);
    harness.event(egui::Event::Text("9999, 0103".to_owned()));
    settle(&mut harness);
    press(&mut harness, egui::Modifiers::NONE, egui::Key::Enter);
    assert!(
        harness.query_by_label("9999 is no hex of this board, no objective and no name on it.").is_some()
    );
    assert_eq!(harness.state().document().scenario().pieces[&first()].arrives, Some(due));
    press(&mut harness, egui::Modifiers::COMMAND, egui::Key::A);
    harness.event(egui::Event::Text("0103, 0104".to_owned()));
    settle(&mut harness);
    press(&mut harness, egui::Modifiers::NONE, egui::Key::Enter);
    let arrives = harness.state().document().scenario().pieces[&first()].arrives.clone();
    assert_eq!(arrives.map(|a| a.hexes().collect::<Vec<_>>()), Some(vec![layout.at(0, 2), layout.at(0, 3)]));
}

#[test]
fn objectives_are_a_table_with_sums_by_side() {
    let mut scenario = crate::common::scenario();
    let layout = scenario.board.layout();
    for (n, holder) in [Some(Side::A), None].into_iter().enumerate() {
        let objective = oblique_scenario::Objective {
            hex: layout.at(n as i32, 1),
            name: format!("Mill {n}"),
            value: [10, 5],
            holder,
            order: 0,
            evidence: None,
        };
        scenario.objectives.insert(ObjectiveId(format!("o{n}")), objective);
    }
    let mut bench = workbench();
    bench.put(scenario, None);
    let mut harness = editor(bench);
    harness.set_size(egui::vec2(1600.0, 1400.0));
    show_panel(&mut harness, "objectives");
    harness.get_by_label("Side A: 20 points, 10 of them held");
    harness.get_by_label("Side B: 10 points, 0 of them held");
    click(&mut harness, "Remove Mill 1");
    harness.get_by_label("Side A: 10 points, 10 of them held");
    click(&mut harness, "Look at Mill 0");
    assert_eq!(harness.state().view().selection, Selection::Objective(ObjectiveId("o0".to_owned())));
}

/// Three mills, listed in the order of their ids until somebody puts them in another.
fn mills() -> egui_kittest::Harness<'static, Workbench> {
    let mut scenario = crate::common::scenario();
    let layout = scenario.board.layout();
    for n in 0..3 {
        let objective = oblique_scenario::Objective {
            hex: layout.at(n, 1),
            name: format!("Mill {n}"),
            value: [10, if n == 2 { 5000 } else { 5 }],
            holder: None,
            order: 0,
            evidence: None,
        };
        scenario.objectives.insert(ObjectiveId(format!("o{n}")), objective);
    }
    let bench = Workbench::new(Settings::default(), scenario);
    let mut harness = editor(bench);
    harness.set_size(egui::vec2(1600.0, 1400.0));
    show_panel(&mut harness, "objectives");
    harness
}

#[test]
fn objectives_are_put_in_another_order_for_good_and_undone() {
    let mut harness = mills();
    let listed = |h: &egui_kittest::Harness<'static, Workbench>| {
        let mut rows: Vec<(i32, usize)> =
            (0..3).map(|n| (h.get_by_label(&format!("Name of Mill {n}")).rect().top() as i32, n)).collect();
        rows.sort_unstable();
        rows.into_iter().map(|(_, n)| n).collect::<Vec<_>>()
    };
    assert_eq!(listed(&harness), [0, 1, 2]);
    click(&mut harness, "Move Mill 2 up");
    assert_eq!(listed(&harness), [0, 2, 1]);
    assert_eq!(harness.state().document().done().len(), 1, "one step");
    click(&mut harness, "Move Mill 0 down");
    assert_eq!(listed(&harness), [2, 0, 1]);
    let text = oblique_rulesets::write_scenario(harness.state().document().scenario());
    let again = oblique_rulesets::read_scenario(&text).scenario.expect("read");
    let order: Vec<_> = again.objectives_in_order().into_iter().map(|(_, o)| o.name.clone()).collect();
    assert_eq!(order, ["Mill 2", "Mill 0", "Mill 1"], "the file keeps it");
    press(&mut harness, egui::Modifiers::COMMAND, egui::Key::Z);
    assert_eq!(listed(&harness), [0, 2, 1]);
    // Ordered by a column, the list is nobody's own order.
    click(&mut harness, "Order by name");
    assert!(harness.get_by_label("Move Mill 1 up").accesskit_node().is_disabled());
}

#[test]
fn a_worth_stays_within_the_sheet_and_an_old_one_outside_is_pointed_out() {
    let mut harness = mills();
    let worth = |h: &egui_kittest::Harness<'static, Workbench>, n: usize| {
        h.state().document().scenario().objectives[&ObjectiveId(format!("o{n}"))].value
    };
    assert_eq!(worth(&harness, 2), [10, 5000], "looking changes nothing");
    assert!(
        harness.state().problems().iter().any(|p| p.id.ends_with("/V36") && p.message.contains("0 to 999"))
    );
    for (typed, kept) in [("-7", 0), ("4000", 999), ("250", 250)] {
        click(&mut harness, "Worth of Mill 0 to side A");
        harness.event(egui::Event::Text(typed.to_owned()));
        press(&mut harness, egui::Modifiers::NONE, egui::Key::Enter);
        assert_eq!(worth(&harness, 0)[0], kept, "{typed}");
    }
}

#[test]
fn every_parameter_of_every_ruleset_can_be_edited() {
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let bench = Workbench::new(Settings::default(), blank(*ruleset, catalog.orientations[0], 12, 12));
        let mut harness = editor(bench);
        harness.set_size(egui::vec2(1280.0, 2400.0));
        show_panel(&mut harness, "scenario");
        for side in Side::BOTH {
            let name = harness.state().document().scenario().side(side).name.clone();
            click(&mut harness, &format!("Side {side}: {name}"));
        }
        for param in &catalog.params {
            assert!(harness.query_all_by_label(&param.name).next().is_some(), "{} {}", catalog.id, param.id);
        }
        for param in &catalog.side_params {
            let fields = harness.query_all_by_label(&param.name).count();
            assert!(fields >= 2, "{} {}: {fields}", catalog.id, param.id);
        }
        for param in catalog.params.iter().chain(&catalog.side_params) {
            assert!(!param.help.is_empty(), "{} {}", catalog.id, param.id);
            assert!(
                ruleset.manual().rule(&param.rule).is_some(),
                "{} {}: {}",
                catalog.id,
                param.id,
                param.rule
            );
        }
    }
}

#[test]
fn objectives_fit_a_small_window_to_their_last_button() {
    let mut scenario = crate::common::scenario();
    let layout = scenario.board.layout();
    for n in 0..4 {
        let objective = oblique_scenario::Objective {
            hex: layout.at(n, 1),
            name: format!("Mill {n}"),
            value: [10, 5],
            holder: None,
            order: 0,
            evidence: None,
        };
        scenario.objectives.insert(ObjectiveId(format!("o{n}")), objective);
    }
    let mut bench = workbench();
    bench.put(scenario, None);
    let mut harness = editor_of_size([1280.0, 720.0], bench);
    show_panel(&mut harness, "objectives");
    let pane = spot::find(&harness.ctx, "pane.objectives").expect("shown");
    let last = harness.get_by_label("Move Mill 3 down").rect();
    assert!(pane.contains_rect(last), "{last} is not in {pane}");
}
