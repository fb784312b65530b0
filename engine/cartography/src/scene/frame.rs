//! The hex grid and the edge of the board.

use super::Context;
use crate::geometry;
use crate::primitive::Pen;

pub(super) fn grid(cx: &mut Context) {
    let mut pen = Pen::new();
    for &hex in &cx.hexes {
        pen.polyline(&geometry::corners(cx.layout, hex)[..4]);
    }
    cx.push(pen.stroke(cx.style.grid, cx.style.grid_px / cx.px_per_hex));
}

pub(super) fn margin(cx: &mut Context) {
    let mut pen = Pen::new();
    for hex in geometry::hexes_touching(cx.layout, cx.rect.grown(0.1)) {
        if !cx.layout.contains(hex) {
            pen.polygon(&geometry::corners(cx.layout, hex));
        }
    }
    cx.fill(pen, cx.style.margin);
}
