//! Orders given by one gesture: taken back together, and what halted them told.
//!
//! Must not know what the gesture was.

use super::super::march::Halt;
use super::{Session, full_id};
use oblique_rules::play::PieceState;
use std::collections::BTreeMap;

/// Runs of orders given by one gesture: the first, and the one after the last.
#[derive(Default)]
pub(super) struct Gestures(BTreeMap<usize, usize>);

impl Gestures {
    /// The order of that number is given anew: what was remembered of it and of later ones is void.
    pub(super) fn forget_from(&mut self, step: usize) {
        self.0.retain(|_, end| *end <= step);
    }

    /// The first order of the gesture that the order of that number is part of.
    pub(super) fn first_of(&self, step: usize) -> usize {
        let before = self.0.range(..=step).next_back();
        before.filter(|(_, end)| step < **end).map_or(step, |(first, _)| *first)
    }
}

impl Session {
    /// The orders from the one of that number on were one gesture of the player.
    pub(crate) fn one_gesture(&mut self, first: usize) {
        let end = self.battle.steps().len();
        self.gestures.forget_from(first);
        if end > first + 1 {
            self.gestures.0.insert(first, end);
        }
    }

    /// Tells its own side what halted a march.
    pub(crate) fn tell_halt(&mut self, text: String, halt: &Halt) {
        self.tell(text);
        let side = self.battle.game().field().get(halt.piece).map(PieceState::side);
        let rule = full_id(&self.ruleset, halt.rule);
        if let Some(line) = self.lines.last_mut() {
            line.rule = rule;
            line.hex = Some(halt.hex);
            line.piece = Some(halt.piece);
            line.only = side.filter(|_| self.battle.header().fog);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_part_of_the_gesture_it_was_given_in() {
        let mut gestures = Gestures::default();
        gestures.0.insert(3, 7);
        assert_eq!((gestures.first_of(2), gestures.first_of(3), gestures.first_of(6)), (2, 3, 3));
        assert_eq!(gestures.first_of(7), 7);
        gestures.forget_from(5);
        assert_eq!(gestures.first_of(6), 6, "it was given anew");
    }
}
