//! A disk in a store of texts by key, as the storage of a page is: small files packed into texts, large ones in memory
//! until the page goes.
//!
//! A file is a text: its time and its length in a line, then a line for each piece, packed where that is shorter. What
//! is appended is one more line, so that a log grows by what is said and not by all of it. Must not know the browser.

mod packing;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Error, ErrorKind, Result};

/// Where texts are kept by key.
pub(crate) trait Store {
    /// The text of that key.
    fn get(&self, key: &str) -> Option<String>;
    /// Keeps a text; false if there is no room.
    fn set(&mut self, key: &str, text: &str) -> bool;
    /// Forgets a text.
    fn remove(&mut self, key: &str);
    /// Every key there is.
    fn keys(&self) -> Vec<String>;
}

/// What our keys begin with.
const FILE: &str = "oblique:";
/// What locks begin with: whose they are.
const LOCK: &str = "oblique-lock:";
/// A longer text stays in memory: stores hold five million letters or so, and what is so long is no battle.
const MOST: usize = 1_500_000;
/// What lies here is never kept: files brought by the user that are no battles.
pub(crate) const BROUGHT: &str = "/brought";

/// What is known of a file or a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Info {
    /// Bytes.
    pub len: u64,
    /// When it was written, in milliseconds since 1970.
    pub modified: u64,
    /// A folder; files have none of their own.
    pub folder: bool,
}

/// The disk of one page. Several may share a store.
#[derive(Debug)]
pub(crate) struct Disk<S> {
    store: S,
    /// What is too large for the store, or not worth it.
    memory: BTreeMap<String, (u64, Vec<u8>)>,
    /// Folders made, beside those that hold something.
    folders: BTreeSet<String>,
    /// Files this page has locked.
    held: BTreeSet<String>,
    /// The number of this page.
    run: u32,
    /// Pages that were alive when they were last counted, and when that was, in milliseconds.
    living: BTreeSet<u32>,
    counted: u64,
}

fn nothing() -> Error {
    Error::new(ErrorKind::NotFound, "it is not there")
}

fn full() -> Error {
    Error::new(
        ErrorKind::StorageFull,
        "the storage of this page is full. Save as files of your own what you need, and remove battles kept in the \
         browser",
    )
}

impl<S: Store> Disk<S> {
    /// The disk of the page with that number, at a time in milliseconds.
    pub(crate) fn new(store: S, run: u32, now: u64) -> Self {
        let memory = BTreeMap::new();
        let (folders, held, living) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        Self { store, memory, folders, held, run, living, counted: now }
    }

    /// What a file holds.
    pub(crate) fn read(&self, path: &str) -> Result<Vec<u8>> {
        if let Some((_, bytes)) = self.memory.get(path) {
            return Ok(bytes.clone());
        }
        if let Some(text) = self.store.get(&key(path)) {
            return packing::read(&text).ok_or_else(|| Error::new(ErrorKind::InvalidData, "it is damaged"));
        }
        if self.is_folder(path) {
            return Err(Error::new(ErrorKind::IsADirectory, "it is a folder"));
        }
        Err(nothing())
    }

    /// Writes a file whole.
    pub(crate) fn write(&mut self, path: &str, bytes: &[u8], now: u64) -> Result<()> {
        if self.is_folder(path) {
            return Err(Error::new(ErrorKind::IsADirectory, "it is a folder"));
        }
        let text =
            (!is_brought(path)).then(|| packing::written(bytes, now)).filter(|text| text.len() <= MOST);
        let Some(text) = text else {
            self.store.remove(&key(path));
            self.memory.insert(path.to_owned(), (now, bytes.to_vec()));
            return Ok(());
        };
        if !self.store.set(&key(path), &text) {
            return Err(full());
        }
        self.memory.remove(path);
        Ok(())
    }

    /// Adds to the end of a file.
    pub(crate) fn append(&mut self, path: &str, bytes: &[u8], now: u64) -> Result<()> {
        if let Some((modified, there)) = self.memory.get_mut(path) {
            *modified = now;
            there.extend_from_slice(bytes);
            return Ok(());
        }
        let text = self.store.get(&key(path)).ok_or_else(nothing)?;
        let longer = packing::appended(&text, bytes, now)
            .ok_or_else(|| Error::new(ErrorKind::InvalidData, "it is damaged"))?;
        if longer.len() > MOST {
            let mut whole = self.read(path)?;
            whole.extend_from_slice(bytes);
            return self.write(path, &whole, now);
        }
        if self.store.set(&key(path), &longer) { Ok(()) } else { Err(full()) }
    }

    /// Removes a file.
    pub(crate) fn remove(&mut self, path: &str) -> Result<()> {
        let there = self.info(path).filter(|there| !there.folder);
        self.memory.remove(path);
        self.store.remove(&key(path));
        there.map(drop).ok_or_else(nothing)
    }

    /// Gives a file another name, in place of what has it.
    pub(crate) fn rename(&mut self, from: &str, to: &str) -> Result<()> {
        if self.is_folder(to) {
            return Err(Error::new(ErrorKind::IsADirectory, "it is a folder"));
        }
        if let Some(text) = self.store.get(&key(from)) {
            // The old name goes first, for there may be room for one of them only; it comes back if that fails.
            self.store.remove(&key(from));
            if !self.store.set(&key(to), &text) {
                self.store.set(&key(from), &text);
                return Err(full());
            }
            self.memory.remove(to);
            return Ok(());
        }
        let entry = self.memory.remove(from).ok_or_else(nothing)?;
        self.store.remove(&key(to));
        self.memory.insert(to.to_owned(), entry);
        Ok(())
    }

    /// What is known of a path.
    pub(crate) fn info(&self, path: &str) -> Option<Info> {
        if let Some((modified, bytes)) = self.memory.get(path) {
            return Some(Info { len: bytes.len() as u64, modified: *modified, folder: false });
        }
        if let Some((modified, len)) = self.store.get(&key(path)).and_then(|text| packing::head(&text)) {
            return Some(Info { len, modified, folder: false });
        }
        self.is_folder(path).then_some(Info { len: 0, modified: 0, folder: true })
    }

    /// Makes a folder, and those it is in.
    pub(crate) fn make_folder(&mut self, path: &str) -> Result<()> {
        if self.info(path).is_some_and(|there| !there.folder) {
            return Err(Error::new(ErrorKind::AlreadyExists, "there is a file of that name"));
        }
        self.folders.insert(path.trim_end_matches('/').to_owned());
        Ok(())
    }

    /// What lies in a folder: the paths, by name.
    pub(crate) fn list(&self, folder: &str) -> Result<BTreeSet<String>> {
        if !self.is_folder(folder) {
            return Err(nothing());
        }
        let begin = below(folder);
        let inside = self.every().filter_map(|path| {
            let rest = path.strip_prefix(&begin)?;
            let name = rest.split('/').next().filter(|name| !name.is_empty())?;
            Some(format!("{begin}{name}"))
        });
        Ok(inside.collect())
    }

    fn every(&self) -> impl Iterator<Item = String> {
        let kept = self.store.keys().into_iter().filter_map(|key| key.strip_prefix(FILE).map(str::to_owned));
        let others = self.memory.keys().chain(&self.folders).cloned();
        kept.chain(others.collect::<Vec<_>>())
    }

    fn is_folder(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        let begin = below(path);
        path.is_empty() || self.folders.contains(path) || self.every().any(|other| other.starts_with(&begin))
    }

    /// Locks a file for this page; false if another page has it, or this one already.
    pub(crate) fn lock(&mut self, path: &str, now: u64) -> bool {
        if self.held.contains(path) || self.locked_elsewhere(path) {
            return false;
        }
        // Where there is no room for it nobody sees it: better than not to work at all.
        self.store.set(&lock_key(path), &format!("{} {now}", self.run));
        self.held.insert(path.to_owned());
        true
    }

    /// Frees a file this page has locked.
    pub(crate) fn unlock(&mut self, path: &str) {
        if self.held.remove(path) {
            self.store.remove(&lock_key(path));
        }
    }

    fn locked_elsewhere(&self, path: &str) -> bool {
        let text = self.store.get(&lock_key(path));
        let owner = text.as_deref().and_then(|text| text.split_once(' '));
        let Some((run, since)) =
            owner.and_then(|(run, since)| Some((run.parse().ok()?, since.parse().ok()?)))
        else {
            return false;
        };
        self.lives(run, since)
    }

    fn lives(&self, run: u32, since: u64) -> bool {
        // What began since they were counted is not among them yet.
        run != self.run && (self.living.contains(&run) || since > self.counted)
    }

    /// Says which pages are alive, counted at that time.
    pub(crate) fn count_pages(&mut self, living: BTreeSet<u32>, at: u64) {
        (self.living, self.counted) = (living, at);
    }

    /// Removes the locks of pages that are gone and the files that were locked: they held nothing else.
    pub(crate) fn sweep_locks(&mut self) {
        let paths = self.store.keys().into_iter().filter_map(|key| key.strip_prefix(LOCK).map(str::to_owned));
        for path in paths.collect::<Vec<_>>() {
            if !self.held.contains(&path) && !self.locked_elsewhere(&path) {
                self.store.remove(&lock_key(&path));
                self.store.remove(&key(&path));
            }
        }
    }
}

fn is_brought(path: &str) -> bool {
    path.strip_prefix(BROUGHT).is_some_and(|rest| rest.starts_with('/'))
}

fn key(path: &str) -> String {
    format!("{FILE}{path}")
}

fn lock_key(path: &str) -> String {
    format!("{LOCK}{path}")
}

/// What paths in a folder begin with.
fn below(folder: &str) -> String {
    format!("{}/", folder.trim_end_matches('/'))
}
