//! What Flintlock checks of a scenario.
//!
//! Must not know how a battle runs.
use crate::check::Check;
use crate::rules::common_checks;
use std::sync::LazyLock;

/// The checks.
pub fn all() -> &'static [&'static dyn Check] {
    static ALL: LazyLock<Vec<&'static dyn Check>> =
        LazyLock::new(|| common_checks::list(&super::CATALOG, &[]));
    &ALL
}
