//! Which pixels lie on ridges: clear ones, and faint ones that go on from them.

use crate::{Mask, Ridges};
use std::collections::VecDeque;

impl Ridges {
    /// The pixels that are faint at least and lead to a clear one, 0 to 255 each; `None` where there is no picture.
    #[must_use]
    pub fn mask(&self, clear: u8, faint: u8) -> Option<Mask> {
        let (width, height) = self.size();
        let faint = faint.max(1);
        let at = |x: u32, y: u32| self.at(i64::from(x), i64::from(y));
        let mut mask = Mask::new(width, height).ok()?;
        let mut open: VecDeque<(u32, u32)> = VecDeque::new();
        for y in 0..height {
            for x in (0..width).filter(|x| at(*x, y) >= clear.max(faint)) {
                if mask.get(x.into(), y.into()) {
                    continue;
                }
                mask.set(x, y, true);
                open.push_back((x, y));
                while let Some((x, y)) = open.pop_front() {
                    let columns = x.saturating_sub(1)..=(x + 1).min(width - 1);
                    for (x, y) in columns
                        .flat_map(|x| (y.saturating_sub(1)..=(y + 1).min(height - 1)).map(move |y| (x, y)))
                    {
                        if at(x, y) >= faint && !mask.get(x.into(), y.into()) {
                            mask.set(x, y, true);
                            open.push_back((x, y));
                        }
                    }
                }
            }
        }
        Some(mask)
    }
}
