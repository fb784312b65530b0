//! Resolving a step of fire from first to last (`bomb.resolve`, `fire.sequence`).
//!
//! Must not know who may fire at what, nor how withdrawals run.

use crate::battle::flow::Flow;
use crate::battle::memory::{MemoryChange, hex_at};
use crate::battle::state::Battle;
use crate::combat::checks::modifier;
use crate::combat::hits::{Blow, HitTotals};
use crate::ids::{mark, phase, rule};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::{Modifier, PieceIx, Why};
use std::collections::BTreeMap;

/// A hex under fire.
struct Struck {
    /// The hex.
    hex: Hex,
    /// The unit fired at: guns only where no men stand with them (`fire.stacked_guns`).
    target: PieceIx,
    /// Where the fire comes from.
    from: Vec<Hex>,
    /// Every unit of the hex as the step began.
    units: Vec<PieceIx>,
}

impl Battle {
    /// Resolves the bombardment plotted by both sides (`bomb.resolve`).
    pub(crate) fn resolve_bombardment(&mut self) {
        let _ = self.fire(phase::BOMBARDMENT);
        self.change_memory(MemoryChange::ClearPlots);
    }

    /// Resolves the fire plotted in a step of an action phase; after second fire asks for advances.
    pub(crate) fn resolve_fire(&mut self, step: u8) -> Flow {
        let hexes = self.fire(step);
        self.change_memory(MemoryChange::ClearPlots);
        if step == phase::SECOND_FIRE {
            self.open_fire_advances(&hexes);
            return self.continue_fire();
        }
        self.auto_form_fire();
        Flow::Done
    }

    /// Strength of a plotted shot.
    pub(crate) fn shot(&self, by: PieceIx, at: PieceIx) -> Blow {
        let divisor = Tables::get().hits.fire_divisor;
        if self.arm(by).is_guns() {
            let strength = self.artillery_strength(by, at).value();
            return Blow { by, at, strength, divisor, rule: rule::BOMB_RESOLVE };
        }
        let cover = self.cover(self.piece(at).hex, self.piece(by).hex);
        let strength = self.fire_strength(by, self.shape(by), at, cover).value();
        Blow { by, at, strength, divisor, rule: rule::FIRE_STRENGTH }
    }

    /// Steps 1 to 8 of `fire.sequence`; returns the hexes fired at.
    fn fire(&mut self, step: u8) -> Vec<Hex> {
        let plots: BTreeMap<PieceIx, Hex> =
            self.memory().plots.iter().map(|(pix, at)| (*pix, hex_at(*at))).collect();
        let order = self.canonical(plots.keys().copied());
        let mut blows = Vec::new();
        let mut struck: Vec<Struck> = Vec::new();
        for by in order {
            let hex = plots[&by];
            let Some(at) = self.enemy_at(self.piece(by).side(), hex) else { continue };
            blows.push(self.shot(by, at));
            let from = self.piece(by).hex;
            if let Some(known) = struck.iter_mut().find(|s| s.hex == hex) {
                known.from.push(from);
            } else {
                let units = self.units_at(hex).collect();
                struck.push(Struck { hex, target: at, from: vec![from], units });
            }
        }
        let mut toll = HitTotals::default();
        for blow in &blows {
            self.roll_blow(blow, &mut toll);
            match step {
                phase::BOMBARDMENT => self.set_mark(blow.by, mark::BOMBARDED, true),
                phase::FIRST_FIRE => self.set_mark(blow.by, mark::FIRED, true),
                _ => {}
            }
            if matches!(step, phase::FIRST_FIRE | phase::SECOND_FIRE) {
                self.set_mark(blow.by, mark::FINISHED, true);
            }
        }
        let rule = if step == phase::BOMBARDMENT { rule::BOMB_RESOLVE } else { rule::FIRE_SEQUENCE };
        self.apply_toll(&toll, Why::Fire, rule);
        let hexes: Vec<(Hex, i32)> = struck.iter().map(|s| (s.hex, toll.hits_on(s.target))).collect();
        self.leader_losses(&hexes, false);
        self.fire_disruption(step, &struck, &toll);
        let checked = self.fire_morale(&struck, &toll);
        self.withdrawal_step(&checked);
        struck.into_iter().map(|s| s.hex).collect()
    }

    /// Disruption checks of the units fired at, in the steps that have them.
    fn fire_disruption(&mut self, step: u8, struck: &[Struck], toll: &HitTotals) {
        let t = &Tables::get().fire_checks;
        let due = match step {
            phase::BOMBARDMENT => t.disruption_after_bombardment,
            phase::FIRST_FIRE => t.disruption_after_first_fire,
            phase::DEFENSIVE_FIRE => t.disruption_after_defensive_fire,
            _ => t.disruption_after_second_fire,
        };
        if !due {
            return;
        }
        for pix in self.canonical(struck.iter().map(|s| s.target)) {
            let hits = toll.hits_on(pix);
            if !self.piece(pix).on_map() || (hits == 0 && !t.zero_hit_checks) {
                continue;
            }
            let mut mods: Vec<Modifier> = Vec::new();
            mods.extend(modifier(hits * t.per_hit, "hits", rule::FIRE_SEQUENCE));
            if self.arm(pix).is_cavalry() {
                mods.extend(modifier(t.disruption_cavalry, "cavalry", rule::FIRE_SEQUENCE));
            }
            mods.extend(self.stack_modifier(self.piece(pix).hex, pix));
            self.disruption_check(pix, rule::FIRE_SEQUENCE, &mods);
        }
    }

    /// Modifiers of the morale check of a unit under fire from hexes (`fire.sequence`).
    pub(crate) fn under_fire(&self, pix: PieceIx, hits: i32, from: &[Hex]) -> Vec<Modifier> {
        let t = &Tables::get().fire_checks;
        let mut mods: Vec<Modifier> = Vec::new();
        mods.extend(modifier(hits * t.per_hit, "hits", rule::FIRE_SEQUENCE));
        match from.iter().map(|from| self.sector_of(pix, *from)).max() {
            Some(Sector::Flank) => mods.extend(modifier(t.flank, "flank", rule::FIRE_SEQUENCE)),
            Some(Sector::Rear) => mods.extend(modifier(t.rear, "rear", rule::FIRE_SEQUENCE)),
            _ => {}
        }
        mods
    }

    /// Morale checks of every unit in a hex fired at; returns who must be looked at for withdrawal.
    fn fire_morale(&mut self, struck: &[Struck], toll: &HitTotals) -> Vec<PieceIx> {
        let t = &Tables::get().fire_checks;
        let mut checked = Vec::new();
        for pix in self.canonical(struck.iter().flat_map(|s| s.units.iter().copied())) {
            let Some(s) = struck.iter().find(|s| s.units.contains(&pix)) else { continue };
            let hits = toll.hits_on(pix);
            if !self.piece(pix).on_map() || (hits == 0 && !t.zero_hit_checks) {
                continue;
            }
            if self.routed(pix) {
                // It has no morale left to lose, but the unit fired at runs again (`rout.attacked`).
                if pix == s.target {
                    checked.push(pix);
                }
                continue;
            }
            let mods = self.under_fire(pix, hits, &s.from);
            self.morale_check(pix, rule::FIRE_SEQUENCE, &mods);
            checked.push(pix);
        }
        checked
    }
}
