//! Pages as pixels, by the raster code that draws maps.

use super::{Kit, KitRequest, Part};
use crate::pdf::leaf::{Inset, Leaf, Mark, POINT_MM, Words};
use crate::picture::{Error, Image};
use oblique_cartography::primitive::Pen;
use oblique_cartography::raster::Painter;
use oblique_cartography::{Point, Primitive, Rect, Rgba, Scene, text};
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::ops::RangeInclusive;

/// How wide a page may be, in pixels.
pub const PREVIEW_PX: RangeInclusive<u32> = 16..=4096;

/// Every page of a kit, laid out.
pub struct Pages(Vec<(&'static Part, Leaf)>);

impl Pages {
    /// Lays them out.
    ///
    /// # Errors
    /// Why there are none.
    pub fn new(scenario: &Scenario, rules: &dyn Ruleset, request: &KitRequest) -> Result<Self, Error> {
        let parts = Kit::new(scenario, rules, request)?.parts()?;
        let all =
            parts.into_iter().flat_map(|(part, leaves)| leaves.into_iter().map(move |leaf| (part, leaf)));
        Ok(Self(all.collect()))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The part each is of.
    pub fn parts(&self) -> impl Iterator<Item = &'static Part> + '_ {
        self.0.iter().map(|(part, _)| *part)
    }

    /// A page as pixels, so wide, see [`PREVIEW_PX`]; `None` if there is no such page.
    #[must_use]
    pub fn image(&self, page: usize, width: u32) -> Option<Image> {
        self.0.get(page).map(|(_, leaf)| image(&mut Painter::default(), leaf, width))
    }
}

/// A page as pixels.
fn image(painter: &mut Painter, leaf: &Leaf, width: u32) -> Image {
    let width = width.clamp(*PREVIEW_PX.start(), *PREVIEW_PX.end());
    let (wide, high) = leaf.size_mm;
    let px_a_mm = width as f32 / wide;
    let height = ((high * px_a_mm).round() as u32).clamp(1, *PREVIEW_PX.end() * 4);
    let mut image = Image { width, height, rgb: vec![255; width as usize * height as usize * 3] };
    let page = Rect::new(Point::default(), Point::new(wide, high));
    let mut drawn = Vec::new();
    for mark in &leaf.marks {
        match mark {
            Mark::Drawn(primitive) => drawn.push(primitive.clone()),
            Mark::Words(words) => drawn.extend(outlined(words)),
            Mark::Map(inset) => {
                let primitives = std::mem::take(&mut drawn);
                lay(painter, &mut image, &Scene { rect: page, px_per_hex: px_a_mm, primitives });
                map(painter, &mut image, inset, px_a_mm);
            }
        }
    }
    lay(painter, &mut image, &Scene { rect: page, px_per_hex: px_a_mm, primitives: drawn });
    image
}

/// Everything drawn and written on a page that has no map on it.
pub(crate) fn outlines(leaf: &Leaf) -> Vec<Primitive> {
    let drawn = |mark: &Mark| match mark {
        Mark::Drawn(primitive) => Some(primitive.clone()),
        Mark::Words(words) => outlined(words),
        Mark::Map(_) => None,
    };
    leaf.marks.iter().filter_map(drawn).collect()
}

fn outlined(words: &Words) -> Option<Primitive> {
    let mut pen = Pen::new();
    let at = Point::new(words.at.0, words.at.1);
    text::write(&mut pen, words.face, &words.text, at, words.size * POINT_MM, 0.0, 0.0);
    pen.fill(Rgba { a: 255, ..words.color })
}

fn map(painter: &mut Painter, image: &mut Image, inset: &Inset, px_a_mm: f32) {
    let px_a_hex = inset.hex_mm * px_a_mm;
    let px = |hexes: f32| (hexes * px_a_hex).round().max(1.0) as u32;
    let (wide, high) = (px(inset.seen.width()).min(image.width), px(inset.seen.height()).min(image.height));
    let at = |mm: f32| (mm * px_a_mm).round().max(0.0) as u32;
    // What is drawn is chosen by the detail of the plan: so that a small picture is not slow, it is drawn as it is.
    let scene = Scene { px_per_hex: px_a_hex, ..inset.plan.scene(inset.seen) };
    lay_sized(painter, image, &scene, (at(inset.at.0), at(inset.at.1)), (wide, high));
}

fn lay(painter: &mut Painter, image: &mut Image, scene: &Scene) {
    if !scene.primitives.is_empty() {
        let size = (image.width, image.height);
        lay_sized(painter, image, scene, (0, 0), size);
    }
}

/// Draws a scene over a part of a picture.
fn lay_sized(
    painter: &mut Painter,
    image: &mut Image,
    scene: &Scene,
    (left, top): (u32, u32),
    (wide, high): (u32, u32),
) {
    let pixels = painter.draw(scene, wide, high);
    let row_px = image.width as usize;
    let shown = (wide as usize).min(row_px.saturating_sub(left as usize));
    for (row, pixels) in pixels.chunks_exact(wide.max(1) as usize).enumerate() {
        let start = ((top as usize + row) * row_px + left as usize) * 3;
        let Some(to) = image.rgb.get_mut(start..start + shown * 3) else { break };
        for (to, pixel) in to.chunks_exact_mut(3).zip(pixels) {
            let [r, g, b, a] = pixel.to_le_bytes();
            let clear = u32::from(255 - a);
            for (to, part) in to.iter_mut().zip([r, g, b]) {
                *to = (u32::from(part) + (u32::from(*to) * clear + 127) / 255).min(255) as u8;
            }
        }
    }
}
