//! From the coefficients of a block to its samples: the slow whole-number way of the reference decoder, which is exact to a
//! level.

use super::blocks::{BLOCK, Block};
use std::num::Wrapping;

type W = Wrapping<i32>;

const CONST_BITS: usize = 13;
const PASS_BITS: usize = 2;

/// Eight numbers that lie so far apart, transformed.
fn eight(from: [W; 8]) -> ([W; 4], [W; 4]) {
    let k = |n: i32| Wrapping(n);
    let z1 = (from[2] + from[6]) * k(4433);
    let (t2, t3) = (z1 - from[6] * k(15137), z1 + from[2] * k(6270));
    let (t0, t1) = ((from[0] + from[4]) << CONST_BITS, (from[0] - from[4]) << CONST_BITS);
    let even = [t0 + t3, t1 + t2, t1 - t2, t0 - t3];
    let [o0, o1, o2, o3] = [from[7], from[5], from[3], from[1]];
    let z5 = (o0 + o2 + o1 + o3) * k(9633);
    let (z1, z2) = ((o0 + o3) * k(-7373), (o1 + o2) * k(-20995));
    let (z3, z4) = ((o0 + o2) * k(-16069) + z5, (o1 + o3) * k(-3196) + z5);
    let odd =
        [o3 * k(12299) + z1 + z4, o2 * k(25172) + z2 + z3, o1 * k(16819) + z2 + z4, o0 * k(2446) + z1 + z3];
    (even, odd)
}

/// The samples of a block, row by row, multiplied by its table first.
pub(super) fn samples(block: &Block, table: &[u16; BLOCK]) -> [u8; BLOCK] {
    let mut work = [Wrapping(0_i32); BLOCK];
    for column in 0..8 {
        let from: [W; 8] = std::array::from_fn(|row| {
            let at = row * 8 + column;
            Wrapping(i32::from(block[at]) * i32::from(table[at]))
        });
        let (even, odd) = eight(from);
        let shift = CONST_BITS - PASS_BITS;
        let half = Wrapping(1 << (shift - 1));
        for n in 0..4 {
            work[n * 8 + column] = (even[n] + odd[n] + half) >> shift;
            work[(7 - n) * 8 + column] = (even[n] - odd[n] + half) >> shift;
        }
    }
    let mut out = [0; BLOCK];
    for (from, to) in work.as_chunks::<8>().0.iter().zip(out.as_chunks_mut::<8>().0) {
        let (even, odd) = eight(*from);
        let shift = CONST_BITS + PASS_BITS + 3;
        let half = Wrapping((1 << (shift - 1)) + (128 << shift));
        for n in 0..4 {
            to[n] = ((even[n] + odd[n] + half) >> shift).0.clamp(0, 255) as u8;
            to[7 - n] = ((even[n] - odd[n] + half) >> shift).0.clamp(0, 255) as u8;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::samples;

    #[test]
    fn a_block_is_what_the_sum_of_its_waves_is() {
        let mut block = [0_i16; 64];
        (block[0], block[1], block[8], block[27]) = (30, -12, 7, 9);
        let table: [u16; 64] = std::array::from_fn(|n| 8 + n as u16 / 4);
        let found = samples(&block, &table);
        for (n, found) in found.iter().enumerate() {
            let (x, y) = ((n % 8) as f64, (n / 8) as f64);
            let wave = |at: f64, k: usize| {
                let scale = if k == 0 { 0.125_f64.sqrt() } else { 0.5 };
                scale * ((2.0 * at + 1.0) * k as f64 * std::f64::consts::PI / 16.0).cos()
            };
            let sum: f64 = (0..64)
                .map(|k| f64::from(block[k]) * f64::from(table[k]) * wave(x, k % 8) * wave(y, k / 8))
                .sum();
            let right = (sum + 128.0).round().clamp(0.0, 255.0);
            assert!((f64::from(*found) - right).abs() <= 1.0, "{n}: {found} {right}");
        }
    }
}
