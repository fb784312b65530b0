//! Melee: charges settled one after the other, charts, blows, who has won, pursuit (sections 8 and 10 of the sheet).

pub(crate) mod blows;
pub(crate) mod chart;
mod course;
mod next;
mod pursuit;
mod result;
pub(crate) mod state;
