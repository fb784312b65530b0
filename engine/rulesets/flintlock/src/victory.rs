//! Flight Points, the Flight roll, how a battle ends (`win.*`).
//!
//! Must not know how units are lost.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::rule;
use crate::tables::{Tables, draws};
use oblique_rules::RuleId;
use oblique_rules::play::{Event, Modifier, Need, Outcome, Victory};
use oblique_scenario::Side;

impl Battle {
    /// Adds to a side's Flight Points (`win.points`).
    pub(crate) fn score(&mut self, side: Side, points: i32) {
        if points != 0 {
            let mut all = self.memory().flight_points;
            all[side.index()] += points;
            self.change_memory(MemoryChange::FlightPoints(all));
        }
    }

    /// The Flight roll of a side (`win.flight`).
    pub(crate) fn roll_flight(&mut self, side: Side) {
        let level = self.ground().sides[side.index()].flight_level;
        let points = self.memory().flight_points[side.index()];
        let modifiers = [Modifier { value: points, what: "Flight Points", rule: rule::WIN_POINTS }];
        let outcome = |die: i32| if die + points > level { "the army runs" } else { "fights on" }.to_owned();
        let overall = self.overall(side);
        let die = self.draw(
            draws::FLIGHT,
            rule::WIN_FLIGHT,
            overall,
            &modifiers,
            Some(Need::AtMost(level)),
            outcome,
        );
        if die + points > level {
            let sentence =
                format!("{points} Flight Points and a {die} exceed side {side}'s Flight Level of {level}.");
            self.say(rule::WIN_FLIGHT, overall, sentence);
            self.end(Some(side.other()), format!("Side {side} takes flight."), rule::WIN_FLIGHT);
        }
    }

    /// A side without infantry and cavalry on the board loses at once; six passes in a row are a
    /// draw (`win.other`).
    pub(crate) fn test_armies(&mut self) {
        let left = Side::BOTH.map(|side| self.units_of(side).any(|u| self.arm(u).is_body()));
        match left {
            [true, true] => {}
            [false, false] => {
                self.end(None, "Neither side has infantry or cavalry left.".to_owned(), rule::WIN_OTHER);
            }
            [left, _] => {
                let winner = if left { Side::A } else { Side::B };
                let reason = format!("Side {} has neither infantry nor cavalry left.", winner.other());
                self.end(Some(winner), reason, rule::WIN_OTHER);
            }
        }
    }

    /// The ends that come with the close of an Activation: passes in a row, the limit of the
    /// scenario (`win.other`).
    pub(crate) fn test_length(&mut self) {
        let draw_at = Tables::get().sequence.passes_for_draw;
        if self.field().outcome.is_none() && self.memory().passes >= draw_at {
            self.end(None, format!("{draw_at} passes in a row: nobody wants to fight on."), rule::WIN_OTHER);
        }
        let over = self.ground().max_activations.is_some_and(|most| self.field().turn >= most);
        if self.field().outcome.is_none() && over {
            let reason = "The last Activation is over: the army nearer to flight has the worse of it.";
            self.end(self.farther_from_flight(), reason.to_owned(), rule::WIN_OTHER);
        }
    }

    /// The side that is farther from flight, if one is.
    pub(crate) fn farther_from_flight(&self) -> Option<Side> {
        let share = |side: Side| {
            let other = self.ground().sides[side.other().index()].flight_level;
            self.memory().flight_points[side.index()] * other
        };
        match share(Side::A).cmp(&share(Side::B)) {
            std::cmp::Ordering::Less => Some(Side::A),
            std::cmp::Ordering::Greater => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// A side gives up (`win.other`).
    pub(crate) fn concede(&mut self, side: Side) {
        self.end(Some(side.other()), format!("Side {side} gives up."), rule::WIN_OTHER);
    }

    fn end(&mut self, winner: Option<Side>, reason: String, rule: RuleId) {
        let victory = if winner.is_some() { Victory::Tactical } else { Victory::Draw };
        let points = self.memory().flight_points;
        let outcome = Outcome { winner, victory, points, reason, rule: rule.into() };
        self.emit(Event::Ended(outcome));
    }
}
