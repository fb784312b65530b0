//! A test of morale: dice, chart, what fails (`morale.dice`, `morale.chart`, `morale.result`).

use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::tables::{Morale, Tables};
use oblique_rules::RuleId;
use oblique_rules::play::{DrawName, Modifier, Need, PieceIx};

/// A die of a test of morale.
pub(crate) const MORALE: DrawName = DrawName::new("morale");
/// A die of the test before a countercharge.
pub(crate) const COUNTER: DrawName = DrawName::new("counter");
/// A die of a rally.
pub(crate) const RALLY: DrawName = DrawName::new("rally");

/// The worst chart.
pub(crate) const CHART_E: usize = 4;
/// Letters of the charts.
pub(crate) const LETTERS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];

/// Why a unit tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Occasion {
    /// It has lost figures to fire, or its army's commander has fallen near it.
    Fire,
    /// In a melee: before it charges or stands, or after the blows.
    Melee,
    /// It may countercharge.
    Counter,
    /// Pursuers have reached it.
    Caught,
    /// It tries to rally.
    Rally,
}

/// What a test is taken with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    /// Dice thrown; the lowest of them count.
    pub dice: i32,
    /// Index of the chart, 0 is A.
    pub chart: usize,
    /// The number that is not to be exceeded.
    pub number: i32,
    /// What gives more dice than the usual.
    pub more: Vec<Modifier>,
}

/// The chart of so many cumulative hits.
pub(crate) fn chart_of_hits(numbers: &Morale, hits: i32) -> usize {
    numbers.hits_to.iter().filter(|most| hits > **most).count()
}

/// How many of the counted dice exceed the number.
pub(crate) fn failing(mut dice: Vec<i32>, counted: i32, number: i32) -> i32 {
    dice.sort_unstable();
    let counted = usize::try_from(counted).unwrap_or(0);
    let above = dice.into_iter().take(counted).filter(|die| *die > number).count();
    i32::try_from(above).unwrap_or(0)
}

impl Battle {
    /// What a unit tests with, against an enemy concerned where there is one.
    pub(crate) fn terms(&self, pix: PieceIx, occasion: Occasion, foe: Option<PieceIx>) -> Terms {
        let numbers = &Tables::get().morale;
        let modifier = |value, what, rule| Modifier { value, what, rule };
        let mut more: Vec<Modifier> = Vec::new();
        let (dice, chart) = if occasion == Occasion::Rally {
            (numbers.rally_dice, usize::try_from(numbers.rally_chart).unwrap_or(0))
        } else {
            let covered = |foe| match occasion {
                Occasion::Fire => self.is_covered(pix, self.piece(foe).hex),
                _ => self.is_covered_against(pix, foe),
            };
            if foe.is_some_and(covered) {
                more.push(modifier(numbers.cover, "cover", rule::MORALE_DICE));
            }
            if self.is_secure(pix) {
                more.push(modifier(numbers.secure, "secure flanks", rule::FORM_SECURE));
            }
            let of_hits = chart_of_hits(numbers, self.get(pix, track::HITS));
            let worst = match occasion {
                Occasion::Caught => true,
                Occasion::Melee | Occasion::Counter => self.faces_chart_a(pix),
                Occasion::Fire | Occasion::Rally => false,
            };
            (numbers.dice, if worst { CHART_E } else { of_hits })
        };
        if self.has_leader(pix) {
            more.push(modifier(numbers.leader, "leader", rule::MORALE_DICE));
        }
        let number = self.facts(pix).row().and_then(|row| row.morale.get(chart)).copied().unwrap_or(0);
        Terms { dice: dice + more.iter().map(|m| m.value).sum::<i32>(), chart, number, more }
    }

    /// Takes a test and returns how many dice fail.
    pub(crate) fn test(&mut self, pix: PieceIx, occasion: Occasion, foe: Option<PieceIx>) -> i32 {
        let terms = self.terms(pix, occasion, foe);
        let (name, rule): (DrawName, RuleId) = match occasion {
            Occasion::Rally => (RALLY, rule::RALLY_ROLL),
            Occasion::Counter => (COUNTER, rule::MELEE_COUNTER),
            Occasion::Fire | Occasion::Melee | Occasion::Caught => (MORALE, rule::MORALE_RESULT),
        };
        let sides = Tables::get().dice.sides;
        let need = Some(Need::AtMost(terms.number));
        let word = |value: i32| if value > terms.number { "fails" } else { "passes" }.to_owned();
        let dice: Vec<i32> = (0..terms.dice)
            .map(|_| self.draw_from((1, sides), (name, rule), Some(pix), &[], need, word))
            .collect();
        let fails = failing(dice, Tables::get().morale.counted, terms.number);
        let letter = LETTERS.get(terms.chart).copied().unwrap_or('E');
        let how = self.in_words(pix, occasion, fails);
        let text = format!("{} tests on Chart {letter} and {how}", self.name(pix));
        self.say(rule, Some(pix), text);
        fails
    }

    /// How a unit fares in a test, with what comes of it where nothing else tells that: who is shaken, routs or goes
    /// back is told when it does.
    fn in_words(&self, pix: PieceIx, occasion: Occasion, fails: i32) -> &'static str {
        match (occasion, fails) {
            (Occasion::Rally, 0) => "passes, so it is rallied and good again",
            (Occasion::Rally, 1) if self.is(pix, mark::ROUTING) => {
                "fails one die, so it is rallied but shaken"
            }
            (Occasion::Counter, 0) => "passes, so it countercharges",
            (_, 0) => "passes",
            (Occasion::Counter, 1) => "fails one die, so it does not countercharge",
            (Occasion::Counter, _) => "fails both dice, so it does not countercharge",
            (Occasion::Caught, 1) => "fails one die, so it is not taken off",
            (Occasion::Fire | Occasion::Rally, 1) if self.is(pix, mark::SHAKEN) => {
                "fails one die, so it stays shaken"
            }
            (_, 1) => "fails one die",
            _ => "fails both dice",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{chart_of_hits, failing};
    use crate::tables::Tables;

    #[test]
    fn the_lowest_two_count() {
        assert_eq!(failing(vec![9, 4, 10, 5], 2, 5), 0);
        assert_eq!((failing(vec![10, 9, 8], 2, 8), failing(vec![9, 10], 2, 8)), (1, 2));
    }

    #[test]
    fn charts_by_hits() {
        let chart = |hits| chart_of_hits(&Tables::get().morale, hits);
        assert_eq!([0, 4, 5, 8, 9, 10, 11, 12, 13, 30].map(chart), [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    }
}
