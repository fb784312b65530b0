//! What a reader may cost.

use std::io;
use std::process::{Child, ExitStatus};
use std::time::Duration;

/// What a process ends with that ends itself for want of time.
const TIME_IS_UP: i32 = 124;

/// What a reader may cost before it is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of memory, the program itself among them.
    pub memory_bytes: u64,
    /// How long it may work.
    pub time: Duration,
}

impl Limits {
    /// The MiB it may take.
    #[must_use]
    pub const fn memory_mib(&self) -> u64 {
        self.memory_bytes >> 20
    }
}

/// Holds this process to so much memory and so many seconds of work from now on; it can open no file any more, and
/// leaves none behind when it is ended.
///
/// # Errors
/// Where the system does not allow it: then nothing is to be read.
#[cfg(unix)]
pub(crate) fn hold(memory_bytes: u64, seconds: u64) -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let most = |most| Rlimit { current: Some(most), maximum: Some(most) };
    setrlimit(Resource::As, most(memory_bytes))?;
    setrlimit(Resource::Cpu, most(seconds))?;
    setrlimit(Resource::Core, most(0))?;
    setrlimit(Resource::Fsize, most(0))?;
    // What is open stays open.
    setrlimit(Resource::Nofile, most(0))?;
    Ok(())
}

/// Holds this process to so many seconds from now on: it ends then even where nobody is left who would end it. To its
/// memory it was held by whoever started it ([`hold_child`]); files it can open, which no job of Windows forbids.
///
/// # Errors
/// Where the system starts no thread: then nothing is to be read.
#[cfg(windows)]
pub(crate) fn hold(_: u64, seconds: u64) -> io::Result<()> {
    std::thread::Builder::new().name("time limit".to_owned()).spawn(move || {
        std::thread::sleep(Duration::from_secs(seconds));
        std::process::exit(TIME_IS_UP)
    })?;
    Ok(())
}

#[cfg(not(any(unix, windows)))]
pub(crate) fn hold(_: u64, _: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Holds a process that was just started to so much memory, where it cannot do so itself. It was given nothing to read
/// yet, and can allocate no more than that when this returns.
///
/// # Errors
/// Where the system does not allow it: then it is to be given nothing.
#[cfg(windows)]
pub(crate) fn hold_child(child: &mut Child, memory_bytes: u64) -> io::Result<()> {
    use process_control::{ChildExt, Control};
    let bytes = usize::try_from(memory_bytes).unwrap_or(usize::MAX);
    // Waiting closes what is written to, and is not wanted here: no time at all.
    let stdin = child.stdin.take();
    let held = child.controlled().memory_limit(bytes).time_limit(Duration::ZERO).wait();
    child.stdin = stdin;
    held.map(|_| ())
}

#[cfg(not(windows))]
#[expect(clippy::unnecessary_wraps, reason = "it fails on Windows")]
pub(crate) fn hold_child(_: &mut Child, _: u64) -> io::Result<()> {
    Ok(())
}

/// Did a process end by itself? One that was held in bounds is ended by a signal; on Windows it ends with a code the
/// system uses for errors, all of which are negative, or for want of time.
pub(crate) fn by_itself(status: ExitStatus) -> bool {
    status.code().is_some_and(|code| code >= 0 && code != TIME_IS_UP)
}
