//! Files. On a desktop these are the functions and types of `std::fs`; in a browser, the same names for files in the
//! storage of the page.

#[cfg(target_arch = "wasm32")]
pub use crate::web::fs::*;
#[cfg(not(target_arch = "wasm32"))]
pub use std::fs::*;

use std::path::Path;

/// Is there anything of that name, a link's target included?
#[must_use]
pub fn is_there(path: &Path) -> bool {
    metadata(path).is_ok()
}

/// Is it a folder?
#[must_use]
pub fn is_folder(path: &Path) -> bool {
    metadata(path).is_ok_and(|there| there.is_dir())
}
