//! Ratings on Elo's scale from who beat whom: the most likely strengths where each beats another in proportion to them.

/// Rounds after which strengths no longer move to the digit.
const ROUNDS: usize = 400;

/// The rating of each player, the mean 0. `score[i][j]` is what i won of j, a draw half. Every pair that met counts one draw
/// more, so that nobody who lost all is infinitely weak.
pub(crate) fn ratings(score: &[Vec<f64>]) -> Vec<f64> {
    let n = score.len();
    let met = |i: usize, j: usize| score[i][j] + score[j][i];
    let mut strength = vec![1.0_f64; n];
    for _ in 0..ROUNDS {
        for i in 0..n {
            let rivals = || (0..n).filter(|j| *j != i && met(i, *j) > 0.0);
            let won: f64 = rivals().map(|j| score[i][j] + 0.5).sum();
            let due: f64 = rivals().map(|j| (met(i, j) + 1.0) / (strength[i] + strength[j])).sum();
            if due > 0.0 {
                strength[i] = won / due;
            }
        }
        let mean = (strength.iter().map(|s| s.ln()).sum::<f64>() / n as f64).exp();
        for s in &mut strength {
            *s /= mean;
        }
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}
