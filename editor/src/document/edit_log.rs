//! The log of edits beside the journal: a line an edit, appended as soon as a stroke is finished.
//!
//! A snapshot of a large board takes long to write; a line does not. After a crash the newest base
//! (a snapshot, or the saved file itself) is read and the edits after it are done again. Lines:
//! `palette a,b,c` (what the terrain of later lines means), `base N STAMP` (the file of that stamp
//! holds the edits up to N), `N EDIT`. Must not know the interface.

use super::files::beside;
use super::store::{Loaded, Stamp, load};
use oblique_core::board::TerrainIx;
use oblique_core::scenario::{Edit, Scenario};
use std::fs::{File, OpenOptions};
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
pub struct LogCount(Arc<Mutex<u64>>);

impl LogCount {
    /// The count now.
    pub fn now(&self) -> u64 {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something if no log has been begun since that count; none is begun meanwhile.
    pub fn if_still(&self, then: u64, act: impl FnOnce()) {
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

/// A log being written.
#[derive(Debug, Default)]
pub struct EditLog {
    open: Option<(PathBuf, File, u64)>,
    /// How many have been begun.
    pub count: LogCount,
}

impl EditLog {
    /// Appends edits, the last of which is number `last`. False where they cannot be told line by
    /// line: then a snapshot is needed.
    pub fn append(
        &mut self,
        log: &Path,
        base: Option<Stamp>,
        palette: &[String],
        edits: &[Edit],
        last: u64,
    ) -> bool {
        if self.open.as_ref().is_none_or(|(path, ..)| path != log) {
            let before = last - edits.len() as u64;
            self.open = self.count.begin(|| begin(log, base, palette, before));
        }
        let Some((_, file, bytes)) = &mut self.open else { return false };
        let mut lines = String::new();
        for (number, edit) in (last - edits.len() as u64 + 1..).zip(edits) {
            let Some(line) = edit.to_line().filter(|line| line.len() < LONGEST_LINE) else { return false };
            lines.push_str(&number.to_string());
            lines.push(' ');
            lines.push_str(&line);
            lines.push('\n');
        }
        *bytes += lines.len() as u64;
        *bytes < LONGEST_LOG && file.write_all(lines.as_bytes()).is_ok()
    }

    /// Writes no further into the log it wrote.
    pub fn close(&mut self) {
        self.open = None;
    }
}

/// Begins a log anew.
fn begin(log: &Path, base: Option<Stamp>, palette: &[String], before: u64) -> Option<(PathBuf, File, u64)> {
    if let Some(folder) = log.parent() {
        let _ = std::fs::create_dir_all(folder);
    }
    let mut head = format!("palette {}\n", palette.join(","));
    if let Some(stamp) = base {
        head.push_str(&base_line(before, stamp));
    }
    // Put in place whole: whoever finds a log finds its base.
    let fresh = beside(log, ".new");
    std::fs::write(&fresh, head.as_bytes()).ok()?;
    std::fs::rename(&fresh, log).ok()?;
    // Saving appends from a thread of its own.
    let file = OpenOptions::new().append(true).open(log).ok()?;
    Some((log.to_owned(), file, head.len() as u64))
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

/// The first line of a snapshot: which edits it holds.
pub fn snapshot_head(number: u64) -> String {
    format!("// edits {number}\n")
}

/// What a crash left behind, put together: the newest base and the edits after it.
///
/// # Errors
/// A sentence for the user if there is nothing to begin with.
pub fn recover(journal: &Path, document: Option<&Path>) -> Result<Loaded, String> {
    let log = std::fs::read(log_of(journal)).unwrap_or_default();
    // A line half written at the end is no text that can be read; the rest is.
    let log = String::from_utf8_lossy(&log);
    let snapshot = snapshot(journal);
    let file = document.and_then(|path| load(path).ok()).and_then(|loaded| {
        let number = held_by(&log, loaded.stamp)?;
        Some((number, loaded))
    });
    let newest = match (snapshot, file) {
        (Some(s), Some(f)) => Some(if f.0 > s.0 { f } else { s }),
        (s, f) => s.or(f),
    };
    // A log that knows no file, and no snapshot: all that is left is the file as it was saved.
    let newest = newest.or_else(|| Some((u64::MAX, document.and_then(|path| load(path).ok())?)));
    let Some((from, mut loaded)) = newest else {
        return Err("The journal holds no battle. Nothing was restored.".to_owned());
    };
    if let Some(scenario) = &mut loaded.reading.scenario {
        replay(&log, from, scenario);
    }
    Ok(loaded)
}

/// The snapshot, if it is there, and which edits it holds.
fn snapshot(journal: &Path) -> Option<(u64, Loaded)> {
    let loaded = load(journal).ok()?;
    loaded.reading.scenario.as_ref()?;
    let text = std::fs::read(journal).ok()?;
    let head = String::from_utf8_lossy(text.get(..64.min(text.len()))?).into_owned();
    let number = head.lines().next().and_then(|line| line.strip_prefix("// edits ")?.trim().parse().ok());
    // A snapshot that does not tell is newer than any log that lies beside it.
    Some((number.unwrap_or(u64::MAX), loaded))
}

/// Which edits the file of a stamp holds, by what the log says.
fn held_by(log: &str, stamp: Stamp) -> Option<u64> {
    let stamp = stamp.number().to_string();
    let mut bases = log.lines().filter_map(|line| line.strip_prefix("base ")?.split_once(' '));
    bases.rfind(|(_, s)| *s == stamp).and_then(|(number, _)| number.parse().ok())
}

/// Does the edits after a number again.
fn replay(log: &str, from: u64, scenario: &mut Scenario) {
    let mut table: Vec<TerrainIx> = Vec::new();
    for line in log.lines() {
        let Some((head, rest)) = line.split_once(' ') else { continue };
        if head == "palette" {
            let ix = |id: &str| scenario.board.terrain_ix(id).unwrap_or_default();
            table = rest.split(',').map(ix).collect();
        }
        let Some(edit) = head.parse().ok().filter(|n: &u64| *n > from).and_then(|_| Edit::from_line(rest))
        else {
            continue;
        };
        let _ = edit.with_terrain(&table).apply(scenario);
    }
}
