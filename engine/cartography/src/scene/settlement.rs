//! Villages and towns: houses along the roads, gardens behind them, a church in each place.

use super::clearing::Clearing;
use super::scatter::spots;
use super::{Context, course};
use crate::geometry::{self, Point};
use crate::noise;
use crate::primitive::Pen;
use crate::style::TerrainStyle;
use oblique_board::hex::Hex;

/// A house: middle, direction of its ridge, half length, half depth.
#[derive(Clone, Copy)]
struct House {
    at: Point,
    along: Point,
    half: f32,
    deep: f32,
}

/// Houses of a look, village or town.
pub(super) fn draw(cx: &mut Context, look: &str, clearing: &Clearing) {
    let style = cx.style.terrain(look).clone();
    let dense = look == "town";
    let built: Vec<Hex> = cx.hexes.iter().copied().filter(|hex| cx.map.look(*hex) == Some(look)).collect();
    if built.is_empty() || cx.px_per_hex < 5.0 {
        return;
    }
    let mut houses: Vec<House> = Vec::new();
    let mut churches = Vec::new();
    for hex in built {
        let mut own: Vec<House> = Vec::new();
        let church = has_church(cx, hex, look).then(|| church_place(cx, hex, clearing));
        let keep_off = |p: Point| church.is_some_and(|c| c.distance(p) < 0.22);
        for lane in lanes(cx, hex, look) {
            line_with_houses(cx, hex, &lane, dense, &mut own);
        }
        if dense {
            fill_blocks(cx, hex, clearing, &mut own);
        }
        own.retain(|h| !keep_off(h.at) && !clearing.near(h.at, h.deep + 0.045));
        houses.extend(own);
        churches.extend(church);
    }
    houses.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    gardens(cx, look, &style, clearing, &houses);
    roofs(cx, &style, &houses);
    for at in churches {
        church(cx, &style, at, dense);
    }
}

/// The roads through a hex, or lanes of its own where none runs.
fn lanes(cx: &Context, hex: Hex, look: &str) -> Vec<Vec<Point>> {
    let mut out: Vec<Vec<Point>> = Vec::new();
    for (kind, _) in cx.kinds_in_view(false) {
        out.extend(course::through(cx, hex, kind).into_iter().map(|piece| piece.points));
    }
    if out.is_empty() {
        let (c, o) = (geometry::center(cx.layout, hex), cx.layout.orientation);
        for side in o.sides() {
            if cx.map.look(hex + side.vector(o)) == Some(look) {
                out.push(vec![c, c + Point::bearing(30.0 * f32::from(side.get())).times(0.5)]);
            }
        }
        if out.len() < 2 {
            let d = Point::bearing(360.0 * noise::unit(hex.x, hex.y, 271)).times(0.4);
            out.push(vec![c - d, c, c + d]);
        }
    }
    out
}

fn line_with_houses(cx: &Context, hex: Hex, lane: &[Point], dense: bool, own: &mut Vec<House>) {
    let length: f32 = lane.windows(2).map(|w| w[0].distance(w[1])).sum();
    let (village, town) = cx.style.glyph.house_gaps;
    let gap = if dense { town } else { village };
    let count = (length / gap).floor().max(1.0) as i32;
    for i in 0..count {
        let Some((p, d)) = super::relief::point_along(lane, length * (i as f32 + 0.5) / count as f32) else {
            continue;
        };
        for sign in [-1i32, 1] {
            let chance = |salt: u32| noise::unit((p.x * 256.0) as i32 + sign, (p.y * 256.0) as i32, salt);
            if chance(281) > if dense { 0.94 } else { 0.78 } {
                continue;
            }
            let deep = 0.034 + 0.012 * chance(282);
            let half = (0.048 + 0.022 * chance(283)).min(gap * 0.44);
            let gable = !dense && chance(284) > 0.72;
            let off = d.quarter().times(sign as f32);
            let (along, half, deep) = if gable { (off, half, deep) } else { (d, half, deep) };
            let back = 0.075 + if gable { half } else { deep } + 0.03 * chance(285);
            let at = p + off.times(back) + d.times(0.02 * (chance(286) - 0.5));
            put(cx, hex, own, House { at, along, half, deep });
        }
    }
}

/// More houses behind those on the street.
fn fill_blocks(cx: &Context, hex: Hex, clearing: &Clearing, own: &mut Vec<House>) {
    let c = geometry::center(cx.layout, hex);
    let turn = Point::bearing(60.0 * noise::unit(hex.x, hex.y, 291));
    for i in -4i32..=4 {
        for j in -4i32..=4 {
            let at = c + turn.times(i as f32 * 0.135) + turn.quarter().times(j as f32 * 0.115);
            let chance = noise::unit(hex.x * 16 + i, hex.y * 16 + j, 292);
            if chance < 0.82 && !clearing.near(at, 0.09) {
                put(cx, hex, own, House { at, along: turn, half: 0.05 + 0.012 * chance, deep: 0.038 });
            }
        }
    }
}

/// Adds a house unless it stands on another one or outside the hex.
fn put(cx: &Context, hex: Hex, own: &mut Vec<House>, house: House) {
    let c = geometry::center(cx.layout, hex);
    let inside = c.distance(house.at) < 0.46 && geometry::hex_at(cx.layout, house.at) == hex;
    if inside && own.iter().all(|h| h.at.distance(house.at) > (h.half + house.half) * 0.92) {
        own.push(house);
    }
}

/// One church a place: in the first of its hexes, row by row.
fn has_church(cx: &Context, hex: Hex, look: &str) -> bool {
    let place = |h: Hex| cx.map.look(h).is_some_and(|l| l == look || l == "town");
    let before = |a: Hex| cx.layout.index(a) < cx.layout.index(hex);
    !hex.range(2).any(|near| near != hex && place(near) && before(near))
}

/// Where in its hex the church stands: off the roads.
fn church_place(cx: &Context, hex: Hex, clearing: &Clearing) -> Point {
    let c = geometry::center(cx.layout, hex);
    let start = 360.0 * noise::unit(hex.x, hex.y, 295);
    (0..12)
        .map(|i| c + Point::bearing(start + 30.0 * i as f32).times(0.23))
        .find(|p| !clearing.near(*p, 0.17))
        .unwrap_or(c)
}

/// Trees and hedged plots about the houses.
fn gardens(cx: &mut Context, look: &str, style: &TerrainStyle, clearing: &Clearing, houses: &[House]) {
    if cx.px_per_hex < 18.0 || look == "town" {
        return;
    }
    let woods = cx.style.terrain("woods").clone();
    let (mut crowns, mut shadows, mut plots) = (Pen::new(), Pen::new(), Pen::new());
    for spot in spots(cx, 0.19, 301, |hex| cx.map.look(hex) == Some(look)) {
        let free =
            !clearing.near(spot.at, 0.1) && houses.iter().all(|h| h.at.distance(spot.at) > h.half + 0.05);
        if free && spot.unit(303) < 0.4 {
            let r = 0.042 + 0.018 * spot.unit(304);
            shadows.ellipse(spot.at + Point::new(0.02, 0.02), r, r);
            crowns.ellipse(spot.at, r, r);
        }
    }
    for h in houses {
        if noise::unit((h.at.x * 128.0) as i32, (h.at.y * 128.0) as i32, 305) < 0.4 {
            let across = h.along.quarter();
            for i in 1..=3 {
                let p = h.at + across.times(h.deep + 0.022 * i as f32);
                plots.polyline(&[p - h.along.times(h.half), p + h.along.times(h.half)]);
            }
        }
    }
    cx.push(plots.stroke(woods.body.faded(0.55), cx.width(0.01, 0.5)));
    cx.fill(shadows, style.shadow);
    cx.fill(crowns, woods.body);
}

/// Roofs: shadow, ink, the two slopes of the roof, the ridge.
fn roofs(cx: &mut Context, style: &TerrainStyle, houses: &[House]) {
    let ink = cx.width(0.011, 0.5);
    let coarse = cx.px_per_hex < 12.0;
    let grow = if coarse { 0.02 } else { 0.0 };
    let [mut shadows, mut outlines, mut bodies, mut lit] = [(); 4].map(|()| Pen::new());
    for h in houses {
        let (u, v) = (h.along.times(h.half + grow), h.along.quarter().times(h.deep + grow));
        let quad = |c: Point, u: Point, v: Point| [c - u - v, c + u - v, c + u + v, c - u + v];
        shadows.polygon(&quad(h.at + Point::new(0.03, 0.03), u, v));
        let (iu, iv) = (h.along.times(ink), h.along.quarter().times(ink));
        outlines.polygon(&quad(h.at, u + iu, v + iv));
        bodies.polygon(&quad(h.at, u, v));
        // The slope that faces the light.
        let bright = if v.x + v.y < 0.0 { 0.5 } else { -0.5 };
        lit.polygon(&quad(h.at + v.times(bright), u, v.times(0.5)));
    }
    if !coarse {
        cx.fill(shadows, style.shadow);
    }
    cx.fill(outlines, style.ink);
    cx.fill(bodies, style.body);
    if cx.px_per_hex >= 16.0 {
        cx.fill(lit, style.lit);
    }
}

/// A church: nave and tower with a cross.
fn church(cx: &mut Context, style: &TerrainStyle, at: Point, large: bool) {
    let size = if large { 0.13 } else { 0.1 };
    let size = size * if cx.px_per_hex < 16.0 { 1.25 } else { 1.0 };
    let ink = cx.width(0.014, 0.6);
    let quad = |x0: f32, y0: f32, x1: f32, y1: f32| {
        [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map(|(x, y)| at + Point::new(x * size, y * size))
    };
    let [mut shadow, mut body, mut tower, mut cross] = [(); 4].map(|()| Pen::new());
    shadow.polygon(&quad(-0.75, -0.2, 1.6, 0.85));
    body.polygon(&quad(-0.9, -0.45, 1.2, 0.45));
    tower.polygon(&quad(-1.35, -0.6, -0.35, 0.6));
    cross.polyline(&[at + Point::new(-0.85, -0.6).times(size), at + Point::new(-0.85, -1.75).times(size)]);
    cross.polyline(&[at + Point::new(-1.2, -1.35).times(size), at + Point::new(-0.5, -1.35).times(size)]);
    cx.fill(shadow, style.shadow);
    for (pen, color) in [(body, style.lit), (tower, style.body)] {
        let Some(path) = pen.finish() else { continue };
        cx.out.push(crate::Primitive::Fill { path: path.clone(), color });
        cx.out.push(crate::Primitive::Stroke { path, color: style.ink, width: ink, dash: None, round: true });
    }
    cx.push(cross.stroke(style.ink, ink.max(0.02)));
}
