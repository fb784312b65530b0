//! Stamps: parts of maps kept in files of the data folder, and those that come with the program.

use super::Workbench;
use super::file::{WriteError, name_of};
use super::jobs::waking;
use super::services::clipboard::lift;
use crate::document::stamps::{Stamp, keep_stamp, own_stamps, shipped_stamps, stamps_folder};
use oblique_scenario::Region;
use oblique_text::text;
use std::path::PathBuf;
use std::sync::Arc;

impl Workbench {
    /// Keeps the hexes selected as a stamp, in a file of the data folder.
    pub(super) fn keep_as_stamp(&mut self, name: String, ctx: &egui::Context) {
        let Some((_, region)) = lift(&self.world) else { return };
        let Some(folder) = self.services.files.data_folder().map(stamps_folder) else {
            self.toasts.warn(text!("windows-there-is-no-folder-on-this-machine-to-2").to_owned());
            return;
        };
        // Units belong to one battle; a stamp serves any.
        let region = if self.world.view.tools.contents.pieces {
            region
        } else {
            Region { pieces: Vec::new(), ..region }
        };
        let ruleset = self.world.ruleset.catalog().id.clone();
        let label = text!("windows-saving-the-stamp-name", name);
        self.jobs.stamps_kept.start(&self.jobs.list, label, waking(ctx), move |_| {
            Ok(keep_stamp(crate::app::rulesets::REGISTRY, &folder, &ruleset, &name, &region))
        });
    }

    pub(super) fn stamp_kept(&mut self, result: Result<Stamp, crate::document::KeepError>) {
        match result {
            Ok(stamp) => {
                self.toasts.say(text!("windows-saved-the-stamp-stamp", stamp = stamp.name));
                Arc::make_mut(&mut self.world.view.stamps).push(stamp);
                self.show_panel("stamps");
            }
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }

    /// Looks for the user's stamps, once.
    pub(super) fn look_for_stamps(&mut self, ctx: &egui::Context) {
        if std::mem::replace(&mut self.stamps_asked, true) {
            return;
        }
        self.world.view.stamps = Arc::new(shipped_stamps(crate::app::rulesets::REGISTRY));
        if let Some(folder) = self.services.files.data_folder().map(stamps_folder) {
            self.jobs.stamps.start(
                &self.jobs.list,
                text!("windows-reading-the-stamps"),
                waking(ctx),
                move |_| Ok(own_stamps(crate::app::rulesets::REGISTRY, &folder)),
            );
        }
    }

    pub(super) fn stamps_found(&mut self, stamps: Vec<Stamp>) {
        Arc::make_mut(&mut self.world.view.stamps).extend(stamps);
    }

    /// Throws a stamp of the user's away.
    pub(super) fn remove_stamp(&mut self, path: PathBuf, ctx: &egui::Context) {
        Arc::make_mut(&mut self.world.view.stamps).retain(|stamp| stamp.path.as_ref() != Some(&path));
        self.remove_own(path, ctx);
    }

    /// Removes a file of the user's own stamps or templates.
    pub(super) fn remove_own(&mut self, path: PathBuf, ctx: &egui::Context) {
        let label = text!("windows-removing-path", path = name_of(&path));
        self.jobs.errands.start(&self.jobs.list, label, waking(ctx), move |_| {
            let removed = oblique_platform::fs::remove_file(&path);
            Ok(removed.map(|()| None).map_err(|source| WriteError::Removing { path, source }))
        });
    }
}
