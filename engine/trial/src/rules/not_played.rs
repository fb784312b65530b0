//! Why a battle is not played under a ruleset.

use oblique_roster::convert::ConvertError;
use oblique_scenario::check::Diagnostic;
use std::fmt;

/// Why there is no battle under a ruleset; displays as a sentence, or as the first problem with how many more there are.
#[derive(Clone, Debug)]
pub enum NotPlayed {
    /// It cannot be changed to that ruleset.
    NotConverted(ConvertError),
    /// The rules find errors in it.
    Errors(Vec<Diagnostic>),
}

impl fmt::Display for NotPlayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let errors = match self {
            Self::NotConverted(why) => return why.fmt(f),
            Self::Errors(errors) => errors,
        };
        match errors.as_slice() {
            [] => write!(f, "It cannot be played"),
            [only] => write!(f, "{}", only.message),
            [first, _] => write!(f, "{} (and 1 more problem)", first.message),
            [first, others @ ..] => write!(f, "{} (and {} more problems)", first.message, others.len()),
        }
    }
}

impl std::error::Error for NotPlayed {}
