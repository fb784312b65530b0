//! Leaders hit with their units, deputies, leaders without troops (`lead.casualty`, `lead.alone`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{mark, rule, track};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::play::{DrawName, Event, PieceIx, Why};
use oblique_scenario::Side;

/// The roll for a leader.
const OFFICER: DrawName = DrawName::new("officer");

/// What becomes of a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Graze,
    Missed,
    LightWound,
    SevereWound,
    Killed,
    RoundShot,
}

impl Fate {
    /// By the roll.
    fn of(roll: i32) -> Self {
        let numbers = &Tables::get().leaders;
        match roll {
            _ if roll <= numbers.graze_to => Self::Graze,
            _ if roll <= numbers.missed_to => Self::Missed,
            _ if roll <= numbers.light_to => Self::LightWound,
            _ if roll <= numbers.severe_to => Self::SevereWound,
            _ if roll <= numbers.killed_to => Self::Killed,
            _ => Self::RoundShot,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Graze => "is grazed",
            Self::Missed => "is missed",
            Self::LightWound => "is lightly wounded",
            Self::SevereWound => "is severely wounded",
            Self::Killed => "is killed",
            Self::RoundShot => "is killed by round shot",
        }
    }
}

impl Battle {
    /// Mounted leaders of its side who are with a unit, or were when it was taken off.
    pub(crate) fn officers_with(&self, pix: PieceIx) -> Vec<PieceIx> {
        let (hex, side) = (self.piece(pix).hex, self.piece(pix).side());
        let mounted = |p: &PieceIx| {
            let piece = self.piece(*p);
            !piece.is_unit() && piece.side() == side && self.facts(*p).mounted
        };
        self.at(hex).iter().copied().filter(mounted).collect()
    }

    /// Rolls for the officers of units that have lost figures; then those ride whose unit is worn down, and the tests begin:
    /// of the units shot at, and of who saw their army's commander fall (`lead.casualty`).
    pub(crate) fn push_officers(&mut self, hit: &[PieceIx]) {
        self.push(Task::TestsOfFire);
        for unit in hit.iter().rev().filter(|unit| !self.piece(**unit).on_map()).copied().collect::<Vec<_>>()
        {
            self.push(Task::Left(unit));
        }
        let mut officers = self.in_id_order(hit.iter().flat_map(|pix| self.officers_with(*pix)));
        officers.dedup();
        for leader in officers.into_iter().rev() {
            self.push(Task::Officer(leader));
        }
    }

    /// Rolls for a leader whose unit has lost figures.
    pub(crate) fn roll_for_officer(&mut self, leader: PieceIx) {
        if !self.piece(leader).on_map() {
            return;
        }
        let range = (1, Tables::get().dice.sides);
        let name = (OFFICER, rule::LEAD_CASUALTY);
        let roll =
            self.draw_from(range, name, Some(leader), &[], None, |roll| Fate::of(roll).name().to_owned());
        let fate = Fate::of(roll);
        let text = format!("{} {}", self.name(leader), fate.name());
        self.say(rule::LEAD_CASUALTY, Some(leader), text);
        match fate {
            Fate::Graze | Fate::Missed => {}
            Fate::LightWound => self.set_mark(leader, mark::LIGHT_WOUND, true),
            Fate::SevereWound => {
                self.set_mark(leader, mark::SEVERE_WOUND, true);
                let until = i32::from(self.field().turn) + Tables::get().leaders.severe_turns;
                self.set_track(leader, track::LAMED, until, Why::Fire);
            }
            Fate::Killed => self.next_man_up(leader),
            Fate::RoundShot => {
                if self.piece(leader).info.role == Role::Chief {
                    self.dismay(leader);
                }
                self.next_man_up(leader);
            }
        }
    }

    /// A deputy stands in a fallen leader's place at once.
    fn next_man_up(&mut self, leader: PieceIx) {
        for wound in [mark::LIGHT_WOUND, mark::SEVERE_WOUND] {
            self.set_mark(leader, wound, false);
        }
        self.set_track(leader, track::LAMED, 0, Why::Sequence);
        self.set_mark(leader, mark::DEPUTY, true);
        let text = format!("A deputy takes the place of {}", self.name(leader));
        self.say(rule::LEAD_CASUALTY, Some(leader), text);
    }

    /// The units near a fallen commander test in this step.
    fn dismay(&mut self, leader: PieceIx) {
        let (at, side) = (self.piece(leader).hex, self.piece(leader).side());
        let near = u32::try_from(Tables::get().hexes(Tables::get().leaders.dismay)).unwrap_or(0);
        let shaken: Vec<PieceIx> =
            self.units_of(side).filter(|pix| self.piece(*pix).hex.unsigned_distance_to(at) <= near).collect();
        for pix in shaken {
            self.change_memory(MemoryChange::Dismayed(pix));
        }
    }

    /// Units of a side on the map, in roster order.
    pub(crate) fn units_of(&self, side: Side) -> impl Iterator<Item = PieceIx> + '_ {
        let own = move |pix: &PieceIx| {
            let piece = self.piece(*pix);
            piece.side() == side && piece.is_unit() && piece.on_map()
        };
        self.everyone().filter(own)
    }

    /// Leaders who go along from a hex with a unit: all but those whom a severe wound lames (`lead.casualty`).
    pub(crate) fn goes_along(&self, from: Hex) -> Vec<PieceIx> {
        let turn = i32::from(self.field().turn);
        let lamed = |p: &PieceIx| self.is(*p, mark::SEVERE_WOUND) && self.get(*p, track::LAMED) >= turn;
        let here = self.at(from).iter().copied();
        here.filter(|p| !self.piece(*p).is_unit() && !lamed(p)).collect()
    }

    /// A unit has gone from a hex to where it stands: leaders it has come up to, and its own whom it has left, may have to
    /// ride.
    pub(crate) fn leaders_passed(&mut self, unit: PieceIx, from: Hex) {
        if from != self.piece(unit).hex {
            self.leaders_met(unit);
            self.leaders_left(unit, from);
        }
    }

    /// A unit has come to where it stands: leaders of the enemy without troops beside it ride to the nearest friends, or are
    /// taken (`lead.alone`). Who rides up to an enemy himself stays there.
    pub(crate) fn leaders_met(&mut self, unit: PieceIx) {
        if !self.piece(unit).is_unit() {
            return;
        }
        let (here, side) = (self.piece(unit).hex, self.piece(unit).side());
        let met = |leader: &PieceIx| {
            let there = self.piece(*leader);
            there.side() != side && there.hex.unsigned_distance_to(here) == 1 && self.is_lone(*leader)
        };
        let met = self.in_id_order(self.everyone().filter(met));
        for leader in met {
            self.saves_himself(leader);
        }
    }

    /// Leaders whose unit has left their hex ride to the nearest friends, or are taken, where an enemy unit stands beside
    /// them (`lead.alone`).
    pub(crate) fn leaders_left(&mut self, unit: PieceIx, at: Hex) {
        let side = self.piece(unit).side();
        let own = |leader: &PieceIx| self.piece(*leader).side() == side && self.is_lone(*leader);
        let left: Vec<PieceIx> = self.at(at).iter().copied().filter(own).collect();
        for leader in left {
            self.saves_himself(leader);
        }
    }

    fn is_lone(&self, leader: PieceIx) -> bool {
        let piece = self.piece(leader);
        let unit_at = |hex: Hex, own: bool| {
            self.at(hex).iter().any(|p| {
                let other = self.piece(*p);
                other.is_unit() && (other.side() == piece.side()) == own
            })
        };
        !piece.is_unit()
            && piece.on_map()
            && !unit_at(piece.hex, true)
            && self.around(piece.hex).any(|hex| unit_at(hex, false))
    }

    fn saves_himself(&mut self, leader: PieceIx) {
        let (from, side) = (self.piece(leader).hex, self.piece(leader).side());
        let near = |pix: &PieceIx| (self.piece(*pix).hex.unsigned_distance_to(from), self.id(*pix));
        let Some(friend) = self.units_of(side).min_by_key(near) else { return };
        let to = self.piece(friend).hex;
        let far = i32::try_from(to.unsigned_distance_to(from)).unwrap_or(i32::MAX);
        let taken = far > self.ride_hexes(leader);
        self.emit(Event::Moved { piece: leader, from, to, why: Why::Retreat });
        let name = self.name(leader).to_owned();
        if taken {
            self.say(rule::LEAD_ALONE, Some(leader), format!("{name} is taken"));
            self.next_man_up(leader);
        } else {
            let friend = self.name(friend).to_owned();
            self.say(rule::LEAD_ALONE, Some(leader), format!("{name} rides to {friend}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fate;

    #[test]
    fn fates_by_the_roll() {
        let fates = [1, 4, 6, 7, 9, 10].map(Fate::of);
        let wanted =
            [Fate::Graze, Fate::Missed, Fate::LightWound, Fate::SevereWound, Fate::Killed, Fate::RoundShot];
        assert_eq!(fates, wanted);
    }
}
