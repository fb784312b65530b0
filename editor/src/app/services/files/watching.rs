//! Another program may change the document's file while it is open here.

use super::{Files, ServiceContext, warn};
use crate::app::file::ask::AskReload;
use crate::document::{Stamp, stamp_of};
use oblique_text::text;
use std::path::PathBuf;

impl Files {
    /// Looks at the file when the user comes back to the window: another program may have been at it.
    pub(in crate::app) fn look_at_file(&mut self, context: &mut ServiceContext<'_>) {
        let focused = context.egui.input(|i| i.focused);
        let before = std::mem::replace(&mut self.file.focused, focused);
        let came_back = focused && !before;
        if let Some(path) = self.file.path.clone().filter(|_| came_back && !self.is_saving()) {
            self.looked.start(
                context.jobs,
                text!("files-looking-at-the-file"),
                context.waking(),
                move |_| {
                    let stamp = stamp_of(&path);
                    Ok((path, stamp))
                },
            );
        }
    }

    pub(in crate::app) fn looked(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: PathBuf,
        stamp: Option<Stamp>,
    ) {
        let ours = self.file.path.as_ref() == Some(&path) && !self.is_saving();
        if !ours || context.dialog_open || stamp == self.file.stamp || stamp == self.file.known {
            return;
        }
        match stamp {
            Some(_) => context.ask(AskReload(path)),
            None => {
                warn(context, text!("files-path-is-not-there-any-more-save-to", path = path.display()));
            }
        }
        self.file.known = stamp;
    }
}
