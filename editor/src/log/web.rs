//! One file in the storage of the page, begun anew when it has grown.

use oblique_platform::fs::{self, File, OpenOptions};
use oblique_platform::time::{SystemTime, UNIX_EPOCH};
use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::FormatTime;

/// A longer one is begun anew: the storage of a page is small.
const MOST_BYTES: u64 = 100_000;

/// Has what is noted written into a folder; false if it is written elsewhere already.
pub(super) fn begin(folder: &Path) -> Result<bool, Box<dyn Error + Send + Sync>> {
    let file = folder.join("oblique.log");
    if fs::metadata(&file).is_ok_and(|there| there.len() > MOST_BYTES) {
        fs::remove_file(&file)?;
    }
    // Whether it can be written is known before there is something to note.
    Log(file.clone()).open()?;
    let begun = tracing_subscriber::fmt()
        .with_writer(Log(file))
        .with_timer(Seconds)
        .with_ansi(false)
        .with_max_level(tracing::Level::INFO)
        .try_init();
    Ok(begun.is_ok())
}

struct Log(PathBuf);

impl Log {
    fn open(&self) -> io::Result<File> {
        OpenOptions::new().append(true).create(true).open(&self.0)
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Box<dyn Write>;

    fn make_writer(&'a self) -> Self::Writer {
        match self.open() {
            Ok(file) => Box::new(file),
            // The storage is full: there is nobody to tell who is not told already.
            Err(_) => Box::new(io::sink()),
        }
    }
}

/// The time in seconds since 1970: the formatter's own clock does not go in a browser.
struct Seconds;

impl FormatTime for Seconds {
    fn format_time(&self, out: &mut Writer<'_>) -> fmt::Result {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        write!(out, "{}", since.as_secs())
    }
}
