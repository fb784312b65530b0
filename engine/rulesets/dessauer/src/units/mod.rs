//! Units: classes and grades, formations, models as dice, what they lose and cost.

pub mod class;
pub mod cost;
pub(crate) mod formation;
mod losses;
pub mod strength;
