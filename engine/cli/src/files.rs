//! Reading files.

use crate::exit::Failure;
use std::fs;
use std::io::Read as _;
use std::path::Path;

/// Files larger than this, a gigabyte, are no scenarios or logs of ours.
const MOST_BYTES: u64 = 1 << 30;

/// The bytes of a file.
///
/// # Errors
/// If it cannot be read or is larger than a gigabyte, says why.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    read_at_most(path, MOST_BYTES)
}

/// The bytes of a file that has no more of them than `most`.
fn read_at_most(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
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
    let too_large = || {
        let larger =
            format!("{} is larger than a gigabyte; it is no file of ours: name another", path.display());
        Err(Failure::new(larger))
    };
    if meta.len() > most {
        return too_large();
    }
    // A pipe has no length, and may have no end.
    let mut bytes = Vec::with_capacity(usize::try_from(meta.len()).unwrap_or_default());
    fs::File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes)).map_err(problem)?;
    if bytes.len() as u64 > most { too_large() } else { Ok(bytes) }
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
        .map_err(|_| Failure::new(format!("{} is no text in UTF-8; save it as UTF-8", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn a_pipe_is_read_no_further_than_a_file_may_be_long() {
        use std::os::fd::AsRawFd as _;
        use std::process::{Command, Stdio};
        let path_of = |pipe: &std::process::ChildStdout| format!("/proc/self/fd/{}", pipe.as_raw_fd());

        let mut endless = Command::new("yes").stdout(Stdio::piped()).spawn().unwrap();
        let pipe = endless.stdout.take().unwrap();
        let refusal = read_at_most(Path::new(&path_of(&pipe)), 1000).unwrap_err().to_string();
        endless.kill().unwrap();
        endless.wait().unwrap();
        assert!(refusal.contains("larger than"), "{refusal}");

        let mut short = Command::new("echo").arg("yes").stdout(Stdio::piped()).spawn().unwrap();
        let pipe = short.stdout.take().unwrap();
        assert_eq!(read_at_most(Path::new(&path_of(&pipe)), 4).unwrap(), b"yes\n");
        short.wait().unwrap();
    }

    #[test]
    fn what_is_no_text_is_to_be_saved_as_text() {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), b"caf\xe9").unwrap();
        let refusal = read_text(file.path()).unwrap_err().to_string();
        assert!(refusal.ends_with("is no text in UTF-8; save it as UTF-8"), "{refusal}");
    }
}
