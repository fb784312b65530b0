//! Every look of ground that a catalog asks for has a drawing of its own in every style.

use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Board, TerrainIx};
use oblique_cartography::style::styles;
use oblique_cartography::{Layers, MapSource, MapStyle, Point, Rect, raster, scene};
use oblique_rulesets::RULESETS;
use std::collections::BTreeSet;
use std::sync::Arc;

const SIDE_PX: u32 = 90;

/// A few hexes of a look on open ground.
fn picture(style: &MapStyle, look: &str) -> Vec<u8> {
    let layout = Layout::new(Orientation::Pointy, 7, 7);
    // An id the catalog does not know is its own look.
    let mut board = Board::new(layout, vec!["open".to_owned(), look.to_owned()], Vec::new());
    for hex in layout.at(2, 2).range(1) {
        assert!(board.set_terrain(hex, TerrainIx(1)).is_some());
    }
    let map = MapSource::new(Arc::new(board), RULESETS[0].catalog());
    let rect = Rect::new(Point::new(1.0, 1.0), Point::new(4.0, 4.0));
    let drawn =
        scene::compose(&map, style, rect, SIDE_PX as f32 / 3.0, Layers { grid: false, ..Layers::ALL });
    raster::render(&drawn, SIDE_PX, SIDE_PX)
}

#[test]
fn no_two_looks_are_drawn_alike_in_any_style() {
    let looks: BTreeSet<&str> = RULESETS
        .iter()
        .flat_map(|rules| &rules.catalog().terrain)
        .map(|terrain| terrain.look.as_str())
        .collect();
    for style in styles() {
        let drawn: Vec<_> = looks.iter().map(|look| (*look, picture(style, look))).collect();
        for (i, (a, x)) in drawn.iter().enumerate() {
            assert!(style.terrain.contains_key(*a), "{}: no {a}", style.id);
            for (b, y) in &drawn[i + 1..] {
                let apart = x.chunks(4).zip(y.chunks(4)).filter(|(p, q)| p != q).count();
                assert!(
                    apart > (SIDE_PX * SIDE_PX / 50) as usize,
                    "{}: {a} and {b}: {apart} pixels",
                    style.id
                );
            }
        }
    }
}
