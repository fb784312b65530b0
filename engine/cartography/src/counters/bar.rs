//! Counters at small sizes: a flat bar in the side's colour with the sign of its arm, and a band in the
//! nation's colour along its rear. Men, guns and marks of state would be a blur here; that a unit is out of order is a
//! row of pips over it.

use super::body::ink_on;
use super::shapes::ShapeCollector;
use super::{CounterLook, CounterShape, block, pips};
use crate::MapStyle;
use crate::Rgba;
use crate::geometry::Point;
use oblique_rules::catalog::Role;

/// Depth of the nation's band, as a part of the bar's depth.
const BAND: f32 = 0.3;

/// Draws a bar in the unit's own frame.
pub(super) fn draw(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) {
    if look.role.leads() {
        leader(sheet, style, look);
        return;
    }
    shape(sheet, style, look);
    // A word of state would be written under it: here it is a pip.
    pips::draw(sheet, style, pips::count(look, u8::from(!look.label.is_empty())), Point::default());
}

/// The bar itself.
fn shape(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) {
    let (w, d) = match look.formation.as_str() {
        "line" | "bent" | "open_line" | "open" => (0.88, 0.4),
        "square" | "garrison" => (0.62, 0.62),
        "limbered" | "unlimbered" => (0.6, 0.5),
        _ => (0.46, 0.7),
    };
    if look.formation == "rout" {
        for (x, y) in [(-0.2, -0.14), (0.2, 0.14)] {
            body(sheet, style, look, Point::new(x, y), 0.34, 0.34);
        }
        return;
    }
    if look.stacked > 0 {
        sheet.polygon(&block(Point::new(0.07, 0.08), w + 0.06, d + 0.06), style.ink);
    }
    body(sheet, style, look, Point::default(), w, d);
    let c = Point::new(0.0, -d * BAND / 2.0);
    sign(sheet, look, c, w, d * (1.0 - BAND), ink_on(style, look.side_color));
    if look.facing.is_some() {
        let (base, half) = (-d / 2.0, 0.13);
        let tip = |grow: f32| {
            [
                Point::new(0.0, base - 0.15 - grow),
                Point::new(half + grow, base),
                Point::new(-half - grow, base),
            ]
        };
        sheet.polygon(&tip(0.04), style.ink);
        sheet.polygon(&tip(0.0), look.side_color);
    }
}

fn body(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, c: Point, w: f32, d: f32) {
    let edge = 0.06;
    sheet.polygon(&block(c, w + edge, d + edge), style.ink);
    sheet.polygon(&block(c, w, d), look.side_color);
    let band = d * BAND;
    let at = c + Point::new(0.0, (d - band) / 2.0);
    // Of what is counted in models the band is as long as what is left of them.
    let left = look
        .models
        .filter(|count| count.start > 0)
        .map_or(1.0, |count| f32::from(count.left) / f32::from(count.start));
    if left < 1.0 {
        sheet.polygon(&block(at, w, band), style.paper.mixed(style.ink, 0.1));
    }
    sheet.polygon(&block(at + Point::new(w * (1.0 - left) / 2.0, 0.0), w * left, band), look.nation_color);
    // Where side and nation have one colour, the band is still seen.
    let parting = at - Point::new(0.0, band / 2.0);
    sheet.polygon(&block(parting, w, 0.045), style.counter.front_color);
}

/// The sign of an arm, as maps have it: foot a saltire, light foot a chevron, horse a diagonal, guns a ball.
fn sign(sheet: &mut ShapeCollector, look: &CounterLook, c: Point, w: f32, d: f32, ink: Rgba) {
    // Signs keep their slope in bars of any shape.
    let (x, y) = ((w / 2.0 - 0.04).min(d * 0.9), d / 2.0 - 0.03);
    let p = |dx: f32, dy: f32| c + Point::new(dx, dy);
    match look.role {
        Role::Foot => {
            sheet.line(&[p(-x, y), p(x, -y)], ink, 0.05);
            sheet.line(&[p(-x, -y), p(x, y)], ink, 0.05);
        }
        Role::Light => sheet.line(&[p(-x, y), p(0.0, -y), p(x, y)], ink, 0.05),
        Role::Horse => sheet.line(&[p(-x, y), p(x, -y)], ink, 0.06),
        Role::Guns => sheet.disc(c, (d * 0.36).min(w * 0.3), ink),
        Role::Leader | Role::Chief => {}
    }
}

/// A leader: a ring in the side's colour about a disc in the nation's; the chief's is larger.
fn leader(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) {
    let radius = if look.role == Role::Chief { 0.38 } else { 0.3 };
    let rings = [(radius + 0.035, style.ink), (radius, look.side_color), (radius * 0.5, look.nation_color)];
    for (radius, fill) in rings {
        sheet.upright(CounterShape::Disc { center: Point::default(), radius, fill });
    }
}
