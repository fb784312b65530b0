//! Every sort of file the program reads or writes, by its ending: the one list that the command line's `convert`, the
//! window's Open, what is dropped on it and its exports ask.
//!
//! Importers and exporters say themselves what they read and write; what else there is, battles, pictures, scans and the
//! files of geographic information systems, stands here.

use crate::export::{EXPORTERS, Exporter};
use crate::import::{IMPORTERS, Importer, candidates};
use crate::picture;
use crate::spreadsheet::SheetFormat;
use std::path::Path;
use std::sync::LazyLock;

/// Endings of battles as we write them.
pub const BATTLES: &[&str] = &["ron"];
/// Endings of battles under way.
pub const PLAYED: &[&str] = &["battle"];
/// Endings of pictures that are laid under the grid as historical maps.
pub const SCANS: &[&str] = &["png", "jpg", "jpeg", "tif", "tiff", "webp", "pdf"];
/// Endings of files of geographic information systems that are no other program's too.
pub const VECTORS: &[&str] = &["geojson", "gpx", "shp"];

/// What becomes of a file that is opened.
#[derive(Clone, Debug)]
pub enum Reads {
    /// A battle of ours.
    Battle,
    /// A battle under way.
    Played,
    /// A picture that is laid under the grid.
    Scan,
    /// Features that are taken onto the board.
    Vectors,
    /// These importers read it, the likeliest first; none, where nothing does.
    Import(Vec<&'static dyn Importer>),
}

/// What a file is written as.
#[derive(Clone, Copy, Debug)]
pub enum Writes {
    /// A battle of ours.
    Battle,
    /// A picture of the map.
    Picture(picture::Format),
    /// Its order of battle, as a sheet.
    Sheet(SheetFormat),
    /// What an exporter makes.
    Export(&'static dyn Exporter),
}

/// A sort of files: in words, with their endings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    /// In words, in the plural.
    pub words: &'static str,
    /// In lower case, without the dot.
    pub endings: &'static [&'static str],
}

const fn sort(words: &'static str, endings: &'static [&'static str]) -> Sort {
    Sort { words, endings }
}

/// Is a file's ending among these?
#[must_use]
pub fn ends_in(path: &Path, endings: &[&str]) -> bool {
    path.extension().is_some_and(|e| endings.iter().any(|ending| e.eq_ignore_ascii_case(ending)))
}

/// Every sort of file that can be opened, with these importers.
#[must_use]
pub fn readable(importers: &[&'static dyn Importer]) -> Vec<Sort> {
    let own = [
        sort("Battles", BATTLES),
        sort("Saved battles", PLAYED),
        sort("Scanned maps", SCANS),
        sort("Features of a GIS", VECTORS),
    ];
    let imported = importers.iter().map(|importer| sort(importer.files(), importer.endings()));
    own.into_iter().chain(imported).collect()
}

/// The endings of all that can be opened with the program's own importers, each once, those of battles first.
pub fn openable() -> &'static [&'static str] {
    static ENDINGS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let mut all: Vec<&'static str> = Vec::new();
        for ending in readable(IMPORTERS).iter().flat_map(|sort| sort.endings) {
            if !all.contains(ending) {
                all.push(ending);
            }
        }
        all
    });
    &ENDINGS
}

/// What becomes of a file by its ending, and, where importers may read it, by its first
/// [`crate::import::HEAD_BYTES`] bytes.
#[must_use]
pub fn reads(importers: &[&'static dyn Importer], path: &Path, head: &[u8]) -> Reads {
    let own =
        [(BATTLES, Reads::Battle), (PLAYED, Reads::Played), (SCANS, Reads::Scan), (VECTORS, Reads::Vectors)];
    let found = own.into_iter().find(|(endings, _)| ends_in(path, endings));
    found.map_or_else(|| Reads::Import(candidates(importers, path, head)), |(_, reads)| reads)
}

/// Every sort of file that a battle can be written as.
#[must_use]
pub fn writable() -> Vec<(&'static str, Writes)> {
    let pictures = picture::Format::ALL.into_iter().map(|format| (format.ending(), Writes::Picture(format)));
    let sheet = |format: SheetFormat| format.endings().iter().map(move |e| (*e, Writes::Sheet(format)));
    let sheets = SheetFormat::ALL.into_iter().flat_map(sheet);
    let of = |exporter: &&'static dyn Exporter| {
        let exporter = *exporter;
        exporter.endings().iter().map(move |ending| (*ending, Writes::Export(exporter)))
    };
    let exports = EXPORTERS.iter().flat_map(of);
    BATTLES
        .iter()
        .map(|ending| (*ending, Writes::Battle))
        .chain(pictures)
        .chain(sheets)
        .chain(exports)
        .collect()
}

/// What a file is written as, by its ending.
#[must_use]
pub fn writes(path: &Path) -> Option<Writes> {
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    if let Some(format) = picture::Format::of_ending(&ending) {
        return Some(Writes::Picture(format));
    }
    writable().into_iter().find(|(known, _)| *known == ending).map(|(_, writes)| writes)
}

#[cfg(test)]
mod tests {
    use super::{Reads, Writes, readable, reads, writable, writes};
    use crate::import::IMPORTERS;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn every_ending_leads_to_one_writer_and_to_a_reader() {
        let endings: Vec<&str> = writable().into_iter().map(|(ending, _)| ending).collect();
        assert_eq!(endings.iter().collect::<BTreeSet<_>>().len(), endings.len(), "{endings:?}");
        for ending in endings {
            assert!(writes(Path::new(&format!("x.{}", ending.to_uppercase()))).is_some(), "{ending}");
        }
        for sort in readable(IMPORTERS) {
            for ending in sort.endings {
                let found = reads(IMPORTERS, Path::new(&format!("x.{ending}")), b"Gg, Gg, Gg\n");
                let by_importer = IMPORTERS.iter().any(|importer| importer.endings().contains(ending));
                assert_eq!(matches!(found, Reads::Import(_)), by_importer, "{ending}");
            }
        }
        assert!(matches!(writes(Path::new("x.jpeg")), Some(Writes::Picture(_))));
        assert!(writes(Path::new("x")).is_none() && writes(Path::new("x.doc")).is_none());
        assert!(
            matches!(reads(IMPORTERS, Path::new("x.doc"), b"\0"), Reads::Import(none) if none.is_empty())
        );
    }
}
