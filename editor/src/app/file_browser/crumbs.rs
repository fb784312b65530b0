//! The path of the folder: a button for every folder on the way, or a field to type it in.

use super::{FileBrowser, icons};
use crate::ui::shorten::shorten;
use crate::ui::theme::size;
use egui::{Button, ScrollArea, TextEdit, Ui, Vec2};
use oblique_text::text;
use std::path::{Path, PathBuf};

/// Width of the button that has a path typed.
const TYPE: f32 = 84.0;
/// Letters of a folder's name that are shown.
const LETTERS: usize = 32;

impl FileBrowser {
    pub(super) fn path_row(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.set_min_height(size::ROW + 2.0);
            let over = self.folder.parent().is_some();
            let up = ui.add_enabled(over, Button::new(" ").min_size(Vec2::new(26.0, size::ROW)));
            icons::up(ui, up.rect, over);
            if up
                .accessible_name(text!("files-up"))
                .on_hover_text(text!("files-the-folder-over-this-one-backspace"))
                .clicked()
            {
                self.up();
            }
            if self.typed.is_some() {
                return self.path_field(ui);
            }
            let width = ui.available_width() - TYPE;
            ui.allocate_ui(Vec2::new(width, size::ROW), |ui| {
                ui.set_width(width);
                self.crumbs(ui);
            });
            if ui
                .button(text!("files-type-path"))
                .on_hover_text(text!("files-type-where-to-go-ctrl-l"))
                .clicked()
            {
                self.type_path();
            }
        });
    }

    /// Enter in the field is the button's, as everywhere: see [`FileBrowser::go_on`].
    fn path_field(&mut self, ui: &mut Ui) {
        let Some(text) = &mut self.typed else { return };
        let field = TextEdit::singleline(text).hint_text(text!("files-path")).desired_width(f32::INFINITY);
        let field = ui.add(field).accessible_name(text!("files-path"));
        let enter = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        if field.changed() {
            self.trouble = None;
        }
        if !enter && ui.memory(|m| m.focused().is_none()) {
            field.request_focus();
            let from = if std::mem::take(&mut self.select_typed) { 0 } else { text.chars().count() };
            select_from(ui, field.id, from, text);
        }
    }

    fn crumbs(&mut self, ui: &mut Ui) {
        let mut to = None;
        let scroll = ScrollArea::horizontal().id_salt("path").stick_to_right(true).auto_shrink(false);
        let hidden = egui::scroll_area::ScrollBarVisibility::AlwaysHidden;
        scroll.scroll_bar_visibility(hidden).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                let steps = steps(&self.folder);
                let last = steps.len().saturating_sub(1);
                for (at, (name, folder)) in steps.into_iter().enumerate() {
                    let button = ui.add(Button::selectable(at == last, shorten(&name, LETTERS)));
                    // The root's sign is no name for who hears it.
                    let spoken = if at == 0 { text!("files-root-folder-name", name) } else { name };
                    let button = button.accessible_name(spoken);
                    if button.on_hover_text(folder.display().to_string()).clicked() {
                        to = Some(folder);
                    }
                    if at < last {
                        icons::step(ui);
                    }
                }
            });
        });
        if let Some(folder) = to {
            self.go(folder);
        }
    }
}

/// The folders on the way to a folder with their names, from the root; the root and what precedes it on systems
/// with drives are one.
fn steps(folder: &Path) -> Vec<(String, PathBuf)> {
    let mut steps: Vec<(String, PathBuf)> = folder
        .ancestors()
        .filter(|over| !over.as_os_str().is_empty())
        .map(|over| {
            let name = over.file_name().unwrap_or(over.as_os_str());
            (name.to_string_lossy().into_owned(), over.to_path_buf())
        })
        .collect();
    steps.reverse();
    steps
}

/// Selects a field's text from a letter on; from its end, that puts the cursor there.
fn select_from(ui: &Ui, id: egui::Id, from: usize, text: &str) {
    use egui::text::{CCursor, CCursorRange};
    let range = CCursorRange::two(CCursor::new(from), CCursor::new(text.chars().count()));
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    TextEdit::store_state(ui.ctx(), id, state);
}

#[cfg(test)]
mod tests {
    use super::steps;
    use std::path::Path;

    #[test]
    fn every_folder_on_the_way_is_a_step() {
        let names = |path: &str| steps(Path::new(path)).into_iter().map(|(n, _)| n).collect::<Vec<_>>();
        assert_eq!(names("/home/fritz/kolin"), ["/", "home", "fritz", "kolin"]);
        assert_eq!(names("/"), ["/"]);
        assert!(names("").is_empty());
    }
}
