//! Why a task could not be done.

use std::fmt;
use std::path::Path;

/// A sentence for whoever started the task.
#[derive(Debug)]
pub(crate) struct Fault(String);

impl Fault {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// What the system says about a file.
    pub(crate) fn of(path: &Path) -> impl Fn(std::io::Error) -> Self + '_ {
        move |error| Self(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
