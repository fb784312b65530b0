//! Another program may change the document's file while it is open here.

use super::super::Workbench;
use super::super::jobs::waking;
use super::ask::AskReload;
use crate::document::{Stamp, stamp_of};
use std::path::PathBuf;

impl Workbench {
    /// Looks at the file when the user comes back to the window: another program may have been at it.
    pub(in crate::app) fn look_at_file(&mut self, ctx: &egui::Context) {
        let focused = ctx.input(|i| i.focused);
        let before = std::mem::replace(&mut self.file.focused, focused);
        let came_back = focused && !before;
        if let Some(path) = self.file.path.clone().filter(|_| came_back && !self.saving()) {
            self.jobs.looked.start(&self.jobs.list, "Looking at the file", waking(ctx), move |_| {
                let stamp = stamp_of(&path);
                Ok((path, stamp))
            });
        }
    }

    pub(in crate::app) fn looked(&mut self, path: PathBuf, stamp: Option<Stamp>) {
        let ours = self.file.path.as_ref() == Some(&path) && !self.saving();
        if !ours || self.dialogs.is_open() || stamp == self.file.stamp || stamp == self.file.told {
            return;
        }
        match stamp {
            Some(_) => self.dialogs.open(AskReload(path)),
            None => {
                self.toasts.warn(format!("{} is not there any more. Save to put it back.", path.display()));
            }
        }
        self.file.told = stamp;
    }
}
