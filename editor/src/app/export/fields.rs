//! What pictures and maps on paper ask alike: the part of the map, its style, its layers.

use super::Source;
use crate::settings::{Part, PictureChoices};
use crate::ui::widgets;
use egui::{ComboBox, Ui};
use oblique_cartography::Layers;
use oblique_exchange::picture::{Extent, Format, Request, Size, style, styles};
use oblique_text::{text, translated};

/// The request that choices make.
pub(super) fn request(choices: &PictureChoices, source: &Source, format: Format, size: Size) -> Request {
    let on_screen = choices.layers_as_on_screen;
    let part = match choices.part {
        Part::Board => None,
        Part::Selection => source.selection,
        Part::View => source.view,
    };
    Request {
        format,
        size,
        style: style(&choices.style).unwrap_or(source.style),
        layers: Layers { grain: choices.grain, ..if on_screen { source.layers } else { choices.layers() } },
        pieces: if on_screen { source.pieces } else { choices.pieces() },
        sheets: !source.sheets.is_empty() && if on_screen { source.shows_sheets } else { choices.sheets },
        rulers: if on_screen { source.rulers } else { choices.rulers },
        legend: choices.legend,
        frame: choices.frame,
        margin: choices.margin,
        extent: part.unwrap_or(Extent::Board),
    }
}

/// Chooses the whole board where the part chosen last is not there.
pub(super) const fn take_what_there_is(choices: &mut PictureChoices, source: &Source) {
    let missing = match choices.part {
        Part::Board => false,
        Part::Selection => source.selection.is_none(),
        Part::View => source.view.is_none(),
    };
    if missing {
        choices.part = Part::Board;
    }
}

/// Which part of the map.
pub(super) fn part(ui: &mut Ui, choices: &mut PictureChoices, source: &Source) {
    let name = |part| match part {
        Part::Board => text!("files-whole-board"),
        Part::Selection => text!("files-selection"),
        Part::View => text!("files-what-the-map-shows"),
    };
    widgets::row(ui, text!("files-part"), text!("files-which-part-of-the-map-counters-and-ground"), |ui| {
        let combo = ComboBox::from_id_salt("picture part").selected_text(name(choices.part));
        combo
            .show_ui(ui, |ui| {
                for option in [Part::Board, Part::Selection, Part::View] {
                    let there = match option {
                        Part::Board => true,
                        Part::Selection => source.selection.is_some(),
                        Part::View => source.view.is_some(),
                    };
                    ui.add_enabled_ui(there, |ui| {
                        let response = ui.selectable_value(&mut choices.part, option, name(option));
                        response.on_disabled_hover_text(text!("files-select-hexes-or-units-first"));
                    });
                }
            })
            .response
    });
}

/// In which style, by its id; empty is as on the screen.
pub(in crate::app) fn style_row(ui: &mut Ui, chosen: &mut String) {
    let shown = style(chosen).map_or(text!("files-as-on-the-screen").into(), |s| translated(&s.name));
    widgets::row(ui, text!("files-style"), text!("files-how-the-map-and-its-counters-are-drawn"), |ui| {
        let combo = ComboBox::from_id_salt("style to write in").selected_text(shown);
        combo
            .show_ui(ui, |ui| {
                ui.selectable_value(chosen, String::new(), text!("files-as-on-the-screen"));
                for style in styles() {
                    ui.selectable_value(chosen, style.id.clone(), translated(&style.name));
                }
            })
            .response
    });
}

/// Which layers; with historical maps where there are any.
pub(super) fn layers(ui: &mut Ui, choices: &mut PictureChoices, sheets: bool) {
    ui.checkbox(&mut choices.layers_as_on_screen, text!("files-layers-as-on-the-screen"));
    if !choices.layers_as_on_screen {
        own_layers(ui, choices);
        if sheets {
            ui.checkbox(&mut choices.sheets, text!("files-historical-map"))
                .on_hover_text(text!("files-under-the-ground-as-strongly-as-on-the"));
        }
    }
}

fn own_layers(ui: &mut Ui, choices: &mut PictureChoices) {
    egui::Grid::new("picture layers").num_columns(3).show(ui, |ui| {
        let all = [
            (&mut choices.terrain, text!("files-terrain")),
            (&mut choices.relief, text!("files-relief")),
            (&mut choices.linear, text!("files-lines")),
            (&mut choices.labels, text!("files-names")),
            (&mut choices.grid, text!("files-grid")),
            (&mut choices.numbers, text!("files-numbers")),
            (&mut choices.levels, text!("files-levels")),
            (&mut choices.counters, text!("files-units")),
            (&mut choices.unit_names, text!("files-unit-names")),
            (&mut choices.unit_strengths, text!("files-strengths")),
            (&mut choices.objectives, text!("files-objectives")),
            (&mut choices.zones, text!("files-zones")),
            (&mut choices.rulers, text!("files-rulers")),
        ];
        for (i, (on, name)) in all.into_iter().enumerate() {
            ui.checkbox(on, name);
            if i % 3 == 2 {
                ui.end_row();
            }
        }
    });
}
