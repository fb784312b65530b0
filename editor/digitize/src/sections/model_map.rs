//! A small shaded picture of the height model with the outline of the board, which is moved in it by pointer and keys.

use super::{make, memory, remember};
use egui::{
    Color32, ColorImage, EventFilter, Key, Rect, Sense, Shape, Stroke, TextureHandle, TextureOptions, Ui,
};
use egui::{Pos2, Vec2, pos2, vec2};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_digitize::model_map::{ModelMap, moving};
use oblique_georeference::Point;
use oblique_text::text;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;
use std::sync::Arc;

/// The picture is no larger than this, in points of the screen.
const LARGEST: Vec2 = vec2(320.0, 220.0);
/// However long and narrow a model is, its shorter side is seen, in points.
const LEAST_POINTS: f32 = 24.0;

/// A picture that was handed to the screen, and of which map.
type Handed = Option<(Arc<ModelMap>, TextureHandle)>;

/// The picture; a click or a drag lays the middle of the board there, arrow keys move it by a hex.
pub(super) fn model_map(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    map: &Arc<ModelMap>,
    out: &mut Vec<Intent>,
) {
    let scenario = context.scenario();
    let Some(corners) = map.board(scenario) else { return };
    let room = vec2(ui.available_width().min(LARGEST.x), LARGEST.y);
    let (rect, response) = ui.allocate_exact_size(size_within(room, map.aspect()), Sense::click_and_drag());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Image, true, text!("conversion-the-board-in-the-height-model"))
    });
    let tokens = Tokens::of(ui);
    let picture = handed(ui, context, map);
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 0.0, tokens.field);
    painter.image(picture.id(), rect, Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)), Color32::WHITE);
    let on_screen = |at: Point| rect.min + vec2(at.x as f32 * rect.width(), at.y as f32 * rect.height());
    let outline = corners.map(on_screen);
    let middle = outline.iter().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2() / 4.0).to_pos2();
    let pointed = response.interact_pointer_pos().map(|at| rect.clamp(at));
    let held = pointed.filter(|_| response.dragged() || response.drag_stopped());
    let off = held.map_or(Vec2::ZERO, |at| at - middle);
    for (width, color) in [(3.0, tokens.field), (1.5, tokens.accent)] {
        let line = outline.iter().chain(outline.first()).map(|at| *at + off).collect();
        painter.add(Shape::line(line, Stroke::new(width, color)));
    }
    // A board that is a dot in a large model is seen by where it is.
    painter.circle_filled(middle + off, 2.0, tokens.accent);
    if response.has_focus() {
        painter.rect_stroke(rect, 0.0, Stroke::new(1.5, tokens.accent), egui::StrokeKind::Inside);
    }
    let label = text!("conversion-say-where-the-board-lies");
    if response.clicked() || response.drag_stopped() {
        response.request_focus();
        if let Some(at) = pointed {
            let part = (at - rect.min) / rect.size();
            make(label, map.laying(scenario, Point::new(f64::from(part.x), f64::from(part.y))), out);
        }
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let by = pressed(ui);
        if by != (0, 0) {
            make(label, moving(scenario, by), out);
        }
    }
    widgets::note(ui, text!("conversion-click-or-drag-to-move-the-board-there"));
}

/// Hexes to the east and south by the arrow keys that were pressed.
fn pressed(ui: &Ui) -> (i32, i32) {
    let keys = [
        (Key::ArrowLeft, (-1, 0)),
        (Key::ArrowRight, (1, 0)),
        (Key::ArrowUp, (0, -1)),
        (Key::ArrowDown, (0, 1)),
    ];
    ui.input(|input| {
        let pressed = keys.iter().filter(|(key, _)| input.key_pressed(*key));
        pressed.fold((0, 0), |sum, (_, by)| (sum.0 + by.0, sum.1 + by.1))
    })
}

/// The largest picture of ground so wide of its height.
fn size_within(room: Vec2, aspect: f64) -> Vec2 {
    let aspect = if aspect.is_finite() && aspect > 0.0 { aspect as f32 } else { 1.0 };
    let wide = room.x.min(room.y * aspect);
    vec2(wide.max(LEAST_POINTS), (wide / aspect).clamp(LEAST_POINTS, room.y))
}

/// The picture as the screen has it: handed over once for each model.
fn handed(ui: &Ui, context: &EditorContext<'_>, map: &Arc<ModelMap>) -> TextureHandle {
    let before: Handed = memory(ui, context, "picture of the height model");
    if let Some((_, picture)) = before.filter(|(of, _)| Arc::ptr_eq(of, map)) {
        return picture;
    }
    let (width, height) = map.size();
    let pixel = |bright: &u8| if *bright == 0 { Color32::TRANSPARENT } else { Color32::from_gray(*bright) };
    let pixels = map.bright().iter().map(pixel).collect();
    let image = ColorImage::new([width as usize, height as usize], pixels);
    let picture = ui.ctx().load_texture("height model", image, TextureOptions::LINEAR);
    remember(ui, context, "picture of the height model", Some((Arc::clone(map), picture.clone())));
    picture
}

#[cfg(test)]
mod tests {
    use super::{LARGEST, size_within};
    use egui::vec2;

    #[test]
    fn a_picture_keeps_its_shape_and_fits_the_room() {
        assert_eq!(size_within(LARGEST, 1.0), vec2(220.0, 220.0));
        assert_eq!(size_within(LARGEST, 2.0), vec2(320.0, 160.0));
        assert_eq!(size_within(LARGEST, 0.001), vec2(24.0, 220.0));
        assert_eq!(size_within(LARGEST, 1e9), vec2(320.0, 24.0));
        assert_eq!(size_within(LARGEST, f64::NAN), vec2(220.0, 220.0));
    }
}
