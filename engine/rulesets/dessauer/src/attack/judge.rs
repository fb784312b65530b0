//! Who may attack whom (`attack.declare`, `attack.never`, `skirm.attack`, `combat.second`).

use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::board::sides::Face;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::units::class::Arm;
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Refusal};

impl Battle {
    /// May a unit attack at all?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_attack(&self, pix: PieceIx) -> Result<(), Refusal> {
        let why = match self.form(pix) {
            _ if self.arm(pix) == Arm::Guns => "Gunners do not attack",
            _ if self.is(pix, mark::SHAKEN) => "It is shaken: rally it first",
            formation::SQUARE => "A square does not attack: form line or column first",
            formation::BENT => "A bent line does not attack: straighten it first",
            formation::GARRISON => "A garrison leaves its block before it attacks",
            _ => return Ok(()),
        };
        refuse(rule::ATTACK_NEVER, why)
    }

    /// Is an enemy one that it may ever be at blows with from a hex, whatever the way?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_strike(&self, pix: PieceIx, from: Hex, target: PieceIx) -> Result<(), Refusal> {
        let there = self.piece(target);
        if !self.stands(target) || there.side() == self.piece(pix).side() {
            return refuse(rule::ATTACK_DECLARE, "Name an enemy unit on the map");
        }
        let (chart, board) = (&self.ground().chart, self.board());
        let side = chart.side(board, from, there.hex);
        if self.arm(pix) == Arm::Horse {
            if chart.is_town(board, there.hex) {
                return refuse(rule::ATTACK_NEVER, "Horse does not attack a town block");
            }
            if chart.is_woods(board, there.hex) {
                return refuse(rule::ATTACK_NEVER, "Horse does not attack into woods");
            }
            if side.works {
                return refuse(rule::WORKS_EDGE, "Horse does not attack across works");
            }
        }
        if side.river {
            return refuse(rule::ATTACK_DECLARE, "Nobody makes contact across a river");
        }
        Ok(())
    }

    /// May skirmishers attack that enemy from a hex, having begun at another (`skirm.attack`)?
    pub(crate) fn loose_may_strike(&self, pix: PieceIx, (began, from): (Hex, Hex), target: PieceIx) -> bool {
        !self.is_loose(pix)
            || !self.is_steady(target)
            || self.arm(target) == Arm::Guns
            || self.strikes_flank(target, began, from)
    }

    /// Does an attack from a hex, begun at another, strike flank or rear (`charge.shape`)?
    pub(crate) fn strikes_flank(&self, target: PieceIx, began: Hex, from: Hex) -> bool {
        let there = self.piece(target);
        there.facing.is_some_and(|facing| {
            let shape = self.shape(target);
            crate::board::sides::strikes_flank_or_rear(shape, facing, there.hex, (began, from), self.lies())
        })
    }

    /// The front unit of its own through which a unit of horse in a hex would strike a target (`combat.second`).
    pub(crate) fn reinforces(&self, pix: PieceIx, at: Hex, target: PieceIx) -> Option<PieceIx> {
        if self.arm(pix) != Arm::Horse || self.form(pix) != formation::LINE {
            return None;
        }
        let side = self.piece(pix).side();
        let fits = |front: &PieceIx| {
            let there = self.piece(*front);
            let behind = self.face_of(*front, there.hex, at) == Some(Face::Rear);
            let fights = self.memory().pairs.iter().any(|pair| pair.is_of(*front, target));
            let first = hexes_between(there.hex, self.piece(target).hex) == 1;
            there.side() == side
                && self.arm(*front) == Arm::Horse
                && there.formation == formation::LINE
                && behind
                && fights
                && first
                && self.is_before(pix, at, there.hex)
        };
        let mut fronts = self.around(at).filter_map(|hex| self.troops_at(hex)).filter(fits);
        let front = fronts.next()?;
        // Two ranks in all.
        let hex = self.piece(front).hex;
        let second = |other: PieceIx| {
            other != pix
                && hexes_between(self.piece(other).hex, self.piece(target).hex) > 1
                && self.face_of(front, hex, self.piece(other).hex) == Some(Face::Rear)
        };
        (!self.foes(target).into_iter().any(second)).then_some(front)
    }
}
