//! Little men, riders and guns in the unit's own frame: the front is up.
//!
//! Drawn as in old plans, lying with their heads towards the enemy. Must not know formations: who
//! draws a body places them.

use super::shapes::ShapeCollector;
use super::{CounterLook, block};
use crate::geometry::Point;
use crate::{MapStyle, Rgba};

/// What a man does with his musket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arms {
    /// Levelled at the enemy.
    Levelled,
    /// On the shoulder.
    Shouldered,
}

/// From Disruption of more than this part of the most there can be, a body is ragged.
const RAGGED: f32 = 0.5;

/// Is a body so disordered that its muskets and volleys are ragged?
pub(super) fn ragged(look: &CounterLook) -> bool {
    look.disruption.is_some_and(|part| part > RAGGED)
}

/// A man on foot, his middle at `c`, so many hexes tall.
pub(super) fn man(sheet: &mut ShapeCollector, look: &CounterLook, c: Point, tall: f32, color: Rgba) {
    let p = |x: f32, y: f32| c + Point::new(x * tall, y * tall);
    sheet.polygon(&[p(-0.18, -0.06), p(0.18, -0.06), p(0.3, 0.5), p(-0.3, 0.5)], color);
    cap(sheet, look, p(0.0, -0.1), tall, color);
}

/// A man on one knee.
pub(super) fn kneeling(sheet: &mut ShapeCollector, look: &CounterLook, c: Point, tall: f32, color: Rgba) {
    let p = |x: f32, y: f32| c + Point::new(x * tall, y * tall);
    sheet.polygon(&[p(-0.16, 0.06), p(0.16, 0.06), p(0.2, 0.3), p(-0.2, 0.3)], color);
    // The knee before him and the heel behind him.
    sheet.polygon(&[p(0.2, 0.22), p(0.46, 0.22), p(0.46, 0.4), p(0.2, 0.4)], color);
    sheet.polygon(&[p(-0.46, 0.3), p(0.1, 0.3), p(0.1, 0.4), p(-0.46, 0.4)], color);
    cap(sheet, look, p(0.0, 0.03), tall * 0.9, color);
}

/// What he wears, its foot at `c`: pointed caps of grenadiers, tall fur caps of hussars, tricornes.
fn cap(sheet: &mut ShapeCollector, look: &CounterLook, c: Point, tall: f32, color: Rgba) {
    let p = |x: f32, y: f32| c + Point::new(x * tall, y * tall);
    match look.arm.as_str() {
        "grenadier" => sheet.polygon(&[p(-0.19, 0.0), p(0.0, -0.62), p(0.19, 0.0)], color),
        "hussar" | "irregular" => {
            sheet.polygon(&[p(-0.17, 0.0), p(-0.2, -0.5), p(0.2, -0.5), p(0.17, 0.0)], color);
        }
        _ => sheet.polygon(&[p(-0.4, -0.1), p(0.0, -0.4), p(0.4, -0.1), p(0.0, 0.0)], color),
    }
}

/// A horse with its rider.
pub(super) fn rider(
    sheet: &mut ShapeCollector,
    look: &CounterLook,
    c: Point,
    long: f32,
    [horse_ink, man_ink]: [Rgba; 2],
) {
    horse(sheet, c, long, horse_ink);
    let p = |y: f32| c + Point::new(0.0, y * long);
    sheet.polygon(&block(p(0.12), long * 0.34, long * 0.16), man_ink);
    cap(sheet, look, p(0.06), long * 0.62, man_ink);
}

/// A horse from above.
pub(super) fn horse(sheet: &mut ShapeCollector, c: Point, long: f32, color: Rgba) {
    let p = |x: f32, y: f32| c + Point::new(x * long, y * long);
    let body = [
        p(-0.05, -0.56),
        p(0.05, -0.56),
        p(0.17, -0.24),
        p(0.17, 0.34),
        p(0.06, 0.5),
        p(-0.06, 0.5),
        p(-0.17, 0.34),
        p(-0.17, -0.24),
    ];
    sheet.polygon(&body, color);
}

/// A musket of a man at `c`: levelled it reaches to `front`, uneven in a ragged body.
pub(super) fn musket(
    sheet: &mut ShapeCollector,
    c: Point,
    tall: f32,
    arms: Arms,
    front: f32,
    uneven: Option<usize>,
    color: Rgba,
) {
    let width = 0.014;
    match arms {
        Arms::Levelled => {
            let from = c + Point::new(0.3 * tall, 0.1 * tall);
            let (aside, short) = match uneven {
                Some(i) => ([0.05, -0.04, 0.0, -0.06, 0.035][i % 5], [0.0, 0.05, 0.08, 0.02, 0.06][i % 5]),
                None => (0.0, 0.0),
            };
            sheet.line(&[from, Point::new(from.x + aside, front + short)], color, width);
        }
        Arms::Shouldered => {
            let from = c + Point::new(0.26 * tall, 0.36 * tall);
            sheet.line(&[from, c + Point::new(0.46 * tall, -0.52 * tall)], color, width);
        }
    }
}

/// A gun barrel with its wheels, muzzle to the front, or to the rear on the move. Heavier guns are
/// larger, and darker: brass, bronze, iron.
pub(super) fn gun(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    c: Point,
    size: f32,
    [metal, rim]: [Rgba; 2],
    to_rear: bool,
) {
    let s = size
        * match look.arm.as_str() {
            "heavy" | "heavy_howitzer" => 1.15,
            "light" | "light_howitzer" => 0.78,
            _ => 0.96,
        };
    let short = look.arm.ends_with("howitzer");
    let back = if to_rear { -1.0 } else { 1.0 };
    let p = |x: f32, y: f32| c + Point::new(x * s, y * s * back);
    let axle = 0.05;
    sheet.line(&[p(-0.17, axle), p(0.17, axle)], rim, 0.1 * s);
    for wheel in [-0.17, 0.17] {
        sheet.line(&[p(wheel, axle - 0.14), p(wheel, axle + 0.14)], rim, 0.1 * s);
    }
    // Howitzers are short and wide.
    let (muzzle, thin, thick) = if short { (-0.2, 0.085, 0.1) } else { (-0.34, 0.05, 0.09) };
    let barrel = |grow: f32| {
        [
            p(-thin - grow, muzzle - grow),
            p(thin + grow, muzzle - grow),
            p(thick + grow, 0.22 + grow),
            p(-thick - grow, 0.22 + grow),
        ]
    };
    let edge = style.counter.outline * 0.8 / s;
    sheet.polygon(&barrel(edge), rim);
    sheet.polygon(&barrel(0.0), metal);
}

/// The metal of guns of a weight.
pub(super) fn metal(style: &MapStyle, look: &CounterLook) -> Rgba {
    let brass = style.counter.pip;
    match look.arm.as_str() {
        "heavy" | "heavy_howitzer" => style.ink.mixed(style.paper, 0.18),
        "light" | "light_howitzer" => brass,
        _ => brass.mixed(style.ink, 0.45),
    }
}
