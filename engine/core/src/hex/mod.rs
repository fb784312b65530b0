//! Hexes, clock-hour facings, hexsides, arcs and lines, exact in integers.
//!
//! Must not know what stands on a hex: terrain lives in [`crate::board`], pieces in
//! [`crate::scenario`]. Cube arithmetic is `hexx`'s; hours, sides and names are ours.

mod edge;
mod hour;
mod layout;

pub use edge::Edge;
pub use hexx::Hex;
pub use hour::{Hour, Orientation, Sector};
pub use layout::{Layout, Shift};
