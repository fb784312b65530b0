//! What is asked of a sheet: the pixels of an area, as they are or reduced.

use crate::halve::Cascade;
use image::RgbImage;
use std::convert::Infallible;

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

    /// How large the answer is at a reduction by `1 << reduction`.
    ///
    /// Reduced pixels are squares that are counted from the corner of the sheet, and those that the area only touches are
    /// part of the answer: its first pixel begins at [`Self::first_reduced`] squares.
    #[must_use]
    pub fn reduced_size(self, reduction: u8) -> (u32, u32) {
        let step = 1_u64 << reduction.min(31);
        let squares = |from: u32, count: u32| {
            let (from, end) = (u64::from(from), u64::from(from) + u64::from(count));
            if count == 0 { 0 } else { (end.div_ceil(step) - from / step) as u32 }
        };
        (squares(self.x, self.width), squares(self.y, self.height))
    }

    /// Column and row, among the reduced pixels of the whole sheet, of the first pixel of the answer.
    #[must_use]
    pub fn first_reduced(self, reduction: u8) -> (u32, u32) {
        let step = 1_u32 << reduction.min(31);
        (self.x / step, self.y / step)
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
    /// `1 << reduction` pixels a side ([`PixelArea::reduced_size`]), counted from the corner of the sheet: the answer for
    /// an area is cut out of the whole sheet reduced.
    ///
    /// # Errors
    /// Where the area lies off the sheet, is larger than [`MOST_PIXELS_OF_AN_ANSWER`] or cannot be read.
    fn read(&self, area: PixelArea, reduction: u8) -> Result<RgbImage, PixelsError>;
}

/// The part of an area that lies on a sheet of that size, if an answer may be so large.
pub(crate) fn answerable(area: PixelArea, size: (u32, u32), reduction: u8) -> Result<PixelArea, PixelsError> {
    let area = area.within(size);
    let (width, height) = area.reduced_size(reduction);
    if width == 0 || height == 0 {
        return Err(PixelsError::OffTheSheet);
    }
    if u64::from(width) * u64::from(height) > MOST_PIXELS_OF_AN_ANSWER {
        return Err(PixelsError::TooMany { width, height });
    }
    Ok(area)
}

impl Pixels for RgbImage {
    fn size_px(&self) -> (u32, u32) {
        self.dimensions()
    }

    fn read(&self, area: PixelArea, reduction: u8) -> Result<RgbImage, PixelsError> {
        let area = answerable(area, self.dimensions(), reduction)?;
        let reduction = reduction.min(31);
        let ((left, top), (width, height)) = (area.first_reduced(reduction), area.reduced_size(reduction));
        // Whole squares, or less at the edges of the sheet.
        let whole = |from: u32, count: u32, end: u32| {
            let span = (u64::from(from) << reduction)..((u64::from(from) + u64::from(count)) << reduction);
            span.start as u32..span.end.min(u64::from(end)) as u32
        };
        let (columns, rows) = (whole(left, width, self.width()), whole(top, height, self.height()));
        let mut answer = Vec::with_capacity(width as usize * height as usize * 3);
        let mut cascade = Cascade::new(rows.end - rows.start, reduction);
        let row_bytes = self.width() as usize * 3;
        for y in rows {
            let start = y as usize * row_bytes;
            let span = start + columns.start as usize * 3..start + columns.end as usize * 3;
            let row = self.as_raw().get(span).unwrap_or_default();
            let Ok(()) = cascade.push(row, |at, reduced| {
                if at == usize::from(reduction) {
                    answer.extend_from_slice(reduced);
                }
                Ok::<(), Infallible>(())
            });
        }
        RgbImage::from_raw(width, height, answer).ok_or(PixelsError::OffTheSheet)
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
        // Its columns 7 to 9 lie in the pairs 6 and 7, 8 and 9.
        assert_eq!(sheet.read(area, 1).expect("as before").dimensions(), (2, 2));
        let all = PixelArea { x: 0, y: 0, width: 10, height: 6 };
        for reduction in 0..5 {
            let whole = sheet.read(all, reduction).expect("the sheet");
            let part = sheet.read(area, reduction).expect("a part");
            let (x, y) = area.first_reduced(reduction);
            assert_eq!(part, image::imageops::crop_imm(&whole, x, y, part.width(), part.height()).to_image());
        }
        let beside = PixelArea { x: 10, ..area };
        assert!(matches!(sheet.read(beside, 0), Err(PixelsError::OffTheSheet)));
    }
}
