//! Roads and streams, traced over the sheet with the line tools.

use egui::Ui;
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_ui::widgets;

pub(crate) fn lines(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    ui.label(
        "Roads run through hexes, streams and walls along hexsides: click from bend to bend over the sheet.",
    );
    ui.horizontal_wrapped(|ui| {
        for (name, tool) in [("Trace roads", "road"), ("Trace streams and walls", "stream")] {
            if ui.button(name).clicked() {
                out.push(Intent::Tool(tool));
            }
        }
    });
    let count = context.scenario().board.features().len();
    widgets::note(ui, &format!("{count} lines are drawn so far."));
}
