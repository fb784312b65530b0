//! Roads, streams and the like.

use super::Context;
use crate::geometry;
use crate::primitive::Pen;
use oblique_core::board::Path;

pub(super) fn draw(cx: &mut Context) {
    let mut out = Vec::new();
    for feature in cx.map.board().features().values() {
        let mut pen = Pen::new();
        match &feature.path {
            Path::Hexes(hexes) => {
                pen.polyline(&hexes.iter().map(|h| geometry::center(cx.layout, *h)).collect::<Vec<_>>());
            }
            Path::Edges(edges) => {
                edges.iter().for_each(|e| pen.polyline(&geometry::edge_ends(cx.layout, *e)))
            }
        }
        let kind = cx.map.board().linear_kind(&feature.kind).map_or(0, |k| usize::from(k.0));
        let style = cx.style.line(cx.map.linear_looks().get(kind).map_or("trail", String::as_str));
        out.push(pen.stroke(style.color, cx.width(style.width, style.least_px)));
    }
    cx.out.extend(out.into_iter().flatten());
}
