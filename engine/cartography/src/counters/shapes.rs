//! The shapes of counters, and turning them into primitives for pictures.

use crate::Rgba;
use crate::geometry::Point;
use crate::primitive::{Pen, Primitive};
use crate::text::{self, Face};

/// A shape in hex-local units.
#[derive(Clone, Debug, PartialEq)]
pub enum CounterShape {
    /// A filled convex polygon.
    Polygon {
        /// Its corners.
        points: Vec<Point>,
        /// Its colour.
        fill: Rgba,
    },
    /// A line through points.
    Line {
        /// Its points.
        points: Vec<Point>,
        /// Its colour.
        color: Rgba,
        /// Its width, in hexes.
        width: f32,
    },
    /// A filled circle.
    Disc {
        /// Its centre.
        center: Point,
        /// Its radius, in hexes.
        radius: f32,
        /// Its colour.
        fill: Rgba,
    },
    /// A word.
    Text {
        /// The middle of its baseline.
        at: Point,
        /// What it says.
        text: String,
        /// Letter height, in hexes.
        size: f32,
        /// Its colour.
        color: Rgba,
        /// The light round its letters.
        halo: Rgba,
    },
}

/// Collects shapes, turning those drawn in the unit's own frame (front = up) to its facing.
pub(super) struct ShapeCollector {
    frame: Frame,
    shapes: Vec<CounterShape>,
}

/// Where a frame lies in that of the map, and how it is turned.
#[derive(Clone, Copy)]
struct Frame {
    at: Point,
    sin: f32,
    cos: f32,
}

impl Frame {
    fn new(at: Point, turn_deg: f32) -> Self {
        let (sin, cos) = turn_deg.to_radians().sin_cos();
        Self { at, sin, cos }
    }

    fn out(self, p: Point) -> Point {
        self.at + Point::new(p.x * self.cos - p.y * self.sin, p.x * self.sin + p.y * self.cos)
    }
}

impl ShapeCollector {
    pub(super) fn new(turn_deg: f32) -> Self {
        Self { frame: Frame::new(Point::default(), turn_deg), shapes: Vec::new() }
    }

    /// From the unit's frame to the map's.
    pub(super) fn turned(&self, p: Point) -> Point {
        self.frame.out(p)
    }

    /// Draws in a frame of its own within the present one: its middle at `at`, turned clockwise.
    pub(super) fn within(&mut self, at: Point, turn_deg: f32, draw: impl FnOnce(&mut Self)) {
        let outer = self.frame;
        let (inner, middle) = (Frame::new(at, turn_deg), outer.out(at));
        self.frame = Frame {
            at: middle,
            sin: outer.sin * inner.cos + outer.cos * inner.sin,
            cos: outer.cos * inner.cos - outer.sin * inner.sin,
        };
        draw(self);
        self.frame = outer;
    }

    pub(super) fn polygon(&mut self, points: &[Point], fill: Rgba) {
        let points = points.iter().map(|p| self.turned(*p)).collect();
        self.shapes.push(CounterShape::Polygon { points, fill });
    }

    pub(super) fn line(&mut self, points: &[Point], color: Rgba, width: f32) {
        let points = points.iter().map(|p| self.turned(*p)).collect();
        self.shapes.push(CounterShape::Line { points, color, width });
    }

    pub(super) fn disc(&mut self, center: Point, radius: f32, fill: Rgba) {
        let center = self.turned(center);
        self.shapes.push(CounterShape::Disc { center, radius, fill });
    }

    /// A shape that stands upright on the map whatever the facing.
    pub(super) fn upright(&mut self, shape: CounterShape) {
        self.shapes.push(shape);
    }

    pub(super) fn finish(self) -> Vec<CounterShape> {
        self.shapes
    }
}

/// The shapes as primitives of a picture, the hex's centre at `at`, scaled by `scale`.
pub fn primitives(shapes: &[CounterShape], at: Point, scale: f32) -> Vec<Primitive> {
    let place = |p: Point| at + p.times(scale);
    let mut out = Vec::new();
    for shape in shapes {
        let mut pen = Pen::new();
        match shape {
            CounterShape::Polygon { points, fill } => {
                pen.polygon(&points.iter().map(|p| place(*p)).collect::<Vec<_>>());
                out.extend(pen.fill(*fill));
            }
            CounterShape::Line { points, color, width } => {
                pen.polyline(&points.iter().map(|p| place(*p)).collect::<Vec<_>>());
                out.extend(pen.stroke(*color, width * scale));
            }
            CounterShape::Disc { center, radius, fill } => {
                pen.ellipse(place(*center), radius * scale, radius * scale);
                out.extend(pen.fill(*fill));
            }
            CounterShape::Text { at, text: word, size, color, halo } => {
                let height = size * scale;
                let start = place(*at) - Point::new(text::width(Face::Roman, word, height, 0.0) / 2.0, 0.0);
                text::write(&mut pen, Face::Roman, word, start, height, 0.0, 0.0);
                if let Some(path) = pen.finish() {
                    out.push(Primitive::Stroke {
                        path: path.clone(),
                        color: *halo,
                        width: height * 0.25,
                        dash: None,
                        round: true,
                    });
                    out.push(Primitive::Fill { path, color: *color });
                }
            }
        }
    }
    out
}
