//! Leaving the document for something else, asking first where work would be lost.

use super::super::Workbench;
use super::super::battle_ask::AskDiscardBattle;
use super::super::dialogs::Pick;
use super::super::map_battle::MapBattle;
use super::super::new_battle::NewBattle;
use super::super::pickup::PickupForm;
use super::ask::AskUnsaved;
use crate::app::rulesets::read_scenario;
use crate::app::shipped::SHIPPED;
use crate::document::{RecoveredWork, blank};
use oblique_rules::Ruleset;
use oblique_scenario::{Scenario, Side};
use oblique_text::text;
use std::path::PathBuf;

/// What the user wanted when work not saved was in the way.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// A new battle.
    New,
    /// A pick-up game.
    PickUp,
    /// A new battle from a historical map.
    FromMap,
    /// A new battle on the ground of a height model.
    FromHeights,
    /// Pick a file to open.
    Open,
    /// Type the path of a file to open.
    OpenTyped,
    /// Open this file.
    OpenPath(PathBuf),
    /// Open the shipped battle at that place of the list.
    Shipped(usize),
    /// Choose other rules for the battle.
    ChangeRules,
    /// Open a battle that was imported.
    Imported(Box<Scenario>),
    /// Open work that was not saved.
    Restore(RecoveredWork),
    /// An empty battle in place of this one.
    Close,
    /// Pick a battle under way to take up.
    OpenBattle,
    /// Take up the battle that another run left behind in this file.
    LostBattle(PathBuf),
    /// Begin the battle anew with the document as it is now.
    Restart,
    /// Close the window.
    Quit,
}

impl Workbench {
    /// Does `next`, asking first if work would be lost.
    pub fn go_on(&mut self, next: Next, ctx: &egui::Context) {
        if self.world.document.dirty() {
            self.dialogs.open(AskUnsaved(next));
        } else {
            self.leave_battle(next, ctx);
        }
    }

    /// Does `next`, asking first if a battle under way would be lost.
    pub(crate) fn leave_battle(&mut self, next: Next, ctx: &egui::Context) {
        if self.services.play.unsaved() {
            self.dialogs.open(AskDiscardBattle(next));
        } else {
            self.go_on_now(next, ctx);
        }
    }

    pub(in crate::app) fn go_on_now(&mut self, next: Next, ctx: &egui::Context) {
        match next {
            Next::New => self.dialogs.open(NewBattle::new(self.world.ruleset)),
            Next::PickUp => match PickupForm::for_rules(self.world.ruleset) {
                Some(form) => self.dialogs.open(form),
                None => self.toasts.warn(text!("files-no-rules-here-have-pick-up-games")),
            },
            Next::FromMap => self.dialogs.open(MapBattle::new(self.world.ruleset)),
            // The battle on the screen stays until there is a model to begin another from.
            Next::FromHeights => self.pick(Pick::BATTLE_FROM_HEIGHTS, ctx),
            Next::ChangeRules => self.ask_change_rules(),
            Next::Open => self.pick(Pick::open(), ctx),
            Next::OpenTyped => self.browse(Pick::open(), true, ctx),
            Next::OpenPath(path) => self.open_path(path, ctx),
            Next::Shipped(index) => {
                let Some(shipped) = SHIPPED.get(index) else { return };
                if let Some(scenario) = read_scenario(shipped.text).scenario {
                    self.put(scenario, None);
                }
            }
            Next::Close => self.empty_board(),
            Next::OpenBattle => self.pick(Pick::OPEN_PLAYED, ctx),
            Next::LostBattle(path) => {
                self.dialogs.drop_those_aside();
                self.take_up_lost_now(path, ctx);
            }
            Next::Restart => self.services.play.begin(&self.world),
            Next::Imported(scenario) => self.put_imported(*scenario),
            Next::Restore(kept) => {
                self.dialogs.drop_those_aside();
                self.serve(ctx, |s, context| s.files.restore(context, kept));
            }
            Next::Quit => {
                self.services.files.close();
                self.services.play.stop_keeping();
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
    }

    /// An empty battle by the rules of this one.
    pub(in crate::app) fn empty_board(&mut self) {
        let empty = self.empty_battle(self.world.ruleset);
        self.put(empty, None);
    }

    /// An empty battle by those rules; its hexes stand as those of this one where the rules allow it.
    pub(in crate::app) fn empty_battle(&self, ruleset: &dyn Ruleset) -> Scenario {
        let now = self.world.document.scenario().board.layout().orientation;
        let allowed = &ruleset.catalog().orientations;
        let usual = allowed.first().copied().unwrap_or_default();
        let orientation = if allowed.contains(&now) { now } else { usual };
        let mut empty = blank(ruleset, orientation, 30, 24);
        for side in Side::BOTH {
            empty.sides[side.index()].name = text!("windows-side-side", side);
        }
        empty
    }

    /// Saves and then does `next`.
    pub(in crate::app) fn save_then(&mut self, next: Next, ctx: &egui::Context) {
        self.services.files.set_next(next);
        self.save(ctx);
    }
}
