//! Reading a folder. It may take long: jobs do it.

use oblique_platform::fs::{self, DirEntry, Metadata};
use oblique_platform::time::SystemTime;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What an entry of a folder is, links followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Folder,
    File,
    /// A link that leads nowhere.
    DeadLink,
}

/// One entry of a folder.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub path: PathBuf,
    pub name: OsString,
    /// The name as it can be written; what is no text in it is replaced.
    pub shown: String,
    /// The name in small letters, to sort and search by.
    pub key: String,
    pub sort: Sort,
    /// Bytes; 0 for what is no file.
    pub size: u64,
    /// When it was changed last, where the system says.
    pub modified: Option<SystemTime>,
    pub hidden: bool,
}

/// How far the reading of a folder is, seen from both threads.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    found: AtomicUsize,
    stopped: AtomicBool,
}

impl Progress {
    /// Entries found so far.
    pub(crate) fn found(&self) -> usize {
        self.found.load(Ordering::Relaxed)
    }

    /// Nobody waits for it any more.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// The files and folders in a folder, in no order. Devices and pipes are left out: none can be chosen.
///
/// # Errors
/// What the system says.
pub(super) fn read(folder: &Path, progress: &Progress) -> io::Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        if progress.is_stopped() {
            break;
        }
        // One that vanishes while the folder is read is not there.
        let Some(entry) = entry.ok().and_then(|entry| entry_of(&entry)) else { continue };
        entries.push(entry);
        progress.found.store(entries.len(), Ordering::Relaxed);
    }
    Ok(entries)
}

fn entry_of(entry: &DirEntry) -> Option<Entry> {
    let (path, name) = (entry.path(), entry.file_name());
    let metadata = fs::metadata(&path).ok();
    let sort = match &metadata {
        Some(there) if there.is_dir() => Sort::Folder,
        Some(there) if there.is_file() => Sort::File,
        Some(_) => return None,
        None => Sort::DeadLink,
    };
    // Letters that are none have no picture.
    let shown = name.to_string_lossy().replace('\u{fffd}', "?");
    Some(Entry {
        hidden: shown.starts_with('.') || metadata.as_ref().is_some_and(is_marked_hidden),
        key: shown.to_lowercase(),
        size: metadata.as_ref().filter(|_| sort == Sort::File).map_or(0, Metadata::len),
        modified: metadata.and_then(|there| there.modified().ok()),
        path,
        name,
        shown,
        sort,
    })
}

/// Is it marked as hidden, where systems have such a mark?
#[cfg(windows)]
fn is_marked_hidden(metadata: &Metadata) -> bool {
    use std::os::windows::fs::MetadataExt as _;
    const HIDDEN: u32 = 2;
    metadata.file_attributes() & HIDDEN != 0
}

#[cfg(not(windows))]
const fn is_marked_hidden(_: &Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::{Progress, Sort, read};

    #[test]
    fn files_folders_and_what_is_hidden_are_told_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("kolin.ron"), "12345").expect("written");
        std::fs::write(folder.path().join(".secret"), "").expect("written");
        std::fs::create_dir(folder.path().join("Prussia")).expect("made");
        let progress = Progress::default();
        let mut entries = read(folder.path(), &progress).expect("it can be read");
        entries.sort_by(|a, b| a.key.cmp(&b.key));
        let seen: Vec<_> = entries.iter().map(|e| (e.shown.as_str(), e.sort, e.size, e.hidden)).collect();
        let wanted = [
            (".secret", Sort::File, 0, true),
            ("kolin.ron", Sort::File, 5, false),
            ("Prussia", Sort::Folder, 0, false),
        ];
        assert_eq!(seen, wanted);
        assert_eq!(progress.found(), 3);
        assert!(entries.iter().all(|e| e.modified.is_some()));
    }

    #[test]
    fn reading_stops_when_nobody_waits_for_it_and_a_folder_that_is_none_says_why() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("kolin.ron"), "").expect("written");
        let progress = Progress::default();
        progress.stop();
        assert!(read(folder.path(), &progress).expect("read").is_empty());
        let why = read(&folder.path().join("none"), &Progress::default()).expect_err("there is none");
        assert_eq!(why.kind(), std::io::ErrorKind::NotFound);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_names_that_are_no_text_lead_to_their_files() {
        use std::os::unix::ffi::OsStrExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let odd = folder.path().join(std::ffi::OsStr::from_bytes(b"kol\xffn.ron"));
        std::fs::write(&odd, "here").expect("written");
        std::fs::create_dir(folder.path().join("real")).expect("made");
        std::os::unix::fs::symlink(folder.path().join("real"), folder.path().join("link")).expect("linked");
        std::os::unix::fs::symlink("nowhere", folder.path().join("dead")).expect("linked");
        let entries = read(folder.path(), &Progress::default()).expect("read");
        let of = |shown: &str| entries.iter().find(|e| e.shown == shown).expect("it is listed");
        assert_eq!(of("link").sort, Sort::Folder);
        assert_eq!(of("dead").sort, Sort::DeadLink);
        assert_eq!(std::fs::read_to_string(&of("kol?n.ron").path).expect("opened"), "here");
    }
}
