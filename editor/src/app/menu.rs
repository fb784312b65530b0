//! The menu bar, drawn from the command table.

use super::{Next, Workbench};
use crate::app::command::{Command, Intent, MENUS, Run, menu_name, shortcut_text, works_in_battle};
use crate::app::shipped::SHIPPED;
use crate::ui::widgets;
use crate::ui::{Tokens, spot};
use egui::{Button, RichText, Ui};
use oblique_text::text;

/// What was chosen in a menu.
enum Choice {
    None,
    Command(Box<Command>),
    Next(Next),
}

/// Room for the menu bar above a menu, and under it.
const MARGIN: f32 = 48.0;

/// The entries of a menu, which scroll in a window too low for all of them.
fn scrolled(ui: &mut Ui, entries: impl FnOnce(&mut Ui)) {
    let room = ui.ctx().content_rect().height() - MARGIN;
    let room = room.max(120.0);
    widgets::scrolled(room).show(ui, entries);
}

impl Workbench {
    pub(super) fn menu_bar(&mut self, ui: &mut Ui, _out: &mut Vec<Intent>) {
        let mut chosen = Choice::None;
        egui::MenuBar::new().ui(ui, |ui| {
            for menu in MENUS {
                let button = ui.menu_button(menu_name(menu), |ui| {
                    ui.set_min_width(220.0);
                    scrolled(ui, |ui| self.menu(ui, menu, &mut chosen));
                });
                spot::mark(ui.ctx(), &format!("menu.{menu}"), button.response.rect);
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let weak = Tokens::of(ui).text_weak;
                let title = self.window_title();
                ui.add(egui::Label::new(RichText::new(title).color(weak)).truncate());
            });
        });
        match chosen {
            Choice::None => {}
            Choice::Command(command) => self.run(&command, ui.ctx()),
            Choice::Next(next) => self.go_on(next, ui.ctx()),
        }
    }

    fn menu(&self, ui: &mut Ui, path: &str, chosen: &mut Choice) {
        let mut submenus = Vec::new();
        // A line above the first entry divides nothing.
        let mut first = true;
        for command in &self.commands {
            let Some(rest) = command.menu.strip_prefix(path) else { continue };
            match rest.strip_prefix('/') {
                None if rest.is_empty() => {
                    if command.line_above && !first {
                        ui.separator();
                    }
                    self.item(ui, command, chosen);
                }
                Some(sub) if !submenus.contains(&sub) => {
                    submenus.push(sub);
                    ui.menu_button(menu_name(sub), |ui| {
                        ui.set_min_width(200.0);
                        scrolled(ui, |ui| self.menu(ui, command.menu, chosen));
                    });
                }
                _ => {}
            }
            first = false;
            if command.id == "file.open_path" {
                self.battles(ui, chosen);
            }
        }
    }

    /// Recent files and shipped battles.
    fn battles(&self, ui: &mut Ui, chosen: &mut Choice) {
        ui.menu_button(text!("commands-open-recent"), |ui| {
            if self.world.settings.recent_files.is_empty() {
                ui.label(text!("commands-no-files-yet"));
            }
            for path in &self.world.settings.recent_files {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                    *chosen = Choice::Next(Next::OpenPath(path.clone()));
                    ui.close();
                }
            }
        });
        if !SHIPPED.is_empty() {
            ui.menu_button(text!("commands-included-battles"), |ui| {
                for (index, shipped) in SHIPPED.iter().enumerate() {
                    if ui.button(shipped.name.as_str()).clicked() {
                        *chosen = Choice::Next(Next::Shipped(index));
                        ui.close();
                    }
                }
            });
        }
    }

    fn item(&self, ui: &mut Ui, command: &Command, chosen: &mut Choice) {
        let on = self.is_on(command);
        let mut button = Button::new(self.name_of(command)).selected(on);
        if let Some(shortcut) = &command.shortcut {
            button = button.shortcut_text(shortcut_text(ui.ctx(), shortcut));
        }
        let item = ui.add_enabled(self.can_run(command), button);
        if self.with_refusal(item, command).clicked() {
            *chosen = Choice::Command(Box::new(command.clone()));
            ui.close();
        }
    }

    /// The entry of a command that says under the pointer why a battle on the screen keeps it from being run.
    pub(super) fn with_refusal(&self, entry: egui::Response, command: &Command) -> egui::Response {
        if self.playing() && !works_in_battle(command) {
            entry.on_disabled_hover_text(text!("commands-not-while-a-battle-is-on-the-screen"))
        } else {
            entry
        }
    }

    /// Is what the command switches on (the tool in hand, a panel shown, a layer)?
    pub(super) fn is_on(&self, command: &Command) -> bool {
        match command.run {
            Run::Tool(id) => self.world.view.tool == id,
            Run::Panel(id) => self.panel_shown(id),
            Run::SetBookmark(_) | Run::GoBookmark(_) | Run::Import(_) | Run::Export(_) => false,
            Run::Style(id) => self.world.settings.style().id == id,
            Run::Call(_) => command.checked.is_some_and(|checked| checked(&self.context())),
        }
    }

    /// The command's name as it reads now: 'Undo paint woods'.
    pub(super) fn name_of(&self, command: &Command) -> String {
        let step = match &*command.id {
            "edit.undo" if self.world.view.takes_back => Some(text!("commands-the-last-click")),
            "edit.undo" if !self.world.view.sheets.tracing.rejected.is_empty() => {
                Some(text!("commands-rejecting-a-line"))
            }
            "edit.undo" => self.world.document.undo_label(),
            "edit.redo" => self.world.document.redo_label(),
            _ => None,
        };
        match step {
            Some(step) => format!("{}: {step}", command.name),
            None => command.name.to_string(),
        }
    }

    /// The battle and its file, with a dot if it is not saved. A battle on the screen that came from a file of its
    /// own is named alone: the document beside it is another.
    pub fn window_title(&self) -> String {
        let named = |title: &str| match title {
            "" => text!("commands-untitled-battle").to_owned(),
            title => title.to_owned(),
        };
        if let Some(title) = self.services.play.other_title() {
            return named(title);
        }
        let title = named(&self.world.document.scenario().meta.title);
        let dot = if self.world.document.dirty() { " •" } else { "" };
        let file = self.path().map_or_else(|| text!("commands-no-file-yet").to_owned(), super::file::name_of);
        format!("{title} – {file}{dot}")
    }
}
