//! The units of a side on the map in one flat table, kept until the next event: how near the enemy is is asked of every hex a
//! commander thinks of.
//!
//! Must not know what is asked.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::sync::OnceLock;

/// A unit on the map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    /// Which.
    pub pix: PieceIx,
    /// Where.
    pub hex: Hex,
    /// Of what arm.
    pub arm: Arm,
    /// Is it running?
    pub routed: bool,
}

/// The units of A and of B, in roster order.
#[derive(Debug, Default)]
pub(crate) struct PlacedUnits([OnceLock<Vec<Placed>>; 2]);

impl Battle {
    /// Units of a side on the map, in roster order, as [`Battle::units_of`] lists them.
    pub(crate) fn placed(&self, side: Side) -> &[Placed] {
        self.cache().placed.0[side.index()].get_or_init(|| {
            let place =
                |pix| Placed { pix, hex: self.piece(pix).hex, arm: self.arm(pix), routed: self.routed(pix) };
            self.units_of(side).map(place).collect()
        })
    }
}
