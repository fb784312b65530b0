//! Small pictures are compared with those in `tests/snapshots`. When the look changes on purpose,
//! `BLESS=1 cargo test -p oblique-cartography` writes them anew; look at them then.

mod common;

use oblique_board::hex::Orientation;
use oblique_cartography::scene::Opacity;
use oblique_cartography::style::{style, styles};
use oblique_cartography::{Layers, MapSource, MapStyle, Point, Rect, raster, scene, svg};
use oblique_testing::golden::blesses;
use std::path::PathBuf;
use tiny_skia::Pixmap;

/// How far a channel may lie from the stored one (floating point differs between machines).
const SLACK: u8 = 16;
/// Parts in a thousand of the pixels that may lie further off.
const STRAY_PERMILLE: usize = 5;

fn compare(name: &str, map: &MapSource, min: (f32, f32), size_px: u32, px_per_hex: f32) {
    compare_style(name, MapStyle::period(), map, min, size_px, px_per_hex, Layers::ALL);
}

fn compare_style(
    name: &str,
    style: &MapStyle,
    map: &MapSource,
    min: (f32, f32),
    size_px: u32,
    px_per_hex: f32,
    layers: Layers,
) {
    let min = Point::new(min.0, min.1);
    let side = size_px as f32 / px_per_hex;
    let rect = Rect::new(min, min + Point::new(side, side));
    let picture = scene::compose(map, style, rect, px_per_hex, layers);
    let pixels = raster::render(&picture, size_px, size_px);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(format!("{name}.png"));
    if blesses() {
        let size = tiny_skia::IntSize::from_wh(size_px, size_px).expect("a size");
        Pixmap::from_vec(pixels, size).expect("a picture").save_png(&path).expect("a place to write to");
        return;
    }
    let stored = Pixmap::load_png(&path).expect("a stored picture; BLESS=1 writes it");
    let apart = |(p, q): (&[u8], &[u8])| p.iter().zip(q).any(|(x, y)| x.abs_diff(*y) > SLACK);
    let stray = stored.data().chunks(4).zip(pixels.chunks(4)).filter(|pair| apart(*pair)).count();
    let all = (size_px * size_px) as usize;
    assert!(stray * 1000 <= all * STRAY_PERMILLE, "{name}: {stray} of {all} pixels differ");
}

#[test]
fn woods_and_brush() {
    compare("woods", &common::sample(), (2.0, 3.0), 160, 32.0);
}

#[test]
fn village_town_and_hill() {
    compare("village", &common::sample(), (15.0, 7.0), 160, 32.0);
}

#[test]
fn stream_marsh_and_bridge() {
    compare("stream", &common::sample(), (9.5, 10.0), 160, 24.0);
}

#[test]
fn far_away() {
    compare("far", &common::sample(), (0.0, 0.0), 160, 6.0);
}

#[test]
fn pointy_board() {
    compare("pointy", &common::sample_of(Orientation::Pointy), (0.0, 0.0), 160, 16.0);
}

/// Every style on both layouts, with grid and names and without.
#[test]
fn every_style() {
    for style in styles() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let map = common::sample_of(orientation);
            let bare = Layers { grid: false, labels: false, numbers: false, ..Layers::ALL };
            for (layers, how) in [(Layers { levels: true, ..Layers::ALL }, "full"), (bare, "bare")] {
                let name = format!("{}-{orientation:?}-{how}", style.id).to_lowercase();
                compare_style(&name, style, &map, (8.0, 6.0), 280, 26.0, layers);
            }
        }
    }
}

/// Each layer that can be switched on and off, alone over bare paper: terrain, relief, hill-shading, lines,
/// names, grid, hex numbers, levels.
#[test]
fn every_layer_alone() {
    let none = Layers {
        terrain: false,
        relief: false,
        shading: false,
        linear: false,
        labels: false,
        grid: false,
        numbers: false,
        levels: false,
        ..Layers::ALL
    };
    let alone = [
        ("terrain", Layers { terrain: true, ..none }),
        ("relief", Layers { relief: true, ..none }),
        ("shading", Layers { shading: true, ..none }),
        ("linear", Layers { linear: true, ..none }),
        ("labels", Layers { labels: true, ..none }),
        ("grid", Layers { grid: true, ..none }),
        ("numbers", Layers { numbers: true, grid: true, ..none }),
        ("levels", Layers { levels: true, grid: true, ..none }),
    ];
    let map = common::sample();
    let plain = style("plain").expect("the plain style");
    for (name, layers) in alone {
        let name = format!("layer-{name}");
        // Numbers are written in hexes with room for them only.
        let px_per_hex = if layers.numbers { 45.0 } else { 18.0 };
        compare_style(&name, plain, &map, (14.0, 6.0), 180, px_per_hex, layers);
    }
}

/// A layer at no strength is a layer not drawn, and at half strength it is neither.
#[test]
fn layers_fade() {
    let map = common::sample();
    let draw = |layers| {
        let rect = Rect::new(Point::new(0.0, 0.0), Point::new(8.0, 8.0));
        raster::render(&scene::compose(&map, MapStyle::period(), rect, 20.0, layers), 160, 160)
    };
    let faded = |grid| Layers { opacity: Opacity { grid, ..Opacity::default() }, ..Layers::ALL };
    let without = draw(Layers { grid: false, ..Layers::ALL });
    assert_eq!(draw(faded(0)), without);
    assert_ne!(draw(faded(50)), without);
    assert_ne!(draw(faded(50)), draw(Layers::ALL));
}

#[test]
fn svg_draws_every_primitive() {
    let map = common::sample();
    let rect = Rect::new(Point::new(0.0, 0.0), Point::new(30.0, 24.0));
    let picture = scene::compose(&map, MapStyle::period(), rect, 24.0, Layers::ALL);
    let text = svg::document(&picture, None);
    assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
    assert!(text.matches("<path").count() >= picture.primitives.len() - 2);
    assert!(text.contains("crispEdges"), "no hill-shade");
    assert!(text.contains("<marker id=\"s1\""), "no symbols");
    assert!(!text.contains("NaN") && !text.contains("inf"));
}

/// Where a ruleset has bridges and fords of its own they are drawn where they stand, in every style,
/// and a road across a stream gets none by itself.
#[test]
fn bridges_and_fords_stand_where_they_are_put() {
    use oblique_board::hex::{Edge, Layout};
    use oblique_board::{Board, Feature, FeatureId, Path};
    use oblique_rules::catalog::Linear;
    use oblique_rulesets::RULESETS;
    let layout = Layout::new(Orientation::Flat, 8, 8);
    let of_catalog = RULESETS[0].catalog();
    let draw = |style: &MapStyle, own: bool, built: Option<&str>| {
        let mut catalog = of_catalog.clone();
        for look in ["bridge", "ford"].into_iter().filter(|_| own) {
            let (id, name, note) = (look.to_owned(), look.to_owned(), String::new());
            catalog.linear.push(Linear {
                id: id.clone(),
                name,
                along_edges: true,
                look: id,
                note,
                attributes: Vec::new(),
            });
        }
        let palette = catalog.terrain.iter().map(|t| t.id.clone()).collect();
        let mut board = Board::new(layout, palette, catalog.linear.iter().map(|l| l.id.clone()).collect());
        let edge = Edge::between(layout.at(3, 3), layout.at(3, 4), Orientation::Flat).expect("a hexside");
        let road = Path::Hexes((0..8).map(|row| layout.at(3, row)).collect());
        let lines = [("road", road), ("stream", Path::Edges(vec![edge]))];
        let built = built.map(|kind| (kind, Path::Edges(vec![edge])));
        for (kind, path) in lines.into_iter().chain(built) {
            let feature = Feature::new(kind, path);
            board.put_feature(FeatureId(kind.to_owned()), Some(feature));
        }
        let map = MapSource::new(std::sync::Arc::new(board), &catalog);
        let rect = Rect::new(Point::new(0.0, 0.0), Point::new(7.0, 7.0));
        raster::render(&scene::compose(&map, style, rect, 30.0, Layers::ALL), 210, 210)
    };
    for style in styles() {
        let (carried, bare) = (draw(style, false, None), draw(style, true, None));
        let (bridge, ford) = (draw(style, true, Some("bridge")), draw(style, true, Some("ford")));
        assert_ne!(carried, bare, "{}: a road across a stream is its bridge", style.id);
        assert_ne!(bridge, bare, "{}: a bridge is seen", style.id);
        assert_ne!(ford, bare, "{}: a ford is seen", style.id);
        assert_ne!(ford, bridge, "{}: one is not the other", style.id);
    }
}
