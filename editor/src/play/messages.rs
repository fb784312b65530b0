//! The message box: what happened, newest last.

use super::Line;
use super::acts::{Act, Window};
use super::screen::Table;
use super::telling::Kind;
use crate::ui::Tokens;
use crate::ui::theme::size;
use egui::{Align, Layout, RichText, ScrollArea, Ui};
use oblique_core::rules::play::{PieceState, Pix};

/// The latest lines shown; older ones are in the log.
const SHOWN: usize = 400;

/// Draws it.
pub fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    tools(ui, table, out);
    let seat = table.session.seat();
    let may_read = |line: &Line| line.only.is_none_or(|side| seat.is_none_or(|s| s == side));
    let lines: Vec<(usize, &Line)> =
        table.session.lines().iter().enumerate().filter(|(_, line)| may_read(line)).collect();
    let from = lines.len().saturating_sub(SHOWN);
    ScrollArea::vertical().id_salt("messages").auto_shrink(false).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if lines.is_empty() {
            ui.label(RichText::new("Nothing has happened yet.").color(Tokens::of(ui).text_weak));
        }
        for (index, line) in lines.into_iter().skip(from) {
            row(ui, table, index, line, out);
        }
    });
}

fn tools(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new("Messages").strong());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let review = ui.add_enabled(table.session.strikes().is_some(), egui::Button::new("Review"));
            if review.on_hover_text("The last step of combat").clicked() {
                out.push(Act::Toggle(Window::Review));
            }
            let note = ui.button("Note").accessible_name("Pin a note here");
            let hint = "A designer's note on the selected unit or hex, kept with the scenario (Alt+N)";
            if note.on_hover_text(hint).clicked() {
                out.push(super::notes::begin(table));
            }
            let marked = table.screen.marked.and_then(|i| table.session.lines().get(i));
            let Some(line) = marked else { return };
            let last = table.session.battle().steps().len();
            let look = ui.button("Look at this moment");
            if look.on_hover_text("The map as it was then; nothing is taken back").clicked() {
                out.extend(table.screen.marked.map(Act::LookAtLine));
            }
            let back = ui.add_enabled(line.step < last, egui::Button::new("Go back to here"));
            if back.on_hover_text("Everything ordered later is kept as a branch").clicked() {
                out.push(Act::Back(line.step));
            }
        });
    });
}

fn row(ui: &mut Ui, table: &Table<'_>, index: usize, line: &Line, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    if line.kind == Kind::Turn {
        ui.add_space(size::GAP_SMALL);
        ui.label(RichText::new(&line.text).strong());
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        let (color, text) = match line.kind {
            Kind::Phase => (tokens.accent, line.text.clone()),
            Kind::Check => (tokens.text_weak, line.text.clone()),
            Kind::Loss => (tokens.warning, line.text.clone()),
            Kind::Refused => (tokens.error, format!("Refused: {}", line.text)),
            _ => (tokens.text, line.text.clone()),
        };
        let turn = RichText::new(format!("{:>2}", line.turn)).small().monospace().color(tokens.text_weak);
        ui.label(turn).on_hover_text(format!("{} {}", table.catalog().turn_name, line.turn));
        let short = line.rule.rsplit('/').next().unwrap_or_default();
        let room = if short.is_empty() { 0.0 } else { 8.0 + 6.2 * short.len() as f32 };
        let width = (ui.available_width() - room - size::GAP).max(80.0);
        let label =
            egui::Button::selectable(table.screen.marked == Some(index), RichText::new(text).color(color))
                .wrap();
        let response = ui
            .allocate_ui_with_layout(egui::vec2(width, 0.0), Layout::left_to_right(Align::Min), |ui| {
                ui.style_mut().spacing.button_padding = egui::vec2(3.0, 0.0);
                ui.style_mut().spacing.interact_size.y = 0.0;
                ui.add(label)
            })
            .inner;
        if response.on_hover_text("Show the place, and mark this moment").clicked() {
            out.push(Act::MarkLine(Some(index)));
            out.extend(line.hex.map(Act::LookAt));
            let on_map = |p: &Pix| table.seen.get(*p).is_some_and(PieceState::on_map);
            out.extend(line.piece.filter(on_map).map(|p| Act::Select(Some(p))));
        }
        if !short.is_empty() && ui.link(RichText::new(short).small()).on_hover_text("Open the rule").clicked()
        {
            out.push(Act::Rule(line.rule.clone()));
        }
    });
}
