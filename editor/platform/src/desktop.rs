//! A desktop: the operating system's own answers.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};

/// The number of this run of the program, unlike that of any other that goes on.
#[must_use]
pub fn process_id() -> u32 {
    std::process::id()
}

/// The user's own folder.
#[must_use]
pub fn home() -> Option<PathBuf> {
    std::env::home_dir()
}

/// Where what is no file's is kept, if the system leaves the program no choice; a desktop does.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    None
}

/// A file the user asked for is in place. It is where the user wanted it: nothing more is to be done.
pub fn handed_over(_: &Path) {}

/// The locale of the user's interface, as the system names it: 'de-DE'. `None` where it does not say.
#[must_use]
pub fn locale() -> Option<String> {
    sys_locale::get_locale()
}

/// The time zone of the clock on the wall; the same at every time.
pub(crate) fn zone_at(_: Timestamp) -> TimeZone {
    TimeZone::system()
}
