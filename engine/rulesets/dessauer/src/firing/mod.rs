//! Fire: what a weapon needs at a range, and what changes it.

pub mod need;
