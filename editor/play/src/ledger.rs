//! A contest laid out in two columns, with its totals and odds.
//!
//! Must not know what is contested.

use super::acts::Act;
use super::narration::sentence;
use super::screen::Table;
use egui::{Align, Label, Layout, Rect, Response, RichText, Sense, TextWrapMode, Ui, UiBuilder, pos2, vec2};
use oblique_rules::play::Ledger;
use oblique_text::{text, translated};
use oblique_ui::Tokens;

/// Width of a column of figures.
const COLUMN: f32 = 66.0;
/// Height of a row.
const ROW: f32 = 18.0;

/// Draws it.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, ledger: &Ledger, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let ruleset = &table.scenario.ruleset;
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add(Label::new(RichText::new(translated(&ledger.title)).strong()).wrap());
    row(ui, 0, |ui, cell| match cell {
        None => ui.label(""),
        Some(column) => {
            let head = ui.label(RichText::new(translated(&ledger.columns[column])).strong());
            head.on_hover_text(table.side(ledger.sides[column]))
        }
    });
    for (index, line) in ledger.rows.iter().enumerate() {
        row(ui, index + 1, |ui, cell| match cell {
            None => {
                let name = ui.link(RichText::new(capital(&translated(&line.what))).color(tokens.text));
                let name = name.on_hover_text(text!("play-open-the-rule-rule", rule = line.rule));
                if name.clicked() {
                    out.push(Act::Rule(format!("{ruleset}/{}", line.rule)));
                }
                name
            }
            Some(column) => {
                let value = line.values[column];
                let text = value.map_or_else(|| text!("play-1-to-6").to_owned(), signed);
                let strong = value.is_none_or(|v| v != 0);
                ui.label(RichText::new(text).color(if strong { tokens.text } else { tokens.text_weak }))
            }
        });
    }
    let totals = ledger.totals();
    row(ui, ledger.rows.len() + 1, |ui, cell| match cell {
        None => {
            let name = if ledger.is_open() { text!("play-before-the-dice") } else { text!("play-total") };
            ui.label(RichText::new(name).strong())
        }
        Some(column) => ui.label(RichText::new(signed(totals[column])).strong()),
    });
    for line in &ledger.lines {
        ui.add(Label::new(RichText::new(sentence(&capital(&line.text))).small()).wrap());
    }
}

/// A row: a name, and two figures at the right.
fn row(ui: &mut Ui, index: usize, mut cell: impl FnMut(&mut Ui, Option<usize>) -> Response) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
    if index % 2 == 1 {
        ui.painter().rect_filled(rect, 0.0, Tokens::of(ui).stripe);
    }
    let name = Rect::from_min_max(rect.min, pos2(rect.right() - 2.0 * COLUMN, rect.bottom()));
    let left = Layout::left_to_right(Align::Center);
    // What is wider than its cell would widen the whole side of the window.
    let narrow = |ui: &mut Ui| ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
    ui.scope_builder(UiBuilder::new().max_rect(name).layout(left), |ui| {
        narrow(ui);
        cell(ui, None)
    });
    for column in 0..2 {
        let right = rect.right() - COLUMN * (1 - column) as f32;
        let place = Rect::from_min_max(pos2(right - COLUMN, rect.top()), pos2(right - 3.0, rect.bottom()));
        let layout = Layout::right_to_left(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
            narrow(ui);
            cell(ui, Some(column))
        });
    }
}

/// With its sign; nothing is 0.
fn signed(value: i32) -> String {
    if value == 0 { "0".to_owned() } else { format!("{value:+}") }
}

/// With a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
