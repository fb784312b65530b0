//! The column of places left of the list.

use super::{FileBrowser, PLACES};
use crate::ui::Tokens;
use crate::ui::theme::size;
use egui::{RichText, ScrollArea, Ui};
use oblique_text::text;

impl FileBrowser {
    pub(super) fn places_column(&mut self, ui: &mut Ui, height: f32) {
        let mut to = None;
        ui.set_width(PLACES);
        ui.set_min_height(height);
        ScrollArea::vertical().id_salt("places").auto_shrink(false).show(ui, |ui| {
            for (title, places) in
                [(text!("files-places"), &self.places[0]), (text!("files-recent-folders"), &self.places[1])]
            {
                if places.is_empty() {
                    continue;
                }
                ui.label(RichText::new(title).small().color(Tokens::of(ui).text_weak));
                for place in places {
                    let here = place.folder == self.folder;
                    let button = egui::Button::selectable(here, &place.name).truncate();
                    if ui.add(button).on_hover_text(place.folder.display().to_string()).clicked() {
                        to = Some(place.folder.clone());
                    }
                }
                ui.add_space(size::GAP);
            }
        });
        if let Some(folder) = to {
            self.go(folder);
        }
    }
}
