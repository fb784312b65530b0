//! Sizes and dates in words.

use jiff::{ToSpan as _, Zoned};
use oblique_platform::time::{SystemTime, local_time};
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
    match (local_time(time), local_time(SystemTime::now())) {
        (Some(time), Some(now)) => date_on(&time, &now),
        _ => String::new(),
    }
}

fn date_on(time: &Zoned, now: &Zoned) -> String {
    let day = if time.date() == now.date() {
        text!("files-today")
    } else if now.date().checked_sub(1.day()).is_ok_and(|day| day == time.date()) {
        text!("files-yesterday")
    } else {
        return time.strftime("%-d %b %Y, %H:%M").to_string();
    };
    format!("{day}, {}", time.strftime("%H:%M"))
}

#[cfg(test)]
mod tests {
    use super::{date_on, size};
    use jiff::{ToSpan as _, Zoned};

    #[test]
    fn sizes_have_two_figures_at_least() {
        let sizes = [(1, "1 byte"), (999, "999 bytes"), (1000, "1.0 KB"), (12_345, "12 KB")];
        let large = [(999_600, "1.0 MB"), (3_400_000, "3.4 MB"), (u64::MAX, "18446744 TB")];
        for (bytes, words) in sizes.into_iter().chain(large) {
            assert_eq!(size(bytes), words);
        }
    }

    #[test]
    fn days_near_by_have_names_and_the_clock_is_the_one_local_time() {
        let now: Zoned = "2024-06-18T09:30+02:00[Europe/Prague]".parse().expect("a time");
        let before = |hours: i64| date_on(&(&now - hours.hours()), &now);
        assert_eq!(before(2), "Today, 07:30");
        assert_eq!(before(10), "Yesterday, 23:30");
        assert_eq!(before(24 * 366), "18 Jun 2023, 09:30");
        assert_eq!(before(24 * 150), "20 Jan 2024, 08:30", "winter time then");
    }
}
