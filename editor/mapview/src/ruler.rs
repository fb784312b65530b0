//! Rulers along the map's upper and left side: numbers of columns and rows, as in hex names.
//!
//! Must not know input or what lies on the map.

use super::camera::Viewport;
use super::ground::color;
use egui::{Align2, FontId, Painter, Rect, Stroke, pos2, vec2};
use oblique_board::hex::Layout;
use oblique_cartography::MapStyle;
use oblique_cartography::geometry;

/// Width of a ruler in points.
const WIDE: f32 = 18.0;
/// Between two numbers, in points, at least.
const APART: f32 = 26.0;
/// Size of the numbers.
const TEXT: f32 = 10.0;

/// What of a canvas they leave free.
#[must_use]
pub fn free(canvas: Rect) -> Rect {
    Rect::from_min_max(canvas.min + vec2(WIDE + 6.0, WIDE), canvas.max)
}

/// Draws both.
pub fn paint(
    painter: &Painter,
    style: &MapStyle,
    viewport: &Viewport,
    layout: Layout,
    hover: Option<(i32, i32)>,
) {
    let canvas = viewport.rect;
    let (ground, ink) = (color(style.margin), color(style.ink));
    let line = Stroke::new(1.0, color(style.ink.faded(0.35)));
    let top = Rect::from_min_max(canvas.min, pos2(canvas.max.x, canvas.min.y + WIDE));
    let left = Rect::from_min_max(canvas.min, pos2(canvas.min.x + WIDE + 6.0, canvas.max.y));
    let font = FontId::proportional(TEXT);
    let digits = layout.name_digits();
    for (ruler, across, count) in [(top, true, layout.width), (left, false, layout.height)] {
        painter.rect_filled(ruler, 0.0, ground);
        let at = |n: i32| {
            let hex = if across { layout.at(n, 0) } else { layout.at(0, n) };
            let screen = viewport.screen(geometry::center(layout, hex));
            if across { screen.x } else { screen.y }
        };
        let apart = (at(1) - at(0)).abs().max(0.01);
        let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|s| *s as f32 * apart >= APART);
        let step = step.unwrap_or(1000);
        let (low, high) = if across { (left.max.x, canvas.max.x) } else { (top.max.y, canvas.max.y) };
        let first = (((low - at(0)) / apart).floor() as i32).max(0);
        let last = (((high - at(0)) / apart).ceil() as i32).min(i32::from(count) - 1);
        let pointed = hover.map(|(col, row)| if across { col } else { row });
        for n in first..=last {
            // Named as hexes are: from 1.
            let name = n + 1;
            let on = pointed == Some(n);
            if !on && (name % step != 0 && !(step > 1 && n == 0)) {
                continue;
            }
            if !on && pointed.is_some_and(|p| p != n && ((p - n).abs() as f32) * apart < APART) {
                continue;
            }
            let text = format!("{name:0digits$}");
            let (place, tick) = if across {
                (pos2(at(n), ruler.center().y), [pos2(at(n), ruler.max.y - 3.0), pos2(at(n), ruler.max.y)])
            } else {
                (pos2(ruler.center().x, at(n)), [pos2(ruler.max.x - 3.0, at(n)), pos2(ruler.max.x, at(n))])
            };
            if (if across { place.x } else { place.y }) < low {
                continue;
            }
            let tone = if on { color(style.overlay.selected) } else { ink };
            painter.text(place, Align2::CENTER_CENTER, text, font.clone(), tone);
            painter.line_segment(tick, line);
        }
    }
    painter.rect_filled(Rect::from_min_max(canvas.min, pos2(left.max.x, top.max.y)), 0.0, ground);
    painter.line_segment([top.left_bottom(), top.right_bottom()], line);
    painter.line_segment([left.right_top(), left.right_bottom()], line);
}
