//! Pages as pictures on clear ground.

use super::{ExportError, unfit};
use crate::kit::outlines;
use crate::pdf::leaf::Leaf;
use crate::picture::png_bytes_rgba;
use oblique_cartography::raster::Painter;
use oblique_cartography::{Point, Rect, Scene};

/// Draws pictures, one after the other.
#[derive(Default)]
pub(super) struct Artist(Painter);

impl Artist {
    /// A page so many pixels wide, as PNG: what nothing is drawn on is clear.
    pub(super) fn png(&mut self, leaf: &Leaf, width: u32) -> Result<Vec<u8>, ExportError> {
        let (wide, high) = leaf.size_mm;
        let px_a_mm = width as f32 / wide;
        let height = ((high * px_a_mm).round() as u32).max(1);
        let rect = Rect::new(Point::default(), Point::new(wide, high));
        let scene = Scene { rect, px_per_hex: px_a_mm, primitives: outlines(leaf) };
        let pixels = self.0.draw(&scene, width, height);
        // Pixels of a PNG are not premultiplied.
        let plain = |pixel: &u32| {
            let [r, g, b, a] = pixel.to_le_bytes();
            let part = |part: u8| match a {
                0 => 0,
                a => (u32::from(part) * 255 / u32::from(a)).min(255) as u8,
            };
            [part(r), part(g), part(b), a]
        };
        let bytes: Vec<u8> = pixels.iter().flat_map(plain).collect();
        png_bytes_rgba((width, height), &bytes).map_err(unfit)
    }
}
