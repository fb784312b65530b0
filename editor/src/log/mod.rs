//! What the program notes of its runs, for who has to find out why something failed: a file a day in the
//! data folder, a week of them.
//!
//! Must not know the interface. What a user has to know is told in a notice, never only here.

use std::fmt::Write as _;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
use desktop as place;
#[cfg(target_arch = "wasm32")]
use web as place;

/// Bytes of the newest log that a report holds.
const REPORTED_BYTES: usize = 24 * 1024;

/// Where the logs of this run are.
static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// What 'cannot happen' is noted and passed over: an error in our reasoning must not cost the user his work.
#[macro_export]
macro_rules! never {
    ($($what:tt)*) => {
        tracing::error!(cannot_happen = true, $($what)*)
    };
}

/// Why no log can be written.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The folder could not be made.
    #[error("{}: {source}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// No file could be begun in the folder.
    #[error("{}: {source}", folder.display())]
    File {
        /// The folder.
        folder: PathBuf,
        /// What the appender says.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

/// Begins to log into a folder of the data folder, and notes panics from now on. Only the first call of a
/// run does anything.
///
/// # Errors
/// Why no log can be written there; the program runs without.
pub fn start(data_folder: &Path) -> Result<(), LogError> {
    let folder = data_folder.join("logs");
    if let Err(source) = oblique_platform::fs::create_dir_all(&folder) {
        return Err(LogError::Folder { folder, source });
    }
    let begun = place::begin(&folder).map_err(|source| LogError::File { folder: folder.clone(), source })?;
    if begun && FOLDER.set(folder).is_ok() {
        tracing::info!(version = env!("CARGO_PKG_VERSION"), system = std::env::consts::OS, "Oblique starts");
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            note_panic(info);
            usual(info);
        }));
    }
    Ok(())
}

/// Notes a panic and says on the terminal where. Every finished stroke is on disk by then: the next start
/// offers it.
fn note_panic(info: &PanicHookInfo<'_>) {
    let thread = std::thread::current();
    let thread = thread.name().unwrap_or("unnamed");
    let what = oblique_jobs::panic_message(info.payload());
    let place = info.location().map_or_else(String::new, ToString::to_string);
    let trace = std::backtrace::Backtrace::force_capture();
    tracing::error!(thread, place, %trace, "Panic: {what}");
    if let Some(folder) = FOLDER.get() {
        eprintln!(
            "Oblique met an error. Your work up to the last stroke is kept and will be offered at the next \
             start. What happened is noted in {}.",
            folder.display()
        );
    }
}

/// The folder of the logs, once there is one.
#[must_use]
pub fn folder() -> Option<&'static Path> {
    FOLDER.get().map(PathBuf::as_path)
}

/// What somebody who is to help needs: version, system, the end of the newest log.
#[must_use]
pub fn report() -> String {
    let mut text = format!(
        "Oblique {} on {} {}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    match folder().and_then(newest) {
        Some(path) => {
            // Writing into a string does not fail.
            let _ = writeln!(text, "{}\n", path.display());
            text.push_str(&end_of(&path));
        }
        None => text.push_str("No log could be written.\n"),
    }
    text
}

/// The newest log of a folder, by name: names hold the day.
fn newest(folder: &Path) -> Option<PathBuf> {
    let logs = oblique_platform::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    logs.filter(|path| path.extension().is_some_and(|e| e == "log")).max()
}

/// The end of a text file, from the beginning of a line.
fn end_of(path: &Path) -> String {
    let bytes = match oblique_platform::fs::read(path) {
        Ok(bytes) => bytes,
        Err(e) => return format!("{} cannot be read: {e}\n", path.display()),
    };
    let from = bytes.len().saturating_sub(REPORTED_BYTES);
    let rest = &bytes[from..];
    let begin = if from == 0 { 0 } else { rest.iter().position(|b| *b == b'\n').map_or(0, |n| n + 1) };
    String::from_utf8_lossy(&rest[begin..]).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{REPORTED_BYTES, end_of, newest};

    #[test]
    fn a_report_holds_the_end_of_the_newest_log_in_whole_lines() {
        let folder = tempfile::tempdir().expect("a folder");
        for (day, lines) in [("oblique.2026-11-22.log", 3), ("oblique.2026-11-23.log", 4000)] {
            let text: Vec<String> = (0..lines).map(|n| format!("line {n} of {day}\n")).collect();
            std::fs::write(folder.path().join(day), text.concat()).expect("it is written");
        }
        let path = newest(folder.path()).expect("there are logs");
        assert!(path.ends_with("oblique.2026-11-23.log"));
        let end = end_of(&path);
        assert!(end.len() <= REPORTED_BYTES && end.starts_with("line "), "{}", &end[..20]);
        assert!(end.ends_with("line 3999 of oblique.2026-11-23.log\n"));
    }
}
