//! First Volleys and Smoke (`fire.first-volley`, `smoke.*`).
//!
//! Must not know what a shot does.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::fire::targets::hexes_between;
use crate::ids::{mark, rule};
use crate::tables::Tables;
use oblique_rules::play::PieceIx;
use std::collections::BTreeSet;

impl Battle {
    /// The leader whose First Volley a unit's fire has now: it is line infantry In Command of a
    /// command that has it loaded (`fire.first-volley`).
    pub(crate) fn volley_ready(&self, unit: PieceIx) -> Option<PieceIx> {
        let leader = self.command_of(unit)?;
        let has = self.arm(unit).is_line() && self.is(unit, mark::IN_COMMAND);
        (has && self.is(leader, mark::FIRST_VOLLEY)).then_some(leader)
    }

    /// The First Volleys used in a fire step, in Return Fire or at one entry are spent.
    pub(crate) fn spend_volleys(&mut self, leaders: &BTreeSet<PieceIx>) {
        for leader in leaders {
            if self.is(*leader, mark::FIRST_VOLLEY) {
                self.set_mark(*leader, mark::FIRST_VOLLEY, false);
                let text = format!("{}'s command has fired its first volley.", self.name(*leader));
                self.say(rule::FIRE_FIRST_VOLLEY, Some(*leader), text);
            }
        }
    }

    /// Smoke markers that apply to a unit: its own, and its leader's if it is In Command
    /// (`smoke.effect`).
    pub(crate) fn smokes_on(&self, unit: PieceIx) -> i32 {
        let own = self.is(unit, mark::SMOKE);
        let of_command =
            self.is(unit, mark::IN_COMMAND) && self.command_of(unit).is_some_and(|l| self.is(l, mark::SMOKE));
        i32::from(own) + i32::from(of_command)
    }

    /// Infantry that fired in reaction lays its Smoke when the acting command has finished; guns
    /// make none (`smoke.place`).
    pub(crate) fn owe_smoke(&mut self, unit: PieceIx) {
        if self.arm(unit).is_foot() && !self.memory().smoke_due.contains(&unit) {
            let mut due = self.memory().smoke_due.clone();
            due.insert(unit);
            self.change_memory(MemoryChange::SmokeDue(due));
        }
    }

    /// Lays the Smoke of reaction fire as the acting command finishes.
    pub(crate) fn lay_due_smoke(&mut self) {
        if !self.memory().smoke_due.is_empty() {
            let due = self.memory().smoke_due.clone();
            self.change_memory(MemoryChange::SmokeDue(BTreeSet::new()));
            self.lay_smoke(due);
        }
    }

    /// Units that fired lay their Smoke, in roster order: line infantry In Command on its leader,
    /// others on themselves, none within two hexes of another marker of the same command
    /// (`smoke.place`).
    pub(crate) fn lay_smoke(&mut self, units: BTreeSet<PieceIx>) {
        for unit in units {
            let piece = self.piece(unit);
            if !self.arm(unit).is_foot() || !piece.on_map() {
                continue;
            }
            let Some(leader) = piece.leader else { continue };
            let with_leader =
                self.arm(unit).is_line() && self.is(unit, mark::IN_COMMAND) && self.piece(leader).on_map();
            let bearer = if with_leader { leader } else { unit };
            let spacing = Tables::get().smoke.spacing_hexes;
            let near = |p: PieceIx| hexes_between(self.piece(p).hex, piece.hex) <= spacing;
            let mut markers = self.everyone().filter(|p| {
                let of_command = *p == leader || self.command_of(*p) == Some(leader);
                of_command && self.piece(*p).on_map() && self.is(*p, mark::SMOKE)
            });
            if !self.is(bearer, mark::SMOKE) && !markers.any(near) {
                self.set_mark(bearer, mark::SMOKE, true);
            }
        }
    }

    /// Smoke drifts off as an Activation ends: a leader's if no infantry of his command fired in it,
    /// a unit's own if that unit did not (`smoke.clear`).
    pub(crate) fn drift_smoke(&mut self) {
        let in_smoke: Vec<PieceIx> = self.everyone().filter(|p| self.is(*p, mark::SMOKE)).collect();
        for pix in in_smoke {
            let fired = |p: PieceIx| self.is(p, mark::FIRED);
            let stays = if self.arm(pix).leads() {
                self.everyone().any(|p| self.command_of(p) == Some(pix) && fired(p))
            } else {
                fired(pix)
            };
            if !stays {
                self.set_mark(pix, mark::SMOKE, false);
            }
        }
    }
}
