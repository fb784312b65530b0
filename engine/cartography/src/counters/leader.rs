//! Leaders: medallions with a hat, the chief's larger and with a star.

use super::body::ink_on;
use super::shapes::Sheet;
use super::{CounterLook, CounterShape};
use crate::MapStyle;
use crate::geometry::Point;
use oblique_core::rules::catalog::Role;

pub(super) fn draw(sheet: &mut Sheet, style: &MapStyle, look: &CounterLook) {
    let chief = look.role == Role::Chief;
    let s = &style.counter;
    let r = if chief { 0.3 } else { 0.22 };
    let disc = |radius, fill| CounterShape::Disc { center: Point::default(), radius, fill };
    if look.stacked > 0 {
        let center = Point::new(0.045, 0.055);
        sheet.upright(CounterShape::Disc { center, radius: r + s.base, fill: style.ink });
    }
    sheet.upright(disc(r + s.base + s.outline, style.ink));
    sheet.upright(disc(r + s.base, look.side_color));
    sheet.upright(disc(r + s.outline * 0.5, s.front_color));
    sheet.upright(disc(r - s.outline * 0.5, look.nation_color));
    let face = ink_on(style, look.nation_color);
    if chief {
        star(sheet, Point::new(0.0, 0.05), 0.15, face);
        hat(sheet, Point::new(0.0, -0.13), 0.2, face);
    } else {
        hat(sheet, Point::new(0.0, 0.03), 0.24, face);
    }
}

/// A cocked hat seen from the front: two turned-up corners about a crown.
fn hat(sheet: &mut Sheet, c: Point, w: f32, color: crate::Rgba) {
    let p = |x: f32, y: f32| c + Point::new(x * w, y * w);
    for points in [
        vec![p(-0.66, -0.26), p(-0.2, 0.02), p(0.0, 0.26), p(-0.44, 0.1)],
        vec![p(0.66, -0.26), p(0.44, 0.1), p(0.0, 0.26), p(0.2, 0.02)],
        vec![p(-0.36, 0.0), p(-0.24, -0.32), p(0.0, -0.44), p(0.24, -0.32), p(0.36, 0.0), p(0.0, 0.26)],
    ] {
        sheet.upright(CounterShape::Polygon { points, fill: color });
    }
}

/// A star of eight rays, as worn on a coat.
fn star(sheet: &mut Sheet, c: Point, r: f32, color: crate::Rgba) {
    for ray in 0..8u8 {
        let out = Point::bearing(45.0 * f32::from(ray));
        let long = if ray % 2 == 0 { r } else { r * 0.72 };
        let side = out.quarter().times(r * 0.16);
        let points = vec![c + out.times(long), c + side, c - side];
        sheet.upright(CounterShape::Polygon { points, fill: color });
    }
}
