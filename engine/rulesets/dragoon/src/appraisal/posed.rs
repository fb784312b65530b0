//! How a fight between two units may be expected to end where they would stand: volleys, assaults, charges.
//!
//! By the means of the dice alone. Must not know whether anybody would get there, nor what it is asked for.

use crate::appraisal::stance::Stance;
use crate::appraisal::worth::{MoraleWays, SURE, disorder};
use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::combat::checks::total;
use crate::combat::contest::{Expectation, Fighter, expect};
use crate::combat::memory::Shape;
use crate::ids::{formation, mark};
use crate::tables::{Cover, Tables};
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::PieceIx;

/// What the last step and the target's hex take off a square check on open ground (`square.mp`).
const OPEN_GROUND: i32 = 2;

/// A unit as it would stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Posed {
    /// Which.
    pub pix: PieceIx,
    /// Where, facing where, how formed.
    pub at: Stance,
    /// Morale.
    pub morale: i32,
    /// Disruption, thousandths.
    pub disruption_milli: i64,
}

impl Posed {
    fn shape(&self) -> Shape {
        let disruption = i32::try_from((self.disruption_milli + 500) / 1000).unwrap_or(0);
        Shape { morale: self.morale, disruption, formation: self.at.formation }
    }

    /// Can foot formed so fire?
    const fn formed_to_fire(&self) -> bool {
        matches!(self.at.formation, formation::LINE | formation::SQUARE | formation::NORMAL)
    }
}

impl Battle {
    /// A unit as it stands now.
    pub(crate) fn stance_now(&self, pix: PieceIx) -> Stance {
        let piece = self.piece(pix);
        Stance { hex: piece.hex, facing: piece.facing, formation: piece.formation }
    }

    /// A unit in its present state as it would stand.
    pub(crate) fn posed_at(&self, pix: PieceIx, at: Stance) -> Posed {
        Posed { pix, at, morale: self.morale(pix), disruption_milli: i64::from(self.disruption(pix)) * 1000 }
    }

    /// The sector of one through which something from a hex comes (`term.orientation`).
    pub(crate) fn sector_posed(&self, posed: &Posed, from: Hex) -> Sector {
        if self.is(posed.pix, mark::ROUTED) {
            return Sector::Rear;
        }
        if posed.at.formation == formation::SQUARE { Sector::Front } else { posed.at.sector(self, from) }
    }

    /// Would it fire into a hex beside it (`zoc.fire`)?
    pub(crate) fn shoots(&self, posed: &Posed, at: Hex) -> bool {
        let arm = self.arm(posed.pix);
        let ready = if arm.is_guns() {
            posed.at.formation == formation::UNLIMBERED && posed.morale > 0
        } else {
            arm.is_foot() && posed.formed_to_fire()
        };
        ready && self.sector_posed(posed, at) == Sector::Front
    }

    /// Hits, in thousandths, it may be expected to make on another beside it (`fire.strength`, `fire.hits`).
    pub(crate) fn volley_hits_milli(&self, by: &Posed, at: &Posed) -> i64 {
        let strength = if self.arm(by.pix).is_guns() {
            self.artillery_strength(by.pix, at.pix)
        } else {
            self.fire_strength(by.pix, by.shape(), at.pix, self.cover(at.at.hex, by.at.hex))
        };
        strength.value() / Tables::get().hits.fire_divisor
    }

    /// May a charge go there (`charge.move`)?
    pub(crate) fn ridden_over(&self, hex: Hex) -> bool {
        self.board().terrain(hex).is_some_and(|t| Tables::get().terrain(t).charge)
    }

    /// What the best charge of one on another brings as both would stand, in men: what the target loses less what the rider does;
    /// 0 where there is none, or none worth riding (`charge.zone`).
    pub(crate) fn charge_gain(&self, by: &Posed, at: &Posed) -> i64 {
        let Some(facing) = by.at.facing.filter(|_| by.at.formation == formation::LINE) else { return 0 };
        if !self.arm(by.pix).is_cavalry() || !self.ridden_over(at.at.hex) {
            return 0;
        }
        let o = self.board().layout().orientation;
        let (left, right) = (facing.turned(-1).vector(o), facing.turned(1).vector(o));
        let (way, reach) = (at.at.hex - by.at.hex, Tables::get().charge.reach);
        let split = (0..=reach)
            .flat_map(|l| (0..=reach - l).map(move |r| (l, r)))
            .find(|(l, r)| l + r > 0 && left * *l + right * *r == way);
        let Some((l, r)) = split else { return 0 };
        let ends =
            [(l, left), (r, right)].into_iter().filter(|(n, _)| *n > 0).map(|(_, step)| at.at.hex - step);
        let open = |end: &Hex| *end == by.at.hex || self.open_to_ride(by.pix, *end);
        ends.filter(open)
            .map(|end| self.charge_from(by, at, end, (l + r - 1).max(1)))
            .max()
            .map_or(0, |men| men.max(0))
    }

    /// May a ride end in a hex, where the rider has to be alone (`charge.limits`)?
    pub(crate) fn open_to_ride(&self, rider: PieceIx, end: Hex) -> bool {
        self.on_board(end) && self.ridden_over(end) && self.units_at(end).all(|u| u == rider)
    }

    /// What a charge from its last hex brings after some hexes ridden, in men (`charge.check`, `square.check`).
    pub(crate) fn charge_from(&self, by: &Posed, at: &Posed, end: Hex, ridden: i32) -> i64 {
        let plus = i64::from(total(&self.own_hex_charge_modifiers(by.pix, by.at.hex)));
        let gained = disorder(self.quality(by.pix), plus * 1000) * i64::from(ridden);
        let mut rider = *by;
        rider.disruption_milli = (rider.disruption_milli + gained).min(10_000);
        rider.at.hex = end;
        let gain = |e: Expectation| e.harm - e.cost;
        let plain = gain(self.clash(&rider, at, end, true));
        let tests = self.sector_posed(at, end) == Sector::Flank
            && self.arm(at.pix).is_infantry()
            && matches!(at.at.formation, formation::LINE | formation::COLUMN)
            && !self.in_zone_of(self.piece(at.pix).side(), at.at.hex, Arm::is_foot);
        if !tests {
            return plain;
        }
        let t = &Tables::get().square;
        let light = if matches!(self.arm(by.pix), Arm::Hussar | Arm::Cossack) { t.light_horse } else { 0 };
        let plus = light - OPEN_GROUND + at.shape().disruption / t.disruption_divisor.max(1);
        let chance = i64::from((self.quality(at.pix) - plus).clamp(0, 10)) * SURE / 10;
        let mut square = *at;
        square.at.formation = formation::SQUARE;
        (gain(self.clash(&rider, &square, end, true)) * chance + plain * (SURE - chance)) / SURE
    }

    /// The expected course of an assault or a charge from a hex beside the target (`ass.sequence`).
    pub(crate) fn clash(&self, by: &Posed, at: &Posed, from: Hex, charge: bool) -> Expectation {
        if self.arm(at.pix).is_guns() {
            return Expectation { harm: self.mass(at.pix), win: SURE, ..Expectation::default() };
        }
        let t = Tables::get();
        let sector = self.sector_posed(at, from);
        let fires = self.arm(at.pix).is_foot() && self.shoots(at, from);
        let (by, price) = if charge && fires { self.ridden_up(by, at) } else { (*by, 0) };
        let (own, other) = (by.shape(), at.shape());
        let fired = |by: &Posed, at: &Posed, cover| {
            self.fire_strength(by.pix, by.shape(), at.pix, cover).value() / t.hits.assault_divisor
        };
        let struck = if charge {
            let sheltered = self.slope_shelters(at.at.hex, from);
            self.charge_strength(by.pix, own, at.pix, other, sector, sheltered).value()
                / t.hits.charge_divisor
        } else {
            fired(&by, at, self.cover(at.at.hex, from))
        };
        let counters = self.arm(at.pix).is_cavalry()
            && at.at.formation == formation::LINE
            && sector == Sector::Front
            && other.disruption < t.checks.immobile_from;
        let back = if fires {
            fired(at, &by, Cover::Open)
        } else if counters {
            let his = self.sector_posed(&by, at.at.hex);
            self.charge_strength(at.pix, other, by.pix, own, his, false).value() / t.hits.charge_divisor
        } else {
            0
        };
        let (mc1, his_mc1) = self.first_checks(&by, at, sector, charge);
        let light = self.arm(at.pix) == Arm::Light && !charge;
        let fighter = |posed: &Posed, mc1: i32| Fighter {
            men: i64::from(self.men(posed.pix)),
            quality: self.quality(posed.pix),
            morale: posed.morale,
            disruption_milli: posed.disruption_milli,
            mc1,
            men_per_hit_milli: self.men_per_hit_milli(posed.pix),
            hits_before_milli: 0,
            hits_milli: 0,
            hits_divisor: 1,
            mc2: 0,
            in_zone: true,
            breaks: posed.at.formation == formation::SQUARE,
            routed: self.routed(posed.pix),
        };
        let early = charge && fires;
        let attacker = Fighter {
            hits_before_milli: if early { back } else { 0 },
            hits_milli: if early { 0 } else { back },
            ..fighter(&by, mc1)
        };
        let defender = Fighter {
            hits_milli: struck,
            hits_divisor: if charge { 1 } else { i64::from(t.assault.defender_hits_divisor) },
            mc2: if light { t.assault.light_infantry_mc2 } else { 0 },
            ..fighter(at, his_mc1)
        };
        let expected = expect(&attacker, &defender);
        Expectation { cost: expected.cost + price, ..expected }
    }

    /// A rider after the fire of those he rides up to (`deffire.who`), and what it is expected to cost him, in men.
    fn ridden_up(&self, by: &Posed, at: &Posed) -> (Posed, i64) {
        let t = Tables::get();
        let hits = self.fire_strength(at.pix, at.shape(), by.pix, Cover::Open).value() / t.hits.fire_divisor;
        let quality = self.quality(by.pix);
        let checks = MoraleWays::at(by.morale).check(quality, hits);
        let mean: i64 = (0_i64..).zip(checks.0).map(|(m, c)| m * c).sum::<i64>() / SURE;
        let horse = i64::from(t.fire_checks.disruption_cavalry) * 1000;
        let disruption_milli = (by.disruption_milli + disorder(quality, hits + horse)).min(10_000);
        let shot = Posed { morale: i32::try_from(mean).unwrap_or(0), disruption_milli, ..*by };
        // Half of it shows in how he goes in.
        (shot, self.fire_harm(by.pix, hits, Sector::Front, true) / 2)
    }

    /// Modifiers of the first morale checks of an attacker and of his target (`ass.mc1`).
    fn first_checks(&self, by: &Posed, at: &Posed, sector: Sector, charge: bool) -> (i32, i32) {
        let t = Tables::get();
        let (men, his) = (i64::from(self.men(by.pix)), i64::from(self.men(at.pix)));
        let (hitting, hit) = match sector {
            Sector::Front => (0, 0),
            Sector::Flank => (t.mc1.hitting_flank, t.mc1.hit_flank),
            Sector::Rear => (t.mc1.hitting_rear, t.mc1.hit_rear),
        };
        let (mut own, mut other) = (t.mc1_size(men, his) + hitting, t.mc1_size(his, men) + hit);
        if charge {
            let half = |posed: &Posed| posed.shape().disruption / t.mc1.own_disruption_divisor.max(1);
            own += half(by);
            let formed = at.at.formation;
            if formed == formation::SQUARE {
                own += t.mc1.charging_square;
            }
            other += half(at)
                + match (self.arm(at.pix), formed) {
                    (Arm::Light, _) => t.mc1.light_infantry_charged,
                    (Arm::Infantry { .. }, formation::SQUARE) => t.mc1.square_charged,
                    (Arm::Infantry { .. }, formation::COLUMN) => t.mc1.column_charged,
                    (Arm::Infantry { .. }, formation::LINE) if sector == Sector::Front => {
                        t.mc1.line_charged_front
                    }
                    _ => 0,
                };
        }
        (own, other)
    }
}
