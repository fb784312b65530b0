//! Shortcuts: read from the command table before the widgets see the keys.

use super::Workbench;
use crate::app::command::{Command, Intent, keyboard, shortcut_works_in_battle};
use egui::{Key, KeyboardShortcut, Modifiers};
use oblique_ui::alt::is_letter_with_alt;

/// Keys that many programs have for a command, beside its own: they work while no command is given them.
const KNOWN_ELSEWHERE: &[(&str, Modifiers, Key)] = &[
    ("view.palette", Modifiers { shift: true, ..Modifiers::COMMAND }, Key::P),
    ("edit.redo", Modifiers::COMMAND, Key::Y),
];

impl Workbench {
    /// Gives the commands the keys the user likes.
    pub(super) fn apply_keys(&mut self) {
        crate::app::command::apply(&self.world.settings.keys, &mut self.commands);
    }

    /// Runs the commands whose shortcuts were pressed.
    pub(super) fn keys(&mut self, ctx: &egui::Context) {
        // In the table of units plain keys are typed into its cells.
        let in_cells = crate::panels::roster::has_keyboard(ctx);
        // Escape lets go of a field before anybody is asked: it is the cell's all the same.
        let in_cell = crate::panels::roster::is_typing(ctx);
        let typing = ctx.text_edit_focused() || in_cells || in_cell || self.escaped_from_text(ctx);
        if self.has_modal() {
            return;
        }
        self.tour_keys(ctx);
        self.handbook_keys(ctx);
        self.report_keys(ctx);
        self.world.view.takes_back = self.tool_takes_back();
        let pressed = |e: &egui::Event| matches!(e, egui::Event::Key { pressed: true, .. });
        if ctx.input(|i| i.events.iter().any(pressed)) {
            self.command_keys(ctx, typing, in_cells);
        }
        for (id, modifiers, key) in KNOWN_ELSEWHERE {
            let shortcut = KeyboardShortcut::new(*modifiers, *key);
            let in_text = typing && belongs_to_text(shortcut);
            if !in_text && ctx.input_mut(|i| i.consume_shortcut(&shortcut)) {
                self.carry_out(vec![Intent::Run(id)], ctx);
            }
        }
        if in_cells && !ctx.text_edit_focused() && !self.playing() {
            self.cell_clipboard_keys(ctx);
        }
        if !typing && !self.playing() {
            self.clipboard_keys(ctx);
        }
        // An open menu has the keys: Escape closes it and leaves the selection.
        let in_menu = egui::Popup::is_any_open(ctx);
        if !typing && !in_menu && !self.playing() && ctx.memory(|m| m.focused().is_none()) {
            self.tool_keys(ctx);
        }
    }

    /// Did Escape just let go of a text? Then the key was the text's, and what is selected stays.
    fn escaped_from_text(&self, ctx: &egui::Context) -> bool {
        let left = |id| ctx.memory(|m| m.had_focus_last_frame(id) && !m.has_focus(id));
        ctx.input(|i| i.key_pressed(Key::Escape)) && self.text_typed_in.is_some_and(left)
    }

    /// Notes at the end of a frame which text has the keyboard.
    pub(super) fn note_text_typed_in(&mut self, ctx: &egui::Context) {
        self.text_typed_in = ctx.memory(egui::Memory::focused).filter(|_| ctx.text_edit_focused());
    }

    /// Runs the commands whose shortcuts are among the keys pressed.
    fn command_keys(&mut self, ctx: &egui::Context, typing: bool, in_cells: bool) {
        // The longest combination first: a shortcut must not take the keys of one with more modifiers.
        let mut commands: Vec<Command> =
            self.commands.iter().filter(|c| c.shortcut.is_some()).cloned().collect();
        commands.sort_by_key(|c| {
            let m = c.shortcut.map_or(Modifiers::NONE, |s| s.modifiers);
            std::cmp::Reverse(u8::from(m.command) + u8::from(m.shift) + u8::from(m.alt))
        });
        for command in commands {
            let Some(shortcut) = command.shortcut else { continue };
            if self.playing() && !shortcut_works_in_battle(&command) {
                continue;
            }
            if OF_CELLS.contains(&command.id.as_ref()) && !in_cells {
                continue;
            }
            let claimed = shortcut.modifiers.is_none() && self.tool_claims(shortcut.logical_key);
            if claimed && !typing && !self.playing() {
                continue;
            }
            let in_text = typing && belongs_to_text(shortcut);
            if !in_text && ctx.input_mut(|i| keyboard::consume(i, shortcut)) {
                self.run(&command, ctx);
            }
        }
    }

    /// Has the tool in hand begun something of which undo takes the last click back?
    fn tool_takes_back(&self) -> bool {
        let context = self.context();
        self.tools
            .iter()
            .find(|t| t.id() == self.world.view.tool)
            .is_some_and(|tool| tool.takes_back(&context))
    }

    /// Does the tool in hand want a plain key before any command?
    fn tool_claims(&self, key: Key) -> bool {
        let context = self.context();
        self.tools
            .iter()
            .find(|t| t.id() == self.world.view.tool)
            .is_some_and(|tool| tool.claims(&context, key))
    }

    /// Offers the keys no command took to the tool in hand.
    fn tool_keys(&mut self, ctx: &egui::Context) {
        let pressed: Vec<Key> = ctx.input(|i| {
            let keys = i.events.iter().filter_map(|e| match e {
                egui::Event::Key { key, pressed: true, modifiers, .. }
                    if !modifiers.command && !is_letter_with_alt(*key, *modifiers) =>
                {
                    Some(*key)
                }
                _ => None,
            });
            keys.collect()
        });
        let mut out = Vec::new();
        for key in pressed {
            let Some(index) = self.tools.iter().position(|t| t.id() == self.world.view.tool) else { return };
            let context = crate::EditorContext {
                document: &self.world.document,
                view: &self.world.view,
                settings: &self.world.settings,
                ruleset: self.world.ruleset,
                problems: &self.world.problems,
                silenced: &self.world.silenced,
            };
            let arrow = matches!(key, Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight);
            if arrow && !self.tools[index].claims(&context, key) {
                continue;
            }
            let used = self.tools[index].key_pressed(&context, key, &mut out);
            if used {
                // A key does one thing: an arrow that moves units does not move the map as well.
                ctx.input_mut(|i| {
                    i.keys_down.remove(&key);
                    i.events.retain(|e| !matches!(e, egui::Event::Key { key: other, .. } if *other == key));
                });
            }
            if !used && key == Key::Escape {
                self.cancel_tool();
                let nothing = self.world.view.selection == crate::view::Selection::Nothing;
                if nothing && self.world.view.area.is_none() {
                    self.clear_analysis();
                }
                self.deselect();
            }
        }
        self.carry_out(out, ctx);
    }

    /// The keys of the system for the clipboard, which come as events of their own.
    pub(super) fn clipboard_keys(&mut self, ctx: &egui::Context) {
        let events: Vec<egui::Event> = ctx.input(|i| {
            let ours = |e: &&egui::Event| {
                use egui::Event::{Copy, Cut, Paste, PasteImage};
                matches!(e, Copy | Cut | Paste(_) | PasteImage(_))
            };
            i.events.iter().filter(ours).cloned().collect()
        });
        for event in events {
            match event {
                egui::Event::Copy => self.serve(ctx, |s, context| s.clipboard.copy(context)),
                egui::Event::Cut => self.serve(ctx, |s, context| s.clipboard.cut(context)),
                egui::Event::Paste(text) => self.paste_text(text, ctx),
                egui::Event::PasteImage(image) => {
                    self.serve(ctx, |s, context| s.clipboard.take_image(context, image));
                }
                _ => {}
            }
        }
    }

    /// Takes a text from the clipboard.
    pub(super) fn paste_text(&mut self, text: String, ctx: &egui::Context) {
        self.serve(ctx, |s, context| s.clipboard.take_text(context, text));
    }
}

/// Commands whose shortcuts work only while the keyboard is in the Units table.
const OF_CELLS: &[&str] = &["roster.fill_down"];

/// Keys that a text field being typed in keeps: everything plain but the function keys, and what
/// moves and selects in a text.
fn belongs_to_text(shortcut: egui::KeyboardShortcut) -> bool {
    let (m, key) = (shortcut.modifiers, shortcut.logical_key);
    let plain = !m.command && !m.alt;
    let name = key.name();
    let function = name.strip_prefix('F').is_some_and(|n| n.parse::<u8>().is_ok()) && key != Key::F2;
    let moves = matches!(
        key,
        Key::A
            | Key::ArrowLeft
            | Key::ArrowRight
            | Key::ArrowUp
            | Key::ArrowDown
            | Key::Home
            | Key::End
            | Key::Backspace
            | Key::Delete
    );
    (plain && !function) || (m == Modifiers::COMMAND && moves)
}
