//! Where pieces are to one another: adjacency, sectors, nearest enemies (`term.adjacent`,
//! `term.orientation`, `face.hexes`).
//!
//! Must not know what anybody may do because of it.

use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use oblique_board::hex::{Hex, Hour, Sector, hour_towards, sector};
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

impl Battle {
    /// The sector of `target` through which something from `from` comes (`term.orientation`):
    /// a square is all front, a routed unit all rear.
    pub(crate) fn sector_of(&self, target: PieceIx, from: Hex) -> Sector {
        let piece = self.piece(target);
        if piece.marks.has(mark::ROUTED) {
            return Sector::Rear;
        }
        if piece.formation == formation::SQUARE {
            return Sector::Front;
        }
        let o = self.board().layout().orientation;
        piece.facing.map_or(Sector::Rear, |f| sector(f, from - piece.hex, o))
    }

    /// The six neighbours of a hex, off-map ones included, in clock order.
    pub(crate) fn around(&self, hex: Hex) -> [Hex; 6] {
        let o = self.board().layout().orientation;
        o.sides().map(|s| hex + s.vector(o))
    }

    /// Is a hex adjacent to an enemy unit of `side` (`term.adjacent`)?
    pub(crate) fn touches_enemy(&self, side: Side, hex: Hex) -> bool {
        self.around(hex).into_iter().any(|h| self.side_at(h) == Some(side.other()))
    }

    /// Does a unit stand in a zone of control of its enemies?
    pub(crate) fn in_enemy_zone(&self, pix: PieceIx) -> bool {
        let piece = self.piece(pix);
        self.enemy_zone(piece.side(), piece.hex)
    }

    /// Rear hexes of a unit as it stands, the clockwise first one (f+5) first; empty for squares and
    /// units without facing.
    pub(crate) fn rear(&self, pix: PieceIx) -> Vec<Hex> {
        self.beside(pix, &[5, -5], &[6])
    }

    /// Flank hexes of a unit as it stands; empty for squares and units without facing.
    pub(crate) fn flank(&self, pix: PieceIx) -> Vec<Hex> {
        self.beside(pix, &[3, -3], &[2, 4, -4, -2])
    }

    fn beside(&self, pix: PieceIx, vertex: &[i32], side: &[i32]) -> Vec<Hex> {
        let piece = self.piece(pix);
        let o = self.board().layout().orientation;
        let Some(f) = piece.facing.filter(|_| piece.formation != formation::SQUARE) else {
            return Vec::new();
        };
        let hours = if f.is_side(o) { side } else { vertex };
        hours.iter().map(|h| piece.hex + f.turned(*h).vector(o)).collect()
    }

    /// The nearest enemy unit of `side` to a hex and its distance: nearest, then roster. `standing`
    /// leaves out routed units.
    pub(crate) fn nearest_enemy(&self, side: Side, hex: Hex, standing: bool) -> Option<(PieceIx, i32)> {
        self.placed(side.other())
            .iter()
            .filter(|enemy| !standing || !enemy.routed)
            .map(|enemy| (hex.unsigned_distance_to(enemy.hex), enemy.pix))
            .min()
            .map(|(d, pix)| (pix, i32::try_from(d).unwrap_or(i32::MAX)))
    }

    /// The nearest enemy unit in any state.
    pub(crate) fn nearest_enemy_unit(&self, side: Side, hex: Hex) -> Option<(PieceIx, i32)> {
        self.nearest_enemy(side, hex, false)
    }

    /// Distance of two pieces in hexes.
    pub(crate) fn distance(&self, a: PieceIx, b: PieceIx) -> i32 {
        let d = self.piece(a).hex.unsigned_distance_to(self.piece(b).hex);
        i32::try_from(d).unwrap_or(i32::MAX)
    }

    /// The hour of `hours` whose direction is nearest to the line `from` -> `to`; ties go to the
    /// lower hour.
    pub(crate) fn hour_towards(&self, from: Hex, to: Hex, sides: bool) -> Hour {
        hour_towards(to - from, sides, self.board().layout().orientation)
    }
}
