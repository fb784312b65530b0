//! What was found by looking at the scan: its neat line, its angle, its paper; each taken over by a click of its own.

use super::make;
use egui::{Color32, Sense, Ui, vec2};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{Examination, Findings, Remark, SheetHand, SheetsChange, SheetsRequest};
use oblique_digitize::placing;
use oblique_scenario::{Edit, Sheet, SheetId};
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

/// Askew by less nobody sees, in degrees.
const STRAIGHT_DEGREES: f64 = 0.02;

pub(super) fn found(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &SheetId,
    sheet: &Sheet,
    out: &mut Vec<Intent>,
) {
    neat_line(ui, context, id, sheet, out);
    let examined = context.view.sheets.examined.get(id);
    if let Some(Examination::Found(found)) = examined {
        straighten(ui, context, id, sheet, found, out);
        paper(ui, id, sheet, found, out);
        for remark in &found.remarks {
            ui.colored_label(Tokens::of(ui).warning, remark_words(*remark));
        }
        if found.remarks.is_empty() {
            widgets::note(ui, "The scan is sharp, clean and large enough.");
        }
        return;
    }
    if let (Some(_), None) = (sheet.paper, examined) {
        white(ui, id, sheet, None, out);
    }
    match examined {
        Some(Examination::UnderWay) => {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label("Looking for neat line, angle and paper");
            });
        }
        Some(Examination::Failed(why)) => {
            ui.colored_label(Tokens::of(ui).warning, format!("The scan could not be looked at: {why}."));
        }
        Some(Examination::Found(_)) | None => {}
    }
    let there = context.view.sheets.pixels(id).is_some();
    if !matches!(examined, Some(Examination::UnderWay)) {
        let help = "Looks for the printed frame of the map, how far it is askew on the scan, and the colour of its paper; what is \
                    found is proposed";
        let button = ui.add_enabled(there, egui::Button::new("Look for the neat line"));
        if button.on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::Examine(id.clone())));
        }
    }
}

/// Another state of a sheet, as one step.
fn changed(label: &str, id: &SheetId, new: Sheet, out: &mut Vec<Intent>) {
    out.push(Intent::edit(label, Edit::Sheet(id.clone(), Some(Box::new(new)))));
}

fn neat_line(ui: &mut Ui, context: &EditorContext<'_>, id: &SheetId, sheet: &Sheet, out: &mut Vec<Intent>) {
    widgets::group(ui, "Neat line");
    let proposed = context.view.sheets.proposed_neat_line(id, sheet);
    let found = context.view.sheets.findings(id).map(|found| found.neat_line);
    let _ = match (sheet.crop, found) {
        (Some(_), _) => widgets::note(ui, "What lies outside it is not shown and not converted."),
        (None, Some(Some(_))) if proposed.is_some() => {
            ui.label("The printed frame was found: the line on the map. Take it, or drag its corners first.")
        }
        (None, Some(None)) => widgets::note(ui, "No printed frame was found. Set the corners by hand."),
        (None, _) => widgets::note(ui, "All of the scan is shown, margins and all."),
    };
    ui.horizontal_wrapped(|ui| {
        if let Some(line) = proposed
            && widgets::primary(ui, "Take this neat line").clicked()
        {
            changed("Take the neat line found", id, placing::crop(sheet, Some(line)), out);
        }
        let help = "The line round the map itself: margins, torn edges and the table under it lie outside and are not shown";
        let setting = context.view.tool == "sheet" && context.view.sheets.hand == SheetHand::NeatLine;
        if ui.selectable_label(setting, "Set its corners").on_hover_text(help).clicked() {
            out.push(Intent::sheets(SheetsChange::Hand(SheetHand::NeatLine)));
            out.push(Intent::Tool("sheet"));
        }
        if proposed.is_some() && ui.button("It is none").on_hover_text("Forgets the line that was found").clicked() {
            out.push(Intent::sheets(SheetsChange::Unframed(id.clone())));
        }
        if let (Some(now), Some(Some(line))) = (sheet.crop, found)
            && now != line
            && ui.button("As found").on_hover_text("The corners as they were found").clicked()
        {
            changed("Take the neat line found", id, placing::crop(sheet, Some(line)), out);
        }
        if sheet.crop.is_some() && ui.button("Show the whole scan").clicked() {
            changed("Show the whole scan", id, Sheet { crop: None, ..sheet.clone() }, out);
        }
    });
    if let Some(corners) = sheet.crop {
        let words: Vec<String> =
            corners.iter().map(|at| format!("({})", crate::tool::pixel_words(*at))).collect();
        widgets::note(ui, &format!("Corners at {}", words.join(" ")));
    }
}

fn straighten(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &SheetId,
    sheet: &Sheet,
    found: &Findings,
    out: &mut Vec<Intent>,
) {
    let Some(turned) = found.turned_degrees else { return };
    let scenario = context.scenario();
    let askew = placing::askew_degrees(scenario, sheet, turned).filter(|by| by.abs() >= STRAIGHT_DEGREES);
    ui.horizontal_wrapped(|ui| {
        let Some(by) = askew else {
            widgets::note(ui, "It lies straight under the board.");
            return;
        };
        ui.label(format!("Its lines are {:.2}° askew.", by.abs()));
        if ui.button("Straighten it").on_hover_text("Turns it until its lines run along the board").clicked()
        {
            make("Straighten the historical map", placing::straighten(scenario, id, turned), out);
        }
    });
}

fn paper(ui: &mut Ui, id: &SheetId, sheet: &Sheet, found: &Findings, out: &mut Vec<Intent>) {
    if found.paper.is_some() || sheet.paper.is_some() {
        white(ui, id, sheet, found.paper, out);
    }
}

/// Is its paper shown white? `found` is its colour as it was found.
fn white(ui: &mut Ui, id: &SheetId, sheet: &Sheet, found: Option<[u8; 3]>, out: &mut Vec<Intent>) {
    let mut on = sheet.paper.is_some();
    ui.horizontal(|ui| {
        if let Some([red, green, blue]) = found.or(sheet.paper) {
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 14.0), Sense::hover());
            ui.painter().rect_filled(rect, 2.0, Color32::from_rgb(red, green, blue));
        }
        let help = "The colour of the paper, on the left, becomes white and all others with it; the file stays as it is";
        if ui.checkbox(&mut on, "Show the paper white").on_hover_text(help).changed() {
            let (label, paper) = if on { ("Show the paper white", found) } else { ("Show the paper as scanned", None) };
            changed(label, id, Sheet { paper, ..sheet.clone() }, out);
        }
    });
}

const fn remark_words(remark: Remark) -> &'static str {
    match remark {
        Remark::Pale => "The print is pale: terrain will be told apart less surely.",
        Remark::Blurred => "The scan is blurred: thin lines may be missed.",
        Remark::Grainy => "The scan is grainy: terrain will be told apart less surely.",
        Remark::Small => "The scan has few pixels: scan it again with 300 dots an inch or more, if you can.",
    }
}
