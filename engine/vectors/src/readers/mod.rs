//! Files of other programs as a [`VectorFile`].

mod dbf;
mod geojson;
mod gpx;
mod shapefile;

use crate::{Budget, VectorError, VectorFile};

/// The endings of files that are read, in lower case.
pub const ENDINGS: [&str; 4] = ["geojson", "json", "gpx", "shp"];

/// What lies beside a file under the same name: a shapefile is several.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside<'a> {
    /// The table of attributes, `.dbf`.
    pub dbf: Option<&'a [u8]>,
    /// The plane, `.prj`.
    pub prj: Option<&'a str>,
    /// How the letters of the table are written, `.cpg`.
    pub cpg: Option<&'a str>,
}

/// Reads a file of vectors: by its name where that tells, by its beginning otherwise.
///
/// # Errors
/// Where nothing of it can be read: what it is instead, or what is wrong, and what to do.
pub fn read(
    name: &str,
    bytes: &[u8],
    beside: &Beside<'_>,
    budget: &Budget,
) -> Result<VectorFile, VectorError> {
    // By the last part: layers are named by it, and nothing else of a way to a file is.
    let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let start = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    match extension.to_ascii_lowercase().as_str() {
        "geojson" => geojson::read(stem, bytes, budget),
        "gpx" => gpx::read(bytes, budget),
        "shp" => shapefile::read(stem, bytes, beside, budget),
        _ if start.starts_with(b"{") => geojson::read(stem, bytes, budget),
        _ if start.starts_with(b"<") => gpx::read(bytes, budget),
        _ if bytes.starts_with(&9994_i32.to_be_bytes()) => shapefile::read(stem, bytes, beside, budget),
        _ => Err(VectorError::Unknown),
    }
}
