//! The ground on the screen: tiles, the overview under them, and what was just painted over them.
//!
//! Caches are made invalid by change sets and by nothing else. Must not know pieces, tools or input.

use super::camera::Viewport;
use super::far_map::{FarMap, add_hexagon, part_of};
use super::scene::Scene;
use super::tile_cache::{CAPACITY, StandIns, TileCache};
use super::workers::{Artwork, Job, Picture, Workers};
use egui::epaint::Mesh;
use egui::{Color32, ColorImage, Painter, Rect, Shape, TextureHandle, TextureOptions, pos2};
use oblique_board::Board;
use oblique_board::hex::Hex;
use oblique_cartography::geometry::{self, Point};
use oblique_cartography::scene::{PlacedName, placed_names};
use oblique_cartography::tiles::{self, TILE_PX, TileKey};
use oblique_cartography::{Layers, MapSource, MapStyle, Rgba};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{ChangeSet, Facets};
use std::collections::HashMap;
use std::sync::Arc;

/// Tiles uploaded a frame at most.
const UPLOADS: usize = 4;
/// While zooming goes on, one: the sharp tiles of a step passed through are not worth their while.
const UPLOADS_ZOOMING: usize = 1;
/// Zooming is over when the zoom has rested so long, in seconds.
const REST_SECONDS: f64 = 0.12;
/// While zooming goes on only tiles so many steps coarser are drawn, an eighth as many.
const COARSER: i8 = 3;
/// A change of more hexes than this is brought to the screen over several frames.
const LARGE: usize = 4096;
/// Hexes of the overview brought up to date in a frame after a large change.
const PATCHED: usize = 8000;
/// Hexes just painted that are drawn as shapes at most; beyond, the overview shows through.
const FRESH_SHAPES: usize = 3000;

/// The ground of one board.
pub struct Ground {
    ctx: egui::Context,
    workers: Workers,
    cache: TileCache<TextureHandle>,
    board: Arc<Board>,
    catalog: &'static Catalog,
    style: &'static MapStyle,
    layers: Layers,
    revision: u64,
    /// The revision this board came with: what was drawn before shows another.
    board_since: u64,
    far: Option<FarMap>,
    /// Hexes changed while the overview is being drawn.
    far_missed: Option<Vec<Hex>>,
    /// Hexes of the overview still to be brought up to date, the next last.
    far_queue: Vec<Hex>,
    /// Hexes changed whose tiles are not there yet, and the revision that changed them.
    fresh: HashMap<Hex, u64>,
    zoom: i8,
    /// Screen points a hex in the last frame, and when that changed.
    scale: Option<f64>,
    zoomed_at: f64,
    zooming: bool,
}

impl Ground {
    /// The ground of a board.
    pub fn new(
        ctx: &egui::Context,
        board: &Board,
        catalog: &'static Catalog,
        style: &'static MapStyle,
    ) -> Self {
        let wake = ctx.clone();
        let ground = Self {
            ctx: ctx.clone(),
            workers: Workers::start(move || wake.request_repaint()),
            cache: TileCache::new(CAPACITY),
            board: Arc::new(board.clone()),
            catalog,
            style,
            layers: Layers::ALL,
            revision: 1,
            board_since: 1,
            far: None,
            far_missed: Some(Vec::new()),
            far_queue: Vec::new(),
            fresh: HashMap::new(),
            zoom: 0,
            scale: None,
            zoomed_at: f64::NEG_INFINITY,
            zooming: false,
        };
        ground.publish();
        ground
    }

    /// The board as it is drawn.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The overview, once it is there.
    pub const fn far(&self) -> Option<&FarMap> {
        self.far.as_ref()
    }

    /// The style.
    pub const fn style(&self) -> &'static MapStyle {
        self.style
    }

    /// Is everything drawn that was last asked for?
    pub fn is_settled(&self) -> bool {
        let far = self.far_missed.is_none() || self.workers.has_failed(Job::Overview);
        !self.zooming && self.workers.is_idle() && far && self.far_queue.is_empty()
    }

    /// Draws other layers from now on.
    pub(crate) fn set_layers(&mut self, layers: Layers) {
        if layers != self.layers {
            self.layers = layers;
            self.revision += 1;
            self.cache.touch_all(self.revision, self.zoom);
            self.publish();
        }
    }

    /// Draws in another style from now on.
    pub fn set_style(&mut self, style: &'static MapStyle) {
        if std::ptr::eq(style, self.style) {
            return;
        }
        self.style = style;
        self.revision += 1;
        self.board_since = self.revision;
        self.cache.touch_all(self.revision, self.zoom);
        self.far_missed = Some(Vec::new());
        self.far_queue.clear();
        self.fresh.clear();
        self.publish();
    }

    /// Takes in another board.
    pub fn replace(&mut self, board: &Board, catalog: &'static Catalog) {
        let same_frame = self.board.layout() == board.layout();
        self.board = Arc::new(board.clone());
        self.catalog = catalog;
        self.revision += 1;
        self.board_since = self.revision;
        self.cache.touch_all(self.revision, self.zoom);
        if !same_frame {
            self.cache.clear();
            self.far = None;
        }
        self.far_missed = Some(Vec::new());
        self.far_queue.clear();
        self.fresh.clear();
        self.publish();
    }

    /// Takes in a change of the board.
    pub fn changed(&mut self, board: &Board, change: &ChangeSet) {
        let facets = change.facets;
        let of_cells = Facets::TERRAIN.with(Facets::LEVELS);
        let of_lists = Facets::FEATURES.with(Facets::LABELS);
        if facets.meets(Facets::LAYOUT) {
            self.replace(board, self.catalog);
            return;
        }
        if !facets.meets(of_cells.with(of_lists)) {
            return;
        }
        self.revision += 1;
        self.workers.take_artwork();
        if facets.meets(of_lists) {
            self.board = Arc::new(board.clone());
        } else {
            self.copy_cells(board, &change.hexes);
        }
        self.mark(change);
        self.publish();
    }

    /// Brings our copy of the board up to date hex by hex: a whole copy costs milliseconds on the
    /// largest boards. (If a thread is drawing from it, a whole copy is what happens.)
    fn copy_cells(&mut self, board: &Board, hexes: &[Hex]) {
        let own = Arc::make_mut(&mut self.board);
        for &hex in hexes {
            if let (Some(terrain), Some(level)) = (board.terrain(hex), board.level(hex)) {
                own.set_terrain(hex, terrain);
                own.set_level(hex, level);
            }
        }
    }

    fn source(&self) -> MapSource {
        MapSource::new(Arc::clone(&self.board), self.catalog)
    }

    fn mark(&mut self, change: &ChangeSet) {
        let layout = self.board.layout();
        let revision = self.revision;
        let large = change.hexes.len() > LARGE;
        if large || change.facets.meets(Facets::LABELS) {
            // A label reaches as far as it is long; labels are few and edits of them rare.
            self.cache.touch_all(revision, self.zoom);
        } else {
            self.cache.touch(revision, self.zoom, []);
            for zoom in self.cache.zooms() {
                let keys = tiles::tiles_touching(layout, change.hexes.iter().copied(), zoom);
                self.cache.touch(revision, self.zoom, keys);
            }
        }
        if let Some(missed) = &mut self.far_missed {
            missed.extend_from_slice(&change.hexes);
        }
        if large {
            self.queue_far(&change.hexes);
            return;
        }
        let map = self.source();
        if let Some(far) = &mut self.far {
            far.patch(&map, self.style, &change.hexes);
        }
        if change.facets.meets(Facets::TERRAIN.with(Facets::LEVELS)) {
            self.fresh.extend(change.hexes.iter().map(|hex| (*hex, revision)));
        }
    }

    /// Has the overview brought up to date over the next frames, row by row.
    fn queue_far(&mut self, hexes: &[Hex]) {
        let layout = self.board.layout();
        self.far_queue.extend_from_slice(hexes);
        self.far_queue.sort_by_cached_key(|hex| std::cmp::Reverse(layout.index(*hex)));
        self.far_queue.dedup();
    }

    /// Brings the next part of the overview up to date.
    fn patch_far(&mut self) {
        if self.far_queue.is_empty() || self.far.is_none() {
            return;
        }
        let part = self.far_queue.split_off(self.far_queue.len().saturating_sub(PATCHED));
        let map = self.source();
        if let Some(far) = &mut self.far {
            far.patch(&map, self.style, &part);
        }
        self.ctx.request_repaint();
    }

    fn publish(&self) {
        self.workers.set_artwork(Artwork {
            map: self.source(),
            style: self.style,
            layers: self.layers,
            revision: self.revision,
        });
    }

    /// Takes in what the threads have drawn, a few pictures a frame.
    fn receive(&mut self) {
        let most = if self.zooming { UPLOADS_ZOOMING } else { UPLOADS };
        for _ in 0..most {
            let Some(drawn) = self.workers.next_drawn() else { return };
            if drawn.revision < self.board_since {
                continue;
            }
            match drawn.picture {
                Picture::Overview(picture) => {
                    if let Some(missed) = self.far_missed.take() {
                        self.far = Some(FarMap::new(&self.ctx, picture));
                        self.queue_far(&missed);
                    }
                }
                Picture::Tile(key, tile) => {
                    let image = ColorImage::from_rgba_premultiplied([TILE_PX, TILE_PX], &tile.rgba);
                    let texture = self.ctx.load_texture("tile", image, TextureOptions::LINEAR);
                    self.cache.insert(key, drawn.revision, texture);
                }
            }
        }
        self.ctx.request_repaint();
    }

    /// Notes whether the zoom is changing; wakes the interface when it has come to rest.
    fn watch_zoom(&mut self, viewport: &Viewport) {
        let (now, scale) = (self.ctx.input(|i| i.time), viewport.camera.hex_points);
        if let Some(before) = self.scale.replace(scale)
            && before != scale
        {
            self.zoomed_at = now;
        }
        let left = self.zoomed_at + REST_SECONDS - now;
        self.zooming = left > 0.0;
        if self.zooming {
            self.ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
    }

    /// The tiles to be drawn: those wanted and not at hand, or, while zooming, coarse ones that
    /// serve for many steps.
    fn missing(&self, scene: &Scene) -> Vec<Job> {
        let wanted = scene.tiles.iter().chain(&scene.ahead).copied();
        if !self.zooming {
            return wanted.filter(|key| !self.cache.is_fresh(*key)).map(Job::Tile).collect();
        }
        let zoom = (scene.zoom - COARSER).max(tiles::MIN_ZOOM);
        let mut coarse: Vec<TileKey> = Vec::new();
        for key in scene.tiles.iter().filter(|key| !self.cache.is_fresh(**key)) {
            let rect = tiles::tile_rect(*key);
            let key = tiles::tile_at(rect.min.mid(rect.max), zoom);
            if !coarse.contains(&key) && !self.cache.is_fresh(key) {
                coarse.push(key);
            }
        }
        coarse.into_iter().map(Job::Tile).collect()
    }

    /// What of the screen the names on the map cover, so that others keep off them.
    pub(crate) fn names(&self, viewport: &Viewport) -> Vec<geometry::Rect> {
        let names = placed_names(&self.board, self.style, viewport.visible(), viewport.hex_points());
        let seen = |at: Point| {
            let at = viewport.screen(at);
            Point::new(at.x, at.y)
        };
        names
            .iter()
            .flat_map(PlacedName::boxes)
            .map(|rect| geometry::Rect::new(seen(rect.min), seen(rect.max)))
            .collect()
    }

    /// Draws the ground and asks for what is missing.
    pub fn paint(&mut self, painter: &Painter, viewport: &Viewport, scene: &Scene) {
        self.watch_zoom(viewport);
        self.receive();
        self.patch_far();
        self.cache.begin_frame();
        if self.layers.paper && !self.covers(viewport, scene) {
            painter.rect_filled(viewport.rect, 0.0, color(self.style.margin));
        }
        let mut jobs = Vec::new();
        if self.far_missed.is_some() {
            jobs.push(Job::Overview);
        }
        if scene.tiles.is_empty() {
            self.paint_far(painter, viewport);
            self.fresh.clear();
        } else {
            let wanted = &scene.tiles;
            self.zoom = scene.zoom;
            self.drop_stale_under_many_fresh(viewport, wanted);
            for &key in wanted {
                self.paint_tile(painter, viewport, key);
            }
            self.paint_fresh(painter, viewport);
            jobs.extend(self.missing(scene));
        }
        self.workers.want(jobs);
    }

    /// Will the board's pictures fill the canvas, so that nothing need be painted under them? Software GL
    /// pays for every layer.
    fn covers(&self, viewport: &Viewport, scene: &Scene) -> bool {
        let (board, seen) = (geometry::bounds(self.board.layout()), viewport.visible());
        // The outermost hexes leave gaps at the edge.
        let inside = seen.min.x > 1.0
            && seen.min.y > 1.0
            && seen.max.x < board.max.x - 1.0
            && seen.max.y < board.max.y - 1.0;
        let all_tiles = || !scene.tiles.is_empty() && scene.tiles.iter().all(|key| self.cache.shows(*key, 0));
        inside && (self.far.is_some() || all_tiles())
    }

    fn paint_far(&self, painter: &Painter, viewport: &Viewport) {
        if let Some(far) = &self.far {
            painter.add(Shape::mesh(far.mesh(viewport, far.extent(), self.far_tint())));
        }
    }

    /// How the overview is drawn: over sheets so that they shine through its open ground.
    fn far_tint(&self) -> Color32 {
        let Layers { paper, terrain, opacity, .. } = self.layers;
        match (paper, terrain) {
            (true, _) => Color32::WHITE,
            // Half of so many percent.
            (false, true) => Color32::from_white_alpha((u16::from(opacity.terrain) * 255 / 200) as u8),
            (false, false) => Color32::TRANSPARENT,
        }
    }

    fn paint_tile(&mut self, painter: &Painter, viewport: &Viewport, key: TileKey) {
        let rect = tiles::tile_rect(key);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        if let Some(texture) = self.cache.get(key) {
            painter.image(texture.id(), viewport.screen_rect(rect), whole, Color32::WHITE);
            return;
        }
        let StandIns { patches, covered } = self.cache.stand_ins(key);
        if let Some(far) = self.far.as_ref().filter(|_| !covered) {
            painter.add(Shape::mesh(far.mesh(viewport, rect, self.far_tint())));
        }
        for patch in patches {
            if let Some(texture) = self.cache.get(patch.key) {
                let uv = part_of(tiles::tile_rect(patch.key), patch.rect);
                painter.image(texture.id(), viewport.screen_rect(patch.rect), uv, Color32::WHITE);
            }
        }
    }

    /// Where very many hexes changed at once, stale tiles make way for the overview, which is up to
    /// date already.
    fn drop_stale_under_many_fresh(&mut self, viewport: &Viewport, wanted: &[TileKey]) {
        if self.fresh.len() <= FRESH_SHAPES {
            return;
        }
        let layout = self.board.layout();
        let seen = self.fresh.keys().filter(|hex| viewport.sees(layout, **hex, 1.0)).count();
        if seen <= FRESH_SHAPES {
            return;
        }
        for &key in wanted {
            if !self.cache.is_fresh(key) {
                self.cache.remove(key);
            }
        }
        self.fresh.clear();
    }

    /// Draws the hexes just painted whose tiles are still being drawn.
    fn paint_fresh(&mut self, painter: &Painter, viewport: &Viewport) {
        let layout = self.board.layout();
        let (cache, zoom) = (&self.cache, self.zoom);
        self.fresh.retain(|hex, revision| {
            let center = geometry::center(layout, *hex);
            !cache.shows(tiles::tile_at(center, zoom), *revision) && viewport.sees(layout, *hex, 1.0)
        });
        let strength = if self.layers.paper { 1.0 } else { f32::from(self.layers.opacity.terrain) / 100.0 };
        let Some(far) = &self.far else { return };
        let mut mesh = Mesh::default();
        for hex in self.fresh.keys() {
            if let Some(color) = far.color(*hex) {
                add_hexagon(&mut mesh, &viewport.hex_corners(layout, *hex), color.gamma_multiply(strength));
            }
        }
        if !mesh.is_empty() {
            painter.add(Shape::mesh(mesh));
        }
    }
}

/// A style's colour for egui.
pub const fn color(rgba: Rgba) -> Color32 {
    Color32::from_rgba_unmultiplied_const(rgba.r, rgba.g, rgba.b, rgba.a)
}
