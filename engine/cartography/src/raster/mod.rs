//! Primitives into pixels.
//!
//! Must not know boards or styles. Everything is rounded to 256ths of a pixel of the whole map and covered in whole
//! numbers, so a part has the pixels of the whole, on every machine.

mod bitmap;
mod course;
mod cover;
mod ink;
mod mask;
mod paper;
mod shade;
mod stamp;
mod stroke;
mod view;

pub(crate) use stamp::bounds as bounds_of_copies;

use crate::primitive::{Path, Primitive, Scene};
use course::walk;
use cover::Cover;
use ink::Ink;
use mask::Mask;
use shade::Tones;
use stamp::Stamps;
use stroke::{Line, Liner};
use tiny_skia::StrokeDash;
use view::View;

/// Draws scenes, one after the other; what they have in common it keeps.
#[derive(Default)]
pub struct Painter {
    pixels: Vec<u32>,
    cover: Cover,
    mask: Mask,
    stamps: Stamps,
}

/// Most pixels a picture drawn at once may have.
const MOST_PX: u64 = 1 << 28;

/// Draws a scene over its rectangle, `width` by `height` pixels: rows of red, green, blue,
/// opacity, premultiplied. An impossible size gives no pixels.
pub fn render(scene: &Scene, width: u32, height: u32) -> Vec<u8> {
    Painter::default().draw(scene, width, height).iter().flat_map(|pixel| pixel.to_le_bytes()).collect()
}

impl Painter {
    /// Draws a scene over its rectangle. Pixels row by row, each red, green, blue, opacity from its lowest byte up,
    /// premultiplied. An impossible size gives no pixels.
    pub fn draw(&mut self, scene: &Scene, width: u32, height: u32) -> &[u32] {
        self.pixels.clear();
        if u64::from(width) * u64::from(height) > MOST_PX || width == 0 {
            return &self.pixels;
        }
        let (width, height) = (width as usize, height as usize);
        self.pixels.resize(width * height, 0);
        self.cover.reset(width, height);
        self.mask.reset(width, height);
        let view = View::new(scene, width, height);
        for primitive in &scene.primitives {
            self.primitive(primitive, &view, width);
        }
        &self.pixels
    }

    fn primitive(&mut self, primitive: &Primitive, view: &View, width: usize) {
        match primitive {
            Primitive::Paper { color, grain } => {
                paper::fill(&mut self.pixels, width, view, *color, *grain);
            }
            Primitive::Fill { path, color } => {
                walk(path, view, &mut self.cover);
                let (ink, pixels) = (Ink::new(*color), &mut self.pixels);
                self.cover.sweep(|y, x, many, cover| {
                    let at = y * width + x;
                    if many == 1 {
                        pixels[at] = ink.over(pixels[at], cover);
                    } else {
                        ink.run(&mut pixels[at..at + many], cover);
                    }
                });
            }
            Primitive::Stroke { path, color, width: wide, dash, round } => {
                let line = Line { half: view.length(*wide) / 2.0, cut: !round };
                let dashes = dash.and_then(|[on, off]| StrokeDash::new(vec![on, off], 0.0));
                let dashed = dashes.and_then(|dashes| path.dash(&dashes, view.scale.0 as f32));
                self.stroke(dashed.as_ref().unwrap_or(path), line, view);
                self.ink_mask(Ink::new(*color), width);
            }
            Primitive::Bitmap(bitmap) => bitmap::lay(&mut self.pixels, width, view, bitmap),
            Primitive::Copies(copies) => {
                self.stamps.put(&mut self.mask, copies, view);
                self.ink_mask(Ink::new(copies.color), width);
            }
            Primitive::Shade { triangles, light, dark } => {
                let tones = Tones::new(Ink::new(*light), Ink::new(*dark));
                for corners in triangles {
                    shade::triangle(&mut self.pixels, width, view, corners, &tones);
                }
            }
        }
    }

    fn stroke(&mut self, path: &Path, line: Line, view: &View) {
        walk(path, view, &mut Liner::new(&mut self.mask, line));
    }

    /// Lays a colour over what the mask covers.
    fn ink_mask(&mut self, ink: Ink, width: usize) {
        let pixels = &mut self.pixels;
        self.mask.sweep(|y, x, covers| {
            let at = y * width + x;
            ink.each(&mut pixels[at..at + covers.len()], covers);
        });
    }
}
