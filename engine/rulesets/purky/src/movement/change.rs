//! Changes of formation (`move.change`).

use crate::battle::memory::{MemoryChange, Purse};
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::purse::paid;
use crate::refuse;
use crate::tables::Arm;
use crate::units::formation::name_of;
use oblique_board::hex::Hour;
use oblique_rules::play::{Event, PieceIx, Refusal};

impl Battle {
    /// The purse after a change to a formation and facing.
    ///
    /// # Errors
    /// Why it may not be made.
    pub(crate) fn formed_so(&self, pix: PieceIx, form: u8, facing: Option<Hour>) -> Result<Purse, Refusal> {
        let now = self.piece(pix).formation;
        if form == now || !self.may_form(pix, form) {
            let text = format!("It cannot change to this formation: {}", name_of(form));
            return refuse(rule::FORM_TABLE, text);
        }
        if form == formation::SQUARE && self.is_unformed(pix) {
            let text = "Skirmishers are unformed and form no square: form line first";
            return refuse(rule::FORM_TABLE, text);
        }
        let fits = self.facings_after(pix, form);
        if !facing.map_or(fits.is_empty(), |hour| fits.contains(&hour)) {
            return refuse(
                rule::MOVE_CHANGE,
                "A change of formation turns it by one hour at most: name a facing next to its own",
            );
        }
        if self.arm(pix) == Some(Arm::Guns) {
            self.guns_form(pix, form)?;
            return Ok(Purse::default());
        }
        if self.is(pix, mark::FORMED) || self.is(pix, mark::TURNED) {
            return refuse(
                rule::MOVE_CHANGE,
                "It has changed formation or facing this turn: one change a turn",
            );
        }
        let purse = self.purse(pix);
        let new = self.rate(pix, form);
        let (whole, cost) = (self.rate_of_change(pix, form), self.change_cost(pix, form));
        let held = if now == formation::SQUARE { Purse { left: new, ..purse } } else { purse };
        let Some(after) = paid(held, cost) else {
            return refuse(rule::MOVE_CHANGE, "It has not enough inches left: change before it moves");
        };
        // A square has no purse left, and no rate.
        let left = i64::from(after.left) * i64::from(new) / i64::from(whole.max(1));
        Ok(Purse { left: i32::try_from(left).unwrap_or(0), slide: 0, ..after })
    }

    /// The rate half of which a change to a formation costs: that of its own, or of the new one where it is a square.
    fn rate_of_change(&self, pix: PieceIx, form: u8) -> i32 {
        let now = self.piece(pix).formation;
        self.rate(pix, if now == formation::SQUARE { form } else { now })
    }

    /// What a change to a formation costs, in parts of an inch; guns change by functions (`guns.halves`).
    pub(crate) fn change_cost(&self, pix: PieceIx, form: u8) -> i32 {
        if self.arm(pix) == Some(Arm::Guns) { 0 } else { self.rate_of_change(pix, form) / 2 }
    }

    /// Carries out a change already judged.
    pub(crate) fn change_formation(&mut self, pix: PieceIx, formation: u8, facing: Option<Hour>) {
        let Ok(purse) = self.formed_so(pix, formation, facing) else { return };
        self.emit(Event::Formed { piece: pix, formation, facing });
        if self.arm(pix) == Some(Arm::Guns) {
            self.mark_limbering(pix, formation);
        } else {
            self.set_mark(pix, mark::FORMED, true);
            self.change_memory(MemoryChange::Purse(pix, purse));
        }
        self.stir(pix);
    }
}
