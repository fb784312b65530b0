//! A plain map: every hex a polygon. For small boards and tests.

use crate::command::Intent;
use crate::desk::Desk;
use crate::tools::{Pointer, PointerPhase, Tool};
use crate::ui::theme::{Tokens, color_of};
use egui::{Align2, Color32, FontId, Pos2, Sense, Shape, Stroke, Ui, Vec2};
use oblique_core::hex::{Hex, Layout, Orientation};

/// The world point of a hex's centre (1.0 = a hex across its flats).
pub(super) fn world(layout: Layout, hex: Hex) -> [f64; 2] {
    let half = 3f64.sqrt() / 2.0;
    let (q, r) = (f64::from(hex.x), f64::from(hex.y));
    match layout.orientation {
        Orientation::Flat => [q * half, r + q / 2.0],
        Orientation::Pointy => [q + r / 2.0, r * half],
    }
}

fn hex_at(layout: Layout, point: [f64; 2]) -> Hex {
    let half = 3f64.sqrt() / 2.0;
    let (q, r) = match layout.orientation {
        Orientation::Flat => {
            let q = point[0] / half;
            (q, point[1] - q / 2.0)
        }
        Orientation::Pointy => {
            let r = point[1] / half;
            (point[0] - r / 2.0, r)
        }
    };
    Hex::round([q as f32, r as f32])
}

/// Draws the board and feeds the tool in hand.
pub(super) fn show(ui: &mut Ui, desk: &Desk<'_>, tools: &mut [Box<dyn Tool>], out: &mut Vec<Intent>) {
    let tokens = Tokens::of(ui);
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click_and_drag());
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 0.0, tokens.table);
    let board = &desk.scenario().board;
    let layout = board.layout();
    let mut camera = desk.view.camera;
    if camera.fit {
        let a = world(layout, layout.at(0, 0));
        let b = world(layout, layout.at(i32::from(layout.width) - 1, i32::from(layout.height) - 1));
        camera.center = [f64::midpoint(a[0], b[0]), f64::midpoint(a[1], b[1])];
        let fit = |points: f32, hexes: f64| f64::from(points) / (hexes + 2.0);
        camera.hex_points =
            fit(rect.width(), b[0] - a[0]).min(fit(rect.height(), b[1] - a[1])).clamp(2.0, 80.0);
        camera.fit = false;
        out.push(Intent::view(move |v| v.camera = camera));
    }
    let scale = camera.hex_points as f32;
    let to_screen = |p: [f64; 2]| {
        rect.center() + Vec2::new((p[0] - camera.center[0]) as f32, (p[1] - camera.center[1]) as f32) * scale
    };
    let corner = |center: Pos2, i: u16| {
        let turn = if layout.orientation == Orientation::Flat { 0.0 } else { 30.0 };
        center + Vec2::angled((f32::from(i) * 60.0 + turn).to_radians()) * (scale / 3f32.sqrt())
    };
    for hex in layout.hexes() {
        let center = to_screen(world(layout, hex));
        if !rect.expand(scale).contains(center) {
            continue;
        }
        let index = board.terrain(hex).map_or(0, |t| t.0);
        let points: Vec<Pos2> = (0..6).map(|i| corner(center, i)).collect();
        let fill = egui::epaint::Hsva::new(0.12 + 0.07 * f32::from(index), 0.25, 0.86, 1.0);
        painter.add(Shape::convex_polygon(points, Color32::from(fill), Stroke::new(0.5, tokens.line_strong)));
    }
    for piece in desk.scenario().pieces.values().filter(|_| desk.view.layers.pieces) {
        let Some(hex) = piece.hex else { continue };
        let center = to_screen(world(layout, hex));
        let square = egui::Rect::from_center_size(center, Vec2::splat(scale * 0.6));
        painter.rect_filled(square, 2.0, color_of(&desk.scenario().side(piece.side).color));
    }
    if let Some(hex) = desk.view.hover.filter(|h| layout.contains(*h)) {
        let center = to_screen(world(layout, hex));
        painter.text(
            center,
            Align2::CENTER_CENTER,
            layout.name(hex),
            FontId::proportional(11.0),
            tokens.text,
        );
    }
    let at = |pos: Pos2| {
        let d = (pos - rect.center()) / scale;
        [f64::from(d.x) + camera.center[0], f64::from(d.y) + camera.center[1]]
    };
    let hover = response.hover_pos().map(|p| hex_at(layout, at(p))).filter(|h| layout.contains(*h));
    if hover != desk.view.hover {
        out.push(Intent::view(move |v| v.hover = hover));
    }
    let Some(pos) = response.interact_pointer_pos().or(response.hover_pos()) else { return };
    let phase = if response.drag_started() {
        PointerPhase::Down
    } else if response.dragged() {
        PointerPhase::Drag
    } else if response.drag_stopped() || response.clicked() {
        PointerPhase::Up
    } else {
        PointerPhase::Hover
    };
    let modifiers = ui.input(|i| i.modifiers);
    let point = at(pos);
    let pointer = Pointer {
        phase,
        hex: hex_at(layout, point),
        world: point,
        shift: modifiers.shift,
        command: modifiers.command,
    };
    if let Some(tool) = tools.iter_mut().find(|t| t.id() == desk.view.tool) {
        if response.clicked() {
            tool.pointer(desk, Pointer { phase: PointerPhase::Down, ..pointer }, out);
        }
        tool.pointer(desk, pointer, out);
    }
}
