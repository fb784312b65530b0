//! Numbers counted in halves, as they are shown.
//!
//! Must not know what is counted.

/// So many halves as a text: ½, 1, 1½, −½.
#[must_use]
pub fn halves(n: i32) -> String {
    let sign = if n < 0 { "\u{2212}" } else { "" };
    match (n.unsigned_abs() / 2, n.unsigned_abs() % 2) {
        (0, 1) => format!("{sign}\u{bd}"),
        (whole, 1) => format!("{sign}{whole}\u{bd}"),
        (whole, _) => format!("{sign}{whole}"),
    }
}

#[cfg(test)]
mod tests {
    use super::halves;

    #[test]
    fn a_half_is_shown_as_one() {
        assert_eq!([0, 1, 2, 3, -1].map(halves), ["0", "\u{bd}", "1", "1\u{bd}", "\u{2212}\u{bd}"]);
    }
}
