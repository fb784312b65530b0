//! The driver: damages what it begins from and watches the readers.

use crate::Target;
use oblique_testing::damage::{Chance, damage};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// A megabyte of any input takes no longer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Why an input is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The reader panicked.
    Panic,
    /// It took too long.
    Slow,
}

/// Reads once; what is wrong with that, if anything.
#[must_use]
pub fn once(target: &Target, bytes: &[u8]) -> Option<Found> {
    let begun = Instant::now();
    if catch_unwind(AssertUnwindSafe(|| (target.read)(bytes))).is_err() {
        return Some(Found::Panic);
    }
    (begun.elapsed() > PATIENCE).then_some(Found::Slow)
}

/// The input of a round: the same for the same seed and corpus.
#[must_use]
pub fn input(inputs: &[Vec<u8>], seed: u64) -> Vec<u8> {
    let mut chance = Chance::new(seed << 20);
    // Where there is nothing to begin from, one begins from a line of figures.
    let mut bytes = inputs.get(chance.below(inputs.len())).cloned().unwrap_or_else(|| b"1 2 3\n".to_vec());
    for _ in 0..=chance.below(6) {
        damage(&mut bytes, &mut chance);
    }
    // Two that are spliced have what neither has.
    if chance.below(8) == 0
        && let Some(other) = inputs.get(chance.below(inputs.len()))
    {
        bytes.truncate(chance.below(bytes.len() + 1));
        bytes.extend(&other[chance.below(other.len() + 1)..]);
    }
    bytes
}

/// What each of so many targets has of the whole time.
#[must_use]
pub fn share(whole: Duration, targets: usize) -> Duration {
    whole / u32::try_from(targets.max(1)).unwrap_or(u32::MAX)
}

/// Goes on for so long from a seed; `tell` is given what was found. How many inputs there were.
pub fn fuzz(target: &Target, long: Duration, seed: u64, mut tell: impl FnMut(u64, Found, &[u8])) -> u64 {
    let inputs: Vec<Vec<u8>> = target.inputs().into_iter().map(|(_, bytes)| bytes).collect();
    let (end, mut done) = (Instant::now() + long, 0);
    while Instant::now() < end {
        let bytes = input(&inputs, seed + done);
        if let Some(found) = once(target, &bytes) {
            tell(seed + done, found, &bytes);
        }
        done += 1;
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_night_is_divided_among_the_targets() {
        let night = Duration::from_hours(1);
        assert_eq!(share(night, 15), Duration::from_mins(4));
        // Nobody is named: nothing is divided.
        assert_eq!(share(night, 0), night);
    }
}
