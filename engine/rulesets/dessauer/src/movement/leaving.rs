//! Leaving the board by an exit of the scenario (`move.limits`).

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::movement::course::{Course, Manner};
use crate::refuse;
use crate::tables::Tables;
use oblique_rules::play::{Event, PieceIx, Refusal, Standing, Why};

impl Battle {
    /// The move of a unit after leaving by the exit it stands in: it costs what a step in the open does. A general rides.
    ///
    /// # Errors
    /// Why it may not leave.
    pub(crate) fn judge_leaving(&self, pix: PieceIx) -> Result<Course, Refusal> {
        let piece = self.piece(pix);
        if !self.ground().exits[piece.side().index()].contains(piece.hex) {
            return refuse(
                rule::MOVE_LIMITS,
                "It stands in no exit of its side: the board is left by those only",
            );
        }
        let course = self.course(pix);
        if !piece.is_unit() {
            return Ok(course);
        }
        let after = course.paid(Tables::get().scale.inches_a_hex, Manner::default());
        if !after.is_legal() {
            return refuse(rule::MOVE_STEP, "It has not enough inches left to leave the board");
        }
        Ok(after)
    }

    /// A unit or general goes off by an exit; generals with it go along. It counts as lost (`end.break`).
    pub(crate) fn leave_by_exit(&mut self, pix: PieceIx) {
        let with: Vec<PieceIx> =
            if self.piece(pix).is_unit() { self.generals_with(pix).collect() } else { Vec::new() };
        let text = format!("{} leaves the board", self.name(pix));
        self.say(rule::MOVE_LIMITS, Some(pix), text);
        self.emit(Event::Stood { piece: pix, standing: Standing::Left, why: Why::Ordered });
        for general in with {
            self.emit(Event::Stood { piece: general, standing: Standing::Left, why: Why::Along });
        }
    }
}
