//! A mark beside an open file, so that two windows do not work on one battle unawares.
//!
//! The mark of `mollwitz.ron` is `.mollwitz.ron.lock`; it holds the number of the process, and that
//! process keeps it locked. The system lets go of the lock of a process that ends, however it ends:
//! a mark left behind by a kill does not count, whatever runs under its number today. Where files
//! cannot be locked the number decides. Must not know the interface.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Marks of this process: a lock of one's own looks like another's.
static OURS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// A mark that is ours; dropping it takes it away.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    file: File,
}

/// Another process has the file open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Its number; 0 if that cannot be read.
    pub process: u32,
}

fn mark_of(document: &Path) -> Option<PathBuf> {
    let name = document.file_name()?.to_string_lossy();
    Some(document.with_file_name(format!(".{name}.lock")))
}

/// Does a process run? Where the system does not say, it is taken to.
fn runs(process: u32) -> bool {
    let all = Path::new("/proc");
    !all.join("self").exists() || all.join(process.to_string()).exists()
}

fn ours<T>(look: impl FnOnce(&mut BTreeSet<PathBuf>) -> T) -> T {
    look(&mut OURS.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Who else has a document open, if anybody.
pub fn held(document: &Path) -> Option<Held> {
    let path = mark_of(document)?;
    let file = OpenOptions::new().read(true).write(true).open(&path).ok()?;
    if ours(|ours| ours.contains(&path)) {
        return None;
    }
    let process = std::fs::read_to_string(&path).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0);
    match file.try_lock() {
        Ok(()) => None,
        Err(TryLockError::WouldBlock) => Some(Held { process }),
        Err(TryLockError::Error(_)) => {
            (process != 0 && process != std::process::id() && runs(process)).then_some(Held { process })
        }
    }
}

impl Lock {
    /// Marks a document as open here, whoever had it before; `None` where no mark can be made, which
    /// is no reason not to work.
    pub fn take(document: &Path) -> Option<Self> {
        let path = mark_of(document)?;
        let open = || OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).ok();
        let mut file = open()?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            // Another's: it keeps its lock on a file that has no name any more.
            std::fs::remove_file(&path).ok()?;
            file = open()?;
            // Where files cannot be locked the number in it must do.
            let _ = file.try_lock();
        }
        file.set_len(0).ok()?;
        file.write_all(std::process::id().to_string().as_bytes()).ok()?;
        ours(|ours| ours.insert(path.clone()));
        Some(Self { path, file })
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.file.unlock();
        ours(|ours| ours.remove(&self.path));
        // Taken over by another window meanwhile, it is theirs.
        let ours =
            std::fs::read_to_string(&self.path).is_ok_and(|t| t.trim() == std::process::id().to_string());
        if ours {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Lock, held, mark_of};
    use std::fs::File;

    #[test]
    fn a_mark_counts_while_it_is_locked() {
        let folder = tempfile::tempdir().expect("a folder");
        let document = folder.path().join("a.ron");
        let mark = mark_of(&document).expect("a place");
        assert_eq!(held(&document), None);
        let lock = Lock::take(&document).expect("a mark");
        assert_eq!(held(&document), None, "ours");
        drop(lock);
        assert!(!mark.exists());
        std::fs::write(&mark, "1").expect("written");
        assert_eq!(held(&document), None, "left behind by a kill: process 1 runs, but not for this file");
        let other = File::open(&mark).expect("opened");
        other.lock().expect("locked");
        assert_eq!(held(&document).map(|h| h.process), Some(1));
        let lock = Lock::take(&document).expect("taken over");
        assert_eq!(std::fs::read_to_string(&mark).ok(), Some(std::process::id().to_string()));
        std::fs::write(&mark, "1").expect("taken over in turn");
        drop(lock);
        assert!(mark.exists(), "another's mark stays");
        drop(other);
        drop(Lock::take(&document));
        assert!(!mark.exists());
    }

    #[test]
    fn a_kill_lets_go_of_the_mark() {
        let folder = tempfile::tempdir().expect("a folder");
        let document = folder.path().join("b.ron");
        let mark = mark_of(&document).expect("a place");
        std::fs::write(&mark, "1").expect("written");
        // What any process does that dies with the file open: nothing but end.
        let file = File::open(&mark).expect("opened");
        file.lock().expect("locked");
        assert!(held(&document).is_some());
        drop(file);
        assert_eq!(held(&document), None);
    }
}
