//! A placed sheet, laid straight under the board: a frame in which every hex has the same size and stands upright,
//! whatever the scan's scale, turn and stretch. Must not know what is measured there.

mod frame;
mod patch;

pub(crate) use frame::Frame;
pub(crate) use patch::{Patch, Window};

use oblique_georeference::HexGround;
use oblique_georeference::placement::Placement;
use oblique_scan::Pixels;

/// The most hexes of a board that is described from a sheet.
pub const MOST_HEXES: usize = 1 << 20;

/// A sheet, where it lies on the ground, and where the hexes of the board lie there.
#[derive(Clone, Copy)]
pub struct PlacedSheet<'a> {
    /// The pixels.
    pub pixels: &'a dyn Pixels,
    /// From pixels to yards of ground.
    pub placement: &'a Placement,
    /// From hexes to yards of ground.
    pub ground: &'a HexGround,
}
