//! Points in play: brigades that become Shaken, and who is beaten at the end of a phase (`win.shaken`, `win.points`,
//! `win.check`). Points are counted in halves.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::victory::break_point::Brigade;
use crate::victory::penetration::deepest;
use oblique_rules::play::{Event, Outcome, PieceIx, Victory};
use oblique_scenario::Side;
use std::cmp::Ordering;

/// Halves to a point.
pub(crate) const HALVES: i32 = 2;

/// Halves in words.
fn in_points(halves: i32) -> String {
    match (halves / HALVES, halves % HALVES) {
        (0, 1) => "half a point".to_owned(),
        (1, 0) => "1 point".to_owned(),
        (points, 0) => format!("{points} points"),
        (points, _) => format!("{points} and a half points"),
    }
}

impl Battle {
    /// The brigade of a general as it is counted now; `None` for the Reserve, which is never Shaken.
    pub(crate) fn brigade_counted(&self, general: PieceIx) -> Option<Brigade> {
        let piece = self.piece(general);
        if piece.info.role == oblique_rules::catalog::Role::Chief {
            return None;
        }
        let table = &Tables::get().victory;
        let founder = self.piece(self.memory().founder(general)).info.id.clone();
        let margin = self.ground().shaken_margins.get(&founder).copied().unwrap_or(table.shaken_margin);
        let own =
            self.units_of(piece.side()).into_iter().filter(|unit| self.leader_of(*unit) == Some(general));
        // A grand battery is two units still.
        let (mut units, mut disorder) = (0, 0);
        for unit in own {
            units += self.nature(unit).batteries();
            disorder += self.disorder(unit);
        }
        let lost = i32::from(self.memory().lost_units.get(&general).copied().unwrap_or(0));
        Some(Brigade { units, disorder, lost, margin })
    }

    /// Marks whether a brigade is Shaken; the first time costs points.
    pub(crate) fn shake(&mut self, general: Option<PieceIx>) {
        let Some((general, brigade)) =
            general.and_then(|general| Some((general, self.brigade_counted(general)?)))
        else {
            return;
        };
        let (side, table) = (self.piece(general).side(), &Tables::get().victory);
        let shaken = brigade.is_shaken();
        self.set_mark(general, mark::SHAKEN, shaken);
        if shaken && !self.is(general, mark::SHAKEN_PAID) {
            self.set_mark(general, mark::SHAKEN_PAID, true);
            let halves = table.shaken_points * HALVES;
            self.change_memory(MemoryChange::Lost(side, halves));
            let (name, points) = (self.name(general), in_points(halves));
            let text = format!("The brigade of {name} is shaken: {points} against side {side}");
            self.say(rule::WIN_SHAKEN, Some(general), text);
        }
    }

    /// Counts the loss of a piece against its side, and says by which row.
    pub(crate) fn score(&mut self, lost: PieceIx) {
        let (side, (halves, row)) = (self.piece(lost).side(), self.nature(lost).loss());
        self.change_memory(MemoryChange::Lost(side, halves));
        let text = format!("{} against side {side} for {row}", in_points(halves));
        self.say(rule::WIN_POINTS, Some(lost), text);
    }

    /// Says both sides' points against their break points, as they are checked.
    pub(crate) fn say_check(&mut self) {
        let [a, b] = Side::BOTH.map(|side| {
            let (points, limit) =
                (in_points(self.halves_against(side)), self.ground().break_points[side.index()]);
            format!("{points} of {limit} against side {side}")
        });
        self.say(rule::WIN_CHECK, None, format!("At the end of the phase: {a}, {b}"));
    }

    /// Points in halves against a side now: losses, and the deepest intruder in its half.
    pub(crate) fn halves_against(&self, side: Side) -> i32 {
        let intruder = deepest(&self.0, &self.ground().chart, side);
        self.memory().loss_halves[side.index()] + intruder.map_or(0, |intruder| intruder.points * HALVES)
    }

    /// Is a side at its break point?
    pub(crate) fn is_broken(&self, side: Side) -> bool {
        self.halves_against(side) >= self.ground().break_points[side.index()] * HALVES
    }

    /// Who is beaten at the end of a side's own phase. If both are at their break point, the one whose intruder stands
    /// deeper has won; if they stand alike the next loss decides.
    pub(crate) fn check_defeat(&mut self, side: Side) -> Option<Outcome> {
        if !self.is_broken(side) {
            return None;
        }
        let name = |side: Side| format!("Side {side} has reached its break point.");
        if !self.is_broken(side.other()) {
            return Some(self.outcome(side.other(), Victory::Decisive, name(side)));
        }
        let zone =
            |half: Side| deepest(&self.0, &self.ground().chart, half).map_or(0, |intruder| intruder.zone);
        let deeper = |winner: Side| {
            let reason = format!(
                "Both sides have reached their break points, and side {winner} stands in the deeper zone of the enemy's half."
            );
            Some(self.outcome(winner, Victory::Decisive, reason))
        };
        match zone(side.other()).cmp(&zone(side)) {
            Ordering::Greater => deeper(side),
            Ordering::Less => deeper(side.other()),
            Ordering::Equal => {
                if !self.memory().next_loss_decides {
                    self.change_memory(MemoryChange::NextLossDecides);
                }
                None
            }
        }
    }

    /// A side has lost a unit: does that decide the battle?
    pub(crate) fn decide_by_loss(&mut self, side: Side) {
        if self.memory().next_loss_decides && self.field().outcome.is_none() {
            let reason =
                format!("Both sides had reached their break points, and side {side} has lost the next unit.");
            let outcome = self.outcome(side.other(), Victory::Tactical, reason);
            self.emit(Event::Ended(outcome));
        }
    }

    fn outcome(&self, winner: Side, victory: Victory, reason: String) -> Outcome {
        let [a, b] = Side::BOTH.map(|side| self.halves_against(side));
        Outcome { winner: Some(winner), victory, points: [b, a], reason, rule: rule::WIN_CHECK.into() }
    }
}

#[cfg(test)]
mod tests;
