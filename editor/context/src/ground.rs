//! Colours of the ground from afar.

use crate::desk::Desk;
use egui::Color32;
use oblique_board::TerrainIx;
use oblique_mapview::ground::color;

/// The colour a terrain has from afar.
pub fn terrain_color(desk: &Desk<'_>, terrain: TerrainIx) -> Color32 {
    let palette = desk.scenario().board.palette();
    terrain_color_of(desk, palette.get(usize::from(terrain.0)).map_or("", String::as_str))
}

/// The colour a terrain of that id has from afar.
pub fn terrain_color_of(desk: &Desk<'_>, id: &str) -> Color32 {
    color(desk.style().far_color(desk.catalog().terrain(id).map_or("open", |t| t.look.as_str())))
}
