//! Rolling noise over the paper, in 16-bit fixed point.
//!
//! Must not know what it is used for.

use crate::hex::{Hex, Orientation, scatter};

/// Units of the paper across a hex.
pub(super) const HEX: i64 = 8;

/// The centre of a hex on the paper. Seven to four is the root of three, near enough.
pub(super) const fn paper(hex: Hex, orientation: Orientation) -> (i64, i64) {
    let (x, y) = (hex.x as i64, hex.y as i64);
    match orientation {
        Orientation::Flat => (7 * x, 4 * (2 * y + x)),
        Orientation::Pointy => (4 * (2 * x + y), 7 * y),
    }
}

/// Noise with hills `wave` units apart, and smaller ones upon them; 0 to 65535.
pub(super) fn rolling((x, y): (i64, i64), wave: i64, seed: u32) -> i64 {
    let (mut x, mut y, mut wave) = (x, y, wave.max(2));
    let (mut sum, mut all) = (0, 0);
    for octave in 0..4 {
        sum += smooth(x, y, wave, seed.wrapping_add(octave * 0x9e37)) >> octave;
        all += 0x1_0000 >> octave;
        wave = (wave / 2).max(2);
        // Each octave askew to the one before, so that no grid shows through.
        (x, y) = ((4 * x - 3 * y) / 5 + 517, (3 * x + 4 * y) / 5 - 291);
    }
    (sum << 16) / all
}

/// Noise between points of a grid, smoothly.
fn smooth(x: i64, y: i64, wave: i64, seed: u32) -> i64 {
    let ease = |t: i64| (t * t * (3 * 0x1_0000 - 2 * t)) >> 32;
    let (cx, cy) = (x.div_euclid(wave), y.div_euclid(wave));
    let (tx, ty) = (ease((x.rem_euclid(wave) << 16) / wave), ease((y.rem_euclid(wave) << 16) / wave));
    let at = |dx: i64, dy: i64| {
        i64::from(scatter::noise(Hex::new((cx + dx) as i32, (cy + dy) as i32), seed) & 0xffff)
    };
    let mix = |a: i64, b: i64, t: i64| a + (((b - a) * t) >> 16);
    mix(mix(at(0, 0), at(1, 0), tx), mix(at(0, 1), at(1, 1), tx), ty)
}
