//! Keeps what is not saved yet: every finished stroke as a line in the log of edits, and snapshots
//! of the whole battle now and then. Must not know the interface.

use super::edit_log::{Beginning, EditLog, log_of};
use super::head::Origin;
use super::journal::Snapshot;
use super::store::Stamp;
use super::{Document, Journal};
use oblique_rules::Registry;
use std::path::{Path, PathBuf};

/// On boards beyond this many hexes snapshots are written at most every few seconds.
const LARGE_BOARD: usize = 20_000;
/// That many.
const SNAPSHOT_SECONDS: f64 = 5.0;

/// Edits of restored work are numbered from here.
const RESTORED: u64 = 1 << 40;

/// Keeps a document's work.
pub struct Autosave {
    journal: Journal,
    log: EditLog,
    /// Edits of the document so far.
    edits: u64,
    /// The last snapshot: its revision, its time in seconds.
    snapshot: Option<(u64, f64)>,
    /// An edit could not be told in a line.
    wants_snapshot: bool,
    /// What the document belongs to.
    origin: Origin,
    /// What the next snapshot takes the place of.
    instead_of: Vec<PathBuf>,
}

impl Autosave {
    /// Keeps nothing yet; snapshots are written by the catalogs of these rulesets.
    pub fn new(registry: Registry) -> Self {
        Self {
            journal: Journal::new(registry),
            log: EditLog::default(),
            edits: 0,
            snapshot: None,
            wants_snapshot: false,
            origin: Origin::default(),
            instead_of: Vec::new(),
        }
    }

    /// Says what the document belongs to: its file, and what that held when last read or written.
    pub fn belongs_to(&mut self, document: Option<&Path>, file: Option<Stamp>) {
        if self.origin.document.as_deref() != document {
            self.origin.document = document.map(Path::to_owned);
        }
        self.origin.file = file;
    }

    /// Keeps what has been done since the last call; call it between strokes. `base` is the file the
    /// document was read from or saved to last. Answers in how many seconds to call again, if a
    /// snapshot is due then.
    pub fn keep(
        &mut self,
        document: &mut Document,
        journal: &Path,
        base: Option<Stamp>,
        now: f64,
    ) -> Option<f64> {
        self.flush(document, journal, base);
        let revision = document.revision();
        if self.snapshot.is_some_and(|(r, _)| r == revision) || !document.dirty() {
            return None;
        }
        let large = document.scenario().board.layout().len() > LARGE_BOARD;
        if large && !self.wants_snapshot && (base.is_some() || self.snapshot.is_some()) {
            // The log alone will do until then.
            let since = *self.snapshot.get_or_insert((u64::MAX, now));
            let wait = since.1 + SNAPSHOT_SECONDS - now;
            if wait > 0.0 {
                return Some(wait);
            }
        }
        let first = base.is_none() && self.snapshot.is_none();
        let snapshot = self.snapshot_of(document, journal);
        if first && !large {
            // Without a file the log has nothing to begin with: this once it is waited for.
            self.journal.write_now(&snapshot);
        } else {
            self.journal.keep(snapshot);
        }
        self.snapshot = Some((revision, now));
        self.wants_snapshot = false;
        None
    }

    fn snapshot_of(&mut self, document: &Document, journal: &Path) -> Snapshot {
        Snapshot {
            journal: journal.to_owned(),
            scenario: Box::new(document.scenario().clone()),
            edits: self.edits,
            origin: self.origin.clone(),
            instead_of: std::mem::take(&mut self.instead_of),
        }
    }

    /// Why work could not be kept since it was last asked, if it could not.
    pub fn take_trouble(&mut self) -> Option<String> {
        self.log.take_trouble().or_else(|| self.journal.take_trouble())
    }

    /// Writes the edits not logged yet, finished or not: before a save. Answers how many edits there
    /// are in all.
    pub fn flush(&mut self, document: &mut Document, journal: &Path, base: Option<Stamp>) -> u64 {
        let edits = document.take_log();
        if !edits.is_empty() {
            self.edits += edits.len() as u64;
            let beginning =
                Beginning { base, palette: document.scenario().board.palette(), origin: &self.origin };
            self.wants_snapshot |= !self.log.append(&log_of(journal), beginning, &edits, self.edits);
        }
        self.edits
    }

    /// The document is saved up to an edit: forgets what is no longer needed.
    pub fn saved(&mut self, document: &mut Document, journal: &Path, base: Option<Stamp>, up_to: u64) {
        if self.flush(document, journal, base) == up_to {
            self.forget(journal);
        }
    }

    /// The document has been saved to another file: what was kept is forgotten, and kept anew where
    /// there is more by now.
    pub fn moved(&mut self, journal: &Path) {
        self.forget(journal);
        self.wants_snapshot = true;
    }

    /// Forgets everything kept: it is saved or given up.
    pub fn forget(&mut self, journal: &Path) {
        // The snapshot first: as long as it lies there, the log tells that the file is newer.
        self.journal.remove(journal);
        self.log.close();
        self.journal.remove_log(&log_of(journal), &self.log.count);
        self.snapshot = None;
        self.wants_snapshot = false;
    }

    /// Goes on with work that was restored from files that go as soon as a snapshot of it is written.
    pub fn restored(&mut self, document: &Document, journal: &Path, instead_of: Vec<PathBuf>) {
        self.begin();
        // Above every number of a log that may still lie there.
        self.edits = RESTORED;
        self.instead_of = instead_of;
        let snapshot = self.snapshot_of(document, journal);
        self.journal.keep(snapshot);
    }

    /// Goes on in another place: the next snapshot is written there, and then what lies in the old one goes.
    pub fn move_from(&mut self, old: &Path) {
        self.log.close();
        self.snapshot = None;
        self.wants_snapshot = true;
        self.instead_of.extend([old.to_owned(), log_of(old)]);
    }

    /// Begins anew with another document.
    pub fn begin(&mut self) {
        self.log.close();
        (self.edits, self.snapshot, self.wants_snapshot) = (0, None, false);
        self.instead_of.clear();
    }
}
