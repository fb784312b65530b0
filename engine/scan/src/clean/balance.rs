//! White balance: the paper of a sheet becomes white.

use super::{lightness, small};
use crate::{PixelArea, Pixels, PixelsError};
use image::{Rgb, RgbImage};
use std::sync::Arc;

/// The picture the paper is looked for on.
const LOOKED_AT_PX: u32 = 600;
/// How white paper becomes; pure white would leave no room for what is lighter.
const WHITE: u32 = 245;
/// Lightness on either side of a mode that belongs to it.
const MODE: usize = 8;
/// A mode is broad where at least so much of the sheet belongs to it: one part in so many.
const BROAD: u32 = 20;
/// Pixels about a click that are looked at, either way.
const ABOUT: u32 = 3;
/// The darkest that can be paper.
const DARKEST_PAPER: u8 = 60;

/// No paper was found.
#[derive(Debug, thiserror::Error)]
pub enum NoPaper {
    /// What was clicked, or all of the sheet, is too dark for paper.
    #[error("this is too dark for paper: click where the sheet is blank")]
    TooDark,
    /// The sheet cannot be read.
    #[error(transparent)]
    Pixels(#[from] PixelsError),
}

/// Makes paper white: what is as dark as the paper in red, green and blue becomes an even, light grey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WhiteBalance {
    /// The colour of the paper on the sheet.
    pub paper: [u8; 3],
}

impl WhiteBalance {
    /// From what was clicked: the middle of the colours about it.
    ///
    /// # Errors
    /// Where that is off the sheet or too dark for paper.
    pub fn of_click(pixels: &dyn Pixels, x: u32, y: u32) -> Result<Self, NoPaper> {
        let side = 2 * ABOUT + 1;
        let area =
            PixelArea { x: x.saturating_sub(ABOUT), y: y.saturating_sub(ABOUT), width: side, height: side };
        Self::of(middle(pixels.read(area, 0)?.pixels().map(|Rgb(colour)| *colour)))
    }

    /// By itself: paper is the lightest colour that a good part of the sheet has.
    ///
    /// # Errors
    /// Where the sheet cannot be read or has no light part.
    pub fn of_sheet(pixels: &dyn Pixels) -> Result<Self, NoPaper> {
        let (picture, _) = small(pixels, LOOKED_AT_PX)?;
        let mut counts = [0_u32; 256];
        picture.pixels().for_each(|Rgb(colour)| counts[usize::from(lightness(*colour))] += 1);
        let all: u32 = counts.iter().sum();
        let about = |light: usize| {
            let span = light.saturating_sub(MODE)..(light + MODE + 1).min(256);
            counts.get(span).unwrap_or_default().iter().sum::<u32>()
        };
        let broad: Vec<u32> = (0..256).map(about).collect();
        // From the light end: the first broad mode, where it is broadest.
        let start = broad.iter().rposition(|n| *n >= (all / BROAD).max(1)).ok_or(NoPaper::TooDark)?;
        let span = start.saturating_sub(3 * MODE)..=start;
        let mode = span.max_by_key(|light| broad.get(*light).copied().unwrap_or(0)).unwrap_or(start);
        let near = |colour: &[u8; 3]| usize::from(lightness(*colour)).abs_diff(mode) <= MODE;
        Self::of(middle(picture.pixels().map(|Rgb(colour)| *colour).filter(near)))
    }

    fn of(paper: [u8; 3]) -> Result<Self, NoPaper> {
        let light = paper.iter().all(|n| *n >= DARKEST_PAPER);
        light.then_some(Self { paper }).ok_or(NoPaper::TooDark)
    }

    /// Makes a part of the sheet white.
    pub fn apply(&self, part: &mut RgbImage) {
        let table = self.paper.map(|paper| {
            let paper = u32::from(paper.max(1));
            std::array::from_fn::<u8, 256, _>(|n| ((n as u32 * WHITE + paper / 2) / paper).min(255) as u8)
        });
        for Rgb(colour) in part.pixels_mut() {
            for (n, table) in colour.iter_mut().zip(&table) {
                *n = table[usize::from(*n)];
            }
        }
    }
}

/// The middle value of each channel.
fn middle(colours: impl Iterator<Item = [u8; 3]>) -> [u8; 3] {
    let mut counts = [[0_u32; 256]; 3];
    let mut all = 0;
    for colour in colours {
        all += 1;
        counts.iter_mut().zip(colour).for_each(|(counts, n)| counts[usize::from(n)] += 1);
    }
    counts.map(|counts| {
        let mut sum = 0;
        let reached = |n: &u32| {
            sum += n;
            2 * sum >= all
        };
        counts.iter().position(reached).unwrap_or(0) as u8
    })
}

/// A sheet with its paper made white.
pub struct Balanced {
    /// The sheet as it is.
    pub pixels: Arc<dyn Pixels>,
    /// What makes it white.
    pub balance: WhiteBalance,
}

impl Pixels for Balanced {
    fn size_px(&self) -> (u32, u32) {
        self.pixels.size_px()
    }

    fn read(&self, area: PixelArea, reduction: u8) -> Result<RgbImage, PixelsError> {
        let mut part = self.pixels.read(area, reduction)?;
        self.balance.apply(&mut part);
        Ok(part)
    }
}
