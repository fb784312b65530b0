//! Heights between fixed cells, as a skin stretched over them lies: coarse grids first, then cycles of corrections.

/// Rounds of smoothing before and after each correction.
const SWEEPS: usize = 2;
/// Grids no larger than this in either direction are smoothed until they rest.
const COARSEST: usize = 8;
/// Cycles at most.
const MOST_CYCLES: usize = 60;

/// Cells with a value, a right side, and which of them are fixed.
struct Level {
    width: usize,
    height: usize,
    fixed: Vec<bool>,
    values: Vec<f64>,
    /// What the sum of differences to the neighbours is to be.
    wanted: Vec<f64>,
}

/// The heights of all cells, row by row, between those that are known; what changes less than `still` rests. Without
/// a known cell everything is 0.
pub(super) fn relaxed(width: usize, height: usize, known: &[Option<f64>], still: f64) -> Vec<f64> {
    let fixed: Vec<bool> = known.iter().map(Option::is_some).collect();
    let values = started(width, height, known);
    if !fixed.contains(&true) || fixed.len() != width * height {
        return values;
    }
    let wanted = vec![0.0; values.len()];
    let mut level = Level { width, height, fixed, values, wanted };
    for _ in 0..MOST_CYCLES {
        let before = level.values.clone();
        level.cycle();
        let moved = level.values.iter().zip(&before).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        if moved < still {
            break;
        }
    }
    level.values
}

/// A first guess: known cells as they are, others as on a grid of half the size, guessed alike.
fn started(width: usize, height: usize, known: &[Option<f64>]) -> Vec<f64> {
    if known.iter().all(Option::is_some) || (width <= 1 && height <= 1) {
        return known.iter().map(|k| k.unwrap_or_default()).collect();
    }
    let (half_width, half_height) = (width.div_ceil(2), height.div_ceil(2));
    let mut sums = vec![(0.0_f64, 0.0_f64); half_width * half_height];
    for (i, known) in known.iter().enumerate() {
        if let (Some(known), Some(sum)) = (known, sums.get_mut(i / width / 2 * half_width + i % width / 2)) {
            *sum = (sum.0 + known, sum.1 + 1.0);
        }
    }
    let half: Vec<_> = sums.iter().map(|(sum, n)| (*n > 0.0).then(|| sum / n)).collect();
    let mut guess = started(half_width, half_height, &half);
    if half.contains(&None) {
        // Cells nothing is known of lie between those about them.
        for _ in 0..SWEEPS * 2 {
            smooth(half_width, half_height, &mut guess, |i| half[i].is_some(), |_| 0.0);
        }
    }
    known
        .iter()
        .enumerate()
        .map(|(i, known)| known.unwrap_or_else(|| guess[i / width / 2 * half_width + i % width / 2]))
        .collect()
}

/// One round: each free cell at the mean of those beside it, less what is wanted of it.
fn smooth(
    width: usize,
    height: usize,
    values: &mut [f64],
    fixed: impl Fn(usize) -> bool,
    wanted: impl Fn(usize) -> f64,
) {
    for y in 0..height {
        for x in 0..width {
            let i = y * width + x;
            if !fixed(i) {
                let (sum, count) = beside(width, height, values, x, y);
                if count > 0.0 {
                    values[i] = (sum - wanted(i)) / count;
                }
            }
        }
    }
}

/// The sum of the cells beside one, and how many there are.
#[inline]
fn beside(width: usize, height: usize, values: &[f64], x: usize, y: usize) -> (f64, f64) {
    let i = y * width + x;
    let (mut sum, mut count) = (0.0, 0.0);
    let mut add = |there: bool, at: usize| {
        if there {
            sum += values[at];
            count += 1.0;
        }
    };
    add(x > 0, i.wrapping_sub(1));
    add(x + 1 < width, i + 1);
    add(y > 0, i.wrapping_sub(width));
    add(y + 1 < height, i + width);
    (sum, count)
}

impl Level {
    fn smooth(&mut self) {
        let Self { width, height, fixed, values, wanted } = self;
        smooth(*width, *height, values, |i| fixed[i], |i| wanted[i]);
    }

    /// Smooths, has what is still wrong corrected on a grid of half the size, and smooths again.
    fn cycle(&mut self) {
        if self.width.max(self.height) <= COARSEST {
            for _ in 0..COARSEST * COARSEST {
                self.smooth();
            }
            return;
        }
        for _ in 0..SWEEPS {
            self.smooth();
        }
        let mut half = self.halved();
        half.cycle();
        for y in 0..self.height {
            for x in 0..self.width {
                let i = y * self.width + x;
                if !self.fixed[i] {
                    self.values[i] += half.between(x, y);
                }
            }
        }
        for _ in 0..SWEEPS {
            self.smooth();
        }
    }

    /// What is still wrong, on a grid of half the size; fixed where any of its four cells is.
    fn halved(&self) -> Self {
        let (width, height) = (self.width.div_ceil(2), self.height.div_ceil(2));
        let mut half = Self {
            width,
            height,
            fixed: vec![false; width * height],
            values: vec![0.0; width * height],
            wanted: vec![0.0; width * height],
        };
        for y in 0..self.height {
            for x in 0..self.width {
                let (i, to) = (y * self.width + x, y / 2 * width + x / 2);
                if self.fixed[i] {
                    half.fixed[to] = true;
                } else {
                    let (sum, count) = beside(self.width, self.height, &self.values, x, y);
                    half.wanted[to] += self.wanted[i] - (sum - count * self.values[i]);
                }
            }
        }
        half
    }

    /// The value at a cell of the grid of twice the size, between the four cells about it.
    fn between(&self, x: usize, y: usize) -> f64 {
        let side = |at: usize, size: usize| {
            let near = at / 2;
            let far = if at.is_multiple_of(2) { near.saturating_sub(1) } else { (near + 1).min(size - 1) };
            (near, far)
        };
        let ((x0, x1), (y0, y1)) = (side(x, self.width), side(y, self.height));
        let at = |x: usize, y: usize| self.values[y * self.width + x];
        (9.0 * at(x0, y0) + 3.0 * (at(x1, y0) + at(x0, y1)) + at(x1, y1)) / 16.0
    }
}

#[cfg(test)]
mod tests {
    use super::relaxed;

    #[test]
    fn between_two_lines_the_ground_rises_evenly() {
        let (width, height) = (97, 61);
        let known: Vec<_> = (0..width * height)
            .map(|i| match i % width {
                8 => Some(100.0),
                88 => Some(180.0),
                _ => None,
            })
            .collect();
        let heights = relaxed(width, height, &known, 1e-3);
        for (i, m) in heights.iter().enumerate() {
            let right = ((i % width) as f64 + 92.0).clamp(100.0, 180.0);
            assert!((m - right).abs() < 0.02, "{} {}: {m} {right}", i % width, i / width);
        }
    }

    #[test]
    fn inside_a_ring_all_is_as_high_as_the_ring() {
        let size = 301;
        let known: Vec<_> = (0..size * size)
            .map(|i| {
                let (x, y) = ((i % size) as f64 - 150.0, (i / size) as f64 - 150.0);
                let radius = x.hypot(y);
                let near = |r: f64| (radius - r).abs() < 0.8;
                if near(120.0) { Some(500.0) } else { near(145.0).then_some(480.0) }
            })
            .collect();
        let heights = relaxed(size, size, &known, 1e-3);
        for (i, m) in heights.iter().enumerate() {
            let (x, y) = ((i % size) as f64 - 150.0, (i / size) as f64 - 150.0);
            let radius = x.hypot(y);
            if radius < 119.0 {
                assert!((m - 500.0).abs() < 0.01, "{radius}: {m}");
            } else if radius < 145.0 {
                assert!((479.99..=500.01).contains(m), "{radius}: {m}");
            }
        }
    }

    #[test]
    fn nothing_known_is_flat_and_one_cell_spreads() {
        assert_eq!(relaxed(5, 4, &[None; 20], 1e-3), [0.0; 20]);
        let mut known = [None; 20];
        known[7] = Some(42.0);
        assert!(relaxed(5, 4, &known, 1e-4).iter().all(|m| (m - 42.0).abs() < 0.01));
        assert_eq!(relaxed(1, 1, &[Some(3.0)], 1e-3), [3.0]);
    }
}
