//! The map on a board of 1,000 by 1,000 hexes: building a frame, a brush stroke, filling 100,000 hexes and
//! undoing it (budget 50 ms), what previews of floods cost a frame, regions, ground made up.

use divan::Bencher;
use oblique_board::chain::Stop;
use oblique_board::chain::ways::{self, Drive};
use oblique_board::generate::{Kinds, Recipe, generate};
use oblique_board::hex::{Hex, HexSet, Layout, Orientation, shape};
use oblique_board::{Alike, Board, Feature, FeatureId, Flood, Path, TerrainIx, wand};
use oblique_editor::EditorContext;
use oblique_editor::command::{Gesture, Intent};
use oblique_editor::document::Document;
use oblique_editor::mapview::Viewport;
use oblique_editor::mapview::pieces::CounterAt;
use oblique_editor::mapview::scene::Scene;
use oblique_editor::settings::Settings;
use oblique_editor::tools::{Pointer, PointerPhase, TOOLS, ToolEntry};
use oblique_editor::view::{Camera, View};
use oblique_rulesets::RULESETS;
use oblique_scenario::{Contents, Edit, Region, Scenario};

fn main() {
    divan::main();
}

fn layout() -> Layout {
    Layout::new(Orientation::Flat, 1000, 1000)
}

fn document() -> Document {
    let catalog = RULESETS[0].catalog();
    let palettes = catalog.palettes();
    let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    Document::new(Scenario::new(&catalog.id, Board::new(layout(), terrain, palettes.linear)))
}

/// What a camera sees of the board and of 300 counters.
#[divan::bench(args = [1.0, 3.0, 8.0, 28.0, 90.0])]
fn frame_scene(bencher: Bencher, hex_points: f64) {
    let counters: Vec<CounterAt> = (0..300)
        .map(|n| CounterAt {
            id: oblique_scenario::PieceId(format!("p{n}")),
            hex: layout().at(300 + n % 20, 300 + n / 20),
            name: format!("Battalion {n}"),
            strength: "580".to_owned(),
            look: oblique_cartography::counters::CounterLook::default(),
            offset: oblique_cartography::Point::default(),
            scale: 1.0,
            faded: false,
        })
        .collect();
    let rect = egui_rect(1920.0, 1080.0);
    let viewport = Viewport::new(rect, Camera { center: [265.0, 310.0], hex_points, fit: false });
    bencher.bench(|| Scene::build(&viewport, layout(), 1.0, &counters, &[]));
}

fn egui_rect(width: f32, height: f32) -> oblique_editor::mapview::ScreenRect {
    oblique_editor::mapview::ScreenRect::from_min_max([0.0, 0.0].into(), [width, height].into())
}

/// A stroke of 60 hexes with the largest brush, document and all.
#[divan::bench]
fn brush_stroke(bencher: Bencher) {
    let settings = Settings::default();
    let mut view = View::default();
    view.tools.brush_radius = 4;
    bencher.with_inputs(document).bench_local_values(|mut document| {
        let Some(mut brush) = TOOLS.iter().find(|entry| entry.description.id == "brush").map(ToolEntry::make)
        else {
            return;
        };
        view.tools.terrain = TerrainIx(1);
        for step in 0..60 {
            let hex = layout().at(400 + step, 500);
            let phase = if step == 0 { PointerPhase::Down } else { PointerPhase::Drag };
            let mut out = Vec::new();
            let context = EditorContext {
                document: &document,
                view: &view,
                settings: &settings,
                ruleset: RULESETS[0],
                problems: &[],
                silenced: &[],
            };
            let pointer = Pointer { phase, hex, world: [0.0; 2], shift: false, command: false, alt: false };
            brush.pointer(&context, pointer, &mut out);
            for intent in out {
                if let Intent::Edit { label, edit, gesture } = intent {
                    divan::black_box(document.apply(&label, edit, gesture));
                }
            }
        }
    });
}

/// Undoing a fill of 100,000 hexes.
#[divan::bench]
fn undo_of_a_large_fill(bencher: Bencher) {
    let cells: Vec<(Hex, TerrainIx)> =
        layout().hexes().take(100_000).map(|hex| (hex, TerrainIx(2))).collect();
    bencher
        .with_inputs(|| {
            let mut document = document();
            document.apply("Fill", Edit::Terrain(cells.clone()), Gesture::Whole);
            document
        })
        .bench_local_values(|mut document| document.undo());
}

/// Bringing the overview up to date after such a fill.
#[divan::bench]
fn overview_of_a_large_fill(bencher: Bencher) {
    let document = document();
    let board = std::sync::Arc::new(document.scenario().board.clone());
    let map = oblique_cartography::MapSource::new(board, RULESETS[0].catalog());
    let style = oblique_cartography::MapStyle::period();
    let mut far = oblique_cartography::overview::overview(&map, style);
    let hexes: Vec<Hex> = layout().hexes().take(100_000).collect();
    bencher.bench_local(|| {
        for hex in &hexes {
            divan::black_box(far.patch(&map, style, *hex));
        }
    });
}

/// Filling an area of 100,000 hexes: finding it, and applying the edit.
#[divan::bench]
fn flood_of_100_000(bencher: Bencher) {
    bencher
        .with_inputs(|| {
            let mut document = document();
            // A dam, so that the flood stays this side of it.
            let dam = (0..1000).map(|col| (layout().at(col, 100), TerrainIx(1))).collect();
            document.apply("Dam", Edit::Terrain(dam), Gesture::Whole);
            document
        })
        .bench_local_values(|mut document| {
            let set = wand(&document.scenario().board, layout().at(500, 50), Alike::Terrain, true, None);
            let cells = set.iter().map(|hex| (hex, TerrainIx(2))).collect();
            document.apply("Fill", Edit::Terrain(cells), Gesture::Whole);
            document
        });
}

/// Applying a fill of 100,000 hexes alone.
#[divan::bench]
fn fill_of_100_000_applied(bencher: Bencher) {
    let cells: Vec<(Hex, TerrainIx)> =
        layout().hexes().take(100_000).map(|hex| (hex, TerrainIx(2))).collect();
    bencher.with_inputs(|| (document(), cells.clone())).bench_local_values(|(mut document, cells)| {
        document.apply("Fill", Edit::Terrain(cells), Gesture::Whole);
        document
    });
}

/// The wand over the whole board, connected and not.
#[divan::bench(args = [true, false])]
fn wand_over_a_million(bencher: Bencher, connected: bool) {
    let document = document();
    let board = &document.scenario().board;
    bencher.bench_local(|| wand(board, layout().at(500, 500), Alike::Terrain, connected, None));
}

/// What a preview gathers of a flood in a frame, with the copy it shows.
#[divan::bench]
fn a_frame_of_a_flood(bencher: Bencher) {
    let document = document();
    let board = &document.scenario().board;
    let seed = layout().at(500, 500);
    bencher.bench_local(|| {
        let mut flood = Flood::new(board, seed, Alike::Terrain, None);
        flood.go_on(board, None, 400_000);
        flood.set().clone()
    });
}

/// The way of a road over so many hexes, as the road tool looks for it when the pointer moves.
#[divan::bench(args = [40, 150, 300, 900])]
fn way_of_a_road(bencher: Bencher, hexes: i32) {
    let document = document();
    let board = &document.scenario().board;
    let (from, to) = (Stop::Hex(layout().at(20, 30)), Stop::Hex(layout().at(20 + hexes, 30 + hexes / 2)));
    let drive = Drive { roads: 1, ..Drive::default() };
    bencher.bench_local(|| ways::cheapest(board, &drive, from, to));
}

/// A region of 100,000 hexes crossed by roads: lifted off.
#[divan::bench]
fn region_lifted(bencher: Bencher) {
    let (document, set) = crossed();
    bencher.bench_local(|| Region::lift(document.scenario(), &set, layout().at(300, 300)));
}

/// The same laid down elsewhere, and undone.
#[divan::bench]
fn region_laid_and_undone(bencher: Bencher) {
    let (document, set) = crossed();
    let region = Region::lift(document.scenario(), &set, layout().at(300, 300));
    let mut document = document;
    bencher.bench_local(|| {
        let edits = region.place(document.scenario(), layout().at(650, 640), Contents::ALL, None);
        document.apply("Paste", Edit::Many(edits), Gesture::Whole);
        document.undo()
    });
}

/// A board with forty roads, and 100,000 hexes of it.
fn crossed() -> (Document, HexSet) {
    let mut document = document();
    for n in 0..40 {
        let hexes = (100..560).map(|col| layout().at(col, 110 + n * 10)).collect();
        let road = Feature::new("road", Path::Hexes(hexes));
        document.apply("Road", Edit::Feature(FeatureId(format!("r{n}")), Some(road)), Gesture::Whole);
    }
    let set = shape::rectangle(layout(), layout().at(140, 140), layout().at(455, 455));
    (document, set)
}

/// Ground made up for a million hexes, as a job does it.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn ground_made_up(bencher: Bencher) {
    let kinds = Kinds {
        open: TerrainIx(0),
        woods: Some(TerrainIx(1)),
        brush: Some(TerrainIx(2)),
        marsh: Some(TerrainIx(3)),
        village: Some(TerrainIx(4)),
        town: Some(TerrainIx(5)),
        road: Some("road".to_owned()),
        trail: Some("trail".to_owned()),
        stream: Some("stream".to_owned()),
        levels: (0, 9),
    };
    let all = HexSet::all(layout());
    bencher.bench_local(|| generate(&all, &Recipe::default(), &kinds, &|| false));
}

/// The copy of the whole document that a job takes on the interface thread.
#[divan::bench]
fn copy_for_a_job(bencher: Bencher) {
    let document = document();
    bencher.bench_local(|| document.scenario().clone());
}
