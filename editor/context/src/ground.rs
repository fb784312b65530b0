//! Colours of the ground from afar.

use crate::EditorContext;
use egui::Color32;
use oblique_board::TerrainIx;
use oblique_mapview::ground::color;

/// The colour a terrain has from afar.
pub fn terrain_color(context: &EditorContext<'_>, terrain: TerrainIx) -> Color32 {
    let palette = context.scenario().board.palette();
    terrain_color_of(context, palette.get(usize::from(terrain.0)).map_or("", String::as_str))
}

/// The colour a terrain at a level has from afar.
pub fn raised_color(context: &EditorContext<'_>, terrain: TerrainIx, level: i8) -> Color32 {
    let palette = context.scenario().board.palette();
    let id = palette.get(usize::from(terrain.0)).map_or("", String::as_str);
    let style = context.style();
    let ground = style.far_color(context.catalog().terrain(id).map_or("open", |t| t.look.as_str()));
    color((0..level).fold(ground, |ground, _| style.high.over(ground)))
}

/// The colour a terrain of that id has from afar.
pub fn terrain_color_of(context: &EditorContext<'_>, id: &str) -> Color32 {
    color(context.style().far_color(context.catalog().terrain(id).map_or("open", |t| t.look.as_str())))
}
