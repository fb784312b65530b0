//! The checks of an assault: first morale check, disruption after the blows, second morale check
//! (`ass.mc1`, `ass.dc`, `ass.mc2`, `ass.mc2_who`).
//!
//! Must not know when in the step they are due.

use crate::battle::ground::Arm;
use crate::battle::memory::at_hex;
use crate::battle::state::Battle;
use crate::combat::checks::modifier;
use crate::combat::hits::HitTotals;
use crate::combat::memory::Pair;
use crate::ids::{formation, rule};
use crate::tables::Tables;
use oblique_board::hex::Sector;
use oblique_rules::play::{Modifier, PieceIx};
use std::collections::BTreeMap;

impl Battle {
    /// Modifiers of a unit's first morale check in the pairs given (`ass.mc1`); `None` if it has no
    /// living opponent there.
    pub(crate) fn mc1_modifiers(&self, pix: PieceIx, pairs: &[Pair]) -> Option<Vec<Modifier>> {
        let t = Tables::get();
        let living = |p: PieceIx| self.piece(p).on_map();
        let hitting: Vec<(&Pair, PieceIx)> = pairs
            .iter()
            .filter(|p| p.attacker == pix)
            .filter_map(|p| p.defender.filter(|d| living(*d)).map(|d| (p, d)))
            .collect();
        let hit: Vec<&Pair> =
            pairs.iter().filter(|p| p.defender == Some(pix) && living(p.attacker)).collect();
        if hitting.is_empty() && hit.is_empty() {
            return None;
        }
        let enemy: i32 = hitting.iter().map(|(_, d)| self.men(*d)).sum::<i32>()
            + hit.iter().map(|p| self.men(p.attacker)).sum::<i32>();
        let mut mods = Vec::new();
        let size = t.mc1_size(i64::from(self.men(pix)), i64::from(enemy));
        mods.extend(modifier(size, "size of the opponents", rule::ASS_MC1));
        match hitting.iter().map(|(p, _)| p.sector).max() {
            Some(Sector::Flank) => {
                mods.extend(modifier(t.mc1.hitting_flank, "hitting a flank", rule::ASS_MC1));
            }
            Some(Sector::Rear) => mods.extend(modifier(t.mc1.hitting_rear, "hitting a rear", rule::ASS_MC1)),
            _ => {}
        }
        let worst = hit.iter().map(|p| p.sector).max();
        match worst {
            Some(Sector::Flank) => mods.extend(modifier(t.mc1.hit_flank, "hit in the flank", rule::ASS_MC1)),
            Some(Sector::Rear) => mods.extend(modifier(t.mc1.hit_rear, "hit in the rear", rule::ASS_MC1)),
            _ => {}
        }
        if hitting.iter().any(|(p, d)| p.charge && self.formed(*d, formation::SQUARE)) {
            mods.extend(modifier(t.mc1.charging_square, "charging a square", rule::ASS_MC1));
        }
        let charge = hitting.iter().any(|(p, _)| p.charge) || hit.iter().any(|p| p.charge);
        if hit.iter().any(|p| p.charge) {
            mods.extend(self.charged_modifier(pix, worst));
        }
        if charge {
            let half = self.disruption(pix) / t.mc1.own_disruption_divisor.max(1);
            mods.extend(modifier(half, "half its disruption", rule::ASS_MC1));
        }
        Some(mods)
    }

    /// How its formation makes a charged unit feel.
    fn charged_modifier(&self, pix: PieceIx, worst: Option<Sector>) -> Option<Modifier> {
        let t = &Tables::get().mc1;
        match self.arm(pix) {
            Arm::Light => modifier(t.light_infantry_charged, "light infantry charged", rule::ASS_MC1),
            Arm::Infantry { .. } => match self.piece(pix).formation {
                formation::SQUARE => modifier(t.square_charged, "square", rule::ASS_MC1),
                formation::COLUMN => modifier(t.column_charged, "column charged", rule::ASS_MC1),
                formation::LINE if worst == Some(Sector::Front) => {
                    modifier(t.line_charged_front, "line charged in front", rule::ASS_MC1)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// First morale checks of every top unit of the pairs; returns who must be looked at for
    /// withdrawal: those who checked, and routed defenders (`rout.attacked`).
    pub(crate) fn mc1(&mut self, pairs: &[Pair]) -> Vec<PieceIx> {
        let units = pairs.iter().flat_map(|p| std::iter::once(p.attacker).chain(p.defender));
        let units: Vec<PieceIx> = units.filter(|p| self.piece(*p).on_map()).collect();
        let mut looked_at = Vec::new();
        for pix in self.canonical(units) {
            if self.routed(pix) {
                looked_at.push(pix);
            } else if let Some(mods) = self.mc1_modifiers(pix, pairs) {
                self.morale_check(pix, rule::ASS_MC1, &mods);
                looked_at.push(pix);
            }
        }
        looked_at
    }

    /// Disruption checks of the units of pairs that struck (`ass.dc`); `hits` are those of the whole
    /// step.
    pub(crate) fn assault_disruption(&mut self, pairs: &[Pair], hits: &BTreeMap<PieceIx, i32>) {
        let t = &Tables::get().assault;
        for pix in self.fighters(pairs) {
            let charge = pairs.iter().any(|p| p.charge && (p.attacker == pix || p.defender == Some(pix)));
            let attacks = pairs.iter().any(|p| p.attacker == pix);
            let taken = hits.get(&pix).copied().unwrap_or(0);
            let plus = if charge || attacks {
                taken * t.attacker_per_hit
            } else {
                taken / t.defender_hits_divisor.max(1)
            };
            let mut mods = Vec::new();
            mods.extend(modifier(plus, "hits", rule::ASS_DC));
            mods.extend(self.stack_modifier(self.piece(pix).hex, pix));
            self.disruption_check(pix, rule::ASS_DC, &mods);
        }
    }

    /// Second morale checks: the units of pairs that struck and the lower units of hexes struck
    /// (`ass.mc2_who`), by one rule for both (`ass.mc2`); returns who took one.
    pub(crate) fn mc2(&mut self, pairs: &[Pair], toll: &HitTotals) -> Vec<PieceIx> {
        let t = &Tables::get().assault;
        let mut units = self.fighters(pairs);
        for pair in pairs {
            for (unit, at) in [(Some(pair.attacker), pair.from), (pair.defender, pair.hex)] {
                if unit.is_some_and(|u| toll.by.contains_key(&u)) {
                    let hex = crate::battle::memory::hex_at(at);
                    let side = unit.map(|u| self.piece(u).side());
                    units.extend(self.units_at(hex).filter(|p| Some(self.piece(*p).side()) == side));
                }
            }
        }
        let units = self.canonical(units);
        for pix in &units {
            let mut mods = Vec::new();
            if !self.arm(*pix).is_guns() {
                mods.extend(modifier(self.disruption(*pix), "disruption", rule::ASS_MC2));
            }
            let hex = at_hex(self.piece(*pix).hex);
            if self.arm(*pix) == Arm::Light && pairs.iter().any(|p| !p.charge && p.hex == hex) {
                mods.extend(modifier(t.light_infantry_mc2, "light infantry assaulted", rule::ASS_MC2));
            }
            self.morale_check(*pix, rule::ASS_MC2, &mods);
        }
        units
    }

    /// Living units of pairs, in canonical order.
    fn fighters(&self, pairs: &[Pair]) -> Vec<PieceIx> {
        let units = pairs.iter().flat_map(|p| std::iter::once(p.attacker).chain(p.defender));
        self.canonical(units.filter(|p| self.piece(*p).on_map()))
    }
}
