//! Tallies of many battles that can be merged in any order.

use super::{BattleSummary, Interval, Unresolved, wilson};
use oblique_rules::play::Victory;
use oblique_scenario::Side;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A whole-number quantity over many battles: enough for mean, spread and quantiles.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Spread {
    /// How often each value was seen.
    pub counts: BTreeMap<i64, u64>,
}

impl Spread {
    /// Adds one value.
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Self) {
        for (value, n) in &other.counts {
            *self.counts.entry(*value).or_default() += n;
        }
    }

    /// How many values.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Is it empty?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// The mean, 0 for none.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: i128 = self.counts.iter().map(|(v, n)| i128::from(*v) * i128::from(*n)).sum();
        if self.is_empty() { 0.0 } else { sum as f64 / self.len() as f64 }
    }

    /// The value below which so many percent lie; `None` for none.
    #[must_use]
    pub fn quantile(&self, percent: u64) -> Option<i64> {
        let need = (self.len() * percent.min(100)).div_ceil(100).max(1);
        let mut sum = 0;
        self.counts.iter().find_map(|(value, n)| {
            sum += n;
            (sum >= need).then_some(*value)
        })
    }
}

/// What is counted of many battles. Merging is commutative and associative, so that shards played
/// anywhere in any order give the same tally.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Battles.
    pub battles: u64,
    /// Decisive and tactical victories of A, then of B.
    pub victories: [[u64; 2]; 2],
    /// Draws.
    pub draws: u64,
    /// Battles left without a result. Those in which the program failed count nowhere else.
    #[serde(default)]
    pub unresolved: u64,
    /// Last turns.
    pub turns: Spread,
    /// Points of A and B.
    pub points: [Spread; 2],
    /// Men lost by A and B.
    pub men_lost: [Spread; 2],
    /// Guns lost by A and B.
    pub guns_lost: [Spread; 2],
    /// Units lost whole by A and B.
    #[serde(default)]
    pub units_lost: [Spread; 2],
    /// How often each leader fell.
    pub leaders_lost: BTreeMap<String, u64>,
    /// How often A, B and nobody held each objective at the end.
    pub objectives: BTreeMap<String, [u64; 3]>,
    /// How often each reason ended the battle.
    pub reasons: BTreeMap<String, u64>,
    /// How often the winner held each objective at the end.
    #[serde(default)]
    pub held_by_winner: BTreeMap<String, u64>,
}

impl Tally {
    /// Adds one battle.
    pub fn add(&mut self, battle: &BattleSummary) {
        self.battles += 1;
        *self.reasons.entry(battle.reason.clone()).or_default() += 1;
        if battle.unresolved == Some(Unresolved::Fault) {
            self.unresolved += 1;
            return;
        }
        match (battle.winner, battle.victory) {
            _ if battle.unresolved.is_some() => self.unresolved += 1,
            (Some(side), Victory::Decisive) => self.victories[side.index()][0] += 1,
            (Some(side), _) => self.victories[side.index()][1] += 1,
            (None, _) => self.draws += 1,
        }
        self.turns.add(i64::from(battle.turns));
        for side in Side::BOTH {
            let (i, s) = (side.index(), &battle.sides[side.index()]);
            self.points[i].add(i64::from(battle.points[i]));
            self.men_lost[i].add(s.men_lost);
            self.guns_lost[i].add(s.guns_lost);
            self.units_lost[i].add(s.units_lost.into());
            for leader in &s.leaders_lost {
                *self.leaders_lost.entry(leader.clone()).or_default() += 1;
            }
        }
        for (id, holder) in &battle.objectives {
            self.objectives.entry(id.clone()).or_default()[holder.map_or(2, Side::index)] += 1;
            if holder.is_some() && *holder == battle.winner {
                *self.held_by_winner.entry(id.clone()).or_default() += 1;
            }
        }
    }

    /// Adds all of another tally.
    pub fn merge(&mut self, other: &Self) {
        self.battles += other.battles;
        self.draws += other.draws;
        self.unresolved += other.unresolved;
        self.turns.merge(&other.turns);
        for i in 0..2 {
            for k in 0..2 {
                self.victories[i][k] += other.victories[i][k];
            }
            self.points[i].merge(&other.points[i]);
            self.men_lost[i].merge(&other.men_lost[i]);
            self.guns_lost[i].merge(&other.guns_lost[i]);
            self.units_lost[i].merge(&other.units_lost[i]);
        }
        for (leader, n) in &other.leaders_lost {
            *self.leaders_lost.entry(leader.clone()).or_default() += n;
        }
        for (id, held) in &other.objectives {
            let mine = self.objectives.entry(id.clone()).or_default();
            for (m, h) in mine.iter_mut().zip(held) {
                *m += h;
            }
        }
        let counts = [(&mut self.reasons, &other.reasons), (&mut self.held_by_winner, &other.held_by_winner)];
        for (mine, theirs) in counts {
            for (word, n) in theirs {
                *mine.entry(word.clone()).or_default() += n;
            }
        }
    }

    /// Victories of a side, of either degree.
    #[must_use]
    pub fn wins(&self, side: Side) -> u64 {
        self.victories[side.index()].iter().sum()
    }

    /// Battles with a winner.
    #[must_use]
    pub fn decided(&self) -> u64 {
        self.battles - self.draws - self.unresolved
    }

    /// Share of battles a side won, with its interval.
    #[must_use]
    pub fn win_share(&self, side: Side) -> Interval {
        wilson(self.wins(side), self.battles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SideSummary;

    fn battle(seed: u64) -> BattleSummary {
        let men_lost = i64::try_from(seed).unwrap_or(0) * 100;
        let side = SideSummary { men: 5000, men_lost, ..SideSummary::default() };
        BattleSummary {
            seed,
            winner: [None, Some(Side::A), Some(Side::B)][usize::try_from(seed % 3).unwrap_or(0)],
            victory: if seed.is_multiple_of(3) { Victory::Draw } else { Victory::Decisive },
            points: [10, 5],
            turns: 10,
            sides: [side.clone(), side],
            objectives: vec![("hill".to_owned(), Some(Side::B))],
            reason: "The last turn is over.".to_owned(),
            orders: 1,
            unresolved: None,
        }
    }

    #[test]
    fn shards_merge_in_any_order() {
        let tally = |seeds: &[u64]| {
            let mut t = Tally::default();
            for seed in seeds {
                t.add(&battle(*seed));
            }
            t
        };
        let whole = tally(&[1, 2, 3, 4, 5, 6, 7]);
        let mut shards = tally(&[6, 2]);
        shards.merge(&tally(&[7, 5, 1]));
        shards.merge(&tally(&[4, 3]));
        assert_eq!(whole, shards);
        assert_eq!((whole.wins(Side::A), whole.wins(Side::B), whole.draws), (3, 2, 2));
        assert_eq!(whole.men_lost[0].quantile(50), Some(400));
        assert_eq!(whole.men_lost[0].mean(), 400.0);
    }

    #[test]
    fn what_is_unresolved_is_neither_won_nor_drawn() {
        let mut tally = Tally::default();
        tally.add(&BattleSummary { unresolved: Some(Unresolved::Turns), winner: None, ..battle(6) });
        tally.add(&BattleSummary::failed(7, "no"));
        tally.add(&battle(1));
        assert_eq!((tally.battles, tally.unresolved, tally.draws, tally.decided()), (3, 2, 0, 1));
        // Nothing is known of the losses of a battle in which the program failed.
        assert_eq!(tally.men_lost[0].len(), 2);
    }
}
