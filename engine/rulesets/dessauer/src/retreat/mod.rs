//! Going back: where a retreat ends, evades, beaten units, pursuit (sections 13 and 14).

pub mod course;
mod defeat;
pub(crate) mod ends;
mod order;
pub mod pursuit;
mod race;
mod second_line;
mod voluntary;
