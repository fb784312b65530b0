//! Primitives into SVG text.
//!
//! Must not know boards or styles. Paper is plain (no grain) and smooth shading becomes flat
//! triangles; all else is the same as on the screen.

use crate::Rgba;
use crate::geometry::Point;
use crate::primitive::{Path, Primitive, Scene};
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
    let mut out = String::new();
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
        write(&mut out, primitive, scene);
    }
    out.push_str("</svg>\n");
    out
}

fn write(out: &mut String, primitive: &Primitive, scene: &Scene) {
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
        Primitive::Shade { triangles, light, dark } => {
            for corners in triangles {
                triangle(out, corners, *light, *dark);
            }
        }
    }
}

/// A triangle of even light. Crisp edges keep neighbours from showing a seam.
fn triangle(out: &mut String, corners: &[(Point, f32); 3], light: Rgba, dark: Rgba) {
    let mean = corners.iter().map(|(_, l)| l).sum::<f32>() / 3.0;
    if mean.abs() < 0.01 {
        return;
    }
    let color = if mean > 0.0 { light } else { dark }.faded(mean.abs());
    let points: Vec<String> = corners.iter().map(|(p, _)| format!("{},{}", Num(p.x), Num(p.y))).collect();
    let _ = writeln!(
        out,
        "<polygon shape-rendering=\"crispEdges\"{} points=\"{}\"/>",
        paint("fill", color),
        points.join(" ")
    );
}

fn paint(what: &str, color: Rgba) -> String {
    if color.a == 255 {
        format!(" {what}=\"{}\"", color.hex())
    } else {
        format!(" {what}=\"{}\" {what}-opacity=\"{}\"", color.hex(), Num(f32::from(color.a) / 255.0))
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
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(p) => {
                steps(out, 'm', &mut at, &[p]);
                start = at;
            }
            PathSegment::LineTo(p) => steps(out, 'l', &mut at, &[p]),
            PathSegment::QuadTo(c, p) => steps(out, 'q', &mut at, &[c, p]),
            PathSegment::CubicTo(a, b, p) => steps(out, 'c', &mut at, &[a, b, p]),
            PathSegment::Close => {
                out.push('z');
                at = start;
            }
        }
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
        assert!(out.starts_with("m10 20l.25-.5l0 0l.001 0"), "{}", &out[..60]);
        // Closing leads back to where the outline began.
        assert!(out.ends_with("zm-10.05 1q.05 1.5 1 0"), "{}", &out[out.len() - 60..]);
        let run: i64 = out.matches("l.001 0").count().try_into().expect("few");
        assert_eq!(run, 1_200);
    }
}
