//! Pixels laid over pixels.

use super::ink::Ink;
use super::view::View;
use crate::Rgba;
use crate::primitive::Bitmap;

/// Lays a bitmap over its rectangle of the world, each pixel between those of the bitmap about its middle.
pub(super) fn lay(pixels: &mut [u32], width: usize, view: &View, bitmap: &Bitmap) {
    let (wide, high) = (bitmap.width as usize, bitmap.height as usize);
    if wide == 0 || high == 0 || width == 0 || bitmap.rgba.len() < wide * high * 4 {
        return;
    }
    let rect = bitmap.rect;
    // Pixels of the bitmap a pixel of the picture, and where the first begins.
    let axis = |scale: f64, origin: f64, from: f32, length: f32, side: usize| {
        let each = side as f64 / f64::from(length) / scale;
        (each, (origin - f64::from(from) * scale) * each)
    };
    let (right, left) = axis(view.scale.0, view.origin.0, rect.min.x, rect.width(), wide);
    let (down, top) = axis(view.scale.1, view.origin.1, rect.min.y, rect.height(), high);
    let within = |at: f64, side: usize| (0.0..side as f64).contains(&at);
    for (y, row) in pixels.chunks_mut(width).enumerate() {
        let v = (y as f64 + 0.5) * down + top;
        if !within(v, high) {
            continue;
        }
        for (x, pixel) in row.iter_mut().enumerate() {
            let u = (x as f64 + 0.5) * right + left;
            if within(u, wide) {
                *pixel = Ink::new(color(bitmap, u, v)).over(*pixel, 255);
            }
        }
    }
}

/// The colour at a place of a bitmap, in its pixels from its corner.
fn color(bitmap: &Bitmap, u: f64, v: f64) -> Rgba {
    let (u, v) = (u - 0.5, v - 0.5);
    let (left, top) = (u.floor(), v.floor());
    let (right, down) = ((u - left) as f32, (v - top) as f32);
    let corner = |x: f64, y: f64, share: f32| {
        let within = |at: f64, side: u32| at.clamp(0.0, f64::from(side - 1)) as usize;
        let at = (within(y, bitmap.height) * bitmap.width as usize + within(x, bitmap.width)) * 4;
        let [r, g, b, a] = [0, 1, 2, 3].map(|n| f32::from(bitmap.rgba[at + n]));
        // What is clear has no colour to give.
        let weight = share * a;
        [r * weight, g * weight, b * weight, weight]
    };
    let corners = [
        corner(left, top, (1.0 - right) * (1.0 - down)),
        corner(left + 1.0, top, right * (1.0 - down)),
        corner(left, top + 1.0, (1.0 - right) * down),
        corner(left + 1.0, top + 1.0, right * down),
    ];
    let sum = |n: usize| corners.iter().map(|corner| corner[n]).sum::<f32>();
    let all = sum(3);
    if all <= 0.0 {
        return Rgba::CLEAR;
    }
    let part = |n: usize| (sum(n) / all).round() as u8;
    Rgba { r: part(0), g: part(1), b: part(2), a: all.round() as u8 }
}

#[cfg(test)]
mod tests {
    use crate::geometry::{Point, Rect};
    use crate::primitive::{Bitmap, Primitive, Scene};
    use crate::raster::render;
    use std::sync::Arc;

    #[test]
    fn pixels_lie_over_their_rectangle_and_a_part_is_as_the_whole() {
        let rgba = vec![200, 0, 0, 255, 0, 0, 200, 128, 0, 200, 0, 255, 9, 9, 9, 0];
        let rect = Rect::new(Point::new(1.0, 1.0), Point::new(3.0, 3.0));
        let bitmap = Bitmap { rect, width: 2, height: 2, rgba, address: String::new() };
        let over = Primitive::Bitmap(Arc::new(bitmap));
        let drawn = |from: f32, to: f32, px: u32| {
            let rect = Rect::new(Point::new(from, from), Point::new(to, to));
            let scene = Scene { rect, px_per_hex: 1.0, primitives: vec![over.clone()] };
            let pixels = render(&scene, px, px);
            pixels.chunks(4).map(<[u8]>::to_vec).collect::<Vec<_>>()
        };
        let whole = drawn(0.0, 4.0, 4);
        assert_eq!(whole[0], [0, 0, 0, 0], "nothing lies beside it");
        assert_eq!((&whole[5][..], &whole[9][..]), (&[200, 0, 0, 255][..], &[0, 200, 0, 255][..]));
        assert_eq!((&whole[6][..], &whole[10][..]), (&[0, 0, 100, 128][..], &[0, 0, 0, 0][..]));
        assert_eq!(drawn(1.0, 3.0, 2), [5, 6, 9, 10].map(|n| whole[n].clone()));
    }
}
