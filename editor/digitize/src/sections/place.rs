//! How the sheet is placed on the ground.

use super::{board_follows, corners, distance_field, points, remember};
use egui::Ui;
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetHand, SheetsChange, SheetsRequest};
use oblique_digitize::evidence::placing_words;
use oblique_digitize::placing::Board;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

pub(crate) fn place(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some((id, sheet)) = context.view.sheets.chosen(scenario) else {
        widgets::empty(ui, "No historical map yet", "Add a scan first.");
        return;
    };
    let words = placing_words(scenario, sheet);
    ui.label(format!("{}{}.", words.get(..1).unwrap_or("").to_uppercase(), words.get(1..).unwrap_or("")));
    if let Err(why) = oblique_digitize::placed(sheet, scenario.board_place.as_ref()) {
        ui.colored_label(Tokens::of(ui).error, why.to_string());
    }
    if let Some(place) = scenario.board_place {
        widgets::note(ui, &format!("A hex is {} yards across on this ground.", place.yards_a_hex));
    }
    let mut follows = board_follows(ui, context) == Board::StaysOnSheet;
    let help = "On: the hexes stay on their part of the sheet and take their yards from it. Off: the hexes keep their yards, \
                and the sheet is made larger or smaller under them.";
    if ui.checkbox(&mut follows, "The board stays on the sheet").on_hover_text(help).changed() {
        remember(ui, "board follows", Some(follows));
    }
    ui.horizontal_wrapped(|ui| {
        for hand in [SheetHand::Move, SheetHand::Distance, SheetHand::Points] {
            let on = context.view.tool == "sheet" && context.view.sheets.hand == hand;
            if ui.selectable_label(on, hand.name()).clicked() {
                out.push(Intent::sheets(SheetsChange::Hand(hand)));
                out.push(Intent::Tool("sheet"));
            }
        }
        let help = "A world file (.tfw, .jgw, .pgw) says where a picture lies; one beside the scan is found by itself";
        if ui.button("World file…").on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::WorldFile(id.clone())));
        }
    });
    if context.view.sheets.hand == SheetHand::Distance {
        ui.horizontal_wrapped(|ui| distance_field(ui, context, out));
    }
    corners::corners(ui, context, out);
    points::points(ui, context, id, sheet, out);
}
