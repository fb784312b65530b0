//! Commands on what the hexes selected hold: cut, copy, paste, move, delete, keep as a stamp.

use super::Workbench;
use super::file::{WriteError, name_of};
use super::jobs::waking;
use crate::command::Gesture;
use crate::document::clip::{is_region_text, read_region, region_text};
use crate::document::stamps::{Stamp, keep_stamp, own_stamps, shipped_stamps, stamps_folder};
use crate::view::{Floating, Selection};
use oblique_board::TerrainIx;
use oblique_board::hex::HexSet;
use oblique_context::stamping::fitted;
use oblique_scenario::{Edit, Region, region};
use std::path::PathBuf;
use std::sync::Arc;

/// Frames a paste waits for the system's clipboard before it takes what was copied here.
const CLIPBOARD_FRAMES: u8 = 4;

/// What was copied, and stamps.
#[derive(Default)]
pub(super) struct Clipboard {
    /// What was copied in this window.
    copied: Option<Arc<Region>>,
    /// Is it units of a spreadsheet that are wanted next?
    units_wanted: bool,
    /// Is it a block of cells that is wanted next?
    cells_wanted: bool,
    /// Frames left until a paste takes that.
    waiting: Option<u8>,
    /// Were the user's stamps looked for?
    asked: bool,
}

impl Workbench {
    /// The hexes selected, or the one hex that is.
    fn chosen_hexes(&self) -> Option<Arc<HexSet>> {
        let layout = self.world.document.scenario().board.layout();
        match (&self.world.view.area, &self.world.view.selection) {
            (Some(area), _) => Some(Arc::clone(area)),
            (None, Selection::Hex(hex)) => Some(Arc::new(HexSet::of(layout, [*hex]))),
            _ => None,
        }
    }

    fn lift(&self) -> Option<(Arc<HexSet>, Region)> {
        let set = self.chosen_hexes()?;
        let region = Region::lift(self.world.document.scenario(), &set, set.middle()?);
        Some((set, region))
    }

    pub(crate) fn copy_region(&mut self, ctx: &egui::Context) {
        let Some((set, region)) = self.lift() else {
            if matches!(self.world.view.selection, Selection::Pieces(_)) {
                self.copy_units(ctx);
                return;
            }
            self.toasts.say("Select hexes first: then they can be copied".to_owned());
            return;
        };
        let region = Arc::new(region);
        self.clipboard.copied = Some(Arc::clone(&region));
        let (ruleset, title) =
            (self.world.ruleset.catalog().id.clone(), self.world.document.scenario().meta.title.clone());
        self.jobs.copied.start(&self.jobs.list, "Copying", waking(ctx), move |_| {
            Ok(region_text(&region, &ruleset, &title))
        });
        self.toasts.say(format!("Copied {}", counted(set.len())));
    }

    /// The text of what was copied is ready.
    pub(super) fn copied(&mut self, text: Option<String>, ctx: &egui::Context) {
        match text {
            Some(text) => ctx.copy_text(text),
            None => self.toasts.say("Too large for other windows: it can be pasted in this one".to_owned()),
        }
    }

    pub(crate) fn cut_region(&mut self, ctx: &egui::Context) {
        if self.chosen_hexes().is_some() {
            self.copy_region(ctx);
            self.clear_region("Cut");
        } else {
            self.copy_region(ctx);
        }
    }

    /// Takes away what is on the hexes selected.
    pub(super) fn clear_region(&mut self, verb: &str) {
        let Some(set) = self.chosen_hexes() else { return };
        let edits =
            region::clear(self.world.document.scenario(), &set, self.world.view.tools.contents, TerrainIx(0));
        self.edit(&format!("{verb} {}", counted(set.len())), Edit::Many(edits), Gesture::Whole);
    }

    /// Asks the system for its clipboard; what it holds comes as an event.
    pub(crate) fn paste_wanted(&mut self, ctx: &egui::Context) {
        ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
        self.clipboard.waiting = Some(CLIPBOARD_FRAMES);
        ctx.request_repaint();
    }

    /// Asks the system for its clipboard: a table of units is wanted.
    pub(crate) fn paste_units_wanted(&mut self, ctx: &egui::Context) {
        self.paste_wanted(ctx);
        self.clipboard.units_wanted = true;
    }

    /// Asks the system for its clipboard: a block of cells is wanted.
    pub(crate) fn paste_cells_wanted(&mut self, ctx: &egui::Context) {
        self.paste_wanted(ctx);
        self.clipboard.cells_wanted = true;
    }

    /// Is a text from the clipboard a part of a map?
    pub(super) fn is_of_the_map(text: &str) -> bool {
        is_region_text(text)
    }

    /// Takes what was copied here if the system's clipboard stays silent.
    pub(super) fn wait_for_clipboard(&mut self, ctx: &egui::Context) {
        match self.clipboard.waiting {
            None => {}
            Some(0) => {
                self.clipboard.waiting = None;
                let cells = std::mem::take(&mut self.clipboard.cells_wanted);
                if std::mem::take(&mut self.clipboard.units_wanted) || cells {
                    self.toasts.say("The clipboard holds no table".to_owned());
                    return;
                }
                match self.clipboard.copied.clone() {
                    Some(region) => self.float(&region, ""),
                    None => self.toasts.say("Nothing was copied yet".to_owned()),
                }
            }
            Some(left) => {
                self.clipboard.waiting = Some(left - 1);
                ctx.request_repaint();
            }
        }
    }

    /// Takes a text from the clipboard, if it is a region.
    pub(super) fn paste_text(&mut self, text: &str) {
        self.clipboard.waiting = None;
        let units = std::mem::take(&mut self.clipboard.units_wanted);
        if std::mem::take(&mut self.clipboard.cells_wanted) {
            self.paste_cells(text);
            return;
        }
        match read_region(text) {
            Some((_, region)) => self.float(&region, ""),
            None if is_region_text(text) => {
                self.toasts.warn("What is on the clipboard is damaged. Copy the hexes again.".to_owned());
            }
            None if units || self.is_table(text) => self.paste_table(text),
            // The clipboard holds something else: what was copied here is still at hand.
            None => match self.clipboard.copied.clone() {
                Some(region) => self.float(&region, ""),
                None => self.toasts.say("The clipboard holds no part of a map".to_owned()),
            },
        }
    }

    fn float(&mut self, region: &Region, name: &str) {
        let floating = Floating::new(fitted(&self.context(), region), name);
        self.world.view.floating = Some(floating);
        self.take_tool("stamp");
    }

    /// Takes up the hexes selected, to lay them down elsewhere.
    pub(crate) fn move_region(&mut self) {
        let Some((set, region)) = self.lift() else { return };
        let Some(middle) = set.middle() else { return };
        let lifted = Some((set, middle));
        self.world.view.floating = Some(Floating { lifted, ..Floating::new(region, "") });
        self.take_tool("stamp");
    }

    /// Keeps the hexes selected as a stamp, in a file of the data folder.
    pub(super) fn keep_as_stamp(&mut self, name: String, ctx: &egui::Context) {
        let Some((_, region)) = self.lift() else { return };
        let Some(folder) = self.services.files.data_folder().map(stamps_folder) else {
            self.toasts.warn("There is no folder on this machine to keep stamps in.".to_owned());
            return;
        };
        // Units belong to one battle; a stamp serves any.
        let region = if self.world.view.tools.contents.pieces {
            region
        } else {
            Region { pieces: Vec::new(), ..region }
        };
        let ruleset = self.world.ruleset.catalog().id.clone();
        let label = format!("Saving the stamp {name}");
        self.jobs.stamps_kept.start(&self.jobs.list, label, waking(ctx), move |_| {
            Ok(keep_stamp(&folder, &ruleset, &name, &region))
        });
    }

    pub(super) fn stamp_kept(&mut self, result: Result<Stamp, crate::document::KeepError>) {
        match result {
            Ok(stamp) => {
                self.toasts.say(format!("Saved the stamp {}", stamp.name));
                Arc::make_mut(&mut self.world.view.shelf).push(stamp);
                self.show_panel("stamps");
            }
            Err(why) => self.toasts.warn(why.to_string()),
        }
    }

    /// Looks for the user's stamps, once.
    pub(super) fn look_for_stamps(&mut self, ctx: &egui::Context) {
        if std::mem::replace(&mut self.clipboard.asked, true) {
            return;
        }
        self.world.view.shelf = Arc::new(shipped_stamps());
        if let Some(folder) = self.services.files.data_folder().map(stamps_folder) {
            self.jobs
                .stamps
                .start(&self.jobs.list, "Reading the stamps", waking(ctx), move |_| Ok(own_stamps(&folder)));
        }
    }

    pub(super) fn stamps_found(&mut self, stamps: Vec<Stamp>) {
        Arc::make_mut(&mut self.world.view.shelf).extend(stamps);
    }

    /// Throws a stamp of the user's away.
    pub(super) fn remove_stamp(&mut self, path: PathBuf, ctx: &egui::Context) {
        Arc::make_mut(&mut self.world.view.shelf).retain(|stamp| stamp.path.as_ref() != Some(&path));
        self.remove_own(path, ctx);
    }

    /// Removes a file of the user's own stamps or templates.
    pub(super) fn remove_own(&mut self, path: PathBuf, ctx: &egui::Context) {
        let label = format!("Removing {}", name_of(&path));
        self.jobs.errands.start(&self.jobs.list, label, waking(ctx), move |_| {
            let removed = std::fs::remove_file(&path);
            Ok(removed.map(|()| None).map_err(|source| WriteError::Removing { path, source }))
        });
    }

    /// The keys of the system for the clipboard, which come as events of their own.
    pub(super) fn clipboard_keys(&mut self, ctx: &egui::Context) {
        let events: Vec<egui::Event> = ctx.input(|i| {
            let ours =
                |e: &&egui::Event| matches!(e, egui::Event::Copy | egui::Event::Cut | egui::Event::Paste(_));
            i.events.iter().filter(ours).cloned().collect()
        });
        for event in events {
            match event {
                egui::Event::Copy => self.copy_region(ctx),
                egui::Event::Cut => self.cut_region(ctx),
                egui::Event::Paste(text) => self.paste_text(&text),
                _ => {}
            }
        }
    }
}

fn counted(n: usize) -> String {
    if n == 1 { "1 hex".to_owned() } else { format!("{n} hexes") }
}
