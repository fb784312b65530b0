//! Setting armies up in the whole window: dragged from the reserve and through the schedule, refused by
//! ground and company; objectives in another order; every figure of the catalogs has its field.

use crate::common::{click, editor, first, id, press, settle, show_panel, workbench};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::TerrainIx;
use oblique_board::hex::Hex;
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_editor::view::Selection;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Aim, Arrival, Nation, Objective, ObjectiveId, Piece, Scenario, Side, Task, Zone};

fn with(change: impl FnOnce(&mut Scenario)) -> Workbench {
    let mut scenario = crate::common::scenario();
    change(&mut scenario);
    let mut bench = workbench();
    bench.put(scenario, None);
    bench
}

fn select(harness: &mut Harness<'static, Workbench>, ids: &[&str]) {
    let ctx = harness.ctx.clone();
    let selection = Selection::Pieces(ids.iter().map(|text| id(text)).collect());
    harness.state_mut().carry_out(vec![Intent::Select(selection)], &ctx);
    settle(harness);
}

fn hex_of(harness: &Harness<'static, Workbench>, key: &str) -> Option<Hex> {
    harness.state().document().scenario().pieces[&id(key)].hex
}

fn drag(harness: &mut Harness<'static, Workbench>, from: Pos2, to: Pos2) {
    harness.hover_at(from);
    harness.run_steps(2);
    harness.drag_at(from);
    harness.run_steps(2);
    for part in [0.1, 0.5, 0.9, 1.0] {
        harness.hover_at(from.lerp(to, part));
        harness.run_steps(2);
    }
    harness.drop_at(to);
    settle(harness);
}

#[test]
fn a_unit_is_dragged_from_the_reserve_onto_the_map() {
    let mut harness = editor(workbench());
    show_panel(&mut harness, "reserve");
    let map = harness.get_by_label("Map").rect();
    let from = harness.get_by_label_contains("First battalion, ").rect().center();
    drag(&mut harness, from, map.center());
    let hex = hex_of(&harness, "a-0").expect("it stands on the map");
    assert_eq!(harness.state().document().undo_label(), Some("Place First battalion"));
    assert!(harness.query_by_label_contains("First battalion, ").is_none(), "it has left the reserve");
    let from = harness.get_by_label_contains("Second battalion, ").rect().center();
    drag(&mut harness, from, map.center() + egui::vec2(70.0, 0.0));
    let other = hex_of(&harness, "a-1").expect("it stands on the map");
    assert!(hex != other, "each where it was dropped");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(hex_of(&harness, "a-1"), None);
}

#[test]
fn reinforcements_are_dragged_from_turn_to_turn() {
    let mut harness = editor(with(|scenario| {
        let hex = scenario.board.layout().at(0, 0);
        for key in ["a-0", "a-1"] {
            scenario.pieces.get_mut(&id(key)).expect("there").arrives = Some(Arrival::at(2, hex));
        }
    }));
    harness.set_size(egui::vec2(1600.0, 1400.0));
    show_panel(&mut harness, "schedule");
    let from = harness.get_by_label_contains("First battalion by ").rect().center();
    let to = harness.get_by_label("Turn 4, 12:45").rect().center();
    drag(&mut harness, from, to);
    let turn = |h: &Harness<'static, Workbench>, key: &str| {
        h.state().document().scenario().pieces[&id(key)].arrives.as_ref().map(|a| a.turn)
    };
    assert_eq!((turn(&harness, "a-0"), turn(&harness, "a-1")), (Some(4), Some(2)));
    assert!(harness.query_by_label_contains("1 unit arrives in turn 4").is_some(), "it is told");
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(turn(&harness, "a-0"), Some(2));
}

/// The first battalion at a hex with ground north of it that is closed to it as it is formed.
fn before_closed_ground() -> (Workbench, Hex) {
    let ruleset = RULESETS[0];
    let mut at = Hex::new(0, 0);
    let bench = with(|scenario| {
        let layout = scenario.board.layout();
        at = layout.at(3, 3);
        let piece = scenario.pieces.get_mut(&first()).expect("there");
        (piece.hex, piece.facing) = (Some(at), None);
        let piece = piece.clone();
        let north = layout.at(3, 2);
        let closed = (0..ruleset.catalog().terrain.len()).find(|n| {
            scenario.board.set_terrain(north, TerrainIx(u8::try_from(*n).expect("few")));
            ruleset.barred(scenario, &piece, north).is_some()
        });
        closed.expect("some ground is closed to it");
    });
    (bench, at)
}

#[test]
fn an_arrow_key_moves_nobody_onto_closed_ground_and_tells_why() {
    let (bench, at) = before_closed_ground();
    let mut harness = editor(bench);
    select(&mut harness, &["a-0"]);
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(hex_of(&harness, "a-0"), Some(at));
    assert!(harness.query_by_label_contains("closed to it").is_some(), "the reason is told");
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_ne!(hex_of(&harness, "a-0"), Some(at), "open ground is open");
}

#[test]
fn a_letter_with_alt_is_no_key_of_the_tool_in_hand() {
    let mut harness = editor(workbench());
    select(&mut harness, &["a-0"]);
    let formation = |harness: &Harness<'static, Workbench>| {
        harness.state().document().scenario().pieces[&first()].formation.clone()
    };
    let before = formation(&harness);
    press(&mut harness, Modifiers::ALT, Key::F);
    assert_eq!(formation(&harness), before);
    press(&mut harness, Modifiers::NONE, Key::F);
    assert_ne!(formation(&harness), before);
}

#[test]
fn a_hand_moves_a_unit_out_of_its_zone_and_is_told_so() {
    let bench = with(|scenario| {
        let layout = scenario.board.layout();
        scenario.pieces.get_mut(&first()).expect("there").hex = Some(layout.at(3, 3));
        scenario.zones[0] = Zone::of([layout.at(3, 3), layout.at(3, 2)]);
    });
    let mut harness = editor(bench);
    select(&mut harness, &["a-0"]);
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    assert!(harness.query_by_label_contains("outside the deployment zone").is_none());
    let inside = hex_of(&harness, "a-0");
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    assert_ne!(hex_of(&harness, "a-0"), inside, "a battle half made is a battle");
    assert!(harness.query_by_label_contains("is now outside the deployment zone of").is_some());
}

#[test]
fn a_task_is_led_to_by_the_palette_and_takes_names_of_places() {
    let wood = |scenario: &Scenario| scenario.board.layout().at(5, 2);
    let bench = with(|scenario| {
        let piece = scenario.pieces.get_mut(&first()).expect("there");
        piece.task = Some(Task::new(Aim::Hold));
        let objective = Objective {
            hex: wood(scenario),
            name: "Oak Wood".to_owned(),
            value: [10, 10],
            holder: None,
            order: 0,
            evidence: None,
        };
        scenario.objectives.insert(ObjectiveId("oak-wood".to_owned()), objective);
    });
    let mut harness = editor(bench);
    select(&mut harness, &["a-0"]);
    let hexes = |harness: &Harness<'static, Workbench>| {
        let scenario = harness.state().document().scenario();
        (scenario.pieces[&first()].task.clone().expect("a task").hexes, vec![wood(scenario)])
    };
    press(&mut harness, Modifiers::COMMAND, Key::K);
    harness.event(egui::Event::Text("task of".to_owned()));
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    settle(&mut harness);
    assert!(harness.get_by_role_and_label(Role::ComboBox, "Task").is_focused());
    harness.get_by_role_and_label(Role::TextInput, "Where").focus();
    settle(&mut harness);
    harness.event(egui::Event::Text("oak wood".to_owned()));
    settle(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let (held, there) = hexes(&harness);
    assert_eq!(held, there);
    harness.get_by_label("Anywhere").scroll_to_me();
    settle(&mut harness);
    click(&mut harness, "Anywhere");
    assert_eq!(hexes(&harness).0, []);
    click(&mut harness, "A place");
    harness.get_all_by_label_contains("Oak Wood").last().expect("it is offered").click();
    settle(&mut harness);
    assert_eq!(hexes(&harness).0, there);
}

#[test]
fn an_arrow_key_stacks_nobody_against_the_rules() {
    let bench = with(|scenario| {
        let layout = scenario.board.layout();
        let mut third = scenario.pieces[&first()].clone();
        "Third battalion".clone_into(&mut third.name);
        third.hex = Some(layout.at(3, 3));
        scenario.pieces.insert(id("a-2"), third);
        for key in ["a-0", "a-1"] {
            scenario.pieces.get_mut(&id(key)).expect("there").hex = Some(layout.at(3, 2));
        }
    });
    let mut harness = editor(bench);
    let before = hex_of(&harness, "a-2");
    select(&mut harness, &["a-2"]);
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(hex_of(&harness, "a-2"), before);
    assert!(harness.query_by_label_contains("There is no room in the hex").is_some());
    // All three together go: nobody is in their way.
    select(&mut harness, &["a-0", "a-1", "a-2"]);
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    assert_ne!(hex_of(&harness, "a-2"), before);
}

#[test]
fn a_formation_the_ground_is_closed_to_is_not_taken() {
    let ruleset = RULESETS[0];
    let catalog = ruleset.catalog();
    let bench = with(|scenario| {
        let at = scenario.board.layout().at(3, 3);
        let formations = catalog.kind(&scenario.pieces[&first()].kind).expect("a kind").formations.clone();
        let dressed = |formation: &String| Piece {
            formation: formation.clone(),
            hex: Some(at),
            ..scenario.pieces[&first()].clone()
        };
        let pieces: Vec<Piece> = formations.iter().map(dressed).collect();
        // Ground open to one formation and closed to the one after it.
        let found = (0..catalog.terrain.len()).find_map(|n| {
            scenario.board.set_terrain(at, TerrainIx(u8::try_from(n).expect("few")));
            let open = |k: usize| ruleset.barred(scenario, &pieces[k % pieces.len()], at).is_none();
            (0..pieces.len()).find(|k| open(*k) && !open(k + 1))
        });
        let piece = pieces[found.expect("some ground tells them apart")].clone();
        scenario.pieces.insert(first(), piece);
    });
    let mut harness = editor(bench);
    let before = harness.state().document().scenario().pieces[&first()].clone();
    select(&mut harness, &["a-0"]);
    press(&mut harness, Modifiers::NONE, Key::F);
    assert_eq!(harness.state().document().scenario().pieces[&first()], before);
    assert!(harness.query_by_label_contains("closed to it").is_some());
}

#[test]
fn objectives_are_put_in_order_by_what_is_clicked() {
    let mut harness = editor(with(|scenario| {
        let layout = scenario.board.layout();
        for (key, name, col, value) in [("o0", "Mill", 5, 3), ("o1", "Church", 2, 9), ("o2", "Inn", 1, 5)] {
            let (hex, value, name) = (layout.at(col, 1), [value, 1], name.to_owned());
            let objective = Objective { hex, name, value, holder: None, order: 0, evidence: None };
            scenario.objectives.insert(ObjectiveId(key.to_owned()), objective);
        }
    }));
    harness.set_size(egui::vec2(1600.0, 1400.0));
    show_panel(&mut harness, "objectives");
    let order = |h: &Harness<'static, Workbench>| {
        let top = |name: &str| h.get_by_label(&format!("Look at {name}")).rect().top();
        let mut names = ["Mill", "Church", "Inn"];
        names.sort_by(|a, b| top(a).total_cmp(&top(b)));
        names.join(" ")
    };
    assert_eq!(order(&harness), "Mill Church Inn");
    click(&mut harness, "Order by name");
    assert_eq!(order(&harness), "Church Inn Mill");
    click(&mut harness, "Order by hex");
    assert_eq!(order(&harness), "Inn Church Mill");
    click(&mut harness, "Order by worth to side a");
    assert_eq!(order(&harness), "Mill Inn Church");
    click(&mut harness, "Order by worth to side a");
    assert_eq!(order(&harness), "Church Inn Mill");
    assert_eq!(harness.state().document().done().len(), 0, "the battle itself is unchanged");
}

#[test]
fn every_attribute_of_every_kind_and_every_trait_has_its_field() {
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let mut scenario = blank(*ruleset, catalog.orientations[0], 12, 12);
        let nation = Nation { name: "Testland".to_owned(), ..Nation::default() };
        scenario.nations.insert("testland".to_owned(), nation);
        for kind in &catalog.kinds {
            scenario
                .pieces
                .insert(id(&kind.id), Piece::new(Side::A, &kind.id, &format!("The {}", kind.name)));
        }
        let mut harness = editor(Workbench::new(Settings::default(), scenario));
        harness.set_size(egui::vec2(1600.0, 2400.0));
        show_panel(&mut harness, "inspector");
        for kind in &catalog.kinds {
            select(&mut harness, &[&kind.id]);
            for attribute in &kind.attributes {
                let found = harness.query_all_by_label(&attribute.name).next().is_some();
                assert!(found, "{} {} {}", catalog.id, kind.id, attribute.id);
            }
        }
        show_panel(&mut harness, "scenario");
        click(&mut harness, "Nations");
        click(&mut harness, "Testland");
        for attribute in &catalog.nation_traits {
            let found = harness.query_all_by_label(&attribute.name).next().is_some();
            assert!(found, "{} {}", catalog.id, attribute.id);
        }
        let kinds = catalog.kinds.iter().flat_map(|kind| &kind.attributes);
        for attribute in kinds.chain(&catalog.nation_traits) {
            assert!(!attribute.help.is_empty(), "{} {}", catalog.id, attribute.id);
            let rule = ruleset.manual().rule(&attribute.rule);
            assert!(rule.is_some(), "{} {}: {}", catalog.id, attribute.id, attribute.rule);
        }
    }
}
