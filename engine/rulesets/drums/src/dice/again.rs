//! Rerolls of combat dice, the attacker's first (`dice.reroll`).

use crate::battle::state::Battle;
use crate::dice::throw::Fallen;
use crate::ids::{DecisionKind, rule};
use oblique_rules::play::{DrawName, Order, PieceIx};
use std::collections::BTreeSet;

/// A die thrown again.
pub(crate) const REROLL: DrawName = DrawName::new("reroll");

/// The dice of two sides that may still be thrown again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Throw {
    /// As they fell.
    pub dice: [Vec<i32>; 2],
    /// Rerolls left to either side.
    pub rerolls: [u8; 2],
    /// Places of dice thrown again already: each is once at most.
    pub again: [BTreeSet<usize>; 2],
}

impl Throw {
    /// Dice as they fell, with so many rerolls.
    pub(crate) const fn new(dice: Fallen, rerolls: [u8; 2]) -> Self {
        Self { dice, rerolls, again: [BTreeSet::new(), BTreeSet::new()] }
    }

    /// The side that has the next word about its dice, 0 the attacker's; `None` once nobody has.
    pub(crate) fn asks(&self) -> Option<usize> {
        (0..2).find(|side| self.rerolls[*side] > 0 && !self.values(*side).is_empty())
    }

    /// Values a side may throw again, each once.
    fn values(&self, side: usize) -> BTreeSet<i32> {
        let dice = self.dice[side].iter().enumerate();
        dice.filter(|(place, _)| !self.again[side].contains(place)).map(|(_, die)| *die).collect()
    }

    /// The orders of the side that has the word: a die of a value again, or all kept.
    pub(crate) fn orders(&self) -> Vec<Order> {
        let values = self.asks().map(|side| self.values(side)).unwrap_or_default();
        let again = values.into_iter().map(|alternative| Order::Choose { alternative });
        again.chain([Order::Decline { piece: None }]).collect()
    }
}

impl Battle {
    /// Asks about the dice of one of two pieces, if anybody may throw again. Was it asked?
    pub(crate) fn ask_again(&mut self, throw: &Throw, pieces: [PieceIx; 2]) -> bool {
        let Some(piece) = throw.asks().and_then(|side| pieces.get(side).copied()) else { return false };
        let side = self.piece(piece).side();
        self.ask(DecisionKind::Reroll, side, Some(piece), Order::Decline { piece: None });
        true
    }

    /// The throw after the answer to that.
    pub(crate) fn thrown_again(&mut self, mut throw: Throw, pieces: [PieceIx; 2], order: &Order) -> Throw {
        let Some(side) = throw.asks() else { return throw };
        let Order::Choose { alternative } = *order else {
            throw.rerolls[side] = 0;
            return throw;
        };
        let mut dice = throw.dice[side].iter().enumerate();
        let fresh = |place: &usize| !throw.again[side].contains(place);
        let found = dice.find(|(place, die)| **die == alternative && fresh(place)).map(|(place, _)| place);
        let Some(place) = found else { return throw };
        let name = (REROLL, rule::DICE_REROLL);
        let outcome = |die: i32| format!("{die} for {alternative}");
        let piece = pieces.get(side).copied();
        let die = self.0.draw_from((1, 6), name, piece, &[], None, outcome);
        throw.dice[side][place] = die;
        throw.again[side].insert(place);
        throw.rerolls[side] -= 1;
        throw
    }
}

#[cfg(test)]
mod tests {
    use super::Throw;
    use oblique_rules::play::Order;

    #[test]
    fn each_die_is_thrown_again_once_at_most() {
        let mut throw = Throw::new([vec![6, 4, 2], vec![6, 1, 1]], [0, 2]);
        assert_eq!(throw.asks(), Some(1));
        let values = |throw: &Throw| throw.orders().len() - 1;
        assert_eq!(values(&throw), 2, "a six or a one");
        throw.again[1].extend([0, 1]);
        assert_eq!(throw.orders()[0], Order::Choose { alternative: 1 });
        throw.again[1].insert(2);
        assert_eq!(throw.asks(), None, "none is left");
    }
}
