//! What the dice of an Approach give (`app.outcome`, `app.passive`).

use crate::dice::pairs::{Pair, Pool, pair};
use std::cmp::Ordering;

/// What they give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Given {
    /// Who won the first die: `Greater` the attacker.
    pub first: Ordering,
    /// Actions won by attacker and defenders.
    pub actions: [u8; 2],
}

impl Given {
    /// Does the attacker take a level of disorder? Not if all it meets are passive.
    pub(crate) const fn hurts_attacker(self, all_passive: bool) -> bool {
        !all_passive && !matches!(self.first, Ordering::Greater)
    }

    /// Does every defender take one?
    pub(crate) const fn hurts_defenders(self) -> bool {
        !matches!(self.first, Ordering::Less)
    }
}

/// The three pairs; a draw of the first has a result of its own and uses no die.
pub(crate) fn pairs(mut sides: [Pool; 2]) -> [Pair; 3] {
    [0, 1, 2].map(|place| pair(&mut sides, place, place > 0))
}

/// Reads them.
pub(crate) fn read(pairs: [Pair; 3]) -> Given {
    let won = |by: Ordering| pairs[1..].iter().map(|pair| u8::from(pair.result == by)).sum();
    Given { first: pairs[0].result, actions: [won(Ordering::Greater), won(Ordering::Less)] }
}

#[cfg(test)]
mod tests {
    use super::{Given, pairs, read};
    use crate::dice::pairs::Pool;
    use std::cmp::Ordering::{Equal, Greater, Less};

    fn given(a: &[i32], b: &[i32]) -> Given {
        read(pairs([Pool::sorted(a), Pool::sorted(b)]))
    }

    #[test]
    fn the_first_die_disorders_and_the_others_are_actions() {
        assert_eq!(given(&[6, 5, 3, 1, 1], &[5, 5, 2, 1]), Given { first: Greater, actions: [1, 0] });
        assert_eq!(given(&[6, 5, 4, 3, 2, 1], &[6, 5, 2, 2, 1]), Given { first: Equal, actions: [2, 0] });
        // A reroll of the 1 into a 5 gives the defender both.
        assert_eq!(given(&[6, 4, 2], &[6, 5, 3]), Given { first: Equal, actions: [0, 2] });
    }

    #[test]
    fn the_passive_inflict_nothing() {
        let (drawn, lost) = (Given { first: Equal, actions: [2, 0] }, Given { first: Less, actions: [0, 0] });
        assert!(drawn.hurts_defenders() && drawn.hurts_attacker(false) && !drawn.hurts_attacker(true));
        assert!(lost.hurts_attacker(false) && !lost.hurts_attacker(true) && !lost.hurts_defenders());
    }
}
