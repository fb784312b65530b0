//! Which part of a mix falls on a hex: by chance, in rows or chequered. A pure function of the hex
//! and a seed, so that a brush may pass twice and a preview may tell.
//!
//! Must not know what the parts are.

use super::Hex;

/// How a mix is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Pattern {
    /// In patches, by chance.
    #[default]
    Scattered,
    /// In rows, each of one part.
    Rows,
    /// Neighbours differ.
    Chequered,
}

/// A mix laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scatter {
    /// How.
    pub pattern: Pattern,
    /// Of a hundred hexes so many get anything.
    pub density_percent: u8,
    /// Breadth of a patch or a row in hexes, from 1.
    pub patch: u8,
    /// The seed.
    pub seed: u32,
}

impl Scatter {
    /// The index of the part for a hex; `None` where nothing falls. Parts are as frequent as their
    /// weights; one of weight 0 never falls.
    pub fn at(self, hex: Hex, weights: &[u8]) -> Option<usize> {
        let total: u32 = weights.iter().map(|weight| u32::from(*weight)).sum();
        if total == 0 {
            return None;
        }
        let patch = u32::from(self.patch.max(1));
        // Patches with ragged rims: a hex may go with the patch of a neighbour.
        let ragged = if patch > 1 {
            let n = noise(hex, self.seed ^ 0x9e37);
            hex + Hex::new((n % 3) as i32 - 1, (n / 3 % 3) as i32 - 1)
        } else {
            hex
        };
        let home = if patch > 1 { ragged.to_lower_res(patch - 1) } else { hex };
        if noise(home, self.seed) % 100 >= u32::from(self.density_percent) {
            return None;
        }
        let lot = match self.pattern {
            Pattern::Scattered => noise(home, self.seed.wrapping_mul(31).wrapping_add(7)) % total,
            Pattern::Rows => hex.y.div_euclid(patch as i32).rem_euclid(total as i32) as u32,
            Pattern::Chequered => (hex.x - hex.y).rem_euclid(3) as u32 * total / 3,
        };
        let mut left = lot;
        weights.iter().position(|weight| {
            let falls = left < u32::from(*weight);
            left = left.wrapping_sub(u32::from(*weight));
            falls
        })
    }
}

/// A number without a pattern, from a hex and a seed.
pub const fn noise(hex: Hex, seed: u32) -> u32 {
    let mut n = (hex.x as u32).wrapping_mul(0x85eb_ca6b) ^ (hex.y as u32).wrapping_mul(0xc2b2_ae35) ^ seed;
    n = (n ^ (n >> 16)).wrapping_mul(0x7feb_352d);
    n = (n ^ (n >> 15)).wrapping_mul(0x846c_a68b);
    n = (n ^ (n >> 16)).wrapping_add(seed.wrapping_mul(0x9e37_79b9));
    n = (n ^ (n >> 15)).wrapping_mul(0x2c1b_3c6d);
    n ^ (n >> 14)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(scatter: Scatter, weights: &[u8]) -> (usize, Vec<usize>) {
        let (mut none, mut some) = (0, vec![0; weights.len()]);
        for hex in Hex::ZERO.range(60) {
            match scatter.at(hex, weights) {
                Some(part) => some[part] += 1,
                None => none += 1,
            }
        }
        (none, some)
    }

    #[test]
    fn parts_fall_as_often_as_they_weigh() {
        let scatter = Scatter { pattern: Pattern::Scattered, density_percent: 60, patch: 1, seed: 5 };
        let (none, some) = shares(scatter, &[3, 0, 1]);
        let all = none + some.iter().sum::<usize>();
        assert!((38..=42).contains(&(none * 100 / all)), "{none} of {all} are left");
        assert_eq!(some[1], 0);
        assert!((280..=320).contains(&(some[0] * 100 / some[2])), "{some:?}");
    }

    #[test]
    fn the_seed_decides_and_nothing_else() {
        let one = Scatter { pattern: Pattern::Scattered, density_percent: 50, patch: 3, seed: 1 };
        assert_eq!(shares(one, &[1, 1]), shares(one, &[1, 1]));
        let other = Scatter { seed: 2, ..one };
        assert!(Hex::ZERO.range(20).any(|hex| one.at(hex, &[1]) != other.at(hex, &[1])));
        assert_eq!(one.at(Hex::ZERO, &[]), None);
    }

    #[test]
    fn neighbours_differ_where_chequered() {
        let scatter = Scatter { pattern: Pattern::Chequered, density_percent: 100, patch: 1, seed: 1 };
        for hex in Hex::ZERO.range(10) {
            for step in Hex::NEIGHBORS_COORDS {
                assert_ne!(scatter.at(hex, &[1, 1, 1]), scatter.at(hex + step, &[1, 1, 1]));
            }
        }
    }
}
