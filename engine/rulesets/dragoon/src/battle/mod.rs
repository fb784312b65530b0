//! The running battle: its state and memory, opening, applying, judging, auditing.

pub(crate) mod audit;
pub(crate) mod cache;
pub(crate) mod canonical;
pub(crate) mod estimate;
pub(crate) mod flow;
pub(crate) mod game;
pub(crate) mod ground;
pub(crate) mod lacking;
pub(crate) mod memory;
pub(crate) mod moment;
pub(crate) mod placed;
pub(crate) mod roster;
pub(crate) mod setup;
pub(crate) mod state;
