//! Height models of other programs as a [`Grid`].
//!
//! Each reader takes the bytes of a file, asks how many cells it has before taking memory for them, and tells what is
//! wrong, where, and what to do.

mod ascii;
mod error;
mod geotiff;
mod hgt;

pub use ascii::ascii;
pub use error::ReadError;
pub use geotiff::geotiff;
pub use hgt::hgt;

use crate::Grid;

/// Reads a height model of any format known here: by its name where that tells, by its beginning otherwise.
///
/// # Errors
/// Where it is of no format known here; else why its reader cannot take it, and what to do.
pub fn read(name: &str, bytes: &[u8]) -> Result<Grid, ReadError> {
    let extension = name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    match extension.as_deref() {
        Some("hgt") => hgt(name, bytes),
        Some("asc" | "grd" | "agr") => ascii(bytes),
        _ if [&b"II*\0"[..], b"MM\0*", b"II+\0", b"MM\0+"].iter().any(|sign| bytes.starts_with(sign)) => {
            geotiff(bytes)
        }
        _ if bytes.trim_ascii_start().get(..5).is_some_and(|b| b.eq_ignore_ascii_case(b"ncols")) => {
            ascii(bytes)
        }
        _ => Err(ReadError::Unknown),
    }
}
