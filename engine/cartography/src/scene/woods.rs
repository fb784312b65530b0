//! Woods and brush: crowns from above, lit from the north-west, gathered into one wood.

use super::Context;
use super::clearing::Clearing;
use super::copies::{Sizes, place};
use super::scatter::{Spot, spots};
use crate::geometry::{self, Point};
use crate::primitive::{Pen, Place};

/// Below so many pixels a hex woods are a colour.
pub(super) const LEAST_PX: f32 = 7.0;

/// How near a hex of another look, in hexes, a crown may stand.
fn inside(cx: &Context, spot: Spot, look: &str, reach: f32) -> bool {
    [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)].iter().all(|(x, y)| {
        let hex = geometry::hex_at(cx.layout, spot.at + Point::new(x * reach, y * reach));
        !cx.layout.contains(hex) || cx.map.look(hex) == Some(look)
    })
}

/// Trees.
pub(super) fn woods(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < LEAST_PX {
        return;
    }
    let glyph = &cx.style.glyph;
    let (wider, larger) = match cx.px_per_hex {
        px if px < 10.0 => (2.0, 2.0),
        px if px < 14.0 => (22.0 / 15.0, 20.0 / 13.0),
        px if px < 28.0 => (52.0 / 45.0, 31.0 / 26.0),
        _ => (1.0, 1.0),
    };
    let (gap, size, varies) = (glyph.tree_gap * wider, glyph.tree * larger, glyph.tree_varies);
    let trees: Vec<(Point, f32)> = spots(cx, gap, 201, |hex| cx.map.look(hex) == Some("woods"))
        .into_iter()
        .filter(|spot| !clearing.near(spot.at, size * 0.75 + 0.03))
        .map(|spot| {
            let edge = if spot.deep || inside(cx, spot, "woods", 0.3) { 1.0 } else { 0.84 };
            (spot.at, size * edge * (1.0 + varies * spot.signed(203)))
        })
        .collect();
    let sizes = Sizes::between(size * 0.84 * (1.0 - varies), size * (1.0 + varies));
    crowns(cx, "woods", &trees, sizes);
}

/// Shrubs, in loose groups.
pub(super) fn brush(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < LEAST_PX {
        return;
    }
    let gap = cx.style.glyph.shrub_gap
        * match cx.px_per_hex {
            px if px < 10.0 => 2.0,
            px if px < 16.0 => 1.44,
            _ => 1.0,
        };
    let mut shrubs = Vec::new();
    for spot in spots(cx, gap, 211, |hex| cx.map.look(hex) == Some("brush")) {
        let thick = crate::noise::smooth(spot.at.times(1.3), 213) * 0.5 + 0.62;
        if spot.unit(214) > thick || clearing.near(spot.at, 0.1) {
            continue;
        }
        let size = gap * (0.2 + 0.1 * spot.unit(215));
        shrubs.push((spot.at, size));
        if spot.unit(216) > 0.5 {
            shrubs.push((spot.at + Point::new(size * 1.2, size * 0.35 * spot.signed(217)), size * 0.75));
        }
    }
    crowns(cx, "brush", &shrubs, Sizes::between(gap * 0.15, gap * 0.3));
}

/// Crowns as masses: shadow, ink, leaves, light; then a hook of ink on each one's dark side.
fn crowns(cx: &mut Context, look: &str, trees: &[(Point, f32)], sizes: Sizes) {
    if trees.is_empty() {
        return;
    }
    let style = cx.style.terrain(look).clone();
    let ink = cx.width(cx.style.glyph.ink, 0.5);
    let places: Vec<Place> = trees.iter().map(|(at, r)| place(*at, sizes.index(*r))).collect();
    let mass = |offset: f32, grow: f32, scale: f32, color| {
        sizes.copies(&places, color, None, |pen: &mut Pen, r| {
            let c = Point::new(offset * r, offset * r);
            pen.ellipse(c, (r * scale + grow).max(0.01), (r * scale * 0.93 + grow).max(0.01));
        })
    };
    cx.push(mass(0.55, 0.0, 1.0, style.shadow));
    cx.push(mass(0.0, ink, 1.0, style.ink));
    cx.push(mass(0.0, 0.0, 1.0, style.body));
    if cx.px_per_hex >= 10.0 {
        cx.push(mass(-0.24, 0.0, 0.6, style.lit));
    }
    if cx.px_per_hex >= 18.0 {
        cx.push(sizes.copies(&places, style.ink.faded(0.75), Some(ink), |pen, r| {
            let at = |deg: f32, k: f32| Point::bearing(deg).times(r * k);
            pen.start(at(80.0, 0.95));
            pen.curve(at(135.0, 1.2), at(195.0, 0.92));
        }));
    }
}
