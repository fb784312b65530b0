//! Units: classes and grades, models as dice, what they cost.

pub mod class;
pub mod cost;
pub mod strength;
