//! What the rules ask of the geometry of hexes and of the ground, whatever stands on them.

pub(crate) mod angles;
pub(crate) mod chart;
pub(crate) mod sides;
mod sizes;
pub(crate) mod strip;

use oblique_board::hex::Hex;

/// Hexes from one to the other.
pub(crate) fn hexes_between(a: Hex, b: Hex) -> i32 {
    i32::try_from(a.unsigned_distance_to(b)).unwrap_or(i32::MAX)
}
