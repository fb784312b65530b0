//! The clock: that of the standard library, or in a browser the browser's, which answers alike.

pub use web_time::{Duration, Instant, SystemTime, UNIX_EPOCH};
