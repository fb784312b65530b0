//! Diagnostics: what is wrong with a scenario, where, by which rule, and how to mend it.
//!
//! Must not know any ruleset: a ruleset hands its checks to the [`Checker`].

mod checker;
mod diagnostic;

pub use checker::{Check, Checker};
pub use diagnostic::{Diagnostic, Fix, Place, Severity};
