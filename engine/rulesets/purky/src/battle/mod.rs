//! The running battle: state, memory, set-up, the order in which things go on.

mod answers;
mod audit;
mod flow;
mod game;
pub(crate) mod ground;
pub(crate) mod memory;
mod moment;
mod setup;
pub(crate) mod state;
pub(crate) mod task;
#[cfg(test)]
pub(crate) mod tests;
