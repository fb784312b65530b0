//! Stamps: regions with a name, those that come with the program and those the user keeps in the
//! data folder, a file each.
//!
//! Must not know the interface.

use super::clip::{read_region, region_text};
use super::errors::KeepError;
use super::files::write_whole;
use oblique_platform::fs::is_there;
use oblique_rules::Registry;
use oblique_scenario::Region;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A region with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Stamp {
    /// Its name.
    pub name: String,
    /// What it leaves.
    pub region: Arc<Region>,
    /// Its file, if it is the user's.
    pub path: Option<PathBuf>,
}

/// (file name without ending, text) of every stamp that comes with the program.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/stamps.rs"));

/// The folder of the user's stamps within the data folder.
pub fn stamps_folder(data_folder: &Path) -> PathBuf {
    data_folder.join("stamps")
}

/// The stamps that come with the program, by name.
pub fn shipped_stamps(registry: Registry) -> Vec<Stamp> {
    let read = |(_, text): &(&str, &str)| read_region(registry, text);
    let mut stamps: Vec<Stamp> = FILES
        .iter()
        .filter_map(read)
        .map(|(name, region)| Stamp { name, region: Arc::new(region), path: None })
        .collect();
    stamps.sort_by(|a, b| a.name.cmp(&b.name));
    stamps
}

/// The user's stamps, by name. Files that hold none are left alone.
pub fn own_stamps(registry: Registry, folder: &Path) -> Vec<Stamp> {
    let Ok(entries) = oblique_platform::fs::read_dir(folder) else { return Vec::new() };
    let mut stamps: Vec<Stamp> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let text = path
                .extension()
                .is_some_and(|e| e == "ron")
                .then(|| oblique_platform::fs::read_to_string(&path))?;
            let (name, region) = read_region(registry, &text.ok()?)?;
            Some(Stamp { name, region: Arc::new(region), path: Some(path) })
        })
        .collect();
    stamps.sort_by(|a, b| (&a.name, &a.path).cmp(&(&b.name, &b.path)));
    stamps
}

/// Writes a stamp into a file of its own; a name taken gets a number.
///
/// # Errors
/// The region is too large, the name taken too often, or the file cannot be written.
pub fn keep_stamp(
    registry: Registry,
    folder: &Path,
    ruleset: &str,
    name: &str,
    region: &Region,
) -> Result<Stamp, KeepError> {
    let text = region_text(registry, region, ruleset, name).ok_or(KeepError::TooLarge)?;
    make_folder(folder)?;
    let stem: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let stem = if stem.is_empty() { "stamp".to_owned() } else { stem.to_lowercase() };
    let free = (1..1000).map(|n| if n == 1 { stem.clone() } else { format!("{stem}-{n}") });
    let path = free.map(|stem| folder.join(format!("{stem}.ron"))).find(|path| !is_there(path));
    let path = path.ok_or(KeepError::NameTaken)?;
    write_whole(&path, text.as_bytes()).map_err(|source| KeepError::Writing { what: "stamp", source })?;
    Ok(Stamp { name: name.to_owned(), region: Arc::new(region.clone()), path: Some(path) })
}

/// Makes a folder of the data folder, where it is not there.
pub(super) fn make_folder(folder: &Path) -> Result<(), KeepError> {
    oblique_platform::fs::create_dir_all(folder)
        .map_err(|source| KeepError::Folder { folder: folder.to_owned(), source })
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_rulesets::REGISTRY;

    #[test]
    fn shipped_stamps_are_read_and_named() {
        let stamps = shipped_stamps(REGISTRY);
        assert_eq!(stamps.len(), FILES.len());
        assert!(stamps.len() >= 5);
        assert!(stamps.iter().all(|stamp| !stamp.name.is_empty()));
        assert!(stamps.windows(2).all(|w| w[0].name < w[1].name));
    }

    #[test]
    fn stamps_kept_are_found_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = stamps_folder(folder.path());
        assert!(own_stamps(REGISTRY, &folder).is_empty());
        let shipped = shipped_stamps(REGISTRY);
        for _ in 0..2 {
            keep_stamp(REGISTRY, &folder, "", "My hill: north", &shipped[0].region).expect("kept");
        }
        std::fs::write(folder.join("other.ron"), "not a stamp").expect("written");
        let own = own_stamps(REGISTRY, &folder);
        assert_eq!(own.len(), 2, "each has its own file, and other files are left alone");
        assert!(own.iter().all(|stamp| stamp.name == "My hill: north"));
        assert_eq!(own[0].region.cells, shipped[0].region.cells);
    }
}
