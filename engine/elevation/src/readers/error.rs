//! Why a file is no height model: what, where, and what to do.

use crate::GridError;

/// Why a file is no height model.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReadError {
    /// Of no format known here.
    #[error(
        "this is no height model known here: choose an ESRI ASCII grid (.asc), an SRTM tile (.hgt) or a GeoTIFF"
    )]
    Unknown,
    /// No size, too many cells, or not as many heights as cells.
    #[error(transparent)]
    Grid(#[from] GridError),
    /// A header without one of its lines.
    #[error("the header of the grid has no {key}: fetch the file again, or add the line")]
    NoKey {
        /// The line that is missing.
        key: &'static str,
    },
    /// A header with a number that cannot be.
    #[error("line {line}: {key} is {value}, which no grid has: correct the header")]
    Key {
        /// Which line, from 1.
        line: usize,
        /// Which line of the header.
        key: String,
        /// What it says.
        value: String,
    },
    /// A word among the heights.
    #[error("line {line}: {word} is no height: correct it, or fetch the file again")]
    NoHeight {
        /// Which line, from 1.
        line: usize,
        /// What stands there, shortened.
        word: String,
    },
    /// Cells that have no place.
    #[error("the cells of the grid have no size or lie nowhere: correct where it says they lie")]
    NoPlace,
    /// A tile whose name does not tell where it lies.
    #[error("{name} does not tell where the tile lies: name it by its south-west corner, as N36W085.hgt")]
    TileName {
        /// The name it has.
        name: String,
    },
    /// A tile of no known size.
    #[error(
        "a tile has 1201 × 1201 or 3601 × 3601 heights of 2 bytes, and this has {bytes} bytes: fetch it again"
    )]
    TileSize {
        /// Bytes of the file.
        bytes: u64,
    },
    /// A tile in the wrong byte order.
    #[error(
        "the heights of this tile are impossible as they stand and possible with their bytes swapped: fetch it again from its publisher, or swap them"
    )]
    TileOrder,
    /// A picture, or several bands.
    #[error(
        "this TIFF is a picture or has several bands, no height model: choose the one with the heights, or cut its band out (gdal_translate -b 1)"
    )]
    Bands,
    /// A TIFF of a kind that is not read.
    #[error(
        "TIFFs of this kind are not read ({kind}): write it anew with gdal_translate -ot Float32 -co COMPRESS=DEFLATE"
    )]
    TiffKind {
        /// What is not read, as the decoder has it.
        kind: String,
    },
    /// Strips or tiles too large to be read, or of no size.
    #[error(
        "the strips or tiles of this TIFF are too large, or of no size: write it anew with gdal_translate -co TILED=YES"
    )]
    TiffChunk,
    /// A TIFF that ends too early or contradicts itself.
    #[error("the TIFF is damaged ({reason}): fetch it again")]
    TiffDamaged {
        /// What the decoder met.
        reason: String,
    },
}
