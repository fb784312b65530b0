//! Sizes and dates in words.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan as _, Zoned};
use oblique_platform::time::{SystemTime, UNIX_EPOCH};
use oblique_text::text;

/// The size of a file: '1 byte', '940 bytes', '12 KB', '3.4 MB'.
pub(super) fn size(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["KB", "MB", "GB", "TB"];
    if bytes == 1 {
        return text!("files-1-byte").to_owned();
    }
    if bytes < 1000 {
        return text!("files-bytes-bytes", bytes);
    }
    let mut of = bytes as f64 / 1000.0;
    let mut unit = 0;
    while of >= 999.5 && unit + 1 < UNITS.len() {
        of /= 1000.0;
        unit += 1;
    }
    let places = usize::from(of < 9.95);
    format!("{of:.places$} {}", UNITS[unit])
}

/// When it was, by the clock on the wall here; empty for a time no calendar has.
pub(super) fn date(time: SystemTime) -> String {
    date_on(time, &Zoned::now())
}

fn date_on(time: SystemTime, now: &Zoned) -> String {
    let Some(time) = timestamp(time) else { return String::new() };
    let zone: TimeZone = now.time_zone().clone();
    let time = time.to_zoned(zone);
    let day = if time.date() == now.date() {
        text!("files-today")
    } else if now.date().checked_sub(1.day()).is_ok_and(|day| day == time.date()) {
        text!("files-yesterday")
    } else {
        return time.strftime("%-d %b %Y, %H:%M").to_string();
    };
    format!("{day}, {}", time.strftime("%H:%M"))
}

/// The time on jiff's clock, which a browser's own type of times does not know.
fn timestamp(time: SystemTime) -> Option<Timestamp> {
    let since = match time.duration_since(UNIX_EPOCH) {
        Ok(since) => SignedDuration::try_from(since).ok()?,
        Err(before) => -SignedDuration::try_from(before.duration()).ok()?,
    };
    Timestamp::from_duration(since).ok()
}

#[cfg(test)]
mod tests {
    use super::{date_on, size};
    use jiff::Zoned;
    use std::time::{Duration, SystemTime};

    #[test]
    fn sizes_have_two_figures_at_least() {
        let sizes = [(1, "1 byte"), (999, "999 bytes"), (1000, "1.0 KB"), (12_345, "12 KB")];
        let large = [(999_600, "1.0 MB"), (3_400_000, "3.4 MB"), (u64::MAX, "18446744 TB")];
        for (bytes, words) in sizes.into_iter().chain(large) {
            assert_eq!(size(bytes), words);
        }
    }

    #[test]
    fn days_near_by_have_names_and_the_clock_is_the_one_on_the_wall() {
        let now: Zoned = "2024-06-18T09:30+02:00[Europe/Prague]".parse().expect("a time");
        let before = |hours: u64| SystemTime::from(now.timestamp()) - Duration::from_hours(hours);
        assert_eq!(date_on(before(2), &now), "Today, 07:30");
        assert_eq!(date_on(before(10), &now), "Yesterday, 23:30");
        assert_eq!(date_on(before(24 * 366), &now), "18 Jun 2023, 09:30");
        assert_eq!(date_on(before(24 * 150), &now), "20 Jan 2024, 08:30", "winter time then");
    }
}
