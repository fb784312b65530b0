//! The assault step from the fixing of its fights to the end (`ass.sequence`, `art.assault`).
//!
//! Must not know strengths or modifiers; it is the order of things.

use crate::assault::targets::TOO_DISORDERED;
use crate::battle::flow::Flow;
use crate::battle::memory::{HexAt, MemoryChange, at_hex, hex_at};
use crate::battle::state::Battle;
use crate::combat::memory::{AssaultStage, AssaultStep, CombatChange, Pair};
use crate::ids::{mark, rule};
use crate::retreat::withdrawal::Parties;
use oblique_rules::play::{PieceIx, Standing, Why};
use std::collections::{BTreeMap, BTreeSet};

impl Battle {
    /// Carries out the plotted assaults and launched charges as far as no answer is needed. To be
    /// called when assaults are plotted, or when there is nothing to plot.
    pub(crate) fn begin_assault_step(&mut self) -> Flow {
        self.tell_spoilt();
        let mut pairs = self.fix_pairs();
        self.change_memory(MemoryChange::ClearPlots);
        if pairs.is_empty() {
            self.auto_form_assault();
            return Flow::Done;
        }
        for pix in self.canonical(pairs.iter().map(|p| p.attacker)) {
            self.set_mark(pix, mark::FINISHED, true);
        }
        self.counter_checks(&pairs);
        let taken: BTreeSet<HexAt> = pairs.iter().filter(|p| p.defender.is_none()).map(|p| p.hex).collect();
        self.take_lone_guns(&taken);
        let square_tested = self.square_checks(&pairs);
        for pair in &mut pairs {
            if let Some(defender) = pair.defender {
                pair.sector = self.sector_of(defender, hex_at(pair.from));
            }
        }
        let mut step = self.step_of(pairs, square_tested);
        self.fire_at_charge(&mut step);
        let looked_at = self.mc1(&step.pairs);
        self.assault_withdrawal(&mut step, &looked_at);
        self.change_memory(MemoryChange::Combat(CombatChange::Assault(Some(Box::new(step)))));
        self.continue_assault()
    }

    /// An assault step of such pairs as things stand.
    pub(crate) fn step_of(&self, pairs: Vec<Pair>, square_tested: BTreeSet<PieceIx>) -> AssaultStep {
        let units = pairs.iter().flat_map(|p| std::iter::once(p.attacker).chain(p.defender));
        AssaultStep {
            stage: AssaultStage::First,
            saved: units.map(|p| (p, self.shape(p))).collect(),
            garrisons: pairs.iter().map(|p| (p.hex, self.units_at(hex_at(p.hex)).collect())).collect(),
            hits: BTreeMap::new(),
            square_tested,
            driven: BTreeMap::new(),
            advanced: BTreeSet::new(),
            closed: BTreeSet::new(),
            pairs,
        }
    }

    /// Goes on after an answer about an advance, or asks the next.
    pub(crate) fn continue_assault(&mut self) -> Flow {
        loop {
            if let Some(decision) = self.next_assault_advance() {
                return Flow::Ask(decision);
            }
            let Some(mut step) = self.memory().combat.assault.clone() else { return Flow::Done };
            self.pursuit_checks(&step);
            step.advanced.clear();
            if step.stage == AssaultStage::Second {
                self.change_memory(MemoryChange::Combat(CombatChange::Assault(None)));
                self.auto_form_assault();
                return Flow::Done;
            }
            step.stage = AssaultStage::Second;
            let (pairs, toll) = self.exchange(&mut step);
            self.assault_disruption(&pairs, &step.hits);
            let looked_at = self.mc2(&pairs, &toll);
            self.assault_withdrawal(&mut step, &looked_at);
            self.change_memory(MemoryChange::Combat(CombatChange::Assault(Some(Box::new(step)))));
        }
    }

    /// Tells of each launched charge that strikes nobody, and why (`charge.limits`). Of a charger that is
    /// no more it has been told already.
    fn tell_spoilt(&mut self) {
        let launched = self.memory().turn.charges.clone();
        for pix in self.canonical(launched.keys().copied().filter(|p| self.piece(*p).on_map())) {
            if let Some(why) = self.charge_spoilt(pix, launched[&pix].end) {
                let name = self.piece(pix).info.name.clone();
                let seen = format!("The charge of {name} is broken off: {why}");
                if why == TOO_DISORDERED {
                    // How disrupted it is its owner alone knows in fog (`screen.fog`).
                    let level = self.disruption(pix);
                    let known = format!("The charge of {name} is broken off: Disruption {level}");
                    self.say_to_owner(rule::CHARGE_LIMITS, pix, known, seen);
                } else {
                    self.say(rule::CHARGE_LIMITS, Some(pix), seen);
                }
            }
        }
    }

    /// Who attacks whom, in canonical order of the attackers, with the fights they make.
    fn fix_pairs(&self) -> Vec<Pair> {
        let charges = self.charge_assignment();
        let assaults = self.assault_assignment(self.memory().assaults.iter().copied());
        self.pairs_of(&charges, &assaults)
    }

    /// The pairs of assigned charges and assaults.
    pub(crate) fn pairs_of(
        &self,
        charges: &BTreeMap<PieceIx, Vec<HexAt>>,
        assaults: &BTreeMap<PieceIx, Vec<HexAt>>,
    ) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for attacker in self.canonical(charges.keys().chain(assaults.keys()).copied()) {
            let charge = charges.contains_key(&attacker);
            let hexes = if charge { &charges[&attacker] } else { &assaults[&attacker] };
            let from = self.piece(attacker).hex;
            for hex in hexes {
                let defender = self.fighting_at(hex_at(*hex)).filter(|d| !self.arm(*d).is_guns());
                let sector = defender.map_or(oblique_board::hex::Sector::Front, |d| self.sector_of(d, from));
                pairs.push(Pair {
                    attacker,
                    from: at_hex(from),
                    defender,
                    hex: *hex,
                    charge,
                    sector,
                    fight: 0,
                });
            }
        }
        number_fights(&mut pairs);
        pairs
    }

    /// Batteries that stand alone in hexes an assault concerns are eliminated (`art.assault`).
    fn take_lone_guns(&mut self, hexes: &BTreeSet<HexAt>) {
        let mut taken: Vec<PieceIx> = Vec::new();
        for hex in hexes {
            let units: Vec<PieceIx> = self.units_at(hex_at(*hex)).collect();
            if units.iter().all(|p| self.arm(*p).is_guns()) {
                taken.extend(units);
            }
        }
        for pix in self.canonical(taken) {
            let name = self.piece(pix).info.name.clone();
            self.say(rule::ART_ASSAULT, Some(pix), format!("{name}, left alone, is taken"));
            self.remove(pix, Standing::Lost, Why::Melee);
        }
    }

    /// The withdrawal step of an assault, and batteries left alone by it.
    fn assault_withdrawal(&mut self, step: &mut AssaultStep, looked_at: &[PieceIx]) {
        let fights: Vec<Parties> =
            Self::open_fights(step).into_iter().map(|f| self.parties(step, f)).collect();
        let withdrawal = self.withdrawal_of(looked_at, &fights, &step.square_tested);
        self.tell_attacks(step, &withdrawal.driven);
        let side = self.field().active_side;
        // In an attacked hex it is all one how guns came to be alone, by a rout or by the blows.
        let attacked = step.garrisons.keys().copied();
        let mut hexes: BTreeSet<HexAt> = attacked
            .filter(|h| self.side_at(hex_at(*h)).is_some() && self.side_at(hex_at(*h)) != side)
            .collect();
        // The attackers' own guns only where the men beside them retreated or routed: nobody attacks them.
        let left = step.pairs.iter().filter(|p| withdrawal.driven.contains_key(&p.attacker)).map(|p| p.from);
        hexes.extend(left.filter(|h| self.side_at(hex_at(*h)) == side));
        step.driven.extend(withdrawal.driven);
        step.closed.extend(withdrawal.given_up);
        self.take_lone_guns(&hexes);
    }

    /// Tells of each charge and assault that has driven its enemy off and stands (`chg.strike`,
    /// `ass.sequence`), and of those whose own men have given way before they struck.
    fn tell_attacks(&mut self, step: &AssaultStep, driven: &BTreeMap<PieceIx, bool>) {
        let mut broken = BTreeSet::new();
        // Whose men gave way before the blows has been told so, and drives nobody off.
        for pair in step.pairs.iter().filter(|pair| !step.driven.contains_key(&pair.attacker)) {
            let name = |pix: PieceIx| self.piece(pix).info.name.clone();
            let rule = if pair.charge { rule::CHG_STRIKE } else { rule::ASS_SEQUENCE };
            let attacker = name(pair.attacker);
            if driven.contains_key(&pair.attacker) {
                if step.stage == AssaultStage::First && broken.insert(pair.attacker) {
                    let text = if pair.charge {
                        format!("The charge of {attacker} is broken off: its men have given way")
                    } else {
                        format!("The assault of {attacker} is broken off: its men have given way")
                    };
                    self.say(rule, Some(pair.attacker), text);
                }
            } else if self.piece(pair.attacker).on_map()
                && let Some(defender) = pair.defender.filter(|d| driven.contains_key(d))
            {
                let text = if pair.charge {
                    format!("The charge of {attacker} drives off {}", name(defender))
                } else {
                    format!("The assault of {attacker} drives off {}", name(defender))
                };
                self.say(rule, Some(pair.attacker), text);
            }
        }
    }

    /// Fights that are not over.
    pub(crate) fn open_fights(step: &AssaultStep) -> Vec<u8> {
        let mut fights: Vec<u8> = step.pairs.iter().map(|p| p.fight).collect();
        fights.sort_unstable();
        fights.dedup();
        fights.retain(|f| !step.closed.contains(f));
        fights
    }

    /// Attackers still in their hexes, and units still in the hexes they attack.
    pub(crate) fn parties(&self, step: &AssaultStep, fight: u8) -> Parties {
        let mut parties = Parties { number: fight, ..Parties::default() };
        for pair in step.pairs.iter().filter(|p| p.fight == fight) {
            let there = self.piece(pair.attacker).on_map()
                && !self.routed(pair.attacker)
                && at_hex(self.piece(pair.attacker).hex) == pair.from;
            if there && !parties.attackers.contains(&pair.attacker) {
                parties.attackers.push(pair.attacker);
            }
            for unit in self.units_at(hex_at(pair.hex)) {
                let enemy = self.piece(unit).side() != self.piece(pair.attacker).side();
                if enemy && !parties.defenders.contains(&unit) {
                    parties.defenders.push(unit);
                }
            }
        }
        parties
    }
}

/// Gives linked attackers and hexes the same number (`out.win`).
fn number_fights(pairs: &mut [Pair]) {
    for (i, pair) in pairs.iter_mut().enumerate() {
        pair.fight = u8::try_from(i).unwrap_or(u8::MAX);
    }
    loop {
        let mut changed = false;
        for i in 0..pairs.len() {
            for j in 0..pairs.len() {
                let linked = pairs[i].attacker == pairs[j].attacker || pairs[i].hex == pairs[j].hex;
                if linked && pairs[i].fight > pairs[j].fight {
                    pairs[i].fight = pairs[j].fight;
                    changed = true;
                }
            }
        }
        if !changed {
            return;
        }
    }
}
