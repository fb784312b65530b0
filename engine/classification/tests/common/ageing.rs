//! What two centuries, a scanner and a careless archive do to a map.

use image::codecs::jpeg::JpegEncoder;
use image::{Rgb, RgbImage};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

const TURN_DEGREES: f64 = 0.7;
const STRETCH: f64 = 1.03;
const JPEG_QUALITY: u8 = 60;

/// The scan, and the way from its pixels to those of the print.
pub fn aged(print: &RgbImage, seed: u64) -> (RgbImage, [f64; 6]) {
    let mut rng = Pcg32::seed_from_u64(seed);
    let (image, affine) = warped(print);
    let (w, h) = (image.width() as f32, image.height() as f32);
    let hex = w / 60.0;
    let mut part = |low: f32, high: f32| rng.random_range(low..high);
    let stains: Vec<(f32, f32, f32, f32)> =
        (0..6).map(|_| (part(0.0, w), part(0.0, h), part(3.0, 7.0) * hex, part(0.06, 0.14))).collect();
    let upright: Vec<(f32, f32)> =
        [0.33, 0.67].iter().map(|p| (p * w + part(-0.5, 0.5) * hex, part(-0.01, 0.01))).collect();
    let level = 0.5 * h + part(-0.5, 0.5) * hex;
    let mut sheet = image;
    for (x, y, pixel) in sheet.enumerate_pixels_mut() {
        let (px, py) = (x as f32, y as f32);
        let (u, v) = (px / w, py / h);
        // Browner to the right, darker downwards.
        let mut tint = [1.0 - 0.10 * u - 0.06 * v, 1.0 - 0.14 * u - 0.06 * v, 1.0 - 0.24 * u - 0.06 * v];
        for (sx, sy, size, strong) in &stains {
            let far = (px - sx).hypot(py - sy) / size;
            let stained = strong * (1.2 - far).clamp(0.0, 0.2) / 0.2;
            tint.iter_mut().zip([0.6, 0.9, 1.3]).for_each(|(t, k)| *t *= 1.0 - stained * k);
        }
        for (at, lean) in &upright {
            let off = px - at - lean * (py - h / 2.0);
            crease(&mut tint, off, hex);
        }
        crease(&mut tint, py - level, hex);
        for (channel, tint) in pixel.0.iter_mut().zip(tint) {
            *channel = (f32::from(*channel) * tint + 0.5) as u8;
        }
    }
    noise(&mut sheet, &mut rng);
    (jpeg(&sheet), affine)
}

/// A dark line with a light one beside it, and the paper a shade darker on one side of it.
fn crease(tint: &mut [f32; 3], off: f32, hex: f32) {
    let at = off / hex;
    let line = if at.abs() < 0.03 {
        0.78
    } else if (0.03..0.07).contains(&at) {
        1.05
    } else {
        1.0
    };
    let shade = if at > 0.0 { 0.98 } else { 1.0 };
    for t in tint {
        *t *= line * shade;
    }
}

/// Turned and stretched about its middle, a little blurred as lenses do.
fn warped(print: &RgbImage) -> (RgbImage, [f64; 6]) {
    let (w, h) = (f64::from(print.width()), f64::from(print.height()));
    let (sin, cos) = TURN_DEGREES.to_radians().sin_cos();
    let (width, height) = ((w * STRETCH).ceil(), h.ceil());
    // From scan to print: about the middles, stretched back, turned back.
    let (a, b, d, e) = (cos / STRETCH, sin, -sin / STRETCH, cos);
    let (c, f) = (w / 2.0 - a * width / 2.0 - b * height / 2.0, h / 2.0 - d * width / 2.0 - e * height / 2.0);
    let image = RgbImage::from_fn(width as u32, height as u32, |x, y| {
        let (px, py) = (f64::from(x) + 0.5, f64::from(y) + 0.5);
        let (u, v) = (a * px + b * py + c - 0.5, d * px + e * py + f - 0.5);
        // The board's rim would turn off the sheet: there the print is repeated.
        let (u, v) = (u.clamp(0.0, w - 1.001), v.clamp(0.0, h - 1.001));
        let (i, j) = (u as u32, v as u32);
        let (s, t) = ((u - f64::from(i)) as f32, (v - f64::from(j)) as f32);
        let at = |i: u32, j: u32| print.get_pixel(i.min(print.width() - 1), j.min(print.height() - 1)).0;
        let corners = [
            (at(i, j), (1.0 - s) * (1.0 - t)),
            (at(i + 1, j), s * (1.0 - t)),
            (at(i, j + 1), (1.0 - s) * t),
            (at(i + 1, j + 1), s * t),
        ];
        let mut sum = [0.0_f32; 3];
        for (pixel, weight) in corners {
            sum.iter_mut().zip(pixel).for_each(|(s, p)| *s += f32::from(p) * weight);
        }
        Rgb(sum.map(|s| (s + 0.5) as u8))
    });
    (image, [a, b, c, d, e, f])
}

/// Grain of a scanner: about Gaussian, 6 of 255.
fn noise(image: &mut RgbImage, rng: &mut Pcg32) {
    for pixel in image.pixels_mut() {
        let one = |rng: &mut Pcg32| (0..3).map(|_| rng.random_range(-6..=6)).sum::<i32>();
        let all = one(rng);
        for channel in &mut pixel.0 {
            let own = rng.random_range(-3..=3);
            *channel = (i32::from(*channel) + all + own).clamp(0, 255) as u8;
        }
    }
}

fn jpeg(image: &RgbImage) -> RgbImage {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, JPEG_QUALITY).encode_image(image).expect("a picture");
    image::load_from_memory(&bytes).expect("what was just written").to_rgb8()
}
