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

/// A whole SVG document of a scene.
pub fn document(scene: &Scene) -> String {
    let rect = scene.rect;
    let (w, h) = (rect.width() * scene.px_per_hex, rect.height() * scene.px_per_hex);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\">",
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
            let _ = writeln!(out, "<path{} d=\"{}\"/>", paint("fill", *color), data(path));
        }
        Primitive::Stroke { path, color, width, dash, round } => {
            let ends = if *round { " stroke-linecap=\"round\"" } else { "" };
            let dash = dash.map_or_else(String::new, |[on, off]| {
                format!(" stroke-dasharray=\"{} {}\"", Num(on), Num(off))
            });
            let _ = writeln!(
                out,
                "<path fill=\"none\"{} stroke-width=\"{}\" stroke-linejoin=\"round\"{ends}{dash} d=\"{}\"/>",
                paint("stroke", *color),
                Num(*width),
                data(path)
            );
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

fn data(path: &Path) -> String {
    let mut out = String::new();
    for segment in path.segments() {
        let _ = match segment {
            PathSegment::MoveTo(p) => write!(out, "M{} {}", Num(p.x), Num(p.y)),
            PathSegment::LineTo(p) => write!(out, "L{} {}", Num(p.x), Num(p.y)),
            PathSegment::QuadTo(c, p) => write!(out, "Q{} {} {} {}", Num(c.x), Num(c.y), Num(p.x), Num(p.y)),
            PathSegment::CubicTo(a, b, p) => {
                write!(out, "C{} {} {} {} {} {}", Num(a.x), Num(a.y), Num(b.x), Num(b.y), Num(p.x), Num(p.y))
            }
            PathSegment::Close => write!(out, "Z"),
        };
    }
    out
}
