//! Who enters the hexes an assault has emptied, and who pursues (`out.win`, `out.hold`,
//! `pursuit.check`).
//!
//! Must not know how the fight was fought.

use crate::battle::ground::Arm;
use crate::battle::memory::{MemoryChange, at_hex, hex_at};
use crate::battle::state::Battle;
use crate::combat::checks::modifier;
use crate::combat::memory::{AssaultStep, CombatChange, Pursuit};
use crate::draws;
use crate::ids::{DecisionKind, mark, rule, track};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{Decision, Order, PieceIx, Why};

impl Battle {
    /// Advances open in a fight: attackers of emptied hexes, roster first, their hexes left to right.
    fn fight_advances(&self, step: &AssaultStep, fight: u8) -> Vec<(PieceIx, Hex)> {
        let parties = self.parties(step, fight);
        if !parties.defenders.is_empty() {
            return Vec::new();
        }
        let pairs = step.pairs.iter().filter(|p| p.fight == fight);
        pairs
            .map(|p| (p.attacker, hex_at(p.hex), p.from))
            .filter(|(pix, hex, from)| {
                at_hex(self.piece(*pix).hex) == *from
                    && !step.advanced.contains(pix)
                    && self.units_at(*hex).next().is_none()
                    && self.may_advance(*pix, *hex)
            })
            .map(|(pix, hex, _)| (pix, hex))
            .collect()
    }

    /// The fight whose advances are due, with them: won fights in order. Where there is no choice the
    /// advance is forced.
    fn due_advances(&self, step: &AssaultStep) -> Option<Vec<(PieceIx, Hex)>> {
        Self::open_fights(step).into_iter().map(|f| self.fight_advances(step, f)).find(|a| !a.is_empty())
    }

    /// Carries out advances without a choice; returns the question of the first with one.
    pub(crate) fn next_assault_advance(&mut self) -> Option<Decision> {
        while let Some(step) = self.memory().combat.assault.clone() {
            let Some(due) = self.due_advances(&step) else {
                self.close_fights(step);
                return None;
            };
            let forced = due.iter().copied().find(|(pix, hex)| {
                due.iter().all(|(p, h)| (p == pix) == (h == hex)) && !self.leaders_choose(*pix)
            });
            if let Some((pix, hex)) = forced {
                self.assault_advance(pix, hex, false);
                continue;
            }
            let default = self.assault_advance_orders().into_iter().next()?;
            let hexes: Vec<String> = {
                let mut hexes: Vec<Hex> = due.iter().map(|(_, h)| *h).collect();
                hexes.dedup();
                hexes.into_iter().map(|h| self.board().layout().name(h)).collect()
            };
            return Some(Decision {
                kind: DecisionKind::AdvanceAssault.id(),
                side: self.piece(due[0].0).side(),
                joint: false,
                piece: None,
                prompt: format!("The fight is won. Who enters {}?", hexes.join(" or ")),
                default,
            });
        }
        None
    }

    /// Legal answers to the question, the default first: roster-first unit, hexes left to right.
    pub(crate) fn assault_advance_orders(&self) -> Vec<Order> {
        let Some(step) = &self.memory().combat.assault else { return Vec::new() };
        let due = self.due_advances(step).unwrap_or_default();
        due.into_iter().flat_map(|(pix, hex)| self.advance_choices(pix, hex)).collect()
    }

    /// Carries out an advance after an assault.
    pub(crate) fn assault_advance(&mut self, pix: PieceIx, hex: Hex, leaders: bool) {
        self.advance(pix, hex, leaders);
        if let Some(mut step) = self.memory().combat.assault.clone() {
            step.advanced.insert(pix);
            self.change_memory(MemoryChange::Combat(CombatChange::Assault(Some(Box::new(step)))));
        }
    }

    /// Notes which fights are over: won, or with no attacker left (`out.hold`).
    fn close_fights(&mut self, mut step: AssaultStep) {
        let over: Vec<u8> = Self::open_fights(&step)
            .into_iter()
            .filter(|f| {
                let parties = self.parties(&step, *f);
                parties.defenders.is_empty() || parties.attackers.is_empty()
            })
            .collect();
        if !over.is_empty() {
            step.closed.extend(over);
            self.change_memory(MemoryChange::Combat(CombatChange::Assault(Some(Box::new(step)))));
        }
    }

    /// Pursuit checks of the cavalry that advanced in this stage (`pursuit.check`).
    pub(crate) fn pursuit_checks(&mut self, step: &AssaultStep) {
        for pix in self.canonical(step.advanced.iter().copied()) {
            let quarry = self.driven_by(step, pix);
            if !self.arm(pix).is_cavalry() || self.in_enemy_zone(pix) || quarry.is_empty() {
                continue;
            }
            self.pursuit_check(pix, quarry);
        }
    }

    /// Units a unit drove off that are still on the map.
    fn driven_by(&self, step: &AssaultStep, pix: PieceIx) -> Vec<PieceIx> {
        let hexes = step.pairs.iter().filter(|p| p.attacker == pix).map(|p| p.hex);
        let units = hexes.flat_map(|h| step.garrisons.get(&h).into_iter().flatten().copied());
        let mut quarry: Vec<PieceIx> =
            units.filter(|u| step.driven.contains_key(u) && self.piece(*u).on_map()).collect();
        quarry.sort_unstable();
        quarry.dedup();
        quarry
    }

    fn pursuit_check(&mut self, pix: PieceIx, quarry: Vec<PieceIx>) {
        let t = &Tables::get().pursuit;
        let mut mods = Vec::new();
        if quarry.iter().any(|q| self.routed(*q)) {
            mods.extend(modifier(t.enemy_routed, "enemy routed", rule::PURSUIT_CHECK));
        }
        if self.disruption(pix) >= t.disrupted_from {
            mods.extend(modifier(t.disrupted, "disrupted", rule::PURSUIT_CHECK));
        }
        if matches!(self.arm(pix), Arm::Hussar | Arm::Cossack) {
            mods.extend(modifier(t.light_horse, "light horse", rule::PURSUIT_CHECK));
        }
        let hex = self.piece(pix).hex;
        if self.at(hex).iter().any(|p| self.arm(*p).is_leader()) {
            mods.extend(modifier(t.leader, "leader", rule::PURSUIT_CHECK));
        }
        let told = |margin: i32| if margin >= 0 { "is held back" } else { "gets out of hand" }.to_owned();
        if self.quality_check(pix, rule::PURSUIT_CHECK, draws::PURSUIT_CHECK, &mods, told) {
            return;
        }
        let name = self.piece(pix).info.name.clone();
        self.say(rule::PURSUIT_CHECK, Some(pix), format!("{name} gets out of hand and pursues"));
        self.set_mark(pix, mark::PURSUING, true);
        self.set_mark(pix, mark::CHARGING, false);
        let most = Tables::get().checks.most_disruption;
        let disruption = (self.disruption(pix) + t.disruption_gained).min(most);
        self.set(pix, track::DISRUPTION, disruption, Why::Pursuit);
        let since = self.field().turn;
        self.change_memory(MemoryChange::Combat(CombatChange::Pursuit(pix, Some(Pursuit { quarry, since }))));
    }
}
