//! What a decision stands within: a line each for what is under way around it, so that whoever is asked in the middle
//! of something reads why, what he interrupts and what is kept.
//!
//! Must not know what any of it is.

use super::acts::Act;
use super::screen::Table;
use egui::{Rect, RichText, Sense, Ui, pos2, vec2};
use oblique_mapview::ground::color;
use oblique_mapview::pieces::side_color;
use oblique_rules::play::{Pool, UnderWay};
use oblique_ui::Tokens;
use oblique_ui::theme::size;

/// How far each line stands in from the one before.
const STEP: f32 = 10.0;
/// Width of a dot of a pool.
const DOT: f32 = 11.0;
/// Most dots drawn; more are a number.
const DOTS: u8 = 6;

/// Draws it; nothing where a decision stands in nothing.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let all = table.game().under_way();
    for (depth, one) in all.iter().enumerate() {
        line(ui, table, one, depth, out);
    }
    if !all.is_empty() {
        ui.add_space(size::GAP_SMALL);
    }
}

fn line(ui: &mut Ui, table: &Table<'_>, one: &UnderWay, depth: usize, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.add_space(STEP * depth as f32);
        let edge = one.side.map_or(tokens.text_weak, |side| color(side_color(table.scenario, side)));
        let (rect, _) = ui.allocate_exact_size(vec2(8.0, 14.0), Sense::hover());
        ui.painter().rect_filled(Rect::from_center_size(rect.center(), vec2(4.0, 12.0)), 1.0, edge);
        let title = if one.interrupts { format!("{}, in between", one.title) } else { one.title.clone() };
        let name = ui.link(RichText::new(title).color(tokens.text).small());
        if name.on_hover_text(format!("Open the rule {}", one.rule)).clicked() {
            out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, one.rule)));
        }
        for held in one.pools.iter().filter(|held| held.won > 0) {
            dots(ui, held);
        }
    });
    for note in &one.notes {
        ui.horizontal_wrapped(|ui| {
            ui.add_space(STEP * depth as f32 + 16.0);
            ui.label(RichText::new(note).color(tokens.text_weak).small());
        });
    }
}

/// A pool: a dot for each that was won, filled while it is left.
fn dots(ui: &mut Ui, held: &Pool) {
    let tokens = Tokens::of(ui);
    let text = format!("{} of {} {} left", held.left(), held.won, held.what);
    if held.won > DOTS {
        ui.label(RichText::new(text).small());
        return;
    }
    let (rect, response) = ui.allocate_exact_size(vec2(DOT * f32::from(held.won), 14.0), Sense::hover());
    for index in 0..held.won {
        let at = pos2(rect.left() + DOT * (f32::from(index) + 0.5), rect.center().y);
        // What is spent goes first, as it does on a table.
        if index >= held.spent {
            ui.painter().circle_filled(at, 4.0, tokens.accent);
        } else {
            ui.painter().circle_stroke(at, 3.5, (1.0, tokens.text_weak));
        }
    }
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &text));
    response.on_hover_text(&text);
    ui.label(RichText::new(&held.what).color(tokens.text_weak).small());
}
