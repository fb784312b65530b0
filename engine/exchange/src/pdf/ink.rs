//! Primitives as the operators of a page.

use oblique_cartography::Rgba;
use oblique_cartography::primitive::{Copies, Corner, Path, PathSegment, Primitive};
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name};
use std::collections::BTreeSet;

/// What a page's content needs of its document.
#[derive(Default)]
pub(super) struct Needs {
    /// Opacities.
    pub alphas: BTreeSet<u8>,
}

/// Light and shade over triangles, which are a mask of their own.
pub(super) type Triangles<'a> = &'a [[(oblique_cartography::Point, f32); 3]];

/// The name of the state of an opacity.
pub(super) fn alpha_name(alpha: u8) -> String {
    format!("a{alpha}")
}

/// Draws all but smooth shading, which is answered for whoever makes masks.
pub(super) fn draw<'a>(
    content: &mut Content,
    primitive: &'a Primitive,
    page: oblique_cartography::Rect,
    needs: &mut Needs,
) -> Option<(Triangles<'a>, Rgba, Rgba)> {
    match primitive {
        Primitive::Paper { color, grain } => {
            let even = color.mixed(Rgba { a: 255, ..*grain }, f32::from(grain.a) / 255.0 * 0.3);
            fill_color(content, even, needs);
            content.rect(page.min.x, page.min.y, page.width(), page.height()).fill_nonzero();
        }
        Primitive::Fill { path, color } => {
            fill_color(content, *color, needs);
            course(content, path, (0.0, 0.0));
            content.fill_nonzero();
        }
        Primitive::Stroke { path, color, width, dash, round } => {
            pen(content, *color, *width, *round, needs);
            content.set_dash_pattern(dash.iter().flatten().copied(), 0.0);
            course(content, path, (0.0, 0.0));
            content.stroke();
        }
        Primitive::Copies(copies) => self::copies(content, copies, page, needs),
        // Pages have lines alone; who asks for them is told so beforehand.
        Primitive::Bitmap(_) => {}
        Primitive::Shade { triangles, light, dark } => return Some((triangles, *light, *dark)),
    }
    None
}

pub(super) fn fill_color(content: &mut Content, color: Rgba, needs: &mut Needs) {
    opacity(content, color, needs);
    let [r, g, b] = [color.r, color.g, color.b].map(part);
    content.set_fill_rgb(r, g, b);
}

fn pen(content: &mut Content, color: Rgba, width: f32, round: bool, needs: &mut Needs) {
    opacity(content, color, needs);
    let [r, g, b] = [color.r, color.g, color.b].map(part);
    content.set_stroke_rgb(r, g, b).set_line_width(width);
    content.set_line_cap(if round { LineCapStyle::RoundCap } else { LineCapStyle::ButtCap });
    content.set_line_join(LineJoinStyle::RoundJoin);
}

fn opacity(content: &mut Content, color: Rgba, needs: &mut Needs) {
    needs.alphas.insert(color.a);
    content.set_parameters(Name(alpha_name(color.a).as_bytes()));
}

/// A part of a colour from 0 to 1, to a thousandth.
fn part(value: u8) -> f32 {
    (f32::from(value) / 255.0 * 1000.0).round() / 1000.0
}

/// Outlines in many places, as one course: what lies over each other is covered once.
fn copies(content: &mut Content, copies: &Copies, page: oblique_cartography::Rect, needs: &mut Needs) {
    match copies.line {
        Some(width) => {
            pen(content, copies.color, width, true, needs);
            content.set_dash_pattern([], 0.0);
        }
        None => fill_color(content, copies.color, needs),
    }
    let near = page.grown(2.0);
    let mut any = false;
    for place in copies.places.iter().filter(|place| near.contains(place.at)) {
        if let Some(shape) = copies.shapes.get(usize::from(place.shape)) {
            course(content, shape, (place.at.x, place.at.y));
            any = true;
        }
    }
    match (any, copies.line) {
        (false, _) => content,
        (true, Some(_)) => content.stroke(),
        (true, None) => content.fill_nonzero(),
    };
}

/// To a ten-thousandth of a hex: far below a printer's dot.
fn short(n: f32) -> f32 {
    (n * 10_000.0).round() / 10_000.0
}

fn course(content: &mut Content, path: &Path, (x, y): (f32, f32)) {
    let at = |p: Corner| (short(p.x + x), short(p.y + y));
    let mut last = Corner::zero();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                let (x, y) = at(p);
                content.move_to(x, y);
                last = p;
            }
            PathSegment::LineTo(p) => {
                let (x, y) = at(p);
                content.line_to(x, y);
                last = p;
            }
            PathSegment::QuadTo(c, p) => {
                let toward = |from: Corner| {
                    Corner::from_xy(from.x + (c.x - from.x) * 2.0 / 3.0, from.y + (c.y - from.y) * 2.0 / 3.0)
                };
                let ((ax, ay), (bx, by), (x, y)) = (at(toward(last)), at(toward(p)), at(p));
                content.cubic_to(ax, ay, bx, by, x, y);
                last = p;
            }
            PathSegment::CubicTo(a, b, p) => {
                let ((ax, ay), (bx, by), (x, y)) = (at(a), at(b), at(p));
                content.cubic_to(ax, ay, bx, by, x, y);
                last = p;
            }
            PathSegment::Close => {
                content.close_path();
            }
        }
    }
}
