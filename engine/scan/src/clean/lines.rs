//! Long, thin, nearly level dark lines: those of a frame, of a grid.

use image::GrayImage;

/// Pixels a line is smoothed along before it is looked for: what is not level vanishes.
const SMOOTHED: usize = 15;
/// Pixels from the middle of a line to what must be lighter on either side.
const BESIDE: usize = 3;
/// How much lighter.
const LIGHTER: i32 = 5;
/// The darkest paper on either side, in parts of a hundred of the paper of the sheet: beyond the edge of a sheet the bed
/// of the scanner is dark.
const PAPER_PARTS: i32 = 60;
/// Columns that are taken together.
pub(super) const BLOCK: usize = 16;
/// Columns of a block that must be dark.
const DARK: u8 = 8;
/// The steepest line that counts as level, in hundredths of a degree, and the steps between.
const STEEPEST: i32 = 300;
const STEP: i32 = 5;
/// Least share of the width of the picture that a line is long.
const LEAST_SHARE: f64 = 0.35;

/// Where thin dark lines run from left to right, block by block.
pub(super) struct Level {
    blocks: usize,
    height: usize,
    /// By block and row.
    dark: Vec<bool>,
    /// By block and row: how much darker than beside it, all columns together.
    depth: Vec<u16>,
}

/// A line: its row in the middle of the picture, how many rows it falls a column, and how much of the width it has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Line {
    pub(super) middle: f64,
    pub(super) slope: f64,
    pub(super) share: f64,
}

impl Level {
    /// Of a picture whose paper is so light; for lines from top to bottom it is to be turned over its diagonal.
    pub(super) fn of(picture: &GrayImage, paper: u8) -> Self {
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let mut smooth = Vec::with_capacity(width * height);
        let half = SMOOTHED / 2;
        for row in picture.as_raw().chunks_exact(width.max(1)) {
            let mut sum: i32 = row.iter().take(half).map(|n| i32::from(*n)).sum();
            let mut count = half.min(width) as i32;
            for x in 0..width {
                if let Some(next) = row.get(x + half) {
                    sum += i32::from(*next);
                    count += 1;
                }
                if x > half {
                    sum -= i32::from(row[x - half - 1]);
                    count -= 1;
                }
                smooth.push((sum / count.max(1)) as u8);
            }
        }
        let blocks = width / BLOCK;
        let mut dark = vec![false; blocks * height];
        let mut depth = vec![0; blocks * height];
        let at = |x: usize, y: usize| i32::from(smooth[y * width + x]);
        let light = i32::from(paper) * PAPER_PARTS / 100;
        for y in BESIDE..height.saturating_sub(BESIDE) {
            for block in 0..blocks {
                let (mut count, mut sum) = (0, 0);
                for x in block * BLOCK..(block + 1) * BLOCK {
                    let beside = at(x, y - BESIDE).min(at(x, y + BESIDE));
                    let darker = beside - at(x, y);
                    if beside >= light && darker > 0 {
                        sum += darker;
                        count += u8::from(darker >= LIGHTER);
                    }
                }
                dark[block * height + y] = count >= DARK;
                depth[block * height + y] = sum as u16;
            }
        }
        Self { blocks, height, dark, depth }
    }

    /// Is a block dark about a row?
    fn is_dark(&self, block: usize, y: i64) -> bool {
        let column = self.dark.get(block * self.height..(block + 1) * self.height).unwrap_or_default();
        (y - 1..=y + 1).any(|y| usize::try_from(y).ok().and_then(|y| column.get(y)).is_some_and(|dark| *dark))
    }

    /// The middle column.
    pub(super) fn centre(&self) -> f64 {
        (self.blocks * BLOCK) as f64 / 2.0
    }

    /// Share of the blocks between two columns that are dark on a line.
    pub(super) fn share(&self, line: &Line, from: f64, to: f64) -> f64 {
        let (mut all, mut dark) = (0_u32, 0_u32);
        for block in 0..self.blocks {
            let x = (block * BLOCK + BLOCK / 2) as f64;
            if (from..to).contains(&x) {
                let y = line.middle + line.slope * (x - self.centre());
                all += 1;
                dark += u32::from(self.is_dark(block, y.round() as i64));
            }
        }
        f64::from(dark) / f64::from(all.max(1))
    }

    /// All long lines, from the top.
    pub(super) fn lines(&self) -> Vec<Line> {
        let mut best = vec![(0_u16, 0.0_f64); self.height];
        for step in -STEEPEST / STEP..=STEEPEST / STEP {
            let slope = (f64::from(step * STEP) / 100.0).to_radians().tan();
            let mut counts = vec![0_u16; self.height];
            for block in 0..self.blocks {
                let x = (block * BLOCK + BLOCK / 2) as f64;
                let shift = (slope * (x - self.centre())).round() as i64;
                let column = &self.dark[block * self.height..(block + 1) * self.height];
                for (y, dark) in column.iter().enumerate() {
                    if *dark
                        && let Some(count) =
                            usize::try_from(y as i64 - shift).ok().and_then(|y| counts.get_mut(y))
                    {
                        *count += 1;
                    }
                }
            }
            // A line between two rows is in either.
            for y in 0..self.height {
                let pair = counts[y].saturating_add(counts.get(y + 1).copied().unwrap_or(0));
                let flatter = |old: f64| slope.abs() < old.abs();
                if pair > best[y].0 || (pair == best[y].0 && flatter(best[y].1)) {
                    best[y] = (pair, slope);
                }
            }
        }
        let least = (self.blocks as f64 * LEAST_SHARE) as u16;
        let peak = |y: usize| {
            let about = best.get(y.saturating_sub(3)..(y + 4).min(self.height)).unwrap_or_default();
            let most = about.iter().map(|(n, _)| *n).max().unwrap_or(0);
            let first = about.iter().position(|(n, _)| *n == most);
            best[y].0 >= least && best[y].0 == most && first == Some(y - y.saturating_sub(3))
        };
        let line = |y: usize| {
            let line = Line { middle: y as f64 + 0.5, slope: best[y].1, share: 0.0 };
            // What was found to whole rows at first is followed more closely.
            let line = self.fitted(self.fitted(line));
            Line { share: self.share(&line, 0.0, f64::INFINITY), ..line }
        };
        (0..self.height).filter(|y| peak(*y)).map(line).collect()
    }

    /// The line through the middle of what is dark about a line.
    fn fitted(&self, line: Line) -> Line {
        let mut sums = [0.0_f64; 5];
        for block in 0..self.blocks {
            let x = (block * BLOCK + BLOCK / 2) as f64 - self.centre();
            let about = (line.middle + line.slope * x).round() as i64;
            if !self.is_dark(block, about) {
                continue;
            }
            for y in about - 2..=about + 2 {
                let Some(row) = usize::try_from(y).ok().filter(|y| *y < self.height) else { continue };
                let weight = f64::from(self.depth[block * self.height + row]);
                let y = y as f64;
                for (sum, n) in sums.iter_mut().zip([1.0, x, y, x * x, x * y]) {
                    *sum += n * weight;
                }
            }
        }
        let [n, x, y, xx, xy] = sums;
        let spread = n * xx - x * x;
        if n <= 0.0 || spread <= 0.0 {
            return line;
        }
        let slope = (n * xy - x * y) / spread;
        Line { slope, middle: (y - slope * x) / n, ..line }
    }
}
