//! Numbers of columns and rows along the upper and left side of the map, as in hex names.

use super::frame::centred;
use oblique_board::hex::Layout;
use oblique_cartography::primitive::Pen;
use oblique_cartography::text::{self, Face};
use oblique_cartography::{MapStyle, Point, Primitive, Rect, geometry};

/// Height of the numbers, in units of the sheet.
const SIZE: f32 = 0.5;
/// Length of the ticks at the map, in units.
const TICK: f32 = 0.2;

/// Room left of and above the map for the rulers.
pub(super) const fn room(unit: f32) -> Point {
    Point::new(1.7 * unit, 0.95 * unit)
}

/// Draws both. A number too many is left out: they are every first, second, fifth, ... column and row.
pub(super) fn draw(out: &mut Vec<Primitive>, style: &MapStyle, layout: Layout, map: Rect, unit: f32) {
    let digits = layout.name_digits();
    let size = SIZE * unit;
    let wide = text::width(Face::Roman, &"0".repeat(digits), size, 0.0);
    let mut ticks = Pen::new();
    for (across, count) in [(true, layout.width), (false, layout.height)] {
        let at = |n: i32| {
            let center = geometry::center(layout, if across { layout.at(n, 0) } else { layout.at(0, n) });
            if across { center.x } else { center.y }
        };
        let apart = (at(1) - at(0)).abs().max(0.01);
        let least = if across { wide * 1.4 } else { size * 1.4 };
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter();
        let step = steps.into_iter().find(|step| *step as f32 * apart >= least).unwrap_or(1000);
        let (low, high) = if across { (map.min.x, map.max.x) } else { (map.min.y, map.max.y) };
        // Named as hexes are: from 1.
        for n in (0..i32::from(count)).filter(|n| (n + 1) % step == 0 && (low..=high).contains(&at(*n))) {
            let words = format!("{:0digits$}", n + 1);
            let (place, from, to) = if across {
                let edge = Point::new(at(n), map.min.y);
                (edge - Point::new(0.0, 0.36 * unit), edge, edge - Point::new(0.0, TICK * unit))
            } else {
                let edge = Point::new(map.min.x, at(n));
                let middle = edge - Point::new(0.4 * unit + wide / 2.0, -0.34 * size);
                (middle, edge, edge - Point::new(TICK * unit, 0.0))
            };
            centred(out, style.ink, Face::Roman, &words, place, size, 0.0, room(unit).x);
            ticks.polyline(&[from, to]);
        }
    }
    out.extend(ticks.stroke(style.ink, 0.03 * unit));
}
