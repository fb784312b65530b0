//! What a reader may cost.

use std::time::Duration;

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

#[cfg(unix)]
/// Holds this process to so much memory and so many seconds of work from now on; it can open no file any more, and
/// leaves none behind when it is ended.
///
/// # Errors
/// Where the system does not allow it: then nothing is to be read.
pub(crate) fn hold(memory_bytes: u64, seconds: u64) -> std::io::Result<()> {
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

#[cfg(not(unix))]
pub(crate) fn hold(_: u64, _: u64) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}
