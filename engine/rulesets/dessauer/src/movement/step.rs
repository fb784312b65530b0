//! One step between neighbouring hexes: where it leads by facing, what it costs, what bars it.

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::course::{Course, Manner};
use crate::movement::terrain::Going;
use crate::refuse;
use crate::tables::Tables;
use crate::units::class::Grade;
use crate::units::formation::facing_kind;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Heading;
use oblique_rules::play::{PieceIx, Refusal};

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// To the front, straight (0) or to the left (-1) or right (1) front (`move.forward`).
    Forward(i8),
    /// Back or aside (`move.slow`).
    Slow,
    /// Any way, at the usual price (`skirm.move`, `form.square`).
    Free,
}

/// How a friend is passed (`move.pass`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passage {
    /// At the price of his depth.
    Paid(PieceIx),
    /// In haste: both are disordered.
    Hasty(PieceIx),
    /// Skirmishers pass and are passed for nothing.
    Free,
}

/// A step judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The move after it.
    pub course: Course,
    /// What the ground does.
    pub going: Going,
    /// Whom it passes.
    pub passes: Option<Passage>,
    /// How it went out of a block before the step: its formation and facing (`town.enter`).
    pub left_block: Option<(u8, Option<Hour>)>,
    /// Where it stands after it.
    pub at: At,
}

/// Where a unit stands in the middle of its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    /// Its hex.
    pub hex: Hex,
    /// Its facing.
    pub facing: Option<Hour>,
    /// Its formation.
    pub form: u8,
    /// Does it pay as unsteady?
    pub unsteady: bool,
}

/// Where a step to an hour leads a unit so formed; `None` where it may not step.
fn way_to(form: u8, facing: Option<Hour>, hour: Hour) -> Option<Way> {
    let Some(facing) = facing.filter(|_| form != formation::SKIRMISH) else { return Some(Way::Free) };
    match facing_kind(form).heading(facing, hour)? {
        Heading::Front(side) => Some(Way::Forward(side)),
        Heading::Aside => (form != formation::LIMBERED).then_some(Way::Slow),
    }
}

impl Battle {
    /// Where it stands now.
    pub(crate) fn standing_at(&self, pix: PieceIx) -> At {
        let piece = self.piece(pix);
        At { hex: piece.hex, facing: piece.facing, form: piece.formation, unsteady: self.is_unsteady(pix) }
    }

    /// A step of a unit from where it stands in the middle of its way.
    ///
    /// # Errors
    /// Why it may not be taken; that it cannot be paid the caller asks of the course.
    pub(crate) fn step(&self, pix: PieceIx, course: Course, at: At, to: Hex) -> Result<Step, Refusal> {
        if at.form == formation::BENT {
            return refuse(rule::FORM_BENT, "A bent line does not move: straighten it first");
        }
        let Some(hour) = Hour::between(at.hex, to, self.lies()) else {
            return refuse(rule::MOVE_STEP, "Name a way of hexes next to each other");
        };
        if at.form == formation::SQUARE && self.halves_of_form(pix, at.form) == 0 {
            let why = if self.grade(pix) == Grade::D {
                "A square of Grade D stands where it is"
            } else {
                "Troops of its class have no pace in square: it stands where it is"
            };
            return refuse(rule::FORM_SQUARE, why);
        }
        let in_block = at.form == formation::GARRISON;
        let (course, at) = if in_block { self.out_of_block(pix, course, at, hour)? } else { (course, at) };
        let left_block = in_block.then_some((at.form, at.facing));
        let Some(way) = way_to(at.form, at.facing, hour) else {
            return refuse(rule::MOVE_SLOW, "Formed as it is it does not step that way: wheel it first");
        };
        self.advances_shaken(pix, at.hex, to)?;
        let going = self.going(pix, at.form, at.hex, to)?;
        let passes = self.passage(pix, at.form, to)?;
        let straight = match way {
            Way::Forward(side) => side == 0 || side != course.slide,
            Way::Slow | Way::Free => false,
        };
        let numbers = &Tables::get().moves;
        let slowed = matches!(way, Way::Slow) || matches!(way, Way::Forward(_)) && !straight;
        let factor = match (slowed, at.unsteady || self.grade(pix) == Grade::D) {
            (false, _) => 1,
            (true, false) => numbers.slow,
            (true, true) => numbers.slow_unsteady,
        };
        let passing = if matches!(passes, Some(Passage::Paid(_))) { numbers.passage } else { 0 };
        let price = Tables::get().scale.inches_a_hex * factor * going.factor + going.inches + passing;
        let manner = Manner { road: going.road, straight: straight && passes.is_none() };
        let mut course = course.paid(price, manner);
        course.slide = if let Way::Forward(side) = way { side } else { 0 };
        course.steps += 1;
        course.stirred = true;
        let hasty = matches!(passes, Some(Passage::Hasty(_)));
        let loose = at.form == formation::SKIRMISH && !going.enters;
        let at = At {
            hex: to,
            unsteady: at.unsteady || (going.disorders.is_some() || hasty) && !loose,
            form: if going.enters { formation::GARRISON } else { at.form },
            ..at
        };
        Ok(Step { course, going, passes, left_block, at })
    }

    /// A garrison leaves its block for half the allowance of a column, in column and facing along its first step
    /// (`town.enter`).
    fn out_of_block(
        &self,
        pix: PieceIx,
        course: Course,
        at: At,
        hour: Hour,
    ) -> Result<(Course, At), Refusal> {
        let form = self.form_on_leaving(pix);
        let left = course.after_change(false, self.halves_of_form(pix, form));
        if !left.is_legal() {
            return refuse(rule::TOWN_ENTER, "It has not enough inches left to leave the block");
        }
        let facing = if form == formation::SKIRMISH { hour.turned(1) } else { hour };
        Ok((left, At { facing: Some(facing), form, ..at }))
    }

    /// A garrison of irregulars comes out as the skirmishers they are, others in column.
    pub(crate) fn form_on_leaving(&self, pix: PieceIx) -> u8 {
        if self.may_form(pix, formation::COLUMN) { formation::COLUMN } else { formation::SKIRMISH }
    }

    /// A shaken unit does not go nearer to the nearest enemy (`morale.states`).
    fn advances_shaken(&self, pix: PieceIx, from: Hex, to: Hex) -> Result<(), Refusal> {
        let side = self.piece(pix).side();
        if self.is(pix, mark::SHAKEN) && self.nearest_from(side, to) < self.nearest_from(side, from) {
            return refuse(rule::MORALE_STATES, "It is shaken and goes no nearer to the enemy");
        }
        Ok(())
    }

    /// Who stands in a hex a unit steps into, and how he is passed.
    fn passage(&self, pix: PieceIx, form: u8, to: Hex) -> Result<Option<Passage>, Refusal> {
        let Some(other) = self.troops_at(to).filter(|other| *other != pix) else { return Ok(None) };
        if self.piece(other).side() != self.piece(pix).side() {
            let text = format!("{} stands there: attack it", self.name(other));
            return refuse(rule::MOVE_LIMITS, text);
        }
        let name = self.name(other);
        if self.is_engaged(other) {
            return refuse(rule::MOVE_PASS, format!("{name} is in combat and is not passed"));
        }
        if form == formation::SKIRMISH || self.is_loose(other) {
            return Ok(Some(Passage::Free));
        }
        if self.course(other).stirred {
            return refuse(rule::MOVE_PASS, format!("{name} has moved this turn and is not passed"));
        }
        let hasty = self.memory().hasty.contains(&(pix, to.y, to.x));
        Ok(Some(if hasty { Passage::Hasty(other) } else { Passage::Paid(other) }))
    }

    /// May a unit end in a hex: no other unit there (`move.limits`)?
    pub(crate) fn may_stop(&self, pix: PieceIx, hex: Hex) -> bool {
        self.on_board(hex) && self.troops_at(hex).is_none_or(|other| other == pix)
    }
}

#[cfg(test)]
mod tests {
    use super::{Way, way_to};
    use crate::ids::formation;
    use oblique_board::hex::Hour;

    #[test]
    fn columns_march_straight_and_lines_by_turns() {
        let way = |form, facing, to| way_to(form, Some(Hour::new(facing)), Hour::new(to));
        assert_eq!(way(formation::COLUMN, 1, 1), Some(Way::Forward(0)));
        assert_eq!(way(formation::COLUMN, 1, 11), Some(Way::Slow));
        assert_eq!(way(formation::COLUMN, 1, 5), None);
        assert_eq!(way(formation::LIMBERED, 1, 7), None);
        assert_eq!(way(formation::LINE, 0, 11), Some(Way::Forward(-1)));
        assert_eq!(way(formation::LINE, 0, 3), Some(Way::Slow));
        assert_eq!(way(formation::SKIRMISH, 0, 6), None.or(Some(Way::Free)));
        assert_eq!(way_to(formation::SQUARE, None, Hour::new(5)), Some(Way::Free));
    }
}
