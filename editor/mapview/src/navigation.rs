//! From input to camera: wheel and pinch zoom about the pointer; the middle or right button, or
//! the space bar with the primary one, drag the map; arrows pan; +, - and 0 zoom and fit.
//!
//! Must not know tools or textures.

use super::camera::{MIN_HEX_POINTS, ZOOM_STEP};
use crate::Camera;
use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Rect, Response, Ui, Vec2, vec2};
use oblique_board::hex::Layout;
use oblique_cartography::geometry;

/// How much smaller than fitted to the canvas the board may be shown.
const FARTHEST: f64 = 2.0;
/// Points a second the arrow keys pan.
const ARROW_SPEED: f32 = 1100.0;

/// The camera after this frame's input; `shown` is all there is to see, `free` what of the canvas no ruler lies on.
pub(crate) fn navigate(
    ui: &Ui,
    response: &Response,
    camera: Camera,
    canvas: Rect,
    free: Rect,
    layout: Layout,
    shown: geometry::Rect,
) -> Camera {
    let fitted = |camera: Camera| camera.fitted(free, layout).seen_from(canvas, free);
    let mut camera = if camera.fit { fitted(camera) } else { camera };
    let before = camera;
    if response.contains_pointer() {
        camera = wheel(ui, camera, canvas);
    }
    if response.dragged_by(PointerButton::Middle)
        || response.dragged_by(PointerButton::Secondary)
        || (response.dragged_by(PointerButton::Primary) && hand(ui))
    {
        camera = camera.panned(ui.input(|i| i.pointer.delta()));
    }
    // Keys pressed in a question or while a list is open are not the map's.
    let asked = ui.memory(|m| m.top_modal_layer().is_some()) || egui::Popup::is_any_open(ui.ctx());
    if !asked && !ui.ctx().egui_wants_keyboard_input() {
        camera = keys(ui, camera, canvas, fitted);
    }
    if camera.hex_points < before.hex_points {
        camera = not_too_far(camera, canvas, layout, shown);
    }
    if camera == before { camera } else { camera.kept_near(shown) }
}

/// From farther away the board would be a stamp on an empty table. Where there is more to see than the board, all of it
/// may be seen.
pub fn not_too_far(camera: Camera, canvas: Rect, layout: Layout, shown: geometry::Rect) -> Camera {
    let least = camera.fitted(canvas, layout).hex_points / FARTHEST;
    let least = least.min(Camera::hex_points_fitting(canvas, shown)).max(MIN_HEX_POINTS);
    Camera { hex_points: camera.hex_points.max(least), ..camera }
}

/// Is the space bar held, so that the primary button drags the map?
pub fn hand(ui: &Ui) -> bool {
    !ui.ctx().egui_wants_keyboard_input() && ui.input(|i| i.key_down(Key::Space))
}

fn wheel(ui: &Ui, camera: Camera, canvas: Rect) -> Camera {
    let (pointer, pinch, scroll, fingers, multi) = ui.input(|i| {
        let fingers = i.events.iter().any(|event| {
            matches!(event, Event::MouseWheel { unit: MouseWheelUnit::Point, modifiers, .. } if !modifiers.command)
        });
        (i.pointer.hover_pos(), i.zoom_delta(), i.smooth_scroll_delta(), fingers, i.multi_touch())
    });
    let Some(pointer) = pointer else { return camera };
    let mut camera = camera;
    if pinch != 1.0 {
        camera = camera.zoomed(canvas, pointer, f64::from(pinch));
    }
    if let Some(touch) = multi {
        return camera.panned(touch.translation_delta);
    }
    if fingers {
        camera.panned(scroll)
    } else if scroll.x != 0.0 && scroll.y == 0.0 {
        camera.panned(vec2(scroll.x, 0.0))
    } else if scroll.y != 0.0 {
        camera.zoomed(canvas, pointer, (f64::from(scroll.y) / 200.0).exp())
    } else {
        camera
    }
}

fn keys(ui: &Ui, camera: Camera, canvas: Rect, fitted: impl Fn(Camera) -> Camera) -> Camera {
    let (pan, zoom, fit) = ui.input_mut(|i| {
        let held = |key, along: Vec2| if i.key_down(key) && !i.modifiers.any() { along } else { Vec2::ZERO };
        let pan = held(Key::ArrowLeft, vec2(1.0, 0.0))
            + held(Key::ArrowRight, vec2(-1.0, 0.0))
            + held(Key::ArrowUp, vec2(0.0, 1.0))
            + held(Key::ArrowDown, vec2(0.0, -1.0));
        let dt = i.stable_dt.min(0.05);
        let taken = |i: &mut egui::InputState, key| {
            i.consume_key(Modifiers::NONE, key) || i.consume_key(Modifiers::SHIFT, key)
        };
        let mut zoom = 0;
        for (key, step) in [(Key::Plus, 1), (Key::Equals, 1), (Key::Minus, -1)] {
            if taken(i, key) {
                zoom += step;
            }
        }
        (pan * dt * ARROW_SPEED, zoom, i.consume_key(Modifiers::NONE, Key::Num0))
    });
    if fit {
        return fitted(camera);
    }
    let mut camera = camera;
    if pan != Vec2::ZERO {
        ui.ctx().request_repaint();
        camera = camera.panned(pan);
    }
    if zoom != 0 {
        camera = camera.zoomed(canvas, canvas.center(), ZOOM_STEP.powi(zoom));
    }
    camera
}
