//! The menu bar, drawn from the command table.

use super::Workbench;
use crate::command::{Command, Intent, MENUS, Run};
use crate::ui::Tokens;
use egui::{Button, RichText, Ui};

impl Workbench {
    pub(super) fn menu_bar(&mut self, ui: &mut Ui, _out: &mut Vec<Intent>) {
        let mut chosen: Option<Command> = None;
        egui::MenuBar::new().ui(ui, |ui| {
            for menu in MENUS {
                ui.menu_button(*menu, |ui| {
                    ui.set_min_width(220.0);
                    self.menu(ui, menu, &mut chosen);
                });
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let weak = Tokens::of(ui).text_weak;
                let title = self.window_title();
                ui.add(egui::Label::new(RichText::new(title).color(weak)).truncate());
            });
        });
        if let Some(command) = chosen {
            self.run(&command, ui.ctx());
        }
    }

    fn menu(&self, ui: &mut Ui, path: &str, chosen: &mut Option<Command>) {
        let mut submenus = Vec::new();
        for command in &self.commands {
            let Some(rest) = command.menu.strip_prefix(path) else { continue };
            match rest.strip_prefix('/') {
                None if rest.is_empty() => self.item(ui, command, chosen),
                Some(sub) if !submenus.contains(&sub) => {
                    submenus.push(sub);
                    ui.menu_button(sub, |ui| {
                        ui.set_min_width(200.0);
                        self.menu(ui, command.menu, chosen);
                    });
                }
                _ => {}
            }
        }
    }

    fn item(&self, ui: &mut Ui, command: &Command, chosen: &mut Option<Command>) {
        if command.line_above {
            ui.separator();
        }
        let desk = self.desk();
        let on = self.is_on(command);
        let mark = if on { "✔ " } else { "" };
        let mut button = Button::new(format!("{mark}{}", self.name_of(command)));
        if let Some(shortcut) = &command.shortcut {
            button = button.shortcut_text(ui.ctx().format_shortcut(shortcut));
        }
        let enabled = (command.enabled)(&desk);
        if ui.add_enabled(enabled, button).clicked() {
            *chosen = Some(command.clone());
            ui.close();
        }
    }

    /// Is what the command switches on (the tool in hand, a panel shown, a layer)?
    pub(super) fn is_on(&self, command: &Command) -> bool {
        match command.run {
            Run::Tool(id) => self.view.tool == id,
            Run::Panel(id) => self.panel_shown(id),
            Run::Call(_) => command.checked.is_some_and(|checked| checked(&self.desk())),
        }
    }

    /// The command's name as it reads now: 'Undo paint woods'.
    pub(super) fn name_of(&self, command: &Command) -> String {
        let step = match &*command.id {
            "edit.undo" => self.document.undo_label(),
            "edit.redo" => self.document.redo_label(),
            _ => None,
        };
        match step {
            Some(step) => format!("{}: {step}", command.name),
            None => command.name.to_string(),
        }
    }

    /// What is open, with a dot if it is not saved.
    pub fn window_title(&self) -> String {
        let title = &self.document.scenario().meta.title;
        let title = if title.is_empty() { "Untitled battle" } else { title };
        let dot = if self.document.dirty() { " •" } else { "" };
        format!("{title}{dot}")
    }
}
