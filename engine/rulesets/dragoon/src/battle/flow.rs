//! How a step that runs by itself tells whether it needs an answer on the way.

use oblique_rules::play::Decision;

/// What a step came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It is over; the sequence goes on.
    Done,
    /// It needs this decided first.
    Ask(Decision),
}
