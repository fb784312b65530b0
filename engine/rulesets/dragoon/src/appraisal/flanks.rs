//! What open flanks in contact let be expected: an enemy who comes round and assaults from there (`ass.mc1`).
//!
//! Must not know how anybody comes there, but for the hexes it takes.

use crate::appraisal::posed::Posed;
use crate::appraisal::stance::Stance;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use oblique_board::hex::{Hex, Hour, Sector};
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

/// How far from an open flank foot may stand and still be expected there: found by play (docs/measures.md).
const COMES_ROUND_HEXES: u32 = 2;

impl Battle {
    /// What the enemy's best assault through an open flank brings him on one in contact that stands so, in men; 0 where friends,
    /// the enemy himself or the edge of the board close the flanks.
    pub(crate) fn flank_assault(&self, side: Side, own: &Posed) -> i64 {
        if own.at.formation != formation::LINE || !self.arm(own.pix).is_foot() {
            return 0;
        }
        let open = self.around(own.at.hex).into_iter().filter(|hex| self.is_open_flank(own, *hex));
        let open: Vec<Hex> = open.collect();
        if open.is_empty() {
            return 0;
        }
        let comes = |enemy: &PieceIx| {
            self.arm(*enemy).is_infantry()
                && !self.routed(*enemy)
                && !self.is(*enemy, mark::FINISHED)
                && !self.is_held(own, *enemy)
        };
        let blows = self.units_of(side.other()).filter(comes).filter_map(|enemy| {
            let there = self.piece(enemy).hex;
            let near = |hex: &&Hex| (1..=COMES_ROUND_HEXES).contains(&there.unsigned_distance_to(**hex));
            let flank = open.iter().filter(near).min_by_key(|hex| there.unsigned_distance_to(**hex))?;
            let o = self.board().layout().orientation;
            let facing = Hour::between(*flank, own.at.hex, o)?.turned(1);
            let at = Stance { hex: *flank, facing: Some(facing), formation: formation::LINE };
            let blow = self.clash(&self.posed_at(enemy, at), own, *flank, false);
            Some(blow.harm - blow.cost)
        });
        blows.max().unwrap_or(0).max(0)
    }

    /// Is an enemy in a zone of control, of one that stands so or of others, which he does not leave (`zoc.leave`)?
    fn is_held(&self, own: &Posed, enemy: PieceIx) -> bool {
        let piece = self.piece(enemy);
        let before = own.at.hex.unsigned_distance_to(piece.hex) == 1
            && self.sector_posed(own, piece.hex) == Sector::Front;
        before || self.enemy_zone(piece.side(), piece.hex)
    }

    /// May the enemy come into a hex beside one that stands so, and strike its flank or rear from there?
    fn is_open_flank(&self, own: &Posed, hex: Hex) -> bool {
        let others = self.units_at(hex).any(|unit| unit != own.pix);
        self.on_board(hex) && !others && self.sector_posed(own, hex) != Sector::Front
    }
}
