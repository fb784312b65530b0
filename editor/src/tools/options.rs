//! Pieces of tool options bars.
//!
//! Must not know what any tool does with them.

use crate::canvas::ground::color;
use crate::command::Intent;
use crate::desk::Desk;
use egui::Ui;
use oblique_cartography::MapStyle;

/// Largest brush radius.
pub const MAX_RADIUS: u32 = 4;

/// Buttons for the brush radius, named by the hexes they paint.
pub fn radius(ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
    ui.label("Size");
    for radius in 0..=MAX_RADIUS {
        let hexes = 3 * radius * (radius + 1) + 1;
        let on = desk.view.tools.brush_radius == radius;
        let hover = if hexes == 1 { "Paints 1 hex".to_owned() } else { format!("Paints {hexes} hexes") };
        if ui.selectable_label(on, hexes.to_string()).on_hover_text(hover).clicked() {
            out.push(Intent::view(move |view| view.tools.brush_radius = radius));
        }
    }
}

/// Buttons for the terrain to paint.
pub fn terrain(ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
    ui.label("Terrain");
    let palette = desk.scenario().board.palette();
    for (ix, id) in palette.iter().enumerate() {
        let Ok(ix) = u8::try_from(ix) else { break };
        let entry = desk.catalog().terrain(id);
        let name = entry.map_or(id.as_str(), |t| t.name.as_str());
        let on = desk.view.tools.terrain.0 == ix;
        let look = entry.map_or("open", |t| t.look.as_str());
        swatch(ui, color(MapStyle::period().far_color(look)));
        let button = ui.selectable_label(on, name);
        let button = match entry {
            Some(t) => button.on_hover_text(&t.note),
            None => button.on_hover_text("This ruleset does not know it"),
        };
        if button.clicked() {
            out.push(Intent::view(move |view| view.tools.terrain.0 = ix));
        }
    }
}

/// A small square of a terrain's colour on the map.
fn swatch(ui: &mut Ui, color: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(12.0), egui::Sense::hover());
    ui.painter().rect_filled(rect, 2.0, color);
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().rect_stroke(rect, 2.0, line, egui::StrokeKind::Inside);
}

/// `[` and `]` change the brush radius; true if the key was one of them.
pub fn radius_key(desk: &Desk<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
    let radius = desk.view.tools.brush_radius;
    let radius = match key {
        egui::Key::OpenBracket => radius.saturating_sub(1),
        egui::Key::CloseBracket => (radius + 1).min(MAX_RADIUS),
        _ => return false,
    };
    out.push(Intent::view(move |view| view.tools.brush_radius = radius));
    true
}
