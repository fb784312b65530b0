//! How the sheet is placed on the ground.

use super::{board_follows, corners, distance, distance_field, points, remember};
use egui::Ui;
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetHand, SheetsChange, SheetsRequest};
use oblique_digitize::evidence::placing_words;
use oblique_digitize::placing::Board;
use oblique_scenario::words::rounded;
use oblique_scenario::{Sheet, SheetId, SheetPlacement};
use oblique_text::{text, translated};
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

pub(crate) fn place(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some((id, sheet)) = context.view.sheets.chosen(scenario) else {
        widgets::empty(ui, text!("conversion-no-historical-map-yet"), text!("conversion-add-a-scan-first"));
        return;
    };
    let typed = match &sheet.placement {
        SheetPlacement::Distance(by) => distance::as_typed(ui, context, by),
        _ => None,
    };
    let words = || format!("{}.", sentence(&translated(&placing_words(scenario, sheet))));
    ui.label(typed.unwrap_or_else(words));
    if let Err(why) = oblique_digitize::placed(sheet, scenario.board_place.as_ref()) {
        ui.colored_label(Tokens::of(ui).error, translated(&why.to_string()).as_ref());
    }
    if let Some(place) = scenario.board_place {
        widgets::note(
            ui,
            &text!(
                "conversion-a-hex-is-yards-a-hex-yards-across",
                yards_a_hex = rounded(place.yards_a_hex.get())
            ),
        );
    }
    by_tags(ui, context, id, sheet, out);
    let mut follows = board_follows(ui, context) == Board::StaysOnSheet;
    let help = text!("conversion-on-the-hexes-stay-on-their-part-of");
    if ui
        .checkbox(&mut follows, text!("conversion-the-board-stays-on-the-sheet"))
        .on_hover_text(help)
        .changed()
    {
        remember(ui, context, "board follows", Some(follows));
    }
    ui.horizontal_wrapped(|ui| {
        for hand in [SheetHand::Move, SheetHand::Distance, SheetHand::Points] {
            let on = context.view.tool == "sheet" && context.view.sheets.hand == hand;
            if ui.selectable_label(on, hand.name()).on_hover_text(hand_help(hand)).clicked() {
                out.push(Intent::sheets(SheetsChange::Hand(hand)));
                out.push(Intent::Tool("sheet"));
            }
        }
        let help = text!("conversion-a-world-file-tfw-jgw-pgw-says-where");
        if ui.button(text!("conversion-world-file")).on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::WorldFile(id.clone())));
        }
    });
    if context.view.sheets.hand == SheetHand::Distance {
        ui.horizontal_wrapped(|ui| distance_field(ui, context, out));
    }
    corners::corners(ui, context, out);
    points::points(ui, context, id, sheet, out);
}

/// Words at the head of a sentence, in any language.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a hand does to the place of a sheet.
fn hand_help(hand: SheetHand) -> &'static str {
    match hand {
        SheetHand::Distance => {
            text!("conversion-click-both-ends-of-the-printed-scale-bar")
        }
        SheetHand::Points => text!("conversion-click-places-you-know-and-say-where-they"),
        SheetHand::Move
        | SheetHand::NeatLine
        | SheetHand::BoardArea
        | SheetHand::Samples
        | SheetHand::Trace
        | SheetHand::FoundLines
        | SheetHand::Contours
        | SheetHand::SpotHeights => text!("conversion-drag-the-sheet-turn-it-with-shift-scale"),
    }
}

/// What the tags of the file say of its place.
fn by_tags(ui: &mut Ui, context: &EditorContext<'_>, id: &SheetId, sheet: &Sheet, out: &mut Vec<Intent>) {
    let Some(place) = context.view.sheets.facts(id).and_then(|facts| facts.place) else { return };
    let tags = match oblique_digitize::by_tags(&place, sheet.size) {
        Ok(tags) => tags,
        Err(why) => {
            ui.colored_label(
                Tokens::of(ui).warning,
                text!("conversion-its-own-tags-place-it-nowhere-why", why),
            );
            return;
        }
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("conversion-its-own-tags-say-read", read = tags.read));
        if sheet.placement == tags.placement {
            widgets::note(ui, text!("conversion-it-lies-as-they-say"));
        } else if ui.button(text!("conversion-place-by-its-own-tags")).clicked() {
            out.push(Intent::Sheets(SheetsRequest::ByTags(id.clone())));
        }
    });
    if let Some(why) = tags.no_place {
        let text = text!("conversion-it-has-the-size-they-say-but-no", why);
        ui.colored_label(Tokens::of(ui).warning, text);
    }
}
