//! Opening a battle in its middle (`seq.brigades`).
//!
//! The phase of the moment is begun, then pieces are made what the moment says they are, then a named general's
//! brigade is opened. Must not know what follows.

use crate::battle::memory::{Frame, MemoryChange, Phase};
use crate::battle::state::Battle;
use crate::built_up::area::sector_at;
use crate::ids::{mark, phase, rule};
use crate::tables::Tables;
use crate::units::division::Division as _;
use oblique_rules::RuleId;
use oblique_rules::kernel::wrong_moment;
use oblique_rules::play::{Event, Moment, PieceIx, PieceMoment, Standing, Why};
use oblique_scenario::Side;
use oblique_scenario::check::Diagnostic;

/// What a moment may note: points in halves lost by either side so far. Without a note they are those of the pieces the
/// moment calls lost.
const NOTES: [&str; 2] = ["halves_a", "halves_b"];

/// Before the name of a hex: the damage of its sector (`bua.damage`).
const DAMAGE: &str = "damage_";

/// The rule a moment is refused by.
const RULE: RuleId = rule::SEQ_BRIGADES;

impl Battle {
    /// Opens the battle at a moment and returns what has happened since.
    ///
    /// # Errors
    /// A moment that names nobody there, or no phase.
    pub(crate) fn opened_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        for (name, value) in &moment.notes {
            if let Some(sector) = name.strip_prefix(DAMAGE) {
                self.damage_at(sector, *value)?;
            } else if !NOTES.contains(&name.as_str()) {
                let known = NOTES.join(", ");
                return Err(wrong(format!(
                    "A moment has no note '{name}', but {known}, {DAMAGE} and a hex."
                )));
            }
        }
        let side = moment.side.or(self.ground().begins).unwrap_or(Side::A);
        // Before the first phase pieces are as the scenario has them, set up by the players
        // or the initiative drawn for.
        let before = moment.phase == phase::DEPLOYMENT;
        if !before {
            self.begin_phase(side, moment.turn.max(1));
        }
        for (id, past) in &moment.pieces {
            let pix = self.named_by_moment(RULE, &id.0)?;
            self.been_through(pix, past)?;
        }
        for (side, note) in Side::BOTH.into_iter().zip(NOTES) {
            if let Some(halves) = moment.notes.get(note) {
                let known = self.memory().loss_halves[side.index()];
                self.change_memory(MemoryChange::Lost(side, halves - known));
            }
        }
        match moment.phase {
            phase::PHASE => {}
            phase::DEPLOYMENT => {
                self.clear_events();
                self.begin_setting_up();
                self.run();
                return Ok(self.take_events());
            }
            phase::ACTIVATION => {
                let open = Some(self.general_at(moment, side)?);
                if let Some(Frame::Phase(begun)) = self.memory().frames.last().cloned() {
                    self.change_memory(MemoryChange::Replace(Frame::Phase(Phase { open, ..begun })));
                }
            }
            _ => return Err(wrong("A battle opens in no such phase.".to_owned())),
        }
        self.clear_events();
        self.run();
        Ok(self.take_events())
    }

    /// Gives a sector, by the name of its hex, the damage it has taken so far.
    fn damage_at(&mut self, sector: &str, damage: i32) -> Result<(), Vec<Diagnostic>> {
        let layout = self.board().layout();
        let hex = layout.parse_name(sector).filter(|hex| sector_at(self.board(), &self.ground().chart, *hex));
        let place = hex.and_then(|hex| layout.index(hex)).and_then(|place| u32::try_from(place).ok());
        let damage =
            u8::try_from(damage).ok().filter(|damage| i32::from(*damage) <= Tables::get().sectors.ruined_at);
        let (Some(place), Some(damage)) = (place, damage) else {
            return Err(wrong(format!("There is no sector {sector}, or not of that damage.")));
        };
        self.change_memory(MemoryChange::Damage(place, damage));
        Ok(())
    }

    /// Makes a piece what it has been through. One lost counts as a loss of its brigade and side.
    fn been_through(&mut self, pix: PieceIx, past: &PieceMoment) -> Result<(), Vec<Diagnostic>> {
        if !past.pursues.is_empty() || past.pursues_since.is_some() {
            return Err(wrong(format!("{} pursues nobody: this ruleset has no pursuits.", self.name(pix))));
        }
        for (track, value) in &past.tracks {
            self.set_track(pix, *track, *value, Why::Sequence);
        }
        self.recall_piece(pix, past, true);
        if past.lost && self.piece(pix).standing == Standing::Lost {
            self.change_memory(MemoryChange::Lost(self.piece(pix).side(), self.nature(pix).loss_halves()));
            let unit = !self.nature(pix).arm.leads() && !self.is(pix, mark::RESERVE);
            if let Some(leader) = self.leader_of(pix).filter(|_| unit) {
                for _ in 0..self.nature(pix).batteries() {
                    self.change_memory(MemoryChange::LostUnit(leader));
                }
            }
        }
        if past.marks.get(&mark::CROWDED) == Some(&true) {
            self.set_mark(pix, mark::CROWDED, false);
            self.mark_crowds(pix, true);
        }
        Ok(())
    }

    /// Whose brigade is open: the general named, else the first Leader of the side.
    fn general_at(&self, moment: &Moment, side: Side) -> Result<PieceIx, Vec<Diagnostic>> {
        let leads = |pix: &PieceIx| self.piece(*pix).info.role.leads() && self.piece(*pix).side() == side;
        let found = match &moment.leader {
            Some(id) => Some(self.named_by_moment(RULE, &id.0)?),
            None => self.everyone().find(|pix| leads(pix)),
        };
        found.filter(leads).ok_or_else(|| wrong("The moment names no general of the side.".to_owned()))
    }
}

fn wrong(message: String) -> Vec<Diagnostic> {
    wrong_moment(RULE, message)
}
