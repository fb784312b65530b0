//! Batteries: guns with their gunners about them, guns behind their teams, guns that stand alone.
//!
//! Must not know rules: how many guns and gunners there are is told.

use super::super::body::{SIDE_BAND, ink_on, wedge};
use super::super::figures;
use super::super::shapes::ShapeCollector;
use super::super::{CounterLook, CounterShape, block};
use super::stand::{Inks, strike};
use super::{Fate, Grain, Part, board, under};
use crate::MapStyle;
use crate::geometry::Point;
use oblique_rules::catalog::ModelCount;

/// Most guns drawn one by one.
const GUNS: u8 = 6;
/// Most gunners drawn one by one.
const GUNNERS: u8 = 24;
/// Width of the board of a battery in action and on the march.
const WIDE: (f32, f32) = (0.74, 0.44);
/// Depth of the same.
const DEEP: (f32, f32) = (0.4, 0.62);

/// Draws a battery; returns how far behind the centre its rear edge lies.
pub(super) fn draw(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    count: ModelCount,
    px_per_hex: f32,
) -> f32 {
    if count.start == 0 {
        return alone(sheet, style, look, count);
    }
    let limbered = look.formation == "limbered";
    let guns = count.guns.clamp(1, GUNS);
    let (wide, deep) = if limbered { (WIDE.1, DEEP.1) } else { (width(guns), DEEP.0) };
    let part = Part {
        at: Point::default(),
        turn_deg: 0.0,
        middle: Point::default(),
        wide,
        deep,
        mitre: None,
        stands: Vec::new(),
    };
    let inks = Inks::of(style, look);
    under(sheet, style, look, &part);
    board(sheet, style, look, &part);
    sheet.polygon(&block(Point::default(), wide, deep), inks.coat);
    let pitch = wide / f32::from(guns);
    let places = gunners(count, guns, pitch, (wide, deep), limbered);
    let near = pitch.min(0.3) / 4.0;
    let grain = Grain::at(near, px_per_hex);
    let rim = ink_on(style, look.nation_color);
    for n in 0..guns {
        let x = pitch * (f32::from(n) - (f32::from(guns) - 1.0) / 2.0);
        if limbered {
            team(sheet, style, look, x, pitch);
        } else {
            let size = (pitch * 1.25).min(0.42);
            figures::gun(
                sheet,
                style,
                look,
                Point::new(x, -0.02),
                size,
                [figures::metal(style, look), rim],
                false,
            );
        }
    }
    let tall = (near * 1.5).clamp(0.06, 0.1);
    for (index, at) in places.into_iter().enumerate() {
        gunner(sheet, look, at, tall, look.fate(index), grain, &inks);
    }
    if look.facing.is_some() {
        wedge(sheet, style, look.side_color, Point::new(0.0, -deep / 2.0 - 0.04));
    }
    deep / 2.0 + SIDE_BAND
}

/// Width of a battery in action.
fn width(guns: u8) -> f32 {
    (0.36 + 0.14 * f32::from(guns)).min(0.86)
}

fn gunner(
    sheet: &mut ShapeCollector,
    look: &CounterLook,
    at: Point,
    tall: f32,
    fate: Fate,
    grain: Grain,
    inks: &Inks,
) {
    let mark = |sheet: &mut ShapeCollector, part: f32, fill| {
        sheet.polygon(&block(at, tall * part, tall * part), fill);
    };
    match (fate, grain) {
        (Fate::Lost, _) => {
            mark(sheet, 0.66, inks.bare.faded(0.9));
        }
        (Fate::Stands, Grain::Figures) => figures::man(sheet, look, at, tall, inks.men),
        (Fate::Stands, _) => mark(sheet, 0.6, inks.men),
        (Fate::Falls, _) => {
            mark(sheet, 0.8, inks.fallen);
            strike(sheet, at, tall, inks);
        }
    }
}

/// Where gunners stand: at the wheels and the trail of their guns, the next beside and behind them; on the march at
/// both sides of the teams.
fn gunners(count: ModelCount, guns: u8, pitch: f32, (wide, deep): (f32, f32), limbered: bool) -> Vec<Point> {
    let start = usize::from(count.start.min(GUNNERS));
    let guns = usize::from(guns);
    if limbered {
        let a_side = start.div_ceil(2).max(1);
        let step = (deep - 0.08) / a_side as f32;
        return (0..start)
            .map(|n| {
                let hand = if n % 2 == 0 { 1.0 } else { -1.0 };
                let y = ((n / 2) as f32 - (a_side as f32 - 1.0) / 2.0) * step;
                Point::new(hand * (wide / 2.0 - 0.045), y)
            })
            .collect();
    }
    // Two at the wheels, two at the trail, then a rank behind; of a crowd all stand closer.
    let a_gun = start.div_ceil(guns).max(1);
    let half = (pitch / 2.0 - 0.035).min(0.15);
    (0..start)
        .map(|n| {
            let (gun, k) = (n % guns, n / guns);
            let x = pitch * (gun as f32 - (guns as f32 - 1.0) / 2.0);
            let hand = if k % 2 == 0 { 1.0 } else { -1.0 };
            let row = k / 2;
            let rows = a_gun.div_ceil(2).max(2);
            let y = -0.02 + row as f32 * (deep / 2.0 - 0.04) / (rows as f32 - 1.0);
            let x = x + hand * half * if row == 0 { 1.0 } else { 0.72 };
            Point::new(x, y)
        })
        .collect()
}

/// A gun behind its team.
fn team(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, x: f32, pitch: f32) {
    let rim = ink_on(style, look.nation_color);
    let size = (pitch * 0.8).clamp(0.16, 0.3);
    // Limbered guns travel muzzle to the rear.
    figures::gun(sheet, style, look, Point::new(x, 0.19), size, [figures::metal(style, look), rim], true);
    let long = (pitch * 0.8).min(0.17);
    sheet.line(&[Point::new(x, -0.2), Point::new(x, 0.12)], rim, 0.014);
    let pairs: &[f32] = if pitch > 0.18 { &[-0.5, 0.5] } else { &[0.0] };
    for y in [-0.2, -0.02] {
        for hand in pairs {
            figures::horse(sheet, Point::new(x + hand * 0.09, y), long, rim);
        }
    }
}

/// Guns without gunners: as they were left, on bare ground, with the pennant of whoever they belong to.
fn alone(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, count: ModelCount) -> f32 {
    let guns = count.guns.clamp(1, GUNS);
    let wide = width(guns) * 0.86;
    let pitch = wide / f32::from(guns);
    let shadow = style.ink.faded(0.22);
    for n in 0..guns {
        let x = pitch * (f32::from(n) - (f32::from(guns) - 1.0) / 2.0);
        let c = Point::new(x, 0.0);
        let size = (pitch * 1.3).min(0.42);
        sheet.disc(c + Point::new(0.0, 0.02), size * 0.42, shadow);
        sheet.disc(c + Point::new(0.0, 0.02), size * 0.36, style.paper.faded(0.85));
        figures::gun(sheet, style, look, c, size, [figures::metal(style, look), style.ink], false);
    }
    pennant(sheet, style, look);
    0.2
}

/// A pennant on a staff: its cloth is the side's, its head the nation's; of guns taken it hangs struck through by the
/// taker's colour.
fn pennant(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) {
    let foot = Point::new(0.26, 0.22);
    let top = foot + Point::new(0.0, -0.42);
    let cloth = |grow: f32| {
        vec![
            top + Point::new(-grow, -grow),
            top + Point::new(0.2 + 2.0 * grow, 0.07),
            top + Point::new(-grow, 0.14 + grow),
        ]
    };
    sheet.upright(CounterShape::Line { points: vec![foot, top], color: style.ink, width: 0.03 });
    sheet.upright(CounterShape::Polygon { points: cloth(0.02), fill: style.ink });
    sheet.upright(CounterShape::Polygon { points: cloth(0.0), fill: look.taken.unwrap_or(look.side_color) });
    if look.taken.is_some() {
        let points = vec![top + Point::new(-0.03, 0.18), top + Point::new(0.15, 0.3)];
        let other = vec![top + Point::new(-0.03, 0.3), top + Point::new(0.15, 0.18)];
        for points in [points, other] {
            sheet.upright(CounterShape::Line { points, color: look.side_color, width: 0.035 });
        }
    }
    sheet.upright(CounterShape::Disc { center: top, radius: 0.035, fill: style.ink });
    sheet.upright(CounterShape::Disc { center: top, radius: 0.022, fill: look.nation_color });
}
