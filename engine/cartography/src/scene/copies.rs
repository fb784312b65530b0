//! Things that stand in many places, in a few sizes.

use crate::Rgba;
use crate::geometry::Point;
use crate::primitive::{Copies, Pen, Place, Primitive};

/// Sizes that are told apart.
const SIZES: u16 = 8;

/// Sizes from a least to a largest one, in steps.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    least: f32,
    step: f32,
}

impl Sizes {
    pub(super) fn between(least: f32, most: f32) -> Self {
        Self { least, step: (most - least) / f32::from(SIZES) }
    }

    /// One size only.
    pub(super) const fn one(size: f32) -> Self {
        Self { least: size, step: 0.0 }
    }

    fn count(self) -> u16 {
        if self.step > 0.0 { SIZES } else { 1 }
    }

    /// The step a size lies in.
    pub(super) fn index(self, size: f32) -> u16 {
        if self.step > 0.0 { (((size - self.least) / self.step) as u16).min(SIZES - 1) } else { 0 }
    }

    /// The middle of a step.
    fn size(self, index: u16) -> f32 {
        self.least + self.step * (f32::from(index) + 0.5)
    }

    /// Outlines of all sizes, filled or as a line, at places.
    pub(super) fn copies(
        self,
        places: &[Place],
        color: Rgba,
        line: Option<f32>,
        draw: impl Fn(&mut Pen, f32),
    ) -> Option<Primitive> {
        let shapes = (0..self.count()).map(|index| {
            let mut pen = Pen::new();
            draw(&mut pen, self.size(index));
            pen.finish()
        });
        copies(shapes.collect::<Option<_>>()?, places, color, line)
    }
}

/// A size at a place.
pub(super) const fn place(at: Point, shape: u16) -> Place {
    Place { at, shape }
}

/// Outlines at places, unless there is nothing to be seen of them.
pub(super) fn copies(
    shapes: Vec<crate::primitive::Path>,
    places: &[Place],
    color: Rgba,
    line: Option<f32>,
) -> Option<Primitive> {
    let seen = color.a > 0 && !places.is_empty();
    seen.then(|| Primitive::Copies(Copies { shapes, places: places.to_vec(), color, line }))
}
