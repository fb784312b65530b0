//! The computer's turn as it is watched: the next order told, one order at a time, the whole turn
//! taken back.
//!
//! Must not know how it is shown.

use super::super::thinking::Announced;
use super::Session;

impl Session {
    /// Tells the computer's next order before it is carried out; starts it thinking where it is its
    /// decision. Returns whether there is one. Never waits.
    pub(crate) fn announce(&mut self, wake: impl Fn() + Send + Sync + 'static) -> bool {
        if self.looking_back() || (self.cannot_think && self.paused) {
            return false;
        }
        let Some(thinking) = &mut self.thinking else {
            self.start_thinking(wake);
            return false;
        };
        let announced = thinking.announce(self.battle.game());
        if !announced && thinking.has_finished() {
            // It has nothing more to say: taking that in carries out nothing.
            let paused = std::mem::replace(&mut self.paused, false);
            self.advance(1, wake);
            self.paused |= paused;
        }
        announced
    }

    /// The computer's next order, where it has been told.
    pub fn announced(&self) -> Option<&Announced> {
        self.thinking.as_ref()?.announced()
    }

    /// Carries out one order of the computer although it waits. Returns whether there was one yet.
    pub(crate) fn step_once(&mut self, wake: impl Fn() + Send + Sync + 'static) -> bool {
        let paused = std::mem::replace(&mut self.paused, false);
        let carried = self.advance(1, wake) > 0;
        self.paused |= paused;
        carried
    }

    /// The number of orders given before the computer's present turn: since then no person has
    /// given one. `None` where it has given none.
    pub fn turn_of_computer(&self) -> Option<usize> {
        let person = |s: &oblique_battle::Step| self.players[s.side.index()].is_person();
        let steps = self.battle.steps();
        let begun = steps.iter().rposition(person).map_or(0, |last| last + 1);
        (begun < steps.len()).then_some(begun)
    }

    /// Takes the computer's present turn back and lets it wait. Returns how many orders that were.
    pub(crate) fn take_back_turn(&mut self) -> usize {
        let Some(begun) = self.turn_of_computer() else { return 0 };
        let orders = self.battle.steps().len() - begun;
        self.remember_undone(begun);
        self.rewind_to(begun);
        self.paused = true;
        orders
    }
}
