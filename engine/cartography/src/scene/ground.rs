//! The ground's tints.

use super::Context;
use crate::geometry;
use crate::primitive::Pen;
use std::collections::BTreeMap;

pub(super) fn draw(cx: &mut Context) {
    let mut pens: BTreeMap<u8, Pen> = BTreeMap::new();
    for &hex in &cx.hexes {
        if let Some(terrain) = cx.map.board().terrain(hex) {
            pens.entry(terrain.0).or_default().polygon(&geometry::corners(cx.layout, hex));
        }
    }
    for (terrain, pen) in pens {
        let color = cx.style.far_color(cx.map.look_of(terrain)).faded(0.8);
        cx.fill(pen, color);
    }
}
