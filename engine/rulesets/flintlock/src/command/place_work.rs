//! A leader being placed with a unit, a unit taking one of two facings.
//!
//! Must not know why.

use oblique_board::hex::Hour;
use oblique_rules::play::PieceIx;

/// A choice of place or facing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlaceWork {
    /// A leader goes to one of the nearest units (`leader.killed`).
    Leader {
        /// Who.
        leader: PieceIx,
        /// The nearest units, in id order.
        units: Vec<PieceIx>,
    },
    /// A unit takes a facing (`form.column-opens`, `form.rejoin`).
    Reface {
        /// Who.
        unit: PieceIx,
        /// The two it may take; the first is the default.
        facings: [Hour; 2],
    },
}
