//! Analysis: what the map shows is what the engine says, in every shipped battle; and it is asked by
//! pointer, key and label.

use crate::common::{click, editor, first, press, settle, workbench};
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;
use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, Orientation};
use oblique_cartography::geometry;
use oblique_editor::analysis::{Answer, Question, Subject, answer};
use oblique_editor::app::SHIPPED;
use oblique_editor::app::Workbench;
use oblique_editor::document::blank;
use oblique_editor::mapview::{Overlay, Viewport};
use oblique_editor::settings::Settings;
use oblique_rules::survey::{March, Reached};
use oblique_rulesets::{RULESETS, read_scenario, ruleset};
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeSet;

type Editor = egui_kittest::Harness<'static, Workbench>;

/// Every shipped battle.
fn battles() -> impl Iterator<Item = Scenario> {
    SHIPPED.iter().map(|shipped| read_scenario(shipped.text).scenario.expect("a scenario"))
}

fn ask(scenario: &Scenario, question: &Question) -> Answer {
    let ruleset = ruleset(&scenario.ruleset).expect("a ruleset");
    answer(question, ruleset, scenario, &|| false).expect("an answer")
}

#[test]
fn fields_of_view_are_what_sight_and_range_say() {
    for scenario in battles() {
        let survey = ruleset(&scenario.ruleset).expect("a ruleset").survey(&scenario);
        let layout = scenario.board.layout();
        let armed: Vec<_> = scenario.pieces.keys().filter(|id| survey.shooter_of(id).is_some()).collect();
        let placed = armed.into_iter().filter(|id| scenario.pieces[*id].hex.is_some()).take(3).cloned();
        let pieces: Vec<_> = placed.collect();
        assert!(!pieces.is_empty(), "{}: nobody shoots", scenario.meta.title);
        let question =
            Question::View { from: None, pieces: pieces.clone(), shooter: None, eye_hexes: 9, front: true };
        let Answer::View(seen) = ask(&scenario, &question) else { panic!("another answer") };
        for hex in layout.hexes() {
            let in_range = |id: &&oblique_scenario::PieceId| {
                let at = scenario.pieces[*id].hex.expect("placed");
                let shooter = survey.shooter_of(id).expect("armed");
                at != hex && survey.in_reach(shooter, at, hex) && survey.bears(id, hex)
            };
            let sees = |id: &&oblique_scenario::PieceId| {
                survey.sight(scenario.pieces[*id].hex.expect("placed"), hex).blocked.is_none()
            };
            let within = pieces.iter().any(|id| in_range(&id));
            let by = pieces.iter().filter(|id| in_range(id) && sees(id)).count();
            let index = layout.index(hex).expect("on the board");
            assert_eq!(seen.within.contains(hex), within, "{}", layout.name(hex));
            assert_eq!(usize::from(seen.by[index]), by, "{}", layout.name(hex));
        }
    }
}

#[test]
fn the_first_of_a_side_arrives_when_the_first_of_its_units_does() {
    for scenario in battles().take(4) {
        let survey = ruleset(&scenario.ruleset).expect("a ruleset").survey(&scenario);
        let layout = scenario.board.layout();
        let Answer::Times(timed) = ask(&scenario, &Question::Times { side: Side::B, turns: 2 }) else {
            panic!("another answer")
        };
        let mut best: Vec<Option<Reached>> = vec![None; layout.len()];
        let catalog = ruleset(&scenario.ruleset).expect("a ruleset").catalog();
        let leads = |kind: &str| catalog.kind(kind).is_some_and(|kind| kind.role.leads());
        for (id, piece) in scenario.pieces.iter().filter(|(_, p)| p.side == Side::B && p.arrives.is_none()) {
            if leads(&piece.kind) {
                continue;
            }
            let (Some(hex), Some(gait)) = (piece.hex, survey.gait(id)) else { continue };
            let march = March {
                survey: survey.as_ref(),
                layout,
                mover: gait.mover,
                points_halves: gait.points_halves,
                turns: 2,
            };
            let ways = march.from(&[(hex, Reached::default())], None, &|| false).expect("not stopped");
            for (first, at) in best.iter_mut().zip(ways.all()) {
                *first = [*first, *at].into_iter().flatten().min();
            }
        }
        assert_eq!(timed.march.reached, best, "{}", scenario.meta.title);
        assert_eq!(timed.march.counts.last(), Some(&best.iter().flatten().count()));
    }
}

#[test]
fn nobody_reaches_what_water_surrounds() {
    for rules in RULESETS {
        let mut scenario = blank(*rules, Orientation::Flat, 12, 10);
        let layout = scenario.board.layout();
        let middle = layout.at(6, 5);
        let survey = rules.survey(&scenario);
        let walker = survey.movers().iter().position(|m| !m.formation.is_empty()).expect("a mover");
        drop(survey);
        // A terrain that bars the mover, if the rules have one.
        let barring = (0..scenario.board.palette().len()).map(|n| TerrainIx(n as u8)).find(|terrain| {
            let mut trial = scenario.clone();
            trial.board.set_terrain(middle, *terrain);
            layout.neighbours(middle).all(|(_, n)| rules.survey(&trial).step(walker, n, middle).is_none())
        });
        let Some(barring) = barring else { continue };
        for (_, hex) in layout.neighbours(middle) {
            scenario.board.set_terrain(hex, barring);
        }
        let question = Question::Pockets { mover: Some(walker), edges: true };
        let Answer::Pockets(found) = ask(&scenario, &question) else { panic!("another answer") };
        assert_eq!((found.pockets.len(), found.count, found.barred.len()), (1, 1, 6));
        assert!(found.pockets.contains(middle));
        let nobody = Question::Pockets { mover: Some(walker), edges: false };
        let Answer::Pockets(found) = ask(&scenario, &nobody) else { panic!("another answer") };
        assert_eq!(found.all.len(), layout.len(), "no units, no edge: nobody is anywhere");
    }
}

/// A 12 by 8 board with a battalion and its leader on it.
fn field() -> Editor {
    let mut scenario = blank(RULESETS[0], Orientation::Flat, 12, 8);
    let layout = scenario.board.layout();
    scenario.pieces = workbench().document().scenario().pieces.clone();
    for (n, piece) in scenario.pieces.values_mut().enumerate() {
        piece.hex = Some(layout.at(2 + 4 * n as i32, 6));
    }
    editor(Workbench::new(Settings::default(), scenario))
}

fn hex(editor: &Editor, col: i32, row: i32) -> Hex {
    editor.state().document().scenario().board.layout().at(col, row)
}

fn screen(editor: &Editor, col: i32, row: i32) -> Pos2 {
    let map = editor.get_by_label("Map").rect();
    let layout = editor.state().document().scenario().board.layout();
    Viewport::new(map, editor.state().view().camera).screen(geometry::center(layout, hex(editor, col, row)))
}

fn button(editor: &mut Editor, pos: Pos2, pressed: bool) {
    let modifiers = Modifiers::NONE;
    editor.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
    editor.step();
}

/// Presses at the first place and lets go at the last.
fn drag(editor: &mut Editor, way: &[(i32, i32)]) {
    for (n, (col, row)) in way.iter().enumerate() {
        let at = screen(editor, *col, *row);
        editor.event(Event::PointerMoved(at));
        editor.step();
        if n == 0 {
            button(editor, at, true);
        }
    }
    if let Some((col, row)) = way.last() {
        let at = screen(editor, *col, *row);
        button(editor, at, false);
    }
    settle(editor);
}

fn run(editor: &mut Editor, command: &str) {
    press(editor, Modifiers::COMMAND, Key::K);
    editor.get_by_label("Find a command").type_text(command);
    settle(editor);
    press(editor, Modifiers::NONE, Key::Enter);
}

fn shown_answer(editor: &Editor) -> Answer {
    editor.state().view().answer.as_ref().expect("an answer").answer.clone()
}

#[test]
fn a_line_of_sight_is_dragged_and_follows_what_is_painted() {
    let mut editor = field();
    run(&mut editor, "Line of sight");
    assert_eq!(editor.state().view().tool, "analyse");
    assert!(editor.query_by_label_contains("Drag with the Analyse tool").is_some());
    drag(&mut editor, &[(3, 2), (5, 2), (8, 2)]);
    assert!(editor.query_by_label_contains("0403 sees 0903, 5 hexes away").is_some());
    assert!(editor.query_by_label("Profile of the line of sight").is_some());
    // A hill is raised on the line: the answer follows at once.
    press(&mut editor, Modifiers::NONE, Key::H);
    drag(&mut editor, &[(5, 2), (5, 2)]);
    let Answer::Sight(spotted) = shown_answer(&editor) else { panic!("another answer") };
    let scenario = editor.state().document().scenario().clone();
    let sight = RULESETS[0].survey(&scenario).sight(hex(&editor, 3, 2), hex(&editor, 8, 2));
    assert_eq!(spotted.sight, sight);
    let block = sight.blocked.expect("a hill is in the way");
    assert!(editor.query_by_label_contains("does not see").is_some());
    let drawn = editor.state().view().answer.as_ref().expect("an answer").drawn.clone();
    assert!(drawn.over.iter().any(|o| matches!(o, Overlay::Area { hexes, .. } if hexes == &[block])));
    press(&mut editor, Modifiers::COMMAND, Key::Z);
    assert!(editor.query_by_label_contains("0403 sees 0903").is_some());
    // Its rule opens the manual.
    let title = &RULESETS[0].manual().rule(sight.rule.as_str()).expect("a rule").title;
    click(&mut editor, &format!("Rule: {title}"));
    assert!(editor.query_by_label_contains("Rules of").is_some());
    press(&mut editor, Modifiers::NONE, Key::Escape);
    press(&mut editor, Modifiers::SHIFT, Key::Q);
    press(&mut editor, Modifiers::NONE, Key::Escape);
    assert_eq!(editor.state().view().ask.subject, Subject::Nothing);
    assert!(editor.state().view().answer.is_none());
}

#[test]
fn a_march_is_asked_of_a_hex_and_of_the_units_selected() {
    let mut editor = field();
    run(&mut editor, "Movement reach");
    drag(&mut editor, &[(6, 3)]);
    let Answer::Reach(march) = shown_answer(&editor) else { panic!("another answer") };
    assert_eq!(march.starts, [hex(&editor, 6, 3)]);
    assert_eq!(march.counts.len(), 3);
    assert!(march.counts[0] > 1 && march.counts[0] < march.counts[2]);
    assert!(editor.query_by_label_contains("Hexes reached by turn 1:").is_some());
    // The legend on the map lists every turn that some hex is reached in.
    let turns: BTreeSet<u32> = march.reached.iter().flatten().map(|at| at.turns + 1).collect();
    let drawn: BTreeSet<String> = editor
        .output()
        .shapes
        .iter()
        .filter_map(|clipped| match &clipped.shape {
            egui::Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        })
        .filter(|text| text.starts_with("Reached in "))
        .collect();
    assert!(turns.len() > 2);
    assert_eq!(drawn, turns.iter().map(|turn| format!("Reached in turn {turn}")).collect());
    press(&mut editor, Modifiers::COMMAND, Key::A);
    click(&mut editor, "From");
    click(&mut editor, "Selected units");
    let Answer::Reach(march) = shown_answer(&editor) else { panic!("another answer") };
    assert_eq!(march.starts.len(), 3);
    assert!(editor.query_by_label_contains("Moving: ").is_some());
    // Hidden, shown and cleared by commands.
    press(&mut editor, Modifiers::COMMAND | Modifiers::SHIFT, Key::L);
    assert!(!editor.state().view().ask.shown);
    run(&mut editor, "Clear the analysis");
    assert!(editor.state().view().answer.is_none());
}

#[test]
fn whoever_is_selected_is_meant_when_the_question_comes() {
    let mut editor = field();
    press(&mut editor, Modifiers::COMMAND, Key::A);
    run(&mut editor, "Movement reach");
    let Answer::Reach(march) = shown_answer(&editor) else { panic!("another answer") };
    assert_eq!(march.starts.len(), 3);
    // A hex pointed at takes their place.
    drag(&mut editor, &[(6, 3)]);
    let Answer::Reach(march) = shown_answer(&editor) else { panic!("another answer") };
    assert_eq!(march.starts, [hex(&editor, 6, 3)]);
}

#[test]
fn the_legend_keeps_clear_of_the_rulers() {
    let mut editor = field();
    run(&mut editor, "Rulers");
    run(&mut editor, "Command radii");
    let map = editor.get_by_label("Map").rect();
    let title = editor.output().shapes.iter().find_map(|clipped| match &clipped.shape {
        egui::Shape::Text(text) if text.galley.text() == "Command radii" && map.contains(text.pos) => {
            Some(text.pos.x - map.min.x)
        }
        _ => None,
    });
    assert!(title.expect("a legend on the map") > 40.0, "{title:?} is under the ruler");
}

#[test]
fn those_out_of_command_are_told_and_selected() {
    let mut editor = field();
    run(&mut editor, "Command radii");
    let Answer::Command(commanded) = shown_answer(&editor) else { panic!("another answer") };
    let scenario = editor.state().document().scenario().clone();
    let survey = RULESETS[0].survey(&scenario);
    let area = survey.command(&commanded.leaders[0].leader).expect("a leader");
    assert_eq!(commanded.leaders[0].area, area);
    assert_eq!(commanded.outside.len(), area.outside.len());
    assert_eq!(area.inside.len() + area.outside.len(), 2);
    assert_eq!(area.outside.len(), 1, "eight hexes are beyond the usual radius");
    click(&mut editor, "Select those out of command");
    let selected = &editor.state().view().selection;
    let outside = area.outside.iter().cloned().collect();
    assert_eq!(*selected, oblique_editor::view::Selection::Pieces(outside));
    assert!(area.inside.contains(&first()) != area.outside.contains(&first()));
}

#[test]
fn unreachable_hexes_are_selected() {
    let mut editor = field();
    run(&mut editor, "Unreachable hexes");
    assert!(editor.query_by_label("Every hex can be reached.").is_some());
    // Without the edge and without units nobody is anywhere.
    press(&mut editor, Modifiers::COMMAND, Key::A);
    press(&mut editor, Modifiers::NONE, Key::Delete);
    click(&mut editor, "Units may come over the board's edge");
    assert!(editor.query_by_label_contains("96 hexes in 1 pocket").is_some());
    click(&mut editor, "Select them");
    assert_eq!(editor.state().view().area.as_ref().map(|area| area.len()), Some(96));
}

#[test]
fn a_way_is_measured_in_turns() {
    let mut editor = field();
    press(&mut editor, Modifiers::NONE, Key::Q);
    drag(&mut editor, &[(1, 1), (10, 1)]);
    let reply = editor.state().view().marches.clone().expect("an answer");
    let Answer::March(marches) = &reply.answer else { panic!("another answer") };
    let scenario = editor.state().document().scenario();
    let survey = RULESETS[0].survey(scenario);
    assert_eq!(marches.movers.len(), survey.movers().len());
    let (name, points, straight, cheapest) = &marches.movers[0];
    let layout = scenario.board.layout();
    let march = March { survey: survey.as_ref(), layout, mover: 0, points_halves: *points, turns: 99 };
    let ways = march.from(&[(layout.at(1, 1), Reached::default())], None, &|| false).expect("ways");
    assert_eq!(*cheapest, ways.at(layout.at(10, 1)));
    assert_eq!(straight, cheapest, "open ground");
    let turns = cheapest.expect("a way").turns + 1;
    assert!(editor.query_by_label(&format!("{name}: turn {turns}")).is_some());
}

#[test]
fn on_a_large_board_a_job_brings_the_same_answer_and_strokes_renew_it() {
    let scenario = blank(RULESETS[0], Orientation::Flat, 90, 80);
    let from = scenario.board.layout().at(45, 40);
    let mut editor = editor(Workbench::new(Settings::default(), scenario));
    run(&mut editor, "Movement reach");
    drag(&mut editor, &[(45, 40)]);
    let question = Question::Reach { from: Some(from), pieces: Vec::new(), mover: None, turns: 3 };
    let renewed = |editor: &mut Editor| {
        // Jobs follow one another at a distance.
        for _ in 0..40 {
            std::thread::sleep(std::time::Duration::from_millis(25));
            settle(editor);
            if shown_answer(editor) == ask(editor.state().document().scenario(), &question) {
                return true;
            }
        }
        false
    };
    assert!(renewed(&mut editor));
    let before = shown_answer(&editor);
    press(&mut editor, Modifiers::NONE, Key::B);
    drag(&mut editor, &[(45, 38), (46, 38)]);
    assert!(renewed(&mut editor));
    assert_ne!(shown_answer(&editor), before, "woods slow the march");
}
