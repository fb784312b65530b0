//! Every tool driven by pointer events: what it does to the document, and that one gesture is one
//! undo step.

use crate::bench::Bench;
use oblique_board::hex::{Hex, Orientation};
use oblique_board::{Path, TerrainIx};
use oblique_cartography::geometry;
use oblique_editor::tools::{PointerPhase, TOOLS, ToolDescription};
use oblique_editor::view::Selection;
use oblique_rulesets::RULESETS;
use oblique_scenario::Side;

#[test]
fn a_brush_stroke_is_one_step_and_what_the_preview_said() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let mut bench = Bench::new("brush", orientation);
        let before = bench.document.scenario().clone();
        bench.view.tools.terrain = TerrainIx(1);
        bench.view.tools.brush_radius = 1;
        let (a, b) = (bench.at(6, 6), bench.at(9, 6));
        let at = bench.world(a);
        bench.point(PointerPhase::Hover, at, false, false);
        let previewed = bench.preview().hexes;
        assert_eq!(previewed.len(), 7);
        bench.click(a);
        let painted = |bench: &Bench| {
            bench
                .board()
                .layout()
                .hexes()
                .filter(|h| bench.board().terrain(*h) == Some(TerrainIx(1)))
                .collect::<Vec<_>>()
        };
        let mut expected = previewed;
        expected.sort_by_key(|h| (h.y, h.x));
        let mut got = painted(&bench);
        got.sort_by_key(|h| (h.y, h.x));
        assert_eq!(got, expected);
        let way: Vec<Hex> = a.line_to(b).collect();
        bench.drag(&way, false);
        assert_eq!(bench.steps(), ["Paint woods", "Paint woods"]);
        assert!(painted(&bench).contains(&b));
        bench.undo_all_to(&before);
    }
}

#[test]
fn a_stroke_over_what_is_painted_already_leaves_no_step() {
    let mut bench = Bench::new("brush", Orientation::Flat);
    bench.view.tools.terrain = TerrainIx(0);
    let hex = bench.at(3, 3);
    bench.click(hex);
    assert!(bench.steps().is_empty());
}

#[test]
fn shift_paints_the_base_and_control_picks() {
    let mut bench = Bench::new("brush", Orientation::Flat);
    bench.view.tools.terrain = TerrainIx(2);
    let hex = bench.at(4, 4);
    bench.click(hex);
    bench.drag(&[hex], true);
    assert_eq!(bench.board().terrain(hex), Some(TerrainIx(0)));
    let at = bench.world(hex);
    bench.point(PointerPhase::Down, at, false, true);
    assert_eq!(bench.view.tools.terrain, TerrainIx(0));
    assert_eq!(bench.steps().len(), 2);
}

#[test]
fn filling_stops_at_other_terrain_and_counts() {
    let mut bench = Bench::new("brush", Orientation::Flat);
    bench.view.tools.terrain = TerrainIx(1);
    let wall: Vec<Hex> = (0..20).map(|row| bench.at(10, row)).collect();
    bench.drag(&wall, false);
    bench.take("fill");
    bench.view.tools.terrain = TerrainIx(3);
    let seed = bench.at(2, 2);
    let at = bench.world(seed);
    bench.point(PointerPhase::Hover, at, false, false);
    assert!(bench.preview().caption.starts_with("200 hexes"), "{}", bench.preview().caption);
    bench.click(seed);
    let filled = bench.board().layout().hexes().filter(|h| bench.board().terrain(*h) == Some(TerrainIx(3)));
    assert_eq!(filled.count(), 200);
    assert_eq!(bench.steps().len(), 2);
}

#[test]
fn elevation_raises_once_a_stroke_lowers_with_shift_and_keeps_the_range() {
    let mut bench = Bench::new("elevation", Orientation::Flat);
    let before = bench.document.scenario().clone();
    bench.view.tools.brush_radius = 1;
    let (a, b) = (bench.at(5, 5), bench.at(6, 5));
    bench.drag(&[a, b, a, b], false);
    assert_eq!((bench.board().level(a), bench.board().level(b)), (Some(1), Some(1)));
    assert_eq!(bench.steps(), ["Raise ground"]);
    bench.drag(&[a], true);
    assert_eq!(bench.board().level(a), Some(0));
    bench.drag(&[a], true);
    assert_eq!(bench.board().level(a), Some(RULESETS[0].catalog().levels.0), "not below the lowest level");
    bench.choose("Set");
    bench.view.tools.level = 4;
    bench.click(b);
    assert_eq!(bench.board().level(b), Some(4));
    bench.undo_all_to(&before);
}

#[test]
fn a_road_runs_between_clicks_as_previewed_and_is_one_step() {
    let mut bench = Bench::new("road", Orientation::Flat);
    let before = bench.document.scenario().clone();
    let (a, b, c) = (bench.at(2, 2), bench.at(9, 4), bench.at(9, 12));
    bench.click(a);
    let at = bench.world(b);
    bench.point(PointerPhase::Hover, at, false, false);
    let previewed = bench.preview().lines[0].len();
    bench.click(b);
    bench.click(c);
    assert!(bench.steps().is_empty(), "nothing is run before the end");
    assert!(bench.key(egui::Key::Enter));
    let (_, road) = bench.board().features().first_key_value().expect("a road");
    let Path::Hexes(hexes) = &road.path else { panic!("a road runs from hex to hex") };
    assert_eq!((hexes.first(), hexes.last()), (Some(&a), Some(&c)));
    assert!(hexes.windows(2).all(|w| w[0].unsigned_distance_to(w[1]) == 1));
    assert_eq!(previewed, hexes.iter().position(|hex| *hex == b).expect("through the click") + 1);
    assert_eq!(bench.steps(), ["Run road"]);
    assert!(matches!(bench.view.selection, Selection::Feature(_)));
    bench.undo_all_to(&before);
}

#[test]
fn escape_gives_a_road_up_and_backspace_takes_a_click_back() {
    let mut bench = Bench::new("road", Orientation::Pointy);
    let (a, b, c) = (bench.at(2, 2), bench.at(8, 2), bench.at(8, 9));
    bench.click(a);
    assert!(bench.key(egui::Key::Escape));
    assert!(!bench.key(egui::Key::Enter), "there is nothing to end");
    bench.click(a);
    bench.click(b);
    bench.click(c);
    bench.key(egui::Key::Backspace);
    // Back over the last place kept: what Enter takes is what the preview shows.
    let at = bench.world(b);
    bench.point(PointerPhase::Hover, at, false, false);
    bench.key(egui::Key::Enter);
    let (_, road) = bench.board().features().first_key_value().expect("a road");
    assert_eq!(road.hexes(bench.board().layout()).last(), Some(&b));
}

#[test]
fn a_stream_is_an_unbroken_chain_of_hexsides() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let mut bench = Bench::new("stream", orientation);
        let before = bench.document.scenario().clone();
        let corner = |bench: &Bench, col, row| {
            let layout = bench.board().layout();
            let at = geometry::vertex(layout, bench.at(col, row), layout.orientation.vertices()[1]);
            let inside = at.lerp(geometry::center(layout, bench.at(col, row)), 0.2);
            [f64::from(inside.x), f64::from(inside.y)]
        };
        for (col, row) in [(3, 3), (9, 5), (9, 11)] {
            let at = corner(&bench, col, row);
            bench.point(PointerPhase::Down, at, false, false);
            bench.point(PointerPhase::Up, at, false, false);
        }
        let at = corner(&bench, 9, 11);
        bench.point(PointerPhase::Double, at, false, false);
        let (_, stream) = bench.board().features().first_key_value().expect("a stream");
        let Path::Edges(edges) = &stream.path else { panic!("a stream runs along hexsides") };
        assert!(edges.len() > 10);
        assert!(edges.windows(2).all(|w| w[0].joint(w[1], orientation).is_some()), "{orientation:?}");
        assert_eq!(bench.steps(), ["Run stream"]);
        bench.undo_all_to(&before);
    }
}

#[test]
fn objectives_and_labels_are_planted_once_and_selected_after() {
    let mut bench = Bench::new("objective", Orientation::Flat);
    let hex = bench.at(7, 7);
    bench.click(hex);
    bench.click(hex);
    assert_eq!(bench.document.scenario().objectives.len(), 1);
    assert!(matches!(bench.view.selection, Selection::Objective(_)));
    bench.take("label");
    bench.click(hex);
    bench.click(hex);
    assert_eq!(bench.board().labels().len(), 1);
    assert!(matches!(bench.view.selection, Selection::Label(_)));
    assert_eq!(bench.steps(), ["Add objective", "Write label"]);
}

#[test]
fn units_of_every_kind_are_placed_facing_where_dragged() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        for kind in &RULESETS[0].catalog().kinds {
            let mut bench = Bench::new("unit", orientation);
            let before = bench.document.scenario().clone();
            bench.choose(&kind.name);
            bench.view.tools.side = Side::B;
            let (a, b) = (bench.at(6, 6), bench.at(6, 12));
            let way: Vec<Hex> = a.line_to(b).collect();
            bench.drag(&way, false);
            let (id, piece) = bench.document.scenario().pieces.first_key_value().expect("a piece");
            assert_eq!((piece.hex, piece.side, &piece.kind), (Some(a), Side::B, &kind.id));
            assert_eq!(bench.view.selection, Selection::Pieces([id.clone()].into()));
            if let Some(facing) = piece.facing {
                assert!((4..=8).contains(&facing.get()), "{} faces {facing}", kind.id);
            }
            assert_eq!(bench.steps().len(), 1);
            bench.undo_all_to(&before);
        }
    }
}

#[test]
fn selecting_moving_and_turning_units() {
    let mut bench = Bench::new("unit", Orientation::Flat);
    let (a, b, c) = (bench.at(4, 4), bench.at(5, 8), bench.at(12, 12));
    bench.click(a);
    bench.click(b);
    bench.take("select");
    bench.click(a);
    let one = bench.view.selection.clone();
    assert!(matches!(&one, Selection::Pieces(ids) if ids.len() == 1));
    bench.drag(&[b], true);
    assert!(matches!(&bench.view.selection, Selection::Pieces(ids) if ids.len() == 2));
    let way: Vec<Hex> = a.line_to(c).collect();
    bench.drag(&way, false);
    let places: Vec<_> = bench.document.scenario().pieces.values().filter_map(|p| p.hex).collect();
    assert!(places.contains(&c) && places.contains(&(b + (c - a))));
    assert_eq!(bench.steps().last().map(String::as_str), Some("Move 2 units"));
    let facing =
        |bench: &Bench| bench.document.scenario().pieces.values().map(|p| p.facing).collect::<Vec<_>>();
    let before = facing(&bench);
    assert!(bench.key(egui::Key::E));
    assert_ne!(facing(&bench), before);
    assert!(bench.key(egui::Key::Q));
    assert_eq!(facing(&bench), before);
    bench.key(egui::Key::Delete);
    assert_eq!(bench.ran, ["edit.delete"]);
}

#[test]
fn a_frame_selects_what_lies_within_and_a_stack_is_walked_through() {
    let mut bench = Bench::new("unit", Orientation::Flat);
    let hex = bench.at(8, 8);
    bench.click(hex);
    bench.click(hex);
    bench.take("select");
    let (from, to) = (bench.at(6, 6), bench.at(10, 10));
    bench.drag(&[from, hex, to], false);
    assert!(matches!(&bench.view.selection, Selection::Pieces(ids) if ids.len() == 2));
    let empty = bench.at(2, 2);
    bench.click(empty);
    assert_eq!(bench.view.selection, Selection::Hex(empty));
    bench.click(hex);
    let first = bench.view.selection.clone();
    bench.click(hex);
    assert_ne!(bench.view.selection, first, "a second click takes the next of the stack");
    bench.click(hex);
    assert_eq!(bench.view.selection, first);
}

#[test]
fn the_eraser_takes_lines_and_names_in_one_step() {
    let mut bench = Bench::new("road", Orientation::Flat);
    let (a, b) = (bench.at(2, 5), bench.at(12, 5));
    bench.click(a);
    bench.click(b);
    bench.key(egui::Key::Enter);
    bench.take("label");
    let named = bench.at(6, 12);
    bench.click(named);
    let before = bench.document.scenario().clone();
    bench.take("eraser");
    let way: Vec<Hex> = bench.at(7, 3).line_to(named).collect();
    bench.drag(&way, false);
    assert!(bench.board().features().is_empty() && bench.board().labels().is_empty());
    assert_eq!(bench.steps().len(), 3);
    bench.document.undo();
    assert_eq!(bench.document.scenario(), &before);
}

#[test]
fn the_eraser_takes_only_the_stretch_it_touches_with_shift() {
    let mut bench = Bench::new("road", Orientation::Flat);
    let (a, b) = (bench.at(2, 5), bench.at(12, 5));
    bench.click(a);
    bench.click(b);
    bench.key(egui::Key::Enter);
    let before = bench.document.scenario().clone();
    let steps = |bench: &Bench| {
        let scenario = bench.document.scenario();
        let ids = scenario.board.features().keys();
        ids.filter_map(|id| oblique_scenario::lines::chain(scenario, id))
            .map(|chain| chain.steps())
            .sum::<usize>()
    };
    let whole = steps(&bench);
    bench.take("eraser");
    let way: Vec<Hex> = a.line_to(b).collect();
    let middle = way[way.len() / 2];
    bench.drag(&[middle], true);
    assert_eq!((bench.board().features().len(), steps(&bench)), (2, whole - 1));
    bench.document.undo();
    // Along the line in one go: what lies between goes too, in one step.
    bench.drag(&way[3..8], true);
    assert_eq!(bench.board().features().len(), 2);
    assert!(steps(&bench) + 4 <= whole, "{} of {whole}", steps(&bench));
    bench.document.undo();
    assert_eq!(bench.document.scenario(), &before);
    bench.drag(&[middle], false);
    assert!(bench.board().features().is_empty());
}

#[test]
fn tools_have_their_own_ids_names_and_keys() {
    let tools: Vec<_> = TOOLS.iter().map(|entry| entry.description).collect();
    for pick in [|t: &ToolDescription| t.id, |t: &ToolDescription| t.name.get(), |t: &ToolDescription| t.key]
    {
        let mut words: Vec<_> = tools.iter().map(pick).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), tools.len());
    }
}

#[test]
fn no_tool_changes_anything_off_the_board() {
    for id in TOOLS.iter().map(|entry| entry.description.id) {
        let mut bench = Bench::new(id, Orientation::Flat);
        bench.view.tools.terrain = TerrainIx(1);
        let off = bench.at(-5, -5);
        bench.click(off);
        bench.click(off);
        bench.key(egui::Key::Enter);
        assert!(bench.steps().is_empty(), "{id}");
    }
}

/// Brush strokes anywhere, any size, any terrain: undone one by one, nothing is left of them.
#[test]
fn brush_strokes_and_undo_are_identity() {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = move |n: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % n) as i32
    };
    let mut bench = Bench::new("brush", Orientation::Pointy);
    let mut states = Vec::new();
    for _ in 0..60 {
        bench.view.tools.terrain = TerrainIx(next(6) as u8);
        bench.view.tools.brush_radius = next(5) as u32;
        let (from, to) = (bench.at(next(30) - 3, next(26) - 3), bench.at(next(30) - 3, next(26) - 3));
        let before = bench.document.scenario().clone();
        let steps = bench.steps().len();
        let way: Vec<Hex> = from.line_to(to).collect();
        bench.drag(&way, next(4) == 0);
        assert!(bench.steps().len() <= steps + 1, "a stroke is one step at most");
        if bench.steps().len() > steps {
            states.push(before);
        }
    }
    assert!(states.len() > 20);
    while let Some(before) = states.pop() {
        assert!(bench.document.undo().is_some());
        assert_eq!(bench.document.scenario(), &before);
    }
}

/// Every tool of the registry in an unsteady hand, on both layouts: pressed, dragged and clicked on and
/// off the board, with Shift, Control and Alt, with keys between. All of it undone, the document is the
/// one there was; all of it done again, it is the one it became.
#[test]
fn whatever_any_tool_does_is_undone() {
    let mut idle = Vec::new();
    for id in TOOLS.iter().map(|entry| entry.description.id) {
        let mut did = 0;
        for (n, orientation) in [Orientation::Flat, Orientation::Pointy].into_iter().enumerate() {
            let mut dice = 0x9e37_79b9_7f4a_7c15_u64 ^ (n as u64 + 1);
            let mut next = move |n: u64| {
                dice ^= dice << 13;
                dice ^= dice >> 7;
                dice ^= dice << 17;
                (dice % n) as i32
            };
            let mut bench = Bench::new("brush", orientation);
            // Something of everything to work on.
            for (id, from, to) in
                [("brush", (3, 3), (9, 9)), ("place", (5, 5), (6, 5)), ("road", (2, 8), (20, 8))]
            {
                if TOOLS.iter().any(|entry| entry.description.id == id) {
                    bench.take(id);
                    bench.view.tools.terrain = TerrainIx(1);
                    let catalog = bench.ruleset.catalog();
                    bench.view.tools.linear =
                        catalog.linear.first().map(|l| l.id.clone()).unwrap_or_default();
                    let (from, to) = (bench.at(from.0, from.1), bench.at(to.0, to.1));
                    bench.drag(&[from, to], false);
                    bench.click(to);
                    bench.key(egui::Key::Enter);
                }
            }
            let start = bench.document.scenario().clone();
            let begun = bench.steps().len();
            bench.take(id);
            for _ in 0..25 {
                bench.view.tools.terrain = TerrainIx(next(6) as u8);
                bench.view.tools.brush_radius = next(3) as u32;
                bench.view.tools.symmetry = oblique_board::hex::Symmetry::ALL[next(7) as usize];
                let (from, to) = (bench.at(next(28) - 2, next(24) - 2), bench.at(next(28) - 2, next(24) - 2));
                let way: Vec<Hex> = from.line_to(to).collect();
                match next(6) {
                    0 | 1 => bench.click(from),
                    2 => bench.drag(&way, next(3) == 0),
                    3 => bench.drag_with(&way, next(2) == 0, next(2) == 0),
                    4 => bench.drag(&[from, from], false),
                    _ => {
                        let keys =
                            [egui::Key::Enter, egui::Key::Escape, egui::Key::Backspace, egui::Key::Delete];
                        bench.key(keys[next(4) as usize]);
                    }
                }
                let _ = bench.preview();
            }
            bench.key(egui::Key::Escape);
            let end = bench.document.scenario().clone();
            let steps = bench.steps().len() - begun;
            did += steps;
            for _ in 0..steps {
                assert!(bench.document.undo().is_some(), "{id}");
            }
            assert_eq!(bench.document.scenario(), &start, "{id} on a {orientation:?} board");
            for _ in 0..steps {
                assert!(bench.document.redo().is_some(), "{id}");
            }
            assert_eq!(bench.document.scenario(), &end, "{id} on a {orientation:?} board");
        }
        if did == 0 {
            idle.push(id);
        }
    }
    assert!(idle.len() < TOOLS.len() / 2, "a hand that does nothing proves nothing: {idle:?}");
    for id in ["brush", "fill", "replace", "scatter", "elevation", "zone", "exits", "eraser", "label"] {
        assert!(!idle.contains(&id), "{id} did nothing");
    }
}
