//! Wheels and changes of facing (`move.wheel`, `move.change`).

use crate::battle::memory::{MemoryChange, Purse};
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::purse::{INCH, paid};
use crate::refuse;
use crate::tables::Tables;
use crate::units::formation::{facing_kind, is_column};
use oblique_board::hex::Hour;
use oblique_rules::play::{Event, PieceIx, Refusal};

/// Hours of a turn to the next facing of a kind.
const STEP: i32 = 2;

/// What a wheel of one step costs a formation, in parts of an inch (`move.wheel`).
pub(crate) fn wheel_cost(form: u8) -> i32 {
    let numbers = &Tables::get().movement;
    INCH * if is_column(form) { numbers.wheel_column } else { numbers.wheel_line }
}

impl Battle {
    /// The facing an order to turn means: a given one, else the next one left (-1) or right (1).
    pub(crate) fn turned_to(&self, pix: PieceIx, by: i32, facing: Option<Hour>) -> Option<Hour> {
        facing.or_else(|| Some(self.piece(pix).facing?.turned(STEP * by.signum())))
    }

    /// The purse after a turn, and whether it is a change of facing.
    ///
    /// # Errors
    /// Why it may not be made.
    pub(crate) fn turned(&self, pix: PieceIx, to: Hour) -> Result<(Purse, bool), Refusal> {
        let piece = self.piece(pix);
        let form = piece.formation;
        let kind = facing_kind(form);
        let Some(now) = piece.facing.filter(|now| *now != to) else {
            return refuse(rule::MOVE_WHEEL, "It faces that way, or no way at all");
        };
        if !kind.fits(Some(to), self.board().layout().orientation) {
            return refuse(rule::FORM_LINE, "Formed as it is it does not face that way");
        }
        let purse = Purse { slide: 0, ..self.purse(pix) };
        match form {
            formation::SKIRMISH => return Ok((purse, false)),
            // To turn guns in action is to prolong them (`guns.halves`).
            formation::UNLIMBERED => {
                if self.is(pix, mark::PROLONGS) {
                    return refuse(rule::GUNS_HALVES, "It has prolonged this turn: a turn is part of that");
                }
                self.guns_move(pix)?;
                return Ok((Purse { left: 0, begun: true, ..purse }, false));
            }
            formation::LIMBERED => self.guns_move(pix)?,
            _ => {}
        }
        if i32::from(now.distance(to)) == STEP {
            let short = || Refusal::new(rule::MOVE_WHEEL, "It has not enough inches left to wheel");
            let cost = wheel_cost(form);
            return Ok((paid(self.noting_half(pix, purse, cost), cost).ok_or_else(short)?, false));
        }
        if self.is(pix, mark::FORMED) || self.is(pix, mark::TURNED) {
            return refuse(
                rule::MOVE_CHANGE,
                "It has changed formation or facing this turn: one change a turn, but it may wheel",
            );
        }
        let short = || Refusal::new(rule::MOVE_CHANGE, "It has not enough inches left to change its facing");
        let cost = self.rate(pix, form) / 2;
        Ok((paid(self.noting_half(pix, purse, cost), cost).ok_or_else(short)?, true))
    }

    /// Carries out a turn already judged.
    pub(crate) fn turn_to(&mut self, pix: PieceIx, to: Hour) {
        let Ok((purse, change)) = self.turned(pix, to) else { return };
        self.emit(Event::Faced { piece: pix, facing: Some(to) });
        self.change_memory(MemoryChange::Purse(pix, purse));
        if change {
            self.set_mark(pix, mark::TURNED, true);
        }
        if self.piece(pix).formation != formation::SKIRMISH {
            self.mark_moving(pix);
        }
        self.stir(pix);
    }
}
