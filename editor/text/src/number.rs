//! Numbers as a language writes them.
//!
//! The engine and the code of the editor write them as English does, '22,225' and '5.9'; what is shown passes through here.
//! Must not know what is counted.

use crate::language::language;
use std::borrow::Cow;

/// Between thousands, before tenths, and behind so many of a hundred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marks {
    pub thousands: char,
    pub decimal: char,
    pub percent: &'static str,
}

impl Marks {
    /// As the engine and the code write numbers.
    pub(crate) const ENGLISH: Self = Self { thousands: ',', decimal: '.', percent: "%" };
}

/// A number written as English does, as the language of the interface writes it, with '%' behind it or without; anything
/// else as it is.
///
/// What was written for the interface once is not written again: '22.225' may be thousands, while '0.625' are none.
pub fn number(english: &str) -> Cow<'_, str> {
    written(english, language().marks())
}

/// A number with a point before its decimals and without marks between thousands, as the language of the interface writes it.
pub fn decimals(plain: &str) -> String {
    plain.replace('.', language().marks().decimal.encode_utf8(&mut [0; 4]))
}

/// The same, with marks between thousands.
pub fn marked(plain: &str) -> String {
    marked_with(plain, language().marks())
}

/// A number with a point before its decimals and without marks between thousands, with all those marks; anything else as it
/// is, but for its point.
fn marked_with(plain: &str, marks: Marks) -> String {
    let (whole, places) = plain.split_once('.').map_or((plain, None), |(whole, rest)| (whole, Some(rest)));
    let digits = whole.bytes().filter(u8::is_ascii_digit).count();
    let mut out = String::with_capacity(plain.len() + digits / 3);
    let mut left = digits;
    for c in whole.chars() {
        out.push(c);
        left -= usize::from(c.is_ascii_digit());
        if c.is_ascii_digit() && left > 0 && left.is_multiple_of(3) {
            out.push(marks.thousands);
        }
    }
    if let Some(places) = places {
        out.push(marks.decimal);
        out.push_str(places);
    }
    out
}

/// A number as the language of the interface writes it, or as English does where that is no other number. `None` where it is
/// none.
pub fn read_number(typed: &str) -> Option<f64> {
    read(typed, language().marks())
}

/// A number as it is written with those marks; of decimals behind a point alone, with that.
fn read(typed: &str, marks: Marks) -> Option<f64> {
    let plain: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let plain = plain.replace('−', "-");
    if marks != Marks::ENGLISH && !plain.contains(marks.decimal) && !is_grouped(&plain, marks.thousands) {
        return plain.parse().ok();
    }
    let (whole, _) = plain.split_once(marks.decimal).unwrap_or((&plain, ""));
    let mut groups = whole.trim_start_matches('-').split(marks.thousands);
    let first = groups.next().map_or(0, str::len);
    let grouped = whole.contains(marks.thousands);
    // '16,5' in English is a slip, and not a hundred and sixty-five.
    if grouped && (!(1..=3).contains(&first) || groups.any(|group| group.len() != 3)) {
        return None;
    }
    plain.replace(marks.thousands, "").replace(marks.decimal, ".").parse().ok()
}

/// Are the digits of a whole number marked off in thousands? '1.500' is, '0.125' and '16.5' are decimals.
fn is_grouped(typed: &str, mark: char) -> bool {
    let digits = |group: &str| group.bytes().all(|b| b.is_ascii_digit());
    let mut groups = typed.trim_start_matches('-').split(mark);
    let first = groups.next().unwrap_or_default();
    let mut more = 0;
    let sound = groups.all(|group| {
        more += 1;
        group.len() == 3 && digits(group)
    });
    sound && more > 0 && (1..=3).contains(&first.len()) && digits(first) && !first.starts_with('0')
}

/// A number written as English does, with those marks; anything else as it is.
pub(crate) fn written(english: &str, marks: Marks) -> Cow<'_, str> {
    let may_be_thousands = english
        .split_once('.')
        .is_some_and(|(whole, places)| places.len() == 3 && whole.trim_start_matches(['+', '-', '−']) != "0");
    if may_be_thousands { Cow::Borrowed(english) } else { written_anew(english, marks) }
}

/// The same for what is in English for certain: '1.181' are decimals.
pub(crate) fn written_anew(english: &str, marks: Marks) -> Cow<'_, str> {
    let (bare, percent) = english.strip_suffix('%').map_or((english, ""), |bare| (bare, marks.percent));
    let plain = !percent.is_empty() && !bare.is_empty() && bare.bytes().all(|b| b.is_ascii_digit());
    if marks == Marks::ENGLISH || !(plain || is_marked_number(bare)) {
        return Cow::Borrowed(english);
    }
    let other = |c| match c {
        ',' => marks.thousands,
        '.' => marks.decimal,
        other => other,
    };
    Cow::Owned(bare.chars().map(other).chain(percent.chars()).collect())
}

/// Is it a number with marks in it, and nothing else but a sign?
fn is_marked_number(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let unsigned = text.strip_prefix(['+', '-', '−']).unwrap_or(text);
    let (whole, places) =
        unsigned.split_once('.').map_or((unsigned, None), |(whole, rest)| (whole, Some(rest)));
    let mut groups = whole.split(',');
    let first = groups.next().unwrap_or_default();
    let (mut grouped, mut sound) = (false, digits(first));
    for group in groups {
        grouped = true;
        sound &= group.len() == 3 && digits(group);
    }
    let places = places.map(digits);
    // '0,625' is of another language.
    sound
        && (!grouped || first.len() < 4 && !first.starts_with('0'))
        && places != Some(false)
        && (grouped || places.is_some())
}

#[cfg(test)]
mod tests {
    use super::{Marks, marked_with, read, written, written_anew};

    const GERMAN: Marks = Marks { thousands: '.', decimal: ',', percent: " %" };

    #[test]
    fn numbers_get_the_marks_of_the_language() {
        let numbers = [
            ("22,225", "22.225"),
            ("1,000,000", "1.000.000"),
            ("-1,203.5", "-1.203,5"),
            ("+5.9", "+5,9"),
            ("0.25", "0,25"),
            ("580", "580"),
            ("0.625", "0,625"),
            ("-0.1250", "-0,1250"),
            ("30%", "30 %"),
            ("12.5%", "12,5 %"),
        ];
        for (english, german) in numbers {
            assert_eq!(written(english, GERMAN), german);
            assert_eq!(written(german, GERMAN), german, "written twice");
            assert_eq!(written(english, Marks::ENGLISH), english);
        }
    }

    #[test]
    fn what_may_be_thousands_of_another_language_is_decimals_where_it_is_english() {
        assert_eq!(written("1.181", GERMAN), "1.181");
        assert_eq!(written_anew("1.181", GERMAN), "1,181");
        assert_eq!(written_anew("1.181", Marks::ENGLISH), "1.181");
    }

    #[test]
    fn thousands_are_marked_off() {
        for (plain, english, german) in [
            ("0", "0", "0"),
            ("999", "999", "999"),
            ("1500", "1,500", "1.500"),
            ("-22225000", "-22,225,000", "-22.225.000"),
            ("1016.5", "1,016.5", "1.016,5"),
            ("0.12345", "0.12345", "0,12345"),
            ("inf", "inf", "inf"),
        ] {
            assert_eq!(marked_with(plain, Marks::ENGLISH), english);
            assert_eq!(marked_with(plain, GERMAN), german);
            if plain != "inf" {
                assert_eq!(read(german, GERMAN), plain.parse().ok(), "read as it is written");
            }
        }
    }

    #[test]
    fn what_is_no_number_stays() {
        for other in [
            "0.37.0",
            "1122,1022",
            "1,02",
            "2, 3",
            "1,000,00",
            "5.",
            ".5",
            ",",
            "",
            "a.b",
            "12.5 km",
            "1234,567",
            "%",
            "a%",
            "+%",
            "10.000",
        ] {
            assert_eq!(written(other, GERMAN), other);
        }
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for (typed, marks, read_as) in [
            ("16.5", Marks::ENGLISH, Some(16.5)),
            ("1,016.5", Marks::ENGLISH, Some(1016.5)),
            ("16,5", Marks::ENGLISH, None),
            ("16,5", GERMAN, Some(16.5)),
            ("16.5", GERMAN, Some(16.5)),
            ("1.016,5", GERMAN, Some(1016.5)),
            ("1.500", GERMAN, Some(1500.0)),
            ("-22.225.000", GERMAN, Some(-22_225_000.0)),
            ("1500", GERMAN, Some(1500.0)),
            ("1,500", Marks::ENGLISH, Some(1500.0)),
            ("0.125", GERMAN, Some(0.125)),
            ("1.5000", GERMAN, Some(1.5)),
            ("−3", GERMAN, Some(-3.0)),
            ("x", GERMAN, None),
        ] {
            assert_eq!(read(typed, marks), read_as, "{typed}");
        }
    }
}
