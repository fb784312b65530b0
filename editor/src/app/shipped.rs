//! The battles that come with the program, read once by the rulesets there are.

use crate::document::{Shipped, shipped};
use std::sync::LazyLock;

/// Every one in the order of the years they were fought.
pub static SHIPPED: LazyLock<Vec<Shipped>> = LazyLock::new(|| shipped(crate::app::rulesets::REGISTRY));
