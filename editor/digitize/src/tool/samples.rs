//! Hexes shown to be of a terrain.

use super::Touch;
use crate::sampling::{sampling, terrain_name, without};
use crate::sections::one_of;
use oblique_board::TerrainIx;
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::tool::Preview;
use oblique_context::view::SharedChange;
use oblique_digitize::Laid;
use oblique_mapview::{Overlay, PointerPhase, Tint};
use oblique_scenario::Edit;
use oblique_text::text;

/// The id of the terrain that is chosen for painting and sampling.
pub(crate) fn chosen_terrain<'a>(context: &'a EditorContext<'_>) -> Option<&'a str> {
    let TerrainIx(ix) = context.view.tools.terrain;
    context.scenario().board.palette().get(usize::from(ix)).map(String::as_str)
}

pub(super) fn pointer(touch: &Touch<'_>, out: &mut Vec<Intent>) {
    let Touch { context, laid, pointer } = *touch;
    let scenario = context.scenario();
    let on_board = scenario.board.layout().contains(pointer.hex);
    if pointer.phase != PointerPhase::Down || !on_board {
        return;
    }
    if pointer.shift {
        let Some((id, sheet)) = context.view.sheets.chosen(scenario) else { return };
        let new = without(sheet, laid, pointer.hex);
        let edit = Edit::Sheet(id.clone(), Some(Box::new(new)));
        out.push(Intent::edit(text!("conversion-take-a-sample-away"), edit));
    } else if let Some(terrain) = chosen_terrain(context) {
        out.extend(sampling(context, laid, pointer.hex, terrain));
    }
}

pub(super) fn preview(context: &EditorContext<'_>, laid: &Laid, preview: &mut Preview) {
    let Some((_, sheet)) = context.view.sheets.chosen(context.scenario()) else { return };
    for (terrain, places) in &sheet.samples {
        let letter: String = terrain_name(context, terrain).chars().take(2).collect();
        for at in places {
            if let Some(hex) = laid.hex_of_pixel(oblique_digitize::pixel(*at)) {
                preview.overlays.push(Overlay::Area {
                    hexes: vec![hex],
                    tint: Tint::Selected,
                    filled: false,
                });
                preview.overlays.push(Overlay::Word { hex, text: letter.clone(), tint: Tint::Selected });
            }
        }
    }
    if let Some(terrain) = chosen_terrain(context) {
        terrain_name(context, terrain).clone_into(&mut preview.caption);
    }
    preview.hexes.extend(context.view.hover);
}

/// The terrain samples are of.
pub(crate) fn options(ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let chosen = chosen_terrain(context);
    let known: Vec<(u8, &str, &str)> = (0_u8..)
        .zip(context.scenario().board.palette())
        .filter_map(|(ix, id)| {
            let known = context.catalog().terrain.iter().find(|t| t.id == *id)?;
            Some((ix, id.as_str(), known.name.as_str()))
        })
        .collect();
    let now = chosen.map_or("", |id| terrain_name(context, id));
    let choices = known.iter().map(|(_, id, name)| (*name, chosen == Some(*id)));
    let clicked = one_of(ui, text!("conversion-terrain-to-sample"), now, choices);
    if let Some((ix, ..)) = clicked.and_then(|at| known.get(at)) {
        out.push(Intent::shared_option(SharedChange::Terrain(TerrainIx(*ix))));
    }
}
