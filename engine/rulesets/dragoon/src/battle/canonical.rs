//! The one order in which things done at once are done (`arith.order`).
//!
//! Must not know what is done.

use crate::battle::state::Battle;
use oblique_rules::play::PieceIx;

impl Battle {
    /// Units in canonical order, each once: roster order, side A first; two of one hex together at
    /// the place of the one listed first, the top unit first and a battery after the men.
    pub(crate) fn canonical(&self, units: impl IntoIterator<Item = PieceIx>) -> Vec<PieceIx> {
        let mut list: Vec<PieceIx> = units.into_iter().collect();
        list.sort_unstable();
        list.dedup();
        let place = |pix: PieceIx| {
            let hex = self.piece(pix).hex;
            list.iter()
                .copied()
                .find(|p| self.piece(*p).hex == hex && self.piece(*p).side() == self.piece(pix).side())
                .unwrap_or(pix)
        };
        let mut keyed: Vec<_> = list
            .iter()
            .map(|p| {
                let piece = self.piece(*p);
                (piece.side().index(), place(*p), self.arm(*p).is_guns(), !piece.top, *p)
            })
            .collect();
        keyed.sort_unstable();
        keyed.into_iter().map(|k| k.4).collect()
    }
}
