//! What the tests of several crates share. A dependency of tests only.

// Whatever fails here fails a test.
#![expect(clippy::missing_panics_doc, reason = "helpers of tests panic where a test fails")]
// A test says what something is, not how it is put there.
#![expect(clippy::assigning_clones, reason = "a test reads better by the value assigned")]

pub mod check_trial;
pub mod damage;
pub mod golden;
pub mod own_process;
pub mod random_scenarios;
pub mod shipped;
pub mod toy;
