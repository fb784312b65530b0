//! What height models and scans both need of TIFF, beside the directories the `tiff` crate reads.
//!
//! [`Unpacker`] unpacks strips and tiles, as many bytes as asked for and never more, whatever the file would hold;
//! [`GeoKeys`] and [`matrix`] say where a file lies. Must not know what its numbers are: heights, or colours.

mod keys;
mod packing;
mod place;

pub use keys::{GeoKeys, Model};
pub use packing::{Packing, Unpacker};
pub use place::{GeoPlace, NoMatrix, doubles, matrix};
