//! Why a sheet cannot be read, and what is wrong with one that was: what, where, and what to do.

use crate::Format;
use std::io;

/// Why a sheet cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ScanError {
    /// Of no format known here.
    #[error(
        "this is no picture known here: choose a PNG, JPEG, TIFF, WebP or PDF file, or save the scan as one"
    )]
    Unknown,
    /// A picture without pixels.
    #[error("the picture has no pixels: scan or save it again")]
    Empty,
    /// More pixels than are read.
    #[error(
        "{width} × {height} pixels are more than can be used ({} million): scan at fewer dots an inch, or cut the sheet in parts", most_pixels / 1_000_000
    )]
    TooLarge {
        /// Columns it says it has.
        width: u64,
        /// Rows it says it has.
        height: u64,
        /// The most pixels that are read.
        most_pixels: u64,
    },
    /// A short file that says it is a large picture.
    #[error(
        "{width} × {height} pixels in a file of {} KiB are no scan but an all but empty picture: fetch the file again, or save it smaller", file_bytes.div_ceil(1024)
    )]
    Blank {
        /// Columns it says it has.
        width: u32,
        /// Rows it says it has.
        height: u32,
        /// Bytes of the file.
        file_bytes: u64,
    },
    /// A picture that must be decoded in one piece and needs more memory than it may have.
    #[error(
        "the picture would take {needed_mib} MiB to unpack, and {most_mib} MiB is the most for such a file: save it as TIFF, or fetch it again if it should be smaller"
    )]
    TooMuchMemory {
        /// MiB it would take.
        needed_mib: u64,
        /// MiB it may take.
        most_mib: u64,
    },
    /// A list in a file that is too long.
    #[error(
        "the file lists {entries} parts, more than any scan has: save the picture again with another program"
    )]
    TooManyParts {
        /// Strips, tiles or pages listed.
        entries: u64,
    },
    /// A file that contradicts itself, of which nothing can be shown.
    #[error("the {format} file is damaged ({reason}): fetch or save it again")]
    Damaged {
        /// What it is.
        format: Format,
        /// What was met.
        reason: String,
    },
    /// A file of a kind that is not read.
    #[error("{format} files of this kind are not read ({kind}): {remedy}")]
    Unsupported {
        /// What it is.
        format: Format,
        /// What of it is not known here.
        kind: String,
        /// What to do about it.
        remedy: &'static str,
    },
    /// A page that the file does not have.
    #[error("the file has no page {page}: choose one from 1 to {pages}")]
    NoSuchPage {
        /// The page asked for, counted from 1.
        page: u32,
        /// Pages it has.
        pages: u32,
    },
    /// A page that cost its reader more than it may.
    #[error(
        "the page takes more than {most_mib} MiB or {most_seconds} seconds to draw: save it as a PNG or TIFF with another program"
    )]
    TooMuchWork {
        /// MiB it may take.
        most_mib: u64,
        /// Seconds it may take.
        most_seconds: u64,
    },
    /// The file cannot be read.
    #[error("the file cannot be read: {0}")]
    Read(io::Error),
    /// The tiles of the sheet cannot be kept.
    #[error("the tiles of the sheet cannot be kept: {0}; make room on the disk, or choose another folder")]
    Cache(io::Error),
    /// Whoever asked for it does not want it any more.
    #[error("reading the sheet was cancelled")]
    Cancelled,
}

/// What is wrong with a sheet that was read all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The file ends too early; the rest of the sheet is blank.
    #[error("the file ends too early: {rows_read} of {rows} rows could be read; fetch it again for the rest")]
    Truncated {
        /// Rows that are there, from the top.
        rows_read: u32,
        /// Rows the sheet should have.
        rows: u32,
    },
    /// Strips or tiles that could not be unpacked and are blank.
    #[error("{damaged} of the {parts} parts of the file are damaged and left blank; fetch it again")]
    DamagedParts {
        /// Strips or tiles that are blank.
        damaged: u32,
        /// Strips or tiles of the file.
        parts: u32,
    },
    /// The file ends too early, and the sheet is coarser than it should be.
    #[error("the file ends too early: the sheet is there, but not as sharp as it should be; fetch it again")]
    Coarse,
}
