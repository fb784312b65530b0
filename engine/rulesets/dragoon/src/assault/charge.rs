//! Launching and riding a charge, and the check of the cavalry that will strike back (`charge.*`).
//!
//! Must not know how the charge strikes: that is the assault step's.

use crate::battle::memory::{MemoryChange, at_hex};
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::refuse;
use crate::sequence::memory::{Launched, Ride, TurnChange};
use crate::tables::{ChartColumn, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Refusal, Why};

/// How a ride may use a hex (`charge.zone`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ZoneHex {
    /// Ride through.
    Through,
    /// May end here.
    MayEnd,
    /// Must end here.
    MustEnd,
}

impl Battle {
    /// May a unit charge at all (`charge.who`)?
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_charge(&self, pix: PieceIx) -> Result<(), Refusal> {
        if !self.arm(pix).is_cavalry() {
            return refuse(rule::CHARGE_WHO, "Only cavalry charges");
        }
        self.may_act(pix)?;
        if !self.formed(pix, formation::LINE) {
            return refuse(rule::CHARGE_WHO, "It charges only in line");
        }
        if self.disruption(pix) >= Tables::get().checks.immobile_from {
            return refuse(rule::EFF_DISRUPTION, "At Disruption 10 it does not charge");
        }
        let hex = self.piece(pix).hex;
        if self.strikes_ahead(pix, hex, 0) {
            return Ok(());
        }
        if !self.piece(pix).top && !self.charge_targets(pix, hex).is_empty() {
            return refuse(rule::CHARGE_WHO, "Only the top unit of a hex charges from where it stands");
        }
        refuse(rule::CHARGE_ZONE, "No enemy within four hexes can be charged straight ahead")
    }

    /// The two hexes before a hex, by the charger's facing, left first.
    fn ahead(&self, pix: PieceIx, hex: Hex) -> [Hex; 2] {
        let o = self.board().layout().orientation;
        let f = self.piece(pix).facing.unwrap_or_default();
        [f.turned(-1), f.turned(1)].map(|h| hex + h.vector(o))
    }

    /// Does the ground let a charge go from a hex to the next (Charge = Y all along)?
    fn charge_ground(&self, from: Hex, to: Hex) -> bool {
        let tables = Tables::get();
        self.board().terrain(to).is_some_and(|t| tables.terrain(t).charge)
            && (!self.slope_between(from, to) || tables.slope.charge)
            && (!self.stream_between(from, to) || tables.stream.charge)
    }

    /// Hexes before `hex` with enemy units that can be charged from there.
    pub(crate) fn charge_targets(&self, pix: PieceIx, hex: Hex) -> Vec<Hex> {
        let enemy = self.piece(pix).side().other();
        self.ahead(pix, hex)
            .into_iter()
            .filter(|t| self.side_at(*t) == Some(enemy) && self.charge_ground(hex, *t))
            .collect()
    }

    /// Could it strike from there: a target in front, and the charger on top of its hex
    /// (`charge.limits`)?
    pub(crate) fn may_strike_from(&self, pix: PieceIx, hex: Hex) -> bool {
        let alone = if hex == self.piece(pix).hex {
            self.piece(pix).top
        } else {
            !self.units_at(hex).any(|u| u != pix)
        };
        alone && !self.charge_targets(pix, hex).is_empty()
    }

    /// May a ride go from one hex to the next, whatever lies beyond?
    fn may_ride(&self, pix: PieceIx, from: Hex, to: Hex) -> bool {
        self.charge_ground(from, to)
            && self.side_at(to) != Some(self.piece(pix).side().other())
            && self.stack_allows(pix, to)
            && self.column_cost(ChartColumn::CavLine, from, to).is_some()
    }

    /// Could it strike from a hex, or from one a ride leads to (`charge.who`)? A ride may end before an
    /// enemy who cannot be charged; no charge is launched for that.
    fn strikes_ahead(&self, pix: PieceIx, hex: Hex, ridden: u8) -> bool {
        let stops = self.enemy_zone(self.piece(pix).side(), hex);
        self.may_strike_from(pix, hex)
            || !stops
                && Self::reach(ridden)
                && self
                    .ahead(pix, hex)
                    .into_iter()
                    .any(|to| self.may_ride(pix, hex, to) && self.strikes_ahead(pix, to, ridden + 1))
    }

    /// Hexes that may still be ridden.
    fn reach(ridden: u8) -> bool {
        i32::from(ridden) + 1 < Tables::get().charge.reach
    }

    /// What a hex ridden to is; `None` if the ride could go nowhere from it.
    fn zone_at(&self, pix: PieceIx, hex: Hex, ridden: u8) -> Option<ZoneHex> {
        if self.enemy_zone(self.piece(pix).side(), hex) {
            let free = !self.units_at(hex).any(|u| u != pix);
            return free.then_some(ZoneHex::MustEnd);
        }
        if self.may_strike_from(pix, hex) {
            return Some(ZoneHex::MayEnd);
        }
        self.rides_on(pix, hex, ridden).then_some(ZoneHex::Through)
    }

    /// Can the ride go on from a hex to a place where it may or must end?
    fn rides_on(&self, pix: PieceIx, hex: Hex, ridden: u8) -> bool {
        if !Self::reach(ridden) || self.enemy_zone(self.piece(pix).side(), hex) {
            return false;
        }
        self.ahead(pix, hex)
            .into_iter()
            .any(|to| self.may_ride(pix, hex, to) && self.zone_at(pix, to, ridden + 1).is_some())
    }

    /// Hexes the ride under way, or a ride from where the unit stands, may take next.
    pub(crate) fn ride_steps(&self, pix: PieceIx) -> Vec<(Hex, ZoneHex)> {
        let ridden = self.memory().turn.ride.filter(|r| r.unit == pix).map_or(0, |r| r.ridden);
        let hex = self.piece(pix).hex;
        if !Self::reach(ridden) || self.in_enemy_zone(pix) {
            return Vec::new();
        }
        self.ahead(pix, hex)
            .into_iter()
            .filter(|to| self.may_ride(pix, hex, *to))
            .filter_map(|to| Some((to, self.zone_at(pix, to, ridden + 1)?)))
            .collect()
    }

    /// The whole charge zone from where a unit stands (`charge.zone`).
    pub(crate) fn charge_zone(&self, pix: PieceIx) -> Vec<(Hex, ZoneHex)> {
        let start = self.memory().turn.ride.filter(|r| r.unit == pix).map_or(0, |r| r.ridden);
        let mut zone: Vec<(Hex, ZoneHex)> = Vec::new();
        let mut ring = vec![self.piece(pix).hex];
        let mut ridden = start;
        while Self::reach(ridden) && !ring.is_empty() {
            let mut next = Vec::new();
            for from in ring {
                if self.enemy_zone(self.piece(pix).side(), from) {
                    continue;
                }
                for to in self.ahead(pix, from) {
                    let known = zone.iter().any(|(h, _)| *h == to);
                    if !known
                        && self.may_ride(pix, from, to)
                        && let Some(kind) = self.zone_at(pix, to, ridden + 1)
                    {
                        zone.push((to, kind));
                        next.push(to);
                    }
                }
            }
            ring = next;
            ridden += 1;
        }
        zone
    }

    /// Launches a charge; one that can only strike from where it stands does so at once.
    pub(crate) fn execute_charge(&mut self, pix: PieceIx) {
        self.has_moved(pix);
        self.set_mark(pix, mark::CHARGING, true);
        let last = self.memory().turn.last_steps.get(&pix).copied().unwrap_or(0);
        self.ride(Some(Ride { unit: pix, ridden: 0, last_step_halves: last }));
        if self.ride_steps(pix).is_empty() {
            self.execute_stand();
        }
    }

    fn ride(&mut self, ride: Option<Ride>) {
        self.change_memory(MemoryChange::Turn(TurnChange::Ride(ride)));
    }

    /// Plans the next hex of the ride under way.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_ride(&self, to: Hex) -> Result<PieceIx, Refusal> {
        let Some(ride) = self.memory().turn.ride else {
            return refuse(rule::CHARGE_MOVE, "No charge is under way");
        };
        if self.ride_steps(ride.unit).iter().any(|(h, _)| *h == to) {
            return Ok(ride.unit);
        }
        let from = self.piece(ride.unit).hex;
        if !self.ahead(ride.unit, from).contains(&to) {
            return refuse(rule::CHARGE_MOVE, "A charge rides straight ahead only");
        }
        if !self.charge_ground(from, to) {
            return refuse(rule::CHARGE_MOVE, "No charge goes over that ground");
        }
        if self.side_at(to) == Some(self.piece(ride.unit).side().other()) {
            return refuse(rule::CHARGE_MOVE, "An enemy unit stands there");
        }
        if !self.stack_allows(ride.unit, to) {
            return refuse(rule::CHARGE_LIMITS, "The hex is full, or holds units it cannot stand with");
        }
        refuse(rule::CHARGE_LIMITS, "That way leads to no place where the charge could end")
    }

    /// Plans to end the ride where it is.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_stand(&self) -> Result<PieceIx, Refusal> {
        let Some(ride) = self.memory().turn.ride else {
            return refuse(rule::CHARGE_MOVE, "No charge is under way");
        };
        if self.may_strike_from(ride.unit, self.piece(ride.unit).hex) {
            return Ok(ride.unit);
        }
        refuse(rule::CHARGE_ZONE, "No enemy that can be charged is in front")
    }

    /// Rides one hex (`charge.check`).
    pub(crate) fn execute_ride(&mut self, pix: PieceIx, to: Hex) {
        let Some(ride) = self.memory().turn.ride else { return };
        let from = self.piece(pix).hex;
        let cost = self.column_cost(ChartColumn::CavLine, from, to);
        self.note_last_step(pix, from, to);
        let shaken = self.shaken_by_leaving(pix);
        self.place(pix, to, Why::Charge);
        let ridden = ride.ridden + 1;
        self.ride(Some(Ride { unit: pix, ridden, last_step_halves: cost.map_or(0, |c| c.halves) }));
        self.leave_stack(&shaken);
        let due = self.ride_disorder(pix, from, to);
        self.disorder_check(pix, due);
        let stopped = self.in_enemy_zone(pix);
        if stopped {
            self.set_mark(pix, mark::STOPPED, true);
        }
        let spent = self.disruption(pix) >= Tables::get().checks.immobile_from;
        if stopped || spent || self.ride_steps(pix).is_empty() {
            self.end_ride(pix);
        }
    }

    /// Ends the ride where it is; one that has not ridden checks as for one hex (`charge.in_place`).
    pub(crate) fn execute_stand(&mut self) {
        let Some(ride) = self.memory().turn.ride else { return };
        let due = self.stand_disorder_of(ride);
        self.disorder_check(ride.unit, due);
        self.end_ride(ride.unit);
    }

    /// The ride is over: the charge is launched, in vain if nobody is in front.
    fn end_ride(&mut self, pix: PieceIx) {
        let last = self.memory().turn.ride.map_or(0, |r| r.last_step_halves);
        self.ride(None);
        let hex = self.piece(pix).hex;
        let targets = self.charge_targets(pix, hex);
        if targets.is_empty() {
            self.say(
                rule::CHARGE_LIMITS,
                Some(pix),
                format!("{} charges in vain", self.piece(pix).info.name),
            );
            return;
        }
        let met: Vec<String> = targets
            .iter()
            .filter_map(|t| self.fighting_at(*t))
            .map(|unit| self.piece(unit).info.name.clone())
            .collect();
        let name = self.piece(pix).info.name.clone();
        self.say(rule::CHARGE_LIMITS, Some(pix), format!("{name}: charge launched on {}", met.join(" and ")));
        let launched = Launched { end: at_hex(hex), last_step_halves: last };
        self.change_memory(MemoryChange::Turn(TurnChange::Charge(pix, Some(launched))));
        // Who is attacked on both sides of the front checks by the roster (`arith.order`).
        let charged = self.canonical(targets.into_iter().filter_map(|t| self.fighting_at(t)));
        for unit in charged {
            if self.can_counter(unit, self.sector_of(unit, hex)) {
                self.counter_check(unit);
            }
        }
    }
}
