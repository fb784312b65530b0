//! The drawing primitives every backend draws: the same for the screen, PNG and SVG.
//!
//! Coordinates and widths are in world units (hexes). Must not know what the shapes stand for.

use crate::Rgba;
use crate::geometry::{Point, Rect};
use std::sync::Arc;
pub use tiny_skia::{Path, PathSegment, Point as Corner};

/// Everything to be drawn of a world rectangle, the lowest first.
#[derive(Clone, Debug)]
pub struct Scene {
    /// What the picture shows.
    pub rect: Rect,
    /// Pixels a hex it was composed for: detail is chosen by it.
    pub px_per_hex: f32,
    /// The primitives, the lowest first.
    pub primitives: Vec<Primitive>,
}

/// Something to draw.
#[derive(Clone, Debug)]
pub enum Primitive {
    /// Paper over the whole picture, with a grain that belongs to the place.
    Paper {
        /// Its colour.
        color: Rgba,
        /// The colour of its fibres and stains; the opacity is the strongest there is.
        grain: Rgba,
    },
    /// A filled area (non-zero winding).
    Fill {
        /// Its outline.
        path: Path,
        /// Its colour.
        color: Rgba,
    },
    /// A line.
    Stroke {
        /// Where it runs.
        path: Path,
        /// Its colour.
        color: Rgba,
        /// Its width, in hexes.
        width: f32,
        /// Lengths of dash and gap, in hexes.
        dash: Option<[f32; 2]>,
        /// Are its ends and corners round (else cut square)?
        round: bool,
    },
    /// Outlines that stand in many places. What lies over each other is covered once.
    Copies(Copies),
    /// Smooth shading over triangles.
    Shade {
        /// Corners with their light: -1 darkest, 0 nothing, 1 lightest.
        triangles: Vec<[(Point, f32); 3]>,
        /// Colour and opacity of the brightest light.
        light: Rgba,
        /// Colour and opacity of the deepest shade.
        dark: Rgba,
    },
    /// Pixels laid over a rectangle of the world.
    Bitmap(Arc<Bitmap>),
}

/// Pixels that lie over a rectangle of the world.
#[derive(Debug)]
pub struct Bitmap {
    /// What they lie over.
    pub rect: Rect,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Row by row, each red, green, blue, opacity, not premultiplied.
    pub rgba: Vec<u8>,
    /// Where a drawing finds them: an address with the data in it. Drawings leave pixels out that have none.
    pub address: String,
}

/// Outlines that stand in many places: drawn once and stamped on the screen, written once and referred to in SVG.
#[derive(Clone, Debug)]
pub struct Copies {
    /// The outlines, each about its own origin.
    pub shapes: Vec<Path>,
    /// Where they stand.
    pub places: Vec<Place>,
    /// Their colour.
    pub color: Rgba,
    /// The width of a line along them, in hexes, with round ends; without it they are filled.
    pub line: Option<f32>,
}

/// A place where an outline stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Where its origin is.
    pub at: Point,
    /// Which of the outlines it is.
    pub shape: u16,
}

impl Primitive {
    /// Makes it fainter by a factor from 0 to 1.
    pub fn fade(&mut self, factor: f32) {
        match self {
            Self::Paper { grain, .. } => *grain = grain.faded(factor),
            Self::Fill { color, .. } | Self::Stroke { color, .. } => *color = color.faded(factor),
            Self::Copies(copies) => copies.color = copies.color.faded(factor),
            Self::Shade { light, dark, .. } => {
                *light = light.faded(factor);
                *dark = dark.faded(factor);
            }
            Self::Bitmap(bitmap) => {
                let faint = |(n, byte): (usize, &u8)| {
                    if n % 4 == 3 { (f32::from(*byte) * factor).round() as u8 } else { *byte }
                };
                let rgba = bitmap.rgba.iter().enumerate().map(faint).collect();
                // The address has the pixels as they were.
                *bitmap = Arc::new(Bitmap { rgba, address: String::new(), ..**bitmap });
            }
        }
    }
}

/// The rectangle a primitive lies in; paper lies everywhere.
pub fn bounds(primitive: &Primitive) -> Rect {
    let everywhere = Point::new(f32::MAX, f32::MAX);
    match primitive {
        Primitive::Paper { .. } => Rect::new(everywhere.times(-1.0), everywhere),
        Primitive::Fill { path, .. } => path_bounds(path),
        Primitive::Stroke { path, width, .. } => path_bounds(path).grown(*width),
        Primitive::Copies(copies) => crate::raster::bounds_of_copies(copies),
        Primitive::Bitmap(bitmap) => bitmap.rect,
        Primitive::Shade { triangles, .. } => {
            let corners = triangles.iter().flatten().map(|(p, _)| *p);
            let reach = |rect: Rect, p: Point| {
                Rect::new(
                    Point::new(rect.min.x.min(p.x), rect.min.y.min(p.y)),
                    Point::new(rect.max.x.max(p.x), rect.max.y.max(p.y)),
                )
            };
            corners.fold(Rect::new(everywhere, everywhere.times(-1.0)), reach)
        }
    }
}

pub(crate) fn path_bounds(path: &Path) -> Rect {
    let b = path.bounds();
    Rect::new(Point::new(b.left(), b.top()), Point::new(b.right(), b.bottom()))
}

/// Collects shapes into one path.
#[derive(Clone, Default)]
pub struct Pen(tiny_skia::PathBuilder);

impl Pen {
    /// An empty path.
    pub fn new() -> Self {
        Self::default()
    }

    /// Starts a line at a point.
    pub fn start(&mut self, p: Point) {
        self.0.move_to(p.x, p.y);
    }

    /// A straight line on to a point.
    pub fn line(&mut self, p: Point) {
        self.0.line_to(p.x, p.y);
    }

    /// A curve on to `p`, bent towards `control`.
    pub(crate) fn curve(&mut self, control: Point, p: Point) {
        self.0.quad_to(control.x, control.y, p.x, p.y);
    }

    /// Closes the current outline.
    pub fn close(&mut self) {
        self.0.close();
    }

    /// A closed polygon.
    pub fn polygon(&mut self, points: &[Point]) {
        self.polyline(points);
        self.0.close();
    }

    /// An open line through points.
    pub fn polyline(&mut self, points: &[Point]) {
        let mut points = points.iter();
        if let Some(&first) = points.next() {
            self.start(first);
            for &p in points {
                self.line(p);
            }
        }
    }

    /// An ellipse with half axes `rx`, `ry`.
    pub fn ellipse(&mut self, c: Point, rx: f32, ry: f32) {
        if let Some(rect) = tiny_skia::Rect::from_ltrb(c.x - rx, c.y - ry, c.x + rx, c.y + ry) {
            self.0.push_oval(rect);
        }
    }

    /// A rectangle.
    pub fn rect(&mut self, rect: Rect) {
        let Rect { min, max } = rect;
        self.polygon(&[min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)]);
    }

    /// Appends a finished path.
    pub fn path(&mut self, path: &Path) {
        self.0.push_path(path);
    }

    /// The path, unless nothing was drawn.
    pub fn finish(self) -> Option<Path> {
        self.0.finish()
    }

    /// As a filled area.
    pub fn fill(self, color: Rgba) -> Option<Primitive> {
        Some(Primitive::Fill { path: self.finish()?, color }).filter(|_| color.a > 0)
    }

    /// As a line.
    pub fn stroke(self, color: Rgba, width: f32) -> Option<Primitive> {
        let path = self.finish()?;
        Some(Primitive::Stroke { path, color, width, dash: None, round: true }).filter(|_| color.a > 0)
    }
}
