//! A file that says that a process goes on: it is locked as long as that process lives.
//!
//! The system lets go of the lock of a process that ends, however it ends: a mark left behind by a kill
//! does not count, whatever runs under its number today. Where files cannot be locked the number in the
//! mark decides. Must not know what is marked.

use oblique_platform::fs::{File, OpenOptions, TryLockError, is_there};
use std::io::{Read as _, Result, Write as _};
use std::path::{Path, PathBuf};

/// A mark that is ours; dropping it takes it away.
#[derive(Debug)]
pub(crate) struct Mark {
    path: PathBuf,
    file: File,
}

/// A process that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Its number; 0 if that cannot be read.
    pub process: u32,
}

/// Does a process run? Where the system does not say, it is taken to.
fn runs(process: u32) -> bool {
    let all = Path::new("/proc");
    !is_there(&all.join("self")) || is_there(&all.join(process.to_string()))
}

fn number_in(file: &mut File) -> u32 {
    let mut text = String::new();
    let read = file.take(32).read_to_string(&mut text);
    read.ok().and_then(|_| text.trim().parse().ok()).unwrap_or(0)
}

/// Who holds a mark; `None` if nobody does or there is none.
pub(crate) fn held(path: &Path) -> Option<Held> {
    // A lock needs no right to write; a pipe would wait for somebody who has it.
    let mut file = oblique_platform::fs::metadata(path)
        .ok()
        .filter(oblique_platform::fs::Metadata::is_file)
        .and_then(|_| File::open(path).ok())?;
    match file.try_lock() {
        Ok(()) => None,
        Err(TryLockError::WouldBlock) => Some(Held { process: number_in(&mut file) }),
        Err(TryLockError::Error(_)) => {
            let process = number_in(&mut file);
            (process != 0 && process != oblique_platform::process_id() && runs(process))
                .then_some(Held { process })
        }
    }
}

impl Mark {
    /// Takes a mark; `None` if somebody else holds it.
    ///
    /// # Errors
    /// What the system says where no mark can be made.
    pub(crate) fn take(path: &Path) -> Result<Option<Self>> {
        // Whoever takes a mark away may do so between our opening it and our locking it.
        for _ in 0..8 {
            let mut options = OpenOptions::new();
            let mut file = options.read(true).write(true).create(true).truncate(false).open(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(_)) => {
                    let process = number_in(&mut file);
                    if process != 0 && process != oblique_platform::process_id() && runs(process) {
                        return Ok(None);
                    }
                }
            }
            if !leads_to(path, &file) {
                continue;
            }
            file.set_len(0)?;
            file.write_all(oblique_platform::process_id().to_string().as_bytes())?;
            return Ok(Some(Self { path: path.to_owned(), file }));
        }
        Ok(None)
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        // While it is locked nobody else can have taken it; one put in its place is not ours.
        if leads_to(&self.path, &self.file) {
            let _ = oblique_platform::fs::remove_file(&self.path);
        }
        let _ = self.file.unlock();
    }
}

/// Does a path lead to that open file?
#[cfg(unix)]
fn leads_to(path: &Path, file: &File) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let id = |m: oblique_platform::fs::Metadata| (m.dev(), m.ino());
    let there = oblique_platform::fs::symlink_metadata(path).map(id);
    there.ok().is_some_and(|there| file.metadata().is_ok_and(|m| id(m) == there))
}

/// Elsewhere a file that is open keeps its name.
#[cfg(not(unix))]
fn leads_to(path: &Path, _: &File) -> bool {
    !matches!(oblique_platform::fs::metadata(path), Err(e) if e.kind() == std::io::ErrorKind::NotFound)
}

#[cfg(test)]
mod tests {
    use super::{Mark, held};
    use std::fs::File;

    #[test]
    fn a_mark_counts_while_it_is_locked() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("mark");
        assert_eq!(held(&path), None);
        let mark = Mark::take(&path).expect("possible").expect("free");
        assert_eq!(held(&path).map(|h| h.process), Some(std::process::id()));
        assert!(Mark::take(&path).expect("possible").is_none(), "once only");
        drop(mark);
        assert!(!path.exists());
        std::fs::write(&path, "1").expect("written");
        assert_eq!(held(&path), None, "left behind by a kill: process 1 runs, but not for this file");
        let other = File::open(&path).expect("opened");
        other.lock().expect("locked");
        assert_eq!(held(&path).map(|h| h.process), Some(1));
        assert!(Mark::take(&path).expect("possible").is_none());
        drop(other);
        let mark = Mark::take(&path).expect("possible").expect("free again");
        std::fs::remove_file(&mark.path).expect("removed");
        std::fs::write(&path, "another's").expect("written");
        drop(mark);
        assert!(path.exists(), "another's mark stays");
    }
}
