//! Levels from the contour lines of the sheet: lines found by their ink, heights given by drags across them.

use egui::{Color32, ProgressBar, Ui};
use oblique_context::EditorContext;
use oblique_context::contours::{ContoursChange, ContoursRequest, ContoursView};
use oblique_context::draft::HeightUnit;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetHand, SheetsChange, SheetsRequest};
use oblique_digitize::LineInk;
use oblique_scenario::Sheet;
use oblique_text::text;
use oblique_ui::theme::size;
use oblique_ui::widgets;

fn change(change: ContoursChange) -> Intent {
    Intent::sheets(SheetsChange::Contours(change))
}

fn request(request: ContoursRequest) -> Intent {
    Intent::Sheets(SheetsRequest::Contours(request))
}

pub(crate) fn contours(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let Some((id, sheet)) = context.view.sheets.chosen(context.scenario()) else {
        widgets::empty(
            ui,
            text!("conversion-no-historical-map-yet"),
            text!("conversion-add-a-scan-with-contour-lines-and-place"),
        );
        return;
    };
    let view = &context.view.sheets.contours;
    ui.label(text!("conversion-click-a-contour-line-say-start-and"));
    let there = context.view.sheets.pixels(id).is_some();
    let in_hand = context.view.tool == "sheet" && context.view.sheets.hand == SheetHand::Contours;
    ui.horizontal_wrapped(|ui| {
        let help = text!("conversion-then-click-a-contour-line-on-the-sheet");
        let button = egui::Button::new(text!("conversion-pick-the-contour-ink")).selected(view.picking);
        if ui.add_enabled(there, button).on_hover_text(help).clicked() {
            take_up(out);
            out.push(change(ContoursChange::Picking(!view.picking)));
        }
        let button =
            egui::Button::new(text!("conversion-drag-across-contours")).selected(in_hand && !view.picking);
        if ui.add_enabled(there && view.found.is_some(), button).clicked() {
            take_up(out);
            out.push(change(ContoursChange::Picking(false)));
        }
        if let Some(LineInk::Clicked([r, g, b])) = view.ink {
            super::lines::swatch(ui, Color32::from_rgb(r, g, b));
        }
    });
    if let Some(done) = view.looking {
        ui.horizontal(|ui| {
            ui.add(ProgressBar::new(done).desired_width(100.0).show_percentage());
            if ui.button(text!("conversion-stop-looking")).clicked() {
                out.push(request(ContoursRequest::Stop));
            }
        });
    }
    remembered(ui, view, sheet, there, out);
    ui.horizontal_wrapped(|ui| count(ui, view, out));
    if let Some(found) = view.found.as_deref() {
        given(ui, view, found.len(), out);
    }
}

/// What the sheet remembers of lines that are not looked at now.
fn remembered(ui: &mut Ui, view: &ContoursView, sheet: &Sheet, there: bool, out: &mut Vec<Intent>) {
    let Some(kept) = sheet.contours.as_ref().filter(|kept| !kept.given.is_empty()) else { return };
    if view.ink == Some(LineInk::Clicked(kept.ink)) || view.looking.is_some() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let [r, g, b] = kept.ink;
        super::lines::swatch(ui, Color32::from_rgb(r, g, b));
        ui.label(text!("conversion-drags-gave-lines-of-this-ink-heights", drags = kept.given.len()));
        let button = egui::Button::new(text!("conversion-find-these-lines-again"));
        let help = text!("conversion-looks-for-lines-of-that-ink-and-gives-them");
        if ui.add_enabled(there, button).on_hover_text(help).clicked() {
            take_up(out);
            out.push(request(ContoursRequest::FindAgain));
        }
    });
}

fn take_up(out: &mut Vec<Intent>) {
    out.push(Intent::sheets(SheetsChange::Hand(SheetHand::Contours)));
    out.push(Intent::Tool("sheet"));
}

/// Start, interval and unit.
fn count(ui: &mut Ui, view: &ContoursView, out: &mut Vec<Intent>) {
    count_bar(ui, view, out);
    let mut unit = view.unit;
    for other in HeightUnit::ALL {
        ui.radio_value(&mut unit, other, other.name());
    }
    if unit != view.unit {
        let (start, interval) = (view.start, view.interval);
        out.push(change(ContoursChange::Count { unit, start, interval }));
    }
}

/// Start and interval, in the tool's bar too, which has no room for more.
pub(crate) fn count_bar(ui: &mut Ui, view: &ContoursView, out: &mut Vec<Intent>) {
    let (unit, mut start, mut interval) = (view.unit, view.start, view.interval);
    let suffix = format!(" {}", unit.short());
    let label = ui.label(text!("conversion-first-line-at"));
    let field = widgets::decimal_number(&mut start).speed(1.0).suffix(&suffix).range(-40_000.0..=40_000.0);
    ui.add(field.max_decimals(1)).labelled_by(label.id);
    let label = ui.label(text!("conversion-interval"));
    let field = widgets::decimal_number(&mut interval).speed(0.5).suffix(&suffix).range(0.1..=10_000.0);
    ui.add(field.max_decimals(1)).labelled_by(label.id);
    if (start, interval) != (view.start, view.interval) {
        out.push(change(ContoursChange::Count { unit, start, interval }));
    }
}

/// What was given, drag by drag.
fn given(ui: &mut Ui, view: &ContoursView, lines: usize, out: &mut Vec<Intent>) {
    let with = view.heights.len();
    let (all, known) = (super::count(lines), super::count(with));
    ui.label(text!("conversion-all-contour-lines-found-known-with-a", all, known));
    let help = text!("conversion-a-drag-that-begins-on-a-line-with");
    widgets::note(ui, help);
    widgets::scrolled(widgets::room(ui, 140.0)).id_salt("drags").show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = size::GAP_SMALL / 2.0;
        for (n, gift) in view.gifts.iter().enumerate() {
            let heights = gift.given.iter().map(|(_, metres)| *metres);
            let (low, high) = (heights.clone().fold(f64::MAX, f64::min), heights.fold(f64::MIN, f64::max));
            let given = gift.given.len();
            let (low, high) = (view.unit.shown(low), view.unit.shown(high));
            ui.horizontal_wrapped(|ui| {
                ui.label(if gift.drag.path.is_empty() {
                    text!("conversion-n-given-handed-on-over-gaps", n = n + 1, given, low, high)
                } else {
                    text!("conversion-n-given-lines-low-to-high", n = n + 1, given, low, high)
                });
                let button = ui.small_button(text!("conversion-take-back"));
                if button.accessible_name(text!("conversion-take-back-drag-n", n = n + 1)).clicked() {
                    out.push(request(ContoursRequest::TakeBack(n)));
                }
            });
        }
    });
    ui.horizontal_wrapped(|ui| {
        let help = text!("conversion-pieces-that-lie-on-from-a-line-with");
        let button =
            ui.add_enabled(with > 0, egui::Button::new(text!("conversion-hand-heights-on-over-gaps")));
        if button.on_hover_text(help).clicked() {
            out.push(request(ContoursRequest::HandOn));
        }
        if ui.button(text!("conversion-throw-the-contours-away")).clicked() {
            out.push(request(ContoursRequest::Drop));
        }
    });
}
