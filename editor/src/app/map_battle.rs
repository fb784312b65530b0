//! The form of a new battle from a historical map: its rules, on which the usual size of a hex hangs, and its title.
//!
//! The scan is chosen after it. Must not know what is made of it.

use super::Workbench;
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::new_battle::rules_row;
use super::request::Request;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{Context, TextEdit, Ui};
use oblique_rules::Ruleset;
use oblique_text::text;

/// The form; it begins with the rules used last.
pub(super) struct MapBattle {
    ruleset: &'static dyn Ruleset,
    title: String,
}

impl MapBattle {
    pub(super) const fn new(ruleset: &'static dyn Ruleset) -> Self {
        Self { ruleset, title: String::new() }
    }
}

impl Dialog for MapBattle {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        ui.heading(text!("windows-new-battle-from-a-historical-map"));
        ui.add_space(size::GAP);
        if let Some(chosen) = rules_row(ui, self.ruleset) {
            self.ruleset = chosen;
        }
        let catalog = self.ruleset.catalog();
        widgets::note(ui, &catalog.about);
        widgets::note(ui, &text!("windows-hex-yards-yards-a-hex", hex_yards = catalog.hex_yards));
        // Without the keyboard, so that Enter goes on at once.
        widgets::row(ui, text!("windows-title"), text!("windows-the-title-may-be-given-later"), |ui| {
            ui.add(TextEdit::singleline(&mut self.title).desired_width(f32::INFINITY))
        });
        buttons(ui, |ui| {
            if widgets::primary(ui, text!("windows-choose-its-scan")).clicked() {
                return Answer::Do(Request::BeginFromMap(self.ruleset, self.title.trim().to_owned()));
            }
            cancel(ui, text!("windows-cancel"))
        })
    }
}

impl Workbench {
    /// Begins a battle by those rules on an empty board, and asks for the scan to make it from.
    pub(super) fn begin_from_map(&mut self, ruleset: &'static dyn Ruleset, title: String, ctx: &Context) {
        let mut empty = self.empty_battle(ruleset);
        empty.meta.title = title;
        self.put(empty, None);
        self.go_historical_way(ctx);
    }
}
