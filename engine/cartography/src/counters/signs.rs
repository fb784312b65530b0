//! Small signs beside a counter in play: a loaded musket, smoke, a broken line, tracks.
//!
//! They stand upright whatever the facing. Must not know what they stand for under any ruleset.

use super::shapes::ShapeCollector;
use super::{CounterLook, CounterShape, block};
use crate::geometry::Point;
use crate::{MapStyle, Rgba};

/// Most boxes of a track drawn one by one.
const MOST_BOXES: u8 = 12;

pub(super) fn draw(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) {
    let signs = look.signs;
    if signs.smoke {
        for (x, y, r) in [(-0.42, -0.3, 0.07), (-0.33, -0.37, 0.08), (-0.25, -0.31, 0.06)] {
            disc(sheet, Point::new(x, y), r + 0.012, style.ink);
            disc(sheet, Point::new(x, y), r, style.paper);
        }
    }
    if signs.volley {
        let (butt, muzzle) = (Point::new(-0.46, -0.1), Point::new(-0.3, -0.26));
        line(sheet, butt, muzzle, style.paper, 0.075);
        line(sheet, butt, muzzle, style.ink, 0.04);
        disc(sheet, muzzle, 0.04, style.ink);
        disc(sheet, muzzle, 0.028, style.counter.morale);
    }
    if signs.charge {
        crossed_swords(sheet, style);
    }
    if signs.fired {
        volley(sheet, style, look);
    }
    if let Some(arms) = signs.banner {
        banner(sheet, style, look, arms);
    }
    if signs.cut_off {
        let c = Point::new(0.38, 0.3);
        disc(sheet, c, 0.1, style.ink);
        disc(sheet, c, 0.085, style.paper);
        let d = Point::new(0.05, 0.05);
        let e = Point::new(0.05, -0.05);
        line(sheet, c - d, c + d, style.counter.disruption, 0.035);
        line(sheet, c - e, c + e, style.counter.disruption, 0.035);
    }
    let mut y = 0.42;
    if let Some((filled, of)) = signs.tally {
        boxes(sheet, style, y, filled, of, style.counter.disruption);
        y += 0.1;
    }
    if let Some((step, of)) = signs.ladder {
        boxes(sheet, style, y, step.saturating_add(1), of, style.counter.morale);
    }
}

/// Two swords crossed, at the right.
fn crossed_swords(sheet: &mut ShapeCollector, style: &MapStyle) {
    let c = Point::new(0.38, 0.06);
    disc(sheet, c, 0.115, style.ink);
    disc(sheet, c, 0.1, style.paper);
    for turn in [-1.0, 1.0] {
        let p = |x: f32, y: f32| c + Point::new(x * turn, y);
        line(sheet, p(-0.065, 0.07), p(0.06, -0.075), style.ink, 0.03);
        line(sheet, p(-0.065, 0.025), p(-0.02, 0.075), style.counter.disruption, 0.026);
    }
}

/// The smoke of a volley before the front: one even bank of it, or puffs here and there.
fn volley(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) {
    let even =
        [(-0.3, 0.0, 0.07), (-0.15, -0.02, 0.08), (0.0, 0.0, 0.08), (0.15, -0.02, 0.08), (0.3, 0.0, 0.07)];
    let ragged = [(-0.33, 0.03, 0.05), (-0.2, -0.09, 0.075), (0.06, 0.04, 0.045), (0.27, -0.06, 0.06)];
    let guns = [(-0.16, 0.0, 0.1), (0.16, -0.02, 0.1)];
    let puffs: &[(f32, f32, f32)] = match look.role {
        oblique_rules::catalog::Role::Guns => &guns,
        _ if super::figures::ragged(look) => &ragged,
        _ => &even,
    };
    for (grow, fill) in [(0.012, style.ink.faded(0.55)), (0.0, style.paper)] {
        for &(x, y, r) in puffs {
            sheet.disc(Point::new(x, y - 0.4), r + grow, fill);
        }
    }
}

/// A battle flag at the left rear: the cloth is the nation's; a bar in the side's colour along the
/// foot of it is for foot, a swallow tail for horse, a ball for guns.
fn banner(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, [foot, horse, guns]: [bool; 3]) {
    let (top, w, h) = (Point::new(-0.43, 0.0), 0.23, 0.17);
    line(sheet, top, top + Point::new(0.0, 0.34), style.ink, 0.035);
    let cloth = |grow: f32| {
        let (l, r, t, b) = (-grow, w + grow, -grow, h + grow);
        let notch = if horse { w - 0.07 + grow } else { r };
        let middle = h / 2.0;
        // Two convex halves, so that the tail may be notched.
        [
            vec![
                top + Point::new(l, t),
                top + Point::new(r, t),
                top + Point::new(notch, middle),
                top + Point::new(l, middle),
            ],
            vec![
                top + Point::new(l, middle),
                top + Point::new(notch, middle),
                top + Point::new(r, b),
                top + Point::new(l, b),
            ],
        ]
    };
    for (grow, fill) in [(0.018, style.ink), (0.0, look.nation_color)] {
        for points in cloth(grow) {
            sheet.upright(CounterShape::Polygon { points, fill });
        }
    }
    if foot {
        polygon(sheet, top + Point::new(0.075, h - 0.025), 0.15, 0.05, look.side_color);
    }
    if guns {
        disc(sheet, top + Point::new(0.075, 0.065), 0.042, style.ink);
        disc(sheet, top + Point::new(0.075, 0.065), 0.03, style.paper);
    }
}

/// A row of boxes about the middle, the first so many filled.
fn boxes(sheet: &mut ShapeCollector, style: &MapStyle, y: f32, filled: u8, of: u8, ink: Rgba) {
    let of = of.min(MOST_BOXES);
    let pitch = (0.8 / f32::from(of.max(1))).min(0.11);
    for i in 0..of {
        let x = pitch * (f32::from(i) - (f32::from(of) - 1.0) / 2.0);
        let c = Point::new(x, y);
        let fill = if i < filled { ink } else { style.paper };
        polygon(sheet, c, pitch * 0.96, 0.09, style.ink);
        polygon(sheet, c, pitch * 0.72, 0.06, fill);
    }
}

fn polygon(sheet: &mut ShapeCollector, c: Point, w: f32, d: f32, fill: Rgba) {
    sheet.upright(CounterShape::Polygon { points: block(c, w, d).to_vec(), fill });
}

fn disc(sheet: &mut ShapeCollector, center: Point, radius: f32, fill: Rgba) {
    sheet.upright(CounterShape::Disc { center, radius, fill });
}

fn line(sheet: &mut ShapeCollector, from: Point, to: Point, color: Rgba, width: f32) {
    sheet.upright(CounterShape::Line { points: vec![from, to], color, width });
}

#[cfg(test)]
mod tests {
    use super::super::{CounterLook, Signs, counter};
    use crate::style::styles;

    #[test]
    fn every_sign_adds_shapes() {
        let style = &styles()[0];
        let plain = counter(style, &CounterLook::default()).len();
        let all = [
            Signs { volley: true, ..Signs::default() },
            Signs { smoke: true, ..Signs::default() },
            Signs { banner: Some([true, false, true]), ..Signs::default() },
            Signs { charge: true, ..Signs::default() },
            Signs { fired: true, ..Signs::default() },
            Signs { cut_off: true, ..Signs::default() },
            Signs { tally: Some((1, 4)), ..Signs::default() },
            Signs { ladder: Some((2, 4)), ..Signs::default() },
        ];
        for signs in all {
            let look = CounterLook { signs, ..CounterLook::default() };
            assert!(counter(style, &look).len() > plain, "{signs:?}");
        }
    }
}
