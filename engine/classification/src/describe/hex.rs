//! A hex described from the planes: sums over small blocks first, then over windows made of blocks.

use super::features::{CONTEXT, HEX, INKS, bytes};
use super::planes::{Planes, Sort};
use oblique_board::hex::Orientation;

/// Pixels a side of a block.
const BLOCK_PX: usize = 4;
/// Blocks a side: the hex with a little around it.
const BLOCKS: usize = 12;

// What is summed up over the pixels of a block: first those that are not passed over, then all on the sheet.
const COUNT: usize = 0;
const ALL: usize = 1;
const LIGHT: usize = 2;
const RED: usize = 4;
const YELLOW: usize = 6;
const GROUND: usize = 8;
const STROKE: usize = 13;
const EDGE: usize = 18;
const SPREAD: usize = 21;
const CHANGE: usize = 24;
const SLOPE: usize = 26;
const INK: usize = 29;
const PATTERN: usize = INK + INKS;
const BY_LIGHT: usize = PATTERN + 20;
const LIGHT_BINS: usize = 24;
const BY_RED: usize = BY_LIGHT + LIGHT_BINS;
const HUE_BINS: usize = 20;
const BY_YELLOW: usize = BY_RED + HUE_BINS;
const SUMS: usize = BY_YELLOW + HUE_BINS;

const LIGHT_RANGE: (f32, f32) = (-0.1, 1.1);
const HUE_RANGE: (f32, f32) = (-0.15, 0.15);
const EDGES: [f32; 3] = [0.04, 0.12, 0.3];

/// Windows of a hex, by blocks: the whole, shifted ones, and seven cells.
pub(super) struct Windows {
    /// The whole hex and the same a little smaller, shifted six ways.
    windows: Vec<Vec<usize>>,
    cells: Vec<Vec<usize>>,
}

impl Windows {
    /// The windows of hexes so many pixels wide.
    pub(super) fn new(orientation: Orientation, px_a_hex: f32, windows: usize) -> Self {
        let block = |i: usize| {
            let at = |n: usize| (n as f32 + 0.5 - BLOCKS as f32 / 2.0) * BLOCK_PX as f32 / px_a_hex;
            (at(i % BLOCKS), at(i / BLOCKS))
        };
        let blocks = |within: &dyn Fn(f32, f32) -> bool| -> Vec<usize> {
            (0..BLOCKS * BLOCKS).filter(|i| within(block(*i).0, block(*i).1)).collect()
        };
        let steep = 0.75_f32.sqrt();
        let hexagon = |x: f32, y: f32, half: f32| {
            let (along, across) = if orientation == Orientation::Flat { (x, y) } else { (y, x) };
            [across, steep * along + 0.5 * across, steep * along - 0.5 * across]
                .iter()
                .all(|d| d.abs() <= half)
        };
        let way = |n: usize, far: f32| {
            let (sin, cos) = (n as f32 * 60.0_f32).to_radians().sin_cos();
            (cos * far, sin * far)
        };
        let shifted =
            (0..6).map(|n| way(n, 0.1)).map(|(dx, dy)| blocks(&|x, y| hexagon(x - dx, y - dy, 0.34)));
        let whole = blocks(&|x, y| hexagon(x, y, 0.42));
        let middles = std::iter::once((0.0, 0.0)).chain((0..6).map(|n| way(n, 0.27)));
        let cells = middles.map(|(dx, dy)| blocks(&|x, y| (x - dx).hypot(y - dy) <= 0.17)).collect();
        Self { windows: std::iter::once(whole).chain(shifted).take(windows).collect(), cells }
    }

    /// The rows of features of the hex whose middle is at a pixel, one for each window; `None` where less than half of it
    /// can be seen.
    pub(super) fn describe(&self, planes: &Planes, x: f64, y: f64) -> Option<Vec<u8>> {
        let blocks = sums(planes, x, y);
        let over = |these: &[usize]| {
            let mut sum = [0.0_f32; SUMS];
            for i in these {
                sum.iter_mut().zip(&blocks[*i]).for_each(|(s, b)| *s += b);
            }
            sum
        };
        let whole = over(self.windows.first()?);
        if whole[ALL] < 0.5 * (self.windows.first()?.len() * BLOCK_PX * BLOCK_PX) as f32 {
            return None;
        }
        let cells: Vec<[f32; SUMS]> =
            self.cells.iter().map(|c| over(c)).filter(|c| c[COUNT] >= 8.0).collect();
        let mut rows = Vec::with_capacity(self.windows.len() * HEX.len());
        for window in &self.windows {
            let mut sum = over(window);
            if sum[COUNT] < 16.0 {
                // All of it lies under a fold or lines: then what the whole hex shows must do.
                sum = whole;
            }
            rows.extend(bytes(HEX, &values(&sum, &cells)));
            // What its neighbours show is filled in when they are described.
            rows.extend([0; CONTEXT]);
        }
        Some(rows)
    }
}

/// Sums by block around a middle.
fn sums(planes: &Planes, x: f64, y: f64) -> Vec<[f32; SUMS]> {
    let mut blocks = vec![[0.0_f32; SUMS]; BLOCKS * BLOCKS];
    let half = (BLOCKS * BLOCK_PX / 2) as isize;
    let (left, top) = (x.round() as isize - half, y.round() as isize - half);
    for (row, blocks) in blocks.chunks_exact_mut(BLOCKS).enumerate() {
        for v in 0..BLOCK_PX {
            let Ok(py) = usize::try_from(top + (row * BLOCK_PX + v) as isize) else { continue };
            if py >= planes.colours.height {
                continue;
            }
            for u in 0..BLOCKS * BLOCK_PX {
                let Ok(px) = usize::try_from(left + u as isize) else { continue };
                if px < planes.colours.width {
                    add(&mut blocks[u / BLOCK_PX], planes, py * planes.colours.width + px);
                }
            }
        }
    }
    blocks
}

fn bin(value: f32, (low, high): (f32, f32), bins: usize) -> usize {
    (((value - low) / (high - low) * bins as f32) as usize).min(bins - 1)
}

fn add(sum: &mut [f32; SUMS], planes: &Planes, i: usize) {
    let sort = planes.sort[i];
    if planes.colours.off[i] {
        return;
    }
    sum[ALL] += 1.0;
    if sort == Sort::Passed {
        return;
    }
    let (light, red, yellow) = (planes.colours.light[i], planes.colours.red[i], planes.colours.yellow[i]);
    sum[COUNT] += 1.0;
    sum[LIGHT] += light;
    sum[LIGHT + 1] += light * light;
    sum[RED] += red;
    sum[RED + 1] += red * red;
    sum[YELLOW] += yellow;
    sum[YELLOW + 1] += yellow * yellow;
    if sort == Sort::Ground {
        for (s, v) in sum[GROUND..].iter_mut().zip([1.0, light, light * light, red, yellow]) {
            *s += v;
        }
    } else {
        for (s, v) in sum[STROKE..].iter_mut().zip([1.0, planes.depth[i], light, red, yellow]) {
            *s += v;
        }
    }
    let (dx, dy) = planes.slope[i];
    let change = (dx * dx + dy * dy).sqrt();
    for (n, least) in EDGES.iter().enumerate() {
        sum[EDGE + n] += f32::from(u8::from(change > *least));
    }
    for (n, spread) in planes.spread.iter().enumerate() {
        sum[SPREAD + n] += spread[i];
    }
    let stroke = sort == Sort::Stroke;
    let differs = |j: usize| planes.sort.get(j).is_some_and(|s| (*s == Sort::Stroke) != stroke);
    sum[CHANGE] += f32::from(u8::from(differs(i + 1)));
    sum[CHANGE + 1] += f32::from(u8::from(differs(i + planes.colours.width)));
    sum[SLOPE] += dx * dx;
    sum[SLOPE + 1] += dy * dy;
    sum[SLOPE + 2] += dx * dy;
    sum[INK + usize::from(planes.colours.ink[i])] += 1.0;
    sum[PATTERN + usize::from(planes.pattern[0][i])] += 1.0;
    sum[PATTERN + 10 + usize::from(planes.pattern[1][i])] += 1.0;
    sum[BY_LIGHT + bin(light, LIGHT_RANGE, LIGHT_BINS)] += 1.0;
    sum[BY_RED + bin(red, HUE_RANGE, HUE_BINS)] += 1.0;
    sum[BY_YELLOW + bin(yellow, HUE_RANGE, HUE_BINS)] += 1.0;
}

/// Where so large a part of what was counted lies below.
fn quantile(counts: &[f32], (low, high): (f32, f32), part: f32) -> f32 {
    let wanted = counts.iter().sum::<f32>() * part;
    let mut below = 0.0;
    for (i, count) in counts.iter().enumerate() {
        if below + count >= wanted && *count > 0.0 {
            let at = i as f32 + (wanted - below) / count;
            return low + at / counts.len() as f32 * (high - low);
        }
        below += count;
    }
    high
}

fn deviation(sum: f32, square: f32, count: f32) -> f32 {
    let mean = sum / count;
    (square / count - mean * mean).max(0.0).sqrt()
}

/// The mean of the ground, or of everything where no ground is seen: lightness, red, yellow.
fn ground(sum: &[f32; SUMS]) -> [f32; 3] {
    let count = sum[GROUND];
    if count >= 1.0 {
        [sum[GROUND + 1], sum[GROUND + 3], sum[GROUND + 4]].map(|v| v / count)
    } else {
        [sum[LIGHT], sum[RED], sum[YELLOW]].map(|v| v / sum[COUNT].max(1.0))
    }
}

/// The features but those of the neighbours, in the order of [`HEX`].
fn values(sum: &[f32; SUMS], cells: &[[f32; SUMS]]) -> Vec<f32> {
    let count = sum[COUNT].max(1.0);
    let share = |i: usize| sum[i] / count;
    // Small shares tell more than large ones: their roots are kept.
    let root = |i: usize| share(i).max(0.0).sqrt();
    let light = |part| quantile(&sum[BY_LIGHT..BY_RED], LIGHT_RANGE, part);
    let red = |part| quantile(&sum[BY_RED..BY_YELLOW], HUE_RANGE, part);
    let yellow = |part| quantile(&sum[BY_YELLOW..SUMS], HUE_RANGE, part);
    let mut v = Vec::with_capacity(HEX.len());
    v.extend([share(LIGHT), deviation(sum[LIGHT], sum[LIGHT + 1], count)]);
    v.extend([0.05, 0.25, 0.5, 0.75, 0.95].map(light));
    v.extend([share(RED), deviation(sum[RED], sum[RED + 1], count)]);
    v.extend([0.1, 0.5, 0.9].map(red));
    v.extend([share(YELLOW), deviation(sum[YELLOW], sum[YELLOW + 1], count)]);
    v.extend([0.1, 0.5, 0.9].map(yellow));
    let [g_light, g_red, g_yellow] = ground(sum);
    let g_spread =
        if sum[GROUND] >= 1.0 { deviation(sum[GROUND + 1], sum[GROUND + 2], sum[GROUND]) } else { 0.0 };
    v.extend([g_light, g_spread, g_red, g_yellow]);
    let strokes = sum[STROKE];
    let of_strokes = |i: usize| if strokes >= 1.0 { sum[STROKE + i] / strokes } else { 0.0 };
    v.extend([root(STROKE), of_strokes(1), of_strokes(3), of_strokes(4)]);
    v.extend((0..3).map(|n| root(EDGE + n)));
    v.extend((0..3).map(|n| share(SPREAD + n)));
    v.extend((0..2).map(|n| root(CHANGE + n)));
    v.extend((0..INKS).map(|n| root(INK + n)));
    let (xx, yy, xy) = (sum[SLOPE], sum[SLOPE + 1], sum[SLOPE + 2]);
    let all = (xx + yy).max(1e-3);
    v.extend([((xx - yy).powi(2) + 4.0 * xy * xy).sqrt() / all, (yy - xx) / all, 2.0 * xy / all]);
    v.extend((0..20).map(|n| root(PATTERN + n)));
    v.extend(of_cells(cells, &[g_light, g_red, g_yellow]));
    v
}

/// What the middling, the least and the fullest of the cells show: lettering over some of them changes little.
fn of_cells(cells: &[[f32; SUMS]], ground_of_all: &[f32; 3]) -> Vec<f32> {
    let sorted = |of: &dyn Fn(&[f32; SUMS]) -> f32| {
        let mut values: Vec<f32> = cells.iter().map(of).collect();
        values.sort_by(f32::total_cmp);
        values
    };
    let middle = |values: &[f32], otherwise: f32| values.get(values.len() / 2).copied().unwrap_or(otherwise);
    let light = sorted(&|c| ground(c)[0]);
    let strokes = sorted(&|c| (c[STROKE] / c[COUNT]).sqrt());
    let ends = |values: &[f32], otherwise: f32| {
        (values.first().copied().unwrap_or(otherwise), values.last().copied().unwrap_or(otherwise))
    };
    let (darkest, lightest) = ends(&light, ground_of_all[0]);
    let (barest, fullest) = ends(&strokes, 0.0);
    vec![
        middle(&light, ground_of_all[0]),
        middle(&sorted(&|c| ground(c)[1]), ground_of_all[1]),
        middle(&sorted(&|c| ground(c)[2]), ground_of_all[2]),
        middle(&strokes, 0.0),
        middle(&sorted(&|c| (c[EDGE + 1] / c[COUNT]).sqrt()), 0.0),
        middle(&sorted(&|c| c[SPREAD + 1] / c[COUNT]), 0.0),
        darkest,
        lightest,
        barest,
        fullest,
    ]
}

/// What each feature of the context compares: the feature's place in the row.
const COMPARED: [usize; CONTEXT] = [17, 19, 20, 21, 26];

/// What of a hex its neighbours are compared with.
pub(super) type Compared = [u8; CONTEXT];

/// Takes it from the hex's row.
pub(super) fn compared(row: &[u8]) -> Compared {
    COMPARED.map(|i| row[i])
}

/// Fills the features of the context into a hex's rows: how it differs from the mean of its neighbours.
pub(super) fn put_context(rows: &mut [u8], neighbours: &[Compared]) {
    let count = neighbours.len().max(1) as f32;
    for row in rows.chunks_exact_mut(HEX.len()) {
        for (n, from) in COMPARED.iter().enumerate() {
            let to = HEX.len() - CONTEXT + n;
            let around = neighbours.iter().map(|near| f32::from(near[n])).sum::<f32>() / count;
            let off = if neighbours.is_empty() { 0.0 } else { f32::from(row[*from]) - around };
            row[to] = HEX[to].byte(off * HEX[*from].unit());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BY_LIGHT, COMPARED, HEX, LIGHT_BINS, LIGHT_RANGE, SUMS, quantile, values};
    use crate::describe::features::CONTEXT;

    #[test]
    fn as_many_values_as_features() {
        assert_eq!(values(&[0.0; SUMS], &[]).len() + CONTEXT, HEX.len());
        let names = COMPARED.map(|i| HEX[i].name);
        assert_eq!(
            names,
            ["ground, lightness", "ground, red", "ground, yellow", "strokes, share", "edges, plain"]
        );
    }

    #[test]
    fn a_quantile_lies_between_bins() {
        let mut counts = [0.0; SUMS];
        counts[BY_LIGHT + 3] = 4.0;
        counts[BY_LIGHT + 7] = 4.0;
        let of = |part| quantile(&counts[BY_LIGHT..BY_LIGHT + LIGHT_BINS], LIGHT_RANGE, part);
        assert!((of(0.25) - (-0.1 + 3.5 * 0.05)).abs() < 1e-6);
        assert!((of(0.75) - (-0.1 + 7.5 * 0.05)).abs() < 1e-6);
    }
}
