//! Fire: who fires at whom, dice, charts, volleys (section 7 of the sheet).

pub(crate) mod dice;
mod judge;
pub(crate) mod odds;
mod range;
mod sight;
pub(crate) mod step;
