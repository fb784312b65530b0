//! Opening a battle in its middle (`turn.order`).
//!
//! Pieces are made what the moment says they are; then the phase opens with the side named active. Notes name what else
//! goes on: `fights A B`, `flank A B` and `charges A B` are pairs in combat with the rounds they have fought, `hit A B`
//! hits of this step on A by B, `stirred A` says that A has moved in this player turn.

use crate::attack::pair::Pair;
use crate::battle::memory::{MemoryChange, Stage};
use crate::battle::state::Battle;
use crate::ids::{phase, rule};
use oblique_rules::kernel::wrong_moment;
use oblique_rules::play::{Event, Moment, Why};
use oblique_scenario::check::Diagnostic;

impl Battle {
    /// Opens the battle at a moment and returns what has happened since.
    ///
    /// # Errors
    /// A moment that names nobody there, a note there is none of, or no phase.
    pub(crate) fn opened_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        let wrong = |text: String| wrong_moment(rule::TURN_ORDER, text);
        if moment.phase > phase::CHECK {
            return Err(wrong("A battle opens in no such phase.".to_owned()));
        }
        self.emit(Event::Turn(moment.turn.max(1)));
        for (id, past) in &moment.pieces {
            let pix = self.named_by_moment(rule::UNIT_STRENGTH, &id.0)?;
            for (track, value) in &past.tracks {
                self.set_track(pix, *track, *value, Why::Sequence);
            }
            self.recall_piece(pix, past, true);
        }
        let side = moment.side.unwrap_or(self.ground().first);
        let stage =
            Stage { phase: moment.phase, second: side != self.ground().first, open: false, over: false };
        self.change_memory(MemoryChange::Stage(stage));
        for (note, value) in &moment.notes {
            self.recall_note(note, *value)?;
        }
        self.clear_events();
        self.run();
        Ok(self.take_events())
    }

    fn recall_note(&mut self, note: &str, value: i32) -> Result<(), Vec<Diagnostic>> {
        let words: Vec<&str> = note.split_whitespace().collect();
        match words.as_slice() {
            [verb @ ("fights" | "flank" | "charges"), attacker, attacked] => {
                let attacker = self.named_by_moment(rule::ATTACK_DECLARE, attacker)?;
                let attacked = self.named_by_moment(rule::ATTACK_DECLARE, attacked)?;
                let defensive = self.has_defensive_fire(attacked);
                let rounds = u8::try_from(value).unwrap_or(0);
                let (flank, charged) = (*verb == "flank", *verb == "charges");
                let through = self.through(attacker, attacked);
                let pair = Pair::frontal(attacker, attacked);
                self.engage(Pair { flank, charged, defensive, rounds, through, ..pair });
            }
            ["stirred", unit] => {
                let pix = self.named_by_moment(rule::TURN_RECORD, unit)?;
                let mut course = self.course(pix);
                course.stirred = value != 0;
                self.change_memory(MemoryChange::Course(pix, course));
            }
            ["hit", unit, by] => {
                let pix = self.named_by_moment(rule::MORALE_TEST, unit)?;
                let by = self.named_by_moment(rule::MORALE_TEST, by)?;
                self.change_memory(MemoryChange::Hit(pix, by, value, (false, false)));
            }
            _ => {
                let text = format!(
                    "A moment has no note '{note}', but 'fights', 'flank' or 'charges' with two units, 'hit' with two, and \
                     'stirred' with one."
                );
                return Err(wrong_moment(rule::TURN_ORDER, text));
            }
        }
        Ok(())
    }
}
