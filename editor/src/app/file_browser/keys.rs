//! The keyboard in the list, as long as no field has it: arrows, letters to jump to a name, Backspace, Ctrl+L.

use super::listing::Sort;
use super::{FileBrowser, Outcome};
use egui::{Event, Key, Modifiers, Ui};

/// Seconds after which letters begin a new word.
const PAUSE: f64 = 1.2;
/// Rows that Page Up and Page Down go.
const PAGE: isize = 12;

/// Letters typed to jump to a name.
#[derive(Default)]
pub(super) struct TypeAhead {
    text: String,
    /// When the last letter came, by the time of the context.
    at: f64,
}

impl FileBrowser {
    /// Carries out the keys, which are then nobody else's.
    pub(super) fn keys(&mut self, ui: &Ui) -> Outcome {
        let pressed = |modifiers, key| ui.input_mut(|i| i.consume_key(modifiers, key));
        if pressed(Modifiers::COMMAND, Key::L) {
            ui.memory_mut(egui::Memory::stop_text_input);
            self.type_path();
            return Outcome::None;
        }
        // Escape takes back the last thing begun before it closes the window.
        if (self.typed.is_some() && !self.purpose.typing) || self.new_folder.is_some() {
            if pressed(Modifiers::NONE, Key::Escape) {
                ui.memory_mut(egui::Memory::stop_text_input);
                (self.typed, self.new_folder, self.trouble) = (None, None, None);
            }
            return Outcome::None;
        }
        if ui.memory(|m| m.focused().is_some()) || self.typed.is_some() || self.grab_name {
            return Outcome::None;
        }
        if pressed(Modifiers::NONE, Key::Backspace) || pressed(Modifiers::ALT, Key::ArrowUp) {
            self.up();
        }
        let last = self.shown.len() as isize;
        let steps = [
            (Key::ArrowDown, 1),
            (Key::ArrowUp, -1),
            (Key::PageDown, PAGE),
            (Key::PageUp, -PAGE),
            (Key::Home, -last),
            (Key::End, last),
        ];
        for (key, by) in steps {
            if pressed(Modifiers::NONE, key) {
                self.step(by);
            }
        }
        // A folder opens with Enter whatever the button would do: where something is written, it writes.
        let folder = self.selected_entry().is_some_and(|e| e.sort == Sort::Folder);
        if self.saving()
            && folder
            && pressed(Modifiers::NONE, Key::Enter)
            && let Some(row) = self.selected_row()
        {
            return self.open(row);
        }
        self.letters(ui);
        Outcome::None
    }

    /// Selects the row so many further down.
    fn step(&mut self, by: isize) {
        let most = self.shown.len() as isize - 1;
        if most < 0 {
            return;
        }
        let row = match self.selected_row() {
            Some(row) => row as isize + by,
            None if by < 0 && by != -(most + 1) => most,
            None if by > 1 => most,
            None => 0,
        };
        let row = row.clamp(0, most) as usize;
        self.select(row);
        self.wanted = Some(row);
    }

    fn letters(&mut self, ui: &Ui) {
        let typed: String = ui.input_mut(|i| {
            let mut typed = String::new();
            i.events.retain(|event| match event {
                Event::Text(text) => {
                    typed.push_str(text);
                    false
                }
                _ => true,
            });
            typed
        });
        if typed.is_empty() {
            return;
        }
        let now = ui.input(|i| i.time);
        if now - self.ahead.at > PAUSE {
            self.ahead.text.clear();
        }
        self.ahead.at = now;
        if self.ahead.text.is_empty() && matches!(typed.as_str(), "/" | "~") {
            (self.typed, self.select_typed) = (Some(typed), false);
            return;
        }
        self.ahead.text.push_str(&typed.to_lowercase());
        self.jump();
    }

    /// Selects the first name that begins with the letters typed, else one that has them.
    fn jump(&mut self) {
        let letters = &self.ahead.text;
        let key = |row: &usize| self.entry(*row).map_or("", |e| e.key.as_str());
        let rows = 0..self.shown.len();
        let found = rows.clone().find(|row| key(row).starts_with(letters));
        let found = found.or_else(|| rows.clone().find(|row| key(row).contains(letters)));
        if let Some(row) = found {
            self.select(row);
            self.wanted = Some(row);
        }
    }

    /// The letters typed just now.
    pub(super) fn ahead(&self, now: f64) -> Option<&str> {
        (!self.ahead.text.is_empty() && now - self.ahead.at < PAUSE).then_some(self.ahead.text.as_str())
    }
}
