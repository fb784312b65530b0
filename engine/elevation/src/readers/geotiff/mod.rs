//! GeoTIFF height models: one band of whole or floating numbers, in strips or tiles, plain or compressed.

mod chunks;
mod place;
mod rows;

use super::ReadError;
use crate::{Frame, Grid, Plane};
use oblique_tiff::GeoKeys;
use std::io::Cursor;
use tiff::TiffError;
use tiff::decoder::{Decoder, Limits};

/// Most bytes the list of a file's tiles may take: large tiled files exceed what the decoder allows by itself.
const MOST_LIST_BYTES: usize = 64 << 20;
type File<'a> = Decoder<Cursor<&'a [u8]>>;

/// Reads a GeoTIFF: whole numbers of 8, 16 and 32 bits and floating ones of 32 and 64, in strips or tiles, plain,
/// deflate, LZW or `PackBits`, with any predictor.
///
/// No data is what `GDAL_NODATA` says; without that tag -32,768 and -9,999. Heights in feet become metres where the
/// file tells. A file that does not tell where it lies is in [`Plane::Pixels`], to be placed by control points.
///
/// # Errors
/// Where it is damaged, of a kind that is not read, too large, or lies at no place that can be reckoned.
pub fn geotiff(bytes: &[u8]) -> Result<Grid, ReadError> {
    let mut limits = Limits::default();
    limits.ifd_value_size = MOST_LIST_BYTES;
    let mut file = Decoder::new(Cursor::new(bytes)).map_err(wrong)?.with_limits(limits);
    let (width, height) = file.dimensions().map_err(wrong)?;
    Grid::cells(u64::from(width), u64::from(height))?;
    let keys = GeoKeys::of(&mut file);
    let (frame, plane) = place::place(&mut file, &keys, width, height)?;
    let metres = chunks::heights(&mut file, bytes, (width, height), keys.metres_a_height())?;
    Ok(Grid::new(width, height, metres, frame, plane)?)
}

/// Why the decoder gave up.
fn wrong(error: TiffError) -> ReadError {
    match error {
        TiffError::UnsupportedError(kind) => ReadError::TiffKind { kind: kind.to_string() },
        TiffError::LimitsExceeded | TiffError::IntSizeError => ReadError::TiffChunk,
        other => ReadError::TiffDamaged { reason: other.to_string() },
    }
}
