//! A page as it is laid out, in millimetres from its upper left corner: what is printed as vectors and shown as pixels
//! alike. Must not know what stands on it.

use crate::picture::Plan;
use oblique_cartography::primitive::Pen;
use oblique_cartography::text::{self, Face};
use oblique_cartography::{Point, Primitive, Rect, Rgba};
use std::borrow::Cow;
use std::sync::Arc;

/// Millimetres a point of type.
pub(crate) const POINT_MM: f32 = 25.4 / 72.0;
/// What lines and letters of pages are drawn in.
pub(crate) const BLACK: Rgba = Rgba { r: 0, g: 0, b: 0, a: 255 };

/// Something on a page.
#[derive(Clone)]
pub(crate) enum Mark {
    /// A line of text.
    Words(Words),
    /// Anything drawn; its coordinates are millimetres.
    Drawn(Primitive),
    /// A part of a map.
    Map(Inset),
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Words {
    /// Where its baseline begins.
    pub at: (f32, f32),
    /// Size of its letters, in points.
    pub size: f32,
    pub face: Face,
    pub color: Rgba,
    pub text: String,
}

/// A part of a map.
#[derive(Clone)]
pub(crate) struct Inset {
    pub plan: Arc<Plan>,
    /// What is seen of it, in world coordinates.
    pub seen: Rect,
    /// Where its upper left corner lies.
    pub at: (f32, f32),
    /// Millimetres a hex.
    pub hex_mm: f32,
}

/// A page.
#[derive(Clone)]
pub(crate) struct Leaf {
    /// Width and height.
    pub size_mm: (f32, f32),
    /// What stands on it, the lowest first.
    pub marks: Vec<Mark>,
}

/// The width of a line of text, in millimetres; its size is in points.
pub(crate) fn width(face: Face, words: &str, size: f32) -> f32 {
    text::width(face, &printable(words), size * POINT_MM, 0.0)
}

/// A text in letters the type has: signs it lacks are written as it can.
fn printable(text: &str) -> Cow<'_, str> {
    const LACKING: [(char, &str); 8] = [
        ('\u{2192}', "\u{bb}"),
        ('\u{2190}', "\u{ab}"),
        ('\u{2194}', "\u{ab}\u{bb}"),
        ('\u{2212}', "\u{2013}"),
        ('\u{2264}', "at most "),
        ('\u{2265}', "at least "),
        ('\u{2260}', "not "),
        ('\u{2154}', "2/3"),
    ];
    let lacks = |c: char| LACKING.iter().find(|(sign, _)| *sign == c).map(|(_, instead)| *instead);
    if !text.chars().any(|c| lacks(c).is_some()) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match lacks(c) {
            Some(instead) => out.push_str(instead),
            None => out.push(c),
        }
    }
    Cow::Owned(out)
}

impl Leaf {
    /// An empty page.
    pub(crate) const fn new(size_mm: (f32, f32)) -> Self {
        Self { size_mm, marks: Vec::new() }
    }

    /// A line of text in black: where its baseline begins, and its size in points.
    pub(crate) fn text(&mut self, at: (f32, f32), size: f32, words: &str) {
        self.written(at, size, Face::Roman, BLACK, words);
    }

    /// The same in any cut and colour.
    pub(crate) fn written(&mut self, at: (f32, f32), size: f32, face: Face, color: Rgba, words: &str) {
        if !words.is_empty() {
            self.marks.push(Mark::Words(Words {
                at,
                size,
                face,
                color,
                text: printable(words).into_owned(),
            }));
        }
    }

    /// A thin black line between two points.
    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), width_mm: f32) {
        self.stroke(&[from, to], BLACK, width_mm);
    }

    /// A line through points.
    pub(crate) fn stroke(&mut self, through: &[(f32, f32)], color: Rgba, width: f32) {
        let mut pen = Pen::new();
        pen.polyline(&through.iter().map(|(x, y)| Point::new(*x, *y)).collect::<Vec<_>>());
        let stroke =
            pen.finish().map(|path| Primitive::Stroke { path, color, width, dash: None, round: false });
        self.marks.extend(stroke.map(Mark::Drawn));
    }

    /// A filled rectangle from its upper left corner.
    pub(crate) fn fill(&mut self, (x, y): (f32, f32), (wide, high): (f32, f32), color: Rgba) {
        let mut pen = Pen::new();
        pen.rect(Rect::new(Point::new(x, y), Point::new(x + wide, y + high)));
        self.draw(pen.fill(color));
    }

    /// The outline of a rectangle.
    pub(crate) fn frame(&mut self, (x, y): (f32, f32), (wide, high): (f32, f32), color: Rgba, width: f32) {
        let round = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y), (x + wide, y)];
        self.stroke(&round, color, width);
    }

    /// Anything drawn, in millimetres.
    pub(crate) fn draw(&mut self, primitives: impl IntoIterator<Item = Primitive>) {
        self.marks.extend(primitives.into_iter().map(Mark::Drawn));
    }

    /// A part of a map.
    pub(crate) fn map(&mut self, inset: Inset) {
        self.marks.push(Mark::Map(inset));
    }
}
