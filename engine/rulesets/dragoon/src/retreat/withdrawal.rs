//! The withdrawal step after a combat step: who routs, who retreats, who stays (`wd.step`,
//! `eff.morale`, `out.both`).
//!
//! Must not know which combat it follows, except that an assault brings its fights.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::draws;
use crate::ids::{formation, mark, rule, track};
use crate::tables::Tables;
use oblique_rules::play::{Event, PieceIx, Standing, Why};
use std::collections::{BTreeMap, BTreeSet};

/// How a unit leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Leaving {
    /// One hex back.
    Retreat,
    /// A forced retreat that is a rout for this unit (`square.effect`, `square.leave`).
    BrokenRetreat,
    /// It runs.
    Rout,
}

/// The two parties of a fight, for `out.both`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parties {
    /// Number of the fight.
    pub number: u8,
    /// Who attacks.
    pub attackers: Vec<PieceIx>,
    /// Who defends, lower units included.
    pub defenders: Vec<PieceIx>,
}

/// What came of a withdrawal step.
#[derive(Clone, Debug, Default)]
pub(crate) struct Withdrawal {
    /// Who was driven off, and whether it routed.
    pub driven: BTreeMap<PieceIx, bool>,
    /// Fights that everybody of both sides would have left: nobody advances there (`out.both`).
    pub given_up: BTreeSet<u8>,
}

impl Battle {
    /// The withdrawal step for units that took a morale check, or are routed and were attacked
    /// (`wd.step`); returns who was driven off, and whether it routed.
    pub(crate) fn withdrawal_step(&mut self, units: &[PieceIx]) -> BTreeMap<PieceIx, bool> {
        self.withdrawal_of(units, &[], &BTreeSet::new()).driven
    }

    /// The same in an assault: with its fights, and the infantry that took a square check.
    pub(crate) fn withdrawal_of(
        &mut self,
        units: &[PieceIx],
        fights: &[Parties],
        square_tested: &BTreeSet<PieceIx>,
    ) -> Withdrawal {
        let mut leavers: BTreeMap<PieceIx, Leaving> = BTreeMap::new();
        let present: Vec<PieceIx> = units.iter().copied().filter(|p| self.piece(*p).on_map()).collect();
        let order = self.canonical(present);
        for pix in &order {
            if let Some(how) = self.must_leave(*pix, square_tested) {
                leavers.insert(*pix, how);
            }
        }
        let mut given_up = BTreeSet::new();
        for fight in fights {
            if self.somebody_stays(fight, &mut leavers) {
                given_up.insert(fight.number);
            }
        }
        if leavers.is_empty() {
            return Withdrawal { driven: BTreeMap::new(), given_up };
        }
        self.change_memory(MemoryChange::Leaving(leavers.keys().copied().collect()));
        let order: Vec<PieceIx> = order.into_iter().filter(|p| leavers.contains_key(p)).collect();
        let runs = |p: &PieceIx| leavers.get(p).is_some_and(|how| *how != Leaving::Retreat);
        let mut driven = BTreeMap::new();
        for pix in order.iter().filter(|p| runs(p)) {
            self.become_routed(*pix);
        }
        for pix in order.iter().filter(|p| runs(p)) {
            self.rout_move(*pix);
            driven.insert(*pix, true);
        }
        for pix in order.iter().filter(|p| !runs(p)) {
            let retreated = self.retreat(*pix);
            if !retreated {
                self.become_routed(*pix);
                self.rout_move(*pix);
            }
            driven.insert(*pix, !retreated);
        }
        self.change_memory(MemoryChange::Leaving(BTreeSet::new()));
        Withdrawal { driven, given_up }
    }

    /// Must a unit leave, and how (`eff.morale`)? Draws for a wavering one.
    fn must_leave(&mut self, pix: PieceIx, square_tested: &BTreeSet<PieceIx>) -> Option<Leaving> {
        let t = &Tables::get().withdrawal;
        let arm = self.arm(pix);
        if arm.is_guns() || arm.is_leader() {
            return None;
        }
        let morale = self.morale(pix);
        if self.routed(pix) || morale <= t.rout_at {
            return Some(Leaving::Rout);
        }
        if morale > t.waver_at || !self.in_enemy_zone(pix) {
            return None;
        }
        if morale > t.retreat_at {
            let (need, die) = (t.waver_chance, Tables::get().checks.percentile);
            let v = self.draw(draws::RETREAT, rule::EFF_MORALE, Some(pix), die, &[], Some(need), |v| {
                if v <= need { "falls back".to_owned() } else { "stands".to_owned() }
            });
            if v > need {
                return None;
            }
        }
        let broken = self.formed(pix, formation::SQUARE) || square_tested.contains(&pix);
        Some(if broken { Leaving::BrokenRetreat } else { Leaving::Retreat })
    }

    /// If everybody of both sides in a fight would go, the steadiest stay (`out.both`). Is it so?
    fn somebody_stays(&mut self, fight: &Parties, leavers: &mut BTreeMap<PieceIx, Leaving>) -> bool {
        let standing = |list: &[PieceIx]| -> Vec<PieceIx> {
            list.iter().copied().filter(|p| self.piece(*p).on_map() && !self.arm(*p).is_guns()).collect()
        };
        let (attackers, defenders) = (standing(&fight.attackers), standing(&fight.defenders));
        if attackers.is_empty()
            || defenders.is_empty()
            || !attackers.iter().chain(&defenders).all(|p| leavers.contains_key(p))
        {
            return false;
        }
        let best = |list: &[PieceIx]| {
            list.iter().filter(|p| leavers.get(p) != Some(&Leaving::Rout)).map(|p| self.morale(*p)).max()
        };
        let (a, d) = (best(&attackers), best(&defenders));
        let (side, value) = match (a, d) {
            (Some(a), Some(d)) if a > d => (&attackers, a),
            (Some(a), None) => (&attackers, a),
            (_, Some(d)) => (&defenders, d),
            (None, None) => return true,
        };
        for pix in side.iter().copied() {
            if leavers.get(&pix) != Some(&Leaving::Rout) && self.morale(pix) == value {
                leavers.remove(&pix);
                let name = self.piece(pix).info.name.clone();
                let text =
                    format!("Both sides would give way: {name} stays where it is, and nobody advances");
                self.say(rule::OUT_BOTH, Some(pix), text);
            }
        }
        true
    }

    /// A unit becomes routed (`rout.state`).
    pub(crate) fn become_routed(&mut self, pix: PieceIx) {
        if self.routed(pix) {
            return;
        }
        let name = self.piece(pix).info.name.clone();
        self.say(rule::ROUT_STATE, Some(pix), format!("{name} routs"));
        self.set_mark(pix, mark::ROUTED, true);
        for gone in [mark::PURSUING, mark::CHARGING, mark::ASSAULT_MOVE] {
            self.set_mark(pix, gone, false);
        }
        if self.memory().combat.pursuits.contains_key(&pix) {
            self.change_memory(MemoryChange::Combat(crate::combat::memory::CombatChange::Pursuit(pix, None)));
        }
        self.emit(Event::Formed { piece: pix, formation: formation::ROUT, facing: None });
        self.set(pix, track::DISRUPTION, Tables::get().checks.most_disruption, Why::Rout);
        self.set(pix, track::MORALE, 0, Why::Rout);
    }

    /// A unit lays down its arms (`rout.surrender`).
    pub(crate) fn surrender(&mut self, pix: PieceIx) {
        let (name, men) = (self.piece(pix).info.name.clone(), self.men(pix));
        let seen = format!("{name} surrenders");
        self.say_to_owner(rule::ROUT_SURRENDER, pix, format!("{seen}: {men} men lost"), seen);
        self.remove(pix, Standing::Lost, Why::Surrender);
    }
}
