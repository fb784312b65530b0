//! The dice of an Approach as they are shown (`app.outcome`, `app.passive`).

use crate::approach::course::{APPROACH_ATTACKER, APPROACH_DEFENDER};
use crate::approach::frame::Approach;
use crate::approach::outcome::{Given, pairs, read};
use crate::battle::state::Battle;
use crate::dice::pairs::Pair;
use crate::dice::shown::{Result, shown};
use crate::dice::throw::{Cast, sorted};
use crate::ids::rule;
use oblique_rules::play::{Event, PieceIx};
use std::cmp::Ordering;

/// What an Approach throws for.
pub(crate) const fn cast(pieces: [&[PieceIx]; 2]) -> Cast<'_> {
    Cast {
        title: "Approach",
        columns: ["Attacker", "Defender"],
        names: [APPROACH_ATTACKER, APPROACH_DEFENDER],
        rule: rule::APP_OUTCOME,
        pieces,
    }
}

/// What the three pairs give; `all_passive`: nobody attacked inflicts disorder.
pub(crate) fn results(pairs: [Pair; 3], all_passive: bool) -> [Result; 3] {
    let given = read(pairs);
    let [_, second, third] = pairs;
    [disorder(given, all_passive), action(second), action(third)]
}

fn disorder(given: Given, all_passive: bool) -> Result {
    let text = match (given.hurts_attacker(all_passive), given.hurts_defenders()) {
        (true, true) => "drawn, 1 level of disorder for both",
        (true, false) => "1 level of disorder for the attacker",
        (false, true) => "1 level of disorder for the defender",
        (false, false) => return ("no disorder, the defender is passive".to_owned(), rule::APP_PASSIVE),
    };
    (text.to_owned(), rule::APP_OUTCOME)
}

fn action(pair: Pair) -> Result {
    let text = match pair.result {
        Ordering::Greater => "1 action for the attacker",
        Ordering::Less => "1 action for the defender",
        Ordering::Equal => "drawn, no action",
    };
    (text.to_owned(), if pair.broken { rule::DICE_UNUSED } else { rule::APP_OUTCOME })
}

impl Battle {
    /// Shows the dice of an Approach as they lie; `open`: some may be thrown again.
    pub(crate) fn show_approach(&mut self, approach: &Approach, open: bool) {
        let pairs = pairs(sorted(&approach.throw.dice));
        let all_passive = approach.defenders.iter().all(|unit| approach.passive.contains(unit));
        let own = [approach.attacker];
        let heads = (cast([&own, &approach.defenders]), self.piece(approach.attacker).side());
        let dice = shown(heads, &approach.throw.dice, pairs, results(pairs, all_passive), open);
        self.emit(Event::Sorted(Box::new(dice)));
    }
}

#[cfg(test)]
mod tests {
    use super::results;
    use crate::approach::outcome::pairs;
    use crate::dice::pairs::Pool;
    use crate::ids::rule;

    #[test]
    fn results_say_who_is_hurt_and_by_which_rule() {
        let first = |a: i32, d: i32, passive| {
            let pools = [Pool::sorted(&[a, 1, 1]), Pool::sorted(&[d, 1, 1])];
            let [first, ..] = results(pairs(pools), passive);
            first
        };
        assert_eq!(first(4, 4, false).0, "drawn, 1 level of disorder for both");
        assert_eq!(first(4, 4, true).0, "1 level of disorder for the defender");
        assert_eq!(first(3, 4, false).0, "1 level of disorder for the attacker");
        assert_eq!(first(3, 4, true).1, rule::APP_PASSIVE);
    }
}
