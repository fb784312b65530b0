//! What a charge is worth to a commander, in men: the ride, the fire on the way, the square, the
//! fight (§17 `ai.charge`, `ai.hussars`).
//!
//! Must not know how commanders weigh it. Reckons on a copy; the battle is not touched.

use crate::appraisal::worth::{SURE, disorder};
use crate::battle::memory::hex_at;
use crate::battle::state::Battle;
use crate::combat::checks::total;
use crate::combat::contest::Expectation;
use crate::combat::memory::Pair;
use crate::ids::{formation, track};
use crate::tables::{ChartColumn, Tables};
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::{Appraisal, Event, Order, PieceIx, Verb, Why};

/// Charging at more disruption than this is folly (`ai.charge`).
const TOO_DISORDERED: i32 = 5;
/// A line at this morale or less, or this disruption or more, may be charged in front.
const SHAKEN: i32 = 3;
const DISORDERED: i32 = 6;

/// A ride: the hexes ridden and their expected gain of disruption, thousandths.
#[derive(Clone, Debug)]
struct Ride {
    end: Hex,
    gained: i64,
    streams: bool,
}

impl Battle {
    /// What launching a charge, riding a hex of it, or charging from here is worth: the best way on.
    pub(crate) fn appraise_charge(&self, pix: PieceIx, wanted: &Order) -> Appraisal {
        let here = self.piece(pix).hex;
        let ridden = self.memory().turn.ride.map_or(0, |r| i32::from(r.ridden));
        let most = Tables::get().charge.reach - 1;
        let stand = Ride { end: here, gained: self.stand_disorder(pix, here), streams: false };
        let rides = match (wanted.verb(), wanted.hex()) {
            (Verb::ChargeStep, Some(hex)) => {
                self.rides(pix, vec![self.ride_on(pix, here, hex, 0)], most - ridden - 1)
            }
            (Verb::ChargeStand, _) => vec![Ride { gained: 0, ..stand }],
            _ => {
                let first = Ride { gained: 0, ..stand.clone() };
                let mut rides = self.rides(pix, vec![first], most);
                rides.retain(|r| r.end != here);
                rides.push(stand);
                rides
            }
        };
        // One copy serves all rides: each puts back what it changes.
        let mut copy = None;
        let best = rides
            .iter()
            .filter(|ride| !self.charge_targets(pix, ride.end).is_empty())
            .filter(|ride| ride.end == here || self.units_at(ride.end).next().is_none())
            .filter_map(|ride| {
                let there = copy.get_or_insert_with(|| self.clone());
                let worth = there.appraise_ride(pix, ride);
                there.put_back(pix, self.piece(pix));
                worth
            })
            .max_by_key(|a| (!a.folly, a.harm + a.good - a.cost));
        let mut best = best.unwrap_or_default();
        best.folly &= wanted.verb() == Verb::Charge;
        best
    }

    /// Expected gain of a charge on an adjacent enemy (`charge.in_place`).
    fn stand_disorder(&self, pix: PieceIx, hex: Hex) -> i64 {
        let plus = total(&self.own_hex_charge_modifiers(pix, hex));
        disorder(self.quality(pix), i64::from(plus) * 1000)
    }

    /// One more hex of a ride.
    fn ride_on(&self, pix: PieceIx, from: Hex, to: Hex, gained: i64) -> Ride {
        let side = self.piece(pix).side().index();
        let ground = self.column_cost(ChartColumn::CavLine, from, to).and_then(|c| c.disruption).unwrap_or(0);
        let stacked = |hex| self.stack_modifier(hex, pix).map_or(0, |m| m.value);
        let plus = ground + self.ground().sides[side].charge_modifier + stacked(to);
        let check = |plus: i32| disorder(self.quality(pix), i64::from(plus) * 1000);
        // Out of a friend's hex, unless it stands on top there, it checks for that too (`stack.leave`).
        let on_top = from == self.piece(pix).hex && self.piece(pix).top;
        let leaving = if on_top || stacked(from) == 0 { 0 } else { check(stacked(from)) };
        Ride { end: to, gained: gained + leaving + check(plus), streams: self.stream_between(from, to) }
    }

    /// Rides that go on from others by at most `steps` hexes, those included.
    fn rides(&self, pix: PieceIx, from: Vec<Ride>, steps: i32) -> Vec<Ride> {
        let piece = self.piece(pix);
        let Some(facing) = piece.facing else { return Vec::new() };
        let o = self.board().layout().orientation;
        let ahead = [facing.turned(-1).vector(o), facing.turned(1).vector(o)];
        let side = piece.side();
        let mut all = from.clone();
        let mut edge = from;
        for _ in 0..steps.max(0) {
            let mut next: Vec<Ride> = Vec::new();
            for ride in &edge {
                if self.enemy_zone(side, ride.end) {
                    continue;
                }
                for step in ahead {
                    let to = ride.end + step;
                    let open = self.on_board(to)
                        && self.enemy_at(side, to).is_none()
                        && self.stack_allows(pix, to)
                        && self.board().terrain(to).is_some_and(|t| Tables::get().terrain(t).charge);
                    if open && !next.iter().any(|r| r.end == to) {
                        let mut on = self.ride_on(pix, ride.end, to, ride.gained);
                        on.streams |= ride.streams;
                        next.push(on);
                    }
                }
            }
            all.extend(next.iter().cloned());
            edge = next;
        }
        all
    }

    /// A charge from where a ride ends. Leaves the unit there, with the losses of the ride.
    fn appraise_ride(&mut self, pix: PieceIx, ride: &Ride) -> Option<Appraisal> {
        let (from, disordered) = (self.piece(pix).hex, self.disruption(pix));
        if ride.end != from {
            self.emit(Event::Moved { piece: pix, from, to: ride.end, why: Why::Charge });
        }
        let hexes = self.charge_hexes(pix);
        if hexes.is_empty() {
            return None;
        }
        let before = self.worth(pix);
        let gained = self.defensive_harm(pix);
        let disruption = disordered + ((ride.gained + gained + 500) / 1000) as i32;
        self.set(pix, track::DISRUPTION, disruption.min(10), Why::Charge);
        let lost = (before - self.worth(pix)).max(0);
        let mut sum = Appraisal { cost: lost as i32, ..Appraisal::default() };
        let pairs = self.pairs_alone(pix, &hexes, true);
        let mut foolish = true;
        for pair in &pairs {
            let Some(defender) = pair.defender else {
                let guns: i64 = self.units_at(hex_at(pair.hex)).map(|p| self.mass(p)).sum();
                sum.harm += guns as i32;
                foolish = false;
                continue;
            };
            let e = self.charge_course(&pairs, pair, defender)?;
            let wild = if matches!(
                self.arm(pix),
                crate::battle::ground::Arm::Hussar | crate::battle::ground::Arm::Cossack
            ) {
                self.mass(pix) / 8
            } else {
                self.mass(pix) / 16
            };
            sum.harm += e.harm as i32;
            sum.cost += (e.cost + wild * e.win / SURE) as i32;
            sum.good += (self.ground_worth(pix, hex_at(pair.hex)) * e.win / SURE) as i32;
            foolish &= self.hopeless(pair, defender);
        }
        sum.folly = foolish || ride.streams || disordered >= TOO_DISORDERED;
        Some(sum)
    }

    /// Is the target one no officer charges: a steady line in front, a square?
    fn hopeless(&self, pair: &Pair, defender: PieceIx) -> bool {
        if !self.arm(defender).is_infantry() || self.routed(defender) {
            return false;
        }
        self.formed(defender, formation::SQUARE)
            || (pair.sector == Sector::Front
                && self.formed(defender, formation::LINE)
                && self.morale(defender) > SHAKEN
                && self.disruption(defender) < DISORDERED)
    }

    /// The course of a charge, with the chance of a square (`square.check`).
    fn charge_course(&mut self, pairs: &[Pair], pair: &Pair, defender: PieceIx) -> Option<Expectation> {
        let tests = pair.sector == Sector::Flank && self.tests_for_square(defender);
        let plain = self.duel(pairs, pair, tests)?;
        if !tests {
            return Some(plain);
        }
        let plus = total(&self.square_modifiers(defender, pair.attacker));
        let chance = i64::from((self.quality(defender) - plus).clamp(0, 10)) * SURE / 10;
        let was = self.piece(defender).clone();
        self.emit(Event::Formed { piece: defender, formation: formation::SQUARE, facing: None });
        let closed: Vec<Pair> = pairs
            .iter()
            .map(|p| if p.defender == Some(defender) { Pair { sector: Sector::Front, ..*p } } else { *p })
            .collect();
        let square = self.duel(&closed, &Pair { sector: Sector::Front, ..*pair }, true);
        self.put_back(defender, &was);
        let square = square?;
        let mix = |a: i64, b: i64| (a * chance + b * (SURE - chance)) / SURE;
        Some(Expectation {
            harm: mix(square.harm, plain.harm),
            cost: mix(square.cost, plain.cost),
            win: mix(square.win, plain.win),
            repulse: mix(square.repulse, plain.repulse),
        })
    }

    /// Takes off the men that defensive fire at a charger is expected to cost; returns the expected
    /// gain of disruption, thousandths.
    fn defensive_harm(&mut self, pix: PieceIx) -> i64 {
        let (side, hex) = (self.piece(pix).side(), self.piece(pix).hex);
        let firers: Vec<PieceIx> = self
            .around(hex)
            .into_iter()
            .flat_map(|h| self.units_at(h).collect::<Vec<_>>())
            .filter(|p| self.piece(*p).side() != side && self.has_zone(*p) && self.is_top(*p))
            .filter(|p| (self.arm(*p).is_foot() || self.arm(*p).is_guns()) && self.morale(*p) > 0)
            .filter(|p| self.front(*p).contains(&hex))
            .collect();
        if firers.is_empty() {
            return 0;
        }
        let hits: i64 = firers.iter().map(|p| self.shot(*p, pix)).map(|b| b.strength / b.divisor).sum();
        let men = (hits * self.men_per_hit_milli(pix) / 1_000_000) as i32;
        let left = (self.men(pix) - men).max(1);
        self.set(pix, track::MEN, left, Why::Fire);
        let checks = crate::appraisal::worth::MoraleWays::at(self.morale(pix)).check(self.quality(pix), hits);
        let mean: i64 = (0_i64..).zip(checks.0).map(|(m, c)| m * c).sum::<i64>() / SURE;
        self.set(pix, track::MORALE, mean as i32, Why::Fire);
        let horse = i64::from(Tables::get().fire_checks.disruption_cavalry) * 1000;
        disorder(self.quality(pix), hits + horse)
    }
}
