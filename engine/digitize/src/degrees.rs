//! Degrees as people write them: `34°15'`, `34d15m30s N`, `-117.375`, `117 30 W`.

use oblique_scenario::Decimal;

/// Which of the two a text is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// East and west, to 180.
    Longitude,
    /// North and south, to 90.
    Latitude,
}

/// Degrees of a text, west and south below nothing; `None` where it is none.
///
/// ```
/// use oblique_digitize::degrees::{Axis, parse};
///
/// let west = parse("117°22'30\" W", Axis::Longitude).map(|d| d.to_string());
/// assert_eq!(west.as_deref(), Some("-117.375"));
/// ```
#[must_use]
pub fn parse(text: &str, axis: Axis) -> Option<Decimal> {
    parse_with(text, axis, 'e')
}

/// The same, where another letter stands for east too: a language may call it otherwise.
#[must_use]
pub fn parse_with(text: &str, axis: Axis, east: char) -> Option<Decimal> {
    let text = text.trim().replace(',', ".");
    let (plus, minus, most) = match axis {
        Axis::Longitude => ('e', 'w', 180.0),
        Axis::Latitude => ('n', 's', 90.0),
    };
    let lower = text.to_lowercase();
    let sign_of = |c: char| {
        if c == plus || axis == Axis::Longitude && c == east {
            Some(1.0)
        } else if c == minus {
            Some(-1.0)
        } else {
            None
        }
    };
    // A letter before or behind says which way.
    let (mut rest, mut sign) = (lower.as_str(), None);
    if let Some(found) = rest.chars().next().and_then(sign_of) {
        (rest, sign) = (rest.get(1..)?, Some(found));
    }
    // An s behind a number of seconds is not south where degrees are east or west.
    if let Some(found) = rest.chars().last().and_then(sign_of)
        && sign.is_none()
        && !(axis == Axis::Latitude && rest.ends_with('s') && rest.contains('m') && !rest.ends_with(" s"))
    {
        (rest, sign) = (rest.get(..rest.len() - 1)?, Some(found));
    }
    let mut rest = rest.trim();
    if let Some(after) = rest.strip_prefix('-') {
        if sign.is_some() {
            return None;
        }
        (rest, sign) = (after, Some(-1.0));
    }
    let marks = |c: char| !(c.is_ascii_digit() || c == '.');
    if rest.chars().any(|c| !(c.is_ascii_digit() || ". °d'′m\"″s:".contains(c))) {
        return None;
    }
    let numbers: Vec<f64> = rest
        .split(marks)
        .filter(|part| !part.is_empty())
        .map(|part| part.parse().ok())
        .collect::<Option<_>>()?;
    let (degrees, minutes, seconds) = match numbers.as_slice() {
        [degrees] => (*degrees, 0.0, 0.0),
        [degrees, minutes] => (*degrees, *minutes, 0.0),
        [degrees, minutes, seconds] => (*degrees, *minutes, *seconds),
        _ => return None,
    };
    if minutes >= 60.0 || seconds >= 60.0 {
        return None;
    }
    let all = degrees + minutes / 60.0 + seconds / 3600.0;
    if all > most { None } else { Decimal::new(sign.unwrap_or(1.0) * all) }
}

/// Degrees as degrees, minutes and seconds with the letter of their direction: `34°15'N`.
#[must_use]
pub fn written(degrees: Decimal, axis: Axis) -> String {
    let number = degrees.get();
    let letter = match (axis, number < 0.0) {
        (Axis::Longitude, false) => 'E',
        (Axis::Longitude, true) => 'W',
        (Axis::Latitude, false) => 'N',
        (Axis::Latitude, true) => 'S',
    };
    // To a hundredth of a second, some centimetres.
    let hundredths = (number.abs() * 360_000.0).round() as u64;
    let (whole, minutes, seconds) = (hundredths / 360_000, hundredths / 6000 % 60, hundredths % 6000);
    if seconds == 0 {
        return format!("{whole}°{minutes:02}'{letter}");
    }
    let text = format!("{:05.2}", seconds as f64 / 100.0);
    let text = text.trim_end_matches('0').trim_end_matches('.');
    format!("{whole}°{minutes:02}'{text}\"{letter}")
}

#[cfg(test)]
mod tests {
    use super::{Axis, parse, parse_with, written};

    #[test]
    fn degrees_are_read_however_they_are_written() {
        let lat = |text| parse(text, Axis::Latitude).map(|d| d.to_string());
        for text in ["34.25", "34°15'", "34d15m", "N 34 15", "34°15′00″ N", "34:15:00", "34,25 n", "34d15'"]
        {
            assert_eq!(lat(text).as_deref(), Some("34.25"), "{text}");
        }
        assert_eq!(lat("34°15'S").as_deref(), Some("-34.25"));
        assert_eq!(lat("34d15m30s").as_deref(), Some("34.258333333"));
        let lon = |text| parse(text, Axis::Longitude).map(|d| d.to_string());
        for text in ["-117.5", "117°30'W", "W117 30", "117d30m00s W"] {
            assert_eq!(lon(text).as_deref(), Some("-117.5"), "{text}");
        }
        for bad in ["", "x", "34 61", "91", "34 15 20 3", "--3", "-34 S", "34°N5", "1e3"] {
            assert_eq!(lat(bad), None, "{bad}");
        }
        assert_eq!(lon("181"), None);
        // East has a letter of its own in other languages, and west and the latitudes keep theirs.
        for text in ["13 00 O", "O 13", "13°00'o", "13 E"] {
            let east = parse_with(text, Axis::Longitude, 'o').map(|d| d.to_string());
            assert_eq!(east.as_deref(), Some("13"), "{text}");
        }
        assert_eq!(lon("13 00 O"), None, "in French it is the west");
        assert_eq!(parse_with("13 O", Axis::Latitude, 'o'), None);
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["-117.5", "17.258333333", "0", "-0.00025"] {
            let degrees = text.parse().expect("a number");
            let again = parse(&written(degrees, Axis::Longitude), Axis::Longitude).expect("as written");
            assert!(
                (again.get() - degrees.get()).abs() < 2e-6,
                "{text}: {}",
                written(degrees, Axis::Longitude)
            );
        }
        assert_eq!(written("34.25".parse().expect("a number"), Axis::Latitude), "34°15'N");
    }
}
