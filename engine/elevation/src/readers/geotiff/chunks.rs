//! The heights of a GeoTIFF, strip by strip or tile by tile.

use super::rows::{Kind, Predictor, Writing};
use super::{File, ReadError, wrong};
use crate::{GridError, MOST_CELLS};
use oblique_tiff::Packing;
use tiff::tags::Tag;

/// Most bytes of one strip or tile.
const MOST_CHUNK_BYTES: u64 = 512 << 20;
/// No packing known here makes more of a byte.
const MOST_UNPACKED: u64 = 2000;

/// How the cells are cut up.
struct Chunks {
    width: u32,
    height: u32,
    across: u32,
    down: u32,
    offsets: Vec<u64>,
    /// Bytes of each in the file: none for those that were left out because they have no data.
    bytes: Vec<u64>,
}

/// The heights of a file row by row, in metres; not a number where there is no data.
pub(super) fn heights(
    file: &mut File,
    all: &[u8],
    (width, height): (u32, u32),
    metres_a_unit: f64,
) -> Result<Vec<f32>, ReadError> {
    let number = |file: &mut File, tag, usual: u16| -> Result<u16, ReadError> {
        let numbers: Option<Vec<u16>> = file.find_tag_unsigned_vec(tag).map_err(wrong)?;
        Ok(numbers.and_then(|numbers| numbers.first().copied()).unwrap_or(usual))
    };
    if number(file, Tag::SamplesPerPixel, 1)? != 1 || number(file, Tag::PhotometricInterpretation, 1)? > 1 {
        return Err(ReadError::Bands);
    }
    let kind = Kind::of(number(file, Tag::BitsPerSample, 1)?, number(file, Tag::SampleFormat, 1)?)?;
    let predictor = Predictor::of(number(file, Tag::Predictor, 1)?, kind)?;
    let compression = number(file, Tag::Compression, 1)?;
    let packing = Packing::of(compression)
        .ok_or_else(|| ReadError::TiffKind { kind: format!("compression {compression}") })?;
    let mut writing = Writing { kind, predictor, order: file.byte_order(), least_first: false };
    let chunks = Chunks::of(file, width, height, kind.bytes() as u64)?;
    let marker = NoData::of(file);
    let mut metres = vec![f32::NAN; width as usize * height as usize];
    let mut unpacked = Vec::new();
    let mut order_known = false;
    for index in 0..chunks.across * chunks.down {
        let (left, top) = (index % chunks.across * chunks.width, index / chunks.across * chunks.height);
        let columns = chunks.width.min(width - left) as usize;
        let rows = chunks.height.min(height - top) as usize;
        let start = top as usize * width as usize + left as usize;
        let target = metres.get_mut(start..).unwrap_or_default().chunks_mut(width as usize).take(rows);
        let Some(packed) = chunks.packed(index, all) else {
            return Err(ReadError::TiffDamaged { reason: format!("strip or tile {index} is not there") });
        };
        if packed.is_empty() {
            if marker.0.is_none() {
                // Left out without a marker means the sea.
                target.for_each(|row| row.iter_mut().take(columns).for_each(|m| *m = 0.0));
            }
            continue;
        }
        let row_bytes = chunks.width as usize * kind.bytes();
        unpacked.resize(rows * row_bytes, 0);
        if packing.unpack(packed, &mut unpacked).is_none() {
            let reason = format!("strip or tile {index} ends too early or is garbled");
            return Err(ReadError::TiffDamaged { reason });
        }
        if !std::mem::replace(&mut order_known, true) {
            writing.least_first = writing.planes_are_least_first(&unpacked, row_bytes);
        }
        for (to, from) in target.zip(unpacked.chunks_mut(row_bytes)) {
            for (metres, height) in to.iter_mut().take(columns).zip(writing.numbers(from)) {
                if !marker.marks(height, kind) {
                    *metres = (height * metres_a_unit) as f32;
                }
            }
        }
    }
    Ok(metres)
}

impl Chunks {
    fn of(file: &mut File, width: u32, height: u32, bytes: u64) -> Result<Self, ReadError> {
        let size = |file: &mut File, tag| file.find_tag_unsigned::<u32>(tag).map_err(wrong);
        let tiles = size(file, Tag::TileWidth)?.zip(size(file, Tag::TileLength)?);
        let (chunk_width, chunk_height, offsets, counts) = if let Some((across, down)) = tiles {
            (across, down, Tag::TileOffsets, Tag::TileByteCounts)
        } else {
            let rows = size(file, Tag::RowsPerStrip)?.unwrap_or(height);
            (width, rows.min(height), Tag::StripOffsets, Tag::StripByteCounts)
        };
        if chunk_width == 0 || chunk_height == 0 {
            return Err(ReadError::TiffChunk);
        }
        let (across, down) = (width.div_ceil(chunk_width), height.div_ceil(chunk_height));
        let cells = u64::from(chunk_width) * u64::from(chunk_height);
        let all = cells.checked_mul(u64::from(across)).and_then(|n| n.checked_mul(u64::from(down)));
        // Tiles reach beyond the edge; far beyond it they are there to waste time.
        let sensible = all.is_some_and(|all| all <= 4 * MOST_CELLS);
        if !sensible || cells.saturating_mul(bytes) > MOST_CHUNK_BYTES {
            return Err(ReadError::TiffChunk);
        }
        let mut list = |tag| -> Result<Vec<u64>, ReadError> {
            Ok(file.find_tag_unsigned_vec(tag).map_err(wrong)?.unwrap_or_default())
        };
        let (offsets, bytes) = (list(offsets)?, list(counts)?);
        let needed = across as usize * down as usize;
        if offsets.len() < needed || bytes.len() < needed {
            let heights = (offsets.len().min(bytes.len()) as u64).saturating_mul(cells);
            return Err(GridError::Count { cells: u64::from(width) * u64::from(height), heights }.into());
        }
        // A file that lies about its size is found out before memory is taken.
        let packed = bytes.iter().fold(0_u64, |sum, n| sum.saturating_add(*n));
        let least = bytes.iter().filter(|n| **n > 0).count() as u64;
        let cells_packed = (u64::from(width) * u64::from(height)).min(least.saturating_mul(cells));
        if packed.saturating_mul(MOST_UNPACKED) < cells_packed {
            let heights = packed.saturating_mul(MOST_UNPACKED);
            return Err(GridError::Count { cells: cells_packed, heights }.into());
        }
        Ok(Self { width: chunk_width, height: chunk_height, across, down, offsets, bytes })
    }

    /// The bytes of a strip or tile as they are packed; `None` where the file has none.
    fn packed<'a>(&self, index: u32, all: &'a [u8]) -> Option<&'a [u8]> {
        let from = usize::try_from(*self.offsets.get(index as usize)?).ok()?;
        let count = usize::try_from(*self.bytes.get(index as usize)?).ok()?;
        all.get(from..from.checked_add(count)?)
    }
}

/// What marks a cell without data, if the file says.
struct NoData(Option<f64>);

impl NoData {
    fn of(file: &mut File) -> Self {
        let text = file.find_tag(Tag::GdalNodata).ok().flatten().and_then(|value| value.into_string().ok());
        Self(text.and_then(|text| text.trim_matches(['\0', ' ']).replace(',', ".").parse().ok()))
    }

    fn marks(&self, height: f64, kind: Kind) -> bool {
        match self.0 {
            // The marker of short floating numbers is written with more digits than they have.
            Some(marker) => height == marker || (kind == Kind::F32 && height as f32 == marker as f32),
            None => height == -32_768.0 || height == -9_999.0,
        }
    }
}
