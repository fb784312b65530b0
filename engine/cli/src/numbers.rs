//! Numbers in arguments, and numbers of things in words.

use std::fmt::Display;
use std::str::FromStr;

/// It is no number that can be reckoned with.
#[derive(Debug, thiserror::Error)]
#[error("write a number, as in 12.5")]
pub(crate) struct NoNumber;

/// A number; `nan` and `inf` are none.
///
/// # Errors
/// If it is none.
pub(crate) fn number<T: FromStr + Copy + Into<f64>>(text: &str) -> Result<T, NoNumber> {
    text.trim().parse().ok().filter(|n: &T| (*n).into().is_finite()).ok_or(NoNumber)
}

/// It is no whole number in a range.
#[derive(Debug, thiserror::Error)]
#[error("write a whole number from {least} to {most}")]
pub(crate) struct NoWhole<T: Display> {
    least: T,
    most: T,
}

/// What reads whole numbers from one to another.
pub(crate) fn whole<T>(least: T, most: T) -> impl Fn(&str) -> Result<T, NoWhole<T>> + Clone
where
    T: FromStr + PartialOrd + Copy + Display,
{
    move |text| {
        let number = text.trim().parse().ok().filter(|n| (least..=most).contains(n));
        number.ok_or(NoWhole { least, most })
    }
}

/// `1 battle`, `2,000 battles`.
pub(crate) fn counted(n: impl TryInto<i64>, what: &str) -> String {
    oblique_roster::totals::counted(n.try_into().unwrap_or(i64::MAX), what)
}

/// What reads the seed of chance.
pub(crate) fn seed() -> impl Fn(&str) -> Result<u64, NoWhole<u64>> + Clone {
    whole(0, u64::MAX)
}
