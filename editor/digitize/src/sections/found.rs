//! What was found by looking at the scan: its neat line, its angle, its paper; each taken over by a click of its own.

use super::make;
use egui::{Color32, Sense, Ui, vec2};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{Examination, Findings, Remark, SheetHand, SheetsChange, SheetsRequest};
use oblique_digitize::placing;
use oblique_scenario::{Edit, Sheet, SheetId, SheetPlacement};
use oblique_text::{decimals, text};
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
    // Of a sheet that was worked on before, in another run, what was found then is looked for by itself.
    if examined.is_none() && was_worked_on(sheet) && context.view.sheets.pixels(id).is_some() {
        out.push(Intent::Sheets(SheetsRequest::Examine(id.clone())));
    }
    if let Some(Examination::Found(found)) = examined {
        straighten(ui, context, id, sheet, found, out);
        paper(ui, id, sheet, found, out);
        for remark in &found.remarks {
            ui.colored_label(Tokens::of(ui).warning, remark_words(*remark));
        }
        if found.remarks.is_empty() {
            widgets::note(ui, text!("conversion-the-scan-is-sharp-clean-and-large-enough"));
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
                ui.label(text!("conversion-looking-for-neat-line-angle-and-paper"));
            });
        }
        Some(Examination::Failed(why)) => {
            ui.colored_label(
                Tokens::of(ui).warning,
                text!("conversion-the-scan-could-not-be-looked-at-why", why),
            );
        }
        Some(Examination::Found(_) | Examination::Stopped) | None => {}
    }
    let there = context.view.sheets.pixels(id).is_some();
    if !matches!(examined, Some(Examination::UnderWay)) {
        let help = text!("conversion-looks-for-the-printed-frame-of-the-map");
        let button = ui.add_enabled(there, egui::Button::new(text!("conversion-look-for-the-neat-line")));
        if button.on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::Examine(id.clone())));
        }
    }
}

/// Has anything been done with a sheet since it was laid under the grid?
const fn was_worked_on(sheet: &Sheet) -> bool {
    let by_eye = matches!(sheet.placement, SheetPlacement::ByEye(_));
    sheet.crop.is_some() || sheet.paper.is_some() || sheet.board.is_some() || !by_eye
}

/// Another state of a sheet, as one step.
fn changed(label: &str, id: &SheetId, new: Sheet, out: &mut Vec<Intent>) {
    out.push(Intent::edit(label, Edit::Sheet(id.clone(), Some(Box::new(new)))));
}

fn neat_line(ui: &mut Ui, context: &EditorContext<'_>, id: &SheetId, sheet: &Sheet, out: &mut Vec<Intent>) {
    widgets::group(ui, text!("conversion-neat-line"));
    let proposed = context.view.sheets.proposed_neat_line(id, sheet);
    let found = context.view.sheets.findings(id).map(|found| found.neat_line);
    let _ = match (sheet.crop, found) {
        (Some(_), _) => widgets::note(ui, text!("conversion-what-lies-outside-it-is-not-shown-and")),
        (None, Some(Some(_))) if proposed.is_some() => {
            ui.label(text!("conversion-the-printed-frame-was-found-the-line-on"))
        }
        (None, Some(None)) => {
            widgets::note(ui, text!("conversion-no-printed-frame-was-found-set-the-corners"))
        }
        (None, _) => widgets::note(ui, text!("conversion-all-of-the-scan-is-shown-margins-and")),
    };
    ui.horizontal_wrapped(|ui| {
        if let Some(line) = proposed
            && widgets::primary(ui, text!("conversion-take-this-neat-line")).clicked()
        {
            changed(text!("conversion-take-the-neat-line-found"), id, placing::crop(sheet, Some(line)), out);
        }
        let help = text!("conversion-the-line-round-the-map-itself-margins-torn");
        let setting = context.view.tool == "sheet" && context.view.sheets.hand == SheetHand::NeatLine;
        if ui.selectable_label(setting, text!("conversion-set-its-corners")).on_hover_text(help).clicked() {
            out.push(Intent::sheets(SheetsChange::Hand(SheetHand::NeatLine)));
            out.push(Intent::Tool("sheet"));
        }
        if proposed.is_some()
            && ui
                .button(text!("conversion-it-is-none"))
                .on_hover_text(text!("conversion-forgets-the-line-that-was-found"))
                .clicked()
        {
            out.push(Intent::sheets(SheetsChange::Unframed(id.clone())));
        }
        if let (Some(now), Some(Some(line))) = (sheet.crop, found)
            && now != line
            && ui
                .button(text!("conversion-as-found"))
                .on_hover_text(text!("conversion-the-corners-as-they-were-found"))
                .clicked()
        {
            changed(text!("conversion-take-the-neat-line-found"), id, placing::crop(sheet, Some(line)), out);
        }
        if sheet.crop.is_some() && ui.button(text!("conversion-show-the-whole-scan")).clicked() {
            changed(text!("conversion-show-the-whole-scan"), id, Sheet { crop: None, ..sheet.clone() }, out);
        }
    });
    if let Some(corners) = sheet.crop {
        let words: Vec<String> =
            corners.iter().map(|at| format!("({})", crate::words::pixel_words(*at))).collect();
        widgets::note(ui, &text!("conversion-corners-at-what", what = words.join(" ")));
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
            widgets::note(ui, text!("conversion-it-lies-straight-under-the-board"));
            return;
        };
        ui.label(text!("conversion-its-lines-are-by-askew", by = decimals(&format!("{:.2}", by.abs()))));
        if ui
            .button(text!("conversion-straighten-it"))
            .on_hover_text(text!("conversion-turns-it-until-its-lines-run-along-the"))
            .clicked()
        {
            make(
                text!("conversion-straighten-the-historical-map"),
                placing::straighten(scenario, id, turned),
                out,
            );
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
        let help = text!("conversion-the-colour-of-the-paper-on-the-left");
        if ui.checkbox(&mut on, text!("conversion-show-the-paper-white")).on_hover_text(help).changed() {
            let (label, paper) = if on {
                (text!("conversion-show-the-paper-white"), found)
            } else {
                (text!("conversion-show-the-paper-as-scanned"), None)
            };
            changed(label, id, Sheet { paper, ..sheet.clone() }, out);
        }
    });
}

fn remark_words(remark: Remark) -> &'static str {
    match remark {
        Remark::Pale => text!("conversion-the-print-is-pale-terrain-will-be-told"),
        Remark::Blurred => text!("conversion-the-scan-is-blurred-thin-lines-may-be"),
        Remark::Grainy => text!("conversion-the-scan-is-grainy-terrain-will-be-told"),
        Remark::Small => text!("conversion-the-scan-has-few-pixels-scan-it-again"),
    }
}
