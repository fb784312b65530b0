//! Marsh, soft ground and open water: dashes, tufts, waves.

use super::Context;
use super::clearing::Clearing;
use super::copies::{Sizes, place};
use super::scatter::spots;
use crate::geometry::Point;

/// Marsh: level dashes of water with tufts of reed.
pub(super) fn marsh(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < 8.0 {
        return;
    }
    let fine = cx.px_per_hex >= 20.0;
    let style = cx.style.terrain("marsh").clone();
    let (mut dashes, mut reeds) = (Vec::new(), Vec::new());
    let (wider, tall) = match cx.px_per_hex {
        px if px < 10.0 => (2.2, 0.2),
        _ if fine => (1.0, 0.11),
        _ => (1.6, 0.15),
    };
    let gap = cx.style.glyph.reed_gap * wider;
    let (halves, heights) = (Sizes::between(gap * 0.35, gap * 0.8), Sizes::between(tall * 0.8, tall * 1.2));
    for spot in spots(cx, gap, 221, |hex| cx.map.look(hex) == Some("marsh")) {
        if clearing.near(spot.at, 0.07) {
            continue;
        }
        if spot.unit(223) < 0.62 {
            let half = gap * (0.35 + 0.45 * spot.unit(224));
            dashes.push(place(spot.at, halves.index(half)));
        } else if spot.unit(225) < 0.5 {
            reeds.push(place(spot.at, heights.index(tall * (0.8 + 0.4 * spot.unit(226)))));
        }
    }
    let line = Some(cx.width(0.018, 0.7));
    cx.push(halves.copies(&dashes, style.body, line, |pen, half| {
        pen.polyline(&[Point::new(-half, 0.0), Point::new(half, 0.0)]);
    }));
    cx.push(heights.copies(&reeds, style.ink, line, |pen, h| {
        pen.polyline(&[Point::new(-h * 0.6, 0.012), Point::new(h * 0.6, 0.012)]);
    }));
    let line = Some(cx.width(0.016, 0.7));
    cx.push(heights.copies(&reeds, style.lit, line, |pen, h| {
        for lean in [-0.55, -0.2, 0.15, 0.5] {
            pen.polyline(&[Point::default(), Point::new(lean * h, -h * (1.0 - lean.abs() * 0.5))]);
        }
    }));
}

/// Soft ground: thin rows of grass over damp earth, without the water of a marsh.
pub(super) fn soft(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < 8.0 {
        return;
    }
    let style = cx.style.terrain("soft").clone();
    let (mut dashes, mut tufts) = (Vec::new(), Vec::new());
    for spot in spots(cx, cx.style.glyph.reed_gap * 1.5, 227, |hex| cx.map.look(hex) == Some("soft")) {
        if clearing.near(spot.at, 0.07) {
            continue;
        }
        let to = if spot.unit(229) < 0.45 { &mut dashes } else { &mut tufts };
        to.push(place(spot.at, 0));
    }
    let one = Sizes::one(0.06);
    cx.push(one.copies(&dashes, style.body, Some(cx.width(0.014, 0.6)), |pen, half| {
        for (x, y) in [(-0.3, -0.25), (0.3, 0.25)] {
            let at = Point::new(x * half, y * half);
            pen.polyline(&[at - Point::new(half, 0.0), at + Point::new(half, 0.0)]);
        }
    }));
    cx.push(one.copies(&tufts, style.ink, Some(cx.width(0.012, 0.6)), |pen, h| {
        for lean in [-0.6, 0.0, 0.6] {
            pen.polyline(&[
                Point::new(lean * 0.4 * h, 0.0),
                Point::new(lean * h, -h * (1.0 - 0.3 * lean.abs())),
            ]);
        }
    }));
}

/// Open water: short waves.
pub(super) fn water(cx: &mut Context) {
    if cx.px_per_hex < 10.0 {
        return;
    }
    let style = cx.style.terrain("water").clone();
    let (mut places, sizes) = (Vec::new(), Sizes::between(0.07, 0.12));
    for spot in spots(cx, cx.style.glyph.wave_gap, 231, |hex| cx.map.look(hex) == Some("water")) {
        if spot.unit(233) < 0.55 {
            places.push(place(spot.at, sizes.index(0.07 + 0.05 * spot.unit(234))));
        }
    }
    let line = Some(cx.width(0.016, 0.7));
    cx.push(sizes.copies(&places, style.body, line, |pen, w| {
        pen.start(Point::new(-w, 0.0));
        pen.curve(Point::new(-w / 2.0, -0.04), Point::default());
        pen.curve(Point::new(w / 2.0, 0.04), Point::new(w, 0.0));
    }));
}
