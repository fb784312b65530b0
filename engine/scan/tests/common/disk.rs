//! A folder of the disk for pyramids, as a program has it.

use oblique_scan::{CacheFile, CacheFolder};
use std::fs::{self, OpenOptions};
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) struct DiskFolder(PathBuf, AtomicU32);

impl DiskFolder {
    pub(crate) fn new(path: PathBuf) -> Self {
        fs::create_dir_all(&path).expect("a folder for the tiles");
        Self(path, AtomicU32::new(0))
    }
}

impl CacheFolder for DiskFolder {
    fn scratch(&self) -> io::Result<(String, Box<dyn CacheFile>)> {
        let number = self.1.fetch_add(1, Ordering::Relaxed);
        let name = format!("scratch-{}-{number}", std::process::id());
        let path = self.0.join(&name);
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(path)?;
        Ok((name, Box::new(file)))
    }

    fn open(&self, name: &str) -> io::Result<Box<dyn CacheFile>> {
        Ok(Box::new(fs::File::open(self.0.join(name))?))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.0.join(from), self.0.join(to))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.0.join(name))
    }
}
