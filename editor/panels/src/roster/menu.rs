//! The menu of a row.

use egui::Response;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_scenario::PieceId;

/// Commands on rows, by name; a line stands before those of another sort.
const COMMANDS: &[(&str, &str, bool)] = &[
    ("Rename", "edit.rename", false),
    ("Duplicate", "edit.duplicate", false),
    ("Duplicate with all under it", "roster.duplicate_command", false),
    ("Duplicate to the other side", "roster.duplicate_other", false),
    ("Split into companies", "roster.split", false),
    ("Fill down", "roster.fill_down", true),
    ("Copy cells", "roster.copy_cells", false),
    ("Paste cells", "roster.paste_cells", false),
    ("Clear cells", "roster.clear_cells", false),
    ("Bulk edit", "roster.change_many", true),
    ("Save as template", "roster.keep_template", false),
    ("Delete", "edit.delete", true),
];

/// Shows it where a row was clicked with the other button; a row not selected is selected first.
/// `figure` is the id and name of the cell's, where it has one.
pub(super) fn menu(
    response: &Response,
    context: &EditorContext<'_>,
    id: &PieceId,
    on: bool,
    sorted: bool,
    figure: Option<&(String, String)>,
    out: &mut Vec<Intent>,
) {
    if response.secondary_clicked() && !on {
        out.push(Intent::Select(Selection::Pieces([id.clone()].into())));
    }
    response.context_menu(|ui| {
        if let Some((field, name)) = figure {
            let label = format!("Source of {}", name.to_lowercase());
            if ui.add(egui::Button::new(label).shortcut_text("Alt+Enter")).clicked() {
                out.push(Intent::Evidence(id.clone(), field.clone()));
                ui.close();
            }
            ui.separator();
        }
        if let Some(hex) = context.scenario().pieces.get(id).and_then(|p| p.hex)
            && ui.button("Show on the map").clicked()
        {
            out.push(Intent::LookAt(hex));
            ui.close();
        }
        for (name, command, line) in COMMANDS {
            if *line {
                ui.separator();
            }
            let keys = context.settings.keys.shortcut(command);
            let keys =
                keys.map(|keys| oblique_context::keymap::shortcut_text(ui.ctx(), &keys)).unwrap_or_default();
            if ui.add(egui::Button::new(*name).shortcut_text(keys)).clicked() {
                out.push(Intent::Run(command));
                ui.close();
            }
        }
        if sorted {
            oblique_ui::widgets::note(ui, "Sorted: the order of battle itself is unchanged.");
        }
    });
}
