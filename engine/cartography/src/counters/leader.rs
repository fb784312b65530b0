//! Leaders: medallions, a corps leader's with one man on foot, the chief's larger and with him mounted.

use super::body::ink_on;
use super::shapes::ShapeCollector;
use super::{CounterLook, CounterShape};
use crate::geometry::Point;
use crate::{MapStyle, Rgba};
use oblique_rules::catalog::Role;

pub(super) fn draw(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) {
    let chief = look.role == Role::Chief;
    let s = &style.counter;
    let r = if chief { 0.3 } else { 0.22 };
    // The ring is the side's: wide enough to tell two chiefs of one nation apart.
    let base = s.base + 0.02;
    let disc = |radius, fill| CounterShape::Disc { center: Point::default(), radius, fill };
    if look.stacked > 0 {
        let center = Point::new(0.045, 0.055);
        sheet.upright(CounterShape::Disc { center, radius: r + base, fill: style.ink });
    }
    sheet.upright(disc(r + base + s.outline, style.ink));
    sheet.upright(disc(r + base, look.side_color));
    sheet.upright(disc(r + s.outline * 0.5, s.front_color));
    sheet.upright(disc(r - s.outline * 0.5, look.nation_color));
    let face = ink_on(style, look.nation_color);
    if chief {
        mounted(sheet, face);
    } else {
        on_foot(sheet, Point::new(0.0, 0.01), 0.3, face);
    }
}

/// A man standing, in profile with his hat, so many hexes tall about `c`.
fn on_foot(sheet: &mut ShapeCollector, c: Point, tall: f32, color: Rgba) {
    let p = |x: f32, y: f32| c + Point::new(x * tall, y * tall);
    let mut part = |points: Vec<Point>| sheet.upright(CounterShape::Polygon { points, fill: color });
    part(vec![p(-0.14, -0.2), p(0.14, -0.2), p(0.22, 0.2), p(-0.22, 0.2)]);
    part(vec![p(-0.14, 0.2), p(-0.03, 0.2), p(-0.05, 0.52), p(-0.16, 0.52)]);
    part(vec![p(0.03, 0.2), p(0.14, 0.2), p(0.16, 0.52), p(0.05, 0.52)]);
    sheet.upright(CounterShape::Disc { center: p(0.0, -0.29), radius: 0.1 * tall, fill: color });
    hat(sheet, p(0.0, -0.37), tall * 0.52, color);
    // His staff of command.
    let points = vec![p(0.2, -0.1), p(0.38, 0.14)];
    sheet.upright(CounterShape::Line { points, color, width: 0.06 * tall });
}

/// A rider on his horse, in profile.
fn mounted(sheet: &mut ShapeCollector, color: Rgba) {
    let p = |x: f32, y: f32| Point::new(x * 0.44, y * 0.44 + 0.03);
    let mut part = |points: Vec<Point>| sheet.upright(CounterShape::Polygon { points, fill: color });
    // Barrel, neck, head, tail.
    part(vec![p(-0.3, 0.02), p(0.24, 0.0), p(0.28, 0.14), p(0.2, 0.22), p(-0.26, 0.22), p(-0.34, 0.12)]);
    part(vec![p(0.14, 0.06), p(0.34, -0.22), p(0.42, -0.18), p(0.28, 0.14)]);
    part(vec![p(0.33, -0.24), p(0.42, -0.24), p(0.54, -0.1), p(0.48, -0.05), p(0.38, -0.12)]);
    part(vec![p(-0.32, 0.04), p(-0.42, 0.1), p(-0.44, 0.3), p(-0.38, 0.28)]);
    // Legs, one raised.
    for (x, foot) in [(-0.24, -0.28), (-0.12, -0.1), (0.12, 0.1)] {
        part(vec![p(x - 0.035, 0.2), p(x + 0.035, 0.2), p(foot + 0.03, 0.52), p(foot - 0.03, 0.52)]);
    }
    part(vec![p(0.18, 0.18), p(0.26, 0.14), p(0.4, 0.26), p(0.36, 0.32)]);
    // The man.
    part(vec![p(-0.11, -0.28), p(0.07, -0.28), p(0.1, 0.06), p(-0.12, 0.06)]);
    part(vec![p(0.05, -0.22), p(0.22, -0.06), p(0.18, -0.01), p(0.03, -0.1)]);
    sheet.upright(CounterShape::Disc { center: p(-0.01, -0.35), radius: 0.04, fill: color });
    hat(sheet, p(-0.01, -0.42), 0.17, color);
}

/// A cocked hat seen from the front: two turned-up corners about a crown.
fn hat(sheet: &mut ShapeCollector, c: Point, w: f32, color: Rgba) {
    let p = |x: f32, y: f32| c + Point::new(x * w, y * w);
    for points in [
        vec![p(-0.66, -0.26), p(-0.2, 0.02), p(0.0, 0.26), p(-0.44, 0.1)],
        vec![p(0.66, -0.26), p(0.44, 0.1), p(0.0, 0.26), p(0.2, 0.02)],
        vec![p(-0.36, 0.0), p(-0.24, -0.32), p(0.0, -0.44), p(0.24, -0.32), p(0.36, 0.0), p(0.0, 0.26)],
    ] {
        sheet.upright(CounterShape::Polygon { points, fill: color });
    }
}
