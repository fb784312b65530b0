//! The readers: each takes the bytes of a file and what is asked of it, and writes its answer.

pub(crate) mod pdf;
pub(crate) mod workbook;

use std::io::{self, Read, Write};

/// Reads a file. An error is one of the pipes; what is wrong with the file is part of the answer.
pub(crate) type Reader = fn(&mut dyn Read, &str, &mut dyn Write) -> io::Result<()>;

/// Every reader with its name.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const READERS: &[(&str, Reader)] =
    &[(pdf::NAME, pdf::drawing::read), (workbook::NAME, workbook::cells::read)];

/// A page of a browser starts no process: it has none.
#[cfg(target_arch = "wasm32")]
pub(crate) const READERS: &[(&str, Reader)] = &[];
