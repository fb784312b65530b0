//! Light and shade that change evenly over a triangle.

use super::ink::{Ink, Wash};
use super::view::{FRACTION, ONE, View};
use crate::geometry::Point;

/// Steps of light, finer than the eye tells: what changes in fewer places packs better.
const STEPS: usize = 51;

/// Light and shade at all their strengths, from the deepest shade to the brightest light.
pub(super) struct Tones([Wash; 2 * STEPS + 1]);

impl Tones {
    pub(super) fn new(light: Ink, dark: Ink) -> Self {
        Self(std::array::from_fn(|n| {
            let ink = if n > STEPS { light } else { dark };
            ink.covering((n.abs_diff(STEPS) * (255 / STEPS)) as u8)
        }))
    }

    /// At a light, -1 to 1.
    fn at(&self, light: f32) -> Wash {
        let steps = STEPS as f32;
        self.0[((light * steps + (steps + 0.5)) as usize).min(2 * STEPS)]
    }
}

/// Draws a triangle over pixels. One that shares a side with another shares no pixel with it.
pub(super) fn triangle(
    pixels: &mut [u32],
    width: usize,
    view: &View,
    corners: &[(Point, f32); 3],
    tones: &Tones,
) {
    let mut spots = corners.map(|(p, _)| view.spot(p.x, p.y));
    let mut lights = corners.map(|(_, l)| l);
    let wide = |a: i32, b: i32| i64::from(a) - i64::from(b);
    let [a, b, c] = spots;
    let area = wide(b.0, a.0) * wide(c.1, a.1) - wide(b.1, a.1) * wide(c.0, a.0);
    if area == 0 {
        return;
    }
    if area < 0 {
        spots.swap(1, 2);
        lights.swap(1, 2);
    }
    let [a, b, c] = spots;
    let height = pixels.len() / width.max(1);
    let low = |x: i32, y: i32, z: i32| (x.min(y).min(z) >> FRACTION).max(0);
    let high = |x: i32, y: i32, z: i32, most: usize| ((x.max(y).max(z) >> FRACTION) + 1).min(most as i32);
    let (x0, x1) = (low(a.0, b.0, c.0), high(a.0, b.0, c.0, width));
    let (y0, y1) = (low(a.1, b.1, c.1), high(a.1, b.1, c.1, height));
    // What the light gains a pixel to the right and a pixel down, reckoned from the first corner.
    let parts = ONE as f32;
    let to = |p: (i32, i32)| (wide(p.0, a.0) as f32 / parts, wide(p.1, a.1) as f32 / parts);
    let ((bx, by), (cx, cy)) = (to(b), to(c));
    let twice = bx * cy - by * cx;
    let (lb, lc) = (lights[1] - lights[0], lights[2] - lights[0]);
    let (right, down) = ((lb * cy - lc * by) / twice, (lc * bx - lb * cx) / twice);
    for y in y0..y1 {
        let middle = (y << FRACTION) + ONE / 2;
        let (mut from, mut until) = (x0, x1);
        for (p, q) in [(a, b), (b, c), (c, a)] {
            let (dx, dy) = (wide(q.0, p.0), wide(q.1, p.1));
            // Inside is where dx * (y - p.y) - dy * (x - p.x) >= 0; on a side, where it leads down or left.
            let kept = dy > 0 || dy == 0 && dx < 0;
            let value = dx * wide(middle, p.1) - i64::from(!kept);
            if dy == 0 {
                if value < 0 {
                    until = from;
                }
                continue;
            }
            // The pixel whose middle is the last (or first) inside.
            let one = i64::from(ONE);
            let base = wide(ONE / 2, p.0);
            if dy > 0 {
                let last = (value.div_euclid(dy) - base).div_euclid(one);
                until = until.min((last + 1).clamp(-1, i64::from(i32::MAX)) as i32);
            } else {
                // x - p.x >= value / dy
                let least = -(value.div_euclid(-dy));
                let first = -((base - least).div_euclid(one));
                from = from.max(first.clamp(-1, i64::from(i32::MAX)) as i32);
            }
        }
        if from >= until {
            continue;
        }
        let ay = wide(middle, a.1) as f32 / parts;
        let start = y as usize * width;
        let Some(row) = pixels.get_mut(start + from as usize..start + until as usize) else { continue };
        let at = lights[0] + down * ay;
        let first = wide((from << FRACTION) + ONE / 2, a.0) as f32 / parts;
        for (n, pixel) in row.iter_mut().enumerate() {
            *pixel = tones.at(at + right * (first + n as f32)).over(*pixel);
        }
    }
}
