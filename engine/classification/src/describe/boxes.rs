//! Filters over squares of pixels, in time that does not grow with the square.

/// Greatest and then least over squares: dark strokes thinner than a square are gone, the ground under them stays.
pub(super) fn closing(plane: &[f32], width: usize, height: usize, radius: usize) -> Vec<f32> {
    // Numbers are numbers here: compared plainly, many are at once.
    let wide = squares(plane, width, height, radius, |a, b| if a > b { a } else { b });
    squares(&wide, width, height, radius, |a, b| if a < b { a } else { b })
}

/// The best by `pick` of each square, along rows first and then along columns.
fn squares(
    plane: &[f32],
    width: usize,
    height: usize,
    radius: usize,
    pick: impl Fn(f32, f32) -> f32,
) -> Vec<f32> {
    let mut rows = plane.to_vec();
    for (out, row) in rows.chunks_exact_mut(width).zip(plane.chunks_exact(width)) {
        for shift in 1..=radius.min(width - 1) {
            for (o, v) in out[shift..].iter_mut().zip(row) {
                *o = pick(*o, *v);
            }
            for (o, v) in out.iter_mut().zip(&row[shift..]) {
                *o = pick(*o, *v);
            }
        }
    }
    let mut all = rows.clone();
    for y in 0..height {
        let out = &mut all[y * width..(y + 1) * width];
        for v in y.saturating_sub(radius)..(y + radius + 1).min(height) {
            for (o, v) in out.iter_mut().zip(&rows[v * width..(v + 1) * width]) {
                *o = pick(*o, *v);
            }
        }
    }
    all
}

/// Standard deviation over squares.
pub(super) fn spread(plane: &[f32], width: usize, height: usize, radius: usize) -> Vec<f32> {
    let mean = means(plane, width, height, radius);
    // Around 1, as paper is: squares of numbers near 0 lose no digits.
    let squared: Vec<f32> = plane.iter().map(|v| (v - 1.0) * (v - 1.0)).collect();
    let square = means(&squared, width, height, radius);
    mean.iter().zip(&square).map(|(m, s)| (s - (m - 1.0) * (m - 1.0)).max(0.0).sqrt()).collect()
}

/// Means over squares, cut at the rim.
fn means(plane: &[f32], width: usize, height: usize, radius: usize) -> Vec<f32> {
    let mut rows = vec![0.0; plane.len()];
    for (out, row) in rows.chunks_exact_mut(width).zip(plane.chunks_exact(width)) {
        let mut sum: f64 = row.iter().take(radius).map(|v| f64::from(*v)).sum();
        for x in 0..width {
            sum += row.get(x + radius).map_or(0.0, |v| f64::from(*v));
            if x > radius {
                sum -= f64::from(row[x - radius - 1]);
            }
            let count = (x + radius + 1).min(width) - x.saturating_sub(radius);
            out[x] = (sum / count as f64) as f32;
        }
    }
    let mut all = vec![0.0; plane.len()];
    let mut sums = vec![0.0_f64; width];
    let row = |y: usize| &rows[y * width..(y + 1) * width];
    for y in 0..radius.min(height) {
        sums.iter_mut().zip(row(y)).for_each(|(s, v)| *s += f64::from(*v));
    }
    for y in 0..height {
        if y + radius < height {
            sums.iter_mut().zip(row(y + radius)).for_each(|(s, v)| *s += f64::from(*v));
        }
        if y > radius {
            sums.iter_mut().zip(row(y - radius - 1)).for_each(|(s, v)| *s -= f64::from(*v));
        }
        let count = (y + radius + 1).min(height) - y.saturating_sub(radius);
        for (out, sum) in all[y * width..(y + 1) * width].iter_mut().zip(&sums) {
            *out = (*sum / count as f64) as f32;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{closing, spread};

    #[test]
    fn closing_takes_a_thin_stroke_away_and_leaves_a_broad_one() {
        let (width, height) = (20, 9);
        let plane: Vec<f32> = (0..width * height)
            .map(|i| if matches!(i % width, 4..=5) || i % width >= 12 { 0.2 } else { 1.0 })
            .collect();
        let closed = closing(&plane, width, height, 2);
        assert_eq!((closed[4 * width + 4], closed[4 * width + 5]), (1.0, 1.0));
        assert_eq!(closed[4 * width + 14], 0.2);
    }

    #[test]
    fn spread_is_that_of_the_square_also_at_the_rim() {
        let plane: Vec<f32> = (0..7 * 5).map(|i| ((i * 37) % 11) as f32 / 11.0).collect();
        let got = spread(&plane, 7, 5, 1);
        for y in 0..5_usize {
            for x in 0..7_usize {
                let square: Vec<f32> = (y.saturating_sub(1)..(y + 2).min(5))
                    .flat_map(|v| (x.saturating_sub(1)..(x + 2).min(7)).map(move |u| (u, v)))
                    .map(|(u, v)| plane[v * 7 + u])
                    .collect();
                let mean = square.iter().sum::<f32>() / square.len() as f32;
                let var = square.iter().map(|v| (v - mean).powi(2)).sum::<f32>() / square.len() as f32;
                assert!((got[y * 7 + x] - var.sqrt()).abs() < 1e-4, "{x} {y}");
            }
        }
    }
}
