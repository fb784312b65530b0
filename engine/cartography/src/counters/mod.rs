//! Units, leaders and objectives as period blocks, in shapes a canvas can draw at once.
//!
//! Shapes are in hex-local units: the origin is the hex's centre, 1.0 the distance across flats, y
//! runs down, and facings are already turned in. Every polygon is convex. Must not know pieces or
//! rules: who calls fills in a [`CounterLook`].

mod bar;
mod body;
mod captions;
mod figures;
mod flag;
mod leader;
mod marks;
mod models;
mod piece;
mod pips;
mod shapes;
mod signs;

pub use captions::{
    CAPTION_WIDTH, Caption, CaptionPlace, NARROW_CAPTION_WIDTH, caption_beside, caption_foot, caption_px,
    caption_top, place_captions, reach, shortened,
};
pub use flag::objective;
pub use shapes::{CounterShape, primitives};

use crate::geometry::Point;
use crate::{MapStyle, Rgba};
use oblique_board::hex::Hour;
use oblique_rules::catalog::{ModelCount, Role};
use shapes::ShapeCollector;

/// What a counter tells of a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct CounterLook {
    /// Coat colour: the body of the block.
    pub nation_color: Rgba,
    /// Colour of the side: its base and wedge.
    pub side_color: Rgba,
    /// What it is.
    pub role: Role,
    /// The catalog's look of its formation: `line`, `bent`, `column`, `square`, `garrison`, `rout`, `open`,
    /// `open_line`, `limbered`, `unlimbered`; anything else is drawn as a column.
    pub formation: String,
    /// The word for its type, if its kind has types: `grenadier`, `cuirassier`, `dragoon`,
    /// `hussar`, `cossack`, `light`, `medium`, `heavy`.
    pub arm: String,
    /// Where it faces; `None` draws no wedge.
    pub facing: Option<Hour>,
    /// Figures by strength, 0 to 12 shown.
    pub figures: u8,
    /// Its models, where the system counts them: they are drawn one by one.
    pub models: Option<ModelCount>,
    /// Models that fell in what happened last.
    pub just_lost: u8,
    /// The colour of the side that has taken its guns.
    pub taken: Option<Rgba>,
    /// Quality, 0 lowest to 3 best: so many pips.
    pub quality_rank: Option<u8>,
    /// Morale, 0 to 1.
    pub morale: Option<f32>,
    /// Disruption, 0 to 1.
    pub disruption: Option<f32>,
    /// How many more pieces lie under it.
    pub stacked: u8,
    /// A word written under it, or empty.
    pub label: String,
    /// Small signs beside it.
    pub signs: Signs,
}

/// Small signs beside a counter in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Signs {
    /// A loaded musket: its first fire is still to come.
    pub volley: bool,
    /// The battle flag of a stack: what stands in it, as foot, horse and guns.
    pub banner: Option<[bool; 3]>,
    /// Powder smoke about it.
    pub smoke: bool,
    /// Crossed swords: it charges, or countercharges.
    pub charge: bool,
    /// The smoke of the fire it has just given, along its front: in one volley, or ragged where its
    /// order is known to be poor.
    pub fired: bool,
    /// Out of its leader's reach.
    pub cut_off: bool,
    /// A track as boxes: so many filled of so many.
    pub tally: Option<(u8, u8)>,
    /// A scale as steps: the one reached, from 0, of so many.
    pub ladder: Option<(u8, u8)>,
}

impl Default for CounterLook {
    fn default() -> Self {
        Self {
            nation_color: Rgba { r: 0x8a, g: 0x83, b: 0x74, a: 255 },
            side_color: Rgba { r: 0, g: 0, b: 0, a: 255 },
            role: Role::Foot,
            formation: String::new(),
            arm: String::new(),
            facing: None,
            figures: 0,
            models: None,
            just_lost: 0,
            taken: None,
            quality_rank: None,
            morale: None,
            disruption: None,
            stacked: 0,
            label: String::new(),
            signs: Signs::default(),
        }
    }
}

/// The shapes of a counter with all there is on it, the lowest first.
pub fn counter(style: &MapStyle, look: &CounterLook) -> Vec<CounterShape> {
    counter_at(style, look, f32::MAX)
}

/// The shapes of a counter at so many pixels a hex, at least [`BAR_PX`]: of models only as much as can be made out.
fn counter_at(style: &MapStyle, look: &CounterLook, px_per_hex: f32) -> Vec<CounterShape> {
    let (look, mut sheet) = begun(style, look);
    let look = &look;
    let rear = match look.models {
        _ if look.role.leads() => {
            leader::draw(&mut sheet, style, look);
            None
        }
        Some(count) => Some(models::draw(&mut sheet, style, look, count, px_per_hex)),
        None => Some(body::draw(&mut sheet, style, look)),
    };
    marks::draw(&mut sheet, style, look, (rear, px_per_hex));
    signs::draw(&mut sheet, style, look);
    sheet.finish()
}

/// Below so many pixels a hex (points on the screen) a counter is a flat bar: 90 % of the full size of 28.
pub const BAR_PX: f32 = 25.2;

/// The shapes of a counter at so many pixels a hex, the lowest first: what is printed is what is on the screen.
pub fn at_size(style: &MapStyle, look: &CounterLook, px_per_hex: f32) -> Vec<CounterShape> {
    if px_per_hex < BAR_PX { bar(style, look) } else { counter_at(style, look, px_per_hex) }
}

/// The shapes of a counter too small for its men and marks to be made out, the lowest first: side, nation,
/// arm, facing and shape, flat.
pub fn bar(style: &MapStyle, look: &CounterLook) -> Vec<CounterShape> {
    let (look, mut sheet) = begun(style, look);
    bar::draw(&mut sheet, style, &look);
    sheet.finish()
}

/// A look in the tones of a style, and a sheet turned to its facing.
fn begun(style: &MapStyle, look: &CounterLook) -> (CounterLook, ShapeCollector) {
    let look = CounterLook {
        nation_color: style.counter.tone(look.nation_color),
        side_color: style.counter.tone(look.side_color),
        taken: look.taken.map(|color| style.counter.tone(color)),
        ..look.clone()
    };
    let turn = look.facing.map_or(0.0, |hour| 30.0 * f32::from(hour.get()));
    (look, ShapeCollector::new(turn))
}

/// The points of a rectangle about `c`, `w` wide and `d` deep.
fn block(c: Point, w: f32, d: f32) -> [Point; 4] {
    let (w, d) = (w / 2.0, d / 2.0);
    [(-w, -d), (w, -d), (w, d), (-w, d)].map(|(x, y)| Point::new(c.x + x, c.y + y))
}
