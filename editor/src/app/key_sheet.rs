//! The shortcut sheet: every command with its keys, to find by name or by key, and to change.

use super::Workbench;
use crate::app::command::{Command, KeyMap, MENUS, Taken, also, changeable, shortcut_text};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Button, Context, Event, Key, KeyboardShortcut, Modifiers, RichText, ScrollArea, Ui, Vec2};

/// Width of a command's name, of its keys.
const NAME_WIDTH: f32 = 290.0;
const KEYS_WIDTH: f32 = 150.0;
/// Height of the list.
const LIST_HEIGHT: f32 = 380.0;

/// What the sheet is waiting for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Wait {
    #[default]
    Nothing,
    /// Keys for the command of that id.
    KeysFor(String),
    /// Keys to look for.
    KeysToFind,
}

/// Keys that are another's.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Clash {
    id: String,
    keys: KeyboardShortcut,
    taken: Taken,
}

/// State of the sheet.
#[derive(Default)]
pub(super) struct KeyDesk {
    wait: Wait,
    clash: Option<Clash>,
    find: Option<KeyboardShortcut>,
}

/// What was clicked.
enum KeyAction {
    Record(String),
    Set(String, Option<KeyboardShortcut>),
    Reset(String),
    ResetAll,
    DropClash,
    Find,
    FindNothing,
    Export,
    Import,
}

impl Workbench {
    /// Takes the keys the sheet waits for, before anything else sees them.
    pub(super) fn record_keys(&mut self, ctx: &Context) {
        if self.key_desk.wait == Wait::Nothing {
            return;
        }
        let Some(keys) = pressed(ctx) else { return };
        let wait = std::mem::take(&mut self.key_desk.wait);
        if keys == KeyboardShortcut::new(Modifiers::NONE, Key::Escape) {
            return;
        }
        match wait {
            Wait::Nothing => {}
            Wait::KeysToFind => self.key_desk.find = Some(keys),
            Wait::KeysFor(id) => match self.world.settings.keys.free_for(&id, keys) {
                Ok(()) => self.wish(KeyAction::Set(id, Some(keys)), ctx),
                Err(taken) => self.key_desk.clash = Some(Clash { id, keys, taken }),
            },
        }
    }

    pub(super) fn shortcuts(&mut self, ui: &mut Ui, ctx: &Context) {
        let mut wish = None;
        ui.heading("Keyboard shortcuts");
        ui.horizontal(|ui| {
            let finding = self.key_desk.wait == Wait::KeysToFind;
            let text = match (finding, &self.key_desk.find) {
                (true, _) => "Press the keys".to_owned(),
                (false, Some(keys)) => format!("Keys: {}", shortcut_text(ctx, keys)),
                (false, None) => "Find by key".to_owned(),
            };
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if self.key_desk.find.is_some() && ui.button("Show all").clicked() {
                    wish = Some(KeyAction::FindNothing);
                }
                let help = "Press keys to see what they do";
                if ui.add(Button::new(text).selected(finding)).on_hover_text(help).clicked() {
                    wish = Some(KeyAction::Find);
                }
                widgets::search(ui, &mut self.sheet_search, "Search shortcuts");
            });
        });
        self.clash(ui, &mut wish);
        let query = self.sheet_search.to_lowercase();
        let fits = |c: &Command| {
            let keys = c.shortcut.map(|keys| shortcut_text(ctx, &keys)).unwrap_or_default();
            let found = self.key_desk.find.is_none_or(|find| c.shortcut == Some(find));
            found && format!("{} {keys} {}", c.name, also(&c.id)).to_lowercase().contains(&query)
        };
        ScrollArea::vertical().max_height(LIST_HEIGHT).auto_shrink([false, false]).show(ui, |ui| {
            let mut any = false;
            for menu in MENUS {
                let of_menu = |c: &&Command| c.menu.split('/').next() == Some(menu) && fits(c);
                let rows: Vec<&Command> = self.commands.iter().filter(of_menu).collect();
                if rows.is_empty() {
                    continue;
                }
                any = true;
                widgets::group(ui, menu);
                for command in rows {
                    row(ui, command, &self.world.settings.keys, &self.key_desk.wait, &mut wish);
                }
            }
            if !any {
                let keys = self.key_desk.find.map(|keys| shortcut_text(ctx, &keys));
                let hint = keys.map_or_else(
                    || "Every command has a row here: try fewer letters.".to_owned(),
                    |keys| {
                        format!("No command has {keys}. In a battle, tools and rules have keys of their own.")
                    },
                );
                widgets::empty(ui, "Nothing found", &hint);
            }
        });
        ui.add_space(size::GAP);
        ui.horizontal(|ui| {
            let changed = !self.world.settings.keys.is_usual();
            let all = ui.add_enabled(changed, Button::new("Reset all keys"));
            if all.on_hover_text("Restores the default keys of every command").clicked() {
                wish = Some(KeyAction::ResetAll);
            }
            if ui.button("Export keys").on_hover_text("Writes the keys of all commands to a file").clicked() {
                wish = Some(KeyAction::Export);
            }
            if ui.button("Import keys").on_hover_text("Reads the keys of all commands from a file").clicked()
            {
                wish = Some(KeyAction::Import);
            }
        });
        widgets::note(
            ui,
            "Click on keys and press others to change them. In a battle the same key lists its keys.",
        );
        if let Some(wish) = wish {
            self.wish(wish, ctx);
            ctx.request_repaint();
        }
    }

    /// What stands in the way of the keys last pressed.
    fn clash(&self, ui: &mut Ui, wish: &mut Option<KeyAction>) {
        let Some(Clash { id, keys, taken }) = &self.key_desk.clash else { return };
        let name = |id: &str| self.commands.iter().find(|c| c.id == id).map_or(id, |c| &*c.name).to_owned();
        let printed = shortcut_text(ui.ctx(), keys);
        let warning = Tokens::of(ui).warning;
        let text = match taken {
            Taken::Always(what) => format!("{printed} cannot be given to {}: {what}.", name(id)),
            Taken::By(_, other) => format!("{printed} is the shortcut of {other}."),
        };
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(text).color(warning));
            match taken {
                Taken::By(other, other_name) if changeable(other) => {
                    let take = format!("Give it to {}", name(id));
                    let help = format!("{other_name} then has no shortcut");
                    if ui.button(take).on_hover_text(help).clicked() {
                        *wish = Some(KeyAction::Set(id.clone(), Some(*keys)));
                    }
                    if ui.button(format!("Leave it with {other_name}")).clicked() {
                        *wish = Some(KeyAction::DropClash);
                    }
                }
                _ => {
                    if ui.button("Other keys").on_hover_text("Press other keys").clicked() {
                        *wish = Some(KeyAction::Record(id.clone()));
                    }
                }
            }
        });
    }

    fn wish(&mut self, wish: KeyAction, ctx: &Context) {
        self.key_desk.clash = None;
        let keys = &mut self.world.settings.keys;
        match wish {
            KeyAction::Record(id) => self.key_desk.wait = Wait::KeysFor(id),
            KeyAction::Set(id, shortcut) => keys.set(&id, shortcut),
            KeyAction::Reset(id) => keys.reset(&id),
            KeyAction::ResetAll => *keys = keys.unchanged(),
            KeyAction::DropClash => {}
            KeyAction::Find => self.key_desk.wait = Wait::KeysToFind,
            KeyAction::FindNothing => self.key_desk.find = None,
            KeyAction::Export => self.export_keys(ctx),
            KeyAction::Import => self.import_keys(ctx),
        }
        self.apply_keys();
    }
}

/// A command with its keys.
fn row(ui: &mut Ui, command: &Command, keys: &KeyMap, wait: &Wait, wish: &mut Option<KeyAction>) {
    let tokens = Tokens::of(ui);
    let (id, name) = (command.id.to_string(), &command.name);
    ui.horizontal(|ui| {
        let label = egui::Label::new(&**name).truncate().halign(egui::Align::LEFT);
        ui.scope(|ui| {
            ui.set_width(NAME_WIDTH);
            ui.add(label);
        });
        let printed = command.shortcut.map(|keys| shortcut_text(ui.ctx(), &keys)).unwrap_or_default();
        if !changeable(&id) {
            ui.add_enabled(false, Button::new(printed).min_size(Vec2::new(KEYS_WIDTH, size::ROW)))
                .on_disabled_hover_text("The system cuts, copies and pastes with these keys");
            return;
        }
        let waiting = *wait == Wait::KeysFor(id.clone());
        let text = match (waiting, printed.as_str()) {
            (true, _) => RichText::new("Press the keys").color(tokens.accent),
            (false, "") => RichText::new("None").color(tokens.text_weak),
            (false, keys) => RichText::new(keys),
        };
        let button = Button::new(text).selected(waiting).min_size(Vec2::new(KEYS_WIDTH, size::ROW));
        let said = format!("Keys of {name}: {}", if printed.is_empty() { "none" } else { &printed });
        let help = "Click, then press the keys; Escape leaves them as they are";
        if ui.add(button).accessible_name(said).on_hover_text(help).clicked() {
            *wish = Some(KeyAction::Record(id.clone()));
        }
        let clear = ui.add_enabled(command.shortcut.is_some(), Button::new("Clear"));
        if clear.accessible_name(format!("Clear the keys of {name}")).on_hover_text("No keys").clicked() {
            *wish = Some(KeyAction::Set(id.clone(), None));
        }
        if keys.is_changed(&id) {
            let reset = ui.button("Reset").accessible_name(format!("Reset the keys of {name}"));
            if reset.on_hover_text("Restores the default keys").clicked() {
                *wish = Some(KeyAction::Reset(id));
            }
        }
    });
}

/// The keys pressed in this frame, taken away from everybody else.
fn pressed(ctx: &Context) -> Option<KeyboardShortcut> {
    ctx.input_mut(|i| {
        let mut found = None;
        i.events.retain(|event| {
            let keys = match event {
                Event::Key { key, pressed: true, repeat: false, modifiers, .. } => Some((*modifiers, *key)),
                Event::Copy => Some((Modifiers::COMMAND, Key::C)),
                Event::Cut => Some((Modifiers::COMMAND, Key::X)),
                Event::Paste(_) => Some((Modifiers::COMMAND, Key::V)),
                Event::Text(_) | Event::Key { .. } => return false,
                _ => return true,
            };
            if let (Some((held, key)), None) = (keys, found) {
                // Only what every keyboard has: command stands for Ctrl where that is it.
                let mut plain = Modifiers::NONE;
                plain.command = held.command;
                plain.alt = held.alt;
                plain.shift = held.shift;
                found = Some(KeyboardShortcut::new(plain, key));
            }
            false
        });
        found
    })
}
