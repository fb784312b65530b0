//! Where it all came from: the sheet's own evidence, and the notes about what was taken from it.

use egui::{ComboBox, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_digitize::evidence::placing_words;
use oblique_scenario::{Edit, Evidence, Grade, Sheet};
use oblique_text::{text, translated};
use oblique_ui::widgets;

pub(crate) fn evidence(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some((id, sheet)) = context.view.sheets.chosen(scenario) else {
        widgets::empty(ui, text!("conversion-no-historical-map-yet"), text!("conversion-add-a-scan-first"));
        return;
    };
    let changed = |new: Sheet| Edit::Sheet(id.clone(), Some(Box::new(new)));
    let mut name = sheet.name.clone();
    let field = widgets::row(
        ui,
        text!("conversion-name"),
        text!("conversion-what-the-sheet-is-called-in-notes"),
        |ui| ui.add(TextEdit::singleline(&mut name).desired_width(f32::INFINITY)),
    );
    if field.changed() {
        let edit = changed(Sheet { name, ..sheet.clone() });
        let gesture = oblique_context::gesture(ui, &field);
        out.push(Intent::Edit {
            label: text!("conversion-name-the-historical-map").to_owned(),
            edit,
            gesture,
        });
    }
    let source = sheet.evidence.as_ref().map(|e| e.source.clone()).unwrap_or_default();
    let title = |key: &str| {
        scenario.meta.sources.get(key).map_or(text!("conversion-none"), |s| s.title.as_str()).to_owned()
    };
    let mut chosen = source.clone();
    widgets::row(
        ui,
        text!("conversion-source"),
        text!("conversion-the-source-the-sheet-is-from-the-notes"),
        |ui| {
            let width = ui.available_width().clamp(60.0, 200.0);
            let list =
                ComboBox::from_id_salt("source of the sheet").width(width).selected_text(title(&source));
            list.show_ui(ui, |ui| {
                ui.selectable_value(&mut chosen, String::new(), text!("conversion-none"));
                for key in scenario.meta.sources.keys() {
                    ui.selectable_value(&mut chosen, key.clone(), title(key));
                }
            })
            .response
        },
    );
    if chosen != source {
        let grade = if chosen.is_empty() { Grade::Estimated } else { Grade::Sourced };
        let remark = sheet.evidence.as_ref().map(|e| e.remark.clone()).unwrap_or_default();
        let evidence =
            (!chosen.is_empty() || !remark.is_empty()).then_some(Evidence { grade, source: chosen, remark });
        let edit = changed(Sheet { evidence, ..sheet.clone() });
        out.push(Intent::edit(text!("conversion-say-what-the-historical-map-is"), edit));
    }
    widgets::note(ui, &text!("conversion-it-is-sheet", sheet = translated(&placing_words(scenario, sheet))));
    widgets::group(ui, text!("conversion-what-was-taken-from-it"));
    let called = if sheet.name.is_empty() { &sheet.file } else { &sheet.name };
    let mark = format!("taken from '{called}'");
    let notes: Vec<&str> =
        scenario.notes.values().map(|n| n.text.as_str()).filter(|text| text.contains(&mark)).collect();
    if notes.is_empty() {
        widgets::note(ui, text!("conversion-nothing-yet-accepting-terrain-or-levels"));
    }
    widgets::scrolled(widgets::room(ui, 220.0)).id_salt("notes of the sheet").show(ui, |ui| {
        for text in notes {
            ui.label(text);
            ui.separator();
        }
    });
    if ui.button(text!("conversion-show-all-notes-and-sources")).clicked() {
        out.push(Intent::ShowPanel("notes"));
    }
}
