//! Morale: rally, fire tests, rout hits (section 12).

pub(crate) mod fire_test;
pub(crate) mod losses;
mod rally;
mod test;
