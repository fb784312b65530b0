//! The status bar: what the tool does, what is under the pointer, zoom, problems, save state.

use super::Workbench;
use crate::ui::{Tokens, spot};
use crate::view::Camera;
use egui::{Align, Layout, RichText, Ui};
use oblique_context::Intent;
use oblique_mapview::{identity, pieces};
use oblique_scenario::check::{Construction, Diagnostic, Severity};
use oblique_text::text;

impl Workbench {
    pub(super) fn status_bar(&self, ui: &mut Ui, out: &mut Vec<Intent>) {
        let tokens = Tokens::of(ui);
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let (state, color) = match (
                    self.services.files.is_saving(),
                    self.world.document.dirty(),
                    self.path().is_some(),
                ) {
                    (true, ..) => (text!("windows-saving"), tokens.text_weak),
                    (false, true, _) => (text!("windows-not-saved"), tokens.warning),
                    (false, false, true) => (text!("windows-saved"), tokens.text_weak),
                    (false, false, false) => (text!("windows-not-changed"), tokens.text_weak),
                };
                ui.label(RichText::new(state).color(color));
                ui.separator();
                if self.show_under_way(ui) {
                    ui.separator();
                }
                self.problem_count(ui, out);
                ui.separator();
                let percent = self.world.view.camera.hex_points / Camera::FULL_SIZE_POINTS * 100.0;
                ui.label(RichText::new(format!("{percent:.0} %")).color(tokens.text_weak))
                    .on_hover_text(text!("windows-zoom"));
                ui.separator();
                if let Some(text) = self.hover_text() {
                    ui.label(text);
                    ui.separator();
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let context = self.context();
                    if let Some(tool) = self.tools.iter().find(|t| t.id() == self.world.view.tool) {
                        ui.label(RichText::new(tool.name()).strong());
                        let hint = RichText::new(tool.hint(&context)).color(tokens.text_weak);
                        ui.add(egui::Label::new(hint).truncate());
                    }
                });
            });
        });
    }

    fn problem_count(&self, ui: &mut Ui, out: &mut Vec<Intent>) {
        let tokens = Tokens::of(ui);
        let scenario = self.world.document.scenario();
        let construction = Construction::of(scenario);
        let to_do = |p: &Diagnostic| construction.leaves_to_do(scenario, p);
        let those = |which: &dyn Fn(&Diagnostic) -> bool| -> usize {
            self.world.problems.iter().filter(|p| which(p)).map(Diagnostic::count).sum()
        };
        let count = |s: Severity| those(&|p| p.severity == s && !to_do(p));
        let (errors, warnings) = (count(Severity::Error), count(Severity::Warning));
        let open = those(&to_do);
        // What is worst gives the colour; what there is none of is not named.
        let parts = [
            (errors, text!("context-count-errors", n = errors), tokens.error),
            (warnings, text!("context-count-warnings", n = warnings), tokens.warning),
            (open, text!("windows-open-still-to-do", open), tokens.accent),
        ];
        let there: Vec<_> = parts.into_iter().filter(|(count, ..)| *count > 0).collect();
        let (text, color) = match there.first() {
            None => (text!("windows-no-problems").to_owned(), tokens.good),
            Some((_, _, color)) => {
                let words: Vec<&str> = there.iter().map(|(_, words, _)| words.as_str()).collect();
                (words.join(", "), *color)
            }
        };
        let button = egui::Button::new(RichText::new(text).color(color)).frame(false);
        let button = ui.add(button).on_hover_text(text!("windows-show-the-problems"));
        spot::mark(ui.ctx(), "problem count", button.rect);
        if button.clicked() {
            out.push(Intent::ShowPanel("problems"));
        }
    }

    /// Name, terrain and level of the hex under the pointer.
    fn hover_text(&self) -> Option<String> {
        let hex = self.world.view.hover?;
        let board = &self.world.document.scenario().board;
        let id = board.terrain_id(hex)?;
        let terrain = self.world.ruleset.catalog().terrain(id).map_or(id, |t| t.name.as_str());
        let ground = text!(
            "windows-hex-terrain-level-hex-2",
            hex = board.layout().name(hex),
            terrain,
            hex_2 = board.level(hex)?
        );
        Some(match self.units_at(hex) {
            Some(units) => format!("{units}  ·  {ground}"),
            None => ground,
        })
    }

    /// Who stands on a hex: the top unit, and how many more.
    fn units_at(&self, hex: oblique_board::hex::Hex) -> Option<String> {
        let scenario = self.world.document.scenario();
        let stack = pieces::stack_at(scenario, hex);
        let top = scenario.pieces.get(*stack.first()?)?;
        let line = identity::line(self.world.ruleset.catalog(), top);
        Some(if stack.len() > 1 {
            text!("windows-line-and-stack-more", line, stack = stack.len() - 1)
        } else {
            line
        })
    }
}
