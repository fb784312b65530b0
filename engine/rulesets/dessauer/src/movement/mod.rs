//! Movement: allowances, purses, steps, wheels, changes of formation (section 5 of the sheet).

pub(crate) mod allowance;
mod change;
pub(crate) mod course;
mod guns;
pub(crate) mod judge;
mod leaving;
mod listing;
mod marches;
mod orders;
pub(crate) mod purse;
pub(crate) mod rate;
pub(crate) mod step;
mod terrain;

pub(crate) use judge::way_of;
