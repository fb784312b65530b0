//! What befalls units: Disorder, Reduction, Morale Checks, elimination, and what a command suffers
//! for it (`res.*`, `coh.*`).
//!
//! Must not know what caused it.

use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::tables::{ShockLevel, Tables, draws};
use oblique_rules::RuleId;
use oblique_rules::play::{Modifier, Need, PieceIx, Why};

impl Battle {
    /// A unit becomes Disordered; a second Disorder does nothing (`res.disorder`).
    pub(crate) fn disorder(&mut self, pix: PieceIx) {
        self.set_mark(pix, mark::DISORDERED, true);
    }

    /// A unit suffers Reduced: it flips, or is Disordered if it had flipped before; its command takes
    /// a Cohesion hit either way (`res.reduced`, `coh.hits`). True if it is left with a Disordered
    /// result.
    pub(crate) fn reduce(&mut self, pix: PieceIx, why: Why) -> bool {
        let shaken = self.flip(pix, why);
        if let Some(leader) = self.command_of(pix) {
            self.add_hits(leader, 1);
        }
        shaken
    }

    /// What Reduced does to the unit itself. True if it is left with a Disordered result.
    pub(crate) fn flip(&mut self, pix: PieceIx, why: Why) -> bool {
        let again = self.reduced(pix);
        if again {
            self.disorder(pix);
        } else {
            self.set_mark(pix, mark::REDUCED, true);
            let men = self.get(pix, track::MEN);
            let formulas = &Tables::get().formulas;
            self.set(pix, track::MEN, men * formulas.men_of_reduced_unit / formulas.men_per_unit.max(1), why);
        }
        again
    }

    /// A Morale Check: die, morale and what the calling table gives; a failure disorders
    /// (`res.morale`). True if it passes.
    pub(crate) fn morale_check(&mut self, pix: PieceIx, rule: RuleId, drm: Option<Modifier>) -> bool {
        let morale = self.morale(pix);
        let mut modifiers = vec![Modifier { value: morale, what: "morale", rule: rule::RES_MORALE }];
        modifiers.extend(drm);
        let plus: i32 = modifiers.iter().map(|m| m.value).sum();
        let passes = |die: i32| Tables::get().morale_check_passes(die + plus);
        let outcome = |die: i32| if passes(die) { "steady" } else { "Disordered" }.to_owned();
        let need = Need::AtLeast(Tables::get().checks.morale_fails_at_most + 1);
        let die = self.draw(draws::MORALE, rule, Some(pix), &modifiers, Some(need), outcome);
        if !passes(die) {
            self.disorder(pix);
        }
        passes(die)
    }

    /// The Shock Status of a command.
    pub(crate) fn status(&self, leader: PieceIx) -> ShockLevel {
        let at = usize::try_from(self.get(leader, track::STATUS)).unwrap_or(0);
        ShockLevel::ALL.get(at).copied().unwrap_or(ShockLevel::Poor)
    }

    /// One addition of Cohesion hits: reaching the Rating loses one level and what is left over
    /// (`coh.reach`, `coh.excess`).
    pub(crate) fn add_hits(&mut self, leader: PieceIx, hits: i32) {
        let total = self.get(leader, track::HITS) + hits;
        if total >= self.get(leader, track::COHESION) {
            self.lose_level(leader);
        } else {
            self.set(leader, track::HITS, total, Why::Melee);
        }
    }

    /// A command loses a level of Shock Status and its hits start anew; at Poor only that
    /// (`coh.excess`).
    pub(crate) fn lose_level(&mut self, leader: PieceIx) {
        self.set(leader, track::HITS, 0, Why::Melee);
        let status = self.get(leader, track::STATUS);
        if status > 0 {
            self.set(leader, track::STATUS, status - 1, Why::Melee);
            let level = self.status(leader).id();
            self.say(
                rule::COH_REACH,
                Some(leader),
                format!("{}'s command is {level} now.", self.name(leader)),
            );
        }
    }
}
