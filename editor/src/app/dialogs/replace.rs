//! A file that is there would be written over.

use super::Pick;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::file::name_of;
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use std::path::PathBuf;

/// Asks before it is.
pub(super) struct AskReplace {
    pub pick: Pick,
    pub path: PathBuf,
}

impl Dialog for AskReplace {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let Self { pick, path } = self;
        ui.heading("Replace the file?");
        let then = if pick.does_keep_backup() {
            format!("What it holds is kept as {}.bak1.", name_of(path))
        } else {
            "What it holds would be lost.".to_owned()
        };
        ui.label(format!("There is a file {} already. {then}", path.display()));
        buttons(ui, |ui| {
            if widgets::primary(ui, "Another name").clicked() {
                return Answer::Do(Request::PickAnother(pick.clone(), path.clone()));
            }
            if ui.button("Replace it").clicked() {
                return Answer::Do(Request::Picked(pick.clone(), path.clone()));
            }
            cancel(ui, "Cancel")
        })
    }
}
