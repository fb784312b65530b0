//! The menu of a short right click on the map: what can be done with what lies there.
//!
//! What was clicked is selected first, so that the menu holds the same commands as the menu bar does for it.

use super::Workbench;
use crate::app::command::{Command, Intent, shortcut_text};
use crate::tools::picking::{ground_at, pieces_at};
use crate::view::Selection;
use egui::{Button, LayerId, Order, Popup, PopupAnchor, PopupCloseBehavior, Pos2, Ui};
use oblique_board::hex::Hex;
use oblique_scenario::check::{Fix, Place};
use oblique_text::text;

/// An open menu.
#[derive(Clone, Copy, Debug)]
pub(super) struct ContextMenu {
    /// Where on the screen it was asked for.
    at: Pos2,
    /// The hex under it.
    hex: Hex,
}

/// What was chosen.
enum Chosen {
    Command(Command),
    Fix(Fix),
}

/// Remedies listed at most, those of the worst problems: the menu must fit a small window.
const MOST_FIXES: usize = 5;

/// A group of the menu: its command ids, for which selection.
struct Group {
    /// Does it serve what is selected?
    serves: fn(&Selection) -> bool,
    /// Ids in the command table.
    commands: &'static [&'static str],
}

const fn pieces(selection: &Selection) -> bool {
    matches!(selection, Selection::Pieces(_))
}

const fn line(selection: &Selection) -> bool {
    matches!(selection, Selection::Feature(_))
}

const fn hex(selection: &Selection) -> bool {
    matches!(selection, Selection::Hex(_))
}

const fn any(_: &Selection) -> bool {
    true
}

/// The groups, from the top. A command that cannot be run now is shown greyed.
const GROUPS: &[Group] = &[
    Group {
        serves: pieces,
        commands: &[
            "units.turn_left",
            "units.turn_right",
            "units.about_face",
            "units.next_formation",
            "units.to_reserve",
        ],
    },
    Group { serves: pieces, commands: &["edit.duplicate", "roster.change_many", "analysis.reach"] },
    Group { serves: line, commands: &["lines.join", "lines.split", "lines.turn", "lines.mend"] },
    Group { serves: hex, commands: &["analysis.sight", "analysis.view", "map.number", "paint.center"] },
    Group { serves: any, commands: &["edit.cut", "edit.copy", "edit.paste"] },
    Group { serves: any, commands: &["edit.rename", "edit.delete"] },
];

impl Workbench {
    /// Selects what was clicked and opens the menu there.
    pub(super) fn open_context_menu(&mut self, at: Pos2, hex: Hex, world: [f64; 2], ctx: &egui::Context) {
        let here = pieces_at(self.world.document.scenario(), hex);
        let in_selection = matches!(&self.world.view.selection, Selection::Pieces(ids) if here.iter().any(|id| ids.contains(id)));
        let in_area = self.world.view.area.as_ref().is_some_and(|area| area.contains(hex));
        if !in_selection && !in_area {
            let selection = match here.first() {
                Some(top) => Selection::Pieces([top.clone()].into()),
                None => ground_at(&self.context(), hex, world),
            };
            self.dispatch(crate::app::command::Intent::Select(selection), ctx);
        }
        self.context_menu = Some(ContextMenu { at, hex });
    }

    /// Draws the menu while it is open, and runs what is chosen in it.
    pub(super) fn show_context_menu(&mut self, ctx: &egui::Context) {
        let Some(menu) = self.context_menu else { return };
        let mut open = true;
        let mut chosen = None;
        let layer = LayerId::new(Order::Foreground, egui::Id::unique("context menu layer"));
        Popup::new(egui::Id::unique("context menu"), ctx.clone(), PopupAnchor::Position(menu.at), layer)
            .kind(egui::PopupKind::Menu)
            .layout(egui::Layout::top_down_justified(egui::Align::Min))
            .style(egui::containers::menu::menu_style)
            .gap(0.0)
            .close_behavior(PopupCloseBehavior::CloseOnClick)
            .open_bool(&mut open)
            .show(|ui| {
                ui.set_min_width(220.0);
                chosen = self.context_entries(ui, menu.hex);
            });
        if ctx.input(|i| i.key_pressed(egui::Key::Escape)) {
            open = false;
        }
        open &= chosen.is_none();
        match chosen {
            Some(Chosen::Command(command)) => self.run(&command, ctx),
            Some(Chosen::Fix(fix)) => self.dispatch(Intent::edit(fix.label, fix.edit), ctx),
            None => {}
        }
        if !open {
            self.context_menu = None;
        }
    }

    /// The entries; the one chosen.
    fn context_entries(&self, ui: &mut Ui, hex: Hex) -> Option<Chosen> {
        let tokens = crate::ui::Tokens::of(ui);
        let heading = self.context_heading(hex);
        ui.label(egui::RichText::new(heading).small().color(tokens.text_weak));
        let mut chosen = None;
        let fixes = self.fixes_here(hex);
        if !fixes.is_empty() {
            ui.separator();
            for (message, fix) in fixes {
                if ui.button(text!("commands-fix-label", label = fix.label)).on_hover_text(message).clicked()
                {
                    chosen = Some(Chosen::Fix(fix.clone()));
                }
            }
        }
        for group in GROUPS.iter().filter(|group| (group.serves)(&self.world.view.selection)) {
            ui.separator();
            for id in group.commands {
                let Some(command) = self.commands.iter().find(|command| command.id == *id) else { continue };
                let mut button = Button::new(self.name_of(command));
                if let Some(shortcut) = &command.shortcut {
                    button = button.shortcut_text(shortcut_text(ui.ctx(), shortcut));
                }
                if ui.add_enabled(self.can_run(command), button).clicked() {
                    chosen = Some(Chosen::Command(command.clone()));
                }
            }
        }
        chosen
    }

    /// What would fix what is wrong with what is selected, with the problems.
    fn fixes_here(&self, hex: Hex) -> Vec<(&str, &Fix)> {
        let layout = self.world.document.scenario().board.layout();
        let here = |place: &Place| match (&self.world.view.selection, place) {
            (Selection::Pieces(ids), Place::Piece(id, _)) => ids.contains(id),
            (Selection::Feature(of), Place::Feature(id)) => of == id,
            (Selection::Label(of), Place::Label(id)) => of == id,
            (Selection::Objective(of), Place::Objective(id)) => of == id,
            (Selection::Hex(_), Place::Hex(..)) => *place == Place::hex(layout, hex),
            _ => false,
        };
        let problems = self.world.problems.iter().filter(|problem| here(&problem.place));
        let fixes = problems.flat_map(|p| p.fixes.iter().map(|fix| (p.message.as_str(), fix)));
        fixes.take(MOST_FIXES).collect()
    }

    /// What the menu is about: the unit, or the hex.
    fn context_heading(&self, hex: Hex) -> String {
        let scenario = self.world.document.scenario();
        match &self.world.view.selection {
            Selection::Pieces(ids) if ids.len() > 1 => text!("commands-ids-units-selected", ids = ids.len()),
            Selection::Pieces(ids) => {
                let piece = ids.first().and_then(|id| scenario.pieces.get(id));
                piece.map_or_else(String::new, |piece| piece.name.clone())
            }
            _ => text!("commands-hex-hex", hex = scenario.board.layout().name(hex)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::GROUPS;
    use crate::app::command::commands;

    #[test]
    fn every_entry_is_a_command() {
        let known = commands();
        for id in GROUPS.iter().flat_map(|group| group.commands) {
            assert!(known.iter().any(|command| command.id == *id), "{id} is no command");
        }
    }
}
