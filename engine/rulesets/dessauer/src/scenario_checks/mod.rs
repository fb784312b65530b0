//! The scenario checks of the sheet, `S` and its number there.

use oblique_scenario::check::Check;

/// All of them.
pub(crate) fn all() -> &'static [&'static dyn Check] {
    &[]
}
