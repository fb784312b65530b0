//! Archives whose bytes depend on nothing but their files and the time given: no owner, no clock, no order of a disk.

pub(crate) mod ar;
pub(crate) mod tar;
pub(crate) mod zip;

use flate2::{Compression, GzBuilder};
use std::io::Write as _;

/// Bytes packed by gzip, without a name and a time.
pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut writer = GzBuilder::new().write(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    let _ = writer.write_all(bytes);
    writer.finish().unwrap_or_default()
}
