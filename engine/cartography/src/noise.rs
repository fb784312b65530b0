//! Chance that depends on nothing but a place: the same spot looks the same in every tile.
//!
//! Must not know what it is used for; never a source of rules' chance.

use crate::geometry::Point;

/// A well-mixed number from two coordinates and a salt.
pub(crate) const fn hash(x: i32, y: i32, salt: u32) -> u32 {
    let mut h = (x as u32).wrapping_mul(0x9e37_79b1)
        ^ (y as u32).wrapping_mul(0x85eb_ca77)
        ^ salt.wrapping_mul(0xc2b2_ae3d);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2c1b_3c6d);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297a_2d39);
    h ^ (h >> 15)
}

/// A number from 0 to 1 at a lattice point.
pub(crate) fn unit(x: i32, y: i32, salt: u32) -> f32 {
    (hash(x, y, salt) >> 8) as f32 / 16_777_216.0
}

/// A number from -1 to 1 at a lattice point.
pub(crate) fn signed(x: i32, y: i32, salt: u32) -> f32 {
    unit(x, y, salt) * 2.0 - 1.0
}

/// The whole number below; without the call that `f32::floor` is on processors of every age.
pub(crate) const fn floor(v: f32) -> i32 {
    let towards_zero = v as i32;
    towards_zero - (v < towards_zero as f32) as i32
}

/// Smooth noise, -1 to 1, with features about 1.0 across.
pub(crate) fn smooth(p: Point, salt: u32) -> f32 {
    let (ix, iy) = (floor(p.x), floor(p.y));
    let (fx, fy) = (ix as f32, iy as f32);
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(p.x - fx), ease(p.y - fy));
    let mix = |a: f32, b: f32, t: f32| a + (b - a) * t;
    let top = mix(signed(ix, iy, salt), signed(ix + 1, iy, salt), u);
    let bottom = mix(signed(ix, iy + 1, salt), signed(ix + 1, iy + 1, salt), u);
    mix(top, bottom, v)
}

/// Moves a point by smooth noise: `reach` at most in x and y, features 1 / `frequency` across.
pub(crate) fn warp(p: Point, frequency: f32, reach: f32, salt: u32) -> Point {
    let q = p.times(frequency);
    Point::new(p.x + smooth(q, salt) * reach, p.y + smooth(q, salt ^ 0x5bd1) * reach)
}
