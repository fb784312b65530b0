//! Scanned sheets under the ground: tiles of their pixels as textures, laid over the world as their placement bends them.
//!
//! Until a sharp tile arrives a coarser one is shown in its place, never a hole. Plain data comes in ([`SheetUnder`]); must
//! not know scenarios, files or how a sheet was placed.

mod clip;
mod mesh;
mod readers;
mod tile;

use super::camera::Viewport;
use egui::{Painter, Shape, TextureHandle, TextureOptions};
use mesh::{Nodes, Part, tile_mesh};
use oblique_board::hex::Layout;
use oblique_cartography::geometry::{self, Point, Rect};
use oblique_scan::Pixels;
use readers::Readers;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use tile::TileAt;

/// Textures held, 256 KiB each: 64 MiB.
const CAPACITY: usize = 256;
/// Textures uploaded a frame at most.
const UPLOADS: usize = 4;
/// Tiles whose place in the world is remembered.
const REMEMBERED: usize = 8192;

/// The way from pixels of a sheet to the world of the map.
pub trait Warp: Send + Sync {
    /// The world point over a pixel; `None` where the sheet never reaches.
    fn world(&self, pixel: [f64; 2]) -> Option<[f64; 2]>;

    /// Do straight lines stay straight and evenly divided?
    fn is_even(&self) -> bool;
}

/// A sheet to be drawn under the ground.
#[derive(Clone)]
pub struct SheetUnder {
    /// Which it is: its tiles are kept under this.
    pub key: u64,
    /// Its pixels.
    pub pixels: Arc<dyn Pixels>,
    /// Grows while pixels are still being read.
    pub revision: u64,
    /// Where they lie.
    pub warp: Arc<dyn Warp>,
    /// Grows when they lie elsewhere.
    pub warp_revision: u64,
    /// The corners of what is shown of it, in pixels, one after the other.
    pub outline: [[f64; 2]; 4],
    /// How strongly it is drawn.
    pub percent: u8,
    /// How strongly what lies outside the outline is drawn; 0 does not show it.
    pub beyond_percent: u8,
}

/// The part of the world in which there is something to see: the board, and what is shown of the sheets.
#[must_use]
pub fn part_shown(layout: Layout, sheets: &[SheetUnder]) -> Rect {
    sheets.iter().filter_map(SheetUnder::bounds).fold(geometry::bounds(layout), Rect::joined)
}

impl SheetUnder {
    /// The world about what is shown of it; `None` where a corner lies nowhere.
    fn bounds(&self) -> Option<Rect> {
        let (width, height) = self.pixels.size_px();
        let (right, low) = (f64::from(width), f64::from(height));
        let whole = [[0.0, 0.0], [right, 0.0], [right, low], [0.0, low]];
        let corners = if self.beyond_percent > 0 { whole } else { self.outline };
        let at = |corner| {
            let [x, y] = self.warp.world(corner)?;
            let at = Point::new(x as f32, y as f32);
            (at.x.is_finite() && at.y.is_finite()).then_some(Rect::new(at, at))
        };
        let mut all = corners.into_iter().map(at);
        let first = all.next()??;
        all.try_fold(first, |all, at| Some(all.joined(at?)))
    }
}

type Key = (u64, TileAt);

struct Held {
    texture: TextureHandle,
    revision: u64,
    seen: u64,
}

/// What is kept of the sheets under the ground.
#[derive(Default)]
pub struct Underlay {
    readers: Option<Readers>,
    textures: BTreeMap<Key, Held>,
    nodes: HashMap<Key, (u64, Arc<Nodes>)>,
    wanted: Vec<(Key, u64)>,
    frame: u64,
    settled: bool,
}

impl Underlay {
    /// Is everything drawn as sharp as it can be?
    pub const fn is_settled(&self) -> bool {
        self.settled
    }

    /// Draws sheets, the lowest first.
    pub fn paint(&mut self, painter: &Painter, viewport: &Viewport, sheets: &[SheetUnder]) {
        self.frame += 1;
        self.wanted.clear();
        if sheets.is_empty() {
            self.textures.clear();
            self.nodes.clear();
            self.readers = None;
            self.settled = true;
            return;
        }
        self.receive(painter.ctx(), sheets);
        for sheet in sheets {
            let (width, height) = sheet.pixels.size_px();
            let Some(root) = TileAt::root(width, height) else { continue };
            // The coarsest is always at hand, for whatever is missing.
            self.want(sheet, root);
            let mut drawing = Drawing { painter, viewport, sheet };
            self.visit(&mut drawing, root);
        }
        let wake = painter.ctx().clone();
        let readers = self.readers.get_or_insert_with(|| Readers::start(move || wake.request_repaint()));
        let sources: BTreeMap<u64, Arc<dyn Pixels>> =
            sheets.iter().map(|sheet| (sheet.key, Arc::clone(&sheet.pixels))).collect();
        readers.want(&self.wanted, &sources);
        self.settled = readers.is_idle();
        self.let_go();
    }

    /// Takes in what was read.
    fn receive(&mut self, ctx: &egui::Context, sheets: &[SheetUnder]) {
        let Some(readers) = &self.readers else { return };
        let shown: BTreeSet<u64> = sheets.iter().map(|sheet| sheet.key).collect();
        for _ in 0..UPLOADS {
            let Some(read) = readers.next_read() else { return };
            if shown.contains(&read.key.0) {
                let texture = ctx.load_texture("sheet", read.image, TextureOptions::LINEAR);
                self.textures.insert(read.key, Held { texture, revision: read.revision, seen: self.frame });
            }
        }
        ctx.request_repaint();
    }

    fn want(&mut self, sheet: &SheetUnder, at: TileAt) {
        let key = (sheet.key, at);
        match self.textures.get_mut(&key) {
            Some(held) => {
                held.seen = self.frame;
                if held.revision < sheet.revision {
                    self.wanted.push((key, sheet.revision));
                }
            }
            None => self.wanted.push((key, sheet.revision)),
        }
    }

    /// Draws a tile, or those it is divided into where it is too coarse.
    fn visit(&mut self, drawing: &mut Drawing<'_>, at: TileAt) {
        let Drawing { viewport, sheet, painter } = drawing;
        let nodes = self.nodes_of(sheet, at);
        let Some((min, max)) = nodes.bounds() else { return };
        let seen = viewport.world();
        let beside = max[0] < f64::from(seen.min.x)
            || min[0] > f64::from(seen.max.x)
            || max[1] < f64::from(seen.min.y)
            || min[1] > f64::from(seen.max.y);
        if beside {
            return;
        }
        let across = (max[0] - min[0]).max(max[1] - min[1]);
        let screen_px = across * f64::from(viewport.hex_points() * painter.ctx().pixels_per_point());
        if at.reduction > 0 && screen_px > f64::from(at.longest_side()) * 1.25 {
            for part in at.parts(sheet.pixels.size_px()) {
                self.visit(drawing, part);
            }
            return;
        }
        self.want(sheet, at);
        // The sharpest that is at hand.
        let found = std::iter::successors(Some(at), |at| at.coarser(sheet.pixels.size_px()))
            .find(|at| self.textures.contains_key(&(sheet.key, *at)));
        let Some(found) = found else { return };
        let Some(held) = self.textures.get_mut(&(sheet.key, found)) else { return };
        held.seen = self.frame;
        let add = |part: Part| {
            let mesh = tile_mesh(viewport, sheet, at, &nodes, found, held.texture.id(), part);
            if !mesh.is_empty() {
                painter.add(Shape::mesh(mesh));
            }
        };
        if sheet.beyond_percent > 0 {
            add(Part::Whole);
        }
        add(Part::Within);
    }

    /// Where a tile lies in the world; worked out once for each placement.
    fn nodes_of(&mut self, sheet: &SheetUnder, at: TileAt) -> Arc<Nodes> {
        if self.nodes.len() > REMEMBERED {
            self.nodes.clear();
        }
        let key = (sheet.key, at);
        if let Some((revision, nodes)) = self.nodes.get(&key)
            && *revision == sheet.warp_revision
        {
            return Arc::clone(nodes);
        }
        let nodes = Arc::new(Nodes::of(sheet.warp.as_ref(), at));
        self.nodes.insert(key, (sheet.warp_revision, Arc::clone(&nodes)));
        nodes
    }

    /// Lets the textures go that were not seen for longest.
    fn let_go(&mut self) {
        while self.textures.len() > CAPACITY {
            let oldest = self.textures.iter().min_by_key(|(_, held)| held.seen).map(|(key, _)| *key);
            let Some(oldest) = oldest else { return };
            self.textures.remove(&oldest);
        }
    }
}

struct Drawing<'a> {
    painter: &'a Painter,
    viewport: &'a Viewport,
    sheet: &'a SheetUnder,
}
