//! A made-up board with something of everything, for pictures to be looked at and compared.

use oblique_board::hex::{Edge, Hex, Hour, Layout, Orientation};
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, LabelSize, Path};
use oblique_cartography::MapSource;
use oblique_rulesets::RULESETS;
use std::sync::Arc;

/// The board, flat-top, 34 by 24.
pub(crate) fn sample() -> MapSource {
    sample_of(Orientation::Flat)
}

/// The board in either orientation.
pub(crate) fn sample_of(orientation: Orientation) -> MapSource {
    let catalog = RULESETS[0].catalog();
    let layout = Layout::new(orientation, 34, 24);
    let palette = catalog.terrain.iter().map(|t| t.id.clone()).collect();
    let linear = catalog.linear.iter().map(|l| l.id.clone()).collect();
    let mut board = Board::new(layout, palette, linear);
    let look = |look: &str| {
        let at = catalog.terrain.iter().position(|t| t.look == look).unwrap_or(0);
        oblique_board::TerrainIx(u8::try_from(at).unwrap_or(0))
    };
    let blob = |board: &mut Board, name: &str, col: i32, row: i32, radius: i32, salt: i32| {
        for hex in layout.hexes() {
            let far = layout.at(col, row).distance_to(hex);
            let rough = (hex.x * 7 + hex.y * 13 + salt).rem_euclid(3) - 1;
            if far * 2 + rough <= radius * 2 {
                let _ = board.set_terrain(hex, look(name));
            }
        }
    };
    blob(&mut board, "woods", 5, 5, 3, 1);
    blob(&mut board, "woods", 9, 8, 1, 2);
    blob(&mut board, "woods", 27, 17, 3, 0);
    blob(&mut board, "woods", 2, 18, 0, 0);
    blob(&mut board, "brush", 9, 4, 2, 1);
    blob(&mut board, "brush", 24, 20, 1, 0);
    blob(&mut board, "marsh", 14, 14, 1, 0);
    for (col, row) in [(13, 16), (14, 12), (13, 13), (15, 16)] {
        let _ = board.set_terrain(layout.at(col, row), look("marsh"));
    }
    for (col, row) in [(18, 9), (19, 9), (19, 10), (18, 10), (7, 13), (8, 13), (28, 5)] {
        let _ = board.set_terrain(layout.at(col, row), look("village"));
    }
    for (col, row) in [(20, 9), (20, 10)] {
        let _ = board.set_terrain(layout.at(col, row), look("town"));
    }
    for (col, row) in [(23, 12), (24, 13), (25, 13), (26, 14)] {
        let _ = board.set_terrain(layout.at(col, row), look("sunken_road"));
    }
    for (col, row, high, wide) in [(24, 6, 5, 6), (10, 19, 3, 4), (30, 12, 4, 4)] {
        for hex in layout.hexes() {
            let far = layout.at(col, row).distance_to(hex);
            let level = (high * (wide - far) + wide / 2) / wide;
            if level > i32::from(board.level(hex).unwrap_or(0)) {
                let _ = board.set_level(hex, i8::try_from(level).unwrap_or(0));
            }
        }
    }
    let road = |points: &[(i32, i32)]| {
        let mut hexes: Vec<Hex> = Vec::new();
        for pair in points.windows(2) {
            let line = layout.at(pair[0].0, pair[0].1).line_to(layout.at(pair[1].0, pair[1].1));
            hexes.extend(line.filter(|h| layout.contains(*h)));
        }
        hexes.dedup();
        Path::Hexes(hexes)
    };
    put(&mut board, "r1", "road", road(&[(0, 12), (8, 13), (13, 11), (19, 9), (27, 9), (33, 6)]));
    put(&mut board, "r2", "road", road(&[(19, 23), (18, 16), (19, 9), (20, 0)]));
    put(&mut board, "t1", "trail", road(&[(5, 23), (8, 13), (9, 0)]));
    put(&mut board, "t2", "trail", road(&[(20, 10), (26, 14), (33, 19)]));
    put(
        &mut board,
        "s1",
        "stream",
        brook(layout, &[(12, 0), (13, 5), (12, 11), (14, 14), (14, 18), (16, 23)]),
    );
    put(&mut board, "s2", "stream", brook(layout, &[(2, 9), (7, 11), (12, 11)]));
    for (id, text, col, row, size, angle_deg) in [
        ("l1", "Mollwitz", 18, 8, LabelSize::Medium, 0),
        ("l2", "Grüningen", 7, 14, LabelSize::Small, 0),
        ("l3", "Leubuscher Wald", 5, 4, LabelSize::Medium, -12),
        ("l4", "Hermsdorfer Höhen", 24, 6, LabelSize::Large, 8),
        ("l5", "Kleiner Bach", 14, 19, LabelSize::Small, 75),
    ] {
        let label = Label { text: text.to_owned(), hex: layout.at(col, row), size, angle_deg };
        board.put_label(LabelId(id.to_owned()), Some(label));
    }
    MapSource::new(Arc::new(board), catalog)
}

fn put(board: &mut Board, id: &str, kind: &str, path: Path) {
    board.put_feature(FeatureId(id.to_owned()), Some(Feature::new(kind, path)));
}

/// The hexsides to the left of a line of hexes.
fn brook(layout: Layout, points: &[(i32, i32)]) -> Path {
    let o = layout.orientation;
    let mut hexes: Vec<Hex> = Vec::new();
    for pair in points.windows(2) {
        hexes.extend(layout.at(pair[0].0, pair[0].1).line_to(layout.at(pair[1].0, pair[1].1)));
    }
    hexes.dedup();
    let mut edges = Vec::new();
    let sides: Vec<(Hex, Hour)> =
        hexes.windows(2).filter_map(|w| Some((w[0], Hour::between(w[0], w[1], o)?))).collect();
    for pair in sides.windows(2) {
        // Round the left of the second hex, from the side it was entered by to the one it is left by.
        let (hex, exit) = pair[1];
        let mut side = pair[0].1.opposite().turned(2);
        while side != exit {
            edges.extend(Edge::new(hex, side, o));
            side = side.turned(2);
        }
    }
    edges.retain(|e| e.hexes(o).iter().any(|h| layout.contains(*h)));
    Path::Edges(edges)
}
