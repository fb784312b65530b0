//! Which sheets there are, whether their files are, and how they are shown.

use egui::{Slider, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetFile, SheetsChange, SheetsRequest};
use oblique_digitize::placing;
use oblique_scenario::words::thousands;
use oblique_scenario::{Edit, Sheet, SheetId};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

pub(crate) fn scan(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    ui.horizontal_wrapped(|ui| {
        let help =
            "A scan of a map: PNG, JPEG, TIFF, WebP or a page of a PDF. It stays where it lies; the battle remembers the way to it.";
        if ui.button("Add a scan…").on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::Import));
        }
    });
    if scenario.sheets.is_empty() {
        widgets::empty(ui, "No historical map yet", "Add a scan, or drop one on the window.");
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
                .on_hover_text("Is it shown on the map?")
                .accessible_name(format!("Show {name}"))
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
            let button =
                ui.small_button("Remove").on_hover_text("Takes it from under the grid; its file stays");
            button.accessible_name(format!("Remove {name}")).clicked()
        },
    );
    if removed {
        out.push(Intent::edit("Remove the historical map", Edit::Sheet(id.clone(), None)));
    }
    let mut percent = view.percent.get(id).copied().unwrap_or(100);
    ui.horizontal(|ui| {
        ui.spacing_mut().slider_width = (ui.available_width() - 120.0).clamp(40.0, 160.0);
        let slider = ui.add_enabled(shown, Slider::new(&mut percent, 0..=100).suffix(" %").text("opacity"));
        if slider.accessible_name(format!("Opacity of {name}")).changed() {
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
        for (text, able, up) in [("Raise", at > 0, true), ("Lower", at + 1 < count, false)] {
            let help =
                if up { "Lays it over the sheet above it" } else { "Lays it under the sheet below it" };
            if ui.add_enabled(able, egui::Button::new(text).small()).on_hover_text(help).clicked()
                && let Some(edit) = placing::reorder(context.scenario(), id, up)
            {
                out.push(Intent::edit(format!("{text} the historical map"), edit));
            }
        }
    });
}

/// What has become of its file.
fn state(ui: &mut Ui, file: Option<&SheetFile>, id: &SheetId, sheet: &Sheet, out: &mut Vec<Intent>) {
    let warning = Tokens::of(ui).warning;
    let mut told = |text: String| {
        ui.horizontal_wrapped(|ui| {
            ui.colored_label(warning, text);
            if ui.button("Find…").on_hover_text("Choose the file where it lies now").clicked() {
                out.push(Intent::Sheets(SheetsRequest::Find(id.clone())));
            }
        });
    };
    match file {
        Some(SheetFile::Missing(path)) => told(format!("Its file is not there: {}", path.display())),
        Some(SheetFile::Failed(why)) => told(format!("Its file cannot be opened: {why}")),
        Some(SheetFile::Open { changed: true, .. }) => {
            told("This is another file than the one that was placed.".to_owned());
        }
        Some(SheetFile::Open { facts, .. }) => {
            let [across, down] = [sheet.size.0, sheet.size.1].map(|side| thousands(side.into()));
            let page = if facts.pages > 1 {
                format!("Page {} of {}, ", sheet.page, facts.pages)
            } else {
                String::new()
            };
            widgets::note(ui, &format!("{page}{across} by {down} pixels"));
        }
        Some(SheetFile::Opening) | None => {
            widgets::note(ui, "Opening its file");
        }
    }
}
