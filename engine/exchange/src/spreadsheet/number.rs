//! Numbers as people write them in spreadsheets.
//!
//! Values are whole; fractions are kept in thousandths for scales and per-unit figures.

/// How decimals are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Decimal {
    /// Found out from each number: '1.200' and '1,200' are twelve hundred, '1.2' is one and a fifth.
    #[default]
    Auto,
    /// With a point; commas group thousands.
    Point,
    /// With a comma; points group thousands.
    Comma,
}

impl Decimal {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Point, Self::Comma];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "Found out",
            Self::Point => "1,200.5",
            Self::Comma => "1.200,5",
        }
    }
}

/// Thousandths of a number, `3 x 150` and `600 men` included; `None` if it is none, as `2nd` is.
pub(super) fn thousandths(text: &str, decimal: Decimal) -> Option<i128> {
    let whole = text.trim();
    let text = whole.trim_end_matches(|c: char| c.is_alphabetic() || c == '.' || c == ' ');
    // '2nd Brigade' is the name of one and no number of anything.
    let unit = whole.strip_prefix(text)?.split(' ').next().unwrap_or_default();
    if ["st", "nd", "rd", "th"].contains(&unit) {
        return None;
    }
    let mut factors = text.split(['x', 'X', '×', '*']);
    let first = one(factors.next()?, decimal)?;
    factors.try_fold(first, |product, factor| product.checked_mul(one(factor, decimal)?).map(|p| p / 1000))
}

/// A whole number; `None` if it is none.
pub(super) fn whole(text: &str, decimal: Decimal) -> Option<i64> {
    let n = thousandths(text, decimal)?;
    (n % 1000 == 0).then(|| i64::try_from(n / 1000).ok()).flatten()
}

fn one(text: &str, decimal: Decimal) -> Option<i128> {
    let text: String =
        text.chars().filter(|c| !c.is_whitespace() && *c != '\u{202f}' && *c != '\'' && *c != '’').collect();
    let (negative, digits) = match text.strip_prefix(['-', '−', '–']) {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(&text)),
    };
    let point = match decimal {
        Decimal::Point => Some('.'),
        Decimal::Comma => Some(','),
        Decimal::Auto => auto(digits),
    };
    let (whole, fraction) = match point.and_then(|p| digits.rsplit_once(p)) {
        Some((whole, fraction)) => (whole, fraction),
        None => (digits, ""),
    };
    let grouped = |c: char| (c == '.' || c == ',') && Some(c) != point;
    let whole: String = whole.chars().filter(|c| !grouped(*c)).collect();
    let all_digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
    if (whole.is_empty() && fraction.is_empty()) || !all_digits(&whole) || !all_digits(fraction) {
        return None;
    }
    let whole: i128 = if whole.is_empty() { 0 } else { whole.parse::<i64>().ok()?.into() };
    let mut thousandths = 0;
    for (i, digit) in fraction.bytes().enumerate() {
        let digit = i128::from(digit - b'0');
        match i {
            0 => thousandths += digit * 100,
            1 => thousandths += digit * 10,
            2 => thousandths += digit,
            // Finer than a thousandth is no figure of ours, unless it is nothing.
            _ if digit != 0 => return None,
            _ => {}
        }
    }
    let n = whole * 1000 + thousandths;
    Some(if negative { -n } else { n })
}

/// The decimal sign of a number that does not say which it is.
fn auto(digits: &str) -> Option<char> {
    let last = digits.rfind(['.', ','])?;
    let sign = if digits[last..].starts_with('.') { '.' } else { ',' };
    let other = if sign == '.' { ',' } else { '.' };
    let (before, after) = (&digits[..last], &digits[last + 1..]);
    if before.contains(other) {
        return Some(sign);
    }
    let group = after.len() == 3 && !before.is_empty() && before != "0";
    (!before.contains(sign) && !group).then_some(sign)
}

#[cfg(test)]
mod tests {
    use super::{Decimal, thousandths, whole};

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let auto = |text| whole(text, Decimal::Auto);
        assert_eq!(auto("1,200"), Some(1200));
        assert_eq!(auto("1.200"), Some(1200));
        assert_eq!(auto("1\u{202f}200"), Some(1200));
        assert_eq!(auto("12'345"), Some(12_345));
        assert_eq!(auto("1.234.567"), Some(1_234_567));
        assert_eq!(auto("600.0"), Some(600));
        assert_eq!(auto("600 men"), Some(600));
        assert_eq!(auto("4 x 130"), Some(520));
        assert_eq!(auto("-2"), Some(-2));
        assert_eq!(auto("12.5"), None);
        assert_eq!(auto("many"), None);
        assert_eq!(auto(""), None);
        assert_eq!(whole("1,200", Decimal::Comma), None);
        assert_eq!(whole("1.200,0", Decimal::Comma), Some(1200));
        assert_eq!(thousandths("0,75", Decimal::Auto), Some(750));
        assert_eq!(thousandths("0.750", Decimal::Auto), Some(750));
    }
}
