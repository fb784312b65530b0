//! Under the list: the name to write under, the kind of files shown, a new folder, and the buttons.

use super::request::Request;
use super::{FileBrowser, Outcome};
use crate::ui::Tokens;
use crate::ui::shorten::shorten_words;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::text::{CCursor, CCursorRange};
use egui::{Align, ComboBox, Key, Layout, RichText, TextEdit, Ui};
use oblique_text::text;

/// Letters of the longest word of a message that is shown whole.
const WORD: usize = 80;
/// As many endings of a kind are named all; of more only the first.
const MOST_ENDINGS: usize = 6;
const FIRST_ENDINGS: usize = 3;
/// Width of the field for the name of a new folder.
const FOLDER_NAME: f32 = 180.0;

impl FileBrowser {
    pub(super) fn foot(&mut self, ui: &mut Ui) -> Outcome {
        self.message(ui);
        if self.saving() {
            self.name_row(ui);
        }
        self.kind_row(ui);
        ui.add_space(size::GAP);
        let mut outcome = Outcome::None;
        ui.horizontal(|ui| {
            let verb = if self.saving() { text!("files-save") } else { text!("files-open") };
            let ready = self.ready() && self.new_folder.is_none();
            if ui.add_enabled_ui(ready, |ui| widgets::primary(ui, verb)).inner.clicked() {
                outcome = self.go_on();
            }
            if ui.button(text!("files-cancel")).clicked() {
                outcome = Outcome::Cancelled;
            }
        });
        outcome
    }

    /// One line, always there, so that nothing moves when it has something to say.
    fn message(&self, ui: &mut Ui) {
        let tokens = Tokens::of(ui);
        let now = ui.input(|i| i.time);
        ui.horizontal(|ui| {
            ui.set_min_height(size::ROW);
            if let Some(trouble) = &self.trouble {
                let short = RichText::new(shorten_words(trouble, WORD)).color(tokens.error);
                let label = ui.add(egui::Label::new(short).truncate()).on_hover_text(trouble);
                label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, trouble));
            } else if let Some(letters) = self.ahead(now) {
                widgets::note(ui, &text!("files-going-to-letters", letters));
                ui.ctx().request_repaint_after(std::time::Duration::from_secs(1));
            }
        });
    }

    fn name_row(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            let label = widgets::name(ui, text!("files-name"), "");
            let field = TextEdit::singleline(&mut self.name).desired_width(f32::INFINITY);
            let field = ui.add(field).labelled_by(label.id);
            if field.changed() {
                self.drop_doubled_ending();
                (self.selected, self.row, self.trouble) = (None, None, None);
            }
            if std::mem::take(&mut self.grab_name) {
                field.request_focus();
                select_stem(ui, field.id, &self.name);
            }
            // From the name down into the list, which no field has the keyboard of.
            if field.has_focus() && ui.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::ArrowDown)) {
                field.surrender_focus();
            }
        });
    }

    fn kind_row(&mut self, ui: &mut Ui) {
        let (mut all, mut look) = (self.all_files, self.look);
        ui.horizontal(|ui| {
            let label = widgets::name(ui, text!("files-show"), text!("files-which-files-are-in-the-list"));
            let endings: Vec<String> = self.purpose.endings.iter().map(|e| format!(".{e}")).collect();
            let kind = kind_of_files(self.purpose.kind, &endings);
            let now = if all { text!("files-all-files") } else { kind.as_str() };
            let field = ComboBox::from_id_salt("kind of files").width(200.0).selected_text(now);
            let field = field.show_ui(ui, |ui| {
                ui.selectable_value(&mut all, false, &kind);
                ui.selectable_value(&mut all, true, text!("files-all-files"));
            });
            field.response.labelled_by(label.id).on_hover_text(endings.join(", "));
            ui.checkbox(&mut look.hidden, text!("files-hidden-files"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| self.new_folder_row(ui));
        });
        if (all, look) != (self.all_files, self.look) {
            (self.all_files, self.look) = (all, look);
            self.arrange();
        }
    }

    /// From the right.
    fn new_folder_row(&mut self, ui: &mut Ui) {
        let Some(name) = &mut self.new_folder else {
            if ui.button(text!("files-new-folder")).clicked() {
                (self.new_folder, self.typed) = (Some(String::new()), None);
            }
            return;
        };
        let mut create =
            ui.add_enabled(!name.trim().is_empty(), egui::Button::new(text!("files-create"))).clicked();
        let field =
            TextEdit::singleline(name).hint_text(text!("files-folder-name")).desired_width(FOLDER_NAME);
        let field = ui.add(field).accessible_name(text!("files-folder-name"));
        let enter = field.lost_focus() && ui.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Enter));
        create |= enter && !name.trim().is_empty();
        if !create && ui.memory(|m| m.focused().is_none()) {
            field.request_focus();
        }
        if field.changed() {
            self.trouble = None;
        }
        if create {
            let path = self.folder.join(name.trim());
            self.trouble = None;
            self.request(Request::NewFolder(path));
        }
    }
}

/// A kind of files with its endings, or the first of them: what reads many kinds must not take the row.
fn kind_of_files(kind: &str, endings: &[String]) -> String {
    if endings.len() <= MOST_ENDINGS {
        return format!("{kind} ({})", endings.join(", "));
    }
    let first: Vec<&str> = endings.iter().take(FIRST_ENDINGS).map(String::as_str).collect();
    format!("{kind} ({}, …)", first.join(", "))
}

/// Selects what of a name is before its ending: typing replaces that.
fn select_stem(ui: &Ui, id: egui::Id, name: &str) {
    let stem = name.rfind('.').and_then(|dot| name.get(..dot)).unwrap_or(name);
    let range = CCursorRange::two(CCursor::new(0), CCursor::new(stem.chars().count()));
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    TextEdit::store_state(ui.ctx(), id, state);
}
