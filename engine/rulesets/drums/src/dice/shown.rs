//! Combat dice as they are shown: three pairs opposite each other, each with what it gives, the unused apart
//! (`dice.both`, `dice.unused`).

use crate::dice::pairs::{PAIRED, Pair, Pool};
use crate::dice::throw::{Cast, Fallen};
use oblique_rules::RuleId;
use oblique_rules::play::{DiceGroup, Die, DieKind, SortedDice};
use oblique_scenario::Side;
use std::cmp::Ordering;

/// Names of the pairs.
const NAMES: [&str; PAIRED] = ["First dice", "Second dice", "Third dice"];

/// What a pair gives: a sentence without its full stop, and the rule that says so.
pub(crate) type Result = (String, RuleId);

/// Dice that fell for the side named first and the other, as they are read. `open`: some may be thrown again.
pub(crate) fn shown(
    (cast, side): (Cast<'_>, Side),
    fallen: &Fallen,
    pairs: [Pair; PAIRED],
    results: [Result; PAIRED],
    open: bool,
) -> SortedDice {
    let broken = pairs.iter().filter(|pair| pair.broken).count();
    let group = |(place, (pair, (result, rule))): (usize, (Pair, Result))| DiceGroup {
        name: NAMES[place].to_owned(),
        dice: [0, 1].map(|column| dice(&fallen[column], place, &pair, column)),
        won_by: match pair.result {
            Ordering::Greater => Some(0),
            Ordering::Less => Some(1),
            Ordering::Equal => None,
        },
        result,
        rule,
    };
    SortedDice {
        title: cast.title.to_owned(),
        columns: cast.columns.map(str::to_owned),
        sides: [side, side.other()],
        pieces: cast.pieces.map(<[_]>::to_vec),
        groups: pairs.into_iter().zip(results).enumerate().map(group).collect(),
        // Each draw that was broken took the highest of both.
        unused: [0, 1].map(|column| Pool::sorted(&fallen[column]).unused.into_iter().skip(broken).collect()),
        open,
        rule: cast.rule,
    }
}

/// The dice of a side in a pair: its own, and an unused one that broke a draw.
fn dice(fallen: &[i32], place: usize, pair: &Pair, column: usize) -> Vec<Die> {
    let (sum, added) = (pair.dice[column], pair.added[column]);
    let kind = if place < fallen.len() { DieKind::Thrown } else { DieKind::Missing };
    let more = (added > 0).then_some(Die { value: added, kind: DieKind::Added });
    std::iter::once(Die { value: sum - added, kind }).chain(more).collect()
}

#[cfg(test)]
mod tests {
    use super::shown;
    use crate::approach::outcome::pairs;
    use crate::approach::shown::{cast, results};
    use crate::dice::throw::sorted;
    use oblique_rules::play::{PieceIx, SortedDice};
    use oblique_scenario::Side;

    fn approach(attacker: &[i32], defender: &[i32]) -> SortedDice {
        let fallen = [attacker.to_vec(), defender.to_vec()];
        let pairs = pairs(sorted(&fallen));
        let (own, other) = ([PieceIx(0)], [PieceIx(1)]);
        shown((cast([&own, &other]), Side::A), &fallen, pairs, results(pairs, false), false)
    }

    /// The sheet's case: 5-5 becomes 6-6, and what is left lies apart.
    #[test]
    fn pairs_lie_opposite_and_the_unused_apart() {
        let dice = approach(&[1, 6, 5, 1, 3], &[5, 1, 5, 2]);
        let words: Vec<String> = dice.groups.iter().map(|group| dice.group_in_words(group)).collect();
        assert_eq!(
            words,
            [
                "First dice 6 against 5: 1 level of disorder for the defender",
                "Second dice 5 and 1 against 5 and 1: drawn, no action",
                "Third dice 3 against 2: 1 action for the attacker",
            ]
        );
        assert_eq!(dice.unused, [vec![1], vec![]]);
        assert_eq!(
            dice.groups.iter().map(|group| group.won_by).collect::<Vec<_>>(),
            [Some(0), None, Some(0)]
        );
    }

    #[test]
    fn a_missing_die_is_told_as_missing() {
        let dice = approach(&[6, 2], &[4, 4, 4]);
        assert_eq!(
            dice.group_in_words(&dice.groups[2]),
            "Third dice none, as 1 against 4: 1 action for the defender"
        );
    }
}
