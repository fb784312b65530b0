//! Roads, trails, streams, walls: their courses in the style's colours, and bridges.

use super::Context;
use super::course::{self, Piece};
use crate::geometry::Point;
use crate::primitive::{Pen, Primitive};
use crate::style::LineStyle;
use std::collections::BTreeMap;

/// Does it flow, and so run in bends rather than from corner to corner?
fn flows(look: &str) -> bool {
    matches!(look, "stream" | "river")
}

/// Does it stand on a hexside and take whoever comes across water?
fn spans(look: &str) -> bool {
    matches!(look, "bridge" | "ford")
}

/// The courses of everything linear in view, by kind.
pub(super) fn courses(cx: &Context) -> BTreeMap<usize, Vec<Piece>> {
    let along =
        |(kind, look): (usize, String)| (kind, course::along(cx, cx.rect.grown(0.75), kind, flows(&look)));
    let through =
        |(kind, _)| (kind, cx.hexes.iter().flat_map(|hex| course::through(cx, *hex, kind)).collect());
    let ways = cx.kinds_in_view(false).into_iter().map(through);
    cx.kinds_in_view(true).into_iter().map(along).chain(ways).collect()
}

/// Streams, rivers, walls, hedges: everything along hexsides.
pub(super) fn along_edges(cx: &mut Context) {
    for (kind, look) in cx.kinds_in_view(true).into_iter().filter(|(_, look)| !spans(look)) {
        let style = cx.style.line(&look);
        let pieces = cx.courses.remove(&kind).unwrap_or_default();
        draw(cx, style, &pieces, flows(&look));
        cx.courses.insert(kind, pieces);
    }
}

/// Roads and trails, the most important last, and their bridges. Where a ruleset has bridges of its
/// own they are drawn where they stand; else a road across a stream is carried by one.
pub(super) fn through_hexes(cx: &mut Context) {
    let roads = cx.kinds_in_view(false);
    let carried = !cx.map.linear_looks().iter().any(|look| look == "bridge");
    let streams: Vec<usize> = (cx.kinds_in_view(true).into_iter())
        .filter(|(_, look)| carried && flows(look))
        .map(|(kind, _)| kind)
        .collect();
    for (kind, look) in roads.into_iter().rev() {
        let style = cx.style.line(&look);
        let pieces = cx.courses.remove(&kind).unwrap_or_default();
        draw(cx, style, &pieces, false);
        cx.courses.insert(kind, pieces);
        let crossings: Vec<_> = (cx.hexes.iter())
            .flat_map(|hex| streams.iter().flat_map(|stream| course::crossings(cx, *hex, kind, *stream)))
            .collect();
        for crossing in crossings {
            bridge(cx, style, crossing.at, crossing.along);
        }
    }
    for (kind, look) in cx.kinds_in_view(true).into_iter().filter(|(_, look)| spans(look)) {
        let sites: Vec<_> = cx.hexes.iter().flat_map(|hex| course::sites(cx, *hex, kind)).collect();
        for site in sites {
            if look == "bridge" {
                bridge(cx, cx.style.line("road"), site.at, site.along);
            } else {
                ford(cx, site.at, site.along);
            }
        }
    }
}

fn draw(cx: &mut Context, style: &LineStyle, pieces: &[Piece], taper: bool) {
    let width = cx.width(style.width, style.least_px);
    let casing = cx.width(style.casing_width, 0.55).min(width);
    let body = |grow: f32| {
        let (mut line, mut springs) = (Pen::new(), Pen::new());
        for piece in pieces {
            match piece.points[..] {
                [a, b] if taper && piece.ends => {
                    // A spring: from full width to nothing.
                    let side = (b - a).unit().quarter().times(width / 2.0 + grow);
                    springs.polygon(&[a + side, b + (b - a).unit().times(grow), a - side]);
                }
                _ => line.polyline(&piece.points),
            }
        }
        (line, springs)
    };
    if style.casing.a > 0 {
        let (line, springs) = body(casing);
        cx.push(line.stroke(style.casing, width + 2.0 * casing));
        cx.fill(springs, style.casing);
    }
    let (line, springs) = body(0.0);
    let inner = line.stroke(style.color, width).map(|primitive| match primitive {
        Primitive::Stroke { path, color, width, .. } => Primitive::Stroke {
            path,
            color,
            width,
            dash: style.dash.map(|(on, off)| [on, off]),
            round: style.dash.is_none(),
        },
        other => other,
    });
    cx.push(inner);
    cx.fill(springs, style.color);
}

/// A bridge: the roadway between two parapets with splayed ends.
fn bridge(cx: &mut Context, style: &LineStyle, at: Point, along: Point) {
    if cx.px_per_hex < 9.0 {
        return;
    }
    let width = cx.width(style.width, style.least_px).max(cx.width(0.07, 1.6));
    let across = along.quarter();
    let half = cx.style.glyph.bridge;
    let mut deck = Pen::new();
    deck.polyline(&[at - along.times(half), at + along.times(half)]);
    cx.push(deck.stroke(cx.style.line("road").color, width));
    let mut parapets = Pen::new();
    for sign in [-1.0, 1.0] {
        let side = across.times(sign * (width / 2.0 + 0.022));
        let splay = across.times(sign * 0.045);
        parapets.polyline(&[
            at + side + splay - along.times(half + 0.04),
            at + side - along.times(half),
            at + side + along.times(half),
            at + side + splay + along.times(half + 0.04),
        ]);
    }
    cx.push(parapets.stroke(cx.style.ink, cx.width(0.03, 1.0)));
}

/// A ford: a dotted way through the water between two strokes of its banks.
fn ford(cx: &mut Context, at: Point, along: Point) {
    if cx.px_per_hex < 9.0 {
        return;
    }
    let half = cx.style.glyph.bridge;
    let across = along.quarter().times(0.09);
    let mut way = Pen::new();
    way.polyline(&[at - along.times(half), at + along.times(half)]);
    let (color, width) = (cx.style.line("road").color, cx.width(0.07, 1.6));
    let dotted = way.stroke(color, width).map(|primitive| match primitive {
        Primitive::Stroke { path, color, width, .. } => {
            Primitive::Stroke { path, color, width, dash: Some([0.05, 0.04]), round: false }
        }
        other => other,
    });
    cx.push(dotted);
    let mut banks = Pen::new();
    for sign in [-1.0, 1.0] {
        let bank = at + along.times(sign * half);
        banks.polyline(&[bank - across, bank + across]);
    }
    cx.push(banks.stroke(cx.style.ink, cx.width(0.03, 1.0)));
}
