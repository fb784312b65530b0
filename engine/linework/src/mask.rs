//! Which pixels of a picture are wanted.

/// Most pixels a mask may have: 20,000 × 20,000.
const MOST_PIXELS: u64 = 400_000_000;

/// Why there is no such mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MaskError {
    /// Nothing, or more than can be held.
    #[error("a picture of {width} × {height} pixels is not searched for lines: crop it to the board first")]
    Size {
        /// Columns.
        width: u32,
        /// Rows.
        height: u32,
    },
}

/// Pixels of a picture that are wanted, a bit each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mask {
    width: u32,
    height: u32,
    words: Vec<u64>,
}

impl Mask {
    /// A mask without any pixel.
    ///
    /// # Errors
    /// Where it has no pixels, or more than a mask may have.
    pub fn new(width: u32, height: u32) -> Result<Self, MaskError> {
        let pixels = u64::from(width) * u64::from(height);
        if pixels == 0 || pixels > MOST_PIXELS {
            return Err(MaskError::Size { width, height });
        }
        Ok(Self { width, height, words: vec![0; pixels.div_ceil(64) as usize] })
    }

    /// A mask of the pixels that fit.
    ///
    /// # Errors
    /// As [`Mask::new`].
    pub fn of(width: u32, height: u32, fits: impl Fn(u32, u32) -> bool) -> Result<Self, MaskError> {
        let mut mask = Self::new(width, height)?;
        for y in 0..height {
            for x in (0..width).filter(|x| fits(*x, y)) {
                mask.set(x, y, true);
            }
        }
        Ok(mask)
    }

    /// Columns.
    #[must_use]
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// Rows.
    #[must_use]
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Is the pixel wanted? Those off the picture are not.
    #[inline]
    #[must_use]
    pub fn get(&self, x: i64, y: i64) -> bool {
        if x < 0 || y < 0 || x >= i64::from(self.width) || y >= i64::from(self.height) {
            return false;
        }
        let bit = y as u64 * u64::from(self.width) + x as u64;
        self.words.get((bit / 64) as usize).is_some_and(|word| word >> (bit % 64) & 1 == 1)
    }

    /// Wants a pixel or not; off the picture nothing happens.
    pub fn set(&mut self, x: u32, y: u32, wanted: bool) {
        if x >= self.width || y >= self.height {
            return;
        }
        let bit = u64::from(y) * u64::from(self.width) + u64::from(x);
        if let Some(word) = self.words.get_mut((bit / 64) as usize) {
            *word = if wanted { *word | 1 << (bit % 64) } else { *word & !(1 << (bit % 64)) };
        }
    }

    /// The wanted pixels, row by row.
    pub fn wanted(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let bits = self.words.iter().enumerate().filter(|(_, word)| **word != 0).flat_map(|(i, word)| {
            (0..64_u64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| i as u64 * 64 + bit)
        });
        bits.map(|bit| ((bit % u64::from(self.width)) as u32, (bit / u64::from(self.width)) as u32))
    }

    /// The eight pixels about one, from the north clockwise: are they wanted?
    #[inline]
    pub(crate) fn about(&self, x: u32, y: u32) -> [bool; 8] {
        let (x, y) = (i64::from(x), i64::from(y));
        ABOUT.map(|(dx, dy)| self.get(x + dx, y + dy))
    }
}

/// Steps to the eight pixels about one, from the north clockwise.
pub(crate) const ABOUT: [(i64, i64); 8] =
    [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

#[cfg(test)]
mod tests {
    use super::{Mask, MaskError};

    #[test]
    fn pixels_are_set_and_found_again() {
        let mut mask = Mask::new(70, 3).expect("a size");
        for (x, y) in [(0, 0), (69, 0), (1, 1), (69, 2), (70, 0), (0, 3)] {
            mask.set(x, y, true);
        }
        assert_eq!(mask.wanted().collect::<Vec<_>>(), [(0, 0), (69, 0), (1, 1), (69, 2)]);
        mask.set(1, 1, false);
        assert!(!mask.get(1, 1) && mask.get(69, 2) && !mask.get(-1, 0) && !mask.get(70, 1));
        assert_eq!(Mask::new(0, 5), Err(MaskError::Size { width: 0, height: 5 }));
        assert!(Mask::new(u32::MAX, u32::MAX).is_err());
    }
}
