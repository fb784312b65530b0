//! The battle in the editor's window: beginning it, leaving it, coming back to it.
//!
//! The pane owns the battle; the document goes on beside it.

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::Next;
use super::replay_changed::PlayedAgain;
use super::sheets::Sheet;
use crate::play::{Habits, PlayIntent, PlayPane, Setup};
use oblique_jobs::Slot;
use oblique_scenario::Scenario;

/// The battle being played, if any.
#[derive(Default)]
pub(super) struct Played {
    pane: Option<Box<PlayPane>>,
    /// Is it on the screen (else the editor is, and the battle is kept)?
    shown: bool,
    /// Revision of the document it was begun from; none where it came from a file and the document is
    /// another battle.
    pub(super) revision: Option<u64>,
    /// The battle before it was played again with a changed scenario, and its revision.
    pub(super) before: Option<(Box<PlayPane>, Option<u64>)>,
    /// The battle being played again with a changed scenario.
    pub(super) replayed: Slot<PlayedAgain>,
    /// The state of the battle that is being saved.
    saving: Option<u64>,
    /// The state of the battle that is in a file.
    saved: Option<u64>,
}

impl Played {
    pub(super) fn pane(&self) -> Option<&PlayPane> {
        self.pane.as_deref()
    }

    pub(super) fn pane_mut(&mut self) -> Option<&mut PlayPane> {
        self.pane.as_deref_mut()
    }

    /// Takes the battle away, to put another in its place.
    pub(super) fn take(&mut self) -> Option<(Box<PlayPane>, Option<u64>)> {
        Some((self.pane.take()?, self.revision))
    }

    pub(super) fn put(&mut self, pane: PlayPane, revision: Option<u64>) {
        *self = Self { pane: Some(Box::new(pane)), shown: self.shown, revision, ..Self::default() };
    }

    pub(super) fn put_back(&mut self, before: (Box<PlayPane>, Option<u64>)) {
        (self.pane, self.revision) = (Some(before.0), before.1);
        (self.saving, self.saved) = (None, None);
    }

    /// What identifies the state of the battle.
    fn state(&self) -> Option<u64> {
        Some(self.pane()?.session()?.revision())
    }

    /// The battle as it stands is about to be written.
    pub(super) fn saving(&mut self) {
        self.saving = self.state();
    }

    /// It has been written.
    pub(super) fn saved(&mut self) {
        self.saved = self.saving.take();
    }
}

impl Workbench {
    /// Is the battle on the screen?
    pub fn playing(&self) -> bool {
        self.played.shown && self.played.pane.is_some()
    }

    /// The battle begun last, if it has not been given up.
    pub fn battle(&self) -> Option<&PlayPane> {
        self.played.pane.as_deref()
    }

    /// Shows the keys of what is on the screen: of the battle, where one is played, else of the commands.
    pub fn show_keys(&mut self) {
        let playing = self.playing();
        let of_battle = playing && self.played.pane.as_mut().is_some_and(|pane| pane.toggle_keys());
        if !of_battle {
            self.show(Sheet::Shortcuts);
        }
    }

    /// Plays the scenario as it is now, comes back to the battle that was left, or leaves it.
    pub fn play(&mut self) {
        if self.playing() {
            if let Some(pane) = &mut self.played.pane {
                pane.ask_leave();
            }
            return;
        }
        self.cancel_tool();
        if self.played.pane.as_ref().is_none_or(|p| p.session().is_none()) {
            self.play_anew();
        }
        self.played.shown = true;
    }

    fn play_anew(&mut self) {
        let usual = || Setup::against(&self.world.settings.commander);
        let before = self.played.pane.as_ref().map_or_else(usual, |p| p.setup().clone());
        let setup = Setup { habits: self.world.settings.play.clone(), ..before };
        let pane = PlayPane::new(oblique_rulesets::REGISTRY, self.world.document.scenario(), setup);
        self.played.put(pane, Some(self.world.document.revision()));
        self.played.shown = true;
    }

    /// Is a battle under way, on the screen or left for a while?
    pub fn battle_in_progress(&self) -> bool {
        self.battle().is_some_and(PlayPane::in_progress)
    }

    /// Would what is under way of a battle be lost with it?
    pub fn battle_unsaved(&self) -> bool {
        self.battle_in_progress() && self.played.saved != self.played.state()
    }

    /// Begins the battle anew with the document as it is now.
    pub(super) fn restart_now(&mut self) {
        self.play_anew();
    }

    /// Puts a battle taken up from a file on the screen.
    pub(super) fn put_battle(&mut self, mut pane: PlayPane, revision: Option<u64>) {
        pane.set_habits(self.world.settings.play.clone());
        self.cancel_tool();
        self.played.put(pane, revision);
        self.played.shown = true;
    }

    /// Brings the battle that was left to the screen.
    pub(super) fn show_battle(&mut self) {
        if self.played.pane.is_some() {
            self.cancel_tool();
            self.played.shown = true;
        }
    }

    /// Forgets the battle: another document was opened.
    pub(super) fn forget_battle(&mut self) {
        self.played = Played::default();
    }

    /// Has battles played by these habits from now on, the one under way included.
    pub(super) fn set_habits(&mut self, habits: Habits) {
        if self.world.settings.play == habits {
            return;
        }
        if let Some(pane) = &mut self.played.pane {
            pane.set_habits(habits.clone());
        }
        self.world.settings.play = habits;
    }

    /// Draws the battle and carries out what it asks.
    pub(super) fn play_ui(&mut self, ui: &mut egui::Ui) {
        let stale = self.played.revision != Some(self.world.document.revision());
        let Some(pane) = &mut self.played.pane else { return };
        pane.set_style(self.world.settings.style());
        let keys = self.world.settings.keys.shortcut("help.shortcuts");
        pane.set_keys(keys.map_or_else(String::new, |keys| crate::command::shortcut_text(ui.ctx(), &keys)));
        let asked = pane.ui(ui, stale);
        if self.world.settings.play != pane.setup().habits {
            self.world.settings.play = pane.setup().habits.clone();
        }
        for intent in asked {
            match intent {
                PlayIntent::Leave => self.played.shown = false,
                PlayIntent::GiveUp => {
                    self.played = Played::default();
                }
                PlayIntent::Restart => self.leave_battle(Next::Restart, ui.ctx()),
                PlayIntent::GoTo(place) => {
                    self.played.shown = false;
                    self.carry(crate::command::Intent::GoTo(place), ui.ctx());
                }
                PlayIntent::SaveLog { name, text } => {
                    self.pick_for(Pick::SAVE_LOG.named(name), Keeping::Text(text), ui.ctx());
                }
                PlayIntent::SaveBattle { name, scenario, saved } => {
                    self.pick_to_save_battle(name, scenario, saved, ui.ctx());
                }
                PlayIntent::SavePosition(scenario) => self.keep_position(*scenario, ui.ctx()),
                PlayIntent::PinNote(note) => self.pin_note(note),
                PlayIntent::PlayAgain => self.start_again(ui.ctx()),
                PlayIntent::BackToBefore => self.back_to_before(),
            }
        }
    }

    fn keep_position(&mut self, scenario: Scenario, ctx: &egui::Context) {
        let name = format!("{}.ron", crate::document::fresh_id(&scenario.meta.title, |_| false));
        self.pick_for(Pick::SAVE_POSITION.named(name), Keeping::Position(Box::new(scenario)), ctx);
    }
}
