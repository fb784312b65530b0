//! The manual: the rules of the scenario's ruleset, searchable.

use super::Workbench;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{RichText, ScrollArea, Ui};
use oblique_core::rules::manual::{Rule, Status};

impl Workbench {
    pub(super) fn manual(&mut self, ui: &mut Ui) {
        ui.heading(format!("Rules of {}", self.ruleset.catalog().name));
        widgets::search(ui, &mut self.sheet_search, "Search the rules");
        let query = self.sheet_search.trim().to_lowercase();
        let fits = |rule: &Rule| {
            query.is_empty()
                || [&rule.title, &rule.summary, &rule.id].iter().any(|t| t.to_lowercase().contains(&query))
        };
        ui.add_space(size::GAP);
        ScrollArea::vertical().max_height(460.0).auto_shrink([false, true]).show(ui, |ui| {
            let mut any = false;
            for chapter in &self.ruleset.manual().chapters {
                let rules: Vec<&Rule> = chapter.rules.iter().filter(|r| fits(r)).collect();
                if rules.is_empty() {
                    continue;
                }
                any = true;
                widgets::group(ui, &chapter.title);
                for rule in rules {
                    entry(ui, rule);
                }
            }
            if !any {
                widgets::empty(ui, "No rule fits", "Try another word.");
            }
        });
    }
}

fn entry(ui: &mut Ui, rule: &Rule) {
    let tokens = Tokens::of(ui);
    ui.horizontal(|ui| {
        ui.label(RichText::new(&rule.title).color(tokens.accent));
        match rule.status {
            Status::Seed => {}
            Status::Reading => {
                widgets::pill(ui, "our reading", tokens.conjecture).on_hover_text(&rule.why);
            }
            Status::Calibration => {
                widgets::pill(ui, "our number", tokens.conjecture).on_hover_text(&rule.why);
            }
        }
    });
    ui.label(&rule.summary);
    widgets::note(ui, &format!("{}  {}", rule.id, rule.source));
    ui.add_space(size::GAP);
}
