//! Infantry that tries to form square when a charge strikes its flank (`square.when`,
//! `square.check`, `square.mp`), and cavalry that meets an assault at the charge (`charge.counter`).
//!
//! Must not know what the charge does.

use crate::battle::ground::Arm;
use crate::battle::memory::{MemoryChange, hex_at};
use crate::battle::state::Battle;
use crate::combat::checks::{modifier, total};
use crate::combat::memory::Pair;
use crate::draws;
use crate::ids::{formation, mark, rule, track};
use crate::sequence::memory::TurnChange;
use crate::tables::{ChartColumn, Tables};
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::{Event, Modifier, PieceIx, Why};
use std::collections::BTreeSet;

impl Battle {
    /// Square checks of the infantry charged through the flank; returns who took one.
    pub(crate) fn square_checks(&mut self, pairs: &[Pair]) -> BTreeSet<PieceIx> {
        let due: Vec<PieceIx> = pairs
            .iter()
            .filter(|p| p.charge && p.sector == Sector::Flank)
            .filter_map(|p| p.defender)
            .filter(|d| self.tests_for_square(*d))
            .collect();
        let order = self.canonical(due);
        for pix in &order {
            let worst = pairs
                .iter()
                .filter(|p| p.charge && p.sector == Sector::Flank && p.defender == Some(*pix))
                .map(|p| self.square_modifiers(*pix, p.attacker))
                .max_by_key(|mods| total(mods));
            if let Some(mods) = worst {
                self.square_check(*pix, &mods);
            }
        }
        order.into_iter().collect()
    }

    /// Would infantry charged through the flank take a square check (`square.when`)?
    pub(crate) fn tests_for_square(&self, pix: PieceIx) -> bool {
        let piece = self.piece(pix);
        self.arm(pix).is_infantry()
            && !self.routed(pix)
            && matches!(piece.formation, formation::LINE | formation::COLUMN)
            && !self.in_zone_of(piece.side(), piece.hex, Arm::is_foot)
    }

    /// Modifiers of a square check against one charger (`square.check`, `square.mp`).
    pub(crate) fn square_modifiers(&self, pix: PieceIx, charger: PieceIx) -> Vec<Modifier> {
        let t = &Tables::get().square;
        let mut mods = Vec::new();
        if matches!(self.arm(charger), Arm::Hussar | Arm::Cossack) {
            mods.extend(modifier(t.light_horse, "light horse", rule::SQUARE_CHECK));
        }
        let slowed = |halves: i32| -((halves - t.free_mp_halves).max(0) / 2);
        let launched = self.memory().turn.charges.get(&charger).map(|l| l.last_step_halves);
        let ridden = launched.filter(|halves| *halves > 0).map_or(0, slowed);
        mods.extend(modifier(ridden, "charger's last step", rule::SQUARE_MP));
        let (from, to) = (self.piece(charger).hex, self.piece(pix).hex);
        let last = self.column_cost(ChartColumn::CavLine, from, to).map_or(0, |c| slowed(c.halves));
        mods.extend(modifier(last, "ground before it", rule::SQUARE_MP));
        let half = self.disruption(pix) / t.disruption_divisor.max(1);
        mods.extend(modifier(half, "half disruption", rule::SQUARE_CHECK));
        mods
    }

    fn square_check(&mut self, pix: PieceIx, mods: &[Modifier]) {
        let checks = &Tables::get().checks;
        let (quality, before, plus) = (self.quality(pix), self.disruption(pix), total(mods));
        let after = |v: i32| (before + (v + plus - quality).max(0)).min(checks.most_disruption);
        let die = checks.die;
        let value =
            self.draw(draws::SQUARE_CHECK, rule::SQUARE_CHECK, Some(pix), die, mods, Some(quality), |v| {
                if v + plus <= quality {
                    "forms square".to_owned()
                } else {
                    format!("no square, disruption {before} to {}", after(v))
                }
            });
        if value + plus <= quality {
            let name = self.piece(pix).info.name.clone();
            self.emit(Event::Formed { piece: pix, formation: formation::SQUARE, facing: None });
            self.say(rule::SQUARE_CHECK, Some(pix), format!("{name} forms square"));
        } else {
            self.set(pix, track::DISRUPTION, after(value), Why::Melee);
        }
    }

    /// Could cavalry strike back at something that comes through that sector (`charge.counter`)?
    pub(crate) fn can_counter(&self, pix: PieceIx, sector: Sector) -> bool {
        sector == Sector::Front
            && self.arm(pix).is_cavalry()
            && self.piece(pix).on_map()
            && self.formed(pix, formation::LINE)
            && self.disruption(pix) < Tables::get().checks.immobile_from
            && !self.routed(pix)
            && !self.is(pix, mark::PURSUING)
    }

    /// Countercharge check of a cavalry unit, once in an action phase: its hex's modifier and its
    /// side's charge modifier (`charge.counter`).
    pub(crate) fn counter_check(&mut self, pix: PieceIx) {
        if self.memory().turn.counter_checked.contains(&pix) {
            return;
        }
        self.change_memory(MemoryChange::Turn(TurnChange::CounterChecked(pix)));
        let hex = self.piece(pix).hex;
        let mut mods = self.own_hex_charge_modifiers(pix, hex);
        mods.extend(self.stack_modifier(hex, pix));
        self.disruption_check(pix, rule::CHARGE_COUNTER, &mods);
    }

    /// Has cavalry taken its countercharge check in this action phase and kept order enough to ride?
    pub(crate) fn countercharges(&self, pix: PieceIx) -> bool {
        self.memory().turn.counter_checked.contains(&pix)
            && self.disruption(pix) < Tables::get().checks.immobile_from
            && !self.routed(pix)
    }

    /// Modifiers of a charge check for a hex entered as ground only: the hex's figure for cavalry in
    /// line and the side's charge modifier (`charge.in_place`, `charge.counter`).
    pub(crate) fn own_hex_charge_modifiers(&self, pix: PieceIx, hex: Hex) -> Vec<Modifier> {
        let ground = self
            .board()
            .terrain(hex)
            .and_then(|t| Tables::get().terrain(t).cell(ChartColumn::CavLine))
            .and_then(|c| c.disruption)
            .unwrap_or(0);
        let side = self.piece(pix).side().index();
        let mut mods = Vec::new();
        mods.extend(modifier(ground, "ground", rule::CHARGE_CHECK));
        mods.extend(modifier(self.ground().sides[side].charge_modifier, "charge", rule::CHARGE_CHECK));
        mods
    }

    /// Countercharge checks of cavalry that infantry assaults in front.
    pub(crate) fn counter_checks(&mut self, pairs: &[Pair]) {
        let due: Vec<PieceIx> = pairs
            .iter()
            .filter(|p| !p.charge)
            .filter_map(|p| p.defender.map(|d| (d, p)))
            .filter(|(d, p)| self.can_counter(*d, self.sector_of(*d, hex_at(p.from))))
            .map(|(d, _)| d)
            .collect();
        for pix in self.canonical(due) {
            self.counter_check(pix);
        }
    }
}
