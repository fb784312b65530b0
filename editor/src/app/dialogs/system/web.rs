//! File dialogs of a browser: it brings a file's name and bytes, and takes one away as a download.

use super::{Asked, Asking, FileChooser};
use crate::app::dialogs::Pick;
use oblique_platform::web::files::{self, Brought};
use oblique_text::text;
use std::path::PathBuf;
use std::sync::Arc;

/// The browser's own file dialog, which is for reading; names to write are asked for by our own.
pub struct SystemFileChooser;

impl FileChooser for SystemFileChooser {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        None
    }

    fn begin(self: Arc<Self>, pick: Pick, _: Option<PathBuf>) -> Asking {
        if pick.name().is_some() {
            return Box::new(|| Some(Asked::Ours));
        }
        // At once: a browser shows a dialog only right after a click or a key.
        let asking = files::ask(pick.files().1);
        Box::new(move || match asking.brought() {
            Brought::Waiting => None,
            Brought::None => Some(Asked::Cancelled),
            Brought::File(path) => Some(Asked::Path(path)),
            Brought::Failed(why) => Some(Asked::Failed(text!("files-no-file-was-opened-why", why))),
        })
    }
}
