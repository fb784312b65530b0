//! Opening a battle in its middle (`turn.order`).
//!
//! Pieces are made what the moment says they are; then the phase opens with the step of the side named.

use crate::battle::memory::{MemoryChange, Stage};
use crate::battle::state::Battle;
use crate::ids::{phase, rule};
use oblique_rules::kernel::wrong_moment;
use oblique_rules::play::{Event, Moment, Why};
use oblique_scenario::Side;
use oblique_scenario::check::Diagnostic;

/// What a moment may note: is it the second step of the phase (0 or 1)?
const NOTES: [&str; 1] = ["later"];

impl Battle {
    /// Opens the battle at a moment and returns what has happened since.
    ///
    /// # Errors
    /// A moment that names nobody there, a note there is none of, or no phase.
    pub(crate) fn opened_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        let wrong = |text: String| wrong_moment(rule::TURN_ORDER, text);
        if let Some(name) = moment.notes.keys().find(|n| !NOTES.contains(&n.as_str())) {
            return Err(wrong(format!("A moment has no note '{name}', but {}.", NOTES.join(", "))));
        }
        if moment.phase > phase::CHECK {
            return Err(wrong("A battle opens in no such phase.".to_owned()));
        }
        self.emit(Event::Turn(moment.turn.max(1)));
        for (id, past) in &moment.pieces {
            let pix = self.named_by_moment(rule::UNIT_TABLE, &id.0)?;
            for (track, value) in &past.tracks {
                self.set_track(pix, *track, *value, Why::Sequence);
            }
            self.recall_piece(pix, past, true);
        }
        let side = moment.side.unwrap_or(Side::A);
        let later = moment.notes.get("later").is_some_and(|later| *later != 0);
        let second_begins = matches!(moment.phase, phase::FIRING | phase::RESERVES);
        // Whose step it is follows from who moves first.
        let first = if second_begins == later { side } else { side.other() };
        self.change_memory(MemoryChange::First(Some(first)));
        self.change_memory(MemoryChange::Stage(Stage { phase: moment.phase, later, open: false }));
        self.clear_events();
        self.run();
        Ok(self.take_events())
    }
}
