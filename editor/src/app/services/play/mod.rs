//! The battle under way: begun, left, come back to, played again with a changed scenario, kept against a crash.
//!
//! The pane owns the battle; the document goes on beside it. Must not know how a battle is played, nor how it gets
//! into a file of the user's.

mod autosave;
mod lost;
mod replay;

pub(in crate::app) use lost::LostBattle;

use super::{Service, ServiceContext};
use crate::app::world::World;
use crate::play::{Habits, PlayPane, Setup};
use autosave::BattleKeeper;
use oblique_context::Intent;
use oblique_jobs::Slot;
use oblique_scenario::ChangeSet;
use oblique_text::text;
use replay::Replayed;
use std::path::PathBuf;
use std::time::Duration;

/// A battle and the number of what the document was when it was begun (`Document::content`); none where it came from a
/// file and the document is another battle.
type Begun = (Box<PlayPane>, Option<u64>);

/// The battle being played, if any.
#[derive(Default)]
pub(crate) struct Play {
    battle: Option<Begun>,
    /// Is it on the screen (else the editor is, and the battle is kept)?
    shown: bool,
    /// The battle before it was played again with a changed scenario.
    before: Option<Begun>,
    /// The battle being played again with a changed scenario.
    replayed: Slot<Replayed>,
    /// The state of the battle that is being saved.
    saving: Option<u64>,
    /// The state of the battle that is in a file.
    saved: Option<u64>,
    keeper: BattleKeeper,
    /// Where it is kept against a crash; nowhere without one.
    kept_in: Option<PathBuf>,
    /// Lost by an earlier run, to be offered.
    lost: Option<LostBattle>,
}

impl Service for Play {
    /// Another document was opened: the battle is given up.
    fn opened(&mut self, _: &mut World) {
        self.give_up();
    }

    fn changed(&mut self, _: &mut World, _: &ChangeSet) {}

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        self.take_replayed(context);
    }

    /// Keeps the battle under way.
    fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        let Some(path) = self.kept_in.clone() else { return };
        if let Some(why) = self.keeper.take_trouble() {
            context.out.push(Intent::Warn(text!("play-the-battle-under-way-cannot-be-kept", why)));
        }
        let now = context.egui.input(|i| i.time);
        match self.battle.as_ref() {
            Some((pane, _)) if pane.in_progress() => {
                if let Some(wait) = self.keeper.keep(pane, &path, now) {
                    context.egui.request_repaint_after(Duration::from_secs_f64(wait));
                }
            }
            Some((pane, _)) if pane.session().is_some() => {}
            _ => self.keeper.forget(&path),
        }
    }
}

impl Play {
    /// Is the battle on the screen?
    pub(in crate::app) const fn is_shown(&self) -> bool {
        self.shown && self.battle.is_some()
    }

    /// The battle begun last, if it has not been given up.
    pub(in crate::app) fn pane(&self) -> Option<&PlayPane> {
        Some(&self.battle.as_ref()?.0)
    }

    pub(in crate::app) fn pane_mut(&mut self) -> Option<&mut PlayPane> {
        Some(&mut self.battle.as_mut()?.0)
    }

    /// The title of the battle on the screen where it is not the document's.
    pub(in crate::app) fn other_title(&self) -> Option<&str> {
        self.title_if_other().filter(|_| self.shown)
    }

    /// The title of the battle, on the screen or left for a while, where it is not the document's.
    pub(in crate::app) fn title_if_other(&self) -> Option<&str> {
        let (pane, revision) = self.battle.as_ref()?;
        revision.is_none().then_some(pane.scenario().meta.title.as_str())
    }

    /// The number of what the document was when the battle was begun, if the document is its scenario.
    pub(in crate::app) fn revision(&self) -> Option<u64> {
        self.battle.as_ref()?.1
    }

    /// The document has become another in a way that is no change of what is played.
    pub(in crate::app) fn follow(&mut self, before: u64, now: u64) {
        if let Some((_, revision)) = &mut self.battle
            && *revision == Some(before)
        {
            *revision = Some(now);
        }
    }

    /// Is a battle under way, on the screen or left for a while?
    pub(in crate::app) fn in_progress(&self) -> bool {
        self.pane().is_some_and(PlayPane::in_progress)
    }

    /// Would what is under way of a battle be lost with it?
    pub(in crate::app) fn unsaved(&self) -> bool {
        self.in_progress() && self.saved != self.state()
    }

    /// Begins the battle anew with the document as it is now.
    pub(in crate::app) fn begin(&mut self, world: &World) {
        let usual = || Setup::against(&world.settings.commander);
        let before = self.pane().map_or_else(usual, |p| p.setup().clone());
        let setup = Setup { habits: world.settings.play.clone(), ..before };
        let pane = PlayPane::new(crate::app::rulesets::REGISTRY, world.document.scenario(), setup);
        self.put(pane, Some(world.document.content()));
    }

    /// Puts a battle taken up from a file on the screen; `saved` tells whether it is in a file of the user's.
    pub(in crate::app) fn resume(
        &mut self,
        world: &World,
        mut pane: PlayPane,
        revision: Option<u64>,
        saved: bool,
    ) {
        pane.set_habits(world.settings.play.clone());
        self.put(pane, revision);
        if saved {
            self.saved = self.state();
        }
    }

    fn put(&mut self, pane: PlayPane, revision: Option<u64>) {
        self.replace(Some((Box::new(pane), revision)));
        self.shown = true;
    }

    /// Another battle, or none, stands in its place: what was about the other goes with it.
    fn replace(&mut self, battle: Option<Begun>) {
        self.battle = battle;
        (self.before, self.saving, self.saved) = (None, None, None);
        self.replayed = Slot::default();
    }

    /// Brings the battle to the screen, if there is one.
    pub(in crate::app) const fn show(&mut self) {
        self.shown = self.battle.is_some();
    }

    /// The editor comes to the screen; the battle is kept.
    pub(in crate::app) const fn leave(&mut self) {
        self.shown = false;
    }

    /// The battle is over and done with.
    pub(in crate::app) fn give_up(&mut self) {
        self.replace(None);
        self.shown = false;
    }

    /// Has battles played by these habits from now on, the one under way included.
    pub(in crate::app) fn set_habits(&mut self, world: &mut World, habits: Habits) {
        if world.settings.play == habits {
            return;
        }
        if let Some(pane) = self.pane_mut() {
            pane.set_habits(habits.clone());
        }
        world.settings.play = habits;
    }

    /// What identifies the state of the battle.
    fn state(&self) -> Option<u64> {
        Some(self.pane()?.session()?.revision())
    }

    /// The battle as it stands is about to be written.
    pub(in crate::app) fn note_saving(&mut self) {
        self.saving = self.state();
    }

    /// It has been written.
    pub(in crate::app) const fn note_saved(&mut self) {
        self.saved = self.saving.take();
    }

    /// The battle is kept in that file from now on, against a crash.
    pub(in crate::app) fn keep_in(&mut self, path: PathBuf) {
        self.kept_in = Some(path);
    }

    /// The battle under way need not survive: the program is left knowing of it, and nothing is kept once more.
    pub(in crate::app) fn stop_keeping(&mut self) {
        if let Some(path) = self.kept_in.take() {
            self.keeper.forget(&path);
        }
    }

    /// A battle that a crash left behind is to be offered when nothing else is asked.
    pub(in crate::app) fn offer(&mut self, lost: LostBattle) {
        self.lost = Some(lost);
    }

    /// The battle to be offered, once.
    pub(in crate::app) const fn take_lost(&mut self) -> Option<LostBattle> {
        self.lost.take()
    }

    /// A battle left behind is taken up: its file goes once it is kept as ours.
    pub(in crate::app) fn taking_up(&mut self, path: PathBuf) {
        // Whoever takes it up by another way is not offered it any more.
        self.lost.take_if(|lost| lost.path == path);
        self.keeper.taking = Some(path);
    }
}
