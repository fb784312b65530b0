//! Going back: where a retreat ends, evades, beaten units, pursuit (sections 13 and 14).

pub(crate) mod course;
mod defeat;
pub(crate) mod ends;
mod order;
pub(crate) mod pursuit;
mod race;
mod second_line;
mod voluntary;
