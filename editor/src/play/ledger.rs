//! A contest laid out in two columns, with its totals and odds.
//!
//! Must not know what is contested.

use super::acts::Act;
use super::screen::Table;
use super::telling::sentence;
use crate::ui::Tokens;
use egui::{Align, Grid, Label, Layout, RichText, Ui};
use oblique_core::rules::play::Ledger;

/// Draws it.
pub fn ui(ui: &mut Ui, table: &Table<'_>, ledger: &Ledger, salt: (&str, usize), out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let ruleset = &table.scenario.ruleset;
    Grid::new(("ledger", salt)).num_columns(3).striped(true).spacing([8.0, 2.0]).show(ui, |ui| {
        ui.label(RichText::new(&ledger.title).strong());
        for (head, side) in ledger.columns.iter().zip(ledger.sides) {
            right(ui, RichText::new(head).strong(), table.side(side));
        }
        ui.end_row();
        for row in &ledger.rows {
            let name = ui.link(RichText::new(capital(&row.what)).color(tokens.text));
            if name.on_hover_text(format!("Open the rule {}", row.rule)).clicked() {
                out.push(Act::Rule(format!("{ruleset}/{}", row.rule)));
            }
            for value in row.values {
                let text = value.map_or_else(|| "1 to 6".to_owned(), signed);
                let strong = value.is_none_or(|v| v != 0);
                let color = if strong { tokens.text } else { tokens.text_weak };
                right(ui, RichText::new(text).color(color), "");
            }
            ui.end_row();
        }
        ui.label(RichText::new(if ledger.is_open() { "Before the dice" } else { "Total" }).strong());
        for total in ledger.totals() {
            right(ui, RichText::new(signed(total)).strong(), "");
        }
        ui.end_row();
    });
    for line in &ledger.lines {
        ui.add(Label::new(RichText::new(sentence(&capital(&line.text))).small()).wrap());
    }
}

fn right(ui: &mut Ui, text: RichText, hover: &str) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let label = ui.label(text);
        if !hover.is_empty() {
            label.on_hover_text(hover);
        }
    });
}

/// With its sign; nothing is 0.
fn signed(value: i32) -> String {
    if value == 0 { "0".to_owned() } else { format!("{value:+}") }
}

/// With a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
