//! Hexes, clock-hour facings, hexsides, arcs and lines, exact in integers.
//!
//! Must not know what stands on a hex: terrain lives in [`crate`], pieces in
//! [`oblique_scenario`]. Cube arithmetic is `hexx`'s; hours, sides and names are ours.

mod angle;
mod closest;
mod crossed;
mod edge;
mod hour;
mod layout;
mod line;
mod near;
mod numbering;
mod paper;
mod pivot;
pub mod scatter;
mod set;
pub mod shape;
mod turn;
mod vertex;

pub use angle::{dot_and_norms, hour_towards, sector, within_30, within_60, within_120, within_150};
pub use closest::Closest;
pub use crossed::{crossed, entered_across};
pub use edge::Edge;
pub use hexx::Hex;
pub use hour::{Hour, Orientation, Sector};
pub use layout::{Layout, Shift};
pub use line::{Line, Step, line};
pub use near::Near;
pub use numbering::Numbering;
pub use paper::{PITCH, on_paper, rounded};
pub use pivot::Pivot;
pub use set::{HexSet, Join};
pub use turn::{Symmetry, Turn};
pub use vertex::Vertex;

#[cfg(test)]
mod shape_tests;
#[cfg(test)]
mod tests;
