//! The terrain that is painted with: which it is, what it is called, how it is taken up from the map.
//!
//! What every tool that paints terrain shares. Must not know any of them.

use oblique_board::TerrainIx;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::SharedChange;
use oblique_text::{inside, text};

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
        out.push(Intent::Say(text!(
            "tools-picked-terrain",
            terrain = inside(terrain_name(context, terrain))
        )));
    }
}
