//! A battle in which the program fails costs that battle, not those before and after it.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The program failed in a battle; displays as what it said where it failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramFailure(pub String);

impl fmt::Display for ProgramFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ProgramFailure {}

/// What `play` brings, or in words what the program failed with in it: one battle is lost then, not all of them.
///
/// # Errors
/// What the program said where it failed.
pub fn guarded<T>(play: impl FnOnce() -> T) -> Result<T, ProgramFailure> {
    catch_unwind(AssertUnwindSafe(play)).map_err(|what| {
        let text = what.downcast_ref::<String>().map(String::as_str);
        ProgramFailure(
            text.or_else(|| what.downcast_ref::<&str>().copied()).unwrap_or("it gave no reason").to_owned(),
        )
    })
}
