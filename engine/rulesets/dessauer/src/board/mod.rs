//! What the rules ask of the geometry of hexes, whatever stands on them.

pub mod angles;
pub mod sides;
pub mod strip;
