//! A unit as it stands, or as it would stand after an order.

use crate::battle::state::Battle;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::PieceIx;

/// Where a unit stands, where it looks and how it is formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Posed {
    /// Who.
    pub pix: PieceIx,
    /// Where.
    pub hex: Hex,
    /// Its facing; a square has none.
    pub facing: Option<Hour>,
    /// Index of its formation.
    pub form: u8,
}

impl Battle {
    /// A unit as it stands.
    pub(crate) fn posed(&self, pix: PieceIx) -> Posed {
        let piece = self.piece(pix);
        Posed { pix, hex: piece.hex, facing: piece.facing, form: piece.formation }
    }
}
