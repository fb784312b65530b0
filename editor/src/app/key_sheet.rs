//! The shortcut sheet: every command with its keys, to find by name or by key, and to change.

use super::Workbench;
use crate::app::command::{Command, KeyMap, MENUS, Taken, also, changeable, menu_name, shortcut_text};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Button, Context, Event, Key, KeyboardShortcut, Modifiers, RichText, Ui, Vec2};
use oblique_text::text;

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
        ui.heading(text!("windows-keyboard-shortcuts"));
        ui.horizontal(|ui| {
            let finding = self.key_desk.wait == Wait::KeysToFind;
            let text = match (finding, &self.key_desk.find) {
                (true, _) => text!("windows-press-the-keys").to_owned(),
                (false, Some(keys)) => text!("windows-keys-keys", keys = shortcut_text(ctx, keys)),
                (false, None) => text!("windows-find-by-key").to_owned(),
            };
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if self.key_desk.find.is_some() && ui.button(text!("windows-show-all")).clicked() {
                    wish = Some(KeyAction::FindNothing);
                }
                let help = text!("windows-press-keys-to-see-what-they-do");
                if ui.add(Button::new(text).selected(finding)).on_hover_text(help).clicked() {
                    wish = Some(KeyAction::Find);
                }
                widgets::search(ui, &mut self.sheet_search, text!("windows-search-shortcuts"));
            });
        });
        self.clash(ui, &mut wish);
        let query = self.sheet_search.to_lowercase();
        let fits = |c: &Command| {
            let keys = c.shortcut.map(|keys| shortcut_text(ctx, &keys)).unwrap_or_default();
            let found = self.key_desk.find.is_none_or(|find| c.shortcut == Some(find));
            found && format!("{} {keys} {}", c.name, also(&c.id)).to_lowercase().contains(&query)
        };
        widgets::scrolled(widgets::room(ui, LIST_HEIGHT)).auto_shrink([false, false]).show(ui, |ui| {
            let mut any = false;
            for menu in MENUS {
                let of_menu = |c: &&Command| c.menu.split('/').next() == Some(menu) && fits(c);
                let rows: Vec<&Command> = self.commands.iter().filter(of_menu).collect();
                if rows.is_empty() {
                    continue;
                }
                any = true;
                widgets::group(ui, menu_name(menu));
                for command in rows {
                    row(ui, command, &self.world.settings.keys, &self.key_desk.wait, &mut wish);
                }
            }
            if !any {
                let keys = self.key_desk.find.map(|keys| shortcut_text(ctx, &keys));
                let hint = keys.map_or_else(
                    || text!("windows-every-command-has-a-row-here-try-fewer").to_owned(),
                    |keys| text!("windows-no-command-has-keys-in-a-battle-tools", keys),
                );
                widgets::empty(ui, text!("windows-nothing-found"), &hint);
            }
        });
        ui.add_space(size::GAP);
        ui.horizontal(|ui| {
            let changed = !self.world.settings.keys.is_usual();
            let all = ui.add_enabled(changed, Button::new(text!("windows-reset-all-keys")));
            if all.on_hover_text(text!("windows-restores-the-default-keys-of-every-command")).clicked() {
                wish = Some(KeyAction::ResetAll);
            }
            if ui
                .button(text!("windows-export-keys"))
                .on_hover_text(text!("windows-writes-the-keys-of-all-commands-to-a"))
                .clicked()
            {
                wish = Some(KeyAction::Export);
            }
            if ui
                .button(text!("windows-import-keys"))
                .on_hover_text(text!("windows-reads-the-keys-of-all-commands-from-a"))
                .clicked()
            {
                wish = Some(KeyAction::Import);
            }
        });
        widgets::note(ui, text!("windows-click-on-keys-and-press-others-to-change"));
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
            Taken::Always(what) => {
                text!("windows-printed-cannot-be-given-to-id-what", printed, id = name(id), what)
            }
            Taken::By(_, other) => text!("windows-printed-is-the-shortcut-of-other", printed, other),
        };
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(text).color(warning));
            match taken {
                Taken::By(other, other_name) if changeable(other) => {
                    let take = text!("windows-give-it-to-id", id = name(id));
                    let help = text!("windows-other-name-then-has-no-shortcut", other_name);
                    if ui.button(take).on_hover_text(help).clicked() {
                        *wish = Some(KeyAction::Set(id.clone(), Some(*keys)));
                    }
                    if ui.button(text!("windows-leave-it-with-other-name", other_name)).clicked() {
                        *wish = Some(KeyAction::DropClash);
                    }
                }
                _ => {
                    if ui
                        .button(text!("windows-other-keys"))
                        .on_hover_text(text!("windows-press-other-keys"))
                        .clicked()
                    {
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
                .on_disabled_hover_text(text!("windows-the-system-cuts-copies-and-pastes-with"));
            return;
        }
        let waiting = *wait == Wait::KeysFor(id.clone());
        let text = match (waiting, printed.as_str()) {
            (true, _) => RichText::new(text!("windows-press-the-keys")).color(tokens.accent),
            (false, "") => RichText::new(text!("windows-none")).color(tokens.text_weak),
            (false, keys) => RichText::new(keys),
        };
        let button = Button::new(text).selected(waiting).min_size(Vec2::new(KEYS_WIDTH, size::ROW));
        let said = text!(
            "windows-keys-of-name-is-empty",
            name,
            is_empty = if printed.is_empty() { text!("windows-none-2") } else { &printed }
        );
        let help = text!("windows-click-then-press-the-keys-escape-leaves");
        if ui.add(button).accessible_name(said).on_hover_text(help).clicked() {
            *wish = Some(KeyAction::Record(id.clone()));
        }
        let clear = ui.add_enabled(command.shortcut.is_some(), Button::new(text!("windows-clear")));
        if clear
            .accessible_name(text!("windows-clear-the-keys-of-name", name))
            .on_hover_text(text!("windows-no-keys"))
            .clicked()
        {
            *wish = Some(KeyAction::Set(id.clone(), None));
        }
        if keys.is_changed(&id) {
            let reset = ui
                .button(text!("windows-reset"))
                .accessible_name(text!("windows-reset-the-keys-of-name", name));
            if reset.on_hover_text(text!("windows-restores-the-default-keys")).clicked() {
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
