//! Folders to go to at once: the user's own, and those used last.

use oblique_platform::fs::is_folder;
use oblique_text::text;
use std::path::{Path, PathBuf};

/// A folder to go to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub name: String,
    pub folder: PathBuf,
}

/// Recent folders that are listed at most.
const RECENT: usize = 6;

/// The user's own folders, then those of `recent`, the newest first; each once, if it is there. Asks the disk.
pub(super) fn places(recent: &[PathBuf]) -> [Vec<Place>; 2] {
    let home = oblique_platform::home();
    let mut own: Vec<Place> = Vec::new();
    let mut add = |name: &str, folder: PathBuf| {
        if is_folder(&folder) && own.iter().all(|place| place.folder != folder) {
            own.push(Place { name: name.to_owned(), folder });
        }
    };
    if let Some(home) = &home {
        add(text!("files-home"), home.clone());
        for (name, of) in [
            (text!("files-documents"), "DOCUMENTS"),
            (text!("files-desktop"), "DESKTOP"),
            (text!("files-downloads"), "DOWNLOAD"),
        ] {
            let usual = if of == "DOWNLOAD" { text!("files-downloads") } else { name };
            add(name, named_folder(home, of).unwrap_or_else(|| home.join(usual)));
        }
        if let Some(root) = home.ancestors().last() {
            add(text!("files-computer"), root.to_path_buf());
        }
    }
    let mut last: Vec<Place> = Vec::new();
    for folder in recent {
        if last.len() < RECENT && is_folder(folder) && last.iter().all(|place| place.folder != *folder) {
            let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy().into_owned();
            last.push(Place { name, folder: folder.clone() });
        }
    }
    [own, last]
}

/// A folder as the desktop names it in the user's language, where it does: 'Dokumente'.
fn named_folder(home: &Path, of: &str) -> Option<PathBuf> {
    let settings = std::env::var_os("XDG_CONFIG_HOME").map_or_else(|| home.join(".config"), PathBuf::from);
    let text = oblique_platform::fs::read_to_string(settings.join("user-dirs.dirs")).ok()?;
    named_in(&text, home, of)
}

fn named_in(text: &str, home: &Path, of: &str) -> Option<PathBuf> {
    let key = format!("XDG_{of}_DIR=");
    let value = text.lines().find_map(|line| line.trim().strip_prefix(&key))?.trim_matches('"');
    Some(match value.strip_prefix("$HOME") {
        Some(rest) => home.join(rest.trim_start_matches('/')),
        None => PathBuf::from(value),
    })
}

/// A path as it is typed: `~` is the user's own folder.
pub(super) fn at_home(text: &str) -> PathBuf {
    let rest = if text == "~" { Some("") } else { text.strip_prefix("~/") };
    match (rest, oblique_platform::home()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::{named_in, places};
    use std::path::{Path, PathBuf};

    #[test]
    fn recent_folders_are_listed_once_if_they_are_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let kolin = folder.path().join("kolin");
        std::fs::create_dir(&kolin).expect("made");
        let [_, recent] = places(&[kolin.clone(), folder.path().join("gone"), kolin.clone()]);
        assert_eq!(recent.len(), 1);
        assert_eq!((recent[0].name.as_str(), &recent[0].folder), ("kolin", &kolin));
    }

    #[test]
    fn the_desktop_names_the_folders() {
        let text =
            "# made by a program\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\nXDG_DESKTOP_DIR=\"/data/desk\"\n";
        let of = |name| named_in(text, Path::new("/home/fritz"), name);
        assert_eq!(of("DOCUMENTS"), Some(PathBuf::from("/home/fritz/Dokumente")));
        assert_eq!(of("DESKTOP"), Some(PathBuf::from("/data/desk")));
        assert_eq!(of("DOWNLOAD"), None);
    }
}
