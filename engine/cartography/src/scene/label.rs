//! Names on the map, and hex numbers.

use super::Context;
use super::copies::{copies, place};
use crate::geometry::{self, Point, Rect};
use crate::primitive::{Pen, Place, Primitive};
use crate::source::MapSource;
use crate::style::MapStyle;
use crate::text::{self, Face};
use oblique_board::hex::Orientation;
use oblique_board::{Label, LabelSize};

/// Letter height, spacing (in parts of it) and face of a label.
fn manner(style: &MapStyle, size: LabelSize) -> (f32, f32, Face) {
    let (small, medium, large) = style.label.sizes;
    match size {
        LabelSize::Small => (small, 0.02, Face::Italic),
        LabelSize::Medium => (medium, 0.01, Face::Roman),
        LabelSize::Large => (large, 0.16, Face::Italic),
    }
}

/// How far from its hex's centre a label can reach, in hexes.
fn reach_of_label(style: &MapStyle, label: &Label) -> f32 {
    let (height, spacing, face) = manner(style, label.size);
    // Far out, letters are kept readable by drawing them larger: see `names`.
    let grown = height * LARGEST;
    text::width(face, &label.text, grown, spacing) / 2.0 + grown
}

/// Most that letters are enlarged when far out.
const LARGEST: f32 = 2.2;
/// Least height of letters in pixels, before [`LARGEST`] is reached.
const LEAST_PX: f32 = 11.0;
/// Below so many pixels a hex there is no room for names.
const LEAST_NAMES_PX: f32 = 4.0;

/// A name as it stands on the map, on its baseline.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedName {
    /// What is written.
    pub text: String,
    /// Which cut of the type.
    pub face: Face,
    /// Where its baseline begins.
    pub start: Point,
    /// Height of its letters, in hexes.
    pub height: f32,
    /// Room between letters, in parts of their height.
    pub spacing: f32,
    /// Turned clockwise about its start by so many degrees.
    pub angle_deg: f32,
}

/// The names that reach into a rectangle of the world, at so many pixels a hex.
pub fn placed_names(map: &MapSource, style: &MapStyle, rect: Rect, px_per_hex: f32) -> Vec<PlacedName> {
    if px_per_hex < LEAST_NAMES_PX {
        return Vec::new();
    }
    let placed = |label: &Label| {
        let c = geometry::center(map.layout(), label.hex);
        if !Rect::new(c, c).grown(reach_of_label(style, label)).meets(rect) {
            return None;
        }
        let (height, spacing, face) = manner(style, label.size);
        let height = height * (LEAST_PX / (height * px_per_hex)).clamp(1.0, LARGEST);
        let angle_deg = f32::from(label.angle_deg);
        let along = Point::bearing(angle_deg + 90.0);
        let half = text::width(face, &label.text, height, spacing) / 2.0;
        // The middle of the small letters lies about a quarter of the height above the baseline.
        let start = c - along.times(half) + along.quarter().times(height * 0.24);
        Some(PlacedName { text: label.text.clone(), face, start, height, spacing, angle_deg })
    };
    map.board().labels().values().filter_map(placed).collect()
}

pub(super) fn names(cx: &mut Context) {
    let (mut halo, mut ink) = (Vec::new(), Vec::new());
    for name in placed_names(cx.map, cx.style, cx.rect, cx.px_per_hex) {
        let PlacedName { text, face, start, height, spacing, angle_deg } = name;
        let mut pen = Pen::new();
        text::write(&mut pen, face, &text, start, height, spacing, angle_deg);
        let Some(path) = pen.finish() else { continue };
        halo.push(Primitive::Stroke {
            path: path.clone(),
            color: cx.style.label.halo,
            width: height * cx.style.label.halo_width,
            dash: None,
            round: true,
        });
        ink.push(Primitive::Fill { path, color: cx.style.label.color });
    }
    cx.out.extend(halo);
    cx.out.extend(ink);
}

/// Levels, small at the foot of each hex that is not at 0.
pub(super) fn levels(cx: &mut Context) {
    if cx.px_per_hex < 16.0 {
        return;
    }
    let size = cx.width(0.18, 8.0).min(0.4);
    let mut figures = Figures::new(Face::Italic, size);
    for &hex in &cx.hexes {
        let Some(level) = cx.map.board().level(hex).filter(|l| *l != 0) else { continue };
        figures.add(&level.to_string(), geometry::center(cx.layout, hex) + Point::new(0.0, 0.46));
    }
    let (ink, halo) = (cx.style.number.over(cx.style.paper), cx.style.label.halo);
    cx.push(figures.copies(halo, Some(size * 0.16)));
    cx.push(figures.copies(ink, None));
}

/// Hex numbers, small at the top of each hex.
pub(super) fn numbers(cx: &mut Context) {
    if cx.px_per_hex < 30.0 {
        return;
    }
    let size = cx.width(0.15, 7.0).min(0.27);
    let rise = match cx.layout.orientation {
        Orientation::Flat => 0.5 - size * 0.85,
        Orientation::Pointy => 0.5 - size * 0.75,
    };
    let mut figures = Figures::new(Face::Roman, size);
    for &hex in &cx.hexes {
        figures.add(&cx.layout.name(hex), geometry::center(cx.layout, hex) - Point::new(0.0, rise));
    }
    let ink = cx.style.number;
    cx.push(figures.copies(ink, None));
}

/// Figures that stand in every hex.
struct Figures {
    face: Face,
    size: f32,
    /// The characters so far; each is an outline.
    known: Vec<char>,
    places: Vec<Place>,
}

impl Figures {
    const fn new(face: Face, size: f32) -> Self {
        Self { face, size, known: Vec::new(), places: Vec::new() }
    }

    /// Writes a number with the middle of its foot at a place.
    fn add(&mut self, number: &str, foot: Point) {
        let mut at = foot - Point::new(text::width(self.face, number, self.size, 0.0) / 2.0, 0.0);
        for c in number.chars() {
            let shape = self.known.iter().position(|known| *known == c).unwrap_or_else(|| {
                self.known.push(c);
                self.known.len() - 1
            });
            self.places.push(place(at, shape as u16));
            at.x += text::width(self.face, c.encode_utf8(&mut [0; 4]), self.size, 0.0);
        }
    }

    fn copies(&self, color: crate::Rgba, line: Option<f32>) -> Option<Primitive> {
        let shapes = self.known.iter().map(|c| {
            let mut pen = Pen::new();
            let start = Point::default();
            text::write(&mut pen, self.face, c.encode_utf8(&mut [0; 4]), start, self.size, 0.0, 0.0);
            pen.finish()
        });
        copies(shapes.collect::<Option<_>>()?, &self.places, color, line)
    }
}
