//! Who goes back, how far and where: retreats, evades, pursuit.

pub mod course;
pub mod pursuit;
