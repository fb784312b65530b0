//! The names of `std::fs` for files on the disk of the page, as far as the editor uses them. There are no links.

#![allow(clippy::missing_errors_doc, reason = "what fails and why is told by std::fs, whose names these are")]

use super::{now, with_disk};
use crate::disk::{Disk, Info};
use crate::time::{Duration, SystemTime, UNIX_EPOCH};
use std::ffi::OsString;
use std::io::{Error, ErrorKind, Read, Result, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use std::fs::TryLockError;

/// So much is kept at once; what is longer when it is flushed.
const AT_ONCE: usize = 64 << 10;

fn name(path: impl AsRef<Path>) -> String {
    let text = path.as_ref().to_string_lossy().into_owned();
    if text.starts_with('/') { text } else { format!("/{text}") }
}

/// What is known of a file.
#[derive(Clone, Debug)]
pub struct Metadata(Info);

impl Metadata {
    /// Is it a file?
    #[must_use]
    pub const fn is_file(&self) -> bool {
        !self.0.folder
    }

    /// Is it a folder?
    #[must_use]
    pub const fn is_dir(&self) -> bool {
        self.0.folder
    }

    /// Is it a link? There are none.
    #[must_use]
    pub const fn is_symlink(&self) -> bool {
        false
    }

    /// Bytes.
    #[must_use]
    pub const fn len(&self) -> u64 {
        self.0.len
    }

    /// Has it no bytes?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.len == 0
    }

    /// When it was written last.
    ///
    /// # Errors
    /// None.
    pub fn modified(&self) -> Result<SystemTime> {
        Ok(UNIX_EPOCH + Duration::from_millis(self.0.modified))
    }

    /// When it was read last: that is not noted.
    ///
    /// # Errors
    /// Always.
    pub fn accessed(&self) -> Result<SystemTime> {
        Err(Error::new(ErrorKind::Unsupported, "that is not noted"))
    }

    /// What may be done with it: everything.
    #[must_use]
    pub const fn permissions(&self) -> Permissions {
        Permissions
    }

    /// What sort of thing it is.
    #[must_use]
    pub const fn file_type(&self) -> FileType {
        FileType(self.0.folder)
    }
}

/// A file or a folder.
#[derive(Clone, Copy, Debug)]
pub struct FileType(bool);

impl FileType {
    /// Is it a file?
    #[must_use]
    pub const fn is_file(&self) -> bool {
        !self.0
    }

    /// Is it a folder?
    #[must_use]
    pub const fn is_dir(&self) -> bool {
        self.0
    }

    /// Is it a link? There are none.
    #[must_use]
    pub const fn is_symlink(&self) -> bool {
        false
    }
}

/// What may be done with a file.
#[derive(Clone, Copy, Debug)]
pub struct Permissions;

impl Permissions {
    /// May it only be read?
    #[must_use]
    pub const fn readonly(&self) -> bool {
        false
    }
}

/// How a file is opened.
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    write: bool,
    append: bool,
    create: bool,
    create_new: bool,
    truncate: bool,
}

impl OpenOptions {
    /// For nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// To read: every file is.
    pub fn read(&mut self, _: bool) -> &mut Self {
        self
    }

    /// To write.
    pub fn write(&mut self, write: bool) -> &mut Self {
        self.write = write;
        self
    }

    /// To write at its end.
    pub fn append(&mut self, append: bool) -> &mut Self {
        self.append = append;
        self
    }

    /// To be made if it is not there.
    pub fn create(&mut self, create: bool) -> &mut Self {
        self.create = create;
        self
    }

    /// To be made, and not to be there.
    pub fn create_new(&mut self, create_new: bool) -> &mut Self {
        self.create_new = create_new;
        self
    }

    /// To be emptied.
    pub fn truncate(&mut self, truncate: bool) -> &mut Self {
        self.truncate = truncate;
        self
    }

    /// Opens a file.
    ///
    /// # Errors
    /// It is not there, or must not be, or there is no room for it.
    pub fn open(&self, path: impl AsRef<Path>) -> Result<File> {
        let path = name(path);
        let there = with_disk(|disk| disk.info(&path));
        if there.is_some_and(|there| there.folder) {
            return Err(Error::new(ErrorKind::IsADirectory, "it is a folder"));
        }
        if there.is_some() && self.create_new {
            return Err(Error::new(ErrorKind::AlreadyExists, "it is there already"));
        }
        if there.is_none() && !self.create && !self.create_new {
            return Err(Error::new(ErrorKind::NotFound, "it is not there"));
        }
        if there.is_none() || self.truncate {
            with_disk(|disk| disk.write(&path, &[], now()))?;
        }
        // What is only appended to is not read for it.
        let bytes = if self.append { Vec::new() } else { with_disk(|disk| disk.read(&path))? };
        let open = Open { bytes, at: 0, unkept: false, locked: false };
        Ok(File { path, append: self.append, writes: self.write || self.append, open: Mutex::new(open) })
    }
}

/// An open file.
#[derive(Debug)]
pub struct File {
    path: String,
    append: bool,
    writes: bool,
    open: Mutex<Open>,
}

#[derive(Debug)]
struct Open {
    bytes: Vec<u8>,
    at: usize,
    /// Is there anything the disk has not?
    unkept: bool,
    locked: bool,
}

impl File {
    /// Opens a file to read.
    ///
    /// # Errors
    /// It is not there.
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        OpenOptions::new().read(true).open(path)
    }

    /// Makes a file, or empties the one there is.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn create(path: impl AsRef<Path>) -> Result<Self> {
        OpenOptions::new().write(true).create(true).truncate(true).open(path)
    }

    fn lock_open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of it.
    ///
    /// # Errors
    /// It is gone.
    pub fn metadata(&self) -> Result<Metadata> {
        metadata(&self.path)
    }

    /// Keeps what was written.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn sync_all(&self) -> Result<()> {
        self.keep(&mut self.lock_open())
    }

    /// Cuts it off or fills it up.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn set_len(&self, len: u64) -> Result<()> {
        let mut open = self.lock_open();
        open.bytes.resize(len as usize, 0);
        open.unkept = true;
        self.keep(&mut open)
    }

    /// Locks it for this page.
    ///
    /// # Errors
    /// Another has it.
    pub fn try_lock(&self) -> std::result::Result<(), TryLockError> {
        if !with_disk(|disk| disk.lock(&self.path, now())) {
            return Err(TryLockError::WouldBlock);
        }
        self.lock_open().locked = true;
        Ok(())
    }

    /// Frees it.
    ///
    /// # Errors
    /// None.
    pub fn unlock(&self) -> Result<()> {
        if std::mem::take(&mut self.lock_open().locked) {
            with_disk(|disk| disk.unlock(&self.path));
        }
        Ok(())
    }

    fn keep(&self, open: &mut Open) -> Result<()> {
        if std::mem::take(&mut open.unkept) {
            with_disk(|disk| disk.write(&self.path, &open.bytes, now()))?;
        }
        Ok(())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let mut open = self.lock_open();
        // What was removed or has another name by now is not made again.
        if open.unkept && metadata(&self.path).is_ok() {
            // Whoever must know whether it is kept has flushed it.
            let _ = self.keep(&mut open);
        }
        if open.locked {
            with_disk(|disk| disk.unlock(&self.path));
        }
    }
}

impl Write for &File {
    fn write(&mut self, more: &[u8]) -> Result<usize> {
        if !self.writes {
            return Err(Error::new(ErrorKind::PermissionDenied, "it was opened to be read"));
        }
        if self.append {
            return with_disk(|disk| disk.append(&self.path, more, now())).map(|()| more.len());
        }
        let mut open = self.lock_open();
        let (at, end) = (open.at, open.at + more.len());
        if open.bytes.len() < end {
            open.bytes.resize(end, 0);
        }
        open.bytes[at..end].copy_from_slice(more);
        (open.at, open.unkept) = (end, true);
        if open.bytes.len() <= AT_ONCE {
            self.keep(&mut open)?;
        }
        Ok(more.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.sync_all()
    }
}

impl Write for File {
    fn write(&mut self, more: &[u8]) -> Result<usize> {
        (&*self).write(more)
    }

    fn flush(&mut self) -> Result<()> {
        self.sync_all()
    }
}

impl Read for &File {
    fn read(&mut self, into: &mut [u8]) -> Result<usize> {
        let mut open = self.lock_open();
        let rest = open.bytes.get(open.at..).unwrap_or_default();
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        open.at += count;
        Ok(count)
    }
}

impl Read for File {
    fn read(&mut self, into: &mut [u8]) -> Result<usize> {
        (&*self).read(into)
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> Result<u64> {
        let mut open = self.lock_open();
        let (from, by) = match to {
            SeekFrom::Start(at) => (0, at as i64),
            SeekFrom::End(by) => (open.bytes.len() as i64, by),
            SeekFrom::Current(by) => (open.at as i64, by),
        };
        let at = from.checked_add(by).and_then(|at| usize::try_from(at).ok());
        open.at = at.ok_or_else(|| Error::new(ErrorKind::InvalidInput, "before its beginning"))?;
        Ok(open.at as u64)
    }
}

/// What lies in a folder.
#[derive(Debug)]
pub struct ReadDir(std::collections::btree_set::IntoIter<String>);

impl Iterator for ReadDir {
    type Item = Result<DirEntry>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|path| Ok(DirEntry(PathBuf::from(path))))
    }
}

/// Something that lies in a folder.
#[derive(Clone, Debug)]
pub struct DirEntry(PathBuf);

impl DirEntry {
    /// Its path.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.0.clone()
    }

    /// Its name.
    #[must_use]
    pub fn file_name(&self) -> OsString {
        self.0.file_name().unwrap_or_default().to_owned()
    }

    /// What is known of it.
    ///
    /// # Errors
    /// It is gone.
    pub fn metadata(&self) -> Result<Metadata> {
        metadata(&self.0)
    }

    /// What sort of thing it is.
    ///
    /// # Errors
    /// It is gone.
    pub fn file_type(&self) -> Result<FileType> {
        self.metadata().map(|there| there.file_type())
    }
}

/// As in `std::fs`; there are no links to follow.
pub fn canonicalize(path: impl AsRef<Path>) -> Result<PathBuf> {
    let path = name(path);
    metadata(&path).map(|_| PathBuf::from(path))
}

/// As in `std::fs`: there are no links.
pub fn read_link(_: impl AsRef<Path>) -> Result<PathBuf> {
    Err(Error::new(ErrorKind::InvalidInput, "it is no link"))
}

/// As in `std::fs`.
pub fn metadata(path: impl AsRef<Path>) -> Result<Metadata> {
    let info = with_disk(|disk| disk.info(&name(path)));
    info.map(Metadata).ok_or_else(|| Error::new(ErrorKind::NotFound, "it is not there"))
}

/// As in `std::fs`; there are no links.
pub fn symlink_metadata(path: impl AsRef<Path>) -> Result<Metadata> {
    metadata(path)
}

/// As in `std::fs`.
pub fn read(path: impl AsRef<Path>) -> Result<Vec<u8>> {
    with_disk(|disk| disk.read(&name(path)))
}

/// As in `std::fs`.
pub fn read_to_string(path: impl AsRef<Path>) -> Result<String> {
    String::from_utf8(read(path)?).map_err(|_| Error::new(ErrorKind::InvalidData, "it holds no text"))
}

/// As in `std::fs`.
pub fn write(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> Result<()> {
    with_disk(|disk| disk.write(&name(path), bytes.as_ref(), now()))
}

/// As in `std::fs`.
pub fn copy(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<u64> {
    let bytes = read(from)?;
    write(to, &bytes).map(|()| bytes.len() as u64)
}

/// As in `std::fs`.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<()> {
    with_disk(|disk| disk.rename(&name(from), &name(to)))
}

/// As in `std::fs`.
pub fn remove_file(path: impl AsRef<Path>) -> Result<()> {
    with_disk(|disk| disk.remove(&name(path)))
}

/// As in `std::fs`.
pub fn create_dir(path: impl AsRef<Path>) -> Result<()> {
    create_dir_all(path)
}

/// As in `std::fs`.
pub fn create_dir_all(path: impl AsRef<Path>) -> Result<()> {
    with_disk(|disk| disk.make_folder(&name(path)))
}

/// As in `std::fs`.
pub fn read_dir(path: impl AsRef<Path>) -> Result<ReadDir> {
    with_disk(|disk: &mut Disk<_>| disk.list(&name(path))).map(|list| ReadDir(list.into_iter()))
}

/// As in `std::fs`; everything may always be done.
pub fn set_permissions(_: impl AsRef<Path>, _: Permissions) -> Result<()> {
    Ok(())
}
