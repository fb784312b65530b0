//! Attacks: who may attack whom and how, the way to contact, evades (sections 7 and 10).

mod contact;
mod course;
mod evade;
mod judge;
pub(crate) mod pair;
mod supposed;
mod ways;
