//! Names and strengths under the counters of a picture, as under large counters on the screen.

use super::request::{CAPTION_HEX_PX, PieceLayers};
use oblique_cartography::counters;
use oblique_cartography::primitive::Pen;
use oblique_cartography::text::{self, Face};
use oblique_cartography::{MapStyle, Point, Primitive};

/// Captions being written.
pub(super) struct Captions<'a> {
    style: &'a MapStyle,
    /// Height of the letters, in hexes.
    size: f32,
    names: bool,
    strengths: bool,
    out: Vec<Primitive>,
}

impl<'a> Captions<'a> {
    pub(super) fn new(style: &'a MapStyle, hex_px: f32, layers: PieceLayers) -> Self {
        let readable = hex_px >= CAPTION_HEX_PX;
        Self {
            style,
            size: counters::caption_px(hex_px) / hex_px,
            names: layers.names && readable,
            strengths: layers.strengths && readable,
            out: Vec::new(),
        }
    }

    /// Writes a name and a strength, as far as they are shown, one under the other below `top`.
    pub(super) fn add(&mut self, top: Point, name: &str, strength: &str) {
        let mut foot = top;
        for (words, shown) in [(name, self.names), (strength, self.strengths)] {
            if shown && !words.is_empty() {
                foot = foot + Point::new(0.0, self.size);
                self.line(foot, words);
            }
        }
    }

    /// A line about a point on its baseline.
    fn line(&mut self, at: Point, words: &str) {
        let width = |words: &str| text::width(Face::Roman, words, self.size, 0.0);
        let words = counters::shortened(words, |words| width(words) <= counters::CAPTION_WIDTH);
        let mut pen = Pen::new();
        let start = at - Point::new(width(&words) / 2.0, 0.0);
        text::write(&mut pen, Face::Roman, &words, start, self.size, 0.0, 0.0);
        let Some(path) = pen.finish() else { return };
        let label = &self.style.label;
        self.out.push(Primitive::Stroke {
            path: path.clone(),
            color: label.halo,
            width: self.size * label.halo_width,
            dash: None,
            round: true,
        });
        self.out.push(Primitive::Fill { path, color: self.style.ink });
    }

    pub(super) fn finish(&mut self) -> Vec<Primitive> {
        std::mem::take(&mut self.out)
    }
}
