//! The icon of the window: a hex with the sign of foot on it.
//!
//! Drawn by code, in the colours of the theme.

use crate::ui::Tokens;
use egui::{Color32, IconData, Visuals};

/// Pixels of a side.
const SIDE: usize = 128;
/// Samples a pixel and direction, against jagged rims.
const SAMPLES: usize = 4;

/// The icon.
pub(super) fn icon() -> IconData {
    let tokens = Tokens::of_visuals(&Visuals::light());
    let mut rgba = Vec::with_capacity(SIDE * SIDE * 4);
    for y in 0..SIDE {
        for x in 0..SIDE {
            rgba.extend(pixel(x, y, &tokens));
        }
    }
    IconData { rgba, width: SIDE as u32, height: SIDE as u32 }
}

/// The mean of the samples of a pixel.
fn pixel(x: usize, y: usize, tokens: &Tokens) -> [u8; 4] {
    let mut sum = [0_usize; 4];
    for sample in 0..SAMPLES * SAMPLES {
        let along = |pixel: usize, sample: usize| {
            let at = pixel * SAMPLES + sample;
            2.0 * at as f32 / (SIDE * SAMPLES) as f32 - 1.0
        };
        let color = color(along(x, sample % SAMPLES), along(y, sample / SAMPLES), tokens);
        for (sum, part) in sum.iter_mut().zip(color.to_srgba_unmultiplied()) {
            *sum += usize::from(part);
        }
    }
    let covered = (sum[3] / 255).max(1);
    let part = |value: usize| u8::try_from(value / covered).unwrap_or(u8::MAX);
    let alpha = u8::try_from(sum[3] / (SAMPLES * SAMPLES)).unwrap_or(u8::MAX);
    [part(sum[0]), part(sum[1]), part(sum[2]), alpha]
}

/// The colour at a place of the square from -1 to 1.
fn color(x: f32, y: f32, tokens: &Tokens) -> Color32 {
    // A hex with a flat top, as wide as the square.
    let inside = |size: f32| y.abs() <= size * 0.866 && x.abs() * 0.866 + y.abs() * 0.5 <= size * 0.866;
    if !inside(0.98) {
        return Color32::TRANSPARENT;
    }
    if !inside(0.86) {
        return tokens.text;
    }
    // The sign: a block with its diagonal.
    let (wide, high) = (0.56, 0.38);
    if x.abs() > wide || y.abs() > high {
        return tokens.panel;
    }
    let rim = x.abs() > wide - 0.07 || y.abs() > high - 0.07;
    let slant = (y / high + x / wide).abs() < 0.2;
    if rim || slant { tokens.text } else { tokens.accent }
}

#[cfg(test)]
mod tests {
    use super::{SIDE, icon};

    #[test]
    fn the_icon_is_whole_and_clear_at_its_corners() {
        let icon = icon();
        assert_eq!(icon.rgba.len(), SIDE * SIDE * 4);
        let alpha = |x: usize, y: usize| icon.rgba[(y * SIDE + x) * 4 + 3];
        assert_eq!((alpha(0, 0), alpha(SIDE - 1, SIDE - 1), alpha(SIDE / 2, SIDE / 2)), (0, 0, 255));
    }
}
