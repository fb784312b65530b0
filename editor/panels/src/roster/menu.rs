//! The menu of a row.

use egui::Response;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_scenario::PieceId;
use oblique_text::{Text, inside, text};

/// Commands on rows, by name; a line stands before those of another sort.
const COMMANDS: &[(Text, &str, bool)] = &[
    (Text("army-rename"), "edit.rename", false),
    (Text("army-duplicate"), "edit.duplicate", false),
    (Text("army-duplicate-with-all-under-it"), "roster.duplicate_command", false),
    (Text("army-duplicate-to-the-other-side"), "roster.duplicate_other", false),
    (Text("army-split-into-companies"), "roster.split", false),
    (Text("army-fill-down"), "roster.fill_down", true),
    (Text("army-copy-cells"), "roster.copy_cells", false),
    (Text("army-paste-cells"), "roster.paste_cells", false),
    (Text("army-clear-cells"), "roster.clear_cells", false),
    (Text("army-bulk-edit"), "roster.change_many", true),
    (Text("army-save-as-template"), "roster.keep_template", false),
    (Text("army-delete"), "edit.delete", true),
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
            let label = text!("army-source-of-what", what = inside(name));
            if ui.add(egui::Button::new(label).shortcut_text("Alt+Enter")).clicked() {
                out.push(Intent::Evidence(id.clone(), field.clone()));
                ui.close();
            }
            ui.separator();
        }
        if let Some(hex) = context.scenario().pieces.get(id).and_then(|p| p.hex)
            && ui.button(text!("army-show-on-the-map")).clicked()
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
            if ui.add(egui::Button::new(name.get()).shortcut_text(keys)).clicked() {
                out.push(Intent::Run(command));
                ui.close();
            }
        }
        if sorted {
            oblique_ui::widgets::note(ui, text!("army-sorted-the-order-of-battle-itself-is"));
        }
    });
}
