//! Where a command writes. Whoever opens a place to write to knows what the command reads, and is refused before the work
//! where it cannot be written to.
//!
//! Must not know what is written, or how files are read.

use crate::exit::Failure;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Links that lead on to links are followed so far, as systems do; then they lead in a circle.
const MOST_LINKS: usize = 40;

/// The files a command reads and writes: no two may be the same.
#[derive(Default)]
pub(crate) struct Outputs {
    read: Vec<PathBuf>,
    written: Vec<PathBuf>,
}

impl Outputs {
    /// Of a command that reads these files.
    pub(crate) fn reading<'a>(files: impl IntoIterator<Item = &'a Path>) -> Self {
        let read = files.into_iter().filter_map(identity).collect();
        Self { read, written: Vec::new() }
    }

    /// The command reads this file, too.
    ///
    /// # Errors
    /// If it is to be written to.
    pub(crate) fn reads(&mut self, file: &Path) -> Result<(), Failure> {
        let Some(known) = identity(file) else { return Ok(()) };
        if self.written.contains(&known) {
            return Err(is_read(file));
        }
        self.read.push(known);
        Ok(())
    }

    /// A place to write to. Nothing is changed there before it is written to; a pipe or a device is opened.
    ///
    /// # Errors
    /// If the command reads or writes it already, or it cannot be written to.
    pub(crate) fn at(&mut self, path: &Path) -> Result<Output, Failure> {
        let target = Target::of(path)?;
        if let Target::File(file) = &target {
            if self.read.contains(file) {
                return Err(is_read(path));
            }
            if self.written.contains(file) {
                let twice =
                    format!("{} is written twice by this command; choose another name", path.display());
                return Err(Failure::new(twice));
            }
            self.written.push(file.clone());
        }
        Ok(Output { path: path.to_owned(), target })
    }

    /// Places for files of these names in the folder of another.
    ///
    /// # Errors
    /// As [`Self::at`].
    pub(crate) fn beside<'a>(
        &mut self,
        path: &Path,
        names: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<Output>, Failure> {
        names.into_iter().map(|name| self.at(&path.with_file_name(name))).collect()
    }

    /// The same as [`Self::at`], where there is a path.
    ///
    /// # Errors
    /// As [`Self::at`].
    pub(crate) fn maybe_at(&mut self, path: Option<&Path>) -> Result<Option<Output>, Failure> {
        path.map(|path| self.at(path)).transpose()
    }
}

/// A file that is there, by the one name it has without links. Devices and pipes are none.
fn identity(file: &Path) -> Option<PathBuf> {
    file.canonicalize().ok().filter(|file| file.is_file())
}

fn is_read(path: &Path) -> Failure {
    Failure::new(format!("{} is read by this command; choose another name", path.display()))
}

/// The failure of a file that could not be written.
pub(crate) fn unwritten(path: &Path, why: &io::Error) -> Failure {
    // The reader of a pipe who has gone is no fault.
    if why.kind() == ErrorKind::BrokenPipe {
        return Failure::silent();
    }
    Failure::new(format!("cannot write {}: {why}; choose another place", path.display()))
}

/// Refuses a folder in which nothing can be written, or that cannot be made. It is not made yet.
///
/// # Errors
/// Why it cannot be written to.
pub(crate) fn try_folder(folder: &Path) -> Result<(), Failure> {
    let there = folder.ancestors().find(|above| above.symlink_metadata().is_ok());
    // What is named without a folder is in this one.
    let there = there.unwrap_or(Path::new("."));
    if !there.is_dir() {
        let why = format!("cannot write {}: {} is no folder", folder.display(), there.display());
        return Err(Failure::new(why + "; choose another place"));
    }
    probe(&there.join("oblique")).map_err(|why| unwritten(folder, &why))
}

/// A place to write to.
pub(crate) struct Output {
    path: PathBuf,
    target: Target,
}

/// What is at a place, links followed.
enum Target {
    /// A file, or none yet: written beside it and moved there.
    File(PathBuf),
    /// A pipe or a device, or standard output: written straight into.
    Open(File),
}

impl Target {
    fn of(path: &Path) -> Result<Self, Failure> {
        let problem = |why: io::Error| unwritten(path, &why);
        if path.file_name().is_none() && !path.is_dir() {
            return Err(Failure::new(format!("{} names no file to write to", path.display())));
        }
        let file = match fs::metadata(path) {
            Ok(meta) if meta.is_dir() => {
                return Err(Failure::new(format!("{} is a folder; name a file in it", path.display())));
            }
            Ok(meta) => {
                if let Some(open) = standard_output(&meta) {
                    return Ok(Self::Open(open));
                }
                if !meta.is_file() {
                    return File::options().write(true).open(path).map(Self::Open).map_err(problem);
                }
                path.canonicalize().map_err(problem)?
            }
            Err(_) => not_there(path).map_err(problem)?,
        };
        probe(&file).map_err(problem)?;
        Ok(Self::File(file))
    }
}

/// Where a file will be that is not there yet, links followed.
fn not_there(path: &Path) -> io::Result<PathBuf> {
    let mut file = path.to_owned();
    for _ in 0..MOST_LINKS {
        let linked = file.symlink_metadata().is_ok_and(|meta| meta.is_symlink());
        if !linked {
            let name = file.file_name().ok_or(ErrorKind::InvalidInput)?;
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            return Ok(folder.unwrap_or(Path::new(".")).canonicalize()?.join(name));
        }
        let onward = fs::read_link(&file)?;
        file = file.parent().unwrap_or(Path::new("")).join(onward);
    }
    Err(io::Error::new(ErrorKind::InvalidInput, "its links lead in a circle"))
}

/// Standard output, if a place is that under another name: written to by itself, or what is printed would be lost.
#[cfg(unix)]
fn standard_output(meta: &fs::Metadata) -> Option<File> {
    use std::os::fd::AsFd as _;
    use std::os::unix::fs::MetadataExt as _;
    let open = File::from(io::stdout().as_fd().try_clone_to_owned().ok()?);
    let own = open.metadata().ok()?;
    ((own.dev(), own.ino()) == (meta.dev(), meta.ino())).then_some(open)
}

#[cfg(not(unix))]
const fn standard_output(_: &fs::Metadata) -> Option<File> {
    None
}

/// Can a file be written beside this one? Leaves none there.
fn probe(file: &Path) -> io::Result<()> {
    let beside = beside(file);
    File::create(&beside)?;
    fs::remove_file(&beside)
}

/// What a file is called while it is written.
fn beside(file: &Path) -> PathBuf {
    let mut beside = OsString::from(".");
    beside.push(file.file_name().unwrap_or_default());
    beside.push(format!(".{}.tmp", std::process::id()));
    file.with_file_name(beside)
}

impl Output {
    /// As it was named.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Will it be a file? Else what is written is gone.
    pub(crate) const fn is_file(&self) -> bool {
        matches!(self.target, Target::File(_))
    }

    /// Writes it: a file beside its place and then moved there, so that a reader sees the old one or the new.
    ///
    /// # Errors
    /// If it cannot be written; an old file is untouched then.
    pub(crate) fn write(self, bytes: &[u8]) -> Result<(), Failure> {
        let path = self.path.clone();
        self.write_with(|out| out.write_all(bytes).map_err(|why| unwritten(&path, &why)))
    }

    /// The same for what is written part by part.
    ///
    /// # Errors
    /// If it cannot be written, or what `fill` fails with; an old file is untouched then.
    pub(crate) fn write_with(
        self,
        fill: impl FnOnce(&mut dyn Write) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let Self { path, target } = self;
        let problem = |why: io::Error| unwritten(&path, &why);
        let file = match target {
            Target::Open(open) => {
                let mut out = BufWriter::new(open);
                fill(&mut out)?;
                return out.flush().map_err(problem);
            }
            Target::File(file) => file,
        };
        let beside = beside(&file);
        let filled = File::create(&beside).map_err(problem).and_then(|file| {
            let mut out = BufWriter::new(file);
            fill(&mut out)?;
            out.flush().and_then(|()| out.get_ref().sync_all()).map_err(problem)
        });
        filled.and_then(|()| fs::rename(&beside, &file).map_err(problem)).inspect_err(|_| {
            // What is left of the attempt is of no use to anybody.
            let _ = fs::remove_file(&beside);
        })
    }
}
