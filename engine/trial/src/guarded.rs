//! A battle in which the program fails costs that battle, not those before and after it.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// What `play` brings, or in words what the program failed with in it: one battle is lost then, not all of them.
///
/// # Errors
/// What the program said where it failed.
pub fn guarded<T>(play: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(play)).map_err(|what| {
        let text = what.downcast_ref::<String>().map(String::as_str);
        text.or_else(|| what.downcast_ref::<&str>().copied()).unwrap_or("it gave no reason").to_owned()
    })
}
