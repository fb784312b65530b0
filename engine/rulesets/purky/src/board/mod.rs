//! The board: offsets of hexes from a facing, ground and hexsides.

pub(crate) mod angles;
pub(crate) mod chart;
