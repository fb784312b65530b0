//! Broken ground: boulders, crags nobody climbs, steep hills.

use super::Context;
use super::clearing::Clearing;
use super::copies::{Sizes, place};
use super::scatter::spots;
use crate::geometry::Point;

/// Boulders and broken ground.
pub(super) fn rough(cx: &mut Context) {
    if cx.px_per_hex < 10.0 {
        return;
    }
    let style = cx.style.terrain("rough").clone();
    let (mut places, sizes) = (Vec::new(), Sizes::between(0.03, 0.06));
    let points = [(-1.0, 0.5), (-0.5, -0.6), (0.4, -0.8), (1.0, 0.1), (0.6, 0.6)];
    for spot in spots(cx, cx.style.glyph.rock_gap, 261, |hex| cx.map.look(hex) == Some("rough")) {
        if spot.unit(263) < 0.6 {
            places.push(place(spot.at, sizes.index(0.03 + 0.03 * spot.unit(264))));
        }
    }
    cx.push(sizes.copies(&places, style.body, None, |pen, r| {
        pen.polygon(&points.map(|(x, y)| Point::new(x * r, y * r)));
    }));
    let line = Some(cx.width(0.014, 0.6));
    cx.push(sizes.copies(&places, style.ink, line, |pen, r| {
        pen.polyline(&[points[2], points[3], points[4]].map(|(x, y)| Point::new(x * r, y * r)));
    }));
}

/// Crags: outcrops of rock with a face in the light and one in the shade.
pub(super) fn crag(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < 8.0 {
        return;
    }
    let style = cx.style.terrain("crag").clone();
    let (mut places, sizes) = (Vec::new(), Sizes::between(0.075, 0.125));
    for spot in spots(cx, cx.style.glyph.rock_gap, 265, |hex| cx.map.look(hex) == Some("crag")) {
        if !clearing.near(spot.at, 0.12) {
            places.push(place(spot.at, sizes.index(0.075 + 0.05 * spot.unit(267))));
        }
    }
    let [west, peak, east, foot] = [(-1.0, 0.55), (-0.15, -1.05), (1.0, 0.45), (0.1, 0.75)];
    let (lit, shade) = ([west, (-0.55, -0.35), peak, foot], [peak, (0.5, -0.4), east, foot]);
    let polygon = |corners: [(f32, f32); 4], r: f32| corners.map(|(x, y)| Point::new(x * r, y * r));
    cx.push(sizes.copies(&places, style.shadow, None, |pen, r| {
        pen.polygon(&polygon(shade, r).map(|p| p + Point::new(0.03, 0.03)));
    }));
    cx.push(sizes.copies(&places, style.lit, None, |pen, r| pen.polygon(&polygon(lit, r))));
    cx.push(sizes.copies(&places, style.body, None, |pen, r| pen.polygon(&polygon(shade, r))));
    let line = Some(cx.width(cx.style.glyph.ink, 0.6));
    cx.push(sizes.copies(&places, style.ink, line, |pen, r| {
        let at = |(x, y): (f32, f32)| Point::new(x * r, y * r);
        pen.polyline(&[west, lit[1], peak, shade[1], east].map(at));
        pen.polyline(&[peak, (0.15, -0.1), foot].map(at));
    }));
}

/// Steep hills: the mounds of old maps, hatched on the side away from the light.
pub(super) fn steep(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < 8.0 {
        return;
    }
    let style = cx.style.terrain("steep").clone();
    let (mut places, sizes) = (Vec::new(), Sizes::between(0.09, 0.14));
    for spot in spots(cx, cx.style.glyph.rock_gap * 1.12, 268, |hex| cx.map.look(hex) == Some("steep")) {
        if !clearing.near(spot.at, 0.1) {
            places.push(place(spot.at, sizes.index(0.09 + 0.05 * spot.unit(270))));
        }
    }
    let mound =
        |r: f32| [(-1.0, 0.45), (-0.5, -0.75), (0.4, -0.75), (1.0, 0.45)].map(|(x, y)| (x * r, y * r));
    cx.push(sizes.copies(&places, style.body, None, |pen, r| {
        let [west, top, shoulder, east] = mound(r).map(|(x, y)| Point::new(x, y));
        pen.start(west);
        pen.curve(top, top.mid(shoulder));
        pen.curve(shoulder, east);
        pen.line(west);
    }));
    let line = Some(cx.width(0.014, 0.6));
    cx.push(sizes.copies(&places, style.ink, line, |pen, r| {
        let [west, top, shoulder, east] = mound(r).map(|(x, y)| Point::new(x, y));
        pen.start(west);
        pen.curve(top, top.mid(shoulder));
        pen.curve(shoulder, east);
        for (x, y, down) in [(0.15, -0.5, 0.5), (0.42, -0.35, 0.55), (0.66, -0.08, 0.42)] {
            let head = Point::new(x * r, y * r);
            pen.polyline(&[head, head + Point::new(0.1 * r, down * r)]);
        }
    }));
}
