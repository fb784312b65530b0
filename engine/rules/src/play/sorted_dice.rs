//! Dice as the rules read them: in groups, each with what came of it, and those that no group took.
//!
//! Must not know which rules read them, nor how they are drawn.

use super::PieceIx;
use crate::RuleId;
use oblique_scenario::Side;
use std::fmt::Write as _;

/// How a die came into its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DieKind {
    /// It was thrown.
    Thrown,
    /// It was thrown, and added to the die before it.
    Added,
    /// There is none; it counts as if there were.
    Missing,
}

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    /// What it shows, or counts as.
    pub value: i32,
    /// How it came there.
    pub kind: DieKind,
}

impl Die {
    /// One that was thrown.
    #[must_use]
    pub const fn thrown(value: i32) -> Self {
        Self { value, kind: DieKind::Thrown }
    }
}

/// Dice that are read together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DiceGroup {
    /// What it is called: `First dice`, `Failures`.
    pub name: String,
    /// The dice of each column; those of a pair lie opposite each other.
    pub dice: [Vec<Die>; 2],
    /// The column it goes to; `None` where it is drawn or nobody's.
    pub won_by: Option<usize>,
    /// What came of it, as a sentence without its full stop.
    pub result: String,
    /// The rule that says so, without prefix.
    pub rule: RuleId,
}

/// Dice of one side, or of two against each other, sorted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SortedDice {
    /// What they were thrown for.
    pub title: String,
    /// Heads of the two columns; the second is empty where only one side throws.
    pub columns: [String; 2],
    /// The side of each column.
    pub sides: [Side; 2],
    /// Who throws in each column.
    pub pieces: [Vec<PieceIx>; 2],
    /// The groups, in the order in which the rules read them.
    pub groups: Vec<DiceGroup>,
    /// Dice of each column that no group took, the highest first.
    pub unused: [Vec<i32>; 2],
    /// May some of them still be thrown again?
    pub open: bool,
    /// The rule that reads them, without prefix.
    pub rule: RuleId,
}

impl SortedDice {
    /// Does only one side throw?
    #[must_use]
    pub fn is_one_sided(&self) -> bool {
        self.columns[1].is_empty()
    }

    /// A group in words: its name, its dice, what came of it.
    #[must_use]
    pub fn group_in_words(&self, group: &DiceGroup) -> String {
        let [first, second] = group.dice.each_ref().map(|dice| in_words(dice));
        // One side's in brackets and as numbers rolled: '3: 1 action' and '(3)' read as if three were counted.
        let dice = match (self.is_one_sided(), group.dice[0].is_empty()) {
            (true, true) => format!("({first})"),
            (true, false) => format!("(rolled {first})"),
            (false, _) => format!("{first} against {second}"),
        };
        format!("{} {dice}: {}", group.name, group.result)
    }

    /// All groups in words, and the dice set apart.
    #[must_use]
    pub fn in_words(&self) -> String {
        let groups = self.groups.iter().map(|group| self.group_in_words(group));
        groups.chain(self.unused_in_words()).collect::<Vec<_>>().join("; ")
    }

    /// The dice set apart in words; `None` if there are none.
    #[must_use]
    pub fn unused_in_words(&self) -> Option<String> {
        let of = |column: usize| {
            let dice: Vec<String> = self.unused[column].iter().map(ToString::to_string).collect();
            (!dice.is_empty()).then(|| format!("{} {}", self.columns[column], dice.join(", ")))
        };
        let both: Vec<String> = (0..2).filter_map(of).collect();
        (!both.is_empty()).then(|| format!("Not used: {}", both.join("; ")))
    }
}

/// The dice of a column.
fn in_words(dice: &[Die]) -> String {
    let mut text = String::new();
    for die in dice {
        let before = match die.kind {
            _ if text.is_empty() => "",
            DieKind::Added => " and ",
            DieKind::Thrown | DieKind::Missing => ", ",
        };
        let missing = if die.kind == DieKind::Missing { "none, as " } else { "" };
        // Writing to a string does not fail.
        let _ = write!(text, "{before}{missing}{}", die.value);
    }
    if text.is_empty() { "none".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::{DiceGroup, Die, DieKind, SortedDice};
    use crate::RuleId;
    use oblique_scenario::Side;

    #[test]
    fn dice_are_told_as_they_lie() {
        let added = Die { value: 2, kind: DieKind::Added };
        let missing = Die { value: 1, kind: DieKind::Missing };
        let group = DiceGroup {
            name: "Third dice".to_owned(),
            dice: [vec![Die::thrown(3), added], vec![missing]],
            won_by: Some(0),
            result: "an action".to_owned(),
            rule: RuleId::NONE,
        };
        let mut dice = SortedDice {
            title: "Attack".to_owned(),
            columns: ["Attacker", "Defender"].map(str::to_owned),
            sides: Side::BOTH,
            pieces: [Vec::new(), Vec::new()],
            groups: vec![group.clone()],
            unused: [vec![2, 1], Vec::new()],
            open: false,
            rule: RuleId::NONE,
        };
        assert_eq!(dice.group_in_words(&group), "Third dice 3 and 2 against none, as 1: an action");
        assert_eq!(dice.unused_in_words().as_deref(), Some("Not used: Attacker 2, 1"));
        dice.columns[1].clear();
        dice.unused = [Vec::new(), Vec::new()];
        assert_eq!(dice.group_in_words(&group), "Third dice (rolled 3 and 2): an action");
        assert_eq!(dice.unused_in_words(), None);
    }
}
