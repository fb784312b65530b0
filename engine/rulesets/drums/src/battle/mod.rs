//! The state of a running battle on the kernel.
//!
//! What is under way is a stack of frames (`memory`): a phase, in it an activation, in it a reaction, in that an
//! Approach with its Contact, and so on. Must not know rules: those are in the folders of their chapters.

pub(crate) mod audit;
pub(crate) mod cache;
pub(crate) mod contest;
pub(crate) mod flow;
pub(crate) mod game;
pub(crate) mod ground;
pub(crate) mod memory;
pub(crate) mod moment;
pub(crate) mod odds;
pub(crate) mod refusals;
pub(crate) mod refusals_in_combat;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod under_way;

#[cfg(test)]
mod tests;
