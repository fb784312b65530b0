//! The clock: that of the standard library, or in a browser the browser's, which answers alike; and local time.

#[cfg(not(target_arch = "wasm32"))]
use crate::desktop::zone_at;
#[cfg(target_arch = "wasm32")]
use crate::web::zone_at;
use jiff::{SignedDuration, Timestamp, Zoned};
pub use web_time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What the clock on the wall here shows then, with winter and summer time; `None` for a time no calendar has.
#[must_use]
pub fn local_time(time: SystemTime) -> Option<Zoned> {
    let since = match time.duration_since(UNIX_EPOCH) {
        Ok(since) => SignedDuration::try_from(since).ok()?,
        Err(before) => -SignedDuration::try_from(before.duration()).ok()?,
    };
    let time = Timestamp::from_duration(since).ok()?;
    Some(time.to_zoned(zone_at(time)))
}

#[cfg(test)]
mod tests {
    use super::{Duration, UNIX_EPOCH, local_time};

    #[test]
    fn every_file_has_a_local_time_also_from_before_1970() {
        for seconds in [0, 1, 86_400, 1_764_201_600] {
            let after = local_time(UNIX_EPOCH + Duration::from_secs(seconds)).expect("a calendar has it");
            assert_eq!(after.timestamp().as_second(), seconds as i64);
            let before = local_time(UNIX_EPOCH - Duration::from_secs(seconds)).expect("a calendar has it");
            assert_eq!(before.timestamp().as_second(), -(seconds as i64));
        }
    }

    #[test]
    fn a_time_no_calendar_has_is_none() {
        let far = UNIX_EPOCH.checked_add(Duration::from_secs(1 << 50));
        assert_eq!(far.and_then(local_time), None);
    }
}
