//! From a board and a style to primitives: what is drawn, layer by layer.
//!
//! One file a kind of thing. Must not know pixels or files; everything random is noise of the
//! place, so a hex looks the same whichever picture it is part of.

pub mod relief;

mod frame;
mod ground;
mod line;

use crate::geometry::{self, Rect};
use crate::primitive::{Pen, Primitive, Scene};
use crate::{MapSource, MapStyle};
use oblique_core::board::Label;
use oblique_core::hex::{Hex, Layout};

/// Which parts of the map are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layers {
    /// Woods, villages, marsh, ...
    pub terrain: bool,
    /// Hill-shade and hachures.
    pub relief: bool,
    /// Roads, streams, ...
    pub linear: bool,
    /// Names.
    pub labels: bool,
    /// The hex grid.
    pub grid: bool,
    /// Hex numbers.
    pub numbers: bool,
}

impl Layers {
    /// Everything.
    pub const ALL: Self =
        Self { terrain: true, relief: true, linear: true, labels: true, grid: true, numbers: true };
}

impl Default for Layers {
    fn default() -> Self {
        Self::ALL
    }
}

/// What the parts of a scene are drawn from.
pub(crate) struct Context<'a> {
    pub map: &'a MapSource,
    pub style: &'a MapStyle,
    pub layout: Layout,
    pub rect: Rect,
    pub px_per_hex: f32,
    /// Hexes on the board whose glyphs may reach into the picture.
    pub hexes: Vec<Hex>,
    pub out: Vec<Primitive>,
}

impl Context<'_> {
    /// A width of so many hexes, but no less than so many pixels.
    pub fn width(&self, hexes: f32, least_px: f32) -> f32 {
        hexes.max(least_px / self.px_per_hex)
    }

    pub fn push(&mut self, primitive: Option<Primitive>) {
        self.out.extend(primitive);
    }

    pub fn fill(&mut self, pen: Pen, color: crate::Rgba) {
        self.push(pen.fill(color));
    }
}

/// Everything to be drawn of a world rectangle at so many pixels a hex.
pub fn compose(map: &MapSource, style: &MapStyle, rect: Rect, px_per_hex: f32, layers: Layers) -> Scene {
    let layout = map.layout();
    let hexes: Vec<Hex> =
        geometry::hexes_touching(layout, rect.grown(0.75)).filter(|hex| layout.contains(*hex)).collect();
    let mut context = Context { map, style, layout, rect, px_per_hex, hexes, out: Vec::new() };
    let cx = &mut context;
    cx.out.push(Primitive::Paper { color: style.paper, grain: style.grain });
    if !cx.hexes.is_empty() {
        if layers.terrain {
            ground::draw(cx);
        }
        if layers.relief {
            relief::draw(cx);
        }
        if layers.linear {
            line::draw(cx);
        }
        if layers.grid {
            frame::grid(cx);
        }
    }
    frame::margin(cx);
    Scene { rect, px_per_hex, primitives: context.out }
}

/// How far from its hex's centre a label can reach, in hexes.
pub fn reach_of_label(style: &MapStyle, label: &Label) -> f32 {
    let (small, medium, large) = style.label.sizes;
    let height = match label.size {
        oblique_core::board::LabelSize::Small => small,
        oblique_core::board::LabelSize::Medium => medium,
        oblique_core::board::LabelSize::Large => large,
    };
    height * (label.text.chars().count() as f32 * 0.6 + 1.5)
}
