//! How many dice a side rolls, with a reason for each (`dice.base`, `dice.both`).

use crate::dice::pairs::pool_size;
use oblique_rules::RuleId;
use oblique_rules::play::Modifier;

/// The dice of a side: its base and what is added or taken off, in the order of the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Count(Vec<Modifier>);

impl Count {
    /// Adds dice; none is no reason.
    pub(crate) fn add(&mut self, value: i32, what: &'static str, rule: RuleId) {
        if value != 0 {
            self.0.push(Modifier { value, what, rule });
        }
    }

    /// What counts, the base first.
    pub(crate) fn reasons(&self) -> &[Modifier] {
        &self.0
    }

    /// How many are rolled: at least one.
    pub(crate) fn dice(&self) -> i32 {
        pool_size(self.0.iter().map(|reason| reason.value).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::Count;
    use crate::ids::rule;

    #[test]
    fn there_is_always_a_die() {
        let mut count = Count::default();
        count.add(2, "base", rule::DICE_BASE);
        count.add(0, "nothing", rule::DICE_BASE);
        assert_eq!((count.dice(), count.reasons().len()), (2, 1));
        count.add(-3, "long range", rule::GUN_MODS);
        assert_eq!(count.dice(), 1);
    }
}
