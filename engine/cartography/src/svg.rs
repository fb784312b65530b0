//! Primitives into SVG text.
//!
//! Must not know boards or styles. Paper is plain (no grain) and smooth shading becomes bands of even
//! light; all else is the same as on the screen.

mod shade;

use crate::Rgba;
use crate::geometry::Point;
use crate::primitive::{Copies, Path, Primitive, Scene};
use std::fmt::Write;
use tiny_skia::PathSegment;

/// Places after the point: a thousandth of a hex is far below a printer's dot.
struct Num(f32);

impl std::fmt::Display for Num {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = format!("{:.3}", self.0);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// A whole SVG document of a scene: so wide and high in millimetres, else as large as its pixels.
pub fn document(scene: &Scene, paper_mm: Option<(f32, f32)>) -> String {
    let rect = scene.rect;
    let px = (rect.width() * scene.px_per_hex, rect.height() * scene.px_per_hex);
    let ((w, h), unit) = paper_mm.map_or((px, ""), |mm| (mm, "mm"));
    let (mut out, mut symbols) = (String::new(), 0);
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}{unit}\" height=\"{}{unit}\" viewBox=\"{} {} {} {}\">",
        Num(w),
        Num(h),
        Num(rect.min.x),
        Num(rect.min.y),
        Num(rect.width()),
        Num(rect.height())
    );
    for primitive in &scene.primitives {
        write(&mut out, primitive, scene, &mut symbols);
    }
    out.push_str("</svg>\n");
    out
}

fn write(out: &mut String, primitive: &Primitive, scene: &Scene, symbols: &mut u32) {
    match primitive {
        Primitive::Paper { color, grain } => {
            let rect = scene.rect;
            let even = color.mixed(Rgba { a: 255, ..*grain }, f32::from(grain.a) / 255.0 * 0.3);
            let _ = writeln!(
                out,
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>",
                Num(rect.min.x),
                Num(rect.min.y),
                Num(rect.width()),
                Num(rect.height()),
                paint("fill", even)
            );
        }
        Primitive::Fill { path, color } => {
            let _ = write!(out, "<path{} d=\"", paint("fill", *color));
            course(out, path);
            out.push_str("\"/>\n");
        }
        Primitive::Stroke { path, color, width, dash, round } => {
            let ends = if *round { " stroke-linecap=\"round\"" } else { "" };
            let dash = dash.map_or_else(String::new, |[on, off]| {
                format!(" stroke-dasharray=\"{} {}\"", Num(on), Num(off))
            });
            let _ = write!(
                out,
                "<path fill=\"none\"{} stroke-width=\"{}\" stroke-linejoin=\"round\"{ends}{dash} d=\"",
                paint("stroke", *color),
                Num(*width)
            );
            course(out, path);
            out.push_str("\"/>\n");
        }
        Primitive::Bitmap(bitmap) if bitmap.address.is_empty() => {}
        Primitive::Bitmap(bitmap) => {
            let _ = writeln!(
                out,
                "<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" preserveAspectRatio=\"none\" href=\"{}\"/>",
                Num(bitmap.rect.min.x),
                Num(bitmap.rect.min.y),
                Num(bitmap.rect.width()),
                Num(bitmap.rect.height()),
                bitmap.address
            );
        }
        Primitive::Copies(copies) => self::copies(out, copies, symbols),
        Primitive::Shade { triangles, light, dark } => {
            shade(out, triangles, *light, *dark);
        }
    }
}

/// Outlines as symbols, each referred to by a line of no width that has one at every point: a place is a few
/// characters, where a reference of its own would be forty.
fn copies(out: &mut String, copies: &Copies, symbols: &mut u32) {
    let whole = Rgba { a: 255, ..copies.color };
    // What lies over each other shows once: the strength is that of all together.
    let faint = copies.color.a < 255;
    let (open, close) =
        if faint { (format!("<g opacity=\"{}\">\n", share(copies.color)), "</g>\n") } else { <_>::default() };
    out.push_str(&open);
    for (index, shape) in copies.shapes.iter().enumerate() {
        let mut places = copies.places.iter().filter(|place| usize::from(place.shape) == index).peekable();
        if places.peek().is_none() {
            continue;
        }
        *symbols += 1;
        let _ = write!(
            out,
            "<marker id=\"s{symbols}\" markerUnits=\"userSpaceOnUse\" markerWidth=\"1\" markerHeight=\"1\" overflow=\"visible\"><path"
        );
        if let Some(width) = copies.line {
            let _ = write!(
                out,
                " fill=\"none\"{} stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
                paint("stroke", whole),
                Num(width)
            );
        } else {
            out.push_str(&paint("fill", whole));
        }
        out.push_str(" d=\"");
        course(out, shape);
        let _ = write!(out, "\"/></marker>\n<path fill=\"none\" style=\"marker:url(#s{symbols})\" d=\"");
        let (mut at, mut many) = (Place::default(), 0);
        for place in places {
            let command = if many == 0 { 'm' } else { 'l' };
            // A run of steps of one sort names it once.
            let point = tiny_skia::Point::from_xy(place.at.x, place.at.y);
            if many > 1 {
                more(out, &mut at, point);
            } else {
                steps(out, command, &mut at, &[point]);
            }
            many += 1;
        }
        if many == 1 {
            out.push_str("h0");
        }
        out.push_str("\"/>\n");
    }
    out.push_str(close);
}

/// Light and shade: all of a tone as one path. Crisp edges keep neighbours from showing a seam.
fn shade(out: &mut String, triangles: &[[(Point, f32); 3]], light: Rgba, dark: Rgba) {
    for (tone, areas) in shade::bands(triangles) {
        let color = if tone > 0 { light } else { dark }.faded(tone.unsigned_abs() as f32 / shade::TONES);
        if color.a == 0 {
            continue;
        }
        let _ = write!(out, "<path shape-rendering=\"crispEdges\"{} d=\"", paint("fill", color));
        let mut at = Place::default();
        for area in areas {
            let mut corners = area.iter().map(|p| tiny_skia::Point::from_xy(p.x, p.y));
            let Some(first) = corners.next() else { continue };
            steps(out, 'm', &mut at, &[first]);
            let start = at;
            for (n, corner) in corners.enumerate() {
                if n == 0 {
                    steps(out, 'l', &mut at, &[corner]);
                } else {
                    more(out, &mut at, corner);
                }
            }
            out.push('z');
            at = start;
        }
        out.push_str("\"/>\n");
    }
}

/// An opacity from 0 to 1.
fn share(color: Rgba) -> Num {
    Num(f32::from(color.a) / 255.0)
}

fn paint(what: &str, color: Rgba) -> String {
    if color.a == 255 {
        format!(" {what}=\"{}\"", color.hex())
    } else {
        format!(" {what}=\"{}\" {what}-opacity=\"{}\"", color.hex(), share(color))
    }
}

/// A place in whole thousandths of a hex.
#[derive(Clone, Copy, Default)]
struct Place {
    x: i64,
    y: i64,
}

impl Place {
    fn of(p: tiny_skia::Point) -> Self {
        // Maps are some thousand hexes wide: far within what is whole here.
        #[expect(clippy::cast_possible_truncation)]
        let whole = |n: f32| (f64::from(n) * 1000.0).round() as i64;
        Self { x: whole(p.x), y: whole(p.y) }
    }
}

/// The course of a path. Each place is written by its way from the one before, which is half as long as
/// where it stands on the map; as places are rounded first, nothing drifts.
fn course(out: &mut String, path: &Path) {
    let (mut at, mut start) = (Place::default(), Place::default());
    let mut last = None;
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                steps(out, 'm', &mut at, &[p]);
                start = at;
            }
            PathSegment::LineTo(p) if last == Some('l') => more(out, &mut at, p),
            PathSegment::LineTo(p) => steps(out, 'l', &mut at, &[p]),
            PathSegment::QuadTo(c, p) => steps(out, 'q', &mut at, &[c, p]),
            PathSegment::CubicTo(a, b, p) => steps(out, 'c', &mut at, &[a, b, p]),
            PathSegment::Close => {
                out.push('z');
                at = start;
            }
        }
        last = matches!(segment, PathSegment::LineTo(_)).then_some('l');
    }
}

/// A command with its points, the last of which is where it leads.
fn steps(out: &mut String, command: char, at: &mut Place, points: &[tiny_skia::Point]) {
    out.push(command);
    let (from, mut first) = (*at, true);
    for p in points {
        *at = Place::of(*p);
        for n in [at.x - from.x, at.y - from.y] {
            if !first && n >= 0 {
                out.push(' ');
            }
            thousandths(out, n);
            first = false;
        }
    }
}

/// Another step of the same sort.
fn more(out: &mut String, at: &mut Place, p: tiny_skia::Point) {
    let from = *at;
    *at = Place::of(p);
    for n in [at.x - from.x, at.y - from.y] {
        if n >= 0 {
            out.push(' ');
        }
        thousandths(out, n);
    }
}

/// A number of thousandths, as short as it can be written.
fn thousandths(out: &mut String, n: i64) {
    if n < 0 {
        out.push('-');
    }
    let (whole, mut rest) = (n.unsigned_abs() / 1000, n.unsigned_abs() % 1000);
    if whole > 0 || rest == 0 {
        let _ = write!(out, "{whole}");
    }
    let mut tenth = 100;
    if rest > 0 {
        out.push('.');
    }
    while rest > 0 {
        out.push(char::from_digit(u32::try_from(rest / tenth).unwrap_or(0), 10).unwrap_or('0'));
        (rest, tenth) = (rest % tenth, tenth / 10);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::primitive::Pen;

    #[test]
    fn a_course_is_written_short_and_does_not_drift() {
        let mut pen = Pen::new();
        pen.start(Point::new(10.0, 20.0004));
        pen.line(Point::new(10.25, 19.5));
        for n in 1..=3_000_u16 {
            pen.line(Point::new(10.25 + f32::from(n) * 0.000_4, 19.5));
        }
        pen.close();
        pen.start(Point::new(-0.05, 21.0));
        pen.curve(Point::new(0.0, 22.5), Point::new(0.95, 21.0));
        let mut out = String::new();
        course(&mut out, &pen.finish().expect("a path"));
        assert!(out.starts_with("m10 20l.25-.5 0 0 .001 0"), "{}", &out[..60]);
        // Closing leads back to where the outline began.
        assert!(out.ends_with("zm-10.05 1q.05 1.5 1 0"), "{}", &out[out.len() - 60..]);
        let run: i64 = out.matches(" .001 0").count().try_into().expect("few");
        assert_eq!(run, 1_200);
    }
}
