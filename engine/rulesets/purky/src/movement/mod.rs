//! Movement: purses of inches, steps, wheels, changes of formation and facing (section 5 of the sheet).

mod change;
mod guns;
pub(crate) mod judge;
mod marches;
pub(crate) mod orders;
pub(crate) mod purse;
mod step;
mod turning;

pub(crate) use turning::wheel_cost;
