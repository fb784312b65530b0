//! Marks beside an open file, so that two windows do not work on one battle unawares.
//!
//! The mark of `mollwitz.ron` is `.mollwitz.ron.lock`, that of a second window that works on the file all
//! the same `.mollwitz.ron.lock2`, and so on. Only the window with the first mark keeps its journal beside
//! the file. Must not know the interface.

use super::mark::{self, Mark};
use oblique_text::text;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};

pub use super::mark::Held;

/// As many windows work on one file at most.
const WINDOWS: u32 = 9;

/// A mark that is ours; dropping it takes it away.
#[derive(Debug)]
pub struct Lock {
    _mark: Mark,
    number: u32,
}

fn mark_of(document: &Path, number: u32) -> Option<PathBuf> {
    let name = document.file_name()?.to_string_lossy();
    let number = if number == 1 { String::new() } else { number.to_string() };
    Some(document.with_file_name(format!(".{name}.lock{number}")))
}

/// Who else has a document open, if anybody. Ask before taking a mark: one's own counts.
pub fn held(document: &Path) -> Option<Held> {
    (1..=WINDOWS).filter_map(|number| mark_of(document, number)).find_map(|path| mark::held(&path))
}

impl Lock {
    /// Marks a document as open here, beside whoever has it already.
    ///
    /// # Errors
    /// What the system says where no mark can be made.
    pub fn take(document: &Path) -> Result<Self> {
        for number in 1..=WINDOWS {
            let path =
                mark_of(document, number).ok_or_else(|| Error::other(text!("files-it-has-no-name")))?;
            if let Some(mark) = Mark::take(&path)? {
                return Ok(Self { _mark: mark, number });
            }
        }
        Err(Error::other(text!("files-too-many-windows-have-it-open")))
    }

    /// Is it the first: is the journal beside the file ours?
    pub(crate) const fn is_first(&self) -> bool {
        self.number == 1
    }
}

#[cfg(test)]
mod tests {
    use super::{Lock, held, mark_of};

    #[test]
    fn windows_have_a_mark_each_and_one_is_the_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let document = folder.path().join("a.ron");
        assert_eq!(held(&document), None);
        let first = Lock::take(&document).expect("taken");
        let second = Lock::take(&document).expect("taken");
        assert!(first.is_first() && !second.is_first());
        drop(first);
        assert!(held(&document).is_some(), "the second still has it");
        assert!(Lock::take(&document).expect("taken").is_first());
        drop(second);
        assert_eq!(held(&document), None);
        assert!(!mark_of(&document, 1).expect("a path").exists());
    }

    #[test]
    fn a_name_that_leaves_no_room_for_a_mark_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(Lock::take(&folder.path().join("a".repeat(252))).is_err());
    }
}
