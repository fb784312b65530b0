//! The battle in the editor's window: what its pane asks for is carried out, what it is drawn with is handed over.

use super::Workbench;
use super::battle_ask::{AskOtherBattle, AskResume};
use super::battle_files::Opening;
use super::dialogs::{Keeping, Pick};
use super::file::Next;
use super::services::play::LostBattle;
use super::sheets::Sheet;
use crate::document::fresh_id;
use crate::play::{PlayIntent, PlayPane};
use oblique_context::Gesture;
use oblique_scenario::{Edit, Note, NoteId, Scenario};
use oblique_text::{text, translated};
use std::path::PathBuf;

impl Workbench {
    /// Is the battle on the screen?
    pub fn playing(&self) -> bool {
        self.services.play.is_shown()
    }

    /// The battle begun last, if it has not been given up.
    pub fn battle(&self) -> Option<&PlayPane> {
        self.services.play.pane()
    }

    /// Is a battle under way, on the screen or left for a while?
    pub fn battle_in_progress(&self) -> bool {
        self.services.play.in_progress()
    }

    /// Shows the keys of what is on the screen: of the battle, where one is played, else of the commands.
    pub(crate) fn show_keys(&mut self) {
        let playing = self.playing();
        let of_battle = playing && self.services.play.pane_mut().is_some_and(PlayPane::toggle_keys);
        if !of_battle {
            self.show(Sheet::Shortcuts);
        }
    }

    /// Plays the scenario as it is now, comes back to the battle that was left, or leaves it.
    pub fn play(&mut self) {
        let play = &mut self.services.play;
        if play.is_shown() {
            if let Some(pane) = play.pane_mut() {
                pane.ask_leave();
            }
            return;
        }
        if play.pane().is_none_or(|p| p.session().is_none()) {
            play.begin(&self.world);
        } else if let Some(under_way) = play.title_if_other() {
            let (under_way, open) = (under_way.to_owned(), self.world.document.scenario().meta.title.clone());
            self.dialogs.open(AskOtherBattle { under_way, open });
            return;
        }
        self.show_battle();
    }

    /// Brings the battle that was left to the screen.
    pub(super) fn show_battle(&mut self) {
        self.cancel_tool();
        self.services.play.show();
    }

    /// Offers a battle that a crash left behind, where nothing else is asked. Call once a frame.
    pub(super) fn offer_lost_battle(&mut self) {
        if !self.services.files.is_closing()
            && !self.dialogs.must_be_answered()
            && !self.busy()
            && let Some(lost) = self.services.play.take_lost()
        {
            self.dialogs.open_later(AskResume(lost));
        }
    }

    pub(super) fn take_up_lost(&mut self, lost: LostBattle, ctx: &egui::Context) {
        self.leave_battle(Next::LostBattle(lost.path), ctx);
    }

    pub(super) fn take_up_lost_now(&mut self, path: PathBuf, ctx: &egui::Context) {
        self.services.play.taking_up(path.clone());
        self.open_battle_as(path, Opening::Lost, ctx);
    }

    /// Pins a note written in play to the open document, where the battle is its.
    fn pin_note(&mut self, note: Note) {
        let ours = self.services.play.revision().is_some();
        let scenario = self.world.document.scenario();
        let held = self.battle().map(PlayPane::scenario);
        let taken = |id: &str| {
            let id = NoteId(id.to_owned());
            scenario.notes.contains_key(&id) || held.is_some_and(|s| s.notes.contains_key(&id))
        };
        let id = NoteId(fresh_id("note", taken));
        if ours {
            // A piece or a hex the document has no more cannot dispatch a note.
            let mut pinned = note.clone();
            pinned.piece = pinned.piece.filter(|piece| scenario.pieces.contains_key(piece));
            pinned.hex = pinned.hex.filter(|hex| scenario.board.layout().contains(*hex));
            let before = self.world.document.content();
            let edit = Edit::Note(id.clone(), Some(pinned));
            self.edit(text!("play-pin-a-note-in-play"), edit, Gesture::Whole);
            if !self.world.document.scenario().notes.contains_key(&id) {
                // Refused, and said why.
                return;
            }
            // A note is no change of what is played.
            self.services.play.follow(before, self.world.document.content());
            self.toasts.say(text!("play-note-pinned-it-is-among-the-designers"));
        } else {
            self.toasts.warn(text!("play-the-note-is-kept-with-this-battle-only"));
        }
        if let Some(pane) = self.services.play.pane_mut() {
            pane.pinned(id, note);
        }
    }

    /// Draws the battle and carries out what it asks.
    pub(super) fn play_ui(&mut self, ui: &mut egui::Ui) {
        // A battle of another scenario than the document's knows nothing of changes here; one that was undone is none.
        let begun = self.services.play.revision();
        let stale = begun.is_some_and(|content| content != self.world.document.content());
        let Some(pane) = self.services.play.pane_mut() else { return };
        pane.set_style(self.world.settings.style());
        let keys = self.world.settings.keys.shortcut("help.shortcuts");
        pane.set_keys(
            keys.map_or_else(String::new, |keys| crate::app::command::shortcut_text(ui.ctx(), &keys)),
        );
        let asked = pane.ui(ui, stale);
        if self.world.settings.play != pane.setup().habits {
            self.world.settings.play = pane.setup().habits.clone();
        }
        for intent in asked {
            match intent {
                PlayIntent::Leave => self.services.play.leave(),
                PlayIntent::GiveUp => self.services.play.give_up(),
                PlayIntent::Restart => self.leave_battle(Next::Restart, ui.ctx()),
                PlayIntent::GoTo(place) => {
                    self.services.play.leave();
                    self.dispatch(crate::app::command::Intent::GoTo(place), ui.ctx());
                }
                PlayIntent::Fix(fix) if begun.is_some() => {
                    self.services.play.give_up();
                    self.edit(&translated(&fix.label), fix.edit, Gesture::Whole);
                    self.play();
                }
                // What is played is a file of its own, and nothing here changes it.
                PlayIntent::Fix(_) => {}
                PlayIntent::SaveLog { name, text } => {
                    self.pick_for(Pick::SAVE_LOG.named(name), Keeping::Text(text), ui.ctx());
                }
                PlayIntent::SaveBattle { name, scenario, saved } => {
                    self.pick_to_save_battle(name, scenario, saved, ui.ctx());
                }
                PlayIntent::SavePosition(scenario) => self.keep_position(*scenario, ui.ctx()),
                PlayIntent::PinNote(note) => self.pin_note(note),
                PlayIntent::PlayAgain => self.serve(ui.ctx(), |s, context| s.play.replay(context)),
                PlayIntent::BackToBefore => {
                    self.serve(ui.ctx(), |s, context| s.play.back_to_before(context));
                }
            }
        }
    }

    fn keep_position(&mut self, scenario: Scenario, ctx: &egui::Context) {
        let name = format!("{}.ron", crate::document::fresh_id(&scenario.meta.title, |_| false));
        self.pick_for(Pick::SAVE_POSITION.named(name), Keeping::Position(Box::new(scenario)), ctx);
    }
}
