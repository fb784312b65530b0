//! Orders taken back: whose they are, and from where on.
//!
//! Must not know how it is asked.

use super::Session;
use oblique_scenario::Side;

/// What an undo would take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// The number of orders that are left.
    pub step: usize,
    /// How many orders of the other person go with it.
    pub others: usize,
    /// That person's side.
    pub other: Option<Side>,
}

impl Session {
    /// What an undo would take back: everything from the last order of whoever has the seat on, or
    /// of any person where he has given none; with it the others of the same gesture. `None` where no person has given an order.
    pub fn taken_back(&self) -> Option<TakenBack> {
        let steps = self.battle.steps();
        let person = |side: Side| self.players[side.index()].is_person();
        let seat = self.seat();
        let own = steps.iter().rposition(|s| person(s.side) && seat.is_none_or(|seat| seat == s.side));
        let last = own.or_else(|| steps.iter().rposition(|s| person(s.side)))?;
        let step = self.gestures.first_of(last);
        let other = |side: Side| person(side) && seat.is_some_and(|seat| seat != side);
        let others = steps[step..].iter().filter(|s| other(s.side)).count();
        let other = seat.map(Side::other).filter(|_| others > 0);
        Some(TakenBack { step, others, other })
    }

    /// Takes orders back; false if no person has given any.
    pub fn undo(&mut self) -> bool {
        let Some(back) = self.taken_back() else { return false };
        self.remember_undone(back.step);
        self.rewind_to(back.step);
        true
    }
}
