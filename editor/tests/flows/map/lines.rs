//! Roads and streams drawn, gone on, bent, split, cut and joined by pointer, and what the inspector
//! and the commands do to them.

use crate::bench::Bench;
use crate::common::{click, editor, press, scenario, settle};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Edge, Hex, Orientation, Vertex};
use oblique_board::{Feature, FeatureId, Path};
use oblique_cartography::geometry;
use oblique_editor::app::Workbench;
use oblique_editor::mapview::Viewport;
use oblique_editor::mapview::features::place;
use oblique_editor::settings::Settings;
use oblique_editor::tools::PointerPhase;
use oblique_editor::view::Selection;
use oblique_rules::lines;
use oblique_rulesets::RULESETS;

const BOTH: [Orientation; 2] = [Orientation::Flat, Orientation::Pointy];

/// Draws a road through hexes and ends it.
fn road(bench: &mut Bench, corners: &[(i32, i32)]) -> FeatureId {
    bench.take("road");
    for (col, row) in corners {
        let hex = bench.at(*col, *row);
        bench.click(hex);
    }
    bench.key(Key::Enter);
    match &bench.view.selection {
        Selection::Feature(id) => id.clone(),
        other => panic!("a road is selected, not {other:?}"),
    }
}

fn chain(bench: &Bench, id: &FeatureId) -> Chain {
    Chain::of(&bench.board().features()[id].path, bench.board().layout()).expect("a whole line")
}

fn world(bench: &Bench, stop: Stop) -> [f64; 2] {
    let at = place(bench.board().layout(), stop);
    [f64::from(at.x), f64::from(at.y)]
}

/// The corner of a hex at the first of its hours.
fn corner(bench: &Bench, col: i32, row: i32) -> Stop {
    let layout = bench.board().layout();
    let hour = layout.orientation.vertices()[0];
    Stop::Corner(Vertex::new(layout.at(col, row), hour, layout.orientation).expect("a corner"))
}

fn click_stop(bench: &mut Bench, stop: Stop) {
    let at = world(bench, stop);
    // Just inside, so that it is on the board and one corner is nearest.
    bench.point(PointerPhase::Hover, at, false, false);
    bench.point(PointerPhase::Down, at, false, false);
    bench.point(PointerPhase::Up, at, false, false);
}

/// Drags from one world point to another, and tells what was previewed last.
fn pull(bench: &mut Bench, from: [f64; 2], to: [f64; 2], shift: bool) -> Vec<[f64; 2]> {
    bench.point(PointerPhase::Down, from, shift, false);
    let half = [f64::midpoint(from[0], to[0]), f64::midpoint(from[1], to[1])];
    bench.point(PointerPhase::Drag, half, shift, false);
    bench.point(PointerPhase::Drag, to, shift, false);
    let preview = bench.preview();
    bench.point(PointerPhase::Up, to, shift, false);
    preview.lines.first().cloned().unwrap_or_default()
}

#[test]
fn every_kind_of_every_ruleset_can_be_drawn() {
    for ruleset in RULESETS {
        for kind in &ruleset.catalog().linear {
            let tool = if kind.along_edges { "stream" } else { "road" };
            let mut bench = Bench::under(*ruleset, tool, Orientation::Pointy);
            bench.view.tools.linear.clone_from(&kind.id);
            for (col, row) in [(4, 4), (10, 8)] {
                let stop =
                    if kind.along_edges { corner(&bench, col, row) } else { Stop::Hex(bench.at(col, row)) };
                click_stop(&mut bench, stop);
            }
            bench.key(Key::Enter);
            let drawn: Vec<&str> = bench.board().features().values().map(|f| f.kind.as_str()).collect();
            assert_eq!(drawn, [kind.id.as_str()]);
        }
    }
}

#[test]
fn enter_takes_the_leg_that_is_previewed() {
    for orientation in BOTH {
        let mut bench = Bench::new("road", orientation);
        let from = bench.at(2, 4);
        bench.click(from);
        let to = bench.world(bench.at(7, 4));
        bench.point(PointerPhase::Hover, to, false, false);
        let shown = bench.preview().lines;
        bench.key(Key::Enter);
        let Selection::Feature(id) = &bench.view.selection else { panic!("a road is selected") };
        let stops = chain(&bench, &id.clone()).stops().len();
        assert_eq!(stops, shown[0].len(), "all that was shown is drawn");
        assert_eq!(stops, 6);
    }
}

#[test]
fn what_is_clicked_just_beside_the_board_ends_on_its_rim() {
    for orientation in BOTH {
        let mut bench = Bench::new("road", orientation);
        let from = bench.at(4, 4);
        bench.click(from);
        let rim = bench.at(4, 0);
        let mut beside = bench.world(rim);
        beside[1] -= 1.2;
        for phase in [PointerPhase::Hover, PointerPhase::Down, PointerPhase::Up] {
            bench.point(phase, beside, false, false);
        }
        bench.point(PointerPhase::Double, beside, false, false);
        let Selection::Feature(id) = bench.view.selection.clone() else { panic!("a road is selected") };
        let last = bench.board().layout().col_row(chain(&bench, &id).last().hexes(bench.board().layout())[0]);
        assert_eq!(last.1, 0, "{orientation:?}: {last:?}");
        // Farther away there is no rim to mean.
        bench.take("road");
        let mut far = bench.world(rim);
        far[1] -= 4.0;
        bench.point(PointerPhase::Hover, far, false, false);
        assert!(bench.preview().lines.is_empty() && bench.preview().hexes.is_empty());
        // Along hexsides likewise.
        bench.take("stream");
        bench.point(PointerPhase::Hover, beside, false, false);
        let at = bench.preview().lines[0][0];
        assert!((at[1] - bench.world(rim)[1]).abs() < 0.8, "{at:?} is a corner of the rim");
    }
}

#[test]
fn a_road_begun_at_the_end_of_one_goes_it_on_and_between_two_makes_them_one() {
    for orientation in BOTH {
        let mut bench = Bench::new("road", orientation);
        let before = bench.document.scenario().clone();
        let first = road(&mut bench, &[(2, 4), (7, 4)]);
        let again = road(&mut bench, &[(7, 4), (7, 12)]);
        assert_eq!(first, again);
        assert_eq!(bench.board().features().len(), 1);
        road(&mut bench, &[(18, 12), (14, 12)]);
        assert_eq!(bench.board().features().len(), 2);
        let whole = road(&mut bench, &[(7, 12), (14, 12)]);
        assert_eq!(bench.board().features().len(), 1, "{orientation:?}");
        let ends = [chain(&bench, &whole).first(), chain(&bench, &whole).last()];
        let due = [Stop::Hex(bench.at(2, 4)), Stop::Hex(bench.at(18, 12))];
        assert!(ends == due || ends == [due[1], due[0]]);
        assert_eq!(bench.steps().len(), 4);
        bench.undo_all_to(&before);
    }
}

#[test]
fn near_an_end_the_pointer_means_the_end_but_with_alt() {
    for orientation in BOTH {
        for (alt, lines) in [(false, 1), (true, 2)] {
            let mut bench = Bench::new("stream", orientation);
            let begin = corner(&bench, 4, 4);
            click_stop(&mut bench, begin);
            let end = corner(&bench, 9, 9);
            click_stop(&mut bench, end);
            bench.key(Key::Enter);
            // A third of a hexside off, towards another corner.
            let (here, other) = (world(&bench, end), world(&bench, corner(&bench, 10, 12)));
            let next = end
                .next(bench.board().layout())
                .into_iter()
                .map(|(_, stop)| stop)
                .min_by_key(|stop| stop.distance_squared(corner(&bench, 10, 12)))
                .expect("three hexsides");
            let near = world(&bench, next);
            let off = [here[0] + (near[0] - here[0]) * 0.6, here[1] + (near[1] - here[1]) * 0.6];
            bench.point_with(PointerPhase::Down, off, (false, false, alt));
            bench.point_with(PointerPhase::Up, off, (false, false, alt));
            bench.point(PointerPhase::Down, other, false, false);
            bench.point(PointerPhase::Up, other, false, false);
            bench.key(Key::Enter);
            assert_eq!(bench.board().features().len(), lines, "{orientation:?} {alt}");
        }
    }
}

#[test]
fn drawing_where_one_runs_already_draws_nothing() {
    let mut bench = Bench::new("road", Orientation::Flat);
    road(&mut bench, &[(2, 4), (10, 4)]);
    let before = bench.document.scenario().clone();
    bench.take("road");
    let (a, b) = (bench.at(2, 4), bench.at(10, 4));
    bench.click(a);
    bench.click(b);
    bench.key(Key::Enter);
    assert_eq!(bench.document.scenario(), &before);
    assert_eq!(bench.steps().len(), 1);
}

#[test]
fn a_dragged_handle_bends_the_line_as_previewed_in_one_step() {
    for orientation in BOTH {
        for tool in ["select", "road"] {
            let mut bench = Bench::new("road", orientation);
            let id = road(&mut bench, &[(2, 10), (8, 5), (14, 10)]);
            let before = bench.document.scenario().clone();
            bench.take(tool);
            let old = chain(&bench, &id);
            let handles = old.handles();
            let inner = handles[handles.len() / 2];
            assert!(inner > 0 && inner < old.steps(), "{handles:?}");
            let to = bench.at(9, 14);
            let (from, there) = (world(&bench, old.stops()[inner]), bench.world(to));
            let previewed = pull(&mut bench, from, there, false);
            let new = chain(&bench, &id);
            assert!(new.stops().contains(&Stop::Hex(to)), "{tool} {orientation:?}");
            assert_eq!([new.first(), new.last()], [old.first(), old.last()]);
            assert_eq!(previewed.len(), new.stops().len(), "dropped as previewed");
            assert_eq!(bench.steps(), ["Run road", "Bend road"]);
            bench.document.undo();
            assert_eq!(bench.document.scenario(), &before);
        }
    }
}

#[test]
fn a_stream_is_bent_and_an_end_dragged_onto_another_end_joins() {
    for orientation in BOTH {
        let mut bench = Bench::new("stream", orientation);
        let stops =
            [corner(&bench, 3, 8), corner(&bench, 10, 8), corner(&bench, 14, 8), corner(&bench, 20, 8)];
        for pair in stops.chunks(2) {
            for stop in pair {
                click_stop(&mut bench, *stop);
            }
            bench.key(Key::Enter);
        }
        assert_eq!(bench.board().features().len(), 2);
        let Selection::Feature(id) = bench.view.selection.clone() else { panic!("a stream is selected") };
        bench.take("select");
        let second = chain(&bench, &id);
        // Its flow is kept: the first stream's last stop is its first now.
        let (from, to) = (world(&bench, second.first()), world(&bench, stops[1]));
        let previewed = pull(&mut bench, from, to, false);
        assert!(previewed.len() > second.stops().len(), "{orientation:?} {:?}", bench.steps());
        assert_eq!(bench.board().features().len(), 1, "{orientation:?}");
        let whole = chain(&bench, &id);
        assert_eq!([whole.first(), whole.last()], [stops[0], stops[3]]);
        let at = whole.handles()[1];
        let through = corner(&bench, 9, 14);
        let (from, to) = (world(&bench, whole.stops()[at]), world(&bench, through));
        pull(&mut bench, from, to, true);
        assert!(chain(&bench, &id).stops().contains(&through), "{orientation:?}");
    }
}

#[test]
fn a_click_on_a_handle_bends_nothing_and_escape_gives_a_bend_up() {
    let mut bench = Bench::new("road", Orientation::Flat);
    let id = road(&mut bench, &[(2, 10), (8, 10)]);
    bench.take("select");
    let end = world(&bench, chain(&bench, &id).last());
    let before = bench.document.scenario().clone();
    bench.point(PointerPhase::Down, end, false, false);
    bench.point(PointerPhase::Up, end, false, false);
    assert_eq!(bench.view.selection, Selection::Feature(id));
    bench.point(PointerPhase::Down, end, false, false);
    let there = bench.world(Hex::new(9, 2));
    bench.point(PointerPhase::Drag, there, false, false);
    assert!(bench.key(Key::Escape));
    bench.point(PointerPhase::Up, there, false, false);
    assert_eq!(bench.document.scenario(), &before);
}

#[test]
fn scissors_split_at_a_click_and_cut_a_stretch_with_a_drag() {
    for orientation in BOTH {
        let mut bench = Bench::new("road", orientation);
        let id = road(&mut bench, &[(2, 10), (12, 10)]);
        let before = bench.document.scenario().clone();
        let whole = chain(&bench, &id);
        bench.take("scissors");
        let at = world(&bench, whole.stops()[4]);
        bench.point(PointerPhase::Hover, at, false, false);
        assert_eq!(bench.preview().caption, "Split road here");
        bench.point(PointerPhase::Down, at, false, false);
        bench.point(PointerPhase::Up, at, false, false);
        assert_eq!(bench.board().features().len(), 2);
        assert_eq!(chain(&bench, &id).steps(), 4);
        bench.document.undo();
        assert_eq!(bench.document.scenario(), &before);
        let to = world(&bench, whole.stops()[7]);
        pull(&mut bench, at, to, false);
        let steps: usize = bench.board().features().keys().map(|id| chain(&bench, id).steps()).sum();
        assert_eq!((bench.board().features().len(), steps), (2, whole.steps() - 3));
        bench.document.undo();
        // At its end there is nothing to split.
        let end = world(&bench, whole.last());
        bench.point(PointerPhase::Down, end, false, false);
        bench.point(PointerPhase::Up, end, false, false);
        assert_eq!(bench.document.scenario(), &before);
    }
}

/// The small battle with a road over a stream, the road in two parts.
fn crossed() -> Workbench {
    let mut scenario = scenario();
    let layout = scenario.board.layout();
    let hexes: Vec<Hex> = (0..6).map(|row| layout.at(3, row)).collect();
    let edge = Edge::between(hexes[2], hexes[3], layout.orientation).expect("a hexside");
    let mut put = |id: &str, kind: &str, name: &str, path: Path| {
        let feature = Feature { name: name.to_owned(), ..Feature::new(kind, path) };
        scenario.board.put_feature(FeatureId(id.to_owned()), Some(feature));
    };
    put("upper", "road", "Post road", Path::Hexes(hexes[..4].to_vec()));
    put("lower", "road", "", Path::Hexes(hexes[3..].to_vec()));
    put("brook", "stream", "Mill brook", Path::Edges(vec![edge]));
    Workbench::new(Settings::default(), scenario)
}

/// Clicks the map between two hexes of a column.
fn click_between(harness: &mut egui_kittest::Harness<'static, Workbench>, (col, row): (i32, i32)) {
    let map = harness.get_by_label("Map").rect();
    let layout = harness.state().document().scenario().board.layout();
    let center = |row| geometry::center(layout, layout.at(col, row));
    let at = Viewport::new(map, harness.state().view().camera).screen(center(row).mid(center(row + 1)));
    harness.event(egui::Event::PointerMoved(at));
    harness.step();
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        harness.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
        harness.step();
    }
    settle(harness);
}

#[test]
fn the_inspector_joins_turns_round_and_lists_crossings() {
    let before = crossed().document().scenario().clone();
    let mut harness = editor(crossed());
    harness.key_press(Key::V);
    settle(&mut harness);
    click_between(&mut harness, (3, 0));
    assert_eq!(harness.state().view().selection, Selection::Feature(FeatureId("upper".to_owned())));
    let at = harness.state().document().scenario().board.layout();
    assert_eq!(harness.state().document().scenario().board.features().len(), 3);
    click(&mut harness, "Join with the next");
    let board = &harness.state().document().scenario().board;
    assert_eq!(board.features().len(), 2);
    let whole = &board.features()[&FeatureId("upper".to_owned())];
    assert_eq!((whole.hexes(at).len(), whole.name.as_str()), (6, "Post road"));
    let (a, b) = (at.name(at.at(3, 2)), at.name(at.at(3, 3)));
    harness.get_by_label(&format!("Bridge, {a} to {b}: Mill brook")).click();
    settle(&mut harness);
    click(&mut harness, "Reverse");
    let path =
        harness.state().document().scenario().board.features()[&FeatureId("upper".to_owned())].path.clone();
    assert!(matches!(path, Path::Hexes(hexes) if hexes[0] == at.at(3, 5)));
    for _ in 0..2 {
        press(&mut harness, egui::Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(harness.state().document().scenario(), &before);
}

#[test]
fn a_crossing_is_known_from_the_road_and_from_the_water() {
    let workbench = crossed();
    let (scenario, catalog) = (workbench.document().scenario(), RULESETS[0].catalog());
    let all = lines::crossings(scenario, catalog, None);
    assert_eq!(all.len(), 1);
    for (of, count) in [("upper", 1), ("brook", 1), ("lower", 0)] {
        let found = lines::crossings(scenario, catalog, Some(&FeatureId(of.to_owned())));
        assert_eq!(found.len(), count, "{of}");
    }
    let at = scenario.board.layout();
    assert_eq!(geometry::edge_ends(at, all[0].edge).len(), 2);
}
