//! Opening a battle in its middle (`seq.turn`, `seq.action`).
//!
//! The steps before the moment are not played: only what a phase finds when it opens is made so.
//! Must not know what a phase then does.

use crate::battle::ground::Arm;
use crate::battle::memory::{MemoryChange, at_hex};
use crate::battle::state::Battle;
use crate::combat::memory::{CombatChange, Pursuit};
use crate::ids::{formation, mark, phase, rule};
use crate::sequence::memory::{Launched, Step, TurnChange};
use oblique_rules::RuleId;
use oblique_rules::kernel::wrong_moment;
use oblique_rules::play::{Event, Moment, PieceIx, PieceMoment, Why};
use oblique_scenario::Side;
use oblique_scenario::check::Diagnostic;

impl Battle {
    /// Opens the battle at a moment and returns what has happened since.
    ///
    /// # Errors
    /// A moment that names nobody there, or no phase.
    pub(crate) fn opened_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        if let Some(name) = moment.notes.keys().next() {
            return Err(wrong(format!("A moment of this ruleset has no note '{name}'.")));
        }
        self.emit(Event::Turn(moment.turn));
        self.recall(moment, true)?;
        match moment.phase {
            phase::BOMBARDMENT => {
                self.begin_phase(phase::BOMBARDMENT, None, None);
                self.go(Step::Bombard(Side::A));
            }
            phase::COMMAND_TURN => {
                self.begin_phase(phase::COMMAND_TURN, None, None);
                self.expire_sub_points();
                self.go(Step::SubPoints(Side::A));
            }
            phase::COMMAND if moment.leader.is_some() => {
                let leader = self.leader_at(moment)?;
                self.go(Step::Check(leader));
            }
            phase::COMMAND => self.go(Step::CommandFirst),
            phase::PURSUIT_ROUT => self.go(Step::PursuitRout),
            _ => {
                let step = match moment.phase {
                    phase::FIRST_FIRE => Step::FirstFire,
                    phase::MOVEMENT => Step::Movement,
                    phase::DEFENSIVE_FIRE => Step::DefensiveFire,
                    phase::SECOND_FIRE => Step::SecondFire,
                    phase::ASSAULT => Step::Assault,
                    _ => return Err(wrong("There is no such phase.".to_owned())),
                };
                let leader = self.leader_at(moment)?;
                self.set_mark(leader, mark::CHECKED, true);
                let side = self.piece(leader).side();
                self.begin_phase(phase::FIRST_FIRE, Some(side), Some(leader));
                self.start_action();
                // What belongs to the action phase is set again: its opening made everybody fresh.
                self.recall(moment, false)?;
                self.recall_charges(moment)?;
                self.go(step);
            }
        }
        self.clear_events();
        self.advance_sequence();
        Ok(self.take_events())
    }

    /// Makes pieces what they have been through.
    fn recall(&mut self, moment: &Moment, standing: bool) -> Result<(), Vec<Diagnostic>> {
        for (id, past) in &moment.pieces {
            let pix = self.named_by_moment(RULE, &id.0)?;
            for (track, value) in &past.tracks {
                self.set(pix, *track, *value, Why::Sequence);
            }
            self.recall_piece(pix, past, standing);
            self.recall_pursuit(moment.turn, pix, past)?;
        }
        Ok(())
    }

    /// A pursuit under way (`pursuit.move`).
    fn recall_pursuit(&mut self, turn: u16, pix: PieceIx, past: &PieceMoment) -> Result<(), Vec<Diagnostic>> {
        if past.pursues.is_empty() {
            return match past.pursues_since {
                Some(_) => {
                    Err(wrong(format!("{} has begun to pursue, but whom?", self.piece(pix).info.id.0)))
                }
                None => Ok(()),
            };
        }
        if !self.arm(pix).is_cavalry() {
            return Err(wrong(format!("{} is no cavalry and pursues nobody.", self.piece(pix).info.id.0)));
        }
        let quarry: Result<Vec<PieceIx>, _> =
            past.pursues.iter().map(|id| self.named_by_moment(RULE, &id.0)).collect();
        let since = past.pursues_since.unwrap_or(turn);
        self.set_mark(pix, mark::PURSUING, true);
        self.change_memory(MemoryChange::Combat(CombatChange::Pursuit(
            pix,
            Some(Pursuit { quarry: quarry?, since }),
        )));
        Ok(())
    }

    /// Charges launched before the moment: cavalry marked as charging strikes from where it stands, as if it
    /// had stood next to its enemy from the first (`charge.in_place`).
    fn recall_charges(&mut self, moment: &Moment) -> Result<(), Vec<Diagnostic>> {
        for (id, _) in moment.pieces.iter().filter(|(_, p)| p.marks.get(&mark::CHARGING) == Some(&true)) {
            let pix = self.named_by_moment(RULE, &id.0)?;
            let hex = self.piece(pix).hex;
            let able = self.arm(pix).is_cavalry() && self.formed(pix, formation::LINE);
            if !able || self.charge_targets(pix, hex).is_empty() {
                return Err(wrong(format!("{} has launched a charge, but at nobody it could charge.", id.0)));
            }
            let launched = Launched { end: at_hex(hex), last_step_halves: 0 };
            self.change_memory(MemoryChange::Turn(TurnChange::Charge(pix, Some(launched))));
        }
        Ok(())
    }

    /// The active leader of a moment: the one named, else the first corps leader of the side.
    fn leader_at(&self, moment: &Moment) -> Result<PieceIx, Vec<Diagnostic>> {
        if let Some(id) = &moment.leader {
            let pix = self.named_by_moment(RULE, &id.0)?;
            return if self.arm(pix).is_leader() && self.piece(pix).on_map() {
                Ok(pix)
            } else {
                Err(wrong(format!("{} is no leader on the map.", id.0)))
            };
        }
        let side = moment.side.unwrap_or(Side::A);
        let first = self.leaders_of(side).find(|l| self.arm(*l) == Arm::Corps);
        first.ok_or_else(|| wrong(format!("Side {side} has no corps leader on the map.")))
    }
}

/// The rule a moment is refused by.
const RULE: RuleId = rule::SEQ_TURN;

fn wrong(message: String) -> Vec<Diagnostic> {
    wrong_moment(RULE, message)
}
