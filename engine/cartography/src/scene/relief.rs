//! Relief: a warmer tint a level, light from the north-west, hachures down the slopes.

use super::Context;
use super::region::region;
use super::window::Window;
use crate::geometry::{self, Point};
use crate::primitive::{Pen, Primitive};
use crate::{MapSource, MapStyle, Rgba, noise};
use oblique_board::hex::Hex;

/// The light on a hex's ground.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Light {
    /// -1 deepest shade, 0 level, 1 brightest.
    pub slope: f32,
    /// Levels above 0.
    pub level: i8,
}

impl Light {
    /// A ground colour in this light.
    pub(crate) fn laid_on(self, ground: Rgba, style: &MapStyle) -> Rgba {
        let tinted = (0..self.level).fold(ground, |ground, _| style.high.over(ground));
        let tone = if self.slope > 0.0 { style.light } else { style.dark };
        tone.faded(self.slope.abs()).over(tinted)
    }
}

/// The light on a hex, from the levels about it; light comes from the north-west.
pub(crate) fn light_at(map: &MapSource, hex: Hex) -> Light {
    let layout = map.layout();
    let board = map.board();
    let Some(level) = board.level(hex) else { return Light::default() };
    let mut gradient = Point::default();
    for side in layout.orientation.sides() {
        let near = hex + side.vector(layout.orientation);
        let Some(other) = board.level(near).filter(|other| *other != level) else { continue };
        let rise = f32::from(other) - f32::from(level);
        gradient = gradient + Point::bearing(30.0 * f32::from(side.get())).times(rise / 3.0);
    }
    // Ground that rises towards the south-east faces the light.
    let slope = (gradient.x + gradient.y) * std::f32::consts::FRAC_1_SQRT_2;
    Light { slope: (slope * 0.75).tanh(), level }
}

/// A tint for every level above 0.
pub(super) fn tints(cx: &mut Context) {
    let Some((low, high)) = levels(cx) else { return };
    if cx.style.high.a == 0 {
        return;
    }
    for level in low + 1..=high {
        let area = region(cx, 0.09, |hex| cx.map.board().level(hex).is_some_and(|l| l >= level));
        cx.push(area.fill().fill(cx.style.high));
    }
}

/// The light.
pub(super) fn shade(cx: &mut Context) {
    if levels(cx).is_none() || cx.style.light.a == 0 && cx.style.dark.a == 0 {
        return;
    }
    let mut triangles = Vec::new();
    let o = cx.layout.orientation;
    let steps = [1, 2, 3].map(|i| o.sides()[i].vector(o));
    // A hex has six triangles about it: its light is worked out once.
    let window = Window::new(cx.layout, cx.rect.grown(2.4));
    let lights: Vec<f32> = window.hexes().map(|hex| light_at(cx.map, hex).slope).collect();
    let lit = |hex: Hex| {
        let light = window.index(hex).map_or_else(|| light_at(cx.map, hex).slope, |index| lights[index]);
        (hex, light)
    };
    for hex in geometry::hexes_touching(cx.layout, cx.rect.grown(1.2)) {
        for pair in [[steps[0], steps[1]], [steps[1], steps[2]]] {
            let three = [lit(hex), lit(hex + pair[0]), lit(hex + pair[1])];
            if three.iter().any(|(_, l)| *l != 0.0) {
                triangles.push(three.map(|(h, l)| (geometry::center(cx.layout, h), l)));
            }
        }
    }
    if !triangles.is_empty() {
        let (light, dark) = (cx.style.light, cx.style.dark);
        cx.out.push(Primitive::Shade { triangles, light, dark });
    }
}

/// Hachures: short strokes down the slope, thick at the top and thin at the foot.
pub(super) fn hachures(cx: &mut Context) {
    if cx.px_per_hex < 10.0 || cx.style.hachure.a == 0 {
        return;
    }
    let Some((low, high)) = levels(cx) else { return };
    let glyph = &cx.style.glyph;
    let coarser = if cx.px_per_hex >= 20.0 { 1.0 } else { 1.8 };
    let (gap, thick, long) =
        (glyph.hachure_gap * coarser, glyph.hachure_width * coarser, glyph.hachure_length);
    let mut strokes = Pen::new();
    for level in low + 1..=high {
        let area = region(cx, 0.09, |hex| cx.map.board().level(hex).is_some_and(|l| l >= level));
        for piece in area.border() {
            let length: f32 = piece.windows(2).map(|w| w[0].distance(w[1])).sum();
            let count = (length / gap).round().max(1.0) as usize;
            for i in 0..count {
                let along = length * (i as f32 + 0.5) / count as f32;
                if let Some((p, d)) = point_along(piece, along) {
                    hachure(&mut strokes, p, d, f32::from(level), thick, long);
                }
            }
        }
    }
    cx.fill(strokes, cx.style.hachure);
}

fn hachure(pen: &mut Pen, p: Point, along: Point, level: f32, thick: f32, long: f32) {
    let (ix, iy) = ((p.x * 512.0) as i32, (p.y * 512.0) as i32);
    let chance = |salt| noise::signed(ix, iy, salt + level as u32 * 7);
    let down = along.quarter().times(-1.0);
    let lean = along.times(chance(31) * 0.12);
    let length = long * (1.0 + 0.3 * chance(32));
    let top = p - down.times(0.08 + 0.03 * chance(33));
    let foot = top + (down + lean).times(length);
    let side = along.times(thick * (1.0 + 0.35 * chance(34)));
    pen.polygon(&[top - side, top + side, foot]);
}

/// Lines between levels.
pub(super) fn contours(cx: &mut Context) {
    let Some(style) = cx.style.contour else { return };
    let Some((low, high)) = levels(cx) else { return };
    for level in low + 1..=high {
        let area = region(cx, 0.0, |hex| cx.map.board().level(hex).is_some_and(|l| l >= level));
        let index = style.index_every > 0 && level.rem_euclid(style.index_every.cast_signed()) == 0;
        let width = cx.width(style.width, 0.8) * if index { 2.0 } else { 1.0 };
        cx.push(area.outline().stroke(style.color, width));
    }
}

/// The point so far along a line, and the line's direction there.
pub(super) fn point_along(line: &[Point], distance: f32) -> Option<(Point, Point)> {
    let mut left = distance;
    for w in line.windows(2) {
        let length = w[0].distance(w[1]);
        if left <= length && length > 0.0 {
            return Some((w[0].lerp(w[1], left / length), (w[1] - w[0]).unit()));
        }
        left -= length;
    }
    None
}

/// Lowest and highest level in view, if they differ.
fn levels(cx: &Context) -> Option<(i8, i8)> {
    let board = cx.map.board();
    let mut seen = cx.hexes.iter().filter_map(|hex| board.level(*hex));
    let first = seen.next()?;
    let (low, high) = seen.fold((first, first), |(low, high), l| (low.min(l), high.max(l)));
    // Tints count from level 0, so that a tile's neighbours agree.
    let low = low.min(0);
    (low < high).then_some((low, high))
}
