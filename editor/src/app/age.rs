//! How long ago something was, in words.

use oblique_platform::time::SystemTime;
use oblique_text::text;

/// A time gone by, in words.
pub(super) fn ago(time: SystemTime) -> String {
    let seconds = SystemTime::now().duration_since(time).map_or(0, |d| d.as_secs());
    match seconds {
        0..60 => text!("windows-less-than-a-minute-ago").to_owned(),
        60..3600 => text!("context-count-minutes", n = seconds / 60),
        3600..86_400 => text!("context-count-hours", n = seconds / 3600),
        _ => text!("context-count-days", n = seconds / 86_400),
    }
}
