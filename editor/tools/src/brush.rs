//! Paints terrain.

use super::icons;
use super::options;
use super::paint::Paint;
use crate::Group;
use crate::ToolDescription;
use oblique_board::TerrainIx;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::SharedChange;
use oblique_scenario::Edit;

/// The brush.
#[derive(Default)]
pub(crate) struct Brush;

/// The terrain to paint with: the one chosen, or the ruleset's base terrain with Shift held.
pub(crate) const fn terrain_in_hand(context: &EditorContext<'_>, other: bool) -> TerrainIx {
    if other { TerrainIx(0) } else { context.view.tools.terrain }
}

/// The name of a terrain.
pub fn terrain_name(context: &EditorContext<'_>, terrain: TerrainIx) -> String {
    let palette = context.scenario().board.palette();
    let id = palette.get(usize::from(terrain.0)).map_or("", String::as_str);
    context.catalog().terrain(id).map_or_else(|| id.to_owned(), |t| t.name.clone())
}

/// Takes up the terrain under the pointer.
pub(crate) fn pick_terrain(context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
    if let Some(terrain) = context.scenario().board.terrain(hex) {
        out.push(Intent::shared_option(SharedChange::Terrain(terrain)));
        out.push(Intent::Say(format!("Picked {}", terrain_name(context, terrain).to_lowercase())));
    }
}

impl Paint for Brush {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "brush",
        name: "Brush",
        key: "B",
        icon: icons::BRUSH,
        group: Group::Paint,
        flyout: "",
    };

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let base = terrain_name(context, TerrainIx(0)).to_lowercase();
        let name = terrain_name(context, context.view.tools.terrain).to_lowercase();
        format!("Drag to paint {name}. Shift paints {base}.")
    }

    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let terrain = terrain_in_hand(context, other);
        let board = &context.scenario().board;
        let cells: Vec<_> = hexes
            .iter()
            .filter(|hex| board.terrain(**hex).is_some_and(|old| old != terrain))
            .map(|hex| (*hex, terrain))
            .collect();
        let label = format!("Paint {}", terrain_name(context, terrain).to_lowercase());
        (!cells.is_empty()).then_some((label, Edit::Terrain(cells)))
    }

    fn pick(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        pick_terrain(context, hex, out);
    }

    fn caption(&self, context: &EditorContext<'_>, _: Hex, other: bool, _: bool) -> String {
        terrain_name(context, terrain_in_hand(context, other))
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        options::terrain(ui, context, out);
    }
}
