//! The running battle: state, memory, set-up, the order in which things go on.

mod audit;
mod flow;
mod game;
pub(crate) mod ground;
pub(crate) mod memory;
mod setup;
pub(crate) mod state;
#[cfg(test)]
mod tests;
