//! Morale: rally, fire tests, rout hits (section 12).

pub mod fire_test;
pub mod losses;
mod rally;
mod test;
