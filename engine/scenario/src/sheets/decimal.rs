//! Numbers with a fraction, kept exactly as they are written.

use serde::{Deserialize, Serialize};

/// A number with up to nine digits behind the point: pixels, yards and degrees of sheets. Counted in billionths, so that
/// files, logs and edits give back the very same number.
///
/// ```
/// use oblique_scenario::Decimal;
///
/// let latitude: Decimal = "34.25".parse()?;
/// assert_eq!((latitude.get(), latitude.to_string()), (34.25, "34.25".to_owned()));
/// # Ok::<(), oblique_scenario::NoDecimal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Decimal(i64);

/// A text or number that is no [`Decimal`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDecimal;

impl std::fmt::Display for NoDecimal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "this is no number between -{most} and {most}", most = Decimal::MOST)
    }
}

impl std::error::Error for NoDecimal {}

impl Decimal {
    const BILLION: f64 = 1e9;

    /// The largest number, either way.
    pub const MOST: i64 = 9_000_000_000;

    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// One.
    pub const ONE: Self = Self(1_000_000_000);

    /// A whole number, held to [`Decimal::MOST`] either way.
    #[must_use]
    pub const fn whole(number: i64) -> Self {
        let held = if number > Self::MOST {
            Self::MOST
        } else if number < -Self::MOST {
            -Self::MOST
        } else {
            number
        };
        Self(held * 1_000_000_000)
    }

    /// The nearest one to a number; `None` for what is no number or beyond [`Decimal::MOST`].
    #[must_use]
    pub fn new(number: f64) -> Option<Self> {
        let fits = number.is_finite() && number.abs() <= Self::MOST as f64;
        fits.then(|| Self((number * Self::BILLION).round() as i64))
    }

    /// The nearest one with so many digits behind the point, nine at most: what a drag leaves need not have more than
    /// the eye saw.
    #[must_use]
    pub fn rounded(number: f64, digits: u32) -> Option<Self> {
        let Self(billionths) = Self::new(number)?;
        let step = 10_i64.pow(9 - digits.min(9));
        let nearest = (billionths + billionths.signum() * step / 2) / step * step;
        Some(Self(nearest))
    }

    /// The number.
    #[must_use]
    pub fn get(self) -> f64 {
        self.0 as f64 / Self::BILLION
    }
}

impl std::fmt::Display for Decimal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (sign, all) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        let (whole, part) = (all / 1_000_000_000, all % 1_000_000_000);
        if part == 0 {
            return write!(f, "{sign}{whole}");
        }
        let digits = format!("{part:09}");
        write!(f, "{sign}{whole}.{}", digits.trim_end_matches('0'))
    }
}

impl std::fmt::Debug for Decimal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Decimal {
    type Err = NoDecimal;

    /// Plain digits are read exactly, what has an exponent as the nearest number.
    fn from_str(text: &str) -> Result<Self, NoDecimal> {
        let text = text.trim();
        let plain = text.strip_prefix(['-', '+']).unwrap_or(text);
        let (whole, part) = plain.split_once('.').unwrap_or((plain, ""));
        let digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
        if digits(whole) && digits(part) && part.len() <= 9 && !(whole.is_empty() && part.is_empty()) {
            let held = whole.trim_start_matches('0');
            let number: i64 = if held.is_empty() { 0 } else { held.parse().map_err(|_| NoDecimal)? };
            if number > Self::MOST || (number == Self::MOST && part.bytes().any(|b| b != b'0')) {
                return Err(NoDecimal);
            }
            let billionths: i64 = format!("{part:0<9}").parse().map_err(|_| NoDecimal)?;
            let all = number * 1_000_000_000 + billionths;
            return Ok(Self(if text.starts_with('-') { -all } else { all }));
        }
        text.parse().ok().and_then(Self::new).ok_or(NoDecimal)
    }
}

impl TryFrom<String> for Decimal {
    type Error = NoDecimal;

    fn try_from(text: String) -> Result<Self, NoDecimal> {
        text.parse()
    }
}

impl From<Decimal> for String {
    fn from(number: Decimal) -> Self {
        number.to_string()
    }
}

impl From<u32> for Decimal {
    fn from(number: u32) -> Self {
        Self::whole(i64::from(number))
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;
    use proptest::prelude::*;

    #[test]
    fn texts_are_numbers_exactly_or_not_at_all() {
        for text in ["0", "-117.375", "0.000000001", "-0.5", "9000000000", "-9000000000", "12.3"] {
            assert_eq!(text.parse::<Decimal>().map(|d| d.to_string()).as_deref(), Ok(text));
        }
        for (text, same) in [("+7.50", "7.5"), (".5", "0.5"), ("6.", "6"), ("1e-3", "0.001"), ("007", "7")] {
            assert_eq!(text.parse::<Decimal>().map(|d| d.to_string()).as_deref(), Ok(same));
        }
        for bad in
            ["", "-", ".", "1.2.3", "x", "NaN", "inf", "9000000000.1", "1e300", "--5", "99999999999999999999"]
        {
            assert!(bad.parse::<Decimal>().is_err(), "{bad}");
        }
        assert_eq!(Decimal::rounded(-2.34567, 2).map(|d| d.to_string()).as_deref(), Some("-2.35"));
        assert_eq!(Decimal::new(f64::NAN), None);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(billionths in -9_000_000_000_000_000_000_i64..=9_000_000_000_000_000_000) {
            let number = Decimal(billionths);
            prop_assert_eq!(number.to_string().parse(), Ok(number));
            let line = serde_json::to_string(&number).expect("a text");
            prop_assert_eq!(serde_json::from_str::<Decimal>(&line).expect("as written"), number);
        }
    }
}
