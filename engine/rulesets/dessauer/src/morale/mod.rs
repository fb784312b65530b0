//! Morale: rally, fire tests, rout hits.

pub mod fire_test;
pub mod losses;
