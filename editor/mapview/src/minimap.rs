//! The small map in the corner: the whole board, what is in view, click to go there.
//!
//! Must not know tools or tiles.

use super::camera::Viewport;
use super::far_map::FarMap;
use super::pieces::CounterAt;
use crate::ground::color;
use egui::epaint::Mesh;
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use oblique_board::hex::Layout;
use oblique_cartography::geometry::{self, Point};

/// Longest side in points.
const SIDE: f32 = 170.0;
/// Away from the canvas's corner.
const MARGIN: f32 = 12.0;

/// Where it is drawn; `None` where the whole board is in view anyway or the canvas is too small.
pub fn rect(viewport: &Viewport, layout: Layout) -> Option<Rect> {
    let board = geometry::bounds(layout);
    let seen = viewport.visible();
    let canvas = viewport.rect;
    if (seen.contains(board.min) && seen.contains(board.max)) || canvas.width().min(canvas.height()) < 320.0 {
        return None;
    }
    let scale = SIDE / board.width().max(board.height());
    let size = vec2((board.width() * scale).max(12.0), (board.height() * scale).max(12.0));
    Some(Rect::from_min_size(canvas.max - size - vec2(MARGIN, MARGIN), size))
}

/// The world point at a place on it.
pub(crate) fn world_at(map: Rect, layout: Layout, at: Pos2) -> [f64; 2] {
    let board = geometry::bounds(layout);
    let part = (at - map.min) / map.size();
    [f64::from(part.x.clamp(0.0, 1.0) * board.width()), f64::from(part.y.clamp(0.0, 1.0) * board.height())]
}

/// Draws it.
pub fn paint(
    painter: &Painter,
    viewport: &Viewport,
    layout: Layout,
    map: Rect,
    far: Option<&FarMap>,
    counters: &[CounterAt],
) {
    let board = geometry::bounds(layout);
    let place = |p: Point| {
        let part = |v: f32, whole: f32| (v / whole.max(1.0)).clamp(0.0, 1.0);
        pos2(
            map.min.x + part(p.x, board.width()) * map.width(),
            map.min.y + part(p.y, board.height()) * map.height(),
        )
    };
    let frame = map.expand(3.0);
    painter.rect_filled(frame.translate(vec2(0.0, 2.0)).expand(1.0), 4.0, Color32::from_black_alpha(60));
    // Map furniture is the theme's; the map itself is paper in every theme.
    let visuals = &painter.ctx().global_style().visuals;
    painter.rect_filled(frame, 3.0, visuals.panel_fill);
    if let Some(far) = far {
        painter.add(Shape::mesh(far.quad(map)));
    }
    let mut mesh = Mesh::default();
    for counter in counters {
        let at = place(geometry::center(layout, counter.hex));
        mesh.add_colored_rect(Rect::from_center_size(at, vec2(3.0, 3.0)), color(counter.look.side_color));
    }
    painter.add(Shape::mesh(mesh));
    let seen = viewport.visible();
    let view = Rect::from_min_max(place(seen.min), place(seen.max));
    painter.rect_stroke(view, 0.0, Stroke::new(2.5, Color32::from_white_alpha(190)), StrokeKind::Middle);
    painter.rect_stroke(view, 0.0, Stroke::new(1.0, Color32::from_rgb(60, 40, 24)), StrokeKind::Middle);
    painter.rect_stroke(frame, 3.0, visuals.widgets.noninteractive.bg_stroke, StrokeKind::Inside);
}
