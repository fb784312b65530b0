//! The only ways that change a battle.

use super::{Memory, State, System};
use crate::RuleId;
use crate::play::{Draw, DrawName, Event, Marks, Message, Modifier, Need, PieceIx, Why};
use oblique_scenario::Side;

impl<S: System> State<S> {
    /// Applies an event and records it.
    pub fn emit(&mut self, event: Event) {
        self.apply_event(&event);
        self.events.push(event);
    }

    /// Changes what this system remembers.
    pub fn change_memory(&mut self, change: <S::Memory as Memory>::MemoryChange) {
        self.emit(Event::Own(Box::new(change)));
    }

    /// Tells both sides something.
    pub fn say(&mut self, rule: RuleId, piece: Option<PieceIx>, text: impl Into<String>) {
        let hex = piece.map(|p| self.piece(p).hex);
        self.emit(Event::Said(Message { text: text.into(), rule, hex, piece, only: None }));
    }

    /// Tells one side something of a piece.
    pub fn say_to(&mut self, side: Side, rule: RuleId, pix: PieceIx, text: String) {
        let hex = Some(self.piece(pix).hex);
        self.emit(Event::Said(Message { text, rule, hex, piece: Some(pix), only: Some(side) }));
    }

    /// Sets a track, if it differs. Did it?
    pub fn set_track(&mut self, pix: PieceIx, track: u8, to: i32, why: Why) -> bool {
        let from = self.get(pix, track);
        if from != to {
            self.emit(Event::Tracked { piece: pix, track, from, to, why });
        }
        from != to
    }

    /// Sets a mark, if it differs.
    pub fn set_mark(&mut self, pix: PieceIx, mark: u8, on: bool) {
        let marks: Marks = self.piece(pix).marks;
        if marks.has(mark) != on {
            self.emit(Event::Marked { piece: pix, marks: marks.with(mark, on) });
        }
    }

    /// Draws from the stream. `outcome` is given the natural value.
    pub fn draw_from(
        &mut self,
        range: (i32, i32),
        (name, rule): (DrawName, RuleId),
        piece: Option<PieceIx>,
        modifiers: &[Modifier],
        need: Option<Need>,
        outcome: impl FnOnce(i32) -> String,
    ) -> i32 {
        // The value is taken from a copy; applying the event moves the true stream by one draw.
        let value = self.field.stream.clone().draw(range.0, range.1);
        let outcome = outcome(value);
        let modifiers = modifiers.to_vec();
        self.emit(Event::Drew(Draw { name, piece, range, value, modifiers, need, outcome, rule }));
        value
    }

    /// What has happened since this was last asked.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Forgets what has happened: the battle opens here.
    pub fn clear_events(&mut self) {
        self.events.clear();
    }

    /// Applies one event: the only code that changes field and memory.
    pub(super) fn apply_event(&mut self, event: &Event) {
        S::renew(&mut self.cache);
        let touched = event.touches();
        if let Some(pix) = touched {
            self.unindex(pix);
        }
        if let Event::Joined(piece) = event {
            self.facts.push(S::facts_of_joined(self, piece));
        }
        self.field.apply(event);
        if let Some(pix) = touched {
            self.index(pix);
        }
        match event {
            Event::Joined(_) => {
                if let Some(pix) = self.everyone().last() {
                    self.index(pix);
                }
            }
            Event::Own(own) => {
                if let Some(change) = own.as_any().downcast_ref::<<S::Memory as Memory>::MemoryChange>() {
                    self.apply_memory_change(change);
                }
            }
            _ => {}
        }
    }

    fn apply_memory_change(&mut self, change: &<S::Memory as Memory>::MemoryChange) {
        let touched = S::zones_touched(self, change);
        for pix in &touched {
            self.unindex(*pix);
        }
        self.memory.apply(change);
        for pix in &touched {
            self.index(*pix);
        }
    }
}
