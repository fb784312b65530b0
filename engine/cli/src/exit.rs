//! Exit statuses and failures: what went wrong and what to do, in one line.

/// Done, and nothing was found wrong.
pub(crate) const FINE: u8 = 0;
/// Something was found.
pub(crate) const FOUND: u8 = 1;
/// It could not be done.
pub(crate) const IMPOSSIBLE: u8 = 2;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) struct Failure {
    /// The sentence for the user.
    message: String,
    /// Exit status.
    pub code: u8,
}

impl Failure {
    /// Something that could not be done.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: IMPOSSIBLE }
    }

    /// The reader of our output went away: nothing to say, nobody to say it to.
    pub(crate) const fn silent() -> Self {
        Self { message: String::new(), code: FINE }
    }

    /// Is there nothing to say?
    pub(crate) const fn is_silent(&self) -> bool {
        self.message.is_empty()
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // One line, whatever an operating system's message holds.
        let words: Vec<_> = self.message.split_whitespace().collect();
        f.write_str(&words.join(" "))
    }
}
