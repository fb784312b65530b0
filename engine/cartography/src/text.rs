//! Lettering: text as glyph outlines of EB Garamond.
//!
//! Must not know what is written or where it stands on a map.

use crate::geometry::Point;
use crate::primitive::Pen;
use oblique_board::Label;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const ROMAN: &[u8] = include_bytes!("../../../assets/fonts/eb-garamond/EBGaramond08-Regular.otf");
const ITALIC: &[u8] = include_bytes!("../../../assets/fonts/eb-garamond/EBGaramond08-Italic.otf");

/// Which cut of the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Upright.
    Roman,
    /// Slanted.
    Italic,
}

/// Outlines in parts of the type size, baseline at y = 0, y down.
#[derive(Default)]
struct Glyph {
    /// Its number in the file of the type.
    id: u16,
    segments: Vec<Segment>,
    advance: f32,
}

#[derive(Clone, Copy)]
enum Segment {
    Start(Point),
    Line(Point),
    Curve(Point, Point),
    Close,
}

static FACES: LazyLock<[BTreeMap<char, Glyph>; 2]> = LazyLock::new(|| [load(ROMAN), load(ITALIC)]);

/// Every letter of the blocks a map of Europe needs: Latin with all its accents, punctuation.
fn load(data: &[u8]) -> BTreeMap<char, Glyph> {
    let Ok(face) = ttf_parser::Face::parse(data, 0) else { return BTreeMap::new() };
    let scale = 1.0 / f32::from(face.units_per_em());
    let wanted = ('\u{20}'..='\u{24f}')
        .chain('\u{370}'..='\u{45f}')
        .chain('\u{1e00}'..='\u{1eff}')
        .chain('\u{2010}'..='\u{203a}');
    wanted
        .filter_map(|c| {
            let id = face.glyph_index(c)?;
            let mut outline = Outline { scale, glyph: Glyph::default(), last: Point::default() };
            let _ = face.outline_glyph(id, &mut outline);
            outline.glyph.advance = f32::from(face.glyph_hor_advance(id).unwrap_or(0)) * scale;
            outline.glyph.id = id.0;
            Some((c, outline.glyph))
        })
        .collect()
}

struct Outline {
    scale: f32,
    glyph: Glyph,
    last: Point,
}

impl Outline {
    fn point(&self, x: f32, y: f32) -> Point {
        Point::new(x * self.scale, -y * self.scale)
    }

    fn add(&mut self, segment: Segment, end: Point) {
        self.glyph.segments.push(segment);
        self.last = end;
    }
}

impl ttf_parser::OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let p = self.point(x, y);
        self.add(Segment::Start(p), p);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let p = self.point(x, y);
        self.add(Segment::Line(p), p);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (c, p) = (self.point(x1, y1), self.point(x, y));
        self.add(Segment::Curve(c, p), p);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        // A cubic as two quadratics, near enough for lettering.
        let (a, b, d, p) = (self.last, self.point(x1, y1), self.point(x2, y2), self.point(x, y));
        let mid = a.mid(b).mid(b.mid(d)).mid(b.mid(d).mid(d.mid(p)));
        let first = a.lerp(b, 0.75);
        let second = p.lerp(d, 0.75);
        self.add(Segment::Curve(first, mid), mid);
        self.add(Segment::Curve(second, p), p);
    }

    fn close(&mut self) {
        self.glyph.segments.push(Segment::Close);
    }
}

/// The file of a type, for documents that have it embedded.
pub const fn file(face: Face) -> &'static [u8] {
    match face {
        Face::Roman => ROMAN,
        Face::Italic => ITALIC,
    }
}

/// The letters of a line: each with its number in [`file`] and its width, in parts of the type size.
pub fn letters(face: Face, text: &str) -> impl Iterator<Item = (char, u16, f32)> {
    let known = text.chars().take(Label::MOST_LETTERS).filter_map(move |c| Some((c, glyph(face, c)?)));
    known.map(|(c, glyph)| (c, glyph.id, glyph.advance))
}

fn glyph(face: Face, c: char) -> Option<&'static Glyph> {
    let letters = &FACES[usize::from(face == Face::Italic)];
    letters.get(&c).or_else(|| letters.get(&'?'))
}

/// The letters of a line that are drawn: not more of it than of the longest name of a map.
fn glyphs(face: Face, text: &str) -> impl Iterator<Item = &'static Glyph> {
    text.chars().take(Label::MOST_LETTERS).filter_map(move |c| glyph(face, c))
}

/// Width of a line of text at a letter size, with `spacing` (in parts of the size) between letters.
pub fn width(face: Face, text: &str, size: f32, spacing: f32) -> f32 {
    let advances: f32 = glyphs(face, text).map(|g| g.advance + spacing).sum();
    (advances - spacing).max(0.0) * size
}

/// Writes a line of text that starts at `start` on its baseline, turned clockwise about it.
pub fn write(pen: &mut Pen, face: Face, text: &str, start: Point, size: f32, spacing: f32, angle_deg: f32) {
    let (sin, cos) = angle_deg.to_radians().sin_cos();
    let mut x = 0.0;
    for glyph in glyphs(face, text) {
        let place = |p: Point| {
            let (u, v) = (x + p.x * size, p.y * size);
            Point::new(start.x + u * cos - v * sin, start.y + u * sin + v * cos)
        };
        for segment in &glyph.segments {
            match *segment {
                Segment::Start(p) => pen.start(place(p)),
                Segment::Line(p) => pen.line(place(p)),
                Segment::Curve(c, p) => pen.curve(place(c), place(p)),
                Segment::Close => pen.close(),
            }
        }
        x += (glyph.advance + spacing) * size;
    }
}
