//! How near each side is to its end: a bar a side in the strip over the map.
//!
//! Must not know what ends a battle.

use super::acts::Act;
use super::screen::Table;
use egui::{Color32, Label, Rect, RichText, Sense, TextStyle, Ui, Vec2, vec2};
use oblique_rules::play::Gauge;
use oblique_text::{inside, text, translated};
use oblique_ui::Tokens;
use oblique_ui::theme::size;

/// Size of a bar, points.
const BAR: Vec2 = vec2(44.0, 9.0);
/// Between name, bar and numbers.
const BETWEEN: f32 = 4.0;
/// Less room than this is none for a name.
const LEAST_NAME: f32 = 24.0;

/// What of a gauge is written beside its bar.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Written {
    /// Room for the side's name; 0 for none.
    name: f32,
    /// Are the numbers written?
    numbers: bool,
}

impl Written {
    /// As much as there is room for: of the names first what does not fit is cut, then the numbers go and names are cut to
    /// what is left without them.
    fn within(room: f32, names: &[f32], numbers: &[f32]) -> Self {
        let count = names.len().max(1) as f32;
        let apart = size::GAP * (count - 1.0) + count * (BAR.x + BETWEEN);
        let with_numbers = room - apart - numbers.iter().map(|width| width + BETWEEN).sum::<f32>();
        let numbers = with_numbers >= 0.0;
        let free = if numbers { with_numbers } else { room - apart };
        let longest = names.iter().copied().fold(0.0, f32::max);
        let name = (free / count - BETWEEN).min(longest);
        Self { name: if name < LEAST_NAME { 0.0 } else { name }, numbers }
    }
}

/// Draws them, in the room there is.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let all = table.derived.gauges();
    let font = TextStyle::Small.resolve(ui.style());
    let width = |text: String| ui.painter().layout_no_wrap(text, font.clone(), Color32::WHITE).size().x;
    let names: Vec<f32> = all.iter().map(|gauge| width(table.side(gauge.side).to_owned())).collect();
    let numbers: Vec<f32> = all.iter().map(|gauge| width(numbers(gauge))).collect();
    let written = Written::within(ui.available_width(), &names, &numbers);
    if ui.available_width() < BAR.x * all.len() as f32 {
        return;
    }
    for (index, (gauge, name)) in all.iter().zip(names).enumerate() {
        if index > 0 {
            ui.add_space(size::GAP);
        }
        // A rounded width would cut the last letter.
        let written = Written { name: (name + 1.0).min(written.name), ..written };
        bar(ui, table, gauge, written, out);
    }
}

fn numbers(gauge: &Gauge) -> String {
    format!("{}/{}", gauge.value, gauge.limit)
}

fn bar(ui: &mut Ui, table: &Table<'_>, gauge: &Gauge, written: Written, out: &mut Vec<Act>) {
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
        ui.spacing_mut().item_spacing.x = BETWEEN;
        if written.name > 0.0 {
            let name = RichText::new(table.side(gauge.side)).small().color(tokens.text_weak);
            ui.add_sized([written.name, ui.available_height()], Label::new(name).truncate());
        }
        let (rect, response) = ui.allocate_exact_size(BAR, Sense::click());
        ui.painter().rect_filled(rect, 2.0, tokens.field);
        let filled = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
        ui.painter().rect_filled(filled, 2.0, color);
        ui.painter().rect_stroke(
            rect,
            2.0,
            egui::Stroke::new(1.0, tokens.line_strong),
            egui::StrokeKind::Inside,
        );
        if !written.numbers {
            return response;
        }
        response.union(ui.label(RichText::new(numbers(gauge)).small()))
    });
    let response = group.inner.accessible_name(said.clone());
    let hover = if gauge.note.is_empty() {
        text!("play-said-rule-rule", said, rule = gauge.rule)
    } else {
        text!("play-said-note-rule-rule", said, note = translated(&gauge.note), rule = gauge.rule)
    };
    if response.on_hover_text(hover).clicked() {
        out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, gauge.rule)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_before_numbers_go() {
        let (names, numbers) = ([40.0, 120.0], [30.0, 30.0]);
        let written = |room| Written::within(room, &names, &numbers);
        assert_eq!(written(600.0), Written { name: 120.0, numbers: true });
        let cut = written(300.0);
        assert!(cut.numbers && cut.name > LEAST_NAME && cut.name < 120.0, "{cut:?}");
        assert_eq!(written(190.0), Written { name: 0.0, numbers: true });
        let bare = written(165.0);
        assert!(!bare.numbers && bare.name >= LEAST_NAME, "{bare:?}");
        assert_eq!(written(120.0), Written { name: 0.0, numbers: false });
    }
}
