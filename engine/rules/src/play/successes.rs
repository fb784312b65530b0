//! Ways of so many dice to succeed.

/// Ways of each number of successes among so many dice, each of which succeeds in `good` of `sides` cases. Many dice
/// are too many ways to count in a number of the machine: their shares are kept to parts of 10^15 then.
#[must_use]
pub fn successes(dice: i32, good: i32, sides: i32) -> Vec<u128> {
    let (good, bad) =
        (u128::try_from(good.max(0)).unwrap_or(0), u128::try_from((sides - good).max(0)).unwrap_or(0));
    let mut ways: Vec<u128> = vec![1];
    for _ in 0..dice.max(0) {
        let mut next = vec![0_u128; ways.len() + 1];
        for (hits, count) in ways.iter().enumerate() {
            next[hits] += count * bad;
            next[hits + 1] += count * good;
        }
        // Beyond this a product with a number of the dice could not be counted any more.
        if next.iter().any(|count| *count > u128::MAX >> 8) {
            for count in &mut next {
                *count >>= 16;
            }
        }
        ways = next;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::successes;

    #[test]
    fn ways_add_up() {
        assert_eq!(successes(2, 5, 10), [25, 50, 25]);
        assert_eq!(successes(8, 5, 10).iter().sum::<u128>(), 100_000_000);
        assert!(successes(72, 5, 10).iter().sum::<u128>() > 0);
    }
}
