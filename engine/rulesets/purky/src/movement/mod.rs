//! Movement: purses of inches, steps, wheels, changes of formation and facing (section 5 of the sheet).

mod change;
mod guns;
mod judge;
mod marches;
mod orders;
mod purse;
mod step;
mod turning;
