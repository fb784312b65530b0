//! What a frame shows, as plain data: tiles wanted, counters and objectives in view.
//!
//! Tested without a renderer. Must not know textures, input or who plays.

use super::camera::{Viewport, point};
use super::pieces::{CounterAt, Flag};
use crate::Camera;
use egui::Pos2;
use oblique_board::hex::Layout;
use oblique_cartography::geometry::{self, Point};
use oblique_cartography::tiles::{self, TILE_PX, TileKey};
use std::collections::BTreeSet;

/// Below so many pixels a hex the overview is drawn alone, where the board is large.
pub const FAR_PX: f32 = 3.0;
/// Boards that so many tiles show are drawn as a whole however far away they are: the overview has a colour a hex, and
/// neither roads nor open ground over a sheet are one.
const MOST_FAR_TILES: usize = 64;
/// Below so many points a hex counters are plain blocks.
pub const BLOCK_POINTS: f32 = 10.0;

/// Below so many points a hex counters are flat bars with the sign of their arm, on paper as on the screen.
pub const BAR_POINTS: f32 = oblique_cartography::counters::BAR_PX;
/// From so many points a hex on counters show their strength: 150 %.
pub const STRENGTH_POINTS: f32 = 1.5 * Camera::FULL_SIZE_POINTS as f32;
/// From so many points a hex on counters show their name: 250 %.
pub const NAME_POINTS: f32 = 2.5 * Camera::FULL_SIZE_POINTS as f32;

/// How much of a counter is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// A block in the colours of nation and side.
    Block,
    /// A flat bar in the side's colour with the sign of its arm and the nation's colour.
    Bar,
    /// All of it.
    Full,
}

impl Detail {
    /// How much is drawn at so many screen points a hex.
    pub fn at(hex_points: f32) -> Self {
        match hex_points {
            points if points < BLOCK_POINTS => Self::Block,
            points if points < BAR_POINTS => Self::Bar,
            _ => Self::Full,
        }
    }
}

/// A counter or flag in view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed {
    /// Its index in what the scene was built from.
    pub index: usize,
    /// Its middle on the screen.
    pub at: Pos2,
    /// Screen points a hex it is drawn at.
    pub scale: f32,
}

/// A frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Zoom step of the tiles.
    pub zoom: i8,
    /// Tiles in view, the nearest to the middle first; none where the overview is drawn alone.
    pub tiles: Vec<TileKey>,
    /// Tiles just out of view, to have them when the map is panned.
    pub ahead: Vec<TileKey>,
    /// How counters are drawn.
    pub detail: Detail,
    /// Counters in view, in drawing order.
    pub counters: Vec<Placed>,
    /// Flags in view.
    pub flags: Vec<Placed>,
}

impl Scene {
    /// What a camera sees. `px_per_point` is the screen's density.
    pub fn build(
        viewport: &Viewport,
        layout: Layout,
        px_per_point: f32,
        counters: &[CounterAt],
        flags: &[Flag],
    ) -> Self {
        let scale = viewport.hex_points();
        let px = scale * px_per_point;
        let zoom = tiles::zoom_for(px);
        let seen = viewport.visible().grown(1.0);
        let placed = |index: usize, at: Point, part: f32| {
            seen.contains(at).then(|| Placed { index, at: viewport.screen(at), scale: scale * part })
        };
        let counters_seen = counters.iter().enumerate().filter_map(|(index, counter)| {
            placed(index, geometry::center(layout, counter.hex) + counter.offset, counter.scale)
        });
        let taken: BTreeSet<(i32, i32)> = counters.iter().map(|c| (c.hex.x, c.hex.y)).collect();
        let flags = flags.iter().enumerate().filter_map(|(index, flag)| {
            let center = geometry::center(layout, flag.hex);
            // Beside the troops, where there are any, and smaller.
            if taken.contains(&(flag.hex.x, flag.hex.y)) {
                placed(index, center + Point::new(-0.3, -0.22), 0.72)
            } else {
                placed(index, center, 1.0)
            }
        });
        let flags: Vec<Placed> = flags.collect();
        let (mut tiles, mut ahead) = (Vec::new(), Vec::new());
        let seen = viewport.visible();
        if px >= FAR_PX || tile_count(layout, zoom, seen) <= MOST_FAR_TILES {
            tiles = wanted_tiles(viewport, layout, zoom, seen);
            // Half a tile further.
            ahead = wanted_tiles(
                viewport,
                layout,
                zoom,
                seen.grown(TILE_PX as f32 / tiles::px_per_hex(zoom) / 2.0),
            );
            let shown: BTreeSet<TileKey> = tiles.iter().copied().collect();
            ahead.retain(|key| !shown.contains(key));
        }
        Self { zoom, tiles, ahead, detail: Detail::at(scale), counters: counters_seen.collect(), flags }
    }
}

/// How many tiles at most a part of the world takes.
fn tile_count(layout: Layout, zoom: i8, seen: geometry::Rect) -> usize {
    let shown = seen.shared_with(geometry::bounds(layout).grown(1.0));
    let along = |hexes: f32| (hexes * tiles::px_per_hex(zoom) / TILE_PX as f32).max(0.0).ceil() as usize + 1;
    along(shown.width()) * along(shown.height())
}

/// The tiles of a part of the world, the nearest to the middle of the view first.
fn wanted_tiles(viewport: &Viewport, layout: Layout, zoom: i8, seen: geometry::Rect) -> Vec<TileKey> {
    let clipped = seen.shared_with(geometry::bounds(layout).grown(1.0));
    if clipped.width() <= 0.0 || clipped.height() <= 0.0 {
        return Vec::new();
    }
    let middle = point(viewport.camera.center);
    let distance = |key: &TileKey| {
        let rect = tiles::tile_rect(*key);
        rect.min.mid(rect.max).distance(middle)
    };
    let mut keys = tiles::tiles_in(clipped, zoom);
    keys.sort_by(|a, b| distance(a).total_cmp(&distance(b)));
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Rect, pos2, vec2};
    use oblique_board::hex::Orientation;
    use oblique_cartography::counters::CounterLook;
    use oblique_scenario::PieceId;

    fn viewport(center: [f64; 2], hex_points: f64) -> Viewport {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        Viewport::new(rect, Camera { center, hex_points, fit: false })
    }

    fn counter(layout: Layout, col: i32, row: i32) -> CounterAt {
        CounterAt {
            id: PieceId(format!("p{col}-{row}")),
            hex: layout.at(col, row),
            look: CounterLook::default(),
            name: String::new(),
            strength: String::new(),
            offset: Point::default(),
            scale: 1.0,
            faded: false,
        }
    }

    #[test]
    fn tiles_cover_the_view_nearest_first_and_stay_few() {
        let layout = Layout::new(Orientation::Flat, 1000, 1000);
        for hex_points in [3.0, 5.0, 12.0, 28.0, 60.0, 96.0] {
            let viewport = viewport([400.0, 500.0], hex_points);
            let scene = Scene::build(&viewport, layout, 1.0, &[], &[]);
            assert!(scene.tiles.len() < 80, "{} tiles at {hex_points}", scene.tiles.len());
            let seen = viewport.visible();
            for corner in [seen.min, seen.max, Point::new(seen.min.x, seen.max.y)] {
                assert!(scene.tiles.contains(&tiles::tile_at(corner, scene.zoom)));
            }
            let middle = tiles::tile_at(point(viewport.camera.center), scene.zoom);
            assert!(scene.tiles[..4].contains(&middle));
        }
    }

    #[test]
    fn far_away_there_are_no_tiles() {
        let layout = Layout::new(Orientation::Flat, 1000, 1000);
        assert!(Scene::build(&viewport([400.0, 500.0], 0.7), layout, 1.0, &[], &[]).tiles.is_empty());
        // The same camera on a dense screen has pixels enough.
        assert!(!Scene::build(&viewport([400.0, 500.0], 2.0), layout, 2.0, &[], &[]).tiles.is_empty());
    }

    #[test]
    fn a_board_of_few_tiles_is_drawn_however_far_away() {
        let layout = Layout::new(Orientation::Flat, 193, 201);
        for hex_points in [0.2, 1.0, 2.2] {
            let scene = Scene::build(&viewport([96.0, 100.0], hex_points), layout, 1.0, &[], &[]);
            assert_eq!(scene.zoom, tiles::MIN_ZOOM);
            assert!((1..=16).contains(&scene.tiles.len()), "{} tiles at {hex_points}", scene.tiles.len());
        }
    }

    #[test]
    fn counters_out_of_view_are_left_out() {
        let layout = Layout::new(Orientation::Flat, 1000, 1000);
        let counters = [counter(layout, 10, 10), counter(layout, 900, 900)];
        let scene = Scene::build(&viewport([9.0, 10.0], 28.0), layout, 1.0, &counters, &[]);
        assert_eq!(scene.counters.iter().map(|p| p.index).collect::<Vec<_>>(), [0]);
        assert_eq!(scene.detail, Detail::Full);
        let small = Scene::build(&viewport([9.0, 10.0], 6.0), layout, 1.0, &counters, &[]);
        assert_eq!(small.detail, Detail::Block);
        // 90 %, 150 % and 250 % of the full size are whole steps for the eye: none flickers at its edge.
        let detail = |percent: f32| Detail::at(percent / 100.0 * Camera::FULL_SIZE_POINTS as f32);
        assert_eq!(
            [40.0, 89.0, 91.0, 400.0].map(detail),
            [Detail::Bar, Detail::Bar, Detail::Full, Detail::Full]
        );
    }

    #[test]
    fn no_tiles_off_the_board() {
        let layout = Layout::new(Orientation::Flat, 20, 20);
        assert!(Scene::build(&viewport([5000.0, 0.0], 28.0), layout, 1.0, &[], &[]).tiles.is_empty());
    }
}
