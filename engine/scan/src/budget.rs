//! What reading a sheet may cost.

use crate::ScanError;

/// Bytes any picture decoded in one piece may take, however short its file.
const WHOLE_AT_LEAST_BYTES: u64 = 48 << 20;
/// Bytes of pixels that a byte of a picture decoded in one piece may become: what a blank sheet packed as JPEG takes.
const WHOLE_PER_BYTE: u64 = 192;

/// Pixels any file may hold, however short: a blank sheet of 8,000 × 8,000.
const PIXELS_AT_LEAST: u64 = 64_000_000;
/// Pixels a byte of a file may become. Line drawings of one bit a pixel pack a few hundred into a byte; a file that packs
/// more is blank, and takes seconds to unpack to nothing.
const PIXELS_PER_BYTE: u64 = 512;

/// What reading one sheet may cost. Every reader asks before it takes memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most pixels of a sheet: 20,000 × 20,000 by default.
    pub pixels: u64,
    /// The longest side of a sheet in pixels: 65,535 by default.
    pub side_px: u32,
    /// The most bytes held at once while a picture is decoded that cannot be decoded by rows (JPEG, WebP, interlaced
    /// PNG): 1.25 GiB by default, which 20,000 × 20,000 coloured pixels need.
    pub bytes: u64,
    /// The most bytes of one strip or tile once unpacked: 512 MiB by default.
    pub part_bytes: u64,
    /// The most strips, tiles or pages a file may list: 4 million by default.
    pub entries: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            pixels: 400_000_000,
            side_px: 65_535,
            bytes: 5 << 28,
            part_bytes: 512 << 20,
            entries: 4_000_000,
        }
    }
}

impl Budget {
    /// Is a sheet of that size to be read at all?
    ///
    /// # Errors
    /// Where it has no pixels, more than the budget, or too long a side.
    pub fn check_size(&self, width: u64, height: u64) -> Result<(u32, u32), ScanError> {
        if width == 0 || height == 0 {
            return Err(ScanError::Empty);
        }
        let longest = u64::from(self.side_px);
        if width > longest || height > longest || width * height > self.pixels {
            return Err(ScanError::TooLarge { width, height, most_pixels: self.pixels });
        }
        Ok((width as u32, height as u32))
    }

    /// May a file of `file_bytes` hold a sheet of that size?
    ///
    /// # Errors
    /// Where no scan packs so well.
    pub fn check_packing(&self, (width, height): (u32, u32), file_bytes: u64) -> Result<(), ScanError> {
        let most = PIXELS_AT_LEAST.saturating_add(file_bytes.saturating_mul(PIXELS_PER_BYTE));
        if u64::from(width) * u64::from(height) > most.min(self.pixels) {
            return Err(ScanError::Blank { width, height, file_bytes });
        }
        Ok(())
    }

    /// May a picture out of a file of `file_bytes` be held whole, in so many bytes?
    ///
    /// A short file that claims to be a large picture is refused: no scan packs that well, and whoever made it means to
    /// fill the memory.
    ///
    /// # Errors
    /// Where it is more than the budget, or more than such a file can honestly hold.
    pub fn check_whole(&self, needed: u64, file_bytes: u64) -> Result<usize, ScanError> {
        let honest = WHOLE_AT_LEAST_BYTES.saturating_add(file_bytes.saturating_mul(WHOLE_PER_BYTE));
        let most = self.bytes.min(honest);
        if needed > most {
            return Err(ScanError::TooMuchMemory { needed_mib: needed >> 20, most_mib: most >> 20 });
        }
        usize::try_from(needed)
            .map_err(|_| ScanError::TooMuchMemory { needed_mib: needed >> 20, most_mib: most >> 20 })
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;
    use crate::ScanError;

    #[test]
    fn large_sheets_fit_and_lying_headers_do_not() {
        let budget = Budget::default();
        assert_eq!(budget.check_size(20_000, 20_000).ok(), Some((20_000, 20_000)));
        assert!(matches!(budget.check_size(0, 5), Err(ScanError::Empty)));
        assert!(matches!(budget.check_size(20_001, 20_000), Err(ScanError::TooLarge { .. })));
        assert!(matches!(budget.check_size(u64::from(u32::MAX), 1), Err(ScanError::TooLarge { .. })));
        assert!(budget.check_packing((20_000, 20_000), 2 << 20).is_ok());
        assert!(budget.check_packing((8_000, 8_000), 0).is_ok());
        assert!(matches!(budget.check_packing((20_000, 20_000), 49_000), Err(ScanError::Blank { .. })));
        assert!(budget.check_whole(3 * 400_000_000, 20 << 20).is_ok());
        assert!(matches!(budget.check_whole(3 * 400_000_000, 1000), Err(ScanError::TooMuchMemory { .. })));
    }
}
