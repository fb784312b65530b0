//! Fire: who may fire at what, and how a fire step is resolved.

pub(crate) mod step;
pub(crate) mod targets;
