//! From a board and a style to primitives: what is drawn, layer by layer.
//!
//! One file a kind of thing. Must not know pixels or files; everything random is noise of the
//! place, so a hex looks the same whichever picture it is part of.

pub mod relief;

mod clearing;
mod copies;
mod course;
mod frame;
mod ground;
mod label;
mod land;
mod layers;
mod line;
mod pattern;
mod region;
mod rocks;
mod scatter;
mod settlement;
mod wetland;
mod window;
mod woods;
mod works;

pub use label::{PlacedName, placed_names};
pub use layers::{Layers, Opacity};

use crate::geometry::Rect;
use crate::primitive::{Pen, Primitive, Scene};
use crate::{MapSource, MapStyle};
use clearing::Clearing;
use oblique_board::hex::{Edge, Hex, Layout};
use std::collections::BTreeMap;
use window::Window;

/// What the parts of a scene are drawn from.
pub(crate) struct Context<'a> {
    pub map: &'a MapSource,
    pub style: &'a MapStyle,
    pub layout: Layout,
    pub rect: Rect,
    pub px_per_hex: f32,
    /// Hexes on the board whose glyphs may reach into the picture.
    pub hexes: Vec<Hex>,
    /// All hexes that touch the picture, on the board or not, for asking which they are.
    pub window: Window,
    /// Is what stands on the ground drawn?
    pub terrain: bool,
    /// Bits of the linear kinds at the sides of each hex about the picture.
    pub masks: Masks,
    /// All of those at the hexes in view.
    pub mask: u16,
    /// The courses of the linear kinds in view, by kind: worked out once, for what is drawn and
    /// for what keeps clear of it.
    pub courses: BTreeMap<usize, Vec<course::Piece>>,
    pub out: Vec<Primitive>,
    /// Where in it a part begins, in order.
    parts: Vec<(Part, usize)>,
}

/// A part of the map that can be shown and hidden by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Paper, terrain and what stands on it.
    Ground,
    /// Tints of height, hachures, lines between levels, light and shade.
    Relief,
    /// The hex grid.
    Grid,
    /// Roads, streams, ...
    Lines,
    /// Hex numbers.
    Numbers,
    /// The level of every hex.
    Levels,
    /// Names.
    Names,
}

impl Context<'_> {
    /// A width of so many hexes, but no less than so many pixels.
    pub(crate) fn width(&self, hexes: f32, least_px: f32) -> f32 {
        hexes.max(least_px / self.px_per_hex)
    }

    /// Is a grid drawn under what stands on the hex hidden by it?
    pub(crate) fn hides_grid(&self, hex: Hex) -> bool {
        self.terrain && self.map.look(hex).is_some_and(|look| self.style.hides_grid(look))
    }

    pub(crate) fn push(&mut self, primitive: Option<Primitive>) {
        self.out.extend(primitive);
    }

    /// The looks of the terrain in view, each once, in palette order.
    pub(crate) fn looks_in_view(&self) -> Vec<String> {
        let mut seen = [false; 256];
        for hex in &self.hexes {
            if let Some(terrain) = self.map.board().terrain(*hex) {
                seen[usize::from(terrain.0)] = true;
            }
        }
        let mut looks: Vec<String> = Vec::new();
        for terrain in (0..=255u8).filter(|t| seen[usize::from(*t)]) {
            let look = self.map.look_of(terrain);
            if !looks.iter().any(|l| l == look) {
                looks.push(look.to_owned());
            }
        }
        looks
    }

    /// The linear kinds in view with their looks, in palette order: those along hexsides, or those
    /// from hex to hex.
    pub(crate) fn kinds_in_view(&self, along_edges: bool) -> Vec<(usize, String)> {
        let looks = self.map.linear_looks().iter().enumerate().take(16);
        looks
            .filter(|(k, _)| self.mask >> k & 1 == 1 && self.map.runs_along_edges(*k) == along_edges)
            .map(|(k, look)| (k, look.clone()))
            .collect()
    }

    pub(crate) fn fill(&mut self, pen: Pen, color: crate::Rgba) {
        self.push(pen.fill(color));
    }

    /// Draws a layer at a strength in percent, if it is drawn at all.
    fn layer(&mut self, part: Part, shown: bool, percent: u8, draw: impl FnOnce(&mut Self)) {
        if !shown || percent == 0 {
            return;
        }
        let from = self.out.len();
        self.parts.push((part, from));
        draw(self);
        if percent < 100 {
            let strength = f32::from(percent) / 100.0;
            self.out[from..].iter_mut().for_each(|primitive| primitive.fade(strength));
        }
    }
}

/// Everything to be drawn of a world rectangle at so many pixels a hex.
///
/// ```
/// use oblique_board::Board;
/// use oblique_board::hex::{Layout as Hexes, Orientation};
/// use oblique_cartography::{Layers, MapSource, MapStyle, geometry, raster, scene};
/// use std::sync::Arc;
///
/// let catalog = oblique_rulesets::RULESETS[0].catalog();
/// let hexes = Hexes::new(Orientation::Flat, 6, 4);
/// let board = Board::new(hexes, vec!["clear".to_owned()], Vec::new());
/// let map = MapSource::new(Arc::new(board), catalog);
/// let scene = scene::compose(&map, MapStyle::period(), geometry::bounds(hexes), 24.0, Layers::ALL);
/// // The same primitives are drawn as pixels, tile by tile, and as SVG.
/// let pixels = raster::render(&scene, 120, 100);
/// assert_eq!(pixels.len(), 120 * 100 * 4);
/// ```
pub fn compose(map: &MapSource, style: &MapStyle, rect: Rect, px_per_hex: f32, layers: Layers) -> Scene {
    Scene { rect, px_per_hex, primitives: composed(map, style, rect, px_per_hex, layers).out }
}

/// The same, part by part; a part comes several times where another lies between.
pub fn compose_parts(
    map: &MapSource,
    style: &MapStyle,
    rect: Rect,
    px_per_hex: f32,
    layers: Layers,
) -> Vec<(Part, Vec<Primitive>)> {
    let Context { mut out, parts, .. } = composed(map, style, rect, px_per_hex, layers);
    let mut all: Vec<(Part, Vec<Primitive>)> =
        parts.into_iter().rev().map(|(part, from)| (part, out.split_off(from))).collect();
    all.reverse();
    all.retain(|(_, primitives)| !primitives.is_empty());
    all
}

fn composed<'a>(
    map: &'a MapSource,
    style: &'a MapStyle,
    rect: Rect,
    px_per_hex: f32,
    layers: Layers,
) -> Context<'a> {
    let layout = map.layout();
    let window = Window::new(layout, rect.grown(0.75));
    let hexes: Vec<Hex> = window.hexes().filter(|hex| layout.contains(*hex)).collect();
    let masks = Masks::new(map, rect);
    let mask = hexes.iter().fold(0, |mask, hex| mask | masks.at(*hex));
    let mut context = Context {
        map,
        style,
        layout,
        rect,
        px_per_hex,
        hexes,
        window,
        terrain: layers.terrain && layers.opacity.terrain > 0,
        masks,
        mask,
        courses: BTreeMap::new(),
        out: Vec::new(),
        parts: vec![(Part::Ground, 0)],
    };
    let cx = &mut context;
    if layers.linear {
        cx.courses = line::courses(cx);
    }
    let strength = layers.opacity;
    if layers.paper {
        cx.out.push(paper(style, layers.grain));
    }
    if !cx.hexes.is_empty() {
        cx.layer(Part::Ground, layers.terrain, strength.terrain, |cx| {
            ground::draw(cx);
            pattern::draw(cx);
        });
        cx.layer(Part::Relief, layers.relief, strength.relief, relief::tints);
        cx.layer(Part::Relief, layers.shading, strength.relief, relief::shade);
        cx.layer(Part::Grid, layers.grid, strength.grid, frame::grid);
        cx.layer(Part::Relief, layers.relief, strength.relief, |cx| {
            relief::hachures(cx);
            relief::contours(cx);
        });
        cx.layer(Part::Ground, layers.terrain, strength.terrain, land::cuttings);
        cx.layer(Part::Lines, layers.linear, strength.linear, |cx| {
            line::along_edges(cx);
            line::through_hexes(cx);
        });
        cx.layer(Part::Ground, layers.terrain, strength.terrain, |cx| glyphs(cx, layers.linear));
        cx.layer(Part::Grid, layers.grid, strength.grid, frame::grid_over);
        cx.layer(Part::Numbers, layers.numbers, strength.numbers, label::numbers);
        cx.layer(Part::Levels, layers.levels, strength.relief, label::levels);
    }
    if layers.paper {
        cx.parts.push((Part::Ground, cx.out.len()));
        frame::margin(cx);
    }
    cx.layer(Part::Names, layers.labels, strength.labels, label::names);
    context
}

/// Paper, or what it looks like from afar.
pub fn paper(style: &MapStyle, grain: bool) -> Primitive {
    if grain {
        return Primitive::Paper { color: style.paper, grain: style.grain };
    }
    let mean =
        style.paper.mixed(crate::Rgba { a: 255, ..style.grain }, f32::from(style.grain.a) / 255.0 * 0.3);
    Primitive::Paper { color: mean, grain: crate::Rgba::CLEAR }
}

/// What stands on the ground.
fn glyphs(cx: &mut Context, linear: bool) {
    let clearing = if linear && cx.px_per_hex >= 5.0 { Clearing::new(cx) } else { Clearing::default() };
    for look in cx.looks_in_view() {
        if !cx.style.terrain(&look).glyphs {
            continue;
        }
        match look.as_str() {
            "open" => land::grass(cx, &clearing),
            "field" => land::fields(cx),
            "rough" => rocks::rough(cx),
            "crag" => rocks::crag(cx, &clearing),
            "steep" => rocks::steep(cx, &clearing),
            "water" => wetland::water(cx),
            "marsh" => wetland::marsh(cx, &clearing),
            "soft" => wetland::soft(cx, &clearing),
            "brush" => woods::brush(cx, &clearing),
            "village" | "town" => settlement::draw(cx, &look, &clearing),
            "ruin" => works::ruin(cx, &clearing),
            "works" => works::works(cx),
            _ => {}
        }
    }
    if cx.style.terrain("woods").glyphs {
        woods::woods(cx, &clearing);
    }
}

/// Bits of the linear kinds at the six sides of the hexes about a picture: most hexes have none, and are done with at once.
pub(crate) struct Masks {
    window: Window,
    bits: Vec<u16>,
}

impl Masks {
    fn new(map: &MapSource, rect: Rect) -> Self {
        // As far as courses are looked for.
        let window = Window::new(map.layout(), rect.grown(2.0));
        Self { bits: window.hexes().map(|hex| mask_of(map, hex)).collect(), window }
    }

    /// Those of a hex; far from the picture those of every kind, as nobody has looked.
    fn at(&self, hex: Hex) -> u16 {
        self.window.index(hex).map_or(u16::MAX, |index| self.bits[index])
    }

    /// May a feature of that kind be at a side of the hex?
    pub(crate) fn has(&self, hex: Hex, kind: usize) -> bool {
        self.at(hex) >> kind & 1 == 1
    }
}

/// Bits of the linear kinds at the six sides of a hex.
pub(crate) fn mask_of(map: &MapSource, hex: Hex) -> u16 {
    let o = map.layout().orientation;
    let edges = o.sides().into_iter().filter_map(|side| Edge::new(hex, side, o));
    edges.fold(0, |mask, edge| mask | map.board().linear_mask(edge))
}
