//! Scans beside the document: where a path of a scenario leads, the pixels of a file, and the folder their tiles lie in.

use crate::files;
use oblique_confined::PdfPages;
use oblique_platform::fs::{self, OpenOptions};
use oblique_platform::time::{Duration, SystemTime};
use oblique_scan::{CacheFile, CacheFolder, MemoryFolder, Options, Sheet as Scan, Watch};
use oblique_scenario::{Edit, Fingerprint, Sheet, SheetId, TakenOver};
use oblique_text::text;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Why a scan cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such file.
    #[error("{}", text!("files-no-such-file"))]
    Missing,
    /// The system says no.
    #[error("{}", text!("files-it-cannot-be-read", why = .0))]
    Unreadable(io::Error),
    /// It is no scan, or damaged.
    #[error("{0}")]
    Scan(#[from] oblique_scan::ScanError),
}

/// Opens a scan, or a page of it, counted from 1: every byte of it is read once, nothing is decoded, unless its tiles are kept. For a job.
///
/// # Errors
/// Why not.
pub fn open(
    (path, page): (&Path, u32),
    folder: &Arc<dyn CacheFolder>,
    watch: &dyn Watch,
) -> Result<Scan, OpenError> {
    let file = match files::open_to_read(path) {
        Ok(file) => file,
        Err(why) if why.kind() == ErrorKind::NotFound => return Err(OpenError::Missing),
        Err(why) => return Err(OpenError::Unreadable(why)),
    };
    let options = Options { page, pages: Some(Arc::new(PdfPages::default())), ..Options::default() };
    Ok(oblique_scan::open(Box::new(io::BufReader::new(file)), folder, &options, watch)?)
}

/// What a scenario remembers of a file.
#[must_use]
pub fn fingerprint(of: oblique_scan::Fingerprint) -> Fingerprint {
    Fingerprint(u128::from_le_bytes(of.to_bytes()))
}

/// Tiles together may take so many bytes on the disk: 4 GiB.
const MOST_BYTES: u64 = 4 << 30;
/// What a run that was killed left behind this long ago is in nobody's way.
const LEFT_BEHIND: Duration = Duration::from_hours(24);

/// A folder on the disk for tiles of scans; it may be emptied at any time.
pub struct TileFolder(PathBuf);

impl TileFolder {
    /// The folder for tiles in a data folder; in memory where that cannot be had.
    #[must_use]
    pub fn in_data_folder(data: &Path) -> Arc<dyn CacheFolder> {
        let folder = Self(data.join("tiles"));
        if !oblique_platform::KEEPS_CACHES || fs::create_dir_all(&folder.0).is_err() {
            return Self::in_memory();
        }
        folder.make_room();
        Arc::new(folder)
    }

    /// A folder in memory.
    #[must_use]
    pub fn in_memory() -> Arc<dyn CacheFolder> {
        Arc::new(MemoryFolder::default())
    }

    /// Removes what was used longest ago until the rest is small enough.
    fn make_room(&self) {
        let mut all: Vec<(SystemTime, u64, PathBuf, bool)> = Vec::new();
        for entry in fs::read_dir(&self.0).into_iter().flatten().flatten() {
            let Ok(metadata) = entry.metadata() else { continue };
            let used = metadata.accessed().or_else(|_| metadata.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            let scratch = entry.file_name().to_string_lossy().starts_with("scratch-");
            if metadata.is_file() {
                all.push((used, metadata.len(), entry.path(), scratch));
            }
        }
        all.sort();
        let mut bytes: u64 = all.iter().map(|(_, len, _, _)| len).sum();
        for (used, len, path, scratch) in all {
            let old = used.elapsed().is_ok_and(|age| age > LEFT_BEHIND);
            if (bytes > MOST_BYTES && !scratch || scratch && old) && fs::remove_file(path).is_ok() {
                bytes = bytes.saturating_sub(len);
            }
        }
    }

    fn path(&self, name: &str) -> io::Result<PathBuf> {
        let fine =
            name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '.') && !name.contains("..");
        if fine { Ok(self.0.join(name)) } else { Err(ErrorKind::InvalidInput.into()) }
    }
}

impl CacheFolder for TileFolder {
    fn scratch(&self) -> io::Result<(String, Box<dyn CacheFile>)> {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        loop {
            let name = format!(
                "scratch-{}-{}",
                oblique_platform::process_id(),
                NEXT.fetch_add(1, Ordering::Relaxed)
            );
            let file = OpenOptions::new().read(true).write(true).create_new(true).open(self.path(&name)?);
            match file {
                Ok(file) => return Ok((name, Box::new(file))),
                // Left behind by a run that had this number.
                Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                Err(why) => return Err(why),
            }
        }
    }

    fn open(&self, name: &str) -> io::Result<Box<dyn CacheFile>> {
        Ok(Box::new(fs::File::open(self.path(name)?)?))
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.path(from)?, self.path(to)?)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.path(name)?)
    }
}

/// The text of the world file beside a scan, `sheet.jgw` or `sheet.jpgw` beside `sheet.jpg`; `None` where there is none.
#[must_use]
pub fn world_file_text(scan: &Path) -> Option<String> {
    let ending = scan.extension()?.to_str()?;
    let (first, last) = (ending.get(..1)?, ending.get(ending.len() - 1..)?);
    let endings = [format!("{first}{last}w"), format!("{ending}w"), "wld".to_owned()];
    endings.iter().find_map(|ending| files::read_text(&scan.with_extension(ending)).ok())
}

/// Where the path of a scenario in that folder leads.
#[must_use]
pub fn resolve(folder: Option<&Path>, file: &str) -> PathBuf {
    let path = PathBuf::from(file);
    match folder {
        Some(folder) if path.is_relative() => folder.join(path),
        _ => path,
    }
}

/// The way from a folder to a file, parts separated by `/`; the whole path where no way leads there.
#[must_use]
pub fn relative(folder: Option<&Path>, file: &Path) -> String {
    let whole = || file.to_string_lossy().into_owned();
    let real = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let Some(folder) = folder.map(real) else { return whole() };
    Sheet::way(&folder, &real(file)).unwrap_or_else(whole)
}

/// Do two paths lead to the same file?
#[must_use]
pub fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|path| real(other) == Some(path))
}

/// The sheets of a scenario with the ways to their files from another folder; `now` tells where the file of a sheet is
/// known to lie, else it is where the way from `old` leads. What leads there already is left alone.
#[must_use]
pub fn rebased(
    sheets: &BTreeMap<SheetId, Sheet>,
    (old, new): (Option<&Path>, &Path),
    now: impl Fn(&SheetId) -> Option<PathBuf>,
) -> Option<Edit> {
    let moved = sheets.iter().filter_map(|(id, sheet)| {
        let mut moved = sheet.clone();
        if !sheet.file.is_empty() {
            let target = now(id).unwrap_or_else(|| resolve(old, &sheet.file));
            moved.file = relative(Some(new), &target);
        }
        // So are the files of what was taken over.
        for file in moved.taken_over.iter_mut().filter_map(TakenOver::file_mut) {
            *file = relative(Some(new), &resolve(old, file));
        }
        (moved != *sheet).then(|| Edit::Sheet(id.clone(), Some(Box::new(moved))))
    });
    let moved: Vec<Edit> = moved.collect();
    (!moved.is_empty()).then_some(Edit::Many(moved))
}

#[cfg(test)]
mod tests {
    use super::{OpenError, TileFolder, open, rebased, relative, resolve};
    use oblique_scenario::{Edit, Sheet, SheetId};
    use std::collections::BTreeMap;
    use std::fs;

    #[test]
    fn a_way_leads_from_the_folder_to_the_file_and_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let (maps, battles) = (folder.path().join("maps"), folder.path().join("battles"));
        fs::create_dir_all(&maps).expect("a folder");
        fs::create_dir_all(&battles).expect("a folder");
        let scan = maps.join("sheet.png");
        fs::write(&scan, b"x").expect("written");
        let way = relative(Some(&battles), &scan);
        assert_eq!(way, "../maps/sheet.png");
        assert_eq!(fs::read(resolve(Some(&battles), &way)).ok(), Some(b"x".to_vec()));
        assert_eq!(relative(Some(&maps), &scan), "sheet.png");
        assert_eq!(relative(None, &scan), scan.to_string_lossy());
    }

    #[test]
    fn ways_are_rebased_on_the_folder_a_battle_is_saved_in() {
        let folder = tempfile::tempdir().expect("a folder");
        let (maps, battles) = (folder.path().join("maps"), folder.path().join("battles"));
        fs::create_dir_all(&maps).expect("a folder");
        fs::create_dir_all(&battles).expect("a folder");
        let scan = maps.join("sheet.png");
        fs::write(&scan, b"x").expect("written");
        let id = SheetId("sheet".to_owned());
        let sheets = |file: &str| {
            let sheet = Sheet { file: file.to_owned(), ..Sheet::default() };
            BTreeMap::from([(id.clone(), sheet)])
        };
        let file_of = |edit: Option<Edit>| {
            let Some(Edit::Many(edits)) = edit else { return None };
            let [Edit::Sheet(_, Some(sheet))] = edits.as_slice() else { panic!("one sheet") };
            Some(sheet.file.clone())
        };
        let nowhere = |_: &SheetId| None;
        // Saved for the first time: the whole path becomes a way.
        let whole = scan.to_string_lossy().into_owned();
        let first = rebased(&sheets(&whole), (None, &battles), nowhere);
        assert_eq!(file_of(first).as_deref(), Some("../maps/sheet.png"));
        // Saved elsewhere: the way is another.
        let moved = rebased(&sheets("../maps/sheet.png"), (Some(&battles), &maps), nowhere);
        assert_eq!(file_of(moved).as_deref(), Some("sheet.png"));
        assert_eq!(file_of(rebased(&sheets("sheet.png"), (Some(&maps), &maps), nowhere)), None);
        // What is known to lie elsewhere than the way says is found where it lies.
        let known = rebased(&sheets("sheet.png"), (Some(&battles), &battles), |_| Some(scan.clone()));
        assert_eq!(file_of(known).as_deref(), Some("../maps/sheet.png"));
        // No file, no way.
        assert_eq!(file_of(rebased(&sheets(""), (None, &maps), nowhere)), None);
    }

    #[test]
    fn tiles_are_kept_in_the_data_folder_and_found_again() {
        let data = tempfile::tempdir().expect("a folder");
        let path = data.path().join("sheet.png");
        image::RgbImage::from_pixel(600, 400, image::Rgb([9, 8, 7])).save(&path).expect("written");
        let tiles = TileFolder::in_data_folder(data.path());
        let sheet = open((&path, 1), &tiles, &()).expect("a scan");
        let problems = sheet.build.map(|build| build.run(&()).expect("it is decoded"));
        assert_eq!(problems, Some(Vec::new()));
        let again = open((&path, 1), &tiles, &()).expect("a scan");
        assert!(again.build.is_none() && again.pyramid.is_whole(), "nothing is decoded twice");
        assert!(tiles.open("../sheet.png").is_err());
    }

    #[test]
    fn what_is_no_scan_is_refused_with_its_reason() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("sheet.png");
        let tiles = TileFolder::in_memory();
        assert!(matches!(open((&path, 1), &tiles, &()), Err(OpenError::Missing)));
        assert!(matches!(open((folder.path(), 1), &tiles, &()), Err(OpenError::Unreadable(_))));
        fs::write(&path, b"no picture").expect("written");
        assert!(matches!(open((&path, 1), &tiles, &()), Err(OpenError::Scan(_))));
    }
}
