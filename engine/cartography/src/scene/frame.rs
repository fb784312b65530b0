//! The hex grid and the edge of the board.

use super::Context;
use super::copies::{Sizes, place};
use crate::geometry;
use crate::primitive::Pen;
use oblique_board::hex::Edge;

/// Each hexside once.
pub(super) fn grid(cx: &mut Context) {
    if cx.px_per_hex < 7.0 {
        return;
    }
    let places: Vec<_> = cx.hexes.iter().map(|hex| place(geometry::center(cx.layout, *hex), 0)).collect();
    let three = cx.layout.orientation.vertices().map(geometry::vertex_offset);
    let faint = ((cx.px_per_hex - 4.0) / 14.0).clamp(0.25, 1.0);
    let line = Some(cx.style.grid_px / cx.px_per_hex);
    let sides = Sizes::one(1.0);
    cx.push(sides.copies(&places, cx.style.grid.faded(faint), line, |pen, _| pen.polyline(&three[..4])));
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
