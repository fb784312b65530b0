//! The Problems panel: what is wrong with the scenario now; a click goes there, a button mends it.

use super::Panel;
use super::places::place_name;
use crate::command::Intent;
use crate::desk::Desk;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets::{self, Mark};
use egui::{RichText, ScrollArea, Sense, Ui};
use oblique_core::check::{Diagnostic, Severity};

/// The panel.
#[derive(Default)]
pub struct Problems {
    hidden: [bool; 3],
    search: String,
}

/// Makes it.
pub fn make() -> Box<dyn Panel> {
    Box::new(Problems::default())
}

const SEVERITIES: [(Severity, &str); 3] =
    [(Severity::Error, "Errors"), (Severity::Warning, "Warnings"), (Severity::Note, "Notes")];

fn color(tokens: Tokens, severity: Severity) -> egui::Color32 {
    match severity {
        Severity::Error => tokens.error,
        Severity::Warning => tokens.warning,
        Severity::Note => tokens.text_weak,
    }
}

impl Panel for Problems {
    fn id(&self) -> &'static str {
        "problems"
    }

    fn title(&self) -> String {
        "Problems".to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        self.bar(ui, desk);
        ui.add_space(size::GAP_SMALL);
        if desk.problems.is_empty() {
            widgets::empty(ui, "No problems", "The scenario is checked while you work on it.");
            return;
        }
        let query = self.search.to_lowercase();
        let shown: Vec<(&Diagnostic, String)> = desk
            .problems
            .iter()
            .filter(|p| !self.hidden[p.severity as usize])
            .map(|p| (p, place_name(desk, &p.place)))
            .filter(|(p, place)| {
                query.is_empty() || format!("{place} {} {}", p.message, p.id).to_lowercase().contains(&query)
            })
            .collect();
        if shown.is_empty() {
            widgets::empty(ui, "Nothing to show", "All problems are hidden by the filter.");
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (problem, place) in shown {
                line(ui, desk, problem, &place, out);
            }
        });
    }
}

impl Problems {
    fn bar(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let tokens = Tokens::of(ui);
        ui.horizontal(|ui| {
            for (severity, name) in SEVERITIES {
                let count = desk.problems.iter().filter(|p| p.severity == severity).count();
                let hidden = &mut self.hidden[severity as usize];
                let text = RichText::new(format!("{name} {count}"));
                let text = if count > 0 { text.color(color(tokens, severity)) } else { text };
                if ui.selectable_label(!*hidden, text).clicked() {
                    *hidden = !*hidden;
                }
            }
            if ui.add_enabled(!desk.problems.is_empty(), egui::Button::new("Copy")).clicked() {
                let lines =
                    desk.problems.iter().map(|p| format!("{}: {}", place_name(desk, &p.place), p.message));
                ui.ctx().copy_text(lines.collect::<Vec<_>>().join("\n"));
            }
            widgets::search(ui, &mut self.search, "Search problems");
        });
    }
}

fn line(ui: &mut Ui, desk: &Desk<'_>, problem: &Diagnostic, place: &str, out: &mut Vec<Intent>) {
    let tokens = Tokens::of(ui);
    ui.horizontal(|ui| {
        let shape = match problem.severity {
            Severity::Error => Mark::Disc,
            Severity::Warning => Mark::Triangle,
            Severity::Note => Mark::Ring,
        };
        widgets::mark(ui, shape, color(tokens, problem.severity));
        if let Some(fix) = &problem.fix
            && ui.small_button(&fix.label).on_hover_text("Mend it; can be undone").clicked()
        {
            out.push(Intent::edit(fix.label.clone(), fix.edit.clone()));
        }
        let text = format!("{place}: {}", problem.message);
        let response = ui.add(egui::Label::new(two_lines(ui, text)).wrap().sense(Sense::click()));
        let rule = desk.ruleset.manual().rule(problem.rule);
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_ui(|ui| {
            ui.label(&problem.message);
            if let Some(rule) = rule {
                ui.label(RichText::new(format!("Rule: {}", rule.title)).strong());
                ui.label(&rule.summary);
            }
        });
        if response.clicked() {
            out.push(Intent::GoTo(problem.place.clone()));
        }
    });
}

/// A text that wraps to two lines at most; the rest is told on hovering.
fn two_lines(ui: &Ui, text: String) -> egui::text::LayoutJob {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let mut job = egui::text::LayoutJob::simple(text, font, ui.visuals().text_color(), f32::INFINITY);
    job.wrap.max_rows = 2;
    job
}
