//! Setting armies up: by pointer with a tool in hand, and in the whole window by label and key.

use crate::bench::Bench;
use crate::common::{click, editor, press, settle, show_panel};
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::hex::{Hex, Orientation};
use oblique_editor::app::Workbench;
use oblique_editor::settings::Settings;
use oblique_editor::view::Selection;
use oblique_rules::catalog::Role;
use oblique_rulesets::{RULESETS, read_scenario, ruleset};
use oblique_scenario::{Edit, Piece, PieceId, Scenario, Side, Zone};
use std::collections::BTreeSet;

fn kolin() -> Scenario {
    let text = include_str!("../../../../scenarios/dragoon/kolin.ron");
    read_scenario(text).scenario.expect("the scenario is whole")
}

/// A leader and five battalions off the map, in the bench of one tool; the leader is selected.
fn bench(tool: &str) -> Bench {
    let mut bench = Bench::new(tool, Orientation::Flat);
    let catalog = RULESETS[0].catalog();
    let kind = |role: Role| &catalog.kinds.iter().find(|k| k.role == role).expect("a kind").id;
    let leader = PieceId("a-leader".to_owned());
    let mut edits =
        vec![Edit::Piece(leader.clone(), Some(Box::new(Piece::new(Side::A, kind(Role::Leader), "Keith"))))];
    for n in 0..5_u32 {
        let mut piece = Piece::new(Side::A, kind(Role::Foot), &format!("Battalion {n}"));
        (piece.leader, piece.order) = (Some(leader.clone()), n + 1);
        edits.push(Edit::Piece(PieceId(format!("a-{n}")), Some(Box::new(piece))));
    }
    bench.document.apply("Raise", Edit::Many(edits), oblique_editor::command::Gesture::Whole);
    bench.view.selection = Selection::Pieces([leader].into());
    bench
}

fn hex_of(bench: &Bench, id: &str) -> Option<Hex> {
    bench.document.scenario().pieces[&PieceId(id.to_owned())].hex
}

#[test]
fn a_line_is_drawn_shown_flipped_and_set_up_in_one_step() {
    let mut bench = bench("line_of_battle");
    let way: Vec<Hex> = bench.at(4, 10).line_to(bench.at(14, 10)).collect();
    bench.drag(&way, false);
    assert_eq!(bench.steps().len(), 1, "a drawn line changes nothing yet");
    let ghosts = bench.preview().counters;
    assert_eq!(ghosts.len(), 6);
    assert!(ghosts.iter().all(|ghost| ghost.faded));
    let facing = |bench: &mut Bench| bench.preview().counters[0].look.facing;
    let before = facing(&mut bench);
    assert!(bench.key(Key::Z));
    assert_eq!(facing(&mut bench), before.map(oblique_board::hex::Hour::opposite));
    bench.key(Key::Z);
    bench.key(Key::Enter);
    assert_eq!(bench.steps().len(), 2);
    let cols: Vec<i32> = (0..5)
        .map(|n| {
            let hex = hex_of(&bench, &format!("a-{n}")).expect("set up");
            bench.board().layout().col_row(hex).0
        })
        .collect();
    assert!(cols.is_sorted() && cols[0] == 4, "{cols:?}");
    assert!(bench.preview().counters.is_empty());
    bench.document.undo();
    assert_eq!(hex_of(&bench, "a-0"), None);
}

#[test]
fn escape_gives_a_drawn_line_up_and_too_short_a_line_says_who_stays_out() {
    let mut bench = bench("line_of_battle");
    bench.drag(&[bench.at(4, 10), bench.at(5, 10), bench.at(6, 10)], false);
    assert!(bench.preview().caption.contains("2 without a place"), "{}", bench.preview().caption);
    assert!(bench.key(Key::Escape));
    assert!(bench.preview().counters.is_empty());
    assert_eq!(bench.steps().len(), 1);
}

#[test]
fn a_column_marches_along_the_road_that_is_clicked() {
    let mut bench = bench("march_column");
    let road: Vec<Hex> = bench.at(2, 5).line_to(bench.at(20, 9)).collect();
    let feature = oblique_board::Feature::new("road", oblique_board::Path::Hexes(road.clone()));
    let id = oblique_board::FeatureId("r".to_owned());
    bench.document.apply("Road", Edit::Feature(id, Some(feature)), oblique_editor::command::Gesture::Whole);
    bench.click(road[8]);
    assert_eq!(bench.preview().counters.len(), 6);
    bench.key(Key::Z);
    bench.key(Key::Enter);
    assert_eq!(hex_of(&bench, "a-0"), Some(road[8]), "the head stands where it was clicked");
    assert_eq!(hex_of(&bench, "a-4"), Some(road[4]), "and the tail back along the road");
    let piece = &bench.document.scenario().pieces[&PieceId("a-0".to_owned())];
    assert_eq!(piece.formation, "column");
}

#[test]
fn units_are_set_down_one_by_one_and_refused_where_there_is_no_room() {
    let mut bench = bench("place");
    bench.view.selection = Selection::Pieces((0..3).map(|n| PieceId(format!("a-{n}"))).collect());
    let here = bench.at(6, 6);
    for _ in 0..3 {
        bench.click(here);
    }
    assert_eq!((hex_of(&bench, "a-0"), hex_of(&bench, "a-1")), (Some(here), Some(here)));
    assert_eq!(hex_of(&bench, "a-2"), None, "three do not fit into a hex");
    assert!(bench.preview().caption.contains("no room"), "{}", bench.preview().caption);
}

#[test]
fn a_zone_is_painted_and_keeps_the_line_within_it() {
    let mut bench = bench("zone");
    let strip: Vec<Hex> = (3..9).map(|col| bench.at(col, 8)).collect();
    bench.drag(&strip, false);
    bench.drag(&strip[..1], true);
    assert_eq!(bench.document.scenario().zone(Side::A).hexes().len(), 5);
    assert_eq!(bench.steps().len(), 3);
    bench.take("line_of_battle");
    let way: Vec<Hex> = bench.at(2, 8).line_to(bench.at(12, 8)).collect();
    bench.drag(&way, false);
    bench.key(Key::Enter);
    let zone = bench.document.scenario().zone(Side::A).clone();
    let places: Vec<Hex> = (0..5).filter_map(|n| hex_of(&bench, &format!("a-{n}"))).collect();
    assert!(!places.is_empty() && places.iter().all(|hex| zone.contains(*hex)), "{places:?}");
}

#[test]
fn exits_are_painted_taken_away_and_undone() {
    let mut bench = bench("exits");
    let edge: Vec<Hex> = (3..9).map(|col| bench.at(col, 0)).collect();
    bench.drag(&edge, false);
    bench.drag(&edge[..2], true);
    assert_eq!(*bench.document.scenario().exit(Side::A), Zone::of(edge[2..].iter().copied()));
    assert!(
        bench.document.scenario().zone(Side::A).is_empty()
            && bench.document.scenario().exit(Side::B).is_empty()
    );
    bench.document.undo();
    assert_eq!(*bench.document.scenario().exit(Side::A), Zone::of(edge));
}

#[test]
fn arrows_move_and_keys_turn_and_form_what_is_selected() {
    let mut bench = bench("place");
    bench.view.selection = Selection::Pieces([PieceId("a-0".to_owned())].into());
    let here = bench.at(6, 6);
    bench.click(here);
    bench.take("select");
    bench.key(Key::ArrowUp);
    assert_eq!(hex_of(&bench, "a-0"), Some(bench.at(6, 5)));
    bench.key(Key::ArrowRight);
    assert_eq!(hex_of(&bench, "a-0"), Some(bench.at(7, 5)));
    let piece = |bench: &Bench| bench.document.scenario().pieces[&PieceId("a-0".to_owned())].clone();
    let before = piece(&bench);
    bench.key(Key::CloseBracket);
    assert_ne!(piece(&bench).facing, before.facing);
    bench.key(Key::F);
    assert_eq!(piece(&bench).formation, "column");
    assert!(piece(&bench).facing.is_some_and(|hour| hour.is_side(Orientation::Flat)));
}

fn select_side(harness: &mut Harness<'static, Workbench>, side: Side) -> BTreeSet<PieceId> {
    let scenario = harness.state().document().scenario();
    let ids: BTreeSet<PieceId> =
        scenario.pieces.iter().filter(|(_, p)| p.side == side).map(|(id, _)| id.clone()).collect();
    let wanted = ids.clone();
    let ctx = harness.ctx.clone();
    harness
        .state_mut()
        .carry_out(vec![oblique_editor::command::Intent::Select(Selection::Pieces(wanted))], &ctx);
    settle(harness);
    ids
}

#[test]
fn one_side_of_kolin_is_taken_off_and_formed_anew_with_the_tool() {
    let scenario = kolin();
    let side = Side::A;
    let errors = |s: &Scenario| {
        let rules = ruleset(&s.ruleset).expect("known");
        oblique_scenario::check::errors(rules.checks(), s).len()
    };
    assert_eq!(errors(&scenario), 0);
    let mut bench = Bench::new("line_of_battle", Orientation::Flat);
    bench.document = oblique_editor::document::Document::new(scenario);
    let ids: BTreeSet<PieceId> = bench
        .document
        .scenario()
        .pieces
        .iter()
        .filter(|(_, p)| p.side == side && p.arrives.is_none())
        .map(|(id, _)| id.clone())
        .collect();
    let off = ids.iter().map(|id| {
        let piece = bench.document.scenario().pieces[id].clone();
        Edit::Piece(id.clone(), Some(Box::new(Piece { hex: None, ..piece })))
    });
    let off = Edit::Many(off.collect());
    bench.document.apply("Clear", off, oblique_editor::command::Gesture::Whole);
    bench.view.selection = Selection::Pieces(ids.clone());
    bench.give("Lines", 2.0);
    let layout = bench.board().layout();
    // Along an edge where no enemy stands.
    let taken: BTreeSet<i32> = bench
        .document
        .scenario()
        .pieces
        .values()
        .filter_map(|p| p.hex)
        .map(|hex| layout.col_row(hex).1)
        .collect();
    let free = |row: i32| (-4..=4).filter(|d| taken.contains(&(row + d))).count();
    let row = (6..i32::from(layout.height) - 6).min_by_key(|row| free(*row)).expect("a row");
    let (from, to) = (layout.at(1, row), layout.at(i32::from(layout.width) - 2, row));
    let way: Vec<Hex> = from.line_to(to).collect();
    bench.drag(&way, false);
    let caption = bench.preview().caption;
    bench.key(Key::Enter);
    let after = bench.document.scenario();
    let standing = ids.iter().filter(|id| after.pieces[*id].hex.is_some()).count();
    assert!(standing * 10 >= ids.len() * 9, "{standing} of {}: {caption}", ids.len());
    // Whoever was set up stands as the checks want it: what is wrong is with those left out.
    let rules = ruleset(&after.ruleset).expect("known");
    for problem in oblique_scenario::check::errors(rules.checks(), after) {
        let of = match &problem.place {
            oblique_scenario::check::Place::Piece(id, _) => after.pieces.get(id).and_then(|p| p.hex),
            _ => None,
        };
        assert_eq!(of, None, "{}: {}", problem.id, problem.message);
    }
    assert_eq!(bench.steps().len(), 2);
}

#[test]
fn set_ups_are_kept_taken_up_and_undone_in_one_step() {
    let mut harness = editor(Workbench::new(Settings::default(), kolin()));
    select_side(&mut harness, Side::A);
    show_panel(&mut harness, "set_ups");
    click(&mut harness, "Save this deployment");
    assert_eq!(harness.state().document().scenario().setups.len(), 1);
    let before = harness.state().document().scenario().pieces.clone();
    press(&mut harness, Modifiers::COMMAND | Modifiers::ALT, Key::B);
    assert_ne!(harness.state().document().scenario().pieces, before, "they have faced about");
    click(&mut harness, "Apply Deployment 1");
    assert_eq!(harness.state().document().scenario().pieces, before);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_ne!(harness.state().document().scenario().pieces, before);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(harness.state().document().scenario().pieces, before);
    click(&mut harness, "Remove Deployment 1");
    assert!(harness.state().document().scenario().setups.is_empty());
}

#[test]
fn the_reserve_lists_who_is_off_the_map_and_hands_a_command_to_the_line() {
    let mut harness = editor(Workbench::new(Settings::default(), kolin()));
    show_panel(&mut harness, "reserve");
    harness.get_by_label("Everybody is on the map");
    select_side(&mut harness, Side::B);
    press(&mut harness, Modifiers::COMMAND | Modifiers::ALT, Key::Delete);
    assert!(harness.query_by_label("Everybody is on the map").is_none());
    let name = {
        let scenario = harness.state().document().scenario();
        let catalog = ruleset(&scenario.ruleset).expect("known").catalog();
        let leader = scenario.roster().into_iter().find(|id| {
            let piece = &scenario.pieces[*id];
            piece.side == Side::B && catalog.kind(&piece.kind).is_some_and(|k| k.role == Role::Leader)
        });
        scenario.pieces[leader.expect("a leader")].name.clone()
    };
    click(&mut harness, &format!("{name} in line"));
    assert_eq!(harness.state().view().tool, "line_of_battle");
    assert!(matches!(&harness.state().view().selection, Selection::Pieces(ids) if ids.len() > 1));
}

#[test]
fn ghosts_of_a_line_are_drawn_over_the_map() {
    let mut harness = editor(Workbench::new(Settings::default(), kolin()));
    let ids = select_side(&mut harness, Side::A);
    assert!(ids.len() > 20);
    press(&mut harness, Modifiers::NONE, Key::N);
    assert_eq!(harness.state().view().tool, "line_of_battle");
    harness.get_by_label_contains("Nothing is drawn yet");
    let map = harness.get_by_label("Map").rect();
    let (from, to) =
        (map.left_center() + egui::vec2(60.0, 40.0), map.right_center() + egui::vec2(-60.0, 90.0));
    harness.drag_at(from);
    settle(&mut harness);
    harness.hover_at(from.lerp(to, 0.5));
    settle(&mut harness);
    harness.drop_at(to);
    settle(&mut harness);
    harness.get_by_label("Face the other way");
    let before = harness.state().document().scenario().clone();
    click(&mut harness, "Set up");
    assert_ne!(*harness.state().document().scenario(), before);
    press(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(*harness.state().document().scenario(), before);
}
