//! The check sum of zlib streams (RFC 1950): of a part, and of parts in a row.

/// The prime it is reckoned by.
const BASE: u32 = 65_521;
/// Bytes that can be summed before the sums must be reduced.
const RUN: usize = 5_552;
/// The sum of nothing.
pub(super) const EMPTY: u32 = 1;

/// The sum of some bytes.
pub(super) fn of(bytes: &[u8]) -> u32 {
    let (mut a, mut b) = (1_u32, 0_u32);
    for run in bytes.chunks(RUN) {
        for byte in run {
            a += u32::from(*byte);
            b += a;
        }
        (a, b) = (a % BASE, b % BASE);
    }
    b << 16 | a
}

/// The sum of what `first` is the sum of, followed by `length` bytes whose sum is `second`.
pub(super) const fn joined(first: u32, second: u32, length: u64) -> u32 {
    let base = BASE as u64;
    let (a1, b1) = ((first & 0xffff) as u64, (first >> 16) as u64);
    let (a2, b2) = ((second & 0xffff) as u64, (second >> 16) as u64);
    // The second began with 1, which stands in the first already, and adds the first's bytes for each of its own.
    let before = (a1 + base - 1) % base;
    let a = (a2 + before) % base;
    let b = (b1 + b2 + length % base * before) % base;
    (b << 16 | a) as u32
}

#[cfg(test)]
mod tests {
    use super::{EMPTY, joined, of};
    use proptest::prelude::*;

    #[test]
    fn it_is_that_of_the_standard() {
        assert_eq!(of(b"Wikipedia"), 0x11e6_0398);
        assert_eq!(of(b""), EMPTY);
    }

    proptest! {
        #[test]
        fn parts_in_a_row_have_the_sum_of_the_whole(
            bytes in proptest::collection::vec(any::<u8>(), 0..20_000), cuts in proptest::collection::vec(any::<prop::sample::Index>(), 0..5),
        ) {
            let mut ends: Vec<usize> = cuts.iter().map(|cut| cut.index(bytes.len() + 1)).collect();
            ends.push(bytes.len());
            ends.sort_unstable();
            let (mut sum, mut start) = (EMPTY, 0);
            for end in ends {
                sum = joined(sum, of(&bytes[start..end]), (end - start) as u64);
                start = end;
            }
            prop_assert_eq!(sum, of(&bytes));
        }
    }
}
