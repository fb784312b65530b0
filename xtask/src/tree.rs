//! The files of a package, in the order of their paths, before they are packed.

use crate::fault::Fault;
use std::collections::BTreeMap;
use std::path::Path;

/// A file to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// What it holds.
    pub bytes: Vec<u8>,
    /// Is it a program?
    pub runs: bool,
}

/// Files by their paths, with `/` between the parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tree {
    items: BTreeMap<String, Item>,
}

impl Tree {
    /// Adds a file.
    pub(crate) fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.items.insert(path.into(), Item { bytes: bytes.into(), runs: false });
    }

    /// Adds a program.
    pub(crate) fn add_program(&mut self, path: impl Into<String>, bytes: Vec<u8>) {
        self.items.insert(path.into(), Item { bytes, runs: true });
    }

    /// Adds a file of the disk.
    pub(crate) fn copy(&mut self, from: &Path, path: impl Into<String>) -> Result<(), Fault> {
        self.add(path, std::fs::read(from).map_err(Fault::of(from))?);
        Ok(())
    }

    /// Adds what lies in a folder of the disk and ends so, with the folders below.
    pub(crate) fn copy_all(&mut self, from: &Path, ending: &str, under: &str) -> Result<(), Fault> {
        for entry in std::fs::read_dir(from).map_err(Fault::of(from))? {
            let path = entry.map_err(Fault::of(from))?.path();
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
            if path.is_dir() {
                self.copy_all(&path, ending, &format!("{under}/{name}"))?;
            } else if name.ends_with(ending) {
                self.copy(&path, format!("{under}/{name}"))?;
            }
        }
        Ok(())
    }

    /// Every file, in the order of the paths.
    pub(crate) fn items(&self) -> impl Iterator<Item = (&str, &Item)> {
        self.items.iter().map(|(path, item)| (path.as_str(), item))
    }

    /// Every folder that holds a file or a folder, those over others first.
    pub(crate) fn folders(&self) -> Vec<&str> {
        let mut all: Vec<&str> =
            self.items.keys().flat_map(|path| path.match_indices('/').map(|(at, _)| &path[..at])).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The same files under a folder.
    pub(crate) fn under(&self, folder: &str) -> Self {
        let items = self.items.iter().map(|(path, item)| (format!("{folder}/{path}"), item.clone()));
        Self { items: items.collect() }
    }

    /// Writes everything below a folder of the disk.
    pub(crate) fn write(&self, folder: &Path) -> Result<(), Fault> {
        for (path, item) in &self.items {
            let path = folder.join(path);
            let over = path.parent().unwrap_or(folder);
            std::fs::create_dir_all(over).map_err(Fault::of(over))?;
            std::fs::write(&path, &item.bytes).map_err(Fault::of(&path))?;
        }
        Ok(())
    }

    /// Bytes of all files together.
    pub(crate) fn bytes(&self) -> u64 {
        self.items.values().map(|item| item.bytes.len() as u64).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::Tree;

    #[test]
    fn folders_come_before_what_they_hold() {
        let mut tree = Tree::default();
        tree.add("usr/share/doc/a", "x");
        tree.add("usr/bin/a", "yy");
        assert_eq!(tree.folders(), ["usr", "usr/bin", "usr/share", "usr/share/doc"]);
        assert_eq!(tree.under("top").folders()[0], "top");
        assert_eq!(tree.bytes(), 3);
    }
}
