//! Which tiles a sheet is divided into: each reduction by two has tiles of the same size in its own pixels.

use oblique_scan::PixelArea;

/// Pixels a side of a tile.
pub(super) const SIDE: u32 = 256;

/// A tile of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct TileAt {
    /// Each of its pixels stands for a square of `1 << reduction` a side.
    pub(super) reduction: u8,
    /// What it covers of the sheet.
    pub(super) x: u32,
    pub(super) y: u32,
    pub(super) width: u32,
    pub(super) height: u32,
}

impl TileAt {
    /// The one tile that covers a sheet; `None` where the sheet has no pixels.
    pub(super) fn root(width: u32, height: u32) -> Option<Self> {
        if width == 0 || height == 0 {
            return None;
        }
        let reduction = (0..24).find(|r| width.max(height) >> r <= SIDE)?;
        Some(Self { reduction, x: 0, y: 0, width, height })
    }

    /// The four it is divided into, fewer at the edge of the sheet.
    pub(super) fn parts(self, size: (u32, u32)) -> impl Iterator<Item = Self> {
        let reduction = self.reduction.saturating_sub(1);
        let step = SIDE << reduction;
        let at = move |(dx, dy): (u32, u32)| {
            let (x, y) = (self.x.checked_add(dx * step)?, self.y.checked_add(dy * step)?);
            let (right, low) = ((self.x + self.width).min(size.0), (self.y + self.height).min(size.1));
            let (width, height) = (right.checked_sub(x)?.min(step), low.checked_sub(y)?.min(step));
            (width > 0 && height > 0).then_some(Self { reduction, x, y, width, height })
        };
        [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().filter_map(at)
    }

    /// The next coarser tile that covers it.
    pub(super) fn coarser(self, size: (u32, u32)) -> Option<Self> {
        let root = Self::root(size.0, size.1)?;
        if self.reduction >= root.reduction {
            return None;
        }
        let reduction = self.reduction + 1;
        let step = SIDE << reduction;
        let (x, y) = (self.x / step * step, self.y / step * step);
        Some(Self { reduction, x, y, width: step.min(size.0 - x), height: step.min(size.1 - y) })
    }

    /// What it covers.
    pub(super) const fn area(self) -> PixelArea {
        PixelArea { x: self.x, y: self.y, width: self.width, height: self.height }
    }

    /// The longer side in its own pixels.
    pub(super) fn longest_side(self) -> u32 {
        let (width, height) = self.area().reduced_size(self.reduction);
        width.max(height)
    }
}

#[cfg(test)]
mod tests {
    use super::TileAt;

    #[test]
    fn parts_cover_a_tile_and_lead_back_to_it() {
        for size in [(3942, 4718), (256, 256), (257, 1), (20_000, 20_000), (5, 900)] {
            let root = TileAt::root(size.0, size.1).expect("it has pixels");
            let mut level = vec![root];
            while let Some(first) = level.first().filter(|tile| tile.reduction > 0) {
                let reduction = first.reduction;
                let parts: Vec<TileAt> = level.iter().flat_map(|tile| tile.parts(size)).collect();
                let area: u64 = parts.iter().map(|t| u64::from(t.width) * u64::from(t.height)).sum();
                assert_eq!(area, u64::from(size.0) * u64::from(size.1), "{size:?} at {reduction}");
                for part in &parts {
                    let back = part.coarser(size).expect("there is a coarser one");
                    assert!(level.contains(&back), "{part:?} {back:?}");
                    assert!(part.longest_side() <= 256);
                }
                level = parts;
                if level.len() > 5000 {
                    break;
                }
            }
        }
        assert_eq!(TileAt::root(0, 7), None);
    }
}
