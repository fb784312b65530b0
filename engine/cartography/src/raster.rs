//! Primitives into pixels, by tiny-skia.
//!
//! Must not know boards or styles. The result is premultiplied RGBA, 8 bits a channel.

use crate::geometry::{Point, Rect};
use crate::primitive::{Primitive, Scene};
use crate::{Rgba, noise};
use tiny_skia::{FillRule, LineCap, LineJoin, Paint, Pixmap, Stroke, StrokeDash, Transform};

/// Draws a scene over its rectangle, `width` by `height` pixels: rows of red, green, blue,
/// opacity, premultiplied. An impossible size gives no pixels.
pub fn render(scene: &Scene, width: u32, height: u32) -> Vec<u8> {
    let Some(mut pixmap) = Pixmap::new(width, height) else { return Vec::new() };
    let scale = width as f32 / scene.rect.width();
    let transform = Transform::from_row(
        scale,
        0.0,
        0.0,
        height as f32 / scene.rect.height(),
        -scene.rect.min.x * scale,
        -scene.rect.min.y * height as f32 / scene.rect.height(),
    );
    for primitive in &scene.primitives {
        draw(&mut pixmap, primitive, scene.rect, transform);
    }
    pixmap.take()
}

fn draw(pixmap: &mut Pixmap, primitive: &Primitive, rect: Rect, transform: Transform) {
    match primitive {
        Primitive::Paper { color, grain } => paper(pixmap, rect, *color, *grain),
        Primitive::Fill { path, color } => {
            pixmap.fill_path(path, &paint(*color), FillRule::Winding, transform, None);
        }
        Primitive::Stroke { path, color, width, dash, round } => {
            let stroke = Stroke {
                width: *width,
                line_cap: if *round { LineCap::Round } else { LineCap::Butt },
                line_join: LineJoin::Round,
                dash: dash.and_then(|[on, off]| StrokeDash::new(vec![on, off], 0.0)),
                ..Stroke::default()
            };
            pixmap.stroke_path(path, &paint(*color), &stroke, transform, None);
        }
        Primitive::Shade { triangles, light, dark } => {
            for triangle in triangles {
                shade(pixmap, triangle, *light, *dark, transform);
            }
        }
    }
}

fn paint(color: Rgba) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(color.r, color.g, color.b, color.a);
    paint.anti_alias = true;
    paint
}

/// Stains change so slowly that they are worked out every so many pixels and spread between.
const STAIN_PX: i32 = 8;

/// Fills everything with paper. The grain is noise of the world position, so tiles join.
fn paper(pixmap: &mut Pixmap, rect: Rect, color: Rgba, grain: Rgba) {
    let (width, height) = (pixmap.width() as i32, pixmap.height() as i32);
    let step = rect.width() / width as f32;
    let strength = f32::from(grain.a) / 255.0;
    let ramp: Vec<[u8; 4]> = (0..=255u8)
        .map(|t| color.mixed(Rgba { a: 255, ..grain }, f32::from(t) / 255.0 * strength).array())
        .collect();
    // Whole-pixel positions in the pyramid's own grid: fibres are as fine as pixels at any zoom.
    let (px, py) = ((rect.min.x / step).round() as i32, (rect.min.y / step).round() as i32);
    let stain = |x: i32, y: i32| {
        let p = Point::new((x * STAIN_PX) as f32 * step, (y * STAIN_PX) as f32 * step);
        noise::smooth(p.times(0.23), 91) * 0.24 + noise::smooth(p.times(1.9), 92) * 0.1 + 0.05
    };
    let first = px.div_euclid(STAIN_PX);
    let nodes = (px + width).div_euclid(STAIN_PX) - first + 2;
    let row_of = |y: i32| (0..nodes).map(|i| stain(first + i, y)).collect::<Vec<f32>>();
    let mut at_row = py.div_euclid(STAIN_PX);
    let (mut upper, mut lower) = (row_of(at_row), row_of(at_row + 1));
    let data = pixmap.data_mut();
    for y in 0..height {
        let node = (py + y).div_euclid(STAIN_PX);
        if node != at_row {
            at_row = node;
            upper = std::mem::replace(&mut lower, row_of(node + 1));
        }
        let v = (py + y).rem_euclid(STAIN_PX) as f32 / STAIN_PX as f32;
        let line: Vec<f32> = upper.iter().zip(&lower).map(|(a, b)| a + (b - a) * v).collect();
        let row = (y * width * 4) as usize;
        for x in 0..width {
            let node = ((px + x).div_euclid(STAIN_PX) - first) as usize;
            let u = (px + x).rem_euclid(STAIN_PX) as f32 / STAIN_PX as f32;
            let broad = line[node] + (line[node + 1] - line[node]) * u;
            let t = broad + noise::unit(px + x, py + y, 93) * 0.55;
            let at = row + x as usize * 4;
            data[at..at + 4].copy_from_slice(&ramp[(t.clamp(0.0, 1.0) * 255.0) as usize]);
        }
    }
}

/// Gouraud shading of one triangle, blended over what is there.
fn shade(pixmap: &mut Pixmap, corners: &[(Point, f32); 3], light: Rgba, dark: Rgba, transform: Transform) {
    let map = |p: Point| Point::new(p.x * transform.sx + transform.tx, p.y * transform.sy + transform.ty);
    let [a, b, c] = corners.map(|(p, _)| map(p));
    let [la, lb, lc] = corners.map(|(_, l)| l);
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if area == 0.0 {
        return;
    }
    let (width, height) = (pixmap.width() as i32, pixmap.height() as i32);
    let low = |x: f32, y: f32, z: f32| x.min(y).min(z).floor() as i32;
    let high = |x: f32, y: f32, z: f32| x.max(y).max(z).ceil() as i32;
    let (x0, x1) = (low(a.x, b.x, c.x).max(0), high(a.x, b.x, c.x).min(width));
    let (y0, y1) = (low(a.y, b.y, c.y).max(0), high(a.y, b.y, c.y).min(height));
    let data = pixmap.data_mut();
    for y in y0..y1 {
        for x in x0..x1 {
            let p = Point::new(x as f32 + 0.5, y as f32 + 0.5);
            let wc = ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / area;
            let wb = ((p.x - a.x) * (c.y - a.y) - (p.y - a.y) * (c.x - a.x)) / area;
            let wa = 1.0 - wb - wc;
            // Half-open, so that a pixel on a shared side is shaded once.
            if wa < 0.0 || wb < 0.0 || wc <= 0.0 {
                continue;
            }
            let l = wa * la + wb * lb + wc * lc;
            let color = if l > 0.0 { light } else { dark };
            let alpha = l.abs().min(1.0) * f32::from(color.a) / 255.0;
            let at = ((y * width + x) * 4) as usize;
            let Some(place) = data.get_mut(at..at + 4) else { continue };
            for (channel, target) in place.iter_mut().zip([color.r, color.g, color.b, 255]) {
                let old = f32::from(*channel);
                *channel = (old + (f32::from(target) - old) * alpha + 0.5) as u8;
            }
        }
    }
}
