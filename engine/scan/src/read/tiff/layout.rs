//! How the picture of a TIFF is cut up and what its numbers are.

use super::samples::{Colours, Samples};
use super::{File, damaged, number, unsupported, wrong};
use crate::{Budget, ScanError};
use oblique_tiff::Packing;
use tiff::tags::{ByteOrder, Tag};

/// Compression by JPEG, a picture of its own in every strip or tile.
const JPEG: u32 = 7;

/// How a strip or tile is packed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// Rows of samples.
    Packed(Packing),
    /// A JPEG, with tables that all of them share.
    Jpeg(Vec<u8>),
}

/// The picture of a TIFF.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) width: u32,
    pub(super) height: u32,
    /// Columns and rows of a strip or tile.
    pub(super) part_width: u32,
    pub(super) part_height: u32,
    pub(super) tiled: bool,
    /// Every sample has strips or tiles of its own.
    pub(super) planes: bool,
    pub(super) written: Written,
    pub(super) samples: Samples,
    offsets: Vec<u64>,
    bytes: Vec<u64>,
    file_bytes: u64,
}

impl Layout {
    pub(super) fn of(file: &mut File, file_bytes: u64, budget: &Budget) -> Result<Self, ScanError> {
        let (width, height) = file.dimensions().map_err(wrong)?;
        let (width, height) = budget.check_size(u64::from(width), u64::from(height))?;
        let written = match number(file, Tag::Compression)?.unwrap_or(1) {
            JPEG => {
                let tables = file.find_tag(Tag::JPEGTables).map_err(wrong)?;
                Written::Jpeg(tables.and_then(|tables| tables.into_u8_vec().ok()).unwrap_or_default())
            }
            compression => Written::Packed(
                u16::try_from(compression)
                    .ok()
                    .and_then(Packing::of)
                    .ok_or_else(|| unsupported(format!("compression {compression}")))?,
            ),
        };
        let samples = samples(file, &written)?;
        let planes = samples.count > 1 && number(file, Tag::PlanarConfiguration)? == Some(2);
        if planes && matches!(written, Written::Jpeg(_)) {
            return Err(unsupported("JPEG with separate colours".to_owned()));
        }
        let tiles = number(file, Tag::TileWidth)?.zip(number(file, Tag::TileLength)?);
        let rows = number(file, Tag::RowsPerStrip)?.unwrap_or(height).min(height);
        let (part_width, part_height) = tiles.unwrap_or((width, rows));
        if part_width == 0 || part_height == 0 {
            return Err(damaged("its strips or tiles have no size".to_owned()));
        }
        let (offsets, counts) = match tiles {
            Some(_) => (Tag::TileOffsets, Tag::TileByteCounts),
            None => (Tag::StripOffsets, Tag::StripByteCounts),
        };
        let mut list = |tag| -> Result<Vec<u64>, ScanError> {
            Ok(file.find_tag_unsigned_vec(tag).map_err(wrong)?.unwrap_or_default())
        };
        let (offsets, bytes) = (list(offsets)?, list(counts)?);
        let layout = Self {
            width,
            height,
            part_width,
            part_height,
            tiled: tiles.is_some(),
            planes,
            written,
            samples,
            offsets,
            bytes,
            file_bytes,
        };
        layout.check(budget)?;
        Ok(layout)
    }

    /// Is what is held at once in the budget?
    fn check(&self, budget: &Budget) -> Result<(), ScanError> {
        let (across, down) = self.across_down();
        let needed = u64::from(across) * u64::from(down) * u64::from(self.part_planes());
        if needed > budget.entries {
            return Err(ScanError::TooManyParts { entries: needed });
        }
        if (self.offsets.len().min(self.bytes.len()) as u64) < needed {
            return Err(damaged("strips or tiles are missing from its list".to_owned()));
        }
        // A row of tiles as colours, and one tile of all its samples; of strips a row, unless colours lie apart.
        let part =
            u64::from(self.part_width) * u64::from(self.part_height.min(self.height.next_power_of_two()));
        let sample_bytes = u64::from(self.samples.bits.div_ceil(8)) * u64::from(self.samples.count);
        let held = match (&self.written, self.tiled) {
            (Written::Jpeg(_), _) => part * 12,
            (_, true) => u64::from(self.width) * u64::from(self.part_height.min(self.height)) * 3,
            (_, false) => 0,
        };
        let apart = if self.planes { part * sample_bytes } else { u64::from(self.part_width) * sample_bytes };
        if held.saturating_add(apart) > budget.part_bytes {
            return Err(ScanError::TooMuchMemory {
                needed_mib: held.saturating_add(apart) >> 20,
                most_mib: budget.part_bytes >> 20,
            });
        }
        Ok(())
    }

    /// Strips or tiles in a row and in a column.
    pub(super) fn across_down(&self) -> (u32, u32) {
        (self.width.div_ceil(self.part_width), self.height.div_ceil(self.part_height))
    }

    /// Strips or tiles that one place has: one, or one for each sample.
    fn part_planes(&self) -> u32 {
        if self.planes { u32::from(self.samples.count) } else { 1 }
    }

    /// How many strips or tiles there are.
    pub(super) fn parts(&self) -> u32 {
        let (across, down) = self.across_down();
        across.saturating_mul(down).saturating_mul(self.part_planes())
    }

    /// Where a strip or tile begins and how many bytes it has; none of it where it was left out on purpose.
    pub(super) fn place(&self, column: u32, row: u32, plane: u32) -> Option<(u64, u64)> {
        let (across, down) = self.across_down();
        let index = (plane as usize * down as usize + row as usize) * across as usize + column as usize;
        let (offset, bytes) = (*self.offsets.get(index)?, *self.bytes.get(index)?);
        (bytes > 0).then_some((offset, bytes))
    }

    /// How many rows of strips or tiles there are before the end of the file.
    pub(super) fn rows_in_file(&self) -> u32 {
        let (across, down) = self.across_down();
        let here = |row: &u32| {
            let first = |column| self.place(column, *row, 0);
            // What was left out on purpose is no sign of an end.
            (0..across).any(|column| first(column).is_none_or(|(offset, _)| offset < self.file_bytes))
        };
        (0..down).rev().find(here).map_or(0, |row| row + 1)
    }
}

/// What the numbers of a picture are.
fn samples(file: &mut File, written: &Written) -> Result<Samples, ScanError> {
    let one = |file: &mut File, tag, usual| Ok::<u32, ScanError>(number(file, tag)?.unwrap_or(usual));
    let count = one(file, Tag::SamplesPerPixel, 1)?;
    let bits = one(file, Tag::BitsPerSample, 1)?;
    if one(file, Tag::SampleFormat, 1)? != 1 || !matches!(bits, 1 | 2 | 4 | 8 | 16) {
        return Err(unsupported(format!("numbers of {bits} bits that are no colours")));
    }
    let count = u16::try_from(count).ok().filter(|n| (1..=16).contains(n));
    let count = count.ok_or_else(|| unsupported("that many colours".to_owned()))?;
    if one(file, Tag::FillOrder, 1)? != 1 {
        return Err(unsupported("bits in reverse order".to_owned()));
    }
    let jpeg = matches!(written, Written::Jpeg(_));
    let (colours, needed) = match one(file, Tag::PhotometricInterpretation, 1)? {
        0 => (Colours::GreyInverted, 1),
        1 => (Colours::Grey, 1),
        2 => (Colours::Rgb, 3),
        3 => (Colours::Palette(palette(file, bits)?), 1),
        5 => (Colours::Cmyk, 4),
        // The decoder makes colours of it.
        6 if jpeg => (Colours::Rgb, 3),
        other => return Err(unsupported(format!("colours of the kind {other}"))),
    };
    if count < needed || (bits < 8 && count > 1 && needed > 1) {
        return Err(unsupported(format!("{count} colours of {bits} bits")));
    }
    let extra: Option<Vec<u32>> = file.find_tag_unsigned_vec(Tag::ExtraSamples).map_err(wrong)?;
    let alpha = extra.and_then(|extra| extra.first().copied()).filter(|kind| matches!(kind, 1 | 2));
    let predictor = one(file, Tag::Predictor, 1)?;
    if !matches!(predictor, 1 | 2) || (predictor == 2 && bits < 8) {
        return Err(unsupported(format!("predictor {predictor}")));
    }
    Ok(Samples {
        bits: bits as u16,
        count,
        colours,
        converted: jpeg && number(file, Tag::PhotometricInterpretation)? == Some(6),
        alpha: alpha.filter(|_| count > needed).map(|kind| kind == 1),
        differences: predictor == 2 && !jpeg,
        least_first: file.byte_order() == ByteOrder::LittleEndian,
    })
}

/// The colours of a palette, of 16 bits in the file.
fn palette(file: &mut File, bits: u32) -> Result<Vec<[u8; 3]>, ScanError> {
    if bits > 8 {
        return Err(unsupported(format!("a palette of {bits} bits")));
    }
    let map: Option<Vec<u32>> = file.find_tag_unsigned_vec(Tag::ColorMap).map_err(wrong)?;
    let map = map.unwrap_or_default();
    let all = 1_usize << bits;
    if map.len() < 3 * all {
        return Err(damaged("its palette is too short".to_owned()));
    }
    // Some programs write bytes where there should be twice as many bits.
    let shift = if map.iter().all(|n| *n < 256) { 0 } else { 8 };
    let colour = |n: usize| [n, all + n, 2 * all + n].map(|at| map.get(at).map_or(0, |n| (n >> shift) as u8));
    Ok((0..all).map(colour).collect())
}
