//! Which importers read a file.

use super::Importer;
use std::path::Path;

/// So much of a file is looked at to recognise it, in bytes.
pub const HEAD_BYTES: usize = 4096;

/// Is a file one an importer reads, by its first bytes?
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Recognised {
    /// It cannot be.
    No,
    /// Nothing speaks against it: its ending decides.
    Perhaps,
    /// It begins as only such files do, whatever its ending.
    Yes,
}

/// Has a file one of an importer's endings?
#[must_use]
pub fn has_ending(importer: &dyn Importer, path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| importer.endings().contains(&ending.as_str()))
}

/// The importers that read a file, the likeliest first: those that know it by its first bytes, then those it may be
/// for by its ending; within each in the order of the list. Where several are left the user chooses.
#[must_use]
pub fn candidates<'a>(importers: &[&'a dyn Importer], path: &Path, head: &[u8]) -> Vec<&'a dyn Importer> {
    let knows = |importer: &&&dyn Importer| importer.recognise(head) == Recognised::Yes;
    let may = |importer: &&&dyn Importer| {
        importer.recognise(head) == Recognised::Perhaps && has_ending(**importer, path)
    };
    importers.iter().filter(knows).chain(importers.iter().filter(may)).copied().collect()
}
