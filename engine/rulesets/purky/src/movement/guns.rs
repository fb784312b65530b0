//! The functions of a battery: two a turn, in full or by halves (`guns.functions`, `guns.halves`).

use crate::battle::memory::{MemoryChange, Purse};
use crate::battle::state::Battle;
use crate::ids::{formation, mark, phase, rule};
use crate::refuse;
use crate::tables::{Arm, Tables};
use oblique_rules::play::{PieceIx, Refusal};

/// Marks of the four functions.
const FUNCTIONS: [u8; 4] = [mark::LIMBERS, mark::MARCHED, mark::UNLIMBERS, mark::PROLONGS];

/// The function by which guns so formed move.
const fn moving(form: u8) -> u8 {
    if form == formation::LIMBERED { mark::MARCHED } else { mark::PROLONGS }
}

impl Battle {
    /// How many functions a battery has used.
    fn functions(&self, pix: PieceIx) -> i32 {
        let used = FUNCTIONS.iter().filter(|function| self.is(pix, **function)).count();
        i32::try_from(used).unwrap_or(0)
    }

    /// By what a battery's rate is divided when it begins to move: one function is done in full, of two a move is
    /// halved.
    pub(crate) fn gun_share(&self, pix: PieceIx) -> i32 {
        let reserve = self.memory().stage.phase == phase::RESERVES;
        if self.arm(pix) == Some(Arm::Guns) && self.functions(pix) > 0 && !reserve { 2 } else { 1 }
    }

    /// May a battery use a function, or go on with it?
    fn has_function(&self, pix: PieceIx, function: u8) -> Result<(), Refusal> {
        let goes_on = self.is(pix, function) && self.memory().purses.contains_key(&pix);
        if !goes_on && (self.is(pix, function) || self.functions(pix) >= Tables::get().guns.functions) {
            return refuse(
                rule::GUNS_FUNCTIONS,
                "A battery has two functions a turn, each once: it has used them",
            );
        }
        Ok(())
    }

    /// May a battery begin to move, or go on?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn guns_move(&self, pix: PieceIx) -> Result<(), Refusal> {
        if self.arm(pix) != Some(Arm::Guns) {
            return Ok(());
        }
        // A reserve move is one of its own (`guns.functions`).
        if self.memory().stage.phase == phase::RESERVES {
            return Ok(());
        }
        let purse = self.purse(pix);
        if self.piece(pix).formation == formation::UNLIMBERED && purse.begun && purse.left == 0 {
            return refuse(rule::GUNS_FUNCTIONS, "It has prolonged this turn: each function once");
        }
        self.has_function(pix, moving(self.piece(pix).formation))
    }

    /// May a battery limber or unlimber?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn guns_form(&self, pix: PieceIx, form: u8) -> Result<(), Refusal> {
        let function = if form == formation::LIMBERED { mark::LIMBERS } else { mark::UNLIMBERS };
        if self.is(pix, function) {
            return refuse(rule::GUNS_FUNCTIONS, "It has done that this turn: each function once");
        }
        self.has_function(pix, function)?;
        if self.purse(pix).beyond_half {
            return refuse(
                rule::GUNS_HALVES,
                "It has gone more than half its move: limber or unlimber sooner",
            );
        }
        Ok(())
    }

    /// The purse of a battery about to spend so much, in which it is noted when that leads beyond half its move; what begins
    /// a move is always within it.
    pub(crate) fn noting_half(&self, pix: PieceIx, mut purse: Purse, cost: i32) -> Purse {
        if self.arm(pix) == Some(Arm::Guns) && purse.begun {
            let rate = self.rate(pix, self.piece(pix).formation);
            purse.beyond_half |= 2 * (rate / 2 - (rate - purse.left)) < cost;
        }
        purse
    }

    /// Marks what a battery that moves or turns has used.
    pub(crate) fn mark_moving(&mut self, pix: PieceIx) {
        let form = self.piece(pix).formation;
        let guns = self.arm(pix) == Some(Arm::Guns);
        self.set_mark(pix, if guns { moving(form) } else { mark::MARCHED }, true);
    }

    /// Marks that a battery has limbered or unlimbered; what is left is half a move as it is formed now.
    pub(crate) fn mark_limbering(&mut self, pix: PieceIx, form: u8) {
        let function = if form == formation::LIMBERED { mark::LIMBERS } else { mark::UNLIMBERS };
        self.set_mark(pix, function, true);
        let purse = Purse { left: self.rate(pix, form) / 2, ..Purse::default() };
        self.change_memory(MemoryChange::Purse(pix, purse));
    }
}
