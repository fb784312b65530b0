//! Which sheets there are, whether their files are, and how they are shown.

use egui::{Slider, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetFile, SheetsChange, SheetsRequest};
use oblique_digitize::placing;
use oblique_scenario::words::thousands;
use oblique_scenario::{Edit, Sheet, SheetId};
use oblique_text::text;
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

pub(crate) fn scan(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    ui.horizontal_wrapped(|ui| {
        let help = text!("conversion-a-scan-of-a-map-png-jpeg-tiff");
        if ui.button(text!("conversion-add-a-scan")).on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::Import));
        }
    });
    if scenario.sheets.is_empty() {
        widgets::empty(
            ui,
            text!("conversion-no-historical-map-yet"),
            text!("conversion-add-a-scan-or-drop-one-on-the"),
        );
        return;
    }
    let chosen = context.view.sheets.chosen(scenario).map(|(id, _)| id.clone());
    let uppermost_first: Vec<_> = scenario.sheets_in_order().into_iter().rev().collect();
    for (n, (id, sheet)) in uppermost_first.iter().enumerate() {
        let on = chosen.as_ref() == Some(*id);
        ui.push_id(("sheet", &id.0), |ui| row(ui, context, id, sheet, on, out));
        if on && uppermost_first.len() > 1 {
            order(ui, context, id, n, uppermost_first.len(), out);
        }
    }
    let Some((id, sheet)) = context.view.sheets.chosen(scenario) else { return };
    super::found::found(ui, context, id, sheet, out);
}

fn name_of(sheet: &Sheet, id: &SheetId) -> String {
    if sheet.name.is_empty() { id.0.clone() } else { sheet.name.clone() }
}

fn row(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &SheetId,
    sheet: &Sheet,
    chosen: bool,
    out: &mut Vec<Intent>,
) {
    let view = &context.view.sheets;
    let name = name_of(sheet, id);
    ui.add_space(size::GAP_SMALL);
    let (shown, removed) = egui::Sides::new().shrink_left().truncate().show(
        ui,
        |ui| {
            let mut shown = !view.hidden.contains(id);
            if ui
                .checkbox(&mut shown, "")
                .on_hover_text(text!("conversion-is-it-shown-on-the-map"))
                .accessible_name(text!("conversion-show-name", name))
                .changed()
            {
                out.push(Intent::sheets(SheetsChange::Show(id.clone(), shown)));
            }
            if ui.selectable_label(chosen, &name).on_hover_text(&sheet.file).clicked() {
                out.push(Intent::sheets(SheetsChange::Choose(id.clone())));
            }
            shown
        },
        |ui| {
            let button = ui
                .small_button(text!("conversion-remove"))
                .on_hover_text(text!("conversion-takes-it-from-under-the-grid-its-file"));
            button.accessible_name(text!("conversion-remove-name", name)).clicked()
        },
    );
    if removed {
        out.push(Intent::edit(text!("conversion-remove-the-historical-map"), Edit::Sheet(id.clone(), None)));
    }
    let mut percent = view.percent.get(id).copied().unwrap_or(100);
    ui.horizontal(|ui| {
        ui.spacing_mut().slider_width = (ui.available_width() - 120.0).clamp(40.0, 160.0);
        let slider = ui.add_enabled(
            shown,
            Slider::new(&mut percent, 0..=100).suffix(" %").text(text!("conversion-opacity")),
        );
        if slider.accessible_name(text!("conversion-opacity-of-name", name)).changed() {
            out.push(Intent::sheets(SheetsChange::Percent(id.clone(), percent)));
        }
    });
    state(ui, view.files.get(id), id, sheet, out);
}

/// The place of a sheet among the others, the uppermost first.
fn order(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &SheetId,
    at: usize,
    count: usize,
    out: &mut Vec<Intent>,
) {
    ui.horizontal(|ui| {
        for (text, able, up) in
            [(text!("conversion-raise"), at > 0, true), (text!("conversion-lower"), at + 1 < count, false)]
        {
            let help = if up {
                text!("conversion-lays-it-over-the-sheet-above-it")
            } else {
                text!("conversion-lays-it-under-the-sheet-below-it")
            };
            if ui.add_enabled(able, egui::Button::new(text).small()).on_hover_text(help).clicked()
                && let Some(edit) = placing::reorder(context.scenario(), id, up)
            {
                out.push(Intent::edit(text!("conversion-text-the-historical-map", text), edit));
            }
        }
    });
}

/// What has become of its file.
fn state(ui: &mut Ui, file: Option<&SheetFile>, id: &SheetId, sheet: &Sheet, out: &mut Vec<Intent>) {
    let warning = Tokens::of(ui).warning;
    let mut warn = |text: String| {
        ui.horizontal_wrapped(|ui| {
            ui.colored_label(warning, text);
            if ui
                .button(text!("conversion-find"))
                .on_hover_text(text!("conversion-choose-the-file-where-it-lies-now"))
                .clicked()
            {
                out.push(Intent::Sheets(SheetsRequest::Find(id.clone())));
            }
        });
    };
    match file {
        Some(SheetFile::Missing(path)) => {
            warn(text!("conversion-its-file-is-not-there-path", path = path.display()));
        }
        Some(SheetFile::Failed(why)) => warn(text!("conversion-its-file-cannot-be-opened-why", why)),
        Some(SheetFile::Open { changed: true, .. }) => {
            warn(text!("conversion-this-is-another-file-than-the-one-that").to_owned());
        }
        Some(SheetFile::Open { facts, .. }) => {
            let [across, down] = [sheet.size.0, sheet.size.1].map(|side| thousands(side.into()));
            let page = if facts.pages > 1 {
                text!("conversion-page-page-of-pages", page = sheet.page, pages = facts.pages)
            } else {
                String::new()
            };
            widgets::note(ui, &text!("conversion-page-across-by-down-pixels", page, across, down));
        }
        Some(SheetFile::Opening) | None => {
            widgets::note(ui, text!("conversion-opening-its-file"));
        }
    }
}
