//! Printing to the terminal without ever panicking on a closed pipe.

use crate::exit::Failure;
use std::io::{ErrorKind, Write as _};

/// Prints text as it is.
///
/// # Errors
/// If standard output is closed or full; a reader who has gone is no fault.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|e| {
        if e.kind() == ErrorKind::BrokenPipe {
            Failure::silent()
        } else {
            Failure::new(format!("cannot write to standard output: {e}"))
        }
    })
}

/// Prints a line.
///
/// # Errors
/// As [`print`].
pub fn line(text: impl AsRef<str>) -> Result<(), Failure> {
    print(&format!("{}\n", text.as_ref()))
}
