//! What the tests of several crates share. A dependency of tests only.

// Whatever fails here fails a test.
#![allow(clippy::missing_panics_doc)]
// A test says what something is, not how it is put there.
#![allow(clippy::assigning_clones)]

pub mod check_trial;
pub mod random_scenarios;
pub mod toy;
