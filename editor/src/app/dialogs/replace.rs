//! A file that is there would be written over.

use super::Pick;
use crate::app::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use crate::app::file::name_of;
use crate::app::request::Request;
use crate::ui::widgets;
use egui::Ui;
use oblique_text::text;
use std::path::PathBuf;

/// Asks before it is.
pub(super) struct AskReplace {
    pub pick: Pick,
    pub path: PathBuf,
}

impl Dialog for AskReplace {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        let Self { pick, path } = self;
        ui.heading(text!("files-replace-the-file"));
        let then = if pick.does_keep_backup() {
            text!("files-what-it-holds-is-kept-as-path-bak1", path = name_of(path))
        } else {
            text!("files-what-it-holds-would-be-lost").to_owned()
        };
        ui.label(text!("files-there-is-a-file-path-already-then", path = path.display(), then));
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("files-another-name")).clicked() {
                return Answer::Do(Request::PickAnother(pick.clone(), path.clone()));
            }
            if ui.button(text!("files-replace-it")).clicked() {
                return Answer::Do(Request::Picked(pick.clone(), path.clone()));
            }
            cancel(ui, text!("files-cancel"))
        })
    }
}
