//! The table of a bulk change before it is made: what is, what would be, what cannot be.

use crate::ui::theme::{Tokens, size};
use crate::ui::widgets::Mark;
use egui::{Align, Layout, RichText, Ui, vec2};
use egui_extras::{Column, TableBuilder};
use oblique_roster::bulk::{OutOfRange, Outcome, Preview};
use oblique_text::{text, translated};

/// Height of the table.
const HEIGHT: f32 = 220.0;

/// Draws it.
pub(super) fn table(ui: &mut Ui, preview: &Preview, out: OutOfRange) {
    let tokens = Tokens::of(ui);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
        let lines = &preview.lines;
        TableBuilder::new(ui)
            .id_salt("bulk preview")
            .striped(true)
            .cell_layout(Layout::left_to_right(Align::Center))
            .auto_shrink([false, false])
            .min_scrolled_height(HEIGHT)
            .max_scroll_height(HEIGHT)
            .column(Column::exact(210.0).clip(true))
            .column(Column::exact(100.0).clip(true))
            .column(Column::exact(120.0).clip(true))
            .column(Column::remainder().clip(true))
            .header(size::ROW, |mut header| {
                for title in [text!("army-unit"), text!("army-now"), text!("army-then"), ""] {
                    header.col(|ui| {
                        ui.label(RichText::new(title).small().color(tokens.text_weak));
                    });
                }
            })
            .body(|body| {
                body.rows(20.0, lines.len(), |mut row| {
                    let Some(line) = lines.get(row.index()) else { return };
                    row.col(|ui| {
                        ui.add(egui::Label::new(&line.name).truncate());
                    });
                    row.col(|ui| {
                        ui.add(
                            egui::Label::new(RichText::new(&line.before).color(tokens.text_weak)).truncate(),
                        );
                    });
                    row.col(|ui| {
                        let written = line.outcome.piece(out).is_some();
                        let text = match &line.outcome {
                            Outcome::OutOfRange(_, Some(piece)) if written => piece
                                .attrs
                                .get(preview.field.id())
                                .map_or_else(|| line.after.clone(), ToString::to_string),
                            _ => line.after.clone(),
                        };
                        let text = RichText::new(text);
                        let text = if written {
                            text.strong()
                        } else {
                            text.color(tokens.text_weak).strikethrough()
                        };
                        ui.add(egui::Label::new(text).truncate());
                    });
                    row.col(|ui| {
                        let why = match &line.outcome {
                            Outcome::Changed(_) => return,
                            Outcome::OutOfRange(why, _) | Outcome::Refused(why) => translated(why),
                        };
                        let (rect, _) = ui.allocate_exact_size(vec2(14.0, 18.0), egui::Sense::hover());
                        Mark::Triangle.paint(ui.painter(), rect.center(), tokens.warning);
                        let text = RichText::new(why.as_ref()).small().color(tokens.warning);
                        ui.add(egui::Label::new(text).truncate()).on_hover_text(why.as_ref());
                    });
                });
            });
    });
}

/// In the place of the table while something is still to be told.
pub(super) fn waiting(ui: &mut Ui, hint: &str) {
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), HEIGHT),
        Layout::centered_and_justified(egui::Direction::TopDown),
        |ui| ui.label(RichText::new(hint).color(Tokens::of(ui).text_weak)),
    );
}

/// What the change comes to, in a line.
pub(super) fn summary(preview: &Preview, out: OutOfRange) -> String {
    let mut parts = vec![text!("army-out-will-change", out = translated(&preview.who(out)))];
    if preview.same > 0 {
        parts.push(text!("army-same-as-they-are", same = preview.same));
    }
    if preview.without > 0 {
        parts.push(text!("army-without-without-such-a-figure", without = preview.without));
    }
    let refused = preview.lines.iter().filter(|l| matches!(l.outcome, Outcome::Refused(_))).count();
    if refused > 0 {
        parts.push(text!("army-refused-cannot-be", refused));
    }
    if preview.out_of_range() > 0 {
        parts.push(text!("army-out-of-range-out-of-range", out_of_range = preview.out_of_range()));
    }
    parts.join(", ")
}
