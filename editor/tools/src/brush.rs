//! Paints terrain.

use super::icons;
use super::options;
use super::paint::Paint;
use super::terrain::{pick_terrain, terrain_in_hand, terrain_name};
use crate::Group;
use crate::ToolDescription;
use oblique_board::TerrainIx;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_scenario::Edit;
use oblique_text::{Text, inside, text};

/// The brush.
#[derive(Default)]
pub(crate) struct Brush;

impl Paint for Brush {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "brush",
        name: Text("tools-brush"),
        key: "B",
        icon: icons::BRUSH,
        group: Group::Paint,
        flyout: Text(""),
    };

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let base = inside(terrain_name(context, TerrainIx(0)));
        let name = inside(terrain_name(context, context.view.tools.terrain));
        text!("tools-drag-to-paint-name-shift-paints-base", name, base)
    }

    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let terrain = terrain_in_hand(context, other);
        let board = &context.scenario().board;
        let cells: Vec<_> = hexes
            .iter()
            .filter(|hex| board.terrain(**hex).is_some_and(|old| old != terrain))
            .map(|hex| (*hex, terrain))
            .collect();
        let label = text!("tools-paint-terrain", terrain = inside(terrain_name(context, terrain)));
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
