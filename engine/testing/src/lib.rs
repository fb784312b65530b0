//! What the tests of several crates share. A dependency of tests only.

// Whatever fails here fails a test.
#![allow(clippy::missing_panics_doc)]

pub mod check_trial;
pub mod random_scenarios;
pub mod toy;
