//! Fire: who sees and may fire at whom, covers, scores, dice, friends in danger (sections 8 and 9).

mod cover;
mod danger;
pub(crate) mod judge;
mod lane;
pub(crate) mod need;
mod odds;
pub(crate) mod shot;
mod sight;
mod step;
