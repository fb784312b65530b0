//! Counters and flags as shapes.
//!
//! The shapes are cartography's, the same as on paper; here they are scaled and placed. Must not
//! know scenarios or battles.

use super::ground::color;
use super::overlay::haloed;
use super::pieces::{CounterAt, Flag};
use super::scene::{Detail, NAME_POINTS, Placed, STRENGTH_POINTS, Scene};
use super::sprites::Sprites;
use egui::epaint::Mesh;
use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use oblique_cartography::MapStyle;
use oblique_cartography::counters::{self, CounterShape};
use oblique_cartography::geometry::{self, Point};

/// What is written beside large counters.
#[derive(Clone, Copy, Debug, Default)]
pub struct Written {
    /// Their names.
    pub names: bool,
    /// Their strengths.
    pub strengths: bool,
}

/// The shapes of a counter drawn so at so many points a hex, the lowest first.
pub fn shapes(
    style: &MapStyle,
    look: &counters::CounterLook,
    detail: Detail,
    points: f32,
) -> Vec<CounterShape> {
    if detail == Detail::Full {
        counters::at_size(style, look, points.max(counters::BAR_PX))
    } else {
        counters::bar(style, look)
    }
}

/// Draws the counters of a scene, so many points a hex: as pictures where there are any, else as shapes.
pub fn paint(
    painter: &Painter,
    style: &MapStyle,
    scene: &Scene,
    counters: &[CounterAt],
    sprites: &mut Sprites,
    points: f32,
) {
    if scene.detail == Detail::Block {
        paint_blocks(painter, style, scene, counters);
        return;
    }
    let ctx = painter.ctx();
    let pictures = sprites.begin(ctx, style, points * ctx.pixels_per_point(), scene.detail);
    // What has no picture yet is drawn with less on it, so that no frame waits for it.
    let meanwhile = if sprites.are_due() { counters::BAR_PX } else { points };
    let mut mesh = sprites.mesh();
    let mut words = Vec::new();
    for placed in &scene.counters {
        let Some(counter) = counters.get(placed.index) else { continue };
        let strength = if counter.faded { 0.5 } else { 1.0 };
        if pictures {
            if let Some(written) = sprites.add(ctx, style, counter, placed, &mut mesh) {
                words.extend(written.iter().map(|word| (word.clone(), *placed, strength)));
                continue;
            }
            if !mesh.is_empty() {
                // What was placed before lies under it.
                painter.add(Shape::mesh(std::mem::replace(&mut mesh, sprites.mesh())));
            }
        }
        for shape in shapes(style, &counter.look, scene.detail, meanwhile) {
            paint_shape(painter, &shape, placed, strength);
        }
    }
    painter.add(Shape::mesh(mesh));
    for (word, placed, strength) in &words {
        paint_shape(painter, word, placed, *strength);
    }
    if sprites.is_behind() {
        ctx.request_repaint();
    }
}

/// Writes strengths and names beside the counters of a scene that are large enough, so many points a hex. They keep off
/// each other, the counters and `names`: what names on the map cover of the screen.
pub fn write(
    painter: &Painter,
    style: &MapStyle,
    scene: &Scene,
    counters: &[CounterAt],
    written: Written,
    points: f32,
    names: Vec<geometry::Rect>,
) {
    let (wants_names, wants_strengths) = written.at(points);
    if !wants_names && !wants_strengths {
        return;
    }
    let (ink, halo) = (color(style.ink), color(style.overlay.halo));
    let size = counters::caption_px(points).min(LARGEST_CAPTION);
    let (mut taken, mut lines, mut captions) = (names, Vec::new(), Vec::new());
    for placed in &scene.counters {
        let Some(counter) = counters.get(placed.index) else { continue };
        let at = Point::new(placed.at.x, placed.at.y);
        let reach = counters::reach(&counter.look).times(placed.scale);
        taken.push(geometry::Rect::new(at - reach, at + reach));
        // A leader at the shoulder of a unit keeps his name off the unit's.
        let at_shoulder = counter.offset != Point::default();
        let texts = [
            (wants_names && !at_shoulder).then_some(counter.name.as_str()),
            wants_strengths.then_some(counter.strength.as_str()),
        ];
        let texts: Vec<&str> = texts.into_iter().flatten().filter(|text| !text.is_empty()).collect();
        if texts.is_empty() {
            continue;
        }
        let cut = |hexes: f32| texts.iter().map(|text| fitted(painter, text, size, points * hexes)).collect();
        let both: [Vec<String>; 2] = [counters::CAPTION_WIDTH, counters::NARROW_CAPTION_WIDTH].map(cut);
        let widest =
            |texts: &Vec<String>| texts.iter().map(|text| width(painter, text, size)).fold(0.0, f32::max);
        captions.push(counters::Caption {
            under: at + Point::new(0.0, placed.scale * counters::caption_top(&counter.look)),
            over: at - Point::new(0.0, placed.scale * counters::caption_foot(&counter.look)),
            beside: counters::caption_beside(&counter.look, at, placed.scale),
            height: (size + LINE_GAP) * texts.len() as f32,
            widths: [widest(&both[0]), widest(&both[1])],
        });
        lines.push((both, if counter.faded { ink.gamma_multiply(0.6) } else { ink }));
    }
    let places = counters::place_captions(&captions, &taken);
    for (place, ([wide, narrow], ink)) in places.into_iter().zip(lines) {
        let Some(place) = place else { continue };
        let mut foot = pos2(place.rect.min.x.midpoint(place.rect.max.x), place.rect.min.y);
        for text in if place.narrow { narrow } else { wide } {
            haloed(painter, foot, Align2::CENTER_TOP, &text, size, ink, halo);
            foot.y += size + LINE_GAP;
        }
    }
}

impl Written {
    /// Are names and strengths written at so many points a hex?
    pub fn at(self, points: f32) -> (bool, bool) {
        (self.names && points >= NAME_POINTS, self.strengths && points >= STRENGTH_POINTS)
    }
}

/// Between the lines of a caption, in points.
const LINE_GAP: f32 = 1.0;
/// Largest text under a counter, in points.
const LARGEST_CAPTION: f32 = 14.0;
/// Words of state are not written smaller than that, in points, to fit their hex.
const SMALLEST_WORD: f32 = 8.0;

/// A text cut to a width, with an ellipsis where something is left out.
fn fitted(painter: &Painter, text: &str, size: f32, width: f32) -> String {
    counters::shortened(text, |text| self::width(painter, text, size) <= width)
}

/// The width of a text, in points; egui keeps what it has laid out from frame to frame.
fn width(painter: &Painter, text: &str, size: f32) -> f32 {
    painter.layout_no_wrap(text.to_owned(), egui::FontId::proportional(size), Color32::PLACEHOLDER).size().x
}

/// A word and its size in points, so that it keeps off the words of the neighbours' hexes, which are so many points
/// wide: written smaller first, then cut.
fn within_a_hex(painter: &Painter, word: &str, size: f32, hex: f32) -> (String, f32) {
    let wide = width(painter, word, size);
    let size = (size * (hex / wide.max(1.0)).min(1.0)).max(SMALLEST_WORD.min(size));
    (fitted(painter, word, size, hex), size)
}

/// Draws the flags of a scene.
pub(crate) fn paint_flags(painter: &Painter, style: &MapStyle, scene: &Scene, flags: &[Flag]) {
    for placed in &scene.flags {
        let Some(flag) = flags.get(placed.index) else { continue };
        let at = Placed { scale: placed.scale.max(16.0), ..*placed };
        for shape in counters::objective(style, flag.holder) {
            paint_shape(painter, &shape, &at, 1.0);
        }
        if placed.scale >= 22.0 && !flag.caption.is_empty() {
            let foot = placed.at + vec2(0.0, placed.scale * 0.42);
            let size = (placed.scale * 0.24).clamp(9.0, 16.0);
            haloed(
                painter,
                foot,
                Align2::CENTER_CENTER,
                &flag.caption,
                size,
                color(style.ink),
                color(style.overlay.halo),
            );
        }
    }
}

/// Small: a square in the nation's colour on one in the side's, one mesh for all.
fn paint_blocks(painter: &Painter, style: &MapStyle, scene: &Scene, counters: &[CounterAt]) {
    let mut mesh = Mesh::default();
    for placed in &scene.counters {
        let Some(counter) = counters.get(placed.index) else { continue };
        let size = (placed.scale * 0.8).max(3.0);
        let square = |part: f32| Rect::from_center_size(placed.at, vec2(size * part, size * part));
        mesh.add_colored_rect(square(1.0), color(style.counter.tone(counter.look.side_color)));
        if size >= 5.0 {
            mesh.add_colored_rect(square(0.5), color(style.counter.tone(counter.look.nation_color)));
        }
    }
    painter.add(Shape::mesh(mesh));
}

fn paint_shape(painter: &Painter, shape: &CounterShape, placed: &Placed, strength: f32) {
    let at = |p: Point| -> Pos2 { placed.at + vec2(p.x, p.y) * placed.scale };
    let ink = |rgba| -> Color32 { color(rgba).gamma_multiply(strength) };
    match shape {
        CounterShape::Polygon { points, fill } => {
            let points = points.iter().map(|p| at(*p)).collect();
            painter.add(Shape::convex_polygon(points, ink(*fill), Stroke::NONE));
        }
        CounterShape::Line { points, color, width } => {
            let stroke = Stroke::new((width * placed.scale).max(0.7), ink(*color));
            painter.add(Shape::line(points.iter().map(|p| at(*p)).collect(), stroke));
        }
        CounterShape::Disc { center, radius, fill } => {
            painter.circle_filled(at(*center), radius * placed.scale, ink(*fill));
        }
        CounterShape::Text { at: foot, text, size, color, halo } => {
            let points = size * placed.scale;
            if points >= 6.0 {
                let (text, points) = within_a_hex(painter, text, points * 1.3, placed.scale);
                haloed(painter, at(*foot), Align2::CENTER_BOTTOM, &text, points, ink(*color), ink(*halo));
            }
        }
    }
}
