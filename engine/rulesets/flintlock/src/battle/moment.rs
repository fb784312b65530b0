//! Opening a battle in its middle (`seq.loop`).
//!
//! The Activation is opened up to the moment: penalties fall due, command status is fixed, a named
//! leader is activated; then pieces are made what the moment says they are. Must not know what
//! follows.

use crate::battle::ground::Arm;
use crate::battle::memory::{Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::ids::{mark, phase, rule};
use crate::sequence::work::{CommandWork, FireUse, SequenceWork as Work};
use oblique_rules::RuleId;
use oblique_rules::kernel::wrong_moment;
use oblique_rules::play::{Event, Moment, PieceIx, Why};
use oblique_scenario::check::Diagnostic;

/// What a moment may note: is the Activation Free (0 or 1), Continuity rolls won in this run, passes
/// in a row.
const NOTES: [&str; 3] = ["free", "run", "passes"];

impl Battle {
    /// Opens the battle at a moment and returns what has happened since.
    ///
    /// # Errors
    /// A moment that names nobody there, or no phase.
    pub(crate) fn opened_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        let side = moment.side.unwrap_or_else(|| self.active());
        self.emit(Event::Phase { phase: phase::ACTIVATION, side: Some(side), leader: None });
        if let Some(name) = moment.notes.keys().find(|n| !NOTES.contains(&n.as_str())) {
            return Err(wrong(format!("A moment has no note '{name}', but {}.", NOTES.join(", "))));
        }
        let note = |name: &str| moment.notes.get(name).copied();
        self.change_memory(MemoryChange::Free(note("free").unwrap_or(1) != 0));
        self.change_memory(MemoryChange::Run(note("run").unwrap_or(0)));
        self.change_memory(MemoryChange::Passes(note("passes").unwrap_or(0)));
        self.recall(moment)?;
        self.push(Frame::Sequence(Work::Begin));
        if moment.phase == phase::ACTIVATION {
            self.emit(Event::Turn(moment.turn.saturating_sub(1)));
        } else {
            self.emit(Event::Turn(moment.turn));
            let mut now = [0; 2];
            now[side.index()] = self.memory().penalty_due[side.index()];
            let mut due = self.memory().penalty_due;
            due[side.index()] = 0;
            self.change_memory(MemoryChange::Penalties(due, now));
            self.fix_status();
            self.recall(moment)?;
            self.go(Work::Commands(None));
        }
        match moment.phase {
            phase::ACTIVATION | phase::COMMANDS => {}
            phase::GENERAL | phase::FORMATION | phase::SHOCK => {
                let leader = self.leader_at(moment)?;
                if !self.is(leader, mark::PARTIAL) && !self.is(leader, mark::INACTIVE) {
                    self.set_mark(leader, mark::ACTIVATED, true);
                }
                if moment.phase == phase::GENERAL {
                    self.go(Work::Finish(Some(leader)));
                    self.begin_phase(phase::GENERAL, Some(leader));
                    self.push(Frame::Command(CommandWork { leader: Some(leader), fire: FireUse::Unused }));
                } else {
                    self.go(Work::Mode(leader));
                }
            }
            phase::GUN_STEP => {
                self.change_memory(MemoryChange::GunsServed(true));
                self.go(Work::Finish(None));
                self.begin_phase(phase::GUN_STEP, None);
                self.push(Frame::Command(CommandWork { leader: None, fire: FireUse::Unused }));
            }
            phase::CLOSE => self.go(Work::Rejoin),
            phase::CONTINUITY => self.go(Work::Continue),
            _ => return Err(wrong("A battle opens in no such phase.".to_owned())),
        }
        self.clear_events();
        self.advance();
        Ok(self.take_events())
    }

    /// Makes pieces what they have been through.
    fn recall(&mut self, moment: &Moment) -> Result<(), Vec<Diagnostic>> {
        for (id, past) in &moment.pieces {
            let pix = self.named_by_moment(RULE, &id.0)?;
            if !past.pursues.is_empty() || past.pursues_since.is_some() {
                return Err(wrong(format!("{} pursues nobody: this ruleset has no pursuits.", id.0)));
            }
            for (track, value) in &past.tracks {
                self.set(pix, *track, *value, Why::Sequence);
            }
            self.recall_piece(pix, past, true);
        }
        Ok(())
    }

    /// The leader of a moment: the one named, else the first leader of a command of the side.
    fn leader_at(&self, moment: &Moment) -> Result<PieceIx, Vec<Diagnostic>> {
        let found = match &moment.leader {
            Some(id) => Some(self.named_by_moment(RULE, &id.0)?),
            None => self.leaders_of(self.active()).find(|l| self.arm(*l) == Arm::Sub),
        };
        let leads = |pix: &PieceIx| self.arm(*pix) == Arm::Sub && self.piece(*pix).on_map();
        found.filter(leads).ok_or_else(|| wrong("The moment names no leader of a command.".to_owned()))
    }
}

/// The rule a moment is refused by.
const RULE: RuleId = rule::SEQ_LOOP;

fn wrong(message: String) -> Vec<Diagnostic> {
    wrong_moment(RULE, message)
}
