//! When a battle ends and who has won it (`vic.end`, `vic.withdrawal`, `vic.points`, `vic.grade`).
//!
//! Must not know how men are lost.

use crate::battle::state::Battle;
use crate::ids::{phase, rule};
use crate::tables::Tables;
use oblique_rules::play::{Event, Outcome, Victory};
use oblique_scenario::Side;

/// Grade of a result: points of A and B, totals of A and B over all objectives (`vic.grade`).
pub(crate) fn grade(
    points: [i32; 2],
    totals: [i32; 2],
    tactical: i64,
    decisive: i64,
) -> (Option<Side>, Victory) {
    let m = i64::from(points[0]) - i64::from(points[1]);
    let t = i64::from(totals[0].max(totals[1]));
    let winner = Some(if m > 0 { Side::A } else { Side::B });
    if t == 0 || 100 * m.abs() < tactical * t {
        (None, Victory::Draw)
    } else if 100 * m.abs() < decisive * t {
        (winner, Victory::Tactical)
    } else {
        (winner, Victory::Decisive)
    }
}

impl Battle {
    /// Men a side has lost: destroyed, surrendered, run off or fallen (`vic.army`).
    pub(crate) fn men_lost(&self, side: Side) -> i32 {
        self.ground().sides[side.index()].army_men - self.men_left(side)
    }

    /// Has a side reached its withdrawal level?
    pub(crate) fn must_withdraw(&self, side: Side) -> bool {
        let army = i64::from(self.ground().sides[side.index()].army_men);
        army > 0 && i64::from(self.men_lost(side)) * 100 >= i64::from(self.withdrawal_level(side)) * army
    }

    /// Objective points of A and B as they are held now (`vic.points`).
    pub(crate) fn points_held(&self) -> [i32; 2] {
        let mut points = [0; 2];
        for objective in &self.field().objectives {
            if let Some(side) = objective.holder {
                points[side.index()] += objective.value[side.index()];
            }
        }
        points
    }

    /// Points of A and B over all objectives, whoever holds them.
    pub(crate) fn points_in_all(&self) -> [i32; 2] {
        let sum = |side: usize| self.field().objectives.iter().map(|o| o.value[side]).sum();
        [sum(0), sum(1)]
    }

    /// Who would have won if the battle ended now.
    pub(crate) fn winner_now(&self) -> Option<Side> {
        match Side::BOTH.map(|side| self.must_withdraw(side)) {
            [true, false] => Some(Side::B),
            [false, true] => Some(Side::A),
            [true, true] => None,
            [false, false] => {
                let t = &Tables::get().victory;
                grade(self.points_held(), self.points_in_all(), t.tactical, t.decisive).0
            }
        }
    }

    /// Ends the battle if a side has reached its withdrawal level, or after the last turn
    /// (`seq.end`, `vic.end`).
    pub(crate) fn test_end_of_battle(&mut self) {
        if self.field().outcome.is_some() {
            return;
        }
        let (a, b) = (self.must_withdraw(Side::A), self.must_withdraw(Side::B));
        let all = self.points_in_all();
        let (points, reason, rule) = match (a, b) {
            (true, true) => ([0, 0], "Both armies reached their withdrawal level at once", rule::VIC_ARMY),
            (true, false) => ([0, all[1]], "Side A reached its withdrawal level", rule::VIC_WITHDRAWAL),
            (false, true) => ([all[0], 0], "Side B reached its withdrawal level", rule::VIC_WITHDRAWAL),
            (false, false) => {
                let last = self.field().turn >= self.ground().turns;
                if !(last && self.field().phase == phase::PURSUIT_ROUT) {
                    return;
                }
                (self.points_held(), "The last turn is over", rule::VIC_END)
            }
        };
        let t = &Tables::get().victory;
        let (winner, victory) = grade(points, all, t.tactical, t.decisive);
        let outcome = Outcome { winner, victory, points, reason: reason.to_owned(), rule: rule.into() };
        self.emit(Event::Ended(outcome));
    }
}

#[cfg(test)]
mod tests {
    use super::grade;
    use oblique_rules::play::Victory;
    use oblique_scenario::Side;

    #[test]
    fn grades_of_the_sheet() {
        let of = |a, b| grade([a, b], [50, 40], 20, 50);
        assert_eq!(of(30, 21), (None, Victory::Draw));
        assert_eq!(of(30, 20), (Some(Side::A), Victory::Tactical));
        assert_eq!(of(40, 15), (Some(Side::A), Victory::Decisive));
        assert_eq!(of(15, 40), (Some(Side::B), Victory::Decisive));
        assert_eq!(grade([0, 0], [0, 0], 20, 50), (None, Victory::Draw));
    }
}
