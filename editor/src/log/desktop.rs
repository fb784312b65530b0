//! A file a day, a week of them.

use std::error::Error;
use std::path::Path;
use tracing_appender::rolling::{RollingFileAppender, Rotation};

/// Days of which a log is kept.
const DAYS: usize = 7;

/// Has what is noted written into a folder; false if it is written elsewhere already.
pub(super) fn begin(folder: &Path) -> Result<bool, Box<dyn Error + Send + Sync>> {
    let appender = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix("oblique")
        .filename_suffix("log")
        .max_log_files(DAYS)
        .build(folder)?;
    let begun = tracing_subscriber::fmt()
        .with_writer(appender)
        .with_ansi(false)
        .with_max_level(tracing::Level::INFO)
        .try_init();
    Ok(begun.is_ok())
}
