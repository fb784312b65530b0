//! Marsh and open water: dashes, tufts, waves.

use super::Context;
use super::clearing::Clearing;
use super::scatter::spots;
use crate::geometry::Point;
use crate::primitive::Pen;

/// Marsh: level dashes of water with tufts of reed.
pub(super) fn marsh(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < 8.0 {
        return;
    }
    let fine = cx.px_per_hex >= 20.0;
    let style = cx.style.terrain("marsh").clone();
    let (mut dashes, mut reeds, mut bases) = (Pen::new(), Pen::new(), Pen::new());
    let gap = cx.style.glyph.reed_gap * if fine { 1.0 } else { 1.6 };
    for spot in spots(cx, gap, 221, |hex| cx.map.look(hex) == Some("marsh")) {
        if clearing.near(spot.at, 0.07) {
            continue;
        }
        if spot.unit(223) < 0.62 {
            let half = gap * (0.35 + 0.45 * spot.unit(224));
            dashes.polyline(&[spot.at - Point::new(half, 0.0), spot.at + Point::new(half, 0.0)]);
        } else if spot.unit(225) < 0.5 {
            let h = if fine { 0.11 } else { 0.15 } * (0.8 + 0.4 * spot.unit(226));
            for lean in [-0.55, -0.2, 0.15, 0.5] {
                reeds.polyline(&[spot.at, spot.at + Point::new(lean * h, -h * (1.0 - lean.abs() * 0.5))]);
            }
            bases.polyline(&[spot.at - Point::new(h * 0.6, -0.012), spot.at + Point::new(h * 0.6, 0.012)]);
        }
    }
    cx.push(dashes.stroke(style.body, cx.width(0.018, 0.7)));
    cx.push(bases.stroke(style.ink, cx.width(0.018, 0.7)));
    cx.push(reeds.stroke(style.lit, cx.width(0.016, 0.7)));
}

/// Open water: short waves.
pub(super) fn water(cx: &mut Context) {
    if cx.px_per_hex < 10.0 {
        return;
    }
    let style = cx.style.terrain("water").clone();
    let mut waves = Pen::new();
    for spot in spots(cx, cx.style.glyph.wave_gap, 231, |hex| cx.map.look(hex) == Some("water")) {
        if spot.unit(233) < 0.55 {
            let (p, w) = (spot.at, 0.07 + 0.05 * spot.unit(234));
            waves.start(p - Point::new(w, 0.0));
            waves.curve(p + Point::new(-w / 2.0, -0.04), p);
            waves.curve(p + Point::new(w / 2.0, 0.04), p + Point::new(w, 0.0));
        }
    }
    cx.push(waves.stroke(style.body, cx.width(0.016, 0.7)));
}
