//! From play to design and back: notes pinned in play, the battle played again with the changes made
//! since, a position kept and opened.
//!
//! The battle is played again on a thread of its own; the one before it is kept to go back to.

use super::Workbench;
use super::jobs::waking;
use crate::command::Gesture;
use crate::document::fresh_id;
use crate::play::{Branch, Comparison, PlayPane, play_again};
use oblique_battle::Battle;
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Edit, Note, NoteId, Scenario};

/// A battle played again, or what keeps the scenario from being played.
pub(super) struct PlayedAgain {
    scenario: Box<Scenario>,
    revision: u64,
    result: Result<Box<(Battle, Comparison)>, Vec<Diagnostic>>,
}

impl Workbench {
    /// Pins a note written in play to the open document, where the battle is its.
    pub(super) fn pin_note(&mut self, note: Note) {
        let ours = self.played.revision.is_some();
        let scenario = self.world.document.scenario();
        let held = self.battle().map(PlayPane::scenario);
        let taken = |id: &str| {
            let id = NoteId(id.to_owned());
            scenario.notes.contains_key(&id) || held.is_some_and(|s| s.notes.contains_key(&id))
        };
        let id = NoteId(fresh_id("note", taken));
        if ours {
            // A piece or a hex the document has no more cannot carry a note.
            let mut pinned = note.clone();
            pinned.piece = pinned.piece.filter(|piece| scenario.pieces.contains_key(piece));
            pinned.hex = pinned.hex.filter(|hex| scenario.board.layout().contains(*hex));
            let before = self.world.document.revision();
            let edit = Edit::Note(id.clone(), Some(pinned));
            self.edit("Pin a note in play", edit, Gesture::Whole);
            if !self.world.document.scenario().notes.contains_key(&id) {
                // Refused, and said why.
                return;
            }
            // A note is no change of what is played.
            if self.played.revision == Some(before) {
                self.played.revision = Some(self.world.document.revision());
            }
            self.toasts.say("Note pinned. It is among the designer's notes in the editor; undo it there.");
        } else {
            self.toasts.warn(
                "The note is kept with this battle only: the open document is not the battle's scenario.",
            );
        }
        if let Some(pane) = self.played.pane_mut() {
            pane.pinned(id, note);
        }
    }

    /// Plays the battle again with the document as it is now, in the background.
    pub(super) fn start_again(&mut self, ctx: &egui::Context) {
        let Some(session) = self.battle().and_then(PlayPane::session) else { return };
        let old = session.battle().clone();
        let (scenario, revision) =
            (Box::new(self.world.document.scenario().clone()), self.world.document.revision());
        self.toasts.say(format!("Replaying {} orders", old.steps().len()));
        self.played.replayed.start(&self.jobs.list, "Playing the battle again", waking(ctx), move |_| {
            let result = play_again(oblique_rulesets::REGISTRY, &old, &scenario).map(Box::new);
            Ok(PlayedAgain { scenario, revision, result })
        });
    }

    /// Takes in the battle played again. One of a battle that was left meanwhile went with it.
    pub(super) fn take_replayed(&mut self) {
        let Some(outcome) = self.played.replayed.poll() else { return };
        let Some(PlayedAgain { scenario, revision, result }) = self.result_of(outcome) else { return };
        let (battle, comparison) = match result {
            Ok(done) => *done,
            Err(problems) => {
                let why = problems.first().map_or("", |problem| problem.message.as_str());
                return self.toasts.warn(format!("The scenario cannot be played as it is now. {why}"));
            }
        };
        let Some(before) = self.played.take() else { return };
        let branch = Branch { name: "As played".to_owned(), battle };
        match PlayPane::resume(oblique_rulesets::REGISTRY, &scenario, vec![branch], 0) {
            Some(mut pane) => {
                pane.compare_with(&before.0, comparison);
                self.played.put(pane, Some(revision));
                self.played.before = Some(before);
            }
            None => self.played.put_back(before),
        }
    }

    /// Back to the battle as it was before it was played again.
    pub(super) fn back_to_before(&mut self) {
        match self.played.before.take() {
            Some(before) => self.played.put_back(before),
            None => self.toasts.warn("The battle before the changes is not there any more."),
        }
    }
}
