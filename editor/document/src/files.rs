//! Files on disk as they are met: links followed, devices and pipes left alone, a new text put in place
//! whole or not at all with the mode and the group of the old one.
//!
//! These functions block: call them from a job. Must not know scenarios or the interface.

use oblique_platform::fs::{self, File, Metadata, OpenOptions};
use oblique_text::text;
use std::io::{BufWriter, Error, ErrorKind, Read as _, Result, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Links that lead on to links, at most.
const LINKS: usize = 40;
/// A file longer than this is none of ours.
const LONGEST: u64 = 1 << 30;
/// What a save that was killed left behind this long ago is in nobody's way.
const STALE: Duration = Duration::from_hours(1);

/// The file a path leads to: links are followed, also one that leads to a file not there yet.
///
/// # Errors
/// Where links lead in a circle.
pub fn target(path: &Path) -> Result<PathBuf> {
    if let Ok(real) = fs::canonicalize(path) {
        return Ok(real);
    }
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        let Ok(next) = fs::read_link(&path) else { return Ok(path) };
        path = path.parent().map_or_else(|| next.clone(), |folder| folder.join(&next));
    }
    Err(Error::other(text!("files-its-links-lead-in-a-circle")))
}

/// Reads a file. A device or a pipe is refused: reading it may never end.
///
/// # Errors
/// What the system says, or that it is no ordinary file.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    read_to(path, LONGEST)
}

/// Reads the beginning of a file, so many bytes at most; devices and pipes are refused.
///
/// # Errors
/// What the system says, or that it is no ordinary file.
pub fn read_head(path: &Path, bytes: u64) -> Result<Vec<u8>> {
    let mut head = Vec::new();
    open(path)?.0.take(bytes).read_to_end(&mut head)?;
    Ok(head)
}

/// Reads a file of text.
///
/// # Errors
/// What the system says, or that it is no ordinary file or no text.
pub fn read_text(path: &Path) -> Result<String> {
    String::from_utf8(read(path)?)
        .map_err(|_| Error::new(ErrorKind::InvalidData, text!("files-it-holds-no-text")))
}

fn read_to(path: &Path, longest: u64) -> Result<Vec<u8>> {
    let (file, metadata) = open(path)?;
    let mut bytes = Vec::with_capacity(usize::try_from(metadata.len().min(longest)).unwrap_or_default());
    file.take(longest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > longest {
        return Err(Error::new(ErrorKind::FileTooLarge, text!("files-it-is-larger-than-any-battle")));
    }
    Ok(bytes)
}

/// A file to read from here and there, however long it is; devices and pipes are refused.
pub(crate) fn open_to_read(path: &Path) -> Result<File> {
    open(path).map(|(file, _)| file)
}

fn open(path: &Path) -> Result<(File, Metadata)> {
    // Before it is opened: opening a pipe waits for somebody to write.
    ordinary(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    Ok((file, metadata))
}

/// Is it a file that can be read and replaced?
fn ordinary(metadata: &Metadata) -> Result<()> {
    if metadata.is_file() {
        Ok(())
    } else if metadata.is_dir() {
        Err(Error::new(ErrorKind::IsADirectory, text!("files-it-is-a-folder")))
    } else {
        Err(Error::new(ErrorKind::InvalidInput, text!("files-it-is-a-device-or-a-pipe-not")))
    }
}

/// Can the file be saved to: is it no device, not marked read-only, and does its folder take files?
///
/// # Errors
/// Why not.
pub(crate) fn writable(path: &Path) -> Result<()> {
    let path = target(path)?;
    replaceable(&path)?;
    // Nothing but trying tells: the right to write, a disk that is read-only, a name too long.
    Aside::new(&path, true).map(drop)
}

/// What is there, if anything; refused where it must not be replaced.
fn replaceable(path: &Path) -> Result<Option<Metadata>> {
    match fs::metadata(path) {
        Ok(there) => {
            ordinary(&there)?;
            if there.permissions().readonly() {
                return Err(Error::new(ErrorKind::PermissionDenied, text!("files-it-is-marked-read-only")));
            }
            Ok(Some(there))
        }
        Err(e) if e.kind() == ErrorKind::NotFound => Ok(None),
        Err(e) => Err(e),
    }
}

/// A new text for a file, written beside it and not in place yet; dropped it is gone.
#[derive(Debug)]
pub struct Aside {
    /// The file it is for, links followed.
    target: PathBuf,
    temporary: PathBuf,
    file: File,
    old: Option<Metadata>,
    private: bool,
}

impl Aside {
    /// Begins a text for a file; `private` ones nobody else may read while the file is new.
    ///
    /// # Errors
    /// What the system says, or that what is there must not be replaced.
    pub fn new(path: &Path, private: bool) -> Result<Self> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let target = target(path)?;
        let old = replaceable(&target)?;
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let temporary = beside(&target, &format!(".saving-{}-{number}", oblique_platform::process_id()));
        // Of an earlier process of that number.
        let _ = fs::remove_file(&temporary);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        if old.is_some() || private {
            only_ours(&mut options);
        }
        let file = options.open(&temporary)?;
        Ok(Self { target, temporary, file, old, private })
    }

    /// The file it is for, links followed.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Writes all of it and waits until the disk has it; answers what can be read back.
    ///
    /// # Errors
    /// What the system says.
    pub fn write(&mut self, bytes: &[u8]) -> Result<Vec<u8>> {
        self.file.write_all(bytes)?;
        self.file.sync_all()?;
        fs::read(&self.temporary)
    }

    /// Puts it in place of the old one, whose mode and group it takes.
    ///
    /// # Errors
    /// What the system says; the old one is then as it was.
    pub(crate) fn put_in_place(self) -> Result<()> {
        if let Some(old) = self.old.as_ref().filter(|_| !self.private) {
            like(&self.temporary, old);
        }
        fs::rename(&self.temporary, &self.target)?;
        sync_folder(&self.target);
        if !self.private {
            oblique_platform::handed_over(&self.target);
        }
        Ok(())
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        // Where it was put in place there is none.
        let _ = fs::remove_file(&self.temporary);
    }
}

/// Writes a file whole or not at all: for exports.
///
/// # Errors
/// What the system says.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut aside = Aside::new(path, false)?;
    aside.write(bytes)?;
    aside.put_in_place()
}

/// The same for what is written part by part.
///
/// # Errors
/// What the system says, or what `fill` fails with; there is no new file then.
pub fn write_with<E: From<Error>>(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> std::result::Result<(), E>,
) -> std::result::Result<(), E> {
    let aside = Aside::new(path, false)?;
    let mut out = BufWriter::new(&aside.file);
    fill(&mut out)?;
    out.flush()?;
    drop(out);
    aside.file.sync_all()?;
    Ok(aside.put_in_place()?)
}

/// The same for what nobody else need read: journals and logs.
///
/// # Errors
/// What the system says.
pub fn write_private(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut aside = Aside::new(path, true)?;
    aside.write(bytes)?;
    aside.put_in_place()
}

/// Removes what saves of that file left behind that were killed.
pub fn sweep(path: &Path) {
    let Some((folder, name)) = path.parent().zip(path.file_name()) else { return };
    let Ok(entries) = fs::read_dir(folder) else { return };
    let start = format!("{}.saving", name.to_string_lossy());
    for entry in entries.flatten() {
        let old = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if entry.file_name().to_string_lossy().starts_with(&start) && old().is_some_and(|age| age > STALE) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The path of a file's companion: the same name with more at its end.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    path.with_file_name(name)
}

/// An error of the system in plain words.
pub fn plain(error: &Error) -> String {
    use ErrorKind as K;
    match error.kind() {
        // What we say ourselves has no number of the system.
        _ if error.raw_os_error().is_none() => error.to_string(),
        K::NotFound => text!("files-it-is-not-there").to_owned(),
        K::PermissionDenied => text!("files-you-may-not-read-or-write-there").to_owned(),
        K::StorageFull | K::QuotaExceeded => text!("files-the-disk-is-full").to_owned(),
        K::ReadOnlyFilesystem => text!("files-the-disk-is-read-only").to_owned(),
        K::IsADirectory => text!("files-it-is-a-folder").to_owned(),
        K::InvalidFilename => text!("files-the-name-is-too-long-to-be-saved").to_owned(),
        _ => error.to_string(),
    }
}

/// Makes a rename last through a power cut, where the system can.
fn sync_folder(path: &Path) {
    if let Some(folder) = path.parent()
        && let Ok(folder) = File::open(folder)
    {
        // Not every file system can; the rename itself has been done.
        let _ = folder.sync_all();
    }
}

/// Nobody but the user may read it.
#[cfg(unix)]
fn only_ours(options: &mut OpenOptions) {
    use std::os::unix::fs::OpenOptionsExt as _;
    options.mode(0o600);
}

#[cfg(not(unix))]
fn only_ours(_: &mut OpenOptions) {}

/// Makes a file anew that nobody else need read.
///
/// # Errors
/// What the system says.
pub(crate) fn create_private(path: &Path) -> Result<File> {
    // A link of that name would lead elsewhere.
    let _ = fs::remove_file(path);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    only_ours(&mut options);
    options.open(path)
}

/// Gives a file the owner, the group and the mode of another, as far as the system lets us.
#[cfg(unix)]
fn like(path: &Path, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt as _, chown};
    // A member of the group may hand the file to it; only the administrator to another owner.
    if chown(path, Some(old.uid()), Some(old.gid())).is_err() {
        let _ = chown(path, None, Some(old.gid()));
    }
    let _ = fs::set_permissions(path, old.permissions());
}

#[cfg(not(unix))]
fn like(path: &Path, old: &Metadata) {
    let _ = fs::set_permissions(path, old.permissions());
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
    use std::process::Command;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("there").mode() & 0o7777
    }

    #[test]
    fn a_link_is_followed_and_stays_a_link() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("real")).expect("made");
        fs::write(at("real/a"), "old").expect("written");
        symlink("real/a", at("first")).expect("linked");
        symlink(at("first"), at("second")).expect("linked");
        write_whole(&at("second"), b"new").expect("written");
        assert_eq!(fs::read_to_string(at("real/a")).expect("read"), "new");
        assert!(fs::symlink_metadata(at("second")).expect("there").is_symlink());
        // A link to a file that is not there yet makes that file.
        symlink("real/b", at("third")).expect("linked");
        write_whole(&at("third"), b"made").expect("written");
        assert_eq!(fs::read_to_string(at("real/b")).expect("read"), "made");
        assert_eq!(fs::read_dir(at("real")).expect("read").count(), 2, "nothing is left beside them");
        symlink(at("circle"), at("circle")).expect("linked");
        assert!(write_whole(&at("circle"), b"x").is_err());
    }

    #[test]
    fn mode_and_group_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        fs::write(&path, "old").expect("written");
        for bits in [0o600, 0o660, 0o644] {
            fs::set_permissions(&path, fs::Permissions::from_mode(bits)).expect("set");
            write_whole(&path, b"new").expect("written");
            assert_eq!(mode(&path), bits);
        }
        // Only who may give files away can see the group stay.
        if std::os::unix::fs::chown(&path, None, Some(12)).is_ok() {
            write_whole(&path, b"newer").expect("written");
            assert_eq!(fs::metadata(&path).expect("there").gid(), 12);
        }
    }

    #[test]
    fn a_pipe_and_a_device_are_neither_read_nor_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("run").success());
        let link = folder.path().join("zero");
        symlink("/dev/zero", &link).expect("linked");
        for path in [pipe.as_path(), Path::new("/dev/zero"), &link] {
            assert!(plain(&read(path).expect_err("refused")).contains("a device or a pipe"));
            assert!(plain(&write_whole(path, b"x").expect_err("refused")).contains("a device or a pipe"));
            assert!(writable(path).is_err());
            assert!(read_head(path, 4).is_err());
        }
        assert!(!fs::symlink_metadata(&pipe).expect("there").is_file());
    }

    #[test]
    fn what_is_marked_read_only_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        fs::write(&path, "old").expect("written");
        assert!(writable(&path).is_ok());
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("set");
        assert!(plain(&write_whole(&path, b"new").expect_err("refused")).contains("marked read-only"));
        assert_eq!(fs::read_to_string(&path).expect("read"), "old");
    }

    #[test]
    fn what_lies_beside_is_nobody_elses_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        let other = folder.path().join("other");
        fs::write(&other, "other").expect("written");
        // Whoever can guess the name of the temporary file gains nothing by a link.
        for number in 0..200 {
            let name = format!(".saving-{}-{number}", std::process::id());
            symlink(&other, beside(&path, &name)).expect("linked");
        }
        write_whole(&path, b"new").expect("written");
        assert_eq!(fs::read_to_string(&other).expect("read"), "other");
        let private = folder.path().join("b");
        write_private(&private, b"x").expect("written");
        assert_eq!(mode(&private), 0o600);
    }
}
