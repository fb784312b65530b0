//! The sheet round the map: rulers, border lines, title, scale in yards, compass.

use super::request::Request;
use super::rulers;
use crate::title::title_of;
use oblique_cartography::primitive::Pen;
use oblique_cartography::text::{self, Face};
use oblique_cartography::{MapStyle, Point, Primitive, Rect, Rgba};
use oblique_rules::catalog::Catalog;
use oblique_scenario::Scenario;
use oblique_scenario::words::rounded;

/// Lettering grows with the map, within reason.
fn unit(map: Rect) -> f32 {
    (map.width() / 34.0).clamp(0.35, 3.0)
}

/// Width of the margin round the map, in units.
const MARGIN: f32 = 0.9;
/// Height of the strip with title, scale and compass, in units.
const STRIP: f32 = 3.4;

/// What is drawn round the map.
#[derive(Clone, Copy)]
pub(super) struct Surround {
    /// Border lines.
    frame: bool,
    /// Title, scale and compass.
    legend: bool,
    /// Numbers of columns and rows.
    rulers: bool,
}

impl Surround {
    pub(super) const fn of(request: &Request) -> Self {
        Self { frame: request.frame, legend: request.legend, rulers: request.rulers }
    }
}

/// The rectangle of the sheet round a map.
pub(super) fn sheet(map: Rect, parts: Surround) -> Rect {
    let (unit, inner) = (unit(map), with_rulers(map, parts));
    if !parts.frame && !parts.legend {
        return inner;
    }
    let strip = if parts.legend { STRIP * unit } else { 0.0 };
    let margin = MARGIN * unit;
    Rect::new(inner.min - Point::new(margin, margin), inner.max + Point::new(margin, margin + strip))
}

/// A map with its rulers, if there are any.
fn with_rulers(map: Rect, parts: Surround) -> Rect {
    let room = if parts.rulers { rulers::room(unit(map)) } else { Point::default() };
    Rect::new(map.min - room, map.max)
}

/// What is drawn on the margin.
pub(super) fn draw(
    scenario: &Scenario,
    catalog: &Catalog,
    style: &MapStyle,
    board: Rect,
    parts: Surround,
) -> Vec<Primitive> {
    let unit = unit(board);
    let mut out = Vec::new();
    if parts.rulers {
        rulers::draw(&mut out, style, scenario.board.layout(), board, unit);
    }
    if parts.frame {
        neat_lines(&mut out, style, with_rulers(board, parts), sheet(board, parts), unit);
    }
    if !parts.legend {
        return out;
    }
    let middle = board.max.y + MARGIN * unit * 0.5 + 1.85 * unit;
    let third = board.width() / 3.0;
    compass(&mut out, style, Point::new(board.max.x - third / 2.0, middle), unit);
    let yards = scenario.yards_a_hex(catalog.hex_yards);
    scale(&mut out, style, yards, Point::new(board.min.x + third / 2.0, middle), unit, third);
    let at = Point::new(f32::midpoint(board.min.x, board.max.x), middle);
    title(&mut out, style, scenario, at, unit, board.width());
    out
}

fn neat_lines(out: &mut Vec<Primitive>, style: &MapStyle, board: Rect, sheet: Rect, unit: f32) {
    for (rect, width) in [
        (sheet.grown(-0.22 * unit), 0.1 * unit),
        (sheet.grown(-0.38 * unit), 0.03 * unit),
        (board.grown(0.2 * unit), 0.04 * unit),
    ] {
        let mut pen = Pen::new();
        pen.rect(rect);
        out.extend(pen.stroke(style.ink, width));
    }
}

/// Name, date and place, centred.
fn title(out: &mut Vec<Primitive>, style: &MapStyle, scenario: &Scenario, at: Point, unit: f32, room: f32) {
    let meta = &scenario.meta;
    let name = title_of(scenario);
    let below: Vec<&str> =
        [meta.place.as_str(), meta.date.as_str()].into_iter().filter(|t| !t.is_empty()).collect();
    let below = below.join(", ");
    let rise = if below.is_empty() { 0.3 } else { 0.0 };
    centred(
        out,
        style.ink,
        Face::Roman,
        name,
        at + Point::new(0.0, rise * unit),
        1.25 * unit,
        0.06,
        room * 0.5,
    );
    let mut rule = Pen::new();
    let y = at.y + 0.42 * unit + rise * unit;
    rule.polyline(&[Point::new(at.x - 2.2 * unit, y), Point::new(at.x + 2.2 * unit, y)]);
    out.extend(rule.stroke(style.ink, 0.03 * unit));
    let mut diamond = Pen::new();
    let r = 0.11 * unit;
    diamond.polygon(&[(0.0, -r), (r, 0.0), (0.0, r), (-r, 0.0)].map(|(x, dy)| Point::new(at.x + x, y + dy)));
    out.extend(diamond.fill(style.ink));
    centred(
        out,
        style.ink,
        Face::Italic,
        &below,
        at + Point::new(0.0, 1.15 * unit),
        0.68 * unit,
        0.02,
        room * 0.42,
    );
}

/// A line of text about a point on its baseline, made smaller if it would not fit.
pub(super) fn centred(
    out: &mut Vec<Primitive>,
    color: Rgba,
    face: Face,
    words: &str,
    at: Point,
    size: f32,
    spacing: f32,
    room: f32,
) {
    let full = text::width(face, words, size, spacing);
    let size = if full > room { size * room / full } else { size };
    let half = text::width(face, words, size, spacing) / 2.0;
    let mut pen = Pen::new();
    text::write(&mut pen, face, words, at - Point::new(half, 0.0), size, spacing, 0.0);
    out.extend(pen.fill(color));
}

/// A bar of a round number of yards, in alternate fifths.
fn scale(out: &mut Vec<Primitive>, style: &MapStyle, yards_a_hex: f64, at: Point, unit: f32, room: f32) {
    let hex_yards = yards_a_hex as f32;
    let most = room * 0.62 * hex_yards;
    let decade = 10f32.powf(most.log10().floor());
    let yards = [5.0, 2.0, 1.0].into_iter().map(|k| k * decade).find(|y| *y <= most).unwrap_or(decade);
    let length = yards / hex_yards;
    let (left, top, high) = (at.x - length / 2.0, at.y - 0.05 * unit, 0.2 * unit);
    let (mut dark, mut frame) = (Pen::new(), Pen::new());
    for i in 0..5u8 {
        let x = left + length * f32::from(i) / 5.0;
        let fifth = Rect::new(Point::new(x, top), Point::new(x + length / 5.0, top + high));
        if i % 2 == 0 {
            dark.rect(fifth);
        }
        frame.rect(fifth);
    }
    out.extend(dark.fill(style.ink));
    out.extend(frame.stroke(style.ink, 0.03 * unit));
    for (part, words) in [(0.0, "0".to_owned()), (1.0, format!("{yards:.0} yards"))] {
        let x = left + length * part;
        centred(
            out,
            style.ink,
            Face::Roman,
            &words,
            Point::new(x, top - 0.22 * unit),
            0.55 * unit,
            0.0,
            room,
        );
    }
    let hex = format!("One hex is {} yards", rounded(yards_a_hex));
    centred(
        out,
        style.ink,
        Face::Italic,
        &hex,
        Point::new(at.x, top + high + 0.68 * unit),
        0.55 * unit,
        0.0,
        room,
    );
}

/// A rose of eight points, north up.
fn compass(out: &mut Vec<Primitive>, style: &MapStyle, at: Point, unit: f32) {
    let r = 1.15 * unit;
    let at = at + Point::new(0.0, 0.18 * unit);
    let mut ring = Pen::new();
    ring.ellipse(at, r * 0.62, r * 0.62);
    out.extend(ring.stroke(style.ink, 0.025 * unit));
    let (mut dark, mut light, mut lines) = (Pen::new(), Pen::new(), Pen::new());
    for ray in [1u8, 3, 5, 7, 0, 2, 4, 6] {
        let deg = 45.0 * f32::from(ray);
        let long = if ray % 2 == 0 { r } else { r * 0.6 };
        let tip = at + Point::bearing(deg).times(long);
        let [left, right] = [deg - 22.5, deg + 22.5].map(|side| at + Point::bearing(side).times(r * 0.22));
        dark.polygon(&[at, right, tip]);
        light.polygon(&[at, tip, left]);
        lines.polygon(&[at, right, tip]);
        lines.polygon(&[at, tip, left]);
    }
    out.extend(light.fill(style.paper));
    out.extend(dark.fill(style.ink));
    out.extend(lines.stroke(style.ink, 0.02 * unit));
    centred(out, style.ink, Face::Roman, "N", at - Point::new(0.0, r + 0.12 * unit), 0.6 * unit, 0.0, unit);
}
