//! What is asked about the document's file before something of it goes.

use super::super::Workbench;
use super::super::ask::{Answer, buttons};
use super::name_of;
use crate::document::BACKUPS;
use crate::ui::widgets;
use egui::Ui;
use std::path::Path;

/// The file would be read anew and work gone.
pub(in crate::app) fn revert(ui: &mut Ui, path: &Path) -> Answer {
    ui.heading("Revert to the saved file?");
    ui.label(format!(
        "What was changed since {} was saved goes, as one step that can be undone.",
        name_of(path)
    ));
    buttons(ui, |ui| {
        if widgets::primary(ui, "Keep the changes").clicked() {
            return Answer::Close;
        }
        if ui.button("Revert").clicked() {
            return Answer::act(Workbench::revert_now);
        }
        Answer::None
    })
}

/// Saving would lose what could not be read.
pub(in crate::app) fn damaged(ui: &mut Ui, path: &Path) -> Answer {
    ui.heading("Save over a damaged file?");
    ui.label(format!(
        "Parts of {} could not be read. Saving writes only what was read; the file as it is now is kept as \
         {}.bak1.",
        name_of(path),
        name_of(path)
    ));
    buttons(ui, |ui| {
        if widgets::primary(ui, "Save as another file").clicked() {
            return Answer::act(Workbench::save_as);
        }
        if ui.button("Save over it").clicked() {
            let path = path.to_owned();
            return Answer::act(move |w, ctx| w.save_to(path, None, ctx));
        }
        if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
    })
}

/// Saving would replace what another program wrote.
pub(in crate::app) fn changed(ui: &mut Ui, path: &Path) -> Answer {
    ui.heading("Changed by another program");
    ui.label(format!(
        "{} is not what was opened or saved here last. Saving replaces it; what is there now is kept as {}.bak1, \
         with up to {BACKUPS} older versions.",
        name_of(path),
        name_of(path)
    ));
    buttons(ui, |ui| {
        if widgets::primary(ui, "Save as another file").clicked() {
            return Answer::act(Workbench::save_as);
        }
        if ui.button("Replace it").clicked() {
            let path = path.to_owned();
            return Answer::act(move |w, ctx| w.save_to(path, None, ctx));
        }
        if ui.button("Cancel").clicked() { Answer::Close } else { Answer::None }
    })
}

/// Another window has the file open.
pub(in crate::app) fn elsewhere(ui: &mut Ui, path: &Path) -> Answer {
    ui.heading("Open in another window");
    ui.label(format!(
        "{} is open in another window of this program. If both work on it, each keeps its own changes until it saves, \
         and saving asks before it replaces the other's work.",
        name_of(path)
    ));
    buttons(ui, |ui| {
        if widgets::primary(ui, "Work on a copy").clicked() {
            return Answer::act(|w, _| w.work_on_copy());
        }
        if ui.button("Take it over").clicked() {
            let path = path.to_owned();
            return Answer::act(move |w, ctx| w.take_over(path, ctx));
        }
        Answer::None
    })
}

/// Another program has changed the file while it was open here.
pub(in crate::app) fn reload(ui: &mut Ui, path: &Path, dirty: bool) -> Answer {
    ui.heading("Changed by another program");
    let what = if dirty {
        "What you have changed since goes, as one step that can be undone."
    } else {
        "You have changed nothing since. It is one step that can be undone."
    };
    ui.label(format!("{} is not what was opened or saved here last. Reload it? {what}", name_of(path)));
    buttons(ui, |ui| {
        let keep =
            if dirty { widgets::primary(ui, "Keep this version") } else { ui.button("Keep this version") };
        if keep.clicked() {
            return Answer::Close;
        }
        let again = if dirty { ui.button("Reload") } else { widgets::primary(ui, "Reload") };
        if again.clicked() {
            return Answer::act(Workbench::reload_now);
        }
        Answer::None
    })
}
