//! What a side has lost, who holds what, and the end of the battle (`end.break`, `end.victory`).

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::victory::{Won, breaks, by_score};
use oblique_rules::RuleId;
use oblique_rules::play::{Event, Outcome, PieceIx, Standing, Victory};
use oblique_scenario::Side;

impl Battle {
    /// What a side cost at the start, and what it has lost of it; pursuers away count only at the `end`.
    pub(crate) fn cost_and_loss(&self, side: Side, end: bool) -> (i32, i32) {
        let (mut cost, mut lost) = (0_i32, 0_i32);
        for pix in self.everyone().filter(|pix| self.piece(*pix).side() == side) {
            if self.facts(pix).battery.is_none() {
                cost = cost.saturating_add(self.cost_of(pix));
                lost = lost.saturating_add(self.loss_of(pix, end));
            } else if self.is(pix, mark::TAKEN) {
                lost = lost.saturating_add(self.facts(pix).other_points);
            }
        }
        (cost, lost)
    }

    fn cost_of(&self, pix: PieceIx) -> i32 {
        let facts = self.facts(pix);
        facts.model_points.saturating_mul(facts.start).saturating_add(facts.other_points)
    }

    fn loss_of(&self, pix: PieceIx, end: bool) -> i32 {
        let (facts, standing) = (self.facts(pix), self.piece(pix).standing);
        let gone = match standing {
            Standing::Lost => true,
            Standing::Left => end || !self.is(pix, mark::AWAY),
            Standing::OnMap | Standing::Due(_) => false,
        };
        if !self.piece(pix).is_unit() {
            return if standing == Standing::Lost { facts.other_points } else { 0 };
        }
        let models = if gone { facts.start } else { facts.start - self.models(pix) };
        facts.model_points.saturating_mul(models)
    }

    /// What both sides have scored: the enemy's loss and the objectives held.
    pub(crate) fn scores(&self, end: bool) -> [i32; 2] {
        Side::BOTH.map(|side| {
            let held = self.field().objectives.iter().filter(|o| o.holder == Some(side));
            let points =
                held.filter_map(|o| o.value.get(side.index())).fold(0_i32, |all, v| all.saturating_add(*v));
            points.saturating_add(self.cost_and_loss(side.other(), end).1)
        })
    }

    /// A unit not shaken that stands on an objective holds it.
    pub(crate) fn take_objective(&mut self, pix: PieceIx) {
        let (hex, side) = (self.piece(pix).hex, self.piece(pix).side());
        let good = self.stands(pix) && !self.is(pix, mark::SHAKEN);
        let found = self.field().objectives.iter().position(|o| o.hex == hex && o.holder != Some(side));
        if let Some(index) = found.and_then(|i| u8::try_from(i).ok()).filter(|_| good) {
            self.emit(Event::Objective { index, holder: Some(side) });
        }
    }

    /// Broken armies, the turn limit, or another turn.
    pub(crate) fn close_turn(&mut self) {
        let standing: Vec<PieceIx> = self.everyone().filter(|pix| self.stands(*pix)).collect();
        for pix in standing {
            self.take_objective(pix);
        }
        let percent = self.ground().break_percent;
        let sides = Side::BOTH.map(|side| self.cost_and_loss(side, false));
        let last = self.field().turn >= self.ground().turns;
        match sides.map(|(cost, lost)| breaks(lost, cost, percent)) {
            [true, true] => {
                let [(a_cost, a), (b_cost, b)] = sides.map(|(cost, lost)| (i64::from(cost), i64::from(lost)));
                let (winner, victory) = match (a * b_cost).cmp(&(b * a_cost)) {
                    std::cmp::Ordering::Less => (Some(Side::A), Victory::Decisive),
                    std::cmp::Ordering::Greater => (Some(Side::B), Victory::Decisive),
                    std::cmp::Ordering::Equal => (None, Victory::Draw),
                };
                self.end(winner, victory, "Both armies break.", rule::END_BREAK);
            }
            [true, false] => self.end(Some(Side::B), Victory::Decisive, "Side A breaks.", rule::END_BREAK),
            [false, true] => self.end(Some(Side::A), Victory::Decisive, "Side B breaks.", rule::END_BREAK),
            [false, false] if last => self.end_by_score("The last turn is over."),
            [false, false] if self.nobody_left() => self.end_by_score("A side has nobody left."),
            [false, false] => {
                let turn = self.field().turn.saturating_add(1);
                self.emit(Event::Turn(turn));
            }
        }
    }

    /// Has a side nobody on the map, to come, or away pursuing and able to return (`opt.pursuit_end`)? Then nothing more
    /// can happen.
    fn nobody_left(&self) -> bool {
        Side::BOTH.into_iter().any(|side| {
            !self.everyone().any(|pix| {
                let there = self.piece(pix);
                there.side() == side
                    && self.is_troops(pix)
                    && (there.on_map()
                        || matches!(there.standing, Standing::Due(_))
                        || self.is(pix, mark::AWAY))
            })
        })
    }

    /// Who would have won by score if the last turn were over, and how.
    pub(crate) fn score_now(&self) -> (Option<Side>, Victory) {
        let [a, b] = self.scores(true);
        let (side, high, low) = if a > b { (Side::A, a, b) } else { (Side::B, b, a) };
        let (cost, _) = self.cost_and_loss(side.other(), true);
        match by_score(high, low, cost) {
            Won::Decisively => (Some(side), Victory::Decisive),
            Won::Narrowly => (Some(side), Victory::Tactical),
            Won::Draw => (None, Victory::Draw),
        }
    }

    fn end_by_score(&mut self, reason: &str) {
        let (winner, victory) = self.score_now();
        self.end(winner, victory, reason, rule::END_VICTORY);
    }

    /// Ends the battle.
    pub(crate) fn end(&mut self, winner: Option<Side>, victory: Victory, reason: &str, rule: RuleId) {
        let (reason, points) = (reason.to_owned(), self.scores(true));
        self.emit(Event::Ended(Outcome { winner, victory, points, reason, rule: rule.into() }));
    }
}
