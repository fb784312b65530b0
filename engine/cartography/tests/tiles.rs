//! Tiles join without a seam, are told stale where they change, and counters are made of what a
//! canvas can draw.

mod common;

use oblique_board::TerrainIx;
use oblique_cartography::counters::{CounterLook, CounterShape, counter, objective};
use oblique_cartography::tiles::{TILE_PX, TileKey, render_tile, tile_rect, tiles_in, tiles_touching};
use oblique_cartography::{Layers, MapSource, MapStyle, Rect, geometry, raster, scene};
use oblique_rules::catalog::Role;
use oblique_rulesets::RULESETS;
use std::sync::Arc;

fn apart(a: &[u8], b: &[u8]) -> usize {
    assert_eq!(a.len(), b.len());
    a.chunks(4).zip(b.chunks(4)).filter(|(p, q)| p != q).count()
}

#[test]
fn four_tiles_are_one_picture() {
    let map = common::sample();
    let style = MapStyle::period();
    for zoom in [3, 5, 7, 9] {
        let keys = [(1, 1), (2, 1), (1, 2), (2, 2)].map(|(x, y)| TileKey { zoom, x, y });
        let (first, last) = (tile_rect(keys[0]), tile_rect(keys[3]));
        let px = oblique_cartography::tiles::px_per_hex(zoom);
        let whole = scene::compose(&map, style, Rect::new(first.min, last.max), px, Layers::ALL);
        let whole = raster::render(&whole, 2 * TILE_PX as u32, 2 * TILE_PX as u32);
        for (i, key) in keys.into_iter().enumerate() {
            let tile = render_tile(&map, style, key, Layers::ALL);
            let (x0, y0) = (i % 2 * TILE_PX, i / 2 * TILE_PX);
            let part: Vec<u8> = (0..TILE_PX)
                .flat_map(|y| {
                    let start = ((y0 + y) * 2 * TILE_PX + x0) * 4;
                    whole[start..start + TILE_PX * 4].iter().copied()
                })
                .collect();
            assert_eq!(apart(&tile.rgba, &part), 0, "pixels of {key:?} differ");
        }
    }
}

#[test]
fn tiles_out_of_reach_of_an_edit_do_not_change() {
    let map = common::sample();
    let style = MapStyle::period();
    let layout = map.layout();
    let hex = layout.at(11, 9);
    let mut board = map.board().clone();
    board.set_terrain(hex, TerrainIx(1)).expect("a hex of the board");
    board.set_level(hex, 3).expect("a hex of the board");
    let edited = MapSource::new(Arc::new(board), RULESETS[0].catalog());
    let zoom = 6;
    let stale = tiles_touching(layout, [hex], zoom);
    assert!(!stale.is_empty());
    let mut changed = 0;
    for key in tiles_in(geometry::bounds(layout), zoom) {
        let same =
            render_tile(&map, style, key, Layers::ALL) == render_tile(&edited, style, key, Layers::ALL);
        assert!(same || stale.contains(&key), "{key:?} changed and was not told");
        changed += usize::from(!same);
    }
    assert!(changed > 0, "the edit cannot be seen");
}

#[test]
fn counters_are_convex_polygons() {
    let style = MapStyle::period();
    let roles = [Role::Foot, Role::Light, Role::Horse, Role::Guns, Role::Leader, Role::Chief];
    let formations = ["line", "column", "square", "rout", "open", "limbered", "unlimbered", "unheard-of"];
    let mut shapes = objective(style, None);
    for role in roles {
        for formation in formations {
            let look = CounterLook {
                role,
                formation: formation.to_owned(),
                facing: Some(oblique_board::hex::Hour::new(7)),
                figures: 9,
                quality_rank: Some(3),
                morale: Some(0.5),
                disruption: Some(0.5),
                stacked: 1,
                ..CounterLook::default()
            };
            shapes.extend(counter(style, &look));
        }
    }
    for shape in shapes {
        let CounterShape::Polygon { points, .. } = shape else { continue };
        let turns: Vec<f32> = (0..points.len())
            .map(|i| {
                let [a, b, c] = [0, 1, 2].map(|k| points[(i + k) % points.len()]);
                (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            })
            .collect();
        let convex = turns.iter().all(|t| *t >= -1e-5) || turns.iter().all(|t| *t <= 1e-5);
        assert!(convex, "not convex: {points:?}");
    }
}
