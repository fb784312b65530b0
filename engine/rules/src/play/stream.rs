//! The one seeded stream of chance.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::VecDeque;

/// A seeded stream. The same seed gives the same draws on every platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream {
    rng: Pcg32,
    /// Values the next draws give, first to last, before chance is asked.
    scripted: VecDeque<i32>,
    /// Draws made so far.
    drawn: u64,
}

impl Stream {
    /// A stream from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: Pcg32::seed_from_u64(seed), scripted: VecDeque::new(), drawn: 0 }
    }

    /// A stream whose first draws give the values named, whatever their ranges; for cases that show
    /// a rule. They are part of its state.
    #[must_use]
    pub fn scripted(seed: u64, values: impl IntoIterator<Item = i32>) -> Self {
        Self { scripted: values.into_iter().collect(), ..Self::new(seed) }
    }

    /// A number that two streams share only if they are in the same state, but for chance in 2^64.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let next = self.rng.clone().next_u64();
        let mixed = next ^ self.drawn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.scripted.iter().fold(mixed, |sum, v| {
            (sum.rotate_left(7) ^ u64::from(v.unsigned_abs())).wrapping_mul(0x0100_0000_01b3)
        })
    }

    /// A uniform whole number in `low..=high` (`low` if the range is empty), by Lemire's method
    /// with rejection, so that no value is favoured.
    pub fn draw(&mut self, low: i32, high: i32) -> i32 {
        self.drawn += 1;
        if let Some(value) = self.scripted.pop_front() {
            return value;
        }
        let Ok(span) = u32::try_from(i64::from(high) - i64::from(low) + 1) else {
            return low;
        };
        if span == 0 {
            return low;
        }
        let threshold = span.wrapping_neg() % span;
        loop {
            let wide = u64::from(self.rng.next_u32()) * u64::from(span);
            let (value, rest) = ((wide >> 32) as u32, wide as u32);
            if rest >= threshold {
                return low.saturating_add(i32::try_from(value).unwrap_or(0));
            }
        }
    }

    /// How many draws have been made: tells whether a stream has moved.
    #[must_use]
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }
}
