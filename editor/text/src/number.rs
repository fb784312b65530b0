//! Numbers as a language writes them.
//!
//! The engine and the code of the editor write them as English does, '22,225' and '5.9'; what is shown passes through here.
//! Must not know what is counted.

use crate::language::language;
use std::borrow::Cow;

/// Between thousands, and before tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marks {
    pub thousands: char,
    pub decimal: char,
}

impl Marks {
    /// As the engine and the code write numbers.
    pub(crate) const ENGLISH: Self = Self { thousands: ',', decimal: '.' };
}

/// A number written as English does, as the language of the interface writes it; anything else as it is.
///
/// Of decimals those of one or two places are taken for numbers: what was written for the interface once is not written
/// again ('22.225').
pub fn number(english: &str) -> Cow<'_, str> {
    written(english, language().marks())
}

/// A number with a point before its decimals and without marks between thousands, as the language of the interface writes it.
pub fn decimals(plain: &str) -> String {
    plain.replace('.', language().marks().decimal.encode_utf8(&mut [0; 4]))
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
    if marks != Marks::ENGLISH && !plain.contains(marks.decimal) {
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

/// A number written as English does, with those marks; anything else as it is.
pub(crate) fn written(english: &str, marks: Marks) -> Cow<'_, str> {
    if marks == Marks::ENGLISH || !is_marked_number(english) {
        return Cow::Borrowed(english);
    }
    let other = |c| match c {
        ',' => marks.thousands,
        '.' => marks.decimal,
        other => other,
    };
    Cow::Owned(english.chars().map(other).collect())
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
    let places = places.map(|places| digits(places) && places.len() < 3);
    sound && (!grouped || first.len() < 4) && places != Some(false) && (grouped || places.is_some())
}

#[cfg(test)]
mod tests {
    use super::{Marks, read, written};

    const GERMAN: Marks = Marks { thousands: '.', decimal: ',' };

    #[test]
    fn numbers_get_the_marks_of_the_language() {
        let numbers = [
            ("22,225", "22.225"),
            ("1,000,000", "1.000.000"),
            ("-1,203.5", "-1.203,5"),
            ("+5.9", "+5,9"),
            ("0.25", "0,25"),
            ("580", "580"),
        ];
        for (english, german) in numbers {
            assert_eq!(written(english, GERMAN), german);
            assert_eq!(written(german, GERMAN), german, "written twice");
            assert_eq!(written(english, Marks::ENGLISH), english);
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
            ("−3", GERMAN, Some(-3.0)),
            ("x", GERMAN, None),
        ] {
            assert_eq!(read(typed, marks), read_as, "{typed}");
        }
    }
}
