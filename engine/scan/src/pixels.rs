//! What is asked of a sheet: the pixels of an area, as they are or reduced.

use image::RgbImage;
use image::imageops::{self, FilterType};

/// The most pixels one answer holds: 64 Mpx, 192 MiB.
pub const MOST_PIXELS_OF_AN_ANSWER: u64 = 1 << 26;

/// A rectangle of pixels of a sheet, from its left upper corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PixelArea {
    /// The column of the first pixel.
    pub x: u32,
    /// The row of the first pixel.
    pub y: u32,
    /// How many columns.
    pub width: u32,
    /// How many rows.
    pub height: u32,
}

impl PixelArea {
    /// The part of the area that lies on a sheet of that size; empty where none does.
    #[must_use]
    pub fn within(self, (width, height): (u32, u32)) -> Self {
        let (x, y) = (self.x.min(width), self.y.min(height));
        Self { x, y, width: self.width.min(width - x), height: self.height.min(height - y) }
    }

    /// How large the answer is at a reduction by `1 << reduction`: rounded up, so that no pixel is left out.
    #[must_use]
    pub fn reduced_size(self, reduction: u8) -> (u32, u32) {
        let step = 1_u32 << reduction.min(31);
        (self.width.div_ceil(step), self.height.div_ceil(step))
    }
}

/// Why pixels are not to be had.
#[derive(Debug, thiserror::Error)]
pub enum PixelsError {
    /// More pixels than an answer may hold.
    #[error(
        "{width} × {height} pixels are more than can be had at once; ask for less, or at a stronger reduction"
    )]
    TooMany {
        /// Columns of the answer.
        width: u32,
        /// Rows of the answer.
        height: u32,
    },
    /// The area lies off the sheet.
    #[error("nothing of the sheet lies there")]
    OffTheSheet,
    /// Whatever keeps the pixels cannot give them.
    #[error("the pixels of the sheet cannot be read: {0}")]
    Unreadable(String),
}

/// The pixels of a sheet, whoever keeps them: a picture in memory, or a pyramid of tiles.
pub trait Pixels: Send + Sync {
    /// Width and height of the whole sheet.
    fn size_px(&self) -> (u32, u32);

    /// The part of an area that lies on the sheet, each pixel of the answer standing for a square of
    /// `1 << reduction` pixels a side ([`PixelArea::reduced_size`]).
    ///
    /// # Errors
    /// Where the area lies off the sheet, is larger than [`MOST_PIXELS_OF_AN_ANSWER`] or cannot be read.
    fn read(&self, area: PixelArea, reduction: u8) -> Result<RgbImage, PixelsError>;
}

impl Pixels for RgbImage {
    fn size_px(&self) -> (u32, u32) {
        self.dimensions()
    }

    fn read(&self, area: PixelArea, reduction: u8) -> Result<RgbImage, PixelsError> {
        let area = area.within(self.dimensions());
        let (width, height) = area.reduced_size(reduction);
        if width == 0 || height == 0 {
            return Err(PixelsError::OffTheSheet);
        }
        if u64::from(width) * u64::from(height) > MOST_PIXELS_OF_AN_ANSWER {
            return Err(PixelsError::TooMany { width, height });
        }
        let cut = imageops::crop_imm(self, area.x, area.y, area.width, area.height);
        Ok(if reduction == 0 {
            cut.to_image()
        } else {
            imageops::resize(&cut.to_image(), width, height, FilterType::Triangle)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{PixelArea, Pixels, PixelsError};
    use image::{Rgb, RgbImage};

    #[test]
    fn an_area_is_cut_to_the_sheet_and_reduced_upwards() {
        let sheet = RgbImage::from_fn(10, 6, |x, y| Rgb([x as u8, y as u8, 0]));
        let area = PixelArea { x: 7, y: 2, width: 9, height: 9 };
        let whole = sheet.read(area, 0).expect("a part of it lies there");
        assert_eq!((whole.dimensions(), whole.get_pixel(0, 0)), ((3, 4), &Rgb([7, 2, 0])));
        assert_eq!(sheet.read(area, 1).expect("as before").dimensions(), (2, 2));
        let beside = PixelArea { x: 10, ..area };
        assert!(matches!(sheet.read(beside, 0), Err(PixelsError::OffTheSheet)));
    }
}
