//! Bodies of troops: line, column, square, rout, open order, guns.

use super::figures::{self, Arms};
use super::shapes::ShapeCollector;
use super::{CounterLook, block};
use crate::geometry::Point;
use crate::{MapStyle, Rgba};
use oblique_rules::catalog::Role;

/// Draws a body; returns how far behind the centre its rear edge lies.
pub(super) fn draw(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) -> f32 {
    match look.formation.as_str() {
        "line" | "bent" => formed(sheet, style, look, Point::new(0.0, -0.06), 0.8, 0.3),
        "square" | "garrison" => square(sheet, style, look),
        "rout" => rout(sheet, style, look),
        "open" => open(sheet, style, look),
        "open_line" => open_line(sheet, style, look),
        "unlimbered" => guns(sheet, style, look, 0.62, 0.38, false),
        "limbered" => guns(sheet, style, look, 0.34, 0.6, true),
        _ => formed(sheet, style, look, Point::new(0.0, -0.02), 0.36, 0.58),
    }
}

/// How far the side's colour shows behind a body, so that two armies of one nation are told apart.
pub(super) const SIDE_BAND: f32 = 0.07;

/// A closed body: side colour below, ink outline, coat colour, front edge and wedge.
fn formed(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, c: Point, w: f32, d: f32) -> f32 {
    base(sheet, style, look, c, w, d);
    let face = ink_on(style, look.nation_color);
    match look.role {
        Role::Horse => slash(sheet, look, c, w, d, face.faded(0.45)),
        Role::Light => chevron(sheet, c, w, d, face.faded(0.6)),
        _ => {}
    }
    if look.arm == "grenadier" {
        // The bar of the elite companies along the rear.
        sheet.polygon(&block(Point::new(c.x, c.y + d / 2.0 - 0.03), w, 0.03), face.faded(0.7));
    }
    front(sheet, style, look, c, w, d);
    men(sheet, style, look, c, w, d, face);
    c.y + d / 2.0 + SIDE_BAND
}

fn base(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, c: Point, w: f32, d: f32) {
    let s = &style.counter;
    if look.stacked > 0 {
        let under = c + Point::new(0.045, 0.055);
        sheet.polygon(&block(under, w + 2.0 * s.base, d + 2.0 * s.base), style.ink);
        sheet.polygon(&block(under, w + s.base, d + s.base), look.side_color);
    }
    let board = c + Point::new(0.0, SIDE_BAND / 2.0);
    let (wide, deep) = (w + 2.0 * s.base, d + 2.0 * s.base + SIDE_BAND);
    sheet.polygon(&block(board, wide + 2.0 * s.outline, deep + 2.0 * s.outline), style.ink);
    sheet.polygon(&block(board, wide, deep), look.side_color);
    sheet.polygon(&block(c, w + s.outline, d + s.outline), s.front_color);
    sheet.polygon(&block(c, w - s.outline, d - s.outline), look.nation_color);
}

/// The front edge: a light bar and a wedge of the side's colour before it.
fn front(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, c: Point, w: f32, d: f32) {
    if look.facing.is_none() {
        return;
    }
    let s = &style.counter;
    let y = c.y - d / 2.0;
    sheet.polygon(&block(Point::new(c.x, y + s.front / 2.0), w - s.outline, s.front), s.front_color);
    wedge(sheet, style, look.side_color, Point::new(c.x, y - s.base));
}

pub(super) fn wedge(sheet: &mut ShapeCollector, style: &MapStyle, color: Rgba, tip_base: Point) {
    let (w, h) = (0.085, 0.1);
    let triangle = |grow: f32| {
        [
            tip_base + Point::new(0.0, -h - grow * 1.6),
            tip_base + Point::new(w + grow, grow * 0.3),
            tip_base + Point::new(-w - grow, grow * 0.3),
        ]
    };
    sheet.polygon(&triangle(style.counter.outline), style.ink);
    sheet.polygon(&triangle(0.0), color);
}

/// Ink or paper, whichever reads better on a coat.
pub(super) fn ink_on(style: &MapStyle, coat: Rgba) -> Rgba {
    if coat.lightness() > 0.55 { style.ink } else { style.counter.front_color }
}

/// Strength: little men or riders in two ranks abreast, or in two files.
fn men(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    c: Point,
    w: f32,
    d: f32,
    color: Rgba,
) {
    let n = usize::from(look.figures.min(12));
    let wide = w > d;
    let horse = look.role == Role::Horse;
    // Foot stands in two ranks, horse in one; in column both in two files.
    let files = match wide {
        true if horse => n.max(1),
        true => n.div_ceil(2).max(1),
        false => n.clamp(1, 2),
    };
    let ranks = n.div_ceil(files).max(1);
    let (least_files, least_ranks) = (if wide { 4 } else { 2 }, if wide && horse { 1 } else { 2 });
    let (dx, dy) = ((w - 0.06) / files.max(least_files) as f32, (d - 0.08) / ranks.max(least_ranks) as f32);
    let tall = (dy * 0.86).min(dx * 0.9).min(if horse { 0.2 } else { 0.13 });
    let ragged = figures::ragged(look);
    for i in 0..n {
        let (rank, file) = (i / files, i % files);
        let in_rank = files.min(n - rank * files);
        let x = (file as f32 - (in_rank as f32 - 1.0) / 2.0) * dx;
        let y = (rank as f32 - (ranks as f32 - 1.0) / 2.0) * dy + 0.02;
        let at = c + Point::new(x, y);
        if horse {
            figures::rider(sheet, look, at, tall, [color, look.nation_color]);
            continue;
        }
        figures::man(sheet, look, at, tall, color);
        let uneven = ragged.then_some(i);
        if wide {
            // The muskets of both ranks show before the front.
            let aside = Point::new(if rank % 2 == 0 { 0.0 } else { -0.6 * tall }, 0.0);
            let front = c.y - d / 2.0 - 0.07;
            let edge = Point::new(at.x + aside.x, c.y - d / 2.0 + 0.02);
            figures::musket(sheet, edge, tall, Arms::Levelled, front, uneven, style.ink);
        } else {
            figures::musket(sheet, at, tall, Arms::Shouldered, 0.0, uneven, color);
        }
    }
}

/// The diagonal of cavalry; cuirassiers and dragoons look alike.
fn slash(sheet: &mut ShapeCollector, look: &CounterLook, c: Point, w: f32, d: f32, color: Rgba) {
    let (x, y) = (w / 2.0 - 0.015, d / 2.0 - 0.015);
    let (from, to) = (c + Point::new(-x, y), c + Point::new(x, -y));
    match look.arm.as_str() {
        "hussar" | "cossack" => {
            sheet.line(&[from, to], color, 0.022);
            let ticks = if look.arm == "cossack" { 2 } else { 1 };
            for i in 0..ticks {
                let at = from.lerp(to, 0.72 - 0.2 * i as f32);
                sheet.line(&[at + Point::new(-0.05, -0.06), at + Point::new(0.05, 0.06)], color, 0.022);
            }
        }
        _ => sheet.line(&[from, to], color, 0.03),
    }
}

/// The chevron of light troops.
fn chevron(sheet: &mut ShapeCollector, c: Point, w: f32, d: f32, color: Rgba) {
    let (x, y) = (w / 2.0 - 0.03, d / 2.0 - 0.03);
    sheet.line(&[c + Point::new(-x, y), c + Point::new(0.0, -y), c + Point::new(x, y)], color, 0.022);
}

fn square(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) -> f32 {
    let (size, wall) = (0.6, 0.14);
    base(sheet, style, look, Point::default(), size, size);
    let hollow = size - 2.0 * wall;
    sheet.polygon(
        &block(Point::default(), hollow + style.counter.outline, hollow + style.counter.outline),
        style.ink,
    );
    sheet.polygon(&block(Point::default(), hollow, hollow), style.paper);
    let face = ink_on(style, look.nation_color);
    let n = look.figures.min(12);
    for i in 0..n {
        let t = f32::from(i) / f32::from(n) * 4.0;
        let (side, along) = (t.floor(), (t.fract() - 0.5) * (size - wall));
        let out = Point::bearing(90.0 * side);
        let at = out.times((size - wall) / 2.0) + out.quarter().times(along);
        sheet.polygon(&block(at, 0.055, 0.055), face);
        let muzzle = at + out.times(wall / 2.0 + 0.06);
        sheet.line(&[at + out.times(wall / 2.0 - 0.02), muzzle], style.ink, 0.014);
    }
    size / 2.0 + SIDE_BAND
}

/// A body that has broken: fragments at all angles.
fn rout(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) -> f32 {
    let parts = [
        (-0.24, -0.1, 20.0),
        (0.06, -0.19, -32.0),
        (0.24, 0.06, 48.0),
        (-0.1, 0.16, -12.0),
        (0.16, 0.27, 75.0),
        (-0.3, 0.3, 35.0),
        (-0.08, -0.32, 62.0),
        (0.34, -0.22, -50.0),
    ];
    // As many as figures are left, but never so few that it does not look broken.
    let parts = &parts[..usize::from(look.figures).clamp(3, parts.len())];
    for (grow, color) in [
        (0.055, style.ink),
        (0.04, look.side_color),
        (0.014, style.counter.front_color),
        (0.0, look.nation_color),
    ] {
        for &(x, y, deg) in parts {
            let along = Point::bearing(deg + 90.0);
            let across = along.quarter();
            let (w, d) = (0.11 + grow, 0.055 + grow);
            let c = Point::new(x, y);
            let corner = |a: f32, b: f32| c + along.times(a * w) + across.times(b * d);
            sheet.polygon(
                &[corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)],
                color,
            );
        }
    }
    0.3
}

/// Skirmishers: men on one knee in two loose ranks, as many as there are figures.
fn open(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) -> f32 {
    let n = usize::from(look.figures.clamp(1, 10));
    let front_rank = n.div_ceil(2);
    let spots: Vec<Point> = (0..n)
        .map(|i| {
            let (rank, file) = (i / front_rank, i % front_rank);
            let files = if rank == 0 { front_rank } else { n - front_rank };
            let x = (file as f32 - (files as f32 - 1.0) / 2.0) * (0.84 / front_rank as f32).min(0.34);
            Point::new(x, -0.12 + 0.24 * rank as f32 + if file % 2 == 0 { 0.025 } else { -0.025 })
        })
        .collect();
    let s = &style.counter;
    let radius = if n > 4 { 0.068 } else { 0.095 };
    for (radius, color) in [
        (radius + s.base * 0.6 + s.outline, style.ink),
        (radius + s.base * 0.6, look.side_color),
        (radius, look.nation_color),
    ] {
        for p in &spots {
            sheet.disc(*p, radius, color);
        }
    }
    let face = ink_on(style, look.nation_color);
    for p in &spots {
        figures::kneeling(sheet, look, *p, radius * 1.7, face);
        let aim = *p + Point::new(0.0, radius * 0.3);
        figures::musket(sheet, aim, radius * 1.7, Arms::Levelled, p.y - radius - 0.06, None, style.ink);
    }
    if look.facing.is_some() {
        wedge(sheet, style, look.side_color, Point::new(0.0, -0.3));
    }
    0.24
}

/// A line with intervals: three small bodies abreast behind one wedge.
fn open_line(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook) -> f32 {
    let (w, d, y) = (0.15, 0.28, -0.06);
    let face = ink_on(style, look.nation_color);
    for x in [-0.29, 0.0, 0.29] {
        let c = Point::new(x, y);
        base(sheet, style, look, c, w, d);
        match look.role {
            Role::Horse => slash(sheet, look, c, w, d, face),
            Role::Light => chevron(sheet, c, w, d, face),
            _ => {}
        }
        if look.facing.is_some() {
            let s = &style.counter;
            let edge = Point::new(x, y - d / 2.0 + s.front / 2.0);
            sheet.polygon(&block(edge, w - s.outline, s.front), s.front_color);
        }
    }
    if look.facing.is_some() {
        wedge(sheet, style, look.side_color, Point::new(0.0, y - d / 2.0 - style.counter.base));
    }
    y + d / 2.0 + SIDE_BAND
}

/// A battery: a gun for each figure, between its wheels; on the move behind horses.
fn guns(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    w: f32,
    d: f32,
    limbered: bool,
) -> f32 {
    base(sheet, style, look, Point::default(), w, d);
    let n = look.figures.clamp(1, 3);
    let rim = ink_on(style, look.nation_color);
    let inks = [figures::metal(style, look), rim];
    let pitch = (w - 0.06) / f32::from(n);
    let size = if limbered { pitch * 0.85 } else { pitch * 1.5 }.min(0.42);
    for i in 0..n {
        let x = pitch * (f32::from(i) - (f32::from(n) - 1.0) / 2.0);
        if limbered {
            // Limbered guns travel muzzle to the rear.
            figures::gun(sheet, style, look, Point::new(x, 0.15), size.max(0.2), inks, true);
            let long = (pitch * 0.8).min(0.2);
            figures::horse(sheet, Point::new(x, -0.13), long, rim);
            sheet.line(&[Point::new(x, -0.13 + long * 0.4), Point::new(x, 0.06)], rim, 0.014);
        } else {
            figures::gun(sheet, style, look, Point::new(x, 0.03), size, inks, false);
        }
    }
    front(sheet, style, look, Point::default(), w, d);
    d / 2.0 + SIDE_BAND
}
