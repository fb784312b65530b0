//! Broken armies and the score (`end.break`, `end.victory`).

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Event, Outcome, PieceIx, Standing, Victory};
use oblique_scenario::Side;

/// What a side has of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// Removed or routing.
    pub gone: i32,
    /// Removed.
    pub lost: i32,
    /// At the start, those who have arrived since included.
    pub all: i32,
}

impl Share {
    /// Does the share lost reach so many per cent?
    pub(crate) const fn reaches(self, percent: i32) -> bool {
        self.all > 0 && self.gone * 100 >= percent * self.all
    }
}

/// The winner by two scores and how he wins.
fn by_score([a, b]: [i32; 2]) -> (Option<Side>, Victory) {
    let numbers = &Tables::get().victory;
    let (side, high, low) = if a > b { (Side::A, a, b) } else { (Side::B, b, a) };
    let wins = high != low && high >= numbers.least;
    if wins && 2 * high >= numbers.decisive_halves * low {
        (Some(side), Victory::Decisive)
    } else if wins && 2 * high >= numbers.minor_halves * low {
        (Some(side), Victory::Tactical)
    } else {
        (None, Victory::Draw)
    }
}

impl Battle {
    /// What a side has of its value (`end.break`).
    pub(crate) fn share(&self, side: Side) -> Share {
        let mut share = Share { gone: 0, lost: 0, all: 0 };
        for pix in self.everyone() {
            let (piece, value) = (self.piece(pix), self.facts(pix).value);
            if piece.side() != side || !piece.is_unit() || matches!(piece.standing, Standing::Due(_)) {
                continue;
            }
            share.all += value;
            if !piece.on_map() {
                share.lost += value;
                share.gone += value;
            } else if self.is(pix, mark::ROUTING) {
                share.gone += value;
            }
        }
        share
    }

    /// What both sides have scored (`end.victory`).
    pub(crate) fn scores(&self) -> [i32; 2] {
        Side::BOTH.map(|side| {
            let held = self.field().objectives.iter().filter(|o| o.holder == Some(side));
            let points: i32 = held.filter_map(|o| o.value.get(side.index())).sum();
            points + Tables::get().victory.unit_points * self.share(side.other()).lost
        })
    }

    /// A good unit that enters an objective holds it (`end.victory`).
    pub(crate) fn take_objective(&mut self, pix: PieceIx, hex: Hex) {
        let side = self.piece(pix).side();
        let good = self.piece(pix).is_unit() && !self.is(pix, mark::SHAKEN) && !self.is(pix, mark::ROUTING);
        let found = self.field().objectives.iter().position(|o| o.hex == hex && o.holder != Some(side));
        if let Some(index) = found.and_then(|i| u8::try_from(i).ok()).filter(|_| good) {
            self.emit(Event::Objective { index, holder: Some(side) });
        }
    }

    /// Who would have won if the last turn were over.
    pub(crate) fn winner_now(&self) -> Option<Side> {
        by_score(self.scores()).0
    }

    /// Broken armies, the turn limit, or another turn.
    pub(crate) fn close_turn(&mut self) {
        let percent = self.ground().break_percent;
        let shares = Side::BOTH.map(|side| self.share(side));
        match shares.map(|share| share.reaches(percent)) {
            [true, true] => {
                let [a, b] = shares;
                let smaller = (a.gone * b.all).cmp(&(b.gone * a.all));
                let (winner, victory) = match smaller {
                    std::cmp::Ordering::Less => (Some(Side::A), Victory::Decisive),
                    std::cmp::Ordering::Greater => (Some(Side::B), Victory::Decisive),
                    std::cmp::Ordering::Equal => (None, Victory::Draw),
                };
                self.end(winner, victory, "Both armies break.", rule::END_BREAK);
            }
            [true, false] => self.end(Some(Side::B), Victory::Decisive, "Side A breaks.", rule::END_BREAK),
            [false, true] => self.end(Some(Side::A), Victory::Decisive, "Side B breaks.", rule::END_BREAK),
            [false, false] if self.field().turn >= self.ground().turns => {
                let (winner, victory) = by_score(self.scores());
                self.end(winner, victory, "The last turn is over.", rule::END_VICTORY);
            }
            [false, false] => {
                let turn = self.field().turn.saturating_add(1);
                self.emit(Event::Turn(turn));
            }
        }
    }

    /// Ends the battle.
    pub(crate) fn end(&mut self, winner: Option<Side>, victory: Victory, reason: &str, rule: RuleId) {
        let (reason, points) = (reason.to_owned(), self.scores());
        self.emit(Event::Ended(Outcome { winner, victory, points, reason, rule: rule.into() }));
    }
}

#[cfg(test)]
mod tests {
    use super::{Share, by_score};
    use oblique_rules::play::Victory;
    use oblique_scenario::Side;

    #[test]
    fn the_cases_of_the_sheet() {
        let share = |gone| Share { gone, lost: 0, all: 13 };
        assert!(!share(6).reaches(50) && share(7).reaches(50));
        assert_eq!(by_score([60, 30]), (Some(Side::A), Victory::Decisive));
        assert_eq!(by_score([30, 50]), (Some(Side::B), Victory::Tactical));
        assert_eq!(by_score([40, 30]), (None, Victory::Draw));
        assert_eq!(by_score([19, 0]), (None, Victory::Draw));
    }
}
