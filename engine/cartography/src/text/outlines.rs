//! The outlines of one glyph of a type.

use crate::geometry::Point;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlineGlyphCollection, OutlinePen};

/// A step of an outline, in parts of the type size, baseline at y = 0, y down.
#[derive(Clone, Copy)]
pub(super) enum Segment {
    Start(Point),
    Line(Point),
    Curve(Point, Point),
    Close,
}

/// The outline of a glyph by its number; nothing where the type has none, as of a space. `scale`: the part of the type size
/// that a unit of the type is.
pub(super) fn outline(glyphs: &OutlineGlyphCollection<'_>, number: u16, scale: f32) -> Box<[Segment]> {
    let mut outline = Outline { scale, segments: Vec::new(), last: Point::default() };
    if let Some(glyph) = glyphs.get(skrifa::GlyphId::from(number)) {
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        let _ = glyph.draw(settings, &mut outline);
    }
    outline.segments.into()
}

struct Outline {
    scale: f32,
    segments: Vec<Segment>,
    last: Point,
}

impl Outline {
    fn point(&self, x: f32, y: f32) -> Point {
        Point::new(x * self.scale, -y * self.scale)
    }

    fn add(&mut self, segment: Segment, end: Point) {
        self.segments.push(segment);
        self.last = end;
    }
}

impl OutlinePen for Outline {
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
        self.segments.push(Segment::Close);
    }
}
