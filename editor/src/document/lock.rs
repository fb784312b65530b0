//! A mark beside an open file, so that two windows do not work on one battle unawares.
//!
//! The mark of `mollwitz.ron` is `.mollwitz.ron.lock` and holds the number of the process. One left
//! by a process that is gone does not count. Must not know the interface.

use std::path::{Path, PathBuf};

/// A mark that is ours; dropping it takes it away.
#[derive(Debug, PartialEq, Eq)]
pub struct Lock {
    path: PathBuf,
}

/// Another process has the file open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Its number.
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

/// Who else has a document open, if anybody.
pub fn held(document: &Path) -> Option<Held> {
    let text = std::fs::read_to_string(mark_of(document)?).ok()?;
    let process = text.trim().parse().ok()?;
    (process != std::process::id() && runs(process)).then_some(Held { process })
}

impl Lock {
    /// Marks a document as open here, whoever had it before; `None` where no mark can be made, which
    /// is no reason not to work.
    pub fn take(document: &Path) -> Option<Self> {
        let path = mark_of(document)?;
        std::fs::write(&path, std::process::id().to_string()).ok()?;
        Some(Self { path })
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
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

    #[test]
    fn a_mark_counts_while_its_process_runs() {
        let folder = tempfile::tempdir().expect("a folder");
        let document = folder.path().join("a.ron");
        let mark = mark_of(&document).expect("a place");
        assert_eq!(held(&document), None);
        let lock = Lock::take(&document).expect("a mark");
        assert_eq!(held(&document), None, "ours");
        // The first process of the system always runs.
        std::fs::write(&mark, "1").expect("written");
        assert_eq!(held(&document).map(|h| h.process), Some(1));
        drop(lock);
        assert!(mark.exists(), "another's mark stays");
        std::fs::write(&mark, "999999999").expect("written");
        assert_eq!(held(&document), None, "its process is gone");
        drop(Lock::take(&document));
        assert!(!mark.exists());
    }
}
