//! How sure a share is: the Wilson score interval.

use serde::{Deserialize, Serialize};

/// A share with its interval, each 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// Lowest.
    pub low: f64,
    /// The share observed.
    pub share: f64,
    /// Highest.
    pub high: f64,
}

/// The 95 % Wilson interval of `hits` in `of` trials; the whole range for none. This describes
/// results; no rule reads it.
#[must_use]
pub fn wilson(hits: u64, of: u64) -> Interval {
    if of == 0 {
        return Interval { low: 0.0, share: 0.0, high: 1.0 };
    }
    let z = 1.959_963_984_540_054_f64;
    let (n, p) = (of as f64, hits as f64 / of as f64);
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    Interval { low: (centre - half).max(0.0), share: p, high: (centre + half).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        // 8 of 10: the textbook interval is 0.490 to 0.943.
        let i = wilson(8, 10);
        assert!((i.low - 0.490).abs() < 0.001 && (i.high - 0.943).abs() < 0.001, "{i:?}");
        assert_eq!(wilson(0, 0).high, 1.0);
        assert!(wilson(0, 20).low == 0.0 && wilson(20, 20).high == 1.0);
    }
}
