//! The map on a board of 1,000 by 1,000 hexes: building a frame, a brush stroke, undoing a fill of
//! 100,000 hexes (budget 50 ms).

use divan::Bencher;
use oblique_core::board::{Board, TerrainIx};
use oblique_core::hex::{Hex, Layout, Orientation};
use oblique_core::rules::RULESETS;
use oblique_core::scenario::{Edit, Scenario};
use oblique_editor::canvas::Viewport;
use oblique_editor::canvas::pieces::CounterAt;
use oblique_editor::canvas::scene::Scene;
use oblique_editor::command::{Gesture, Intent};
use oblique_editor::desk::Desk;
use oblique_editor::document::Document;
use oblique_editor::settings::Settings;
use oblique_editor::tools::{Pointer, PointerPhase, TOOLS};
use oblique_editor::view::{Camera, View};

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
            id: oblique_core::scenario::PieceId(format!("p{n}")),
            hex: layout().at(300 + n % 20, 300 + n / 20),
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

fn egui_rect(width: f32, height: f32) -> oblique_editor::canvas::ScreenRect {
    oblique_editor::canvas::ScreenRect::from_min_max([0.0, 0.0].into(), [width, height].into())
}

/// A stroke of 60 hexes with the largest brush, document and all.
#[divan::bench]
fn brush_stroke(bencher: Bencher) {
    let settings = Settings::default();
    let mut view = View::default();
    view.tools.brush_radius = 4;
    bencher.with_inputs(document).bench_local_values(|mut document| {
        let Some(mut brush) = TOOLS.iter().map(|make| make()).find(|tool| tool.id() == "brush") else {
            return;
        };
        view.tools.terrain = TerrainIx(1);
        for step in 0..60 {
            let hex = layout().at(400 + step, 500);
            let phase = if step == 0 { PointerPhase::Down } else { PointerPhase::Drag };
            let mut out = Vec::new();
            let desk = Desk {
                document: &document,
                view: &view,
                settings: &settings,
                ruleset: RULESETS[0],
                problems: &[],
            };
            let pointer = Pointer { phase, hex, world: [0.0; 2], shift: false, command: false, alt: false };
            brush.pointer(&desk, pointer, &mut out);
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
