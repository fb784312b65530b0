//! How near each side is to its end: a bar a side in the strip over the map.
//!
//! Must not know what ends a battle.

use super::acts::Act;
use super::screen::Table;
use egui::{Rect, RichText, Sense, Ui, vec2};
use oblique_rules::play::Gauge;
use oblique_text::{inside, text, translated};
use oblique_ui::Tokens;
use oblique_ui::theme::size;

/// Draws them.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    for (index, gauge) in table.derived.gauges().iter().enumerate() {
        if index > 0 {
            ui.add_space(size::GAP);
        }
        bar(ui, table, gauge, out);
    }
}

fn bar(ui: &mut Ui, table: &Table<'_>, gauge: &Gauge, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let part = (gauge.value as f32 / gauge.limit.max(1) as f32).clamp(0.0, 1.0);
    let color = if part >= 0.75 { tokens.error } else { tokens.accent };
    let said = text!(
        "play-side-gauge-value-of-limit",
        side = table.side(gauge.side),
        gauge = inside(translated(&gauge.name)),
        value = gauge.value,
        limit = gauge.limit
    );
    let group = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let name = RichText::new(table.side(gauge.side)).small().color(tokens.text_weak);
        ui.label(name);
        let (rect, response) = ui.allocate_exact_size(vec2(44.0, 9.0), Sense::click());
        ui.painter().rect_filled(rect, 2.0, tokens.field);
        let filled = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
        ui.painter().rect_filled(filled, 2.0, color);
        ui.painter().rect_stroke(
            rect,
            2.0,
            egui::Stroke::new(1.0, tokens.line_strong),
            egui::StrokeKind::Inside,
        );
        let text = RichText::new(format!("{}/{}", gauge.value, gauge.limit)).small();
        response.union(ui.label(text))
    });
    let response = group.inner.accessible_name(said.clone());
    let hover = text!("play-said-note-rule-rule", said, note = translated(&gauge.note), rule = gauge.rule);
    if response.on_hover_text(hover).clicked() {
        out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, gauge.rule)));
    }
}
