//! Writing down how the board came to be, whatever way it came.

use egui::{Button, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::SheetsRequest;
use oblique_text::text;
use oblique_ui::theme::size;

/// Saves the recipe of what was done. There is one as soon as the board lies on the ground.
pub(crate) fn recipe(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    ui.add_space(size::GAP_SMALL);
    ui.separator();
    let laid = context.scenario().board_place.is_some();
    let button = ui.add_enabled(laid, Button::new(text!("conversion-save-the-recipe")));
    let button = button
        .on_hover_text(text!("conversion-writes-down-how-the-board-came-to-be"))
        .on_disabled_hover_text(text!("conversion-the-board-lies-nowhere-yet"));
    if button.clicked() {
        out.push(Intent::Sheets(SheetsRequest::SaveRecipe));
    }
}
