//! Numbers as people read them.

/// A number with commas.
#[must_use]
pub fn thousands(n: i64) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    if n < 0 { format!("-{out}") } else { out }
}

/// A measure to the nearest whole number, with commas; what is no number as it is.
#[must_use]
pub fn rounded(measure: f64) -> String {
    if measure.is_finite() { thousands(measure.round() as i64) } else { format!("{measure}") }
}

#[cfg(test)]
mod tests {
    use super::{rounded, thousands};

    #[test]
    fn every_three_digits_have_a_comma() {
        let words = [0, 999, 1_000, -1_000, 25_110, -999, 1_234_567].map(thousands);
        assert_eq!(words, ["0", "999", "1,000", "-1,000", "25,110", "-999", "1,234,567"]);
        assert_eq!(thousands(i64::MIN), "-9,223,372,036,854,775,808");
        assert_eq!([rounded(999.5), rounded(-0.4), rounded(f64::NAN)], ["1,000", "0", "NaN"]);
    }
}
