//! Reading files, and writing them so that there is never half of one.

use crate::exit::Failure;
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::Path;

/// Files larger than this are no scenarios or logs of ours.
const MOST_BYTES: u64 = 1 << 30;

/// The bytes of a file.
///
/// # Errors
/// If it cannot be read, says why.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let problem = |e: std::io::Error| {
        let advice =
            if e.kind() == std::io::ErrorKind::NotFound { "check the path" } else { "is it readable?" };
        Failure::new(format!("{}: {e}; {advice}", path.display()))
    };
    let meta = fs::metadata(path).map_err(problem)?;
    if meta.is_dir() {
        return Err(Failure::new(format!("{} is a folder; name a file in it", path.display())));
    }
    if is_device(&meta) {
        return Err(Failure::new(format!("{} is a device and no file; name a file", path.display())));
    }
    if meta.len() > MOST_BYTES {
        return Err(Failure::new(format!(
            "{} is larger than a gigabyte; it is no file of ours",
            path.display()
        )));
    }
    fs::read(path).map_err(problem)
}

/// Refuses what a recipe may name that is no file on a disk: devices never end, and pipes may never begin.
///
/// # Errors
/// Where it is one of those, a folder, or not there.
pub(crate) fn on_disk(path: &Path) -> Result<(), Failure> {
    let advice = "correct its name";
    match fs::metadata(path) {
        Ok(meta) if meta.is_file() => Ok(()),
        Ok(meta) if meta.is_dir() => {
            Err(Failure::new(format!("{} is a folder; name a file in it", path.display())))
        }
        Ok(_) => Err(Failure::new(format!("{} is no file on a disk; {advice}", path.display()))),
        Err(why) => Err(Failure::new(format!("{}: {why}; {advice}", path.display()))),
    }
}

#[cfg(unix)]
fn is_device(meta: &fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    meta.file_type().is_char_device() || meta.file_type().is_block_device()
}

#[cfg(not(unix))]
const fn is_device(_: &fs::Metadata) -> bool {
    false
}

/// The text of a file.
///
/// # Errors
/// If it cannot be read or is no text.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read(path)?)
        .map_err(|_| Failure::new(format!("{} is no text in UTF-8; name a log file", path.display())))
}

/// Writes a file beside its place and moves it there, so that a reader sees the old one or the new.
///
/// # Errors
/// If it cannot be written; the old file is untouched then.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_with(path, |out| out.write_all(bytes).map_err(|e| unwritten(path, &e)))
}

/// The failure of a file that could not be written.
pub(crate) fn unwritten(path: &Path, why: &std::io::Error) -> Failure {
    Failure::new(format!("cannot write {}: {why}; choose another place", path.display()))
}

/// The same for what is written part by part.
///
/// # Errors
/// If it cannot be written, or what `fill` fails with; the old file is untouched then.
pub(crate) fn write_with(
    path: &Path,
    fill: impl FnOnce(&mut dyn std::io::Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let Some(name) = path.file_name() else {
        return Err(Failure::new(format!("{} names no file to write to", path.display())));
    };
    if path.is_dir() {
        return Err(Failure::new(format!("{} is a folder; name a file in it", path.display())));
    }
    let mut beside = OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(beside);
    let problem = |e: std::io::Error| unwritten(path, &e);
    let filled = fs::File::create(&beside).map_err(problem).and_then(|file| {
        let mut out = std::io::BufWriter::new(file);
        fill(&mut out)?;
        out.flush().and_then(|()| out.get_ref().sync_all()).map_err(problem)
    });
    filled.and_then(|()| fs::rename(&beside, path).map_err(problem)).inspect_err(|_| {
        // What is left of the attempt is of no use to anybody.
        let _ = fs::remove_file(&beside);
    })
}
