//! The manuals of the rulesets as pages of the handbook.
//!
//! Must not name a ruleset.

use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Align, RichText, Ui};
use oblique_rules::Ruleset;
use oblique_rules::manual::{Rule, Status};
use oblique_text::text;

/// Draws a chapter; `at` is the rule to bring into view.
pub(super) fn chapter(ui: &mut Ui, ruleset: &dyn Ruleset, chapter: usize, at: Option<&str>) {
    let Some(chapter) = ruleset.manual().chapters.get(chapter) else { return };
    ui.heading(text!("windows-rules-of-catalog", catalog = ruleset.catalog().name));
    widgets::group(ui, &chapter.title);
    for rule in &chapter.rules {
        entry(ui, rule, at == Some(rule.id.as_str()));
    }
}

fn entry(ui: &mut Ui, rule: &Rule, wanted: bool) {
    let tokens = Tokens::of(ui);
    let title = ui.horizontal(|ui| {
        let title = RichText::new(&rule.title).color(tokens.accent);
        let title = if wanted { title.strong().background_color(tokens.accent_soft) } else { title };
        ui.label(title);
        match rule.status {
            Status::Seed => {}
            Status::Reading => {
                widgets::pill(ui, text!("windows-our-reading"), tokens.conjecture).on_hover_text(&rule.why);
            }
            Status::Calibration => {
                widgets::pill(ui, text!("windows-our-number"), tokens.conjecture).on_hover_text(&rule.why);
            }
        }
    });
    if wanted {
        title.response.scroll_to_me(Some(Align::TOP));
    }
    ui.label(&rule.summary);
    widgets::note(ui, &format!("{}  {}", rule.id, rule.source));
    ui.add_space(size::GAP);
}
