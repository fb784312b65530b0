//! What is drawn over the map, as pictures: every answer of the analysis in every style, sets of hexes near
//! and far, and what tools and battles mark.
//!
//! Shapes are filled in by a few lines here, so that no graphics card is asked, and kept as a table of
//! colours, a cell for a patch of the picture. When the look changes on purpose, `BLESS=1 cargo test
//! -p oblique-editor --test flows overlays` writes the tables anew; with `OBLIQUE_PICTURES=FOLDER` the
//! pictures go there as well, to be looked at.

use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, HexSet, Hour, Orientation};
use oblique_cartography::geometry;
use oblique_cartography::style::styles;
use oblique_editor::analysis::{Question, reply};
use oblique_editor::mapview::{Overlay, Sign, Tint, Viewport};
use oblique_editor::view::Camera;
use oblique_rulesets::RULESETS;
use oblique_scenario::{PieceId, Scenario, Side};
use oblique_testing::golden::blesses;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

const WIDE: usize = 288;
const HIGH: usize = 216;
/// Pixels to a side of a cell of the table.
const CELL: usize = 6;
/// How far a channel of a cell may lie from the stored one, and how many in a hundred cells further.
const SLACK: u8 = 14;
const STRAY_PERCENT: usize = 2;

/// Woods, a hill, two battalions of a side and their leader, one of the other.
fn battle(orientation: Orientation) -> Scenario {
    let mut scenario = oblique_editor::document::blank(RULESETS[0], orientation, 14, 11);
    let layout = scenario.board.layout();
    for hex in layout.at(8, 4).range(1) {
        scenario.board.set_terrain(hex, TerrainIx(1));
    }
    for hex in layout.at(4, 7).range(2) {
        scenario.board.set_level(hex, 2);
    }
    let battle = crate::common::scenario();
    let places = [(5, 5), (6, 5), (10, 6)];
    for (n, ((id, piece), (col, row))) in battle.pieces.iter().zip(places).enumerate() {
        let mut piece = piece.clone();
        piece.hex = Some(layout.at(col, row));
        piece.facing = Some(Hour::new(if orientation == Orientation::Flat { 2 } else { 3 }));
        if n == 2 {
            piece.side = Side::B;
            piece.leader = None;
        }
        scenario.pieces.insert(id.clone(), piece);
    }
    scenario
}

/// Fills triangles in on white, as far as they have colours of their own; letters are half as strong.
fn fill(pixels: &mut [[f32; 3]], mesh: &egui::Mesh) {
    for corners in mesh.indices.chunks_exact(3) {
        let v = [0, 1, 2].map(|n| mesh.vertices[corners[n] as usize]);
        let strength = if v.iter().all(|v| v.uv == egui::epaint::WHITE_UV) { 1.0 } else { 0.5 };
        let [a, b, c] = v.map(|v| v.pos);
        let cross = |p: egui::Pos2, q: egui::Pos2, r: egui::Pos2| {
            (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
        };
        let whole = cross(a, b, c);
        if whole.abs() < 1e-6 {
            continue;
        }
        let span = |at: [f32; 3], most: usize| {
            let (low, high) = (at[0].min(at[1]).min(at[2]), at[0].max(at[1]).max(at[2]));
            (low.floor().max(0.0) as usize)..(high.ceil().clamp(0.0, most as f32) as usize)
        };
        for y in span([a.y, b.y, c.y], HIGH) {
            for x in span([a.x, b.x, c.x], WIDE) {
                let p = egui::pos2(x as f32 + 0.5, y as f32 + 0.5);
                let parts = [cross(b, c, p), cross(c, a, p), cross(a, b, p)].map(|part| part / whole);
                if parts.iter().any(|part| *part < 0.0) {
                    continue;
                }
                let channel = |of: fn(egui::Color32) -> u8| -> f32 {
                    strength * v.iter().zip(parts).map(|(v, part)| f32::from(of(v.color)) * part).sum::<f32>()
                };
                let ink = [channel(|c| c.r()), channel(|c| c.g()), channel(|c| c.b())];
                let through = 1.0 - channel(|c| c.a()) / 255.0;
                for (pixel, ink) in pixels[y * WIDE + x].iter_mut().zip(ink) {
                    *pixel = ink + *pixel * through;
                }
            }
        }
    }
}

/// The picture of some overlays.
fn picture(overlays: &[Overlay], scenario: &Scenario, style: usize, hex_points: f64) -> Vec<[u8; 3]> {
    let layout = scenario.board.layout();
    let overlays = overlays.to_vec();
    let style = &styles()[style].overlay;
    let bounds = geometry::bounds(layout);
    let middle = bounds.min.mid(bounds.max);
    let camera = Camera { center: [f64::from(middle.x), f64::from(middle.y)], hex_points, fit: false };
    let size = egui::vec2(WIDE as f32, HIGH as f32);
    let rect = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
    let paint = move |ui: &mut egui::Ui| {
        let painter = egui::Painter::new(ui.ctx().clone(), egui::LayerId::background(), rect);
        for overlay in &overlays {
            overlay.paint(&painter, &Viewport::new(rect, camera), layout, style);
        }
    };
    let mut harness =
        egui_kittest::Harness::builder().with_size(size).with_pixels_per_point(1.0).build_ui(paint);
    harness.step();
    let shapes = harness.output().shapes.clone();
    let mut pixels = vec![[255.0; 3]; WIDE * HIGH];
    for primitive in harness.ctx.tessellate(shapes, 1.0) {
        if let egui::epaint::Primitive::Mesh(mesh) = primitive.primitive {
            fill(&mut pixels, &mesh);
        }
    }
    pixels.into_iter().map(|pixel| pixel.map(|channel| channel.clamp(0.0, 255.0) as u8)).collect()
}

/// The mean colours of the cells.
fn table(pixels: &[[u8; 3]]) -> Vec<Vec<[u8; 3]>> {
    let mean = |col: usize, row: usize| {
        let inside = (0..CELL * CELL).map(|n| pixels[(row * CELL + n / CELL) * WIDE + col * CELL + n % CELL]);
        let sums =
            inside.fold([0_usize; 3], |sums, pixel| [0, 1, 2].map(|n| sums[n] + usize::from(pixel[n])));
        sums.map(|sum| (sum / (CELL * CELL)) as u8)
    };
    (0..HIGH / CELL).map(|row| (0..WIDE / CELL).map(|col| mean(col, row)).collect()).collect()
}

fn compare(name: &str, overlays: &[Overlay], scenario: &Scenario, style: usize, hex_points: f64) {
    let pixels = picture(overlays, scenario, style, hex_points);
    if let Some(folder) = std::env::var_os("OBLIQUE_PICTURES") {
        let mut file = format!("P6 {WIDE} {HIGH} 255\n").into_bytes();
        file.extend(pixels.iter().flatten());
        std::fs::write(PathBuf::from(folder).join(format!("{name}.ppm")), file).expect("a place to write to");
    }
    let cells = table(&pixels);
    assert!(cells.iter().flatten().any(|cell| *cell != [255; 3]), "{name}: nothing is drawn");
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(format!("{name}.txt"));
    if blesses() {
        let mut text = String::new();
        for row in &cells {
            // White is a dot: the tables are short, and something of them can be seen.
            let cell = |c: &[u8; 3]| {
                if *c == [255; 3] { ".".to_owned() } else { format!("{:02x}{:02x}{:02x}", c[0], c[1], c[2]) }
            };
            let _ = writeln!(text, "{}", row.iter().map(cell).collect::<Vec<_>>().join(" "));
        }
        std::fs::write(&path, text).expect("a place to write to");
        return;
    }
    let stored = std::fs::read_to_string(&path).expect("a stored table; BLESS=1 writes it");
    let channel = |word: &str, n: usize| {
        if word == "." {
            255
        } else {
            word.get(n * 2..n * 2 + 2).and_then(|c| u8::from_str_radix(c, 16).ok()).unwrap_or(0)
        }
    };
    let words: Vec<&str> = stored.split_whitespace().collect();
    let all = cells.iter().flatten().count();
    assert_eq!(words.len(), all, "{name}");
    let apart = |(word, cell): (&&str, &[u8; 3])| (0..3).any(|n| channel(word, n).abs_diff(cell[n]) > SLACK);
    let stray = words.iter().zip(cells.iter().flatten()).filter(|pair| apart(*pair)).count();
    assert!(stray * 100 <= all * STRAY_PERCENT, "{name}: {stray} of {all} cells differ");
}

/// Every answer to the ground on both layouts, and in every style on one.
#[test]
fn answers_look_as_they_did() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let scenario = battle(orientation);
        let layout = scenario.board.layout();
        let at = |col, row| layout.at(col, row);
        let pieces: Vec<PieceId> = scenario.pieces.keys().cloned().collect();
        let questions = [
            ("sight", Question::Sight { from: at(3, 3), to: at(12, 5) }),
            (
                "view",
                Question::View {
                    from: Some(at(5, 4)),
                    pieces: Vec::new(),
                    shooter: None,
                    eye_hexes: 6,
                    front: false,
                },
            ),
            (
                "battery",
                Question::View {
                    from: None,
                    pieces: pieces.clone(),
                    shooter: None,
                    eye_hexes: 5,
                    front: true,
                },
            ),
            ("reach", Question::Reach { from: Some(at(5, 5)), pieces: Vec::new(), mover: None, turns: 2 }),
            ("arrivals", Question::Times { side: Side::A, turns: 3 }),
            ("command", Question::Command),
            ("pockets", Question::Pockets { mover: None, edges: false }),
            ("march", Question::March { corners: vec![at(2, 2), at(10, 3), at(11, 8)] }),
        ];
        for (name, question) in questions {
            let reply = reply(&question, RULESETS[0], &scenario, &|| false).expect("an answer");
            let drawn: Vec<Overlay> = reply.drawn.under.iter().chain(&reply.drawn.over).cloned().collect();
            if drawn.is_empty() {
                // Nobody is out of everybody's reach.
                assert_eq!(name, "pockets");
                continue;
            }
            for (n, style) in styles().iter().enumerate() {
                if orientation == Orientation::Flat && matches!(name, "view" | "reach") || n == 0 {
                    let name = format!("{name}-{}-{orientation:?}", style.id).to_lowercase();
                    compare(&name, &drawn, &scenario, n, 19.0);
                }
            }
        }
    }
}

/// Sets of hexes as hexes, as bars and as dots, filled and outlined.
#[test]
fn sets_look_as_they_did_near_and_far() {
    for orientation in [Orientation::Flat, Orientation::Pointy] {
        let scenario = battle(orientation);
        let layout = scenario.board.layout();
        let hole = |hex: &Hex| hex.unsigned_distance_to(layout.at(7, 5)) != 1;
        let set = Arc::new(HexSet::of(layout, layout.at(6, 5).range(4).filter(hole)));
        for (how, points) in [("near", 19.0), ("bars", 6.0), ("far", 2.0)] {
            let filled = Overlay::Set { set: Arc::clone(&set), tint: Tint::Preview, filled: true };
            let outlined = Overlay::Set { set: Arc::clone(&set), tint: Tint::Selected, filled: false };
            let name = format!("set-{how}-{orientation:?}").to_lowercase();
            compare(&name, &[filled, outlined], &scenario, 0, points);
        }
    }
}

/// Everything else there is to draw over a map, in every style.
#[test]
fn marks_look_as_they_did() {
    let scenario = battle(Orientation::Flat);
    let layout = scenario.board.layout();
    let at = |col, row| layout.at(col, row);
    let world = |col, row| geometry::center(layout, at(col, row));
    let signs = [Sign::Hatch, Sign::Cross, Sign::Triangle, Sign::Ring, Sign::Dash].into_iter().zip(0..);
    let mut marks = vec![
        Overlay::area(at(2, 2).range(1).collect(), Tint::Legal),
        Overlay::outline(vec![at(5, 2)], Tint::Selected),
        Overlay::Dashed { hexes: vec![at(7, 2)], tint: Tint::Danger },
        Overlay::Fallen { hex: at(9, 2), crosses: 5 },
        Overlay::Smoke { hex: at(11, 2), size: 1.0 },
        Overlay::Ghost { hexes: vec![(at(2, 6), egui::Color32::from_rgb(40, 120, 60))] },
        Overlay::Word { hex: at(4, 6), text: "12".to_owned(), tint: Tint::Selected },
        Overlay::Dot { at: world(6, 6), tint: Tint::Hover },
        Overlay::Line {
            points: vec![world(7, 5), world(10, 7)],
            tint: Tint::Preview,
            arrow: true,
            dashed: false,
        },
        Overlay::Line {
            points: vec![world(7, 7), world(12, 7)],
            tint: Tint::Danger,
            arrow: false,
            dashed: true,
        },
        Overlay::Frame { from: world(10, 4), to: world(12, 5), tint: Tint::Hover },
        Overlay::area(vec![at(12, 9)], Tint::Own(egui::Color32::from_rgb(160, 30, 30))),
    ];
    marks.extend(signs.map(|(sign, n)| Overlay::Signs {
        set: Arc::new(HexSet::of(layout, [at(2 + 2 * n, 9)])),
        sign,
        tint: Tint::Note,
    }));
    for (n, style) in styles().iter().enumerate() {
        compare(&format!("marks-{}", style.id), &marks, &scenario, n, 19.0);
    }
}
