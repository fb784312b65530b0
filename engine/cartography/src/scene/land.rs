//! Open land: grass here and there, ploughed fields, cuttings.

use super::Context;
use super::clearing::Clearing;
use super::copies::{Sizes, copies, place};
use super::scatter::spots;
use crate::geometry::{self, Point};
use crate::primitive::Pen;
use oblique_board::hex::Hex;

/// Blades of grass, so that open ground is not empty.
pub(super) fn grass(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < 20.0 {
        return;
    }
    let style = cx.style.terrain("open").clone();
    let mut places = Vec::new();
    for spot in spots(cx, cx.style.glyph.grass_gap, 241, |hex| cx.map.look(hex) == Some("open")) {
        if spot.unit(243) > 0.45 || clearing.near(spot.at, 0.12) {
            continue;
        }
        places.push(place(spot.at, 0));
    }
    let line = Some(cx.width(0.011, 0.6));
    cx.push(Sizes::one(1.0).copies(&places, style.ink, line, |pen, _| {
        for (dx, h) in [(-0.035, 0.04), (0.0, 0.06), (0.035, 0.045)] {
            let foot = Point::new(dx * 0.6, 0.0);
            pen.polyline(&[foot, foot + Point::new(dx * 0.5, -h)]);
        }
    }));
}

/// Furrows, in strips of different directions.
pub(super) fn fields(cx: &mut Context) {
    if cx.px_per_hex < 10.0 {
        return;
    }
    let style = cx.style.terrain("field").clone();
    let mut places = Vec::new();
    for &hex in cx.hexes.iter().filter(|hex| cx.map.look(**hex) == Some("field")) {
        let direction = crate::noise::hash(hex.x, hex.y, 251) % 6;
        places.push(place(geometry::center(cx.layout, hex), direction as u16));
    }
    let strips = (0..6u8).map(|direction| {
        let along = Point::bearing(30.0 * f32::from(direction));
        let mut furrows = Pen::new();
        for i in -3i8..=3 {
            let at = along.quarter().times(f32::from(i) * cx.style.glyph.furrow_gap);
            let half = 0.42 - 0.05 * f32::from(i.abs());
            furrows.polyline(&[at - along.times(half), at + along.times(half)]);
        }
        furrows.finish()
    });
    let Some(strips) = strips.collect() else { return };
    cx.push(copies(strips, &places, style.ink.faded(0.6), Some(cx.width(0.012, 0.6))));
}

/// Sunken roads: a pale floor between two hachured banks, from cutting to cutting.
pub(super) fn cuttings(cx: &mut Context) {
    let style = cx.style.terrain("sunken_road").clone();
    let o = cx.layout.orientation;
    let sunken = |hex: Hex| cx.map.look(hex) == Some("sunken_road");
    let (mut floor, mut banks) = (Pen::new(), Pen::new());
    for &hex in cx.hexes.iter().filter(|hex| sunken(**hex)) {
        let c = geometry::center(cx.layout, hex);
        let near: Vec<Point> = (o.sides().into_iter())
            .filter(|side| sunken(hex + side.vector(o)))
            .map(|side| c.mid(geometry::center(cx.layout, hex + side.vector(o))))
            .collect();
        let line: Vec<Point> = match near[..] {
            [] => vec![c - Point::new(0.42, 0.0), c, c + Point::new(0.42, 0.0)],
            [a] => vec![a, c, c.lerp(a, -0.8)],
            [a, b, ..] => (0..=6)
                .map(|i| {
                    let t = i as f32 / 6.0;
                    a.lerp(c, t).lerp(c.lerp(b, t), t)
                })
                .collect(),
        };
        floor.polyline(&line);
        for other in near.iter().skip(2) {
            floor.polyline(&[*other, c]);
        }
        let length: f32 = line.windows(2).map(|w| w[0].distance(w[1])).sum();
        let count = (length / cx.style.glyph.bank_gap).round().max(1.0);
        for i in 0..count as usize {
            let Some((p, d)) = super::relief::point_along(&line, length * (i as f32 + 0.5) / count) else {
                continue;
            };
            for sign in [-1.0, 1.0] {
                let out = d.quarter().times(sign);
                let (top, foot) = (p + out.times(0.23), p + out.times(0.09));
                let side = d.times(0.014);
                banks.polygon(&[top - side, top + side, foot]);
            }
        }
    }
    cx.push(floor.stroke(style.ground, 0.24));
    if cx.px_per_hex >= 8.0 {
        cx.fill(banks, style.ink);
    }
}
