//! Diagnostics: what is wrong with a scenario, where, by which rule, and how to mend it.
//!
//! Must not know any ruleset: a ruleset hands its checks to the [`Checker`].

mod checker;
mod diagnostic;
mod marks;

pub use checker::{Check, Checker, MOST_FINDINGS, errors};
pub use diagnostic::{Diagnostic, Fix, Place, Severity};
pub use marks::{CellCheck, Marks, mark_each};

#[cfg(test)]
mod tests;
