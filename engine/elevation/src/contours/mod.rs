//! Contour lines of a sheet: from the pixels of their colour to lines, to heights, to the ground between them.
//!
//! The lines are those of [`oblique_linework::lines`]: thinned, followed, and joined where lettering and folds broke them.
//! [`Heights`] hold the height of each line, given by drags across them, the old engraver's way; [`continued`] proposes
//! them for pieces that lie on from lines that have one. [`fill`] makes a [`crate::Grid`] of the ground between, which is sampled like any height model.

mod assign;
mod crossing;
mod fill;
mod onward;
mod relax;
#[cfg(test)]
mod tests;

pub use assign::{AssignError, Drag, Heights};
pub use fill::{FillError, Spot, fill};
pub use onward::continued;
