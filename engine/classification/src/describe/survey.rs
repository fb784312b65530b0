//! What must be known of the whole board before any hex is described: paper, folds, inks.

use super::folds::{Fold, Reduced};
use super::inks::{Palette, clustered};
use super::oklab::{Lab, lab};
use super::paper::{Paper, Spot};
use crate::sheet::{Frame, Patch, Window};
use crate::{ClassificationError, Ink};
use oblique_scan::Pixels;
use rayon::prelude::*;

/// Pixels of the reduced board, about.
const REDUCED_PX: f64 = 2e6;
/// Rows that are read at once.
const STRIP_PX: usize = 64;
/// Spots the paper is fitted to, about.
const SPOTS: usize = 60_000;
/// Places a side where inks are looked at closely, and how many frame pixels a side each has.
const LOOKS: usize = 8;
const LOOK_PX: usize = 48;

/// Paper, folds and inks of a board on its sheet.
pub(super) struct Survey {
    pub(super) paper: Paper,
    pub(super) folds: Vec<Fold>,
    pub(super) inks: Vec<Ink>,
    pub(super) palette: Palette,
    /// The darkest of the inks.
    pub(super) dark: Lab,
}

impl Survey {
    pub(super) fn of(
        frame: &Frame,
        pixels: &dyn Pixels,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, ClassificationError> {
        let hexes = frame.layout().len().max(1) as f64;
        let reduced = frame.at_scale((REDUCED_PX / hexes).sqrt().clamp(1.5, 8.0));
        let (width, height) = reduced.size();
        let strips: Vec<usize> = (0..height).step_by(STRIP_PX).collect();
        let mut colours: Vec<Option<Lab>> = Vec::with_capacity(width * height);
        for (n, batch) in strips.chunks(4).enumerate() {
            if !go_on((n * 4) as f32 / strips.len() as f32) {
                return Err(ClassificationError::Cancelled);
            }
            let read = |y: &usize| {
                let window = Window { x: 0, y: *y, width, height: STRIP_PX.min(height - y) };
                Patch::read(&reduced, pixels, window)
            };
            let patches: Vec<_> = batch.par_iter().map(read).collect();
            for patch in patches {
                let patch = patch?;
                colours.extend(patch.rgb.iter().zip(&patch.on).map(|(rgb, on)| on.then(|| lab(*rgb))));
            }
        }
        let scale = (frame.px_a_hex() / reduced.px_a_hex()) as f32;
        let spot = |i: usize, colour: Lab| -> Spot {
            ((i % width) as f32 * scale, (i / width) as f32 * scale, colour)
        };
        let step = (colours.len() / SPOTS).max(1);
        // A step that divides the width would see the same columns only.
        let step = if step > 1 && width.is_multiple_of(step) { step + 1 } else { step };
        let spots: Vec<Spot> =
            colours.iter().enumerate().step_by(step).filter_map(|(i, c)| Some(spot(i, (*c)?))).collect();
        if spots.is_empty() {
            return Err(ClassificationError::OffTheSheet);
        }
        let paper = Paper::of(&spots, frame.size());
        let looks = looks(frame, pixels)?;
        let paper = if looks.is_empty() { paper } else { paper.with_dark_of(&looks) };
        let light: Vec<f32> = colours
            .iter()
            .enumerate()
            .map(|(i, c)| {
                c.map_or(1.0, |c| {
                    let (x, y, c) = spot(i, c);
                    paper.balance_at(x, y).apply(c)[0]
                })
            })
            .collect();
        let folds = Reduced { width, height, light: &light, px_a_hex: reduced.px_a_hex() as f32 }.folds();
        let seen = if looks.is_empty() { &spots } else { &looks };
        let balanced: Vec<Lab> = seen.iter().map(|(x, y, c)| paper.balance_at(*x, *y).apply(*c)).collect();
        let inks = clustered(&balanced);
        let palette = Palette::new(&inks);
        let dark =
            inks.iter().filter(|ink| ink.share > 0.0).min_by(|a, b| a.lightness.total_cmp(&b.lightness));
        let dark = dark.map_or([0.0; 3], |ink| [ink.lightness, ink.green_red, ink.blue_yellow]);
        Ok(Self { paper, folds, inks, palette, dark })
    }
}

/// Colours at places spread over the board, as finely as hexes are described.
fn looks(frame: &Frame, pixels: &dyn Pixels) -> Result<Vec<Spot>, ClassificationError> {
    let (width, height) = frame.size();
    let (w, h) = (LOOK_PX.min(width), LOOK_PX.min(height));
    let place = |i: usize, n: usize, size: usize| (n - size) * (2 * i + 1) / (2 * LOOKS);
    let all: Vec<_> = (0..LOOKS * LOOKS)
        .into_par_iter()
        .map(|i| {
            let window =
                Window { x: place(i % LOOKS, width, w), y: place(i / LOOKS, height, h), width: w, height: h };
            let patch = Patch::read(frame, pixels, window)?;
            let spot = |i: usize| ((window.x + i % w) as f32, (window.y + i / w) as f32, lab(patch.rgb[i]));
            Ok((0..patch.rgb.len()).filter(|i| patch.on[*i]).map(spot).collect::<Vec<Spot>>())
        })
        .collect();
    let mut spots = Vec::new();
    for look in all {
        spots.extend(look.map_err(ClassificationError::Pixels)?);
    }
    Ok(spots)
}
