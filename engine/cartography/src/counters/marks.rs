//! What stands beside a body: pips of quality, bars of state, the label.

use super::captions::stands_round;
use super::shapes::ShapeCollector;
use super::{CounterLook, CounterShape, block, pips};
use crate::geometry::Point;
use crate::{MapStyle, Rgba};

/// Draws them at so many pixels a hex; `rear` is where the body ends.
pub(super) fn draw(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    (rear, px_per_hex): (Option<f32>, f32),
) {
    let s = &style.counter;
    if let (Some(rank), Some(rear)) = (look.quality_rank, rear) {
        let n = rank.min(3) + 1;
        for i in 0..n {
            let c = Point::new(-0.045 * (f32::from(n) - 1.0) + 0.09 * f32::from(i), rear + s.base + 0.012);
            diamond(sheet, c, 0.046, style.ink);
            diamond(sheet, c, 0.03, s.pip);
        }
    }
    // The word keeps clear of men all round the hex, and of the bars.
    let mut word: f32 = if stands_round(look) { 0.62 } else { 0.5 };
    let small = px_per_hex < pips::PIPS_PX;
    let bars = [(look.morale, s.morale), (look.disruption.filter(|_| !small), s.disruption)];
    let mut y = 0.405;
    for (value, color) in bars {
        let Some(value) = value else { continue };
        bar(sheet, style, y, value.clamp(0.0, 1.0), color);
        y += 0.055;
        word = word.max(y - 0.02 + s.label);
    }
    if small {
        pips::draw(sheet, style, pips::count(look, 0), Point::new(0.0, y));
    }
    if !look.label.is_empty() {
        sheet.upright(CounterShape::Text {
            at: Point::new(0.0, word),
            text: look.label.clone(),
            size: s.label,
            color: style.ink,
            halo: style.label.halo,
        });
    }
}

fn diamond(sheet: &mut ShapeCollector, c: Point, r: f32, fill: Rgba) {
    let points = [(0.0, -r), (r, 0.0), (0.0, r), (-r, 0.0)].map(|(x, y)| c + Point::new(x, y));
    sheet.polygon(&points, fill);
}

fn bar(sheet: &mut ShapeCollector, style: &MapStyle, y: f32, value: f32, color: Rgba) {
    let w = 0.36;
    let polygon =
        |c: Point, w: f32, d: f32, fill| CounterShape::Polygon { points: block(c, w, d).to_vec(), fill };
    sheet.upright(polygon(Point::new(0.0, y), w + 0.024, 0.05, style.ink));
    sheet.upright(polygon(Point::new(0.0, y), w, 0.03, style.paper));
    sheet.upright(polygon(Point::new((value - 1.0) * w / 2.0, y), w * value, 0.03, color));
}
