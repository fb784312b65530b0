//! The blows of an assault: fire at a charge, assault fire, charges and countercharges (`chg.fire`,
//! `chg.strike`, `ass.split`, `ass.simultaneous`, `ass.cavalry`).
//!
//! Must not know checks and withdrawals.

use crate::battle::memory::{at_hex, hex_at};
use crate::battle::state::Battle;
use crate::combat::hits::{Blow, HitTotals};
use crate::combat::memory::{AssaultStep, Pair, Shape};
use crate::ids::{formation, rule};
use crate::tables::{Cover, Tables};
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::{PieceIx, Why};

impl Battle {
    /// Is a pair still in place (`ass.sequence` 8): both where they were, unrouted?
    pub(crate) fn in_place(&self, pair: &Pair) -> bool {
        let stands = |pix: PieceIx, at| {
            self.piece(pix).on_map() && !self.routed(pix) && at_hex(self.piece(pix).hex) == at
        };
        stands(pair.attacker, pair.from) && pair.defender.is_some_and(|d| stands(d, pair.hex))
    }

    /// State of a unit when the assault was fixed.
    pub(crate) fn saved(&self, step: &AssaultStep, pix: PieceIx) -> Shape {
        step.saved.get(&pix).copied().unwrap_or_else(|| self.shape(pix))
    }

    /// Step 5: infantry's assault fire at the chargers in its front (`chg.fire`).
    pub(crate) fn fire_at_charge(&mut self, step: &mut AssaultStep) {
        let blows = self.charge_fire(step);
        self.strike(step, &blows);
    }

    /// The blows of step 5.
    pub(crate) fn charge_fire(&self, step: &AssaultStep) -> Vec<Blow> {
        let pairs: Vec<Pair> = step.pairs.iter().filter(|p| p.charge && self.in_place(p)).copied().collect();
        let mut blows = Vec::new();
        for by in self.canonical(pairs.iter().filter_map(|p| p.defender)) {
            let against: Vec<&Pair> = pairs.iter().filter(|p| p.defender == Some(by)).collect();
            if self.arm(by).is_foot() && fires(self.saved(step, by).formation) {
                for hex in self.front(by) {
                    for pair in against.iter().filter(|p| hex_at(p.from) == hex && p.sector == Sector::Front)
                    {
                        blows.push(self.assault_fire(step, by, pair.attacker, Cover::Open, against.len()));
                    }
                }
            }
        }
        blows
    }

    /// Step 8: attacks and return fire of the pairs still in place; returns those pairs and the toll.
    pub(crate) fn exchange(&mut self, step: &mut AssaultStep) -> (Vec<Pair>, HitTotals) {
        let pairs: Vec<Pair> = step.pairs.iter().filter(|p| self.in_place(p)).copied().collect();
        let blows = self.exchange_blows(step, &pairs);
        let toll = self.strike(step, &blows);
        (pairs, toll)
    }

    /// The blows of step 8 of pairs in place: strikers in canonical order, targets left to right.
    pub(crate) fn exchange_blows(&self, step: &AssaultStep, pairs: &[Pair]) -> Vec<Blow> {
        let strikers = pairs.iter().flat_map(|p| std::iter::once(p.attacker).chain(p.defender));
        let mut blows = Vec::new();
        for by in self.canonical(strikers) {
            let mine: Vec<&Pair> =
                pairs.iter().filter(|p| p.attacker == by || p.defender == Some(by)).collect();
            for hex in self.front(by) {
                for pair in &mine {
                    blows.extend(self.blow_into(step, by, pair, hex, mine.len()));
                }
            }
        }
        blows
    }

    /// The blow of `by` in a pair, if it strikes into `hex`.
    fn blow_into(
        &self,
        step: &AssaultStep,
        by: PieceIx,
        pair: &Pair,
        hex: Hex,
        opponents: usize,
    ) -> Option<Blow> {
        let (from, to) = (hex_at(pair.from), hex_at(pair.hex));
        let defender = pair.defender?;
        if pair.attacker == by {
            if hex != to {
                return None;
            }
            return Some(if pair.charge {
                self.charge_blow(step, by, defender, pair.sector, self.slope_shelters(to, from), opponents)
            } else {
                self.assault_fire(step, by, defender, self.cover(to, from), opponents)
            });
        }
        if hex != from {
            return None;
        }
        if self.arm(by).is_cavalry() {
            let saved = self.saved(step, by);
            let able = saved.formation == formation::LINE
                && saved.disruption < Tables::get().checks.immobile_from
                && self.can_ever_counter(by, pair.sector);
            return able.then(|| {
                self.charge_blow(step, by, pair.attacker, self.sector_of(pair.attacker, to), false, opponents)
            });
        }
        // Charged infantry has fired already; assaulted infantry fires back at those in its zone.
        (!pair.charge && self.arm(by).is_foot() && fires(self.saved(step, by).formation))
            .then(|| self.assault_fire(step, by, pair.attacker, Cover::Open, opponents))
    }

    fn can_ever_counter(&self, pix: PieceIx, sector: Sector) -> bool {
        sector == Sector::Front && !self.routed(pix) && !self.is(pix, crate::ids::mark::PURSUING)
    }

    fn assault_fire(
        &self,
        step: &AssaultStep,
        by: PieceIx,
        at: PieceIx,
        cover: Cover,
        opponents: usize,
    ) -> Blow {
        let strength = self.fire_strength(by, self.saved(step, by), at, cover).value();
        Blow {
            by,
            at,
            strength: strength / (opponents.max(1) as i64),
            divisor: Tables::get().hits.assault_divisor,
            rule: rule::FIRE_HITS,
        }
    }

    fn charge_blow(
        &self,
        step: &AssaultStep,
        by: PieceIx,
        at: PieceIx,
        sector: Sector,
        sheltered: bool,
        opponents: usize,
    ) -> Blow {
        let (own, other) = (self.saved(step, by), self.saved(step, at));
        let strength = self.charge_strength(by, own, at, other, sector, sheltered).value();
        Blow {
            by,
            at,
            strength: strength / (opponents.max(1) as i64),
            divisor: Tables::get().hits.charge_divisor,
            rule: rule::CHG_STRIKE,
        }
    }

    /// Draws, applies and tells blows, and the fate of leaders where they fall.
    fn strike(&mut self, step: &mut AssaultStep, blows: &[Blow]) -> HitTotals {
        let mut toll = HitTotals::default();
        for blow in blows {
            self.roll_blow(blow, &mut toll);
        }
        let hexes: Vec<(Hex, i32)> =
            toll.by.keys().map(|pix| (self.piece(*pix).hex, toll.hits_on(*pix))).collect();
        self.apply_toll(&toll, Why::Melee, rule::ASS_SEQUENCE);
        for (pix, hits) in &toll.hits {
            *step.hits.entry(*pix).or_default() += hits;
        }
        self.leader_losses(&hexes, true);
        toll
    }
}

/// Can foot in that formation fire?
const fn fires(formation: u8) -> bool {
    matches!(formation, formation::LINE | formation::SQUARE | formation::NORMAL)
}
