//! Objectives: a flag in the holder's colour.

use super::shapes::{CounterShape, ShapeCollector};
use crate::geometry::Point;
use crate::{MapStyle, Rgba};

/// The shapes of an objective's flag; `holder` is the colour of the side that holds it.
pub fn objective(style: &MapStyle, holder: Option<Rgba>) -> Vec<CounterShape> {
    let mut sheet = ShapeCollector::new(0.0);
    let cloth = holder.unwrap_or(style.paper);
    let foot = Point::new(-0.1, 0.3);
    let top = Point::new(-0.1, -0.34);
    sheet.polygon(
        &[
            foot + Point::new(-0.1, 0.0),
            foot + Point::new(0.0, -0.035),
            foot + Point::new(0.1, 0.0),
            foot + Point::new(0.0, 0.035),
        ],
        style.ink.faded(0.5),
    );
    sheet.line(&[foot, top], style.ink, 0.045);
    // A waving cloth of two convex halves.
    let p = |x: f32, y: f32| top + Point::new(x, y);
    let outer = [
        [p(-0.02, -0.01), p(0.19, 0.03), p(0.19, 0.285), p(-0.02, 0.245)],
        [p(0.18, 0.03), p(0.395, -0.025), p(0.395, 0.235), p(0.18, 0.285)],
    ];
    let inner = [
        [p(0.01, 0.02), p(0.19, 0.055), p(0.19, 0.255), p(0.01, 0.22)],
        [p(0.188, 0.055), p(0.37, 0.01), p(0.37, 0.21), p(0.188, 0.255)],
    ];
    for half in outer {
        sheet.polygon(&half, style.ink);
    }
    for half in inner {
        sheet.polygon(&half, cloth);
    }
    sheet.disc(top + Point::new(0.0, -0.02), 0.04, style.counter.pip);
    sheet.finish()
}
