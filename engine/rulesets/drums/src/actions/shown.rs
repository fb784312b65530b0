//! The dice of a roll for actions as they are shown: those that succeed and those that fail (`act.roll`).

use crate::actions::roll::{Rolled, succeeds};
use crate::battle::memory::Right;
use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_rules::RuleId;
use oblique_rules::play::{DiceGroup, Die, Event, PieceIx, SortedDice};

/// A roll for actions and what comes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roll<'a> {
    /// Who rolls.
    pub piece: PieceIx,
    /// The rule that asks for it.
    pub rule: RuleId,
    /// The dice as they fell.
    pub naturals: &'a [i32],
    /// Dice that succeed without being rolled.
    pub sure: i32,
    /// What a die must reach.
    pub need: i32,
    /// What it gave.
    pub rolled: Rolled,
    /// May a die of it still be thrown again?
    pub open: bool,
}

impl Roll<'_> {
    /// The dice that succeed, the highest first, and those that fail.
    fn sorted(&self) -> [Vec<i32>; 2] {
        let mut dice = self.naturals.to_vec();
        dice.sort_unstable_by(|a, b| b.cmp(a));
        let (won, failed) = dice.into_iter().partition(|die| succeeds(*die, self.need));
        [won, failed]
    }

    /// The actions in words.
    fn actions(&self) -> String {
        let count = self.rolled.actions;
        let mut text = match count {
            0 => "no action".to_owned(),
            1 => "1 action".to_owned(),
            _ => format!("{count} actions"),
        };
        if self.sure > 0 {
            text += ", one of them without a die";
        }
        if self.rolled.extra {
            text += ", one of them for the pair";
        }
        text
    }
}

/// What failures bring: an answer of the enemy, the end of the brigade, or nothing.
fn consequence(right: Option<Right>, closes: bool) -> (String, RuleId) {
    let Some(right) = right else { return ("no effect".to_owned(), rule::REACT_LIMITS) };
    let dice = if right.dice == 1 { "1 die".to_owned() } else { format!("{} dice", right.dice) };
    let answer = format!("the enemy may react with {dice}");
    if closes {
        return (format!("{answer}, and the brigade closes"), rule::ACT_DOUBLE);
    }
    (answer, rule::REACT_RIGHT)
}

impl Battle {
    /// Shows a roll, the answer its failures give the enemy, and whether they close the brigade.
    pub(crate) fn show_roll(&mut self, roll: Roll<'_>, right: Option<Right>, closes: bool) {
        let [won, failed] = roll.sorted();
        let group = |name: &str, dice: Vec<i32>, won_by, (result, rule): (String, RuleId)| DiceGroup {
            name: name.to_owned(),
            dice: [dice.into_iter().map(Die::thrown).collect(), Vec::new()],
            won_by,
            result,
            rule,
        };
        let mut groups = vec![group("Successes", won, Some(0), (roll.actions(), rule::ACT_ROLL))];
        if !failed.is_empty() {
            groups.push(group("Failures", failed, None, consequence(right, closes)));
        }
        let side = self.piece(roll.piece).side();
        let dice = SortedDice {
            title: "Roll for actions".to_owned(),
            columns: [self.name(roll.piece).to_owned(), String::new()],
            sides: [side, side.other()],
            pieces: [vec![roll.piece], Vec::new()],
            groups,
            unused: [Vec::new(), Vec::new()],
            open: roll.open,
            rule: roll.rule,
        };
        self.emit(Event::Sorted(Box::new(dice)));
    }
}

#[cfg(test)]
mod tests {
    use super::{Roll, consequence};
    use crate::actions::roll::Rolled;
    use crate::battle::memory::Right;
    use crate::ids::rule;
    use oblique_rules::play::PieceIx;
    use oblique_scenario::Side;

    #[test]
    fn dice_that_succeed_lie_apart_from_those_that_fail() {
        let rolled = Rolled { actions: 3, failures: 1, extra: true };
        let naturals = [6, 1, 6];
        let roll = Roll {
            piece: PieceIx(0),
            rule: rule::ACT_ROLL,
            naturals: &naturals,
            sure: 0,
            need: 4,
            rolled,
            open: false,
        };
        assert_eq!(roll.sorted(), [vec![6, 6], vec![1]]);
        assert_eq!(roll.actions(), "3 actions, one of them for the pair");
        let sure = Roll { sure: 1, rolled: Rolled { actions: 1, failures: 0, extra: false }, ..roll };
        assert_eq!(sure.actions(), "1 action, one of them without a die");
    }

    #[test]
    fn failures_say_what_they_bring() {
        let right = |dice| Some(Right { side: Side::B, dice, now: false });
        assert_eq!(
            consequence(right(1), false),
            ("the enemy may react with 1 die".to_owned(), rule::REACT_RIGHT)
        );
        let closed = "the enemy may react with 2 dice, and the brigade closes";
        assert_eq!(consequence(right(2), true), (closed.to_owned(), rule::ACT_DOUBLE));
        assert_eq!(consequence(None, false).0, "no effect");
    }
}
