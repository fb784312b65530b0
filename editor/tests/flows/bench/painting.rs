//! Figures, fills, mixes, symmetry and the hexes selected.

use super::Bench;
use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, HexSet, Orientation, Pivot, Symmetry, shape};
use oblique_editor::tools::PointerPhase;

const BOTH: [Orientation; 2] = [Orientation::Flat, Orientation::Pointy];

fn bench(tool: &str, orientation: Orientation) -> Bench {
    let mut bench = Bench::new(tool, orientation);
    bench.view.tools.terrain = TerrainIx(1);
    bench
}

/// Drags a figure, sees that the preview told what was painted, in one step, and undoes it.
fn figure(tool: &str, way: &[(i32, i32)], expected: impl Fn(&Bench, &[Hex]) -> HexSet) {
    for orientation in BOTH {
        let mut bench = bench(tool, orientation);
        let before = bench.document.scenario().clone();
        let hexes: Vec<Hex> = way.iter().map(|(col, row)| bench.at(*col, *row)).collect();
        let worlds: Vec<_> = hexes.iter().map(|hex| bench.world(*hex)).collect();
        bench.point(PointerPhase::Down, worlds[0], false, false);
        for world in &worlds[1..] {
            bench.point(PointerPhase::Drag, *world, false, false);
        }
        let previewed = bench.previewed();
        assert!(bench.steps().is_empty(), "nothing is painted before the button is let go");
        bench.point(PointerPhase::Up, worlds[worlds.len() - 1], false, false);
        assert_eq!(bench.hexes_of(1), previewed, "{tool}");
        assert_eq!(previewed, expected(&bench, &hexes), "{tool}");
        assert_eq!(bench.steps(), ["Paint woods"]);
        bench.undo_all_to(&before);
    }
}

#[test]
fn figures_are_painted_as_previewed_in_one_step() {
    figure("line", &[(3, 3), (12, 9)], |b, c| shape::polyline(b.board().layout(), c));
    figure("rectangle", &[(3, 3), (8, 9)], |b, c| shape::rectangle(b.board().layout(), c[0], c[1]));
    figure("ellipse", &[(3, 3), (14, 12)], |b, c| shape::ellipse(b.board().layout(), c[0], c[1]));
    let round = [(4, 4), (9, 3), (14, 6), (12, 12), (6, 11)];
    figure("lasso", &round, |b, c| shape::polygon(b.board().layout(), c));
}

#[test]
fn a_polygon_is_clicked_corner_by_corner_and_closed_at_the_first() {
    for orientation in BOTH {
        let mut bench = bench("polygon", orientation);
        let corners: Vec<Hex> = [(3, 3), (12, 4), (8, 12)].map(|(c, r)| bench.at(c, r)).to_vec();
        for corner in &corners {
            bench.click(*corner);
        }
        assert!(bench.steps().is_empty());
        bench.click(corners[0]);
        assert_eq!(bench.hexes_of(1), shape::polygon(bench.board().layout(), &corners));
        assert_eq!(bench.steps().len(), 1);
    }
}

#[test]
fn lines_go_on_from_click_to_click_and_as_thick_as_the_brush() {
    let mut bench = bench("line", Orientation::Flat);
    bench.view.tools.brush_radius = 1;
    let corners = [(3, 3), (9, 3), (9, 9)].map(|(c, r)| bench.at(c, r));
    for corner in corners {
        bench.click(corner);
    }
    bench.key(egui::Key::Backspace);
    bench.click(corners[2]);
    bench.key(egui::Key::Enter);
    let thin = shape::polyline(bench.board().layout(), &corners);
    assert_eq!(bench.hexes_of(1), thin.grown());
    assert_eq!(bench.steps().len(), 1);
}

#[test]
fn escape_gives_a_figure_and_a_stroke_up() {
    for tool in ["rectangle", "polygon", "line", "brush", "scatter"] {
        let mut bench = bench(tool, Orientation::Flat);
        let before = bench.document.scenario().clone();
        let (a, b) = (bench.at(3, 3), bench.at(9, 9));
        let (from, to) = (bench.world(a), bench.world(b));
        bench.point(PointerPhase::Down, from, false, false);
        bench.point(PointerPhase::Drag, to, false, false);
        assert!(bench.key(egui::Key::Escape), "{tool}");
        bench.point(PointerPhase::Drag, from, false, false);
        bench.point(PointerPhase::Up, from, false, false);
        assert_eq!(bench.document.scenario(), &before, "{tool}");
        assert!(bench.steps().is_empty(), "{tool}");
    }
}

#[test]
fn outlines_and_even_sides() {
    let mut bench = bench("rectangle", Orientation::Pointy);
    let layout = bench.board().layout();
    bench.view.tools.outlined = true;
    let (a, b) = (bench.at(2, 2), bench.at(9, 8));
    bench.drag(&[a, b], false);
    assert_eq!(bench.hexes_of(1), shape::rectangle(layout, a, b).rim());
    bench.document.undo();
    (bench.view.tools.outlined, bench.view.tools.even) = (false, true);
    bench.drag(&[a, b], false);
    assert_eq!(bench.hexes_of(1).len(), 64);
    bench.document.undo();
    bench.take("ellipse");
    bench.drag(&[b, b + Hex::new(3, 0)], false);
    assert_eq!(bench.hexes_of(1), shape::circle(layout, b, b + Hex::new(3, 0)));
}

#[test]
fn every_painting_tool_keeps_within_the_hexes_selected() {
    for tool in ["brush", "scatter", "line", "rectangle", "ellipse", "polygon", "lasso", "fill", "replace"] {
        let mut bench = bench(tool, Orientation::Flat);
        bench.view.tools.brush_radius = 2;
        let (a, b) = (bench.at(4, 4), bench.at(14, 12));
        let area = shape::rectangle(bench.board().layout(), bench.at(3, 3), bench.at(6, 15));
        bench.view.set_area(Some(area.clone()));
        bench.drag(&[a, b], false);
        bench.key(egui::Key::Enter);
        let (layout, base) = (bench.board().layout(), bench.hexes_of(0));
        let mut painted = layout.hexes().filter(|hex| !base.contains(*hex)).peekable();
        assert!(painted.peek().is_some(), "{tool}");
        assert!(painted.all(|hex| area.contains(hex)), "{tool}");
    }
}

#[test]
fn symmetric_strokes_are_symmetric_as_previewed() {
    for orientation in BOTH {
        for symmetry in Symmetry::ALL {
            for tool in ["brush", "scatter", "lasso"] {
                let mut bench = bench(tool, orientation);
                bench.view.tools.symmetry = symmetry;
                let center = bench.at(12, 10);
                bench.view.tools.center = Some(center);
                let (a, b) = (bench.at(10, 8), bench.at(11, 6));
                bench.drag(&[a, b], false);
                let board = bench.board();
                for hex in board.layout().hexes() {
                    for image in symmetry.images(Pivot::hex(center), hex, orientation) {
                        let terrain = board.terrain(image);
                        assert!(terrain.is_none() || terrain == board.terrain(hex), "{tool} {symmetry:?}");
                    }
                }
                assert_eq!(bench.steps().len(), 1);
                let previewed = bench.previewed();
                let whole = tool == "lasso" || previewed.len().is_multiple_of(symmetry.turns().len());
                assert!(whole, "{tool} {symmetry:?}");
            }
        }
    }
}

#[test]
fn alt_picks_with_every_painting_tool() {
    for tool in [
        "brush",
        "scatter",
        "line",
        "rectangle",
        "ellipse",
        "polygon",
        "lasso",
        "fill",
        "replace",
        "eyedropper",
    ] {
        let mut bench = bench("brush", Orientation::Flat);
        let (here, there) = (bench.at(5, 5), bench.at(9, 9));
        bench.click(here);
        bench.take(tool);
        bench.drag_with(&[there], false, true);
        assert_eq!(bench.view.tools.terrain, TerrainIx(0), "{tool}");
        bench.drag_with(&[here], false, true);
        assert_eq!(bench.view.tools.terrain, TerrainIx(1), "{tool}");
        assert_eq!(bench.steps().len(), 1, "{tool} must only pick");
    }
}

#[test]
fn replacing_finds_a_terrain_wherever_it_is_and_counts() {
    let mut bench = bench("brush", Orientation::Flat);
    for (col, row) in [(2, 2), (12, 7), (20, 15)] {
        let hex = bench.at(col, row);
        bench.click(hex);
    }
    bench.take("replace");
    bench.view.tools.terrain = TerrainIx(4);
    let hex = bench.at(12, 7);
    let at = bench.world(hex);
    bench.point(PointerPhase::Hover, at, false, false);
    assert!(bench.preview().caption.starts_with("3 hexes"), "{}", bench.preview().caption);
    bench.click(hex);
    assert_eq!((bench.hexes_of(1).len(), bench.hexes_of(4).len()), (0, 3));
}

#[test]
fn hexes_are_selected_added_taken_away_and_kept_in_common() {
    let mut bench = bench("select-rectangle", Orientation::Flat);
    let (a, b, c, d) = (bench.at(2, 2), bench.at(9, 9), bench.at(6, 6), bench.at(15, 15));
    let layout = bench.board().layout();
    let (one, two) = (shape::rectangle(layout, a, b), shape::rectangle(layout, c, d));
    let area = |bench: &Bench| bench.view.area.as_ref().map_or(0, |area| area.len());
    bench.drag(&[a, b], false);
    assert_eq!(bench.view.area.as_deref(), Some(&one));
    bench.drag_with(&[c, d], true, false);
    assert_eq!(area(&bench), one.len() + two.len() - 16);
    bench.drag_with(&[a, b], false, true);
    assert_eq!(area(&bench), two.len() - 16);
    bench.drag(&[a, b], false);
    bench.drag_with(&[c, d], true, true);
    assert_eq!(area(&bench), 16);
    assert!(bench.steps().is_empty(), "selecting is no step");
    assert!(bench.key(egui::Key::Escape));
    assert_eq!(bench.ran, ["area.none"]);
}

#[test]
fn the_wand_selects_as_previewed() {
    let mut bench = bench("brush", Orientation::Pointy);
    let (a, b) = (bench.at(4, 4), bench.at(15, 9));
    bench.view.tools.brush_radius = 1;
    bench.click(a);
    bench.click(b);
    bench.take("wand");
    let at = bench.world(a);
    for count in [7, 14] {
        bench.point(PointerPhase::Hover, at, false, false);
        let previewed = bench.previewed();
        bench.click(a);
        assert_eq!(bench.view.area.as_deref(), Some(&previewed));
        assert_eq!(previewed.len(), count);
        bench.choose("Connected");
    }
    bench.choose("Level");
    bench.click(a);
    assert_eq!(bench.view.area.as_ref().map(|area| area.len()), Some(24 * 20));
}

#[test]
fn a_brush_of_ones_own_shape_paints_it() {
    let mut bench = bench("brush", Orientation::Flat);
    let own = [Hex::ZERO, Hex::new(2, -1), Hex::new(-2, 1)];
    bench.view.tools.brush_own = Some(own.into());
    let hex = bench.at(8, 8);
    bench.click(hex);
    assert_eq!(bench.hexes_of(1), HexSet::of(bench.board().layout(), own.map(|offset| hex + offset)));
    assert!(bench.key(egui::Key::CloseBracket));
    assert!(bench.view.tools.brush_own.is_none(), "a size of the usual shape puts it away");
}

#[test]
fn the_same_seed_scatters_the_same() {
    let paint = |seed: u32| {
        let mut bench = bench("scatter", Orientation::Flat);
        bench.view.tools.brush_radius = 4;
        bench.give("Seed", f64::from(seed));
        let (a, b) = (bench.at(6, 6), bench.at(14, 12));
        let way: Vec<Hex> = a.line_to(b).collect();
        bench.drag(&way, false);
        assert_eq!(bench.steps(), ["Scatter terrain"]);
        bench.board().terrain_cells().to_vec()
    };
    assert_eq!(paint(7), paint(7));
    assert_ne!(paint(7), paint(8));
}
