//! Cover toward an enemy (`morale.dice`, `fire.chart`, `melee.chart`).

use crate::battle::state::Battle;
use crate::tables::Shelter;
use oblique_board::hex::{Hex, within_30};
use oblique_rules::play::PieceIx;

impl Battle {
    /// The best cover a unit has toward a hex: its own ground, or a hexside that way.
    fn cover_toward(&self, pix: PieceIx, enemy: Hex) -> Shelter {
        self.cover_between(self.piece(pix).hex, enemy)
    }

    /// The same of whoever stands in a hex.
    pub(crate) fn cover_between(&self, at: Hex, enemy: Hex) -> Shelter {
        let (board, chart) = (self.board(), &self.ground().chart);
        let ground = chart.at(board, at).map_or(Shelter::None, |row| row.cover);
        let toward = self.around(at).filter(|hex| within_30(*hex - at, enemy - at));
        let edges =
            toward.flat_map(|hex| chart.between(board, at, hex).map(|row| row.cover).collect::<Vec<_>>());
        edges.chain([ground]).max().unwrap_or(Shelter::None)
    }

    /// Is it in cover toward any side?
    pub(crate) fn has_cover(&self, pix: PieceIx) -> bool {
        let at = self.piece(pix).hex;
        self.around(at).any(|hex| self.is_covered(pix, hex))
    }

    /// Is a unit in cover against another? A hexside between a charger and its target covers the target alone.
    pub(crate) fn is_covered_against(&self, pix: PieceIx, enemy: PieceIx) -> bool {
        let mut charges = self.memory().charges.iter();
        if charges.any(|charge| charge.charger == pix && charge.target == enemy) {
            let ground = self.ground().chart.at(self.board(), self.piece(pix).hex);
            return ground.is_some_and(|row| row.cover != Shelter::None);
        }
        self.is_covered(pix, self.piece(enemy).hex)
    }

    /// Is it in cover of any kind toward a hex?
    pub(crate) fn is_covered(&self, pix: PieceIx, enemy: Hex) -> bool {
        self.cover_toward(pix, enemy) != Shelter::None
    }
}
