//! What many battles brought beside what history records of the one that was fought.

use super::Tally;
use oblique_scenario::{History, Side};

/// What is set beside the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Men lost by a side.
    Men(Side),
    /// Guns lost by a side.
    Guns(Side),
    /// How long it lasted, minutes.
    Minutes,
}

/// The middle of many battles beside the lowest and highest figure of the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Of what.
    pub measure: Measure,
    /// The median of the battles played.
    pub median: i64,
    /// The lowest figure of the sources.
    pub low: i64,
    /// The highest.
    pub high: i64,
}

impl Compared {
    /// By how many per cent the median is off the nearer end of the range: below it less than 0, within it 0. `None` where
    /// the record is that nothing was lost, of which there are no per cent.
    #[must_use]
    pub fn deviation_percent(&self) -> Option<i64> {
        let end = self.median.clamp(self.low, self.high);
        match (self.median - end, end) {
            (0, _) => Some(0),
            (_, 0) => None,
            (off, end) => Some((off * 100 + off.signum() * end / 2) / end),
        }
    }
}

/// Each figure that history records and battles count. `turn_minutes` is how long a turn lasts, where the ruleset says so.
#[must_use]
pub fn compared(history: &History, tally: &Tally, turn_minutes: Option<u32>) -> Vec<Compared> {
    let mut all = Vec::new();
    let mut add = |measure, range: Option<(u32, u32)>, median: Option<i64>| {
        if let (Some((low, high)), Some(median)) = (range, median) {
            let (low, high) = (i64::from(low.min(high)), i64::from(high.max(low)));
            all.push(Compared { measure, median, low, high });
        }
    };
    for side in Side::BOTH {
        let (lost, i) = (&history.sides[side.index()], side.index());
        add(Measure::Men(side), lost.men_lost, tally.men_lost[i].quantile(50));
        add(Measure::Guns(side), lost.guns_lost, tally.guns_lost[i].quantile(50));
    }
    let minutes = turn_minutes.and_then(|each| Some(tally.turns.quantile(50)? * i64::from(each)));
    add(Measure::Minutes, history.minutes, minutes);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_scenario::SideHistory;

    #[test]
    fn medians_stand_beside_the_record() {
        let mut tally = Tally::default();
        for (men, turns) in [(80, 4), (90, 6), (500, 20)] {
            tally.men_lost[0].add(men);
            tally.guns_lost[0].add(2);
            tally.turns.add(turns);
        }
        let mut history = History { minutes: Some((60, 100)), ..History::default() };
        history.sides[0] =
            SideHistory { men_lost: Some((100, 120)), guns_lost: Some((0, 0)), ..SideHistory::default() };
        let all = compared(&history, &tally, Some(15));
        let measures: Vec<_> = all.iter().map(|c| (c.measure, c.median, c.deviation_percent())).collect();
        assert_eq!(
            measures,
            [
                (Measure::Men(Side::A), 90, Some(-10)),
                (Measure::Guns(Side::A), 2, None),
                (Measure::Minutes, 90, Some(0)),
            ]
        );
        assert_eq!(compared(&history, &tally, None).len(), 2, "how long a turn lasts is not known");
        assert_eq!(compared(&history, &Tally::default(), Some(15)), []);
    }
}
