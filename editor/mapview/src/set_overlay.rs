//! A set of very many hexes over the map: what is selected, what a fill would change.
//!
//! Near, hexes are drawn as hexes; far away, runs of a column (row, on pointy boards) as bars; still
//! further, every few hexes stand for all. So a frame never costs more than the screen has room
//! for. Must not know who asks.

use super::camera::Viewport;
use super::far_map::add_hexagon;
use super::ground::color;
use super::overlay::Tint;
use egui::epaint::Mesh;
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke};
use oblique_board::hex::{Hex, HexSet, Layout, Orientation};
use oblique_cartography::geometry::{self, PITCH, Point};
use oblique_cartography::style::OverlayStyle;

/// From so many points a hex, hexes are drawn as hexes.
pub const HEX_POINTS: f32 = 9.0;
/// Fewest points of a bar.
const BAR_POINTS: f32 = 3.0;
/// Sides of an outline drawn at most: a set torn to shreds is seen by its tint.
const MOST_SIDES: usize = 12_000;

/// Draws a set.
pub fn paint(
    painter: &Painter,
    viewport: &Viewport,
    style: &OverlayStyle,
    set: &HexSet,
    tint: Tint,
    filled: bool,
) {
    let layout = set.layout();
    let near = viewport.hex_points() >= HEX_POINTS;
    if filled || !near {
        let area = tint.fill(style);
        let area = if filled { area } else { area.gamma_multiply(0.8) };
        painter.add(Shape::mesh(if near {
            hexagons(viewport, set, area)
        } else {
            bars(viewport, layout, &|hex| set.contains(hex).then_some(area))
        }));
    }
    if viewport.hex_points() < BAR_POINTS {
        return;
    }
    let sides = border(viewport, layout, set);
    if sides.len() > MOST_SIDES {
        return;
    }
    let width = (viewport.hex_points() * 0.06).clamp(1.5, 3.0);
    let strokes = match tint {
        Tint::Selected => [
            Some(Stroke::new(width + 2.0, color(style.casing_dark))),
            Some(Stroke::new(width, tint.line(style))),
        ],
        _ => [None, Some(Stroke::new(width, tint.line(style)))],
    };
    for stroke in strokes.into_iter().flatten() {
        painter.extend(sides.iter().map(|side| Shape::line_segment(*side, stroke)));
    }
}

fn hexagons(viewport: &Viewport, set: &HexSet, color: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for hex in viewport.visible_hexes(set.layout()).filter(|hex| set.contains(*hex)) {
        add_hexagon(&mut mesh, &viewport.hex_corners(set.layout(), hex), color);
    }
    mesh
}

/// Sides in view beyond which the set ends.
fn border(viewport: &Viewport, layout: Layout, set: &HexSet) -> Vec<[Pos2; 2]> {
    let o = layout.orientation;
    let steps = o.sides().map(|side| (side, side.vector(o)));
    let mut sides = Vec::new();
    for hex in viewport.visible_hexes(layout).filter(|hex| set.contains(*hex)) {
        for (side, step) in steps {
            if !set.contains(hex + step) {
                let ends = [side.turned(-1), side.turned(1)].map(|hour| geometry::vertex(layout, hex, hour));
                sides.push(ends.map(|at| viewport.screen(at)));
            }
        }
        if sides.len() > MOST_SIDES {
            break;
        }
    }
    sides
}

/// Runs of one colour along the straight lines of the board, as bars.
pub fn bars(viewport: &Viewport, layout: Layout, shade: &dyn Fn(Hex) -> Option<Color32>) -> Mesh {
    let flat = layout.orientation == Orientation::Flat;
    let step = (BAR_POINTS / viewport.hex_points()).ceil().max(1.0) as i32;
    let seen = viewport.visible();
    let ((from, to), (head, tail), (lines, cells)) = if flat {
        ((seen.min.x, seen.max.x), (seen.min.y, seen.max.y), (layout.width, layout.height))
    } else {
        ((seen.min.y, seen.max.y), (seen.min.x, seen.max.x), (layout.height, layout.width))
    };
    let (lines, cells) = (i32::from(lines), i32::from(cells));
    let first = ((from / PITCH) as i32 - 1).clamp(0, lines) / step * step;
    let last = ((to / PITCH) as i32 + 2).clamp(0, lines);
    let (top, bottom) = ((head as i32 - 1).clamp(0, cells) / step * step, (tail as i32 + 2).clamp(0, cells));
    let at = |line: i32, cell: i32| if flat { layout.at(line, cell) } else { layout.at(cell, line) };
    let mut mesh = Mesh::default();
    for line in (first..last).step_by(step as usize) {
        let mut begun: Option<(i32, Color32)> = None;
        for cell in (top..bottom + step).step_by(step as usize) {
            let here = if cell < bottom { shade(at(line, cell)) } else { None };
            if let Some((start, color)) = begun.filter(|(_, color)| here != Some(*color)) {
                let bar = bar(viewport, layout, flat, (at(line, start), at(line, cell - 1)), step as f32);
                mesh.add_colored_rect(bar, color);
                begun = None;
            }
            if begun.is_none() {
                begun = here.map(|color| (cell, color));
            }
        }
    }
    mesh
}

/// The bar from a hex to another of the same straight line, as broad as so many lines.
fn bar(viewport: &Viewport, layout: Layout, flat: bool, (a, b): (Hex, Hex), broad: f32) -> Rect {
    let (a, b) = (geometry::center(layout, a), geometry::center(layout, b));
    let across = PITCH * broad;
    let (min, max) = if flat {
        (Point::new(a.x - PITCH / 2.0, a.y - 0.5), Point::new(a.x - PITCH / 2.0 + across, b.y + 0.5))
    } else {
        (Point::new(a.x - 0.5, a.y - PITCH / 2.0), Point::new(b.x + 0.5, a.y - PITCH / 2.0 + across))
    };
    viewport.screen_rect(geometry::Rect::new(min, max))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Camera;
    use egui::{pos2, vec2};

    fn viewport(hex_points: f64) -> Viewport {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        Viewport::new(rect, Camera { center: [430.0, 500.0], hex_points, fit: false })
    }

    #[test]
    fn a_whole_large_board_is_few_bars_at_any_zoom() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let all = HexSet::all(Layout::new(orientation, 1000, 1000));
            for points in [0.4, 0.9, 2.0, 5.0, 8.5] {
                let mesh =
                    bars(&viewport(points), all.layout(), &|hex| all.contains(hex).then_some(Color32::RED));
                let quads = mesh.vertices.len() / 4;
                assert!((80..=1000).contains(&quads), "{quads} bars at {points}");
            }
        }
    }

    #[test]
    fn even_shreds_cost_no_more_than_the_screen_has_room_for() {
        let layout = Layout::new(Orientation::Flat, 1000, 1000);
        let shreds = HexSet::of(layout, layout.hexes().filter(|hex| (hex.x * 7 + hex.y * 13) % 3 == 0));
        for points in [0.4, 0.9, 2.0, 5.0, 8.5] {
            let quads = bars(&viewport(points), layout, &|hex| shreds.contains(hex).then_some(Color32::RED))
                .vertices
                .len()
                / 4;
            assert!(quads < 60_000, "{quads} bars at {points}");
        }
    }
}
