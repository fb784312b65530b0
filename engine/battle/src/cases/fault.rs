//! What is wrong with a case, or with the program that plays it.

use thiserror::Error;

/// Why a case cannot be set up, or what comes otherwise than it says: a clause for whoever wrote the case, without
/// a full stop.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub(super) struct CaseFault(String);

impl From<String> for CaseFault {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<&str> for CaseFault {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// A [`CaseFault`] of a formatted text.
macro_rules! fault {
    ($($text:tt)*) => { $crate::cases::fault::CaseFault::from(format!($($text)*)) };
}
pub(super) use fault;
