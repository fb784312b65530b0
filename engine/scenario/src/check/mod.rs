//! Diagnostics: what is wrong with a scenario, where, by which rule, and how to fix it.
//!
//! Must not know any ruleset: a ruleset hands its checks to the [`Checker`].

mod checker;
mod construction;
mod diagnostic;
mod fix_all;
mod id;
mod later;
mod lines;
mod marks;
mod remedies;
mod rule_id;

pub use checker::{Check, Checker, MOST_FINDINGS, errors};
pub use construction::Construction;
pub use diagnostic::{Diagnostic, Fix, Place, Severity};
pub use fix_all::{FixAll, fix_all};
pub(crate) use id::key_from_earlier;
pub use id::short_id;
pub use later::{Due, Late};
pub use lines::LineCheck;
pub use marks::{CellCheck, Marks, mark_each};
pub use rule_id::RuleId;

#[cfg(test)]
mod tests;
