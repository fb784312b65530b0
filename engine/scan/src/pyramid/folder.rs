//! Where pyramids are kept: a folder somebody else chose.

use std::collections::BTreeMap;
use std::io::{self, Cursor, ErrorKind, Read, Seek, SeekFrom, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// A file of a [`CacheFolder`].
pub trait CacheFile: Read + Write + Seek + Send {}
impl<T: Read + Write + Seek + Send> CacheFile for T {}

/// A folder for pyramids. Names have letters, digits, `-` and `.` alone. Its owner says where it is, keeps it below
/// some size and may remove any file at any time: what is missing is built again.
pub trait CacheFolder: Send + Sync {
    /// A new, empty file under a name that nobody else uses, not even another process, and that name.
    ///
    /// # Errors
    /// Where it cannot be made.
    fn scratch(&self) -> io::Result<(String, Box<dyn CacheFile>)>;

    /// The file of that name, for reading.
    ///
    /// # Errors
    /// [`ErrorKind::NotFound`] where there is none.
    fn open(&self, name: &str) -> io::Result<Box<dyn CacheFile>>;

    /// Renames a file, open or not, over whatever has the new name.
    ///
    /// # Errors
    /// Where it cannot be renamed.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    /// Where there is none or it cannot be removed.
    fn remove(&self, name: &str) -> io::Result<()>;
}

/// A folder in memory, for small sheets, tests and machines without a disk.
#[derive(Default)]
pub struct MemoryFolder {
    files: Mutex<(u64, BTreeMap<String, Bytes>)>,
}

type Bytes = Arc<Mutex<Vec<u8>>>;

impl MemoryFolder {
    /// The names of its files.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.lock().1.keys().cloned().collect()
    }

    /// The bytes of a file.
    #[must_use]
    pub fn bytes(&self, name: &str) -> Option<Vec<u8>> {
        self.lock().1.get(name).map(|bytes| bytes.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// Puts a file there.
    pub fn insert(&self, name: &str, bytes: Vec<u8>) {
        self.lock().1.insert(name.to_owned(), Arc::new(Mutex::new(bytes)));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, (u64, BTreeMap<String, Bytes>)> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CacheFolder for MemoryFolder {
    fn scratch(&self) -> io::Result<(String, Box<dyn CacheFile>)> {
        let mut files = self.lock();
        files.0 += 1;
        let (name, bytes) = (format!("scratch-{}", files.0), Bytes::default());
        files.1.insert(name.clone(), Arc::clone(&bytes));
        Ok((name, Box::new(MemoryFile { bytes, at: 0 })))
    }

    fn open(&self, name: &str) -> io::Result<Box<dyn CacheFile>> {
        let bytes = self.lock().1.get(name).cloned().ok_or(ErrorKind::NotFound)?;
        Ok(Box::new(MemoryFile { bytes, at: 0 }))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let mut files = self.lock();
        let bytes = files.1.remove(from).ok_or(ErrorKind::NotFound)?;
        files.1.insert(to.to_owned(), bytes);
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.lock().1.remove(name).map(|_| ()).ok_or_else(|| ErrorKind::NotFound.into())
    }
}

struct MemoryFile {
    bytes: Bytes,
    at: u64,
}

impl MemoryFile {
    fn with<T>(&mut self, work: impl FnOnce(&mut Cursor<&mut Vec<u8>>) -> io::Result<T>) -> io::Result<T> {
        let mut bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        let mut cursor = Cursor::new(&mut *bytes);
        cursor.set_position(self.at);
        let done = work(&mut cursor);
        self.at = cursor.position();
        done
    }
}

impl Read for MemoryFile {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        self.with(|cursor| cursor.read(to))
    }
}

impl Write for MemoryFile {
    fn write(&mut self, from: &[u8]) -> io::Result<usize> {
        self.with(|cursor| cursor.write(from))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Seek for MemoryFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.with(|cursor| cursor.seek(to))
    }
}
