//! Wheels, changes of formation and facing, reforming (`move.wheel`, `move.change`, `move.reform`).

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::course::{Course, Manner};
use crate::movement::judge::STRAYS;
use crate::refuse;
use crate::tables::Tables;
use crate::units::class::{Arm, Class, Grade};
use crate::units::formation::{facing_kind, name_of};
use oblique_board::hex::Hour;
use oblique_rules::catalog::FacingKind;
use oblique_rules::play::{PieceIx, Refusal};

impl Battle {
    /// The facing a turn leads to; `None` of who faces no way.
    pub(crate) fn turned_to(&self, pix: PieceIx, by: i32, facing: Option<Hour>) -> Option<Hour> {
        let now = self.piece(pix).facing?;
        Some(facing.unwrap_or_else(|| now.turned(2 * by.signum())))
    }

    /// The move after a wheel, or after skirmishers have turned.
    ///
    /// # Errors
    /// Why it may not be made.
    pub(crate) fn wheeled(&self, pix: PieceIx, course: Course, to: Hour) -> Result<Course, Refusal> {
        let piece = self.piece(pix);
        let Some(now) = piece.facing else {
            return refuse(rule::MOVE_WHEEL, "It faces all round and does not wheel");
        };
        if !facing_kind(piece.formation).fits(Some(to), self.lies()) || to == now {
            return refuse(rule::MOVE_WHEEL, "Name another facing of its formation");
        }
        if piece.formation == formation::SKIRMISH {
            return Ok(course);
        }
        if piece.formation == formation::BENT {
            return refuse(rule::FORM_BENT, "A bent line does not wheel: straighten it first");
        }
        if now.distance(to) != 2 {
            return refuse(
                rule::MOVE_WHEEL,
                "A wheel turns to the next facing: farther is a change of facing",
            );
        }
        let numbers = &Tables::get().moves;
        let side = facing_kind(piece.formation) == FacingKind::Side;
        let price = if side { numbers.wheel_side } else { numbers.wheel_corner };
        let times = if self.is_unsteady(pix) { numbers.wheel_unsteady } else { 1 };
        let opening = course.steps == 0 && course.wheels == 0;
        // A wheel leaves nobody's road: they bend (`road.march`).
        let mut after = course.paid(price * times, Manner { road: true, straight: opening });
        after.wheels += 1;
        after.slide = 0;
        after.stirred = true;
        if after.strays() {
            return refuse(rule::CHARGE_SPEED, STRAYS);
        }
        if after.is_legal() {
            Ok(after)
        } else {
            refuse(rule::MOVE_STEP, "It has not enough inches left to wheel")
        }
    }

    /// The move after a change of formation, of facing, or of both.
    ///
    /// # Errors
    /// Why it may not be made.
    pub(crate) fn changed(
        &self,
        pix: PieceIx,
        course: Course,
        form: u8,
        facing: Option<Hour>,
    ) -> Result<Course, Refusal> {
        let (now, arm) = (self.piece(pix).formation, self.arm(pix));
        if now == formation::GARRISON {
            return refuse(rule::TOWN_ENTER, "A garrison leaves its block before it forms otherwise");
        }
        if !self.may_form(pix, form) {
            let rule = if form == formation::SKIRMISH || self.class(pix) == Class::Irregulars {
                rule::SKIRM_WHO
            } else {
                rule::FORM_TABLE
            };
            return refuse(rule, format!("It does not form so: {}", name_of(form)));
        }
        if self.is(pix, mark::SHAKEN) {
            return refuse(rule::MORALE_STATES, "It is shaken and changes neither formation nor facing");
        }
        if self.is(pix, mark::WITHOUT_GUNS) {
            return refuse(rule::GUNS_ABANDONED, "Its guns are not with it: man them again");
        }
        let kind = facing_kind(form);
        if !kind.fits(facing, self.lies()) {
            return refuse(rule::FORM_TABLE, "Name a facing of that formation");
        }
        if form == now && facing == self.piece(pix).facing {
            return refuse(rule::MOVE_CHANGE, "It stands so already");
        }
        if self.forms_freely(pix) {
            return Ok(course);
        }
        if form == now && form == formation::SKIRMISH {
            return refuse(rule::SKIRM_MOVE, "Skirmishers turn freely: turn it");
        }
        if form == formation::BENT && now != formation::LINE && now != formation::BENT {
            return refuse(rule::FORM_BENT, "Only a line is bent: form one first");
        }
        if arm == Arm::Guns && form != now {
            return self.limbered(pix, course, form);
        }
        if course.changed {
            return refuse(rule::MOVE_CHANGE, "It has changed this turn: one change a turn");
        }
        let whole = self.pays_whole(pix);
        let mut after = course.after_change(whole, self.halves_of_form(pix, form));
        after.changed = true;
        after.closed_up = now == formation::SKIRMISH;
        after.stirred = true;
        after.slide = 0;
        if after.strays() {
            return refuse(rule::CHARGE_SPEED, STRAYS);
        }
        if after.is_legal() {
            Ok(after)
        } else {
            refuse(rule::MOVE_CHANGE, "It has not enough inches left: change before it moves")
        }
    }

    /// Does it stand at the edge it has just come back over, as it likes (`opt.pursuit_end`)?
    pub(crate) fn forms_freely(&self, pix: PieceIx) -> bool {
        self.memory().returned.contains(&pix) && !self.memory().courses.contains_key(&pix)
    }

    /// Is the whole allowance the price of a change (`move.change`)?
    fn pays_whole(&self, pix: PieceIx) -> bool {
        self.is_unsteady(pix) || self.grade(pix) == Grade::D
    }

    /// The move after reforming.
    ///
    /// # Errors
    /// Why it may not reform.
    pub(crate) fn reformed(&self, pix: PieceIx, course: Course) -> Result<Course, Refusal> {
        if !self.is(pix, mark::DISORDERED) {
            return refuse(rule::MOVE_REFORM, "It is not disordered");
        }
        if course.closed_up {
            return refuse(rule::SKIRM_CLOSE, "It has closed up this turn: reform in the next");
        }
        if self.form(pix) == formation::GARRISON {
            return refuse(rule::TOWN_ENTER, "It does not reform in its block: leave it first");
        }
        if self.disorders_again(pix) {
            return refuse(rule::MOVE_REFORM, "Here it would be disordered again: reform elsewhere");
        }
        let whole = self.grade(pix) >= Grade::C;
        let after = course.after_reform(whole);
        if after.strays() {
            return refuse(rule::CHARGE_SPEED, STRAYS);
        }
        if after.is_legal() {
            Ok(after)
        } else {
            refuse(rule::MOVE_REFORM, "It has not enough inches left: reform before it moves")
        }
    }
}
