//! A file with all that is read beside it.

use super::{CodeTable, Importer, Source};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

/// Files that one refers to, at most.
const MOST_REFERRED: usize = 64;
/// Folders upwards in which they may lie.
const MOST_UP: usize = 4;

/// A file and what was found beside it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Gathered {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The files beside it, by the endings of [`Importer::companions`].
    pub companions: BTreeMap<&'static str, Vec<u8>>,
    /// The files it refers to, by the names of [`Importer::refers_to`].
    pub referred: BTreeMap<String, Vec<u8>>,
}

impl Gathered {
    /// As an importer is given it.
    #[must_use]
    pub const fn source<'a>(&'a self, name: &'a str, table: Option<&'a CodeTable>) -> Source<'a> {
        let Self { bytes, companions, referred } = self;
        Source { name, bytes: bytes.as_slice(), companions, referred, table }
    }
}

/// Gathers a file that is to be imported, with the files beside it that its importer asks for. `read` reads one of at
/// most [`Importer::most_bytes`], and is asked for files beside only where `is_there` says that there is one.
///
/// # Errors
/// What `read` fails with.
pub fn gather<E>(
    importer: &dyn Importer,
    path: &Path,
    is_there: impl Fn(&Path) -> bool,
    mut read: impl FnMut(&Path) -> Result<Vec<u8>, E>,
) -> Result<Gathered, E> {
    let mut gathered = Gathered { bytes: read(path)?, ..Gathered::default() };
    for ending in importer.companions() {
        let beside = path.with_extension(ending);
        if is_there(&beside) {
            gathered.companions.insert(*ending, read(&beside)?);
        }
    }
    for name in importer.refers_to(&gathered.bytes).into_iter().take(MOST_REFERRED) {
        if let Some(beside) = beside(path, &name)
            && is_there(&beside)
        {
            gathered.referred.insert(name, read(&beside)?);
        }
    }
    Ok(gathered)
}

/// Where the file lies that another one calls so: in its folder, below it or a few folders above. `None` for other ways,
/// which a file of a stranger has no business with.
fn beside(path: &Path, name: &str) -> Option<PathBuf> {
    let name = name.replace('\\', "/");
    // A drive or a scheme.
    if name.contains(':') {
        return None;
    }
    let parts: Vec<Component<'_>> = Path::new(&name).components().collect();
    let plain = parts
        .iter()
        .all(|part| matches!(part, Component::Normal(_) | Component::ParentDir | Component::CurDir));
    let up = parts.iter().filter(|part| **part == Component::ParentDir).count();
    (plain && up <= MOST_UP && !parts.is_empty()).then(|| path.with_file_name("").join(&name))
}

#[cfg(test)]
mod tests {
    use super::beside;
    use std::path::{Path, PathBuf};

    #[test]
    fn files_are_looked_for_about_the_folder_and_nowhere_else() {
        let map = Path::new("/home/a/maps/x.tmx");
        assert_eq!(beside(map, "../tiles/y.tsx"), Some(PathBuf::from("/home/a/maps/../tiles/y.tsx")));
        assert_eq!(beside(map, "tiles\\y.tsx"), Some(PathBuf::from("/home/a/maps/tiles/y.tsx")));
        for name in ["/etc/passwd", "C:\\y.tsx", "file:///y.tsx", "", "../../../../../../y.tsx"] {
            assert_eq!(beside(map, name), None, "{name}");
        }
    }
}
