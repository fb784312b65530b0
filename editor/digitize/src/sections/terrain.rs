//! Terrain taught by clicking sample hexes, drafted for the whole board, taken over where it is sure.

use super::count as words;
use crate::asking::{least_sure_next, no_longer_asked};
use crate::sampling::{sampling, terrain_name};
use egui::{Button, Slider, Ui, vec2};
use oblique_board::TerrainIx;
use oblique_board::hex::HexSet;
use oblique_context::EditorContext;
use oblique_context::draft::DraftView;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetHand, SheetsChange, SheetsRequest, Shown};
use oblique_context::view::{Selection, SharedChange};
use oblique_digitize::training::{name_here, teaches, terrains_taught, without_training};
use oblique_text::{inside, text};
use oblique_ui::theme::size;
use oblique_ui::widgets;

pub(crate) fn terrain(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some((id, sheet)) = context.view.sheets.chosen(scenario) else {
        widgets::empty(
            ui,
            text!("conversion-no-historical-map-yet"),
            text!("conversion-add-a-scan-and-place-it-first"),
        );
        return;
    };
    ui.label(text!("conversion-choose-a-terrain-and-click-hexes-that-are"));
    let sampling = context.view.tool == "sheet" && context.view.sheets.hand == SheetHand::Samples;
    ui.horizontal_wrapped(|ui| {
        for (ix, terrain) in (0_u8..).zip(scenario.board.palette()) {
            let Some(known) = context.catalog().terrain.iter().find(|t| t.id == *terrain) else { continue };
            let count = sheet.samples.get(terrain).map_or(0, Vec::len);
            let text = if count == 0 { known.name.clone() } else { format!("{} {count}", known.name) };
            let on = sampling && context.view.tools.terrain == TerrainIx(ix);
            let room = vec2(counted_width(ui, &known.name), 0.0);
            let button = ui
                .add(Button::selectable(on, text).min_size(room))
                .on_hover_text(text!("conversion-sample-known", known = inside(&known.name)));
            if button.clicked() {
                out.push(Intent::shared_option(SharedChange::Terrain(TerrainIx(ix))));
                out.push(Intent::sheets(SheetsChange::Hand(SheetHand::Samples)));
                out.push(Intent::Tool("sheet"));
            }
        }
    });
    ui.add_space(size::GAP_SMALL);
    training(ui, context, out);
    let kinds = terrains_taught(sheet);
    ui.horizontal_wrapped(|ui| {
        let there = context.view.sheets.pixels(id).is_some();
        let button = ui.add_enabled(kinds >= 2 && there, Button::new(text!("conversion-draft-the-terrain")));
        let why = if there {
            text!("conversion-samples-of-two-terrains-are-needed-at")
        } else {
            text!("conversion-the-scan-is-not-there")
        };
        if button.on_disabled_hover_text(why).clicked() {
            out.push(Intent::Sheets(SheetsRequest::DraftTerrain(id.clone())));
        }
    });
    let Some(draft) = context.view.sheets.draft.as_deref().filter(|draft| draft.sheet == *id) else { return };
    for remark in &draft.remarks {
        widgets::note(ui, remark);
    }
    let mut shown = context.view.sheets.shown == Shown::Terrain;
    if ui.checkbox(&mut shown, text!("conversion-show-the-draft-the-surer-the-stronger")).changed() {
        let shown = if shown { Shown::Terrain } else { Shown::Nothing };
        out.push(Intent::sheets(SheetsChange::ShowDraft(shown)));
    }
    let mut threshold = context.view.sheets.threshold_percent;
    // The words before it are long for a narrow panel.
    ui.spacing_mut().slider_width = (ui.available_width() - 180.0).clamp(40.0, 160.0);
    let slider = ui.horizontal(|ui| {
        let label = ui.label(text!("conversion-sure-enough-from"));
        ui.add(Slider::new(&mut threshold, 0..=100).suffix(" %")).labelled_by(label.id)
    });
    if slider.inner.changed() {
        out.push(Intent::sheets(SheetsChange::Threshold(threshold)));
    }
    let sure = draft.surer(threshold).count();
    spare(ui, context, context.view.sheets.terrain_by_hand.as_deref(), out);
    let to_accept = context.view.sheets.terrain_to_accept().count();
    ui.horizontal_wrapped(|ui| {
        let text = text!("conversion-least-sure-next");
        let help = text!("conversion-goes-to-the-hex-the-draft-knows-least");
        let help = context.help(ui.ctx(), help, "sheets.least_sure");
        if ui.button(text).on_hover_text(help).clicked() {
            out.extend(least_sure_next(context));
        }
        let button = ui.add_enabled(
            to_accept > 0,
            Button::new(text!("conversion-accept-sure-hexes", sure = words(to_accept))),
        );
        let help = text!("conversion-terrain-of-these-hexes-becomes-that-of-the");
        if button.on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::AcceptTerrain));
            out.extend(no_longer_asked(context));
        }
        if ui.button(text!("conversion-throw-the-draft-away")).clicked() {
            out.push(Intent::Sheets(SheetsRequest::DropTerrain));
            out.extend(no_longer_asked(context));
        }
    });
    asked(ui, context, draft, out);
    widgets::note(
        ui,
        &text!(
            "conversion-sure-of-cells-hexes-are-sure-enough",
            sure = words(sure),
            cells = words(draft.cells.len())
        ),
    );
}

/// What the draft takes the selected hex for, and the terrains it may be of instead: an answer is a sample more, and leads to
/// the next hex the draft is least sure of.
fn asked(ui: &mut Ui, context: &EditorContext<'_>, draft: &DraftView, out: &mut Vec<Intent>) {
    let Selection::Hex(hex) = &context.view.selection else { return };
    let cell = draft.cells.iter().find(|(of, ..)| of == hex);
    if cell.is_none() && !draft.least_sure.contains(hex) {
        return;
    }
    let scenario = context.scenario();
    let board = &scenario.board;
    let named = |id: &str| terrain_name(context, id).to_owned();
    let hex_name = board.layout().name(*hex);
    ui.label(match cell {
        Some((_, terrain, sure)) => {
            let id = board.palette().get(usize::from(terrain.0));
            let terrain = inside(id.map(|id| named(id)).unwrap_or_default());
            text!("conversion-hex-is-taken-for-terrain-sure", hex = hex_name, terrain, sure)
        }
        None => text!("conversion-hex-is-unlike-every-sample", hex = hex_name),
    });
    let Some((_, sheet)) = context.view.sheets.chosen(scenario) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("conversion-it-is"));
        for id in board.palette().iter().filter(|id| sheet.samples.contains_key(*id)) {
            let name = named(id);
            let button = ui.small_button(&name).accessible_name(text!("conversion-it-is-name", name));
            let button = button.on_hover_text(text!("conversion-one-sample-more-and-on-to-the-next"));
            if button.clicked()
                && let Some(laid) = crate::laid::chosen(context)
            {
                out.extend(sampling(context, &laid, *hex, id));
                out.extend(least_sure_next(context));
            }
        }
    });
}

/// Whether hexes that were changed by hand since a draft was taken over are left alone, where there are any.
pub(super) fn spare(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    by_hand: Option<&HexSet>,
    out: &mut Vec<Intent>,
) {
    let Some(by_hand) = by_hand else { return };
    let mut spared = !context.view.sheets.over_hand;
    let text = text!("conversion-leave-hexes-changed-by-hand", count = by_hand.len());
    let help = text!("conversion-they-were-changed-after-the-draft-was-accepted");
    if ui.checkbox(&mut spared, text).on_hover_text(help).changed() {
        out.push(Intent::sheets(SheetsChange::OverHand(!spared)));
    }
}

/// Points a button with a name and a count of two digits takes. Each is as wide before there is any: rows that wrapped
/// anew while samples are taken would move what is clicked next from under the pointer.
fn counted_width(ui: &Ui, name: &str) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let text = ui.painter().layout_no_wrap(format!("{name} 00"), font, egui::Color32::PLACEHOLDER);
    text.size().x + 2.0 * ui.spacing().button_padding.x
}

/// What other sheets teach this one, and which others could.
fn training(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some((id, sheet)) = context.view.sheets.chosen(scenario) else { return };
    let text = text!("conversion-use-training-of-another-map");
    ui.menu_button(text, |ui| {
        for (other, teacher) in &scenario.sheets {
            if other == id || !teaches(teacher) {
                continue;
            }
            let name = name_here(teacher);
            if ui
                .button(name)
                .on_hover_text(text!("conversion-the-samples-of-name-teach-this-map-too", name))
                .clicked()
            {
                out.push(Intent::Sheets(SheetsRequest::UseTraining(other.clone())));
                ui.close();
            }
        }
        let help = text!("conversion-the-samples-of-its-historical-maps-teach");
        if ui.button(text!("conversion-of-another-battle")).on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::OpenTraining));
            ui.close();
        }
    });
    for set in &sheet.training {
        let each = set.samples.iter().map(|(terrain, looks)| {
            let known = context.catalog().terrain.iter().find(|t| t.id == *terrain);
            format!("{} {}", known.map_or(terrain.as_str(), |t| t.name.as_str()), looks.len())
        });
        let each: Vec<String> = each.collect();
        ui.horizontal_wrapped(|ui| {
            ui.label(text!("conversion-taught-by-set-each", set = set.from, each = each.join(", ")));
            let button = ui.small_button(text!("conversion-leave-out"));
            if button
                .accessible_name(text!("conversion-leave-out-the-training-of-set", set = set.from))
                .clicked()
                && let Some(edit) = without_training(scenario, id, &set.from)
            {
                out.push(Intent::edit(
                    text!("conversion-leave-out-the-training-of-set", set = set.from),
                    edit,
                ));
            }
        });
    }
    ui.add_space(size::GAP_SMALL);
}
