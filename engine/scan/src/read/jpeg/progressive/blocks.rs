//! The coefficients of a component, block by block, in a byte each as long as they fit.

use std::collections::BTreeMap;

/// Coefficients of a block.
pub(super) const BLOCK: usize = 64;
/// What a block costs whose coefficients do not fit into bytes, beside those bytes.
const WIDE_BYTES: u64 = 176;

/// A block as it is worked on.
pub(super) type Block = [i16; BLOCK];

/// All blocks of a component. The first coefficient of each is kept apart, for it is large; in its place stands whether the
/// others are larger than a byte and kept apart too: sharp edges in a sheet of the best quality.
pub(super) struct Blocks {
    /// Blocks in a row.
    pub(super) columns: usize,
    means: Vec<i16>,
    small: Vec<i8>,
    wide: BTreeMap<usize, Box<Block>>,
}

impl Blocks {
    pub(super) fn new(columns: usize, rows: usize) -> Self {
        let count = columns * rows;
        Self { columns, means: vec![0; count], small: vec![0; count * BLOCK], wide: BTreeMap::new() }
    }

    /// The means alone.
    pub(super) fn of_means(columns: usize, rows: usize) -> Self {
        Self { columns, means: vec![0; columns * rows], small: Vec::new(), wide: BTreeMap::new() }
    }

    /// The mean of a block, as it was written.
    pub(super) fn mean_of(&self, at: usize) -> Option<i16> {
        self.means.get(at).copied()
    }

    /// Bytes that so many blocks take, all of them small.
    pub(super) const fn bytes(count: u64) -> u64 {
        count * (BLOCK as u64 + 2)
    }

    /// Bytes taken by blocks that are not small.
    pub(super) fn more_bytes(&self) -> u64 {
        self.wide.len() as u64 * WIDE_BYTES
    }

    pub(super) fn mean(&mut self, at: usize) -> Option<&mut i16> {
        self.means.get_mut(at)
    }

    /// A block; the first coefficient too.
    pub(super) fn load(&self, at: usize) -> Block {
        let mut block = [0; BLOCK];
        let small = self.small.get(at * BLOCK..(at + 1) * BLOCK).unwrap_or_default();
        if small.first().is_some_and(|wide| *wide != 0) {
            if let Some(wide) = self.wide.get(&at) {
                block = **wide;
            }
        } else {
            for (to, from) in block.iter_mut().zip(small) {
                *to = i16::from(*from);
            }
        }
        block[0] = self.means.get(at).copied().unwrap_or(0);
        block
    }

    /// Keeps all but the first coefficient.
    pub(super) fn store(&mut self, at: usize, block: &Block) {
        let Some(small) = self.small.get_mut(at * BLOCK..(at + 1) * BLOCK) else { return };
        let fits = block.iter().skip(1).all(|value| i8::try_from(*value).is_ok());
        let Some((first, rest)) = small.split_first_mut() else { return };
        if fits && *first == 0 {
            for (to, from) in rest.iter_mut().zip(block.iter().skip(1)) {
                *to = *from as i8;
            }
        } else {
            *first = 1;
            self.wide.insert(at, Box::new(*block));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Blocks};

    #[test]
    fn what_is_kept_comes_back_small_or_large() {
        let mut blocks = Blocks::new(2, 2);
        let mut block = [0; BLOCK];
        (block[1], block[63]) = (-128, 127);
        blocks.store(1, &block);
        assert_eq!((blocks.load(1), blocks.more_bytes()), (block, 0));
        block[5] = 300;
        blocks.store(1, &block);
        *blocks.mean(1).expect("it is there") = -900;
        block[0] = -900;
        assert_eq!(blocks.load(1), block);
        assert!(blocks.more_bytes() > 0);
        assert_eq!(blocks.load(0), [0; BLOCK]);
        assert!(blocks.mean(4).is_none());
    }
}
