//! The hex grid and the edge of the board.

use super::Context;
use super::copies::{Sizes, place};
use crate::geometry;
use crate::primitive::Pen;
use oblique_board::hex::Edge;

/// Each hexside once.
pub(super) fn grid(cx: &mut Context) {
    if cx.px_per_hex < LEAST_GRID_PX {
        return;
    }
    let places: Vec<_> = cx.hexes.iter().map(|hex| place(geometry::center(cx.layout, *hex), 0)).collect();
    let three = cx.layout.orientation.vertices().map(geometry::vertex_offset);
    let line = Some(cx.style.grid_px / cx.px_per_hex);
    let color = cx.style.grid.faded(faint(cx));
    cx.push(Sizes::one(1.0).copies(&places, color, line, |pen, _| pen.polyline(&three[..4])));
}

/// The sides of the hexes whose trees, houses or pattern hide the grid, above those.
pub(super) fn grid_over(cx: &mut Context) {
    if cx.px_per_hex < LEAST_GRID_PX {
        return;
    }
    let hidden = cx.hexes.iter().filter(|hex| cx.hides_grid(**hex));
    let places: Vec<_> = hidden.map(|hex| place(geometry::center(cx.layout, *hex), 0)).collect();
    let six = cx.layout.orientation.vertices().map(geometry::vertex_offset);
    let (cover, sides, faint) = (&cx.style.cover, Sizes::one(1.0), faint(cx));
    for (color, px) in [(cover.halo, cover.halo_px), (cover.grid, cx.style.grid_px)] {
        let line = Some(px / cx.px_per_hex);
        cx.push(sides.copies(&places, color.faded(faint), line, |pen, _| pen.polygon(&six)));
    }
}

/// Below so many pixels a hex the grid would be denser than what it divides.
const LEAST_GRID_PX: f32 = 7.0;

/// How strongly the grid is drawn: the closer its lines, the fainter.
fn faint(cx: &Context) -> f32 {
    ((cx.px_per_hex - 4.0) / 14.0).clamp(0.25, 1.0)
}

/// The sheet beyond the board, and the line round it.
pub(super) fn margin(cx: &mut Context) {
    let (mut sheet, mut line) = (Pen::new(), Pen::new());
    let o = cx.layout.orientation;
    for hex in geometry::hexes_touching(cx.layout, cx.rect.grown(0.1)) {
        if cx.layout.contains(hex) {
            continue;
        }
        sheet.polygon(&geometry::corners(cx.layout, hex));
        for side in o.sides() {
            if let Some(edge) = Edge::new(hex, side, o)
                && cx.layout.contains(hex + side.vector(o))
            {
                line.polyline(&geometry::edge_ends(cx.layout, edge));
            }
        }
    }
    cx.fill(sheet, cx.style.margin);
    cx.push(line.stroke(cx.style.ink.faded(0.7), cx.width(0.03, 1.0)));
}
