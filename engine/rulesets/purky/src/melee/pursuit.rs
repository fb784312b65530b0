//! What victorious cavalry does next (`pursuit.table`, `pursuit.run`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{DecisionKind, mark, rule};
use crate::morale::flight::{Flight, Manner};
use crate::morale::test::Occasion;
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{DrawName, Order, PieceIx, Why};
use oblique_scenario::Side;
use std::collections::{BTreeSet, VecDeque};

/// The roll of victorious cavalry.
pub(crate) const PURSUIT: DrawName = DrawName::new("pursuit");

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Pursues,
    GoesHome,
    Holds,
    Rallies,
}

impl Row {
    fn of(roll: i32) -> Self {
        let numbers = &Tables::get().pursuit;
        match roll {
            _ if roll <= numbers.pursue_to => Self::Pursues,
            _ if roll <= numbers.home_to => Self::GoesHome,
            _ if roll <= numbers.hold_to => Self::Holds,
            _ => Self::Rallies,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Pursues => "goes on in pursuit",
            Self::GoesHome => "goes back to its own lines",
            Self::Holds => "holds the place",
            Self::Rallies => "rallies on the spot",
        }
    }
}

impl Battle {
    /// A winner rolls; the loser has gone back already.
    pub(crate) fn pursue(&mut self, winner: PieceIx, loser: PieceIx) {
        if !self.piece(winner).on_map() {
            return;
        }
        let range = (1, self.ground().pursuit_sides);
        let name = (PURSUIT, rule::PURSUIT_TABLE);
        let roll =
            self.draw_from(range, name, Some(winner), &[], None, |roll| Row::of(roll).name().to_owned());
        let row = Row::of(roll);
        let text = format!("{} {}", self.name(winner), row.name());
        self.say(rule::PURSUIT_TABLE, Some(winner), text);
        match row {
            Row::Rallies => self.become_good(winner),
            Row::Holds => self.become_shaken(winner),
            Row::Pursues => {
                self.become_shaken(winner);
                if self.piece(loser).on_map() {
                    self.ride_after(winner, loser);
                }
            }
            Row::GoesHome => {
                self.become_shaken(winner);
                self.push(Task::RideOn(winner));
                let hexes = self.line_move(winner);
                let flight = self.homeward(winner, hexes);
                self.push(Task::Flee(flight));
            }
        }
    }

    /// Hexes of a move in line, whatever its morale; types without a line go by their skirmish rate.
    fn line_move(&self, pix: PieceIx) -> i32 {
        Tables::get().hexes(self.line_inches(pix))
    }

    fn line_inches(&self, pix: PieceIx) -> i32 {
        self.facts(pix).row().and_then(|row| row.line.or(row.skirmish)).unwrap_or(0)
    }

    /// A ride toward its side's own edge.
    fn homeward(&self, pix: PieceIx, hexes: i32) -> Flight {
        let piece = self.piece(pix);
        let ahead = Hour::new(if piece.side() == Side::A { 0 } else { 6 });
        let toward_enemy = ahead.vector(self.board().layout().orientation);
        // The cause is straight ahead, so far that every step home leads away from it.
        let from = (0..hexes + 2).fold(piece.hex, |hex, _| hex + toward_enemy);
        Flight { pix, from, hexes, manner: Manner::RidesHome, forced: false }
    }

    /// Rides after a beaten unit until it stands next to it, as far as it may.
    fn ride_after(&mut self, winner: PieceIx, loser: PieceIx) {
        let reach = Tables::get().hexes(self.line_inches(winner) + Tables::get().pursuit.extra);
        let start = self.piece(winner).hex;
        let way = self.way_to_contact(winner, self.piece(loser).hex, reach);
        self.go(winner, &way, Why::Pursuit);
        let (here, there) = (self.piece(winner).hex, self.piece(loser).hex);
        self.face_toward(winner, there - here);
        self.stir(winner);
        self.leaders_passed(winner, start);
        if here.unsigned_distance_to(there) != 1 {
            return;
        }
        if self.is(loser, mark::ROUTING) {
            self.remove(loser, rule::PURSUIT_RUN, "is ridden down", Why::Surrender);
        } else if self.test(loser, Occasion::Caught, Some(winner)) > 1 {
            self.remove(loser, rule::PURSUIT_RUN, "is caught and routs: it is taken off", Why::Rout);
        }
    }

    /// The shortest way on which a unit comes next to a hex, or as near as so many steps lead; past friends no more than in a
    /// move (`move.friends`).
    fn way_to_contact(&self, pix: PieceIx, to: Hex, steps: i32) -> Vec<Hex> {
        let start = self.piece(pix).hex;
        let mut been: BTreeSet<(i32, i32)> = BTreeSet::from([(start.x, start.y)]);
        let mut best: (u32, Vec<Hex>) = (start.unsigned_distance_to(to), Vec::new());
        let mut open = VecDeque::from([Vec::<Hex>::new()]);
        let most = usize::try_from(steps).unwrap_or(0);
        while let Some(way) = open.pop_front() {
            let at = way.last().copied().unwrap_or(start);
            let far = at.unsigned_distance_to(to);
            if far < best.0 && self.may_stop(pix, at) {
                best = (far, way.clone());
            }
            if best.0 == 1 || way.len() >= most {
                continue;
            }
            for next in self.around(at) {
                let passes = self.ground().chart.passage(self.board(), at, next).is_some();
                if passes && self.open_to(pix, next).is_ok() && been.insert((next.x, next.y)) {
                    open.push_back(way.iter().copied().chain([next]).collect());
                }
            }
        }
        best.1
    }

    /// Asks how far beyond its move a winner rides toward its own edge.
    pub(crate) fn ask_to_ride_on(&mut self, winner: PieceIx) {
        if self.piece(winner).on_map() && !self.ride_on_orders(winner).is_empty() {
            let side = self.piece(winner).side();
            self.ask_about(DecisionKind::Pursuit, side, Some(winner), Order::Done);
        } else {
            self.pop();
        }
    }

    /// Where it may ride on to.
    pub(crate) fn ride_on_orders(&self, winner: PieceIx) -> Vec<Order> {
        let most = Tables::get().hexes(Tables::get().pursuit.extra);
        let ends = (1..=most).flat_map(|hexes| self.ends_of(self.homeward(winner, hexes)).ways);
        let mut hexes: Vec<Hex> = ends.filter_map(|way| way.last().copied()).collect();
        hexes.sort_by_key(|hex| (hex.y, hex.x));
        hexes.dedup();
        let order = |to| Order::Advance { piece: Some(winner), to: Some(to), with_leaders: true };
        hexes.into_iter().map(order).collect()
    }

    /// Rides on as its owner says.
    pub(crate) fn ride_on(&mut self, winner: PieceIx, to: Option<Hex>) {
        self.change_memory(MemoryChange::Decide(None));
        self.pop();
        let Some(to) = to else { return };
        let start = self.piece(winner).hex;
        let hexes = i32::try_from(start.unsigned_distance_to(to)).unwrap_or(0);
        let ways = self.ends_of(self.homeward(winner, hexes)).ways;
        if let Some(way) = ways.into_iter().find(|way| way.last() == Some(&to)) {
            self.go(winner, &way, Why::Pursuit);
            self.leaders_passed(winner, start);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Row;

    #[test]
    fn rows_by_the_roll() {
        let rows = [1, 2, 3, 4, 5, 6, 10].map(Row::of);
        let wanted =
            [Row::Pursues, Row::GoesHome, Row::GoesHome, Row::Holds, Row::Holds, Row::Rallies, Row::Rallies];
        assert_eq!(rows, wanted);
    }
}
