//! The size of a picture and its components.

use super::blocks::Blocks;
use super::damaged;
use crate::ScanError;

/// A component: light, or one of two differences of colour.
pub(super) struct Component {
    pub(super) id: u8,
    /// Blocks of it in a unit of the picture, across and down.
    pub(super) across: usize,
    pub(super) down: usize,
    pub(super) table: usize,
    /// The table as it stood when its first scan came.
    pub(super) latched: Option<[u16; 64]>,
    /// Blocks that hold samples, without those that only fill units up.
    pub(super) own_columns: usize,
    pub(super) own_rows: usize,
    pub(super) blocks: Blocks,
}

/// A picture.
pub(super) struct Frame {
    pub(super) width: usize,
    pub(super) height: usize,
    /// The most blocks of a component in a unit.
    pub(super) most_across: usize,
    pub(super) most_down: usize,
    pub(super) components: Vec<Component>,
    /// Bytes that are left for blocks that do not fit into those foreseen.
    pub(super) spare_bytes: u64,
}

/// Bytes that a picture of that size takes, its components sampled so.
pub(in super::super) fn bytes(width: u32, height: u32, sampling: &[(u64, u64)]) -> u64 {
    let most = |of: fn(&(u64, u64)) -> u64| sampling.iter().map(of).max().unwrap_or(1);
    let units =
        u64::from(width).div_ceil(8 * most(|(h, _)| *h)) * u64::from(height).div_ceil(8 * most(|(_, v)| *v));
    Blocks::bytes(sampling.iter().map(|(h, v)| units * h * v).sum())
}

impl Frame {
    /// Of its segment; with room for all coefficients, or for the means of blocks alone.
    pub(super) fn of(segment: &[u8], most_bytes: u64, means_alone: bool) -> Result<Self, ScanError> {
        let broken = || damaged("its frame makes no sense");
        let [8, h1, h0, w1, w0, count, rest @ ..] = segment else { return Err(broken()) };
        let width = u16::from_be_bytes([*w1, *w0]);
        let height = u16::from_be_bytes([*h1, *h0]);
        let described: Vec<&[u8; 3]> = rest.as_chunks::<3>().0.iter().take(usize::from(*count)).collect();
        let sampling: Vec<(u64, u64)> =
            described.iter().map(|[_, both, _]| (u64::from(both >> 4), u64::from(both & 15))).collect();
        let fine = |n: &u64| (1..=4).contains(n);
        if width == 0
            || height == 0
            || !matches!(count, 1 | 3)
            || described.len() != usize::from(*count)
            || !sampling.iter().all(|(h, v)| fine(h) && fine(v))
        {
            return Err(broken());
        }
        let needed = bytes(width.into(), height.into(), &sampling);
        if needed > most_bytes {
            return Err(ScanError::TooMuchMemory { needed_mib: needed >> 20, most_mib: most_bytes >> 20 });
        }
        let (width, height) = (usize::from(width), usize::from(height));
        let most_across = sampling.iter().map(|(h, _)| *h as usize).max().unwrap_or(1);
        let most_down = sampling.iter().map(|(_, v)| *v as usize).max().unwrap_or(1);
        let (columns, rows) = (width.div_ceil(8 * most_across), height.div_ceil(8 * most_down));
        let blocks = if means_alone { Blocks::of_means } else { Blocks::new };
        let components = described.iter().zip(&sampling).map(|([id, _, table], (h, v))| {
            let (across, down) = (*h as usize, *v as usize);
            Component {
                id: *id,
                across,
                down,
                table: usize::from(*table),
                latched: None,
                own_columns: (width * across).div_ceil(most_across).div_ceil(8),
                own_rows: (height * down).div_ceil(most_down).div_ceil(8),
                blocks: blocks(columns * across, rows * down),
            }
        });
        Ok(Self {
            width,
            height,
            most_across,
            most_down,
            components: components.collect(),
            spare_bytes: most_bytes - needed,
        })
    }

    /// Units of the picture across and down.
    pub(super) fn units(&self) -> (usize, usize) {
        (self.width.div_ceil(8 * self.most_across), self.height.div_ceil(8 * self.most_down))
    }

    /// Are its colours red, green and blue, and not light and two differences?
    pub(super) fn is_plain(&self, transform: Option<u8>) -> bool {
        transform == Some(0) || transform.is_none() && self.components.iter().map(|c| c.id).eq(*b"RGB")
    }

    /// Bytes taken by blocks that do not fit into those foreseen.
    pub(super) fn more_bytes(&self) -> u64 {
        self.components.iter().map(|component| component.blocks.more_bytes()).sum()
    }
}
