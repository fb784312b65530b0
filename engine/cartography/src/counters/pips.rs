//! How far a unit is out of order, as pips: where counters are small a bar of a pixel's depth is not seen.

use super::shapes::ShapeCollector;
use super::{CounterLook, CounterShape};
use crate::MapStyle;
use crate::geometry::Point;

/// Below so many pixels a hex disorder is pips.
pub(super) const PIPS_PX: f32 = 46.0;
/// Most pips.
const MOST: u8 = 3;
/// Radius of one, and its rim.
const RADIUS: f32 = 0.085;
const RIM: f32 = 0.03;

/// The pips of a look: by how far it is out of order, and at least so many.
pub(super) fn count(look: &CounterLook, least: u8) -> u8 {
    let part = look.disruption.unwrap_or(0.0);
    let reached = (0..MOST).filter(|step| part * f32::from(MOST) > f32::from(*step)).count();
    u8::try_from(reached).unwrap_or(MOST).max(least)
}

/// Draws so many in a row about a place, upright.
pub(super) fn draw(sheet: &mut ShapeCollector, style: &MapStyle, count: u8, at: Point) {
    for place in 0..count {
        let x = (f32::from(place) - f32::from(count - 1) / 2.0) * (RADIUS + RIM) * 2.0;
        for (radius, fill) in [(RADIUS + RIM, style.paper), (RADIUS, style.counter.disruption)] {
            sheet.upright(CounterShape::Disc { center: at + Point::new(x, 0.0), radius, fill });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_third_of_the_way_is_a_pip() {
        let of = |disruption| count(&CounterLook { disruption, ..CounterLook::default() }, 0);
        assert_eq!(
            [None, Some(0.0), Some(0.1), Some(1.0 / 3.0), Some(0.5), Some(1.0)].map(of),
            [0, 0, 1, 1, 2, 3]
        );
        assert_eq!(count(&CounterLook::default(), 1), 1, "where a word would stand");
    }
}
