//! Names on the map, and hex numbers.

use super::Context;
use super::copies::{copies, place};
use crate::geometry::{self, Point, Rect};
use crate::primitive::{Pen, Place, Primitive};
use crate::style::MapStyle;
use crate::text::{self, Face};
use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Board, Label, LabelId, LabelSize};

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

impl PlacedName {
    /// What it covers, as squares along its line: a slanting name covers little of the rectangle round it.
    pub fn boxes(&self) -> impl Iterator<Item = Rect> + use<> {
        let along = Point::bearing(self.angle_deg + 90.0);
        let long = text::width(self.face, &self.text, self.height, self.spacing);
        let middle = self.start - along.quarter().times(self.height * FOOT);
        let count = (long / self.height).ceil().clamp(1.0, f32::from(u8::MAX)) as u8;
        let step = long / f32::from(count);
        let half = (self.height * LETTER).max(step) / 2.0;
        (0..count).map(move |n| {
            let c = middle + along.times(step * (f32::from(n) + 0.5));
            Rect::new(c, c).grown(half)
        })
    }
}

/// The names that reach into a rectangle of the world, at so many pixels a hex. Far out, where they are enlarged to be
/// read, a name that would cover a larger one is left out.
pub fn placed_names(board: &Board, style: &MapStyle, rect: Rect, px_per_hex: f32) -> Vec<PlacedName> {
    if px_per_hex < LEAST_NAMES_PX {
        return Vec::new();
    }
    let layout = board.layout();
    let reaches_in = |label: &Label| {
        let c = geometry::center(layout, label.hex);
        Rect::new(c, c).grown(reach_of_label(style, label)).meets(rect)
    };
    let seen = board.labels().iter().filter(|(_, label)| reaches_in(label));
    let shown = seen.filter(|(id, label)| !gives_way(board, style, id, label, px_per_hex));
    shown.map(|(_, label)| placed(layout, style, label, px_per_hex)).collect()
}

/// A label as it is written at so many pixels a hex.
fn placed(layout: Layout, style: &MapStyle, label: &Label, px_per_hex: f32) -> PlacedName {
    let (height, spacing, face) = manner(style, label.size);
    let height = height * enlarged(height, px_per_hex);
    let angle_deg = f32::from(label.angle_deg);
    let along = Point::bearing(angle_deg + 90.0);
    let half = text::width(face, &label.text, height, spacing) / 2.0;
    let c = geometry::center(layout, label.hex);
    let start = c - along.times(half) + along.quarter().times(height * FOOT);
    PlacedName { text: label.text.clone(), face, start, height, spacing, angle_deg }
}

/// The middle of the small letters lies about so far above the baseline, in parts of their height.
const FOOT: f32 = 0.24;
/// A line of letters is about so high, in parts of their height.
const LETTER: f32 = 0.9;

/// By how much letters of a height in hexes are enlarged.
fn enlarged(height: f32, px_per_hex: f32) -> f32 {
    (LEAST_PX / (height * px_per_hex)).clamp(1.0, LARGEST)
}

/// Would an enlarged name cover one that goes before it: a larger one, of two as large the first by its id? Each is
/// asked about the others alone, whether those are shown or not, so that all tiles of a zoom step say the same.
fn gives_way(board: &Board, style: &MapStyle, id: &LabelId, label: &Label, px_per_hex: f32) -> bool {
    let layout = board.layout();
    if enlarged(manner(style, label.size).0, px_per_hex) <= 1.0 {
        return false;
    }
    // No letter is wider than it is high: what is farther off than that need not be measured.
    let farthest = |label: &Label| {
        let (height, spacing, _) = manner(style, label.size);
        label.text.len().min(Label::MOST_LETTERS) as f32 * height * LARGEST * (1.0 + spacing) / 2.0
            + height * LARGEST
    };
    let (c, reach) = (geometry::center(layout, label.hex), farthest(label));
    let mut own: Option<Vec<Rect>> = None;
    board.labels().iter().any(|(other_id, other)| {
        let first = (other.size, id) > (label.size, other_id);
        if !first || geometry::center(layout, other.hex).distance(c) > reach + farthest(other) {
            return false;
        }
        let own = own.get_or_insert_with(|| placed(layout, style, label, px_per_hex).boxes().collect());
        placed(layout, style, other, px_per_hex).boxes().any(|a| own.iter().any(|b| a.meets(*b)))
    })
}

pub(super) fn names(cx: &mut Context) {
    let (mut halo, mut ink) = (Vec::new(), Vec::new());
    for name in placed_names(cx.map.board(), cx.style, cx.rect, cx.px_per_hex) {
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

/// Below so many pixels a hex there is no room for levels.
const LEAST_LEVELS_PX: f32 = 16.0;
/// Height of a level's figures: in hexes, at least in pixels, and at most in hexes.
const LEVEL: (f32, f32, f32) = (0.24, 10.0, 0.46);
/// Below so many pixels a hex there is no room for hex numbers.
const LEAST_NUMBERS_PX: f32 = 30.0;
/// Height of the figures of hex numbers, likewise: at the most, four of them are as wide as the side they stand under.
const NUMBER: (f32, f32, f32) = (0.16, 8.5, 0.27);
/// Width of the light round figures, in parts of their height.
const FIGURE_HALO: f32 = 0.2;

/// The height of figures in hexes, given it in hexes, at least in pixels, and at most in hexes.
fn figure_size(cx: &Context, (usual, least_px, most): (f32, f32, f32)) -> f32 {
    cx.width(usual, least_px).min(most)
}

/// Levels at the foot of each hex that is not at 0.
pub(super) fn levels(cx: &mut Context) {
    if cx.px_per_hex < LEAST_LEVELS_PX {
        return;
    }
    let mut figures = Figures::new(Face::Italic, figure_size(cx, LEVEL));
    for &hex in &cx.hexes {
        let Some(level) = cx.map.board().level(hex).filter(|l| *l != 0) else { continue };
        figures.add(&level.to_string(), geometry::center(cx.layout, hex) + Point::new(0.0, 0.46));
    }
    figures.draw(cx, cx.style.level);
}

/// Hex numbers, small at the top of each hex; stronger where something stands under them.
pub(super) fn numbers(cx: &mut Context) {
    if cx.px_per_hex < LEAST_NUMBERS_PX {
        return;
    }
    let size = figure_size(cx, NUMBER);
    let rise = match cx.layout.orientation {
        Orientation::Flat => 0.5 - size * 0.85,
        Orientation::Pointy => 0.5 - size * 0.75,
    };
    let (mut open, mut covered) = (Figures::new(Face::Roman, size), Figures::new(Face::Roman, size));
    for &hex in &cx.hexes {
        let figures = if cx.hides_grid(hex) { &mut covered } else { &mut open };
        figures.add(&cx.layout.name(hex), geometry::center(cx.layout, hex) - Point::new(0.0, rise));
    }
    open.draw(cx, cx.style.number);
    covered.draw(cx, cx.style.cover.number);
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

    /// Draws them, with the light that is round names.
    fn draw(&self, cx: &mut Context, ink: crate::Rgba) {
        cx.push(self.copies(cx.style.label.halo, Some(self.size * FIGURE_HALO)));
        cx.push(self.copies(ink, None));
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

#[cfg(test)]
mod tests {
    use super::placed_names;
    use crate::{MapStyle, geometry};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_board::{Board, Label, LabelId, LabelSize};

    /// Far out, where names are enlarged, the lesser of two that would cover each other is left out; near by both are
    /// where their designer put them.
    #[test]
    fn an_enlarged_name_gives_way_to_a_larger_one_and_to_the_first_of_its_size() {
        let layout = Layout::new(Orientation::Flat, 30, 20);
        let mut board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
        let names = [
            ("farm", LabelSize::Small, (12, 11)),
            ("ridge", LabelSize::Large, (12, 10)),
            ("pond", LabelSize::Small, (13, 11)),
        ];
        for (text, size, (column, row)) in names {
            let label = Label { text: text.repeat(3), hex: layout.at(column, row), size, angle_deg: 0 };
            board.put_label(LabelId(text.to_owned()), Some(label));
        }
        let shown = |px_per_hex: f32| {
            let everything = geometry::bounds(layout);
            let all = placed_names(&board, MapStyle::period(), everything, px_per_hex);
            all.into_iter().map(|name| name.text[..4].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(shown(40.0), ["farm", "pond", "ridg"]);
        // The pond covers the farm alone, which is left out for the ridge: whom a name gives way to does not hang on
        // who is shown, so that tiles agree.
        assert_eq!(shown(6.0), ["ridg"]);
    }
}
