//! A battle's map in small, for previews and the gallery: as large as fits its room.
//!
//! Must not know who shows it.

use egui::{Color32, ColorImage};
use oblique_cartography::overview::texel;
use oblique_cartography::{MapSource, Point, geometry};
use oblique_exchange::picture::{self, HEX_PX, Image, Measure, Request, Size};
use oblique_jobs::Task;
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::sync::Arc;

/// Draws it, no larger than the request asks for and than its room, width and height in pixels. No picture if it is
/// not wanted any more, or there can be none.
pub(super) fn draw(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    request: &Request,
    room: [f32; 2],
    task: &Task,
) -> Option<ColorImage> {
    let layout = scenario.board.layout();
    let measure = Measure::new(layout, request).ok()?;
    let (width, height) = (measure.sheet.width(), measure.sheet.height());
    let fits = (room[0] / width).min(room[1] / height);
    let hex_px = fits.min(measure.hex_px);
    if hex_px < *HEX_PX.start() {
        return from_afar(scenario, rules, request, &measure, fits, task);
    }
    let small = Request { size: Size::HexPx(hex_px), ..*request };
    let mut go_on = |_| !task.is_cancelled();
    let drawn = picture::image(scenario, rules, &small, &mut go_on).ok()?;
    Some(color_image(&drawn))
}

/// A picture as the interface takes it.
pub(super) fn color_image(image: &Image) -> ColorImage {
    ColorImage::from_rgb([image.width as usize, image.height as usize], &image.rgb)
}

/// A board of so many hexes that each is a pixel or less: ground only.
fn from_afar(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    request: &Request,
    measure: &Measure,
    hex_px: f32,
    task: &Task,
) -> Option<ColorImage> {
    let map = MapSource::new(Arc::new(scenario.board.clone()), rules.catalog());
    let layout = map.layout();
    let sheet = measure.sheet;
    let [w, h] = [sheet.width(), sheet.height()].map(|side| (side * hex_px).floor().max(1.0) as usize);
    let mut pixels = Vec::with_capacity(w * h);
    for y in 0..h {
        if task.is_cancelled() {
            return None;
        }
        for x in 0..w {
            let at = sheet.min + Point::new((x as f32 + 0.5) / hex_px, (y as f32 + 0.5) / hex_px);
            let inside = measure.map.contains(at);
            let color = if inside {
                texel(&map, request.style, geometry::hex_at(layout, at))
            } else {
                request.style.margin
            };
            pixels.push(Color32::from_rgb(color.r, color.g, color.b));
        }
    }
    Some(ColorImage::new([w, h], pixels))
}
