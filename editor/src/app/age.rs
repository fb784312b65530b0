//! How long ago something was, in words.

use oblique_platform::time::SystemTime;

/// A time gone by, in words.
pub(super) fn ago(time: SystemTime) -> String {
    let seconds = SystemTime::now().duration_since(time).map_or(0, |d| d.as_secs());
    let of = |n: u64, word: &str| format!("{n} {word}{} ago", if n == 1 { "" } else { "s" });
    match seconds {
        0..60 => "less than a minute ago".to_owned(),
        60..3600 => of(seconds / 60, "minute"),
        3600..86_400 => of(seconds / 3600, "hour"),
        _ => of(seconds / 86_400, "day"),
    }
}
