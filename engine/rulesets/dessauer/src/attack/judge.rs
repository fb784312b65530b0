//! Who may attack whom (`attack.declare`, `attack.never`, `skirm.attack`, `combat.second`).

use crate::attack::pair::Pair;
use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::board::sides::{Face, face_towards};
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour};
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
            _ => return Ok(()),
        };
        refuse(rule::ATTACK_NEVER, why)
    }

    /// The formation a unit strikes in: a garrison leaves its block before it attacks, and strikes as it comes out
    /// (`town.enter`).
    pub(crate) fn form_to_strike(&self, pix: PieceIx) -> u8 {
        match self.form(pix) {
            formation::GARRISON => self.form_on_leaving(pix),
            form => form,
        }
    }

    /// Does it attack in skirmish order, or come out of its block in it?
    pub(crate) fn strikes_loose(&self, pix: PieceIx) -> bool {
        self.form_to_strike(pix) == formation::SKIRMISH
    }

    /// Is an enemy one that it may ever be at blows with from a hex, whatever the way?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_strike(&self, pix: PieceIx, from: Hex, target: PieceIx) -> Result<(), Refusal> {
        let there = self.piece(target);
        if there.side() != self.piece(pix).side() && there.on_map() && self.is(target, mark::UNMANNED) {
            return refuse(rule::GUNS_ABANDONED, "Guns without gunners are not attacked: move onto them");
        }
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
        if side.bridge && self.form_to_strike(pix) != formation::COLUMN {
            return refuse(rule::ATTACK_DECLARE, "Contact across a bridge is made in column");
        }
        Ok(())
    }

    /// May skirmishers attack that enemy from a hex, having begun at another (`skirm.attack`)?
    pub(crate) fn loose_may_strike(&self, pix: PieceIx, (began, from): (Hex, Hex), target: PieceIx) -> bool {
        // In cover they stand as close order does (`skirm.cover`).
        let formed = self.stands_formed(target, from);
        let steady = formed && !self.is(target, mark::SHAKEN) && !self.is(target, mark::DISORDERED);
        !self.strikes_loose(pix)
            || !steady
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

    /// The hex of the first line through which a unit strikes an enemy it does not touch (`combat.second`).
    pub(crate) fn through(&self, pix: PieceIx, target: PieceIx) -> Option<Hex> {
        let (at, facing) = (self.piece(pix).hex, self.piece(pix).facing);
        let apart = hexes_between(at, self.piece(target).hex) > 1;
        match self.second_line(pix, (at, facing), target) {
            SecondLine::Open(front) if apart => Some(self.piece(front).hex),
            _ => None,
        }
    }

    /// May a unit in a hex, facing so, strike a target through horse of its own before it (`combat.second`)?
    pub(crate) fn second_line(
        &self,
        pix: PieceIx,
        (at, facing): (Hex, Option<Hour>),
        target: PieceIx,
    ) -> SecondLine {
        if !self.is_horse(pix) {
            return SecondLine::Alone;
        }
        let Some(facing) = facing else { return SecondLine::Alone };
        let (side, there) = (self.piece(pix).side(), self.piece(target).hex);
        let shape = self.shape(pix);
        let ahead = |hex: &Hex| face_towards(shape, facing, (at, *hex), self.lies()) == Some(Face::Front);
        let fights = |front: &PieceIx| {
            let horse = self.is_horse(*front) && self.form(*front) == formation::LINE;
            let pairs = &self.memory().pairs;
            horse && self.piece(*front).side() == side && pairs.iter().any(|pair| pair.is_of(*front, target))
        };
        let mut fronts = self.around(at).filter(ahead).filter_map(|hex| self.troops_at(hex)).filter(fights);
        if self.form(pix) != formation::LINE {
            return if fronts.next().is_some() { SecondLine::InColumn } else { SecondLine::Alone };
        }
        let mut found = SecondLine::Alone;
        for front in fronts {
            let hex = self.piece(front).hex;
            let first = hexes_between(hex, there) == 1;
            let behind = self.face_of(front, hex, at) == Some(Face::Rear);
            let taken =
                |pair: &Pair| pair.attacked == target && pair.attacker != pix && pair.through == Some(hex);
            if first && behind && !self.memory().pairs.iter().any(taken) {
                return SecondLine::Open(front);
            }
            found = SecondLine::Full;
        }
        found
    }
}

/// What stands before horse that would strike from a second line (`combat.second`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecondLine {
    /// No horse of its own that fights the target.
    Alone,
    /// Horse of its own that fights the target, and it is in column itself.
    InColumn,
    /// A unit it may strike through.
    Open(PieceIx),
    /// One with a second line behind it already, or that is the second itself, or turned elsewhere.
    Full,
}
