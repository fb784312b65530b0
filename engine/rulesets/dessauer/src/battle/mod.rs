//! The running battle: state, memory, set-up, the order in which things go on.

mod answers;
mod audit;
mod deployment;
mod flow;
mod game;
pub(crate) mod ground;
pub(crate) mod memory;
mod moment;
mod read;
mod setup;
pub(crate) use setup::{class_of, free_irregulars, grade_of, in_two_ranks};
pub(crate) mod state;
pub(crate) mod task;
#[cfg(test)]
pub(crate) mod tests;
