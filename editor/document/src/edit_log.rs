//! The log of edits beside the journal: a line an edit, appended as soon as a stroke is finished.
//!
//! A snapshot of a large board takes long to write; a line does not. After a crash `replay.rs` reads the
//! newest base (a snapshot, or the saved file itself) and does the edits after it again. Lines:
//! `palette a,b,c` (what the terrain of later lines means), `of ORIGIN` (the file it belongs to), `base N
//! STAMP` (the file of that stamp holds the edits up to N), `N EDIT`. Must not know the interface.

use super::files::{self, beside};
use super::head::Origin;
use super::store::Stamp;
use oblique_platform::fs::{File, OpenOptions};
use oblique_scenario::Edit;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Edits whose line would be longer are left to a snapshot.
const LONGEST_LINE: usize = 8 << 20;
/// A longer log is left to snapshots.
const LONGEST_LOG: u64 = 256 << 20;

/// The log that belongs to a journal.
pub fn log_of(journal: &Path) -> PathBuf {
    beside(journal, ".edits")
}

/// How many logs have been begun, shared with the thread that removes them.
#[derive(Clone, Debug, Default)]
pub(crate) struct LogCount(Arc<Mutex<u64>>);

impl LogCount {
    /// The count now.
    pub(crate) fn now(&self) -> u64 {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something if no log has been begun since that count; none is begun meanwhile.
    pub(crate) fn if_still(&self, then: u64, act: impl FnOnce()) {
        let count = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if *count == then {
            act();
        }
    }

    /// Begins a log.
    fn begin<T>(&self, act: impl FnOnce() -> T) -> T {
        let mut count = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *count += 1;
        act()
    }
}

/// What a log begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beginning<'a> {
    /// The file that holds everything up to the first line, if one does.
    pub base: Option<Stamp>,
    /// What terrain is called.
    pub palette: &'a [String],
    /// What the work belongs to.
    pub origin: &'a Origin,
}

/// A log being written.
#[derive(Debug, Default)]
pub(crate) struct EditLog {
    open: Option<(PathBuf, File, u64)>,
    /// How many have been begun.
    pub count: LogCount,
    /// Why the log could not be written; nothing more is written into it then.
    broken: Option<std::io::Error>,
    /// Was that told?
    reported: bool,
}

impl EditLog {
    /// Appends edits, the last of which is number `last`. False where they cannot be told line by
    /// line: then a snapshot is needed.
    pub(crate) fn append(&mut self, log: &Path, beginning: Beginning<'_>, edits: &[Edit], last: u64) -> bool {
        if self.broken.is_some() {
            return false;
        }
        let written = self.try_append(log, beginning, edits, last);
        written.unwrap_or_else(|error| {
            // Half a line may stand at its end: what came after it could not be read.
            self.broken = Some(error);
            false
        })
    }

    fn try_append(
        &mut self,
        log: &Path,
        beginning: Beginning<'_>,
        edits: &[Edit],
        last: u64,
    ) -> std::io::Result<bool> {
        if self.open.as_ref().is_none_or(|(path, ..)| path != log) {
            let before = last - edits.len() as u64;
            self.open = Some(self.count.begin(|| begin(log, beginning, before))?);
        }
        let Some((_, file, bytes)) = &mut self.open else { return Ok(false) };
        let mut lines = String::new();
        for (number, edit) in (last - edits.len() as u64 + 1..).zip(edits) {
            let Some(line) = edit.to_line().filter(|line| line.len() < LONGEST_LINE) else {
                return Ok(false);
            };
            lines.push_str(&number.to_string());
            lines.push(' ');
            lines.push_str(&line);
            lines.push('\n');
        }
        *bytes += lines.len() as u64;
        if *bytes >= LONGEST_LOG {
            return Ok(false);
        }
        file.write_all(lines.as_bytes()).map(|()| true)
    }

    /// Why the log cannot be written, the first time it is asked.
    pub(crate) fn take_trouble(&mut self) -> Option<String> {
        let broken = self.broken.as_ref()?;
        (!std::mem::replace(&mut self.reported, true)).then(|| files::plain(broken))
    }

    /// Writes no further into the log it wrote.
    pub(crate) fn close(&mut self) {
        (self.open, self.broken, self.reported) = (None, None, false);
    }
}

/// Begins a log anew.
fn begin(log: &Path, beginning: Beginning<'_>, before: u64) -> std::io::Result<(PathBuf, File, u64)> {
    let Beginning { base, palette, origin } = beginning;
    let mut head = format!("palette {}\nof {}\n", palette.join(","), origin.to_line());
    if let Some(stamp) = base {
        head.push_str(&base_line(before, stamp));
    }
    // Put in place whole: whoever finds a log finds its base.
    let fresh = beside(log, ".new");
    files::create_private(&fresh)?.write_all(head.as_bytes())?;
    oblique_platform::fs::rename(&fresh, log)?;
    // Saving appends from a thread of its own.
    let file = OpenOptions::new().append(true).open(log)?;
    Ok((log.to_owned(), file, head.len() as u64))
}

fn base_line(number: u64, stamp: Stamp) -> String {
    format!("base {number} {}\n", stamp.number())
}

/// Notes in a log, if there is one, that the file that is about to be put in place holds the edits
/// up to a number.
pub fn note_base(log: &Path, number: u64, stamp: Stamp) {
    if let Ok(mut file) = OpenOptions::new().append(true).open(log) {
        let _ = file.write_all(base_line(number, stamp).as_bytes());
    }
}
