//! Units: classes and grades, formations, models as dice, what they lose and cost.

pub(crate) mod class;
pub(crate) mod cost;
pub(crate) mod formation;
mod losses;
pub(crate) mod strength;
