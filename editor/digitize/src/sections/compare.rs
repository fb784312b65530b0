//! Sheet and ground beside each other: the divider, and the ground taken away for a moment.

use egui::{Slider, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::SheetsChange;
use oblique_context::view::{LayersShown, ViewChange};
use oblique_mapview::map_canvas::Compare;
use oblique_text::text;
use oblique_ui::widgets;

pub(crate) fn compare(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    widgets::group(ui, text!("conversion-sheet-and-ground"));
    let now = context.view.sheets.compare;
    ui.horizontal_wrapped(|ui| {
        for (name, help, way) in [
            (
                text!("conversion-ground-over-sheet"),
                text!("conversion-the-ground-lies-over-the-sheet-as-strongly"),
                Compare::Over,
            ),
            (
                text!("conversion-divider"),
                text!("conversion-left-of-a-divider-the-sheet-lies-bare"),
                Compare::Swipe(0.5),
            ),
            (text!("conversion-sheet-alone"), text!("conversion-takes-the-ground-away"), Compare::Bare),
        ] {
            let on = std::mem::discriminant(&now) == std::mem::discriminant(&way);
            let help = context.help(ui.ctx(), help, if way == Compare::Bare { "sheets.blink" } else { "" });
            if ui.selectable_label(on, name).on_hover_text(help).clicked() {
                out.push(Intent::sheets(SheetsChange::Compare(way)));
            }
        }
    });
    if let Compare::Swipe(part) = now {
        let mut percent = (part * 100.0).round() as u8;
        ui.spacing_mut().slider_width = (ui.available_width() - 130.0).clamp(60.0, 260.0);
        let slider =
            ui.add(Slider::new(&mut percent, 0..=100).suffix(" %").text(text!("conversion-divider-2")));
        if slider.accessible_name(text!("conversion-place-of-the-divider")).changed() {
            out.push(Intent::sheets(SheetsChange::Compare(Compare::Swipe(f32::from(percent) / 100.0))));
        }
    }
    opacity(ui, context, out);
}

/// How strongly the ground lies over the sheet, where there is one: lines and heights are read on the map under it.
pub(crate) fn ground(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if !context.scenario().sheets.is_empty() {
        // As wide in this part as it is; what stands under it has its own.
        ui.scope(|ui| opacity(ui, context, out));
    }
}

fn opacity(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let mut layers = context.view.layers;
    ui.spacing_mut().slider_width = (ui.available_width() - 160.0).clamp(60.0, 260.0);
    let before: LayersShown = layers;
    let slider = ui
        .add(Slider::new(&mut layers.opacity.terrain, 0..=100).suffix(" %").text(text!("conversion-ground")));
    let _ = slider
        .on_hover_text(text!("conversion-how-strongly-terrain-is-drawn-over-the"))
        .accessible_name(text!("conversion-opacity-of-the-ground"));
    if layers != before {
        out.push(Intent::view(ViewChange::Layers(layers)));
    }
}
