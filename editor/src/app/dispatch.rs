//! Carrying out intents: the one place where the document changes.

use super::Workbench;
use super::dialogs::Pick;
use crate::app::command::{Command, Gesture, Intent, Run, works_in_battle};
use crate::view::{CompareWith, Lockable, Selection};
use oblique_board::hex::Hex;
use oblique_scenario::Edit;
use oblique_scenario::check::Place;
use oblique_text::text;

impl Workbench {
    /// Carries out one intent.
    pub(super) fn dispatch(&mut self, intent: Intent, ctx: &egui::Context) {
        match intent {
            Intent::Edit { label, edit, gesture } => self.edit(&label, edit, gesture),
            Intent::GiveUp(gesture) => {
                let change = self.world.document.give_up(gesture);
                self.changed(&change);
            }
            Intent::Compare(CompareWith::File) => self.pick(Pick::COMPARE, ctx),
            Intent::Compare(with) => {
                let path = self.path().map(std::path::Path::to_path_buf);
                self.serve(ctx, |s, context| s.comparisons.compare_with(context, with, path));
            }
            Intent::CompareRules(wanted) => {
                self.serve(ctx, |s, context| s.rules_comparison.ask(context, wanted));
            }
            Intent::Sheets(request) => self.sheets_request(request, ctx),
            Intent::RemoveStamp(path) => self.remove_stamp(path, ctx),
            Intent::Jump(count) => self.jump(count),
            Intent::Select(selection) => {
                let another = selection != self.world.view.selection && selection != Selection::Nothing;
                self.world.view.selection = selection;
                if another {
                    self.bring_forward("inspector", ctx);
                }
            }
            Intent::ContextMenu { at, hex, world } => self.open_context_menu(at, hex, world, ctx),
            Intent::LookAt(hex) => self.look_at(hex),
            Intent::Evidence(id, field) => self.ask_evidence(id, field, ctx),
            Intent::GoTo(place) => self.go_to(place),
            Intent::Run(id) => {
                if let Some(command) = self.commands.iter().find(|c| c.id == id).cloned() {
                    self.run(&command, ctx);
                }
            }
            Intent::Tool(id) => self.take_tool(id),
            Intent::View(change) => self.world.view.apply(change),
            Intent::Style(id) => self.set_style(id),
            Intent::GoBookmark(slot) => self.go_bookmark(slot),
            Intent::Settings(change) => {
                self.world.settings.apply(change);
                self.apply_keys();
                self.world.document.limit_memory((self.world.settings.undo_mib as usize) << 20);
            }
            Intent::FixAll(id) => self.fix_all(id),
            Intent::Rule(id) => self.show_rule(id),
            Intent::ShowPanel(id) => self.show_panel(id),
            Intent::Say(text) => self.toasts.say(text),
            Intent::Warn(text) => self.toasts.warn(text),
        }
    }

    /// Can a command be run now?
    pub(super) fn can_run(&self, command: &Command) -> bool {
        (command.enabled)(&self.context()) && (!self.playing() || works_in_battle(command))
    }

    /// Runs a command if it can be run now.
    pub fn run(&mut self, command: &Command, ctx: &egui::Context) {
        if !self.can_run(command) {
            return;
        }
        match command.run {
            Run::Call(call) => call(self, ctx),
            Run::Tool(id) => self.take_tool(id),
            Run::Panel(id) => self.toggle_panel(id),
            Run::Import(id) => self.import_with(id, ctx),
            Run::Export(id) => self.export_with(id, ctx),
            Run::Style(id) => self.set_style(id),
            Run::SetBookmark(slot) => self.set_bookmark(slot),
            Run::GoBookmark(slot) => self.go_bookmark(slot),
        }
    }

    /// Applies an edit and tells everyone.
    pub(super) fn edit(&mut self, label: &str, edit: Edit, gesture: Gesture) {
        if !self.world.view.locked.is_empty() {
            let touched = Lockable::touched(&edit, self.world.document.scenario());
            if let Some(layer) = touched.into_iter().find(|layer| self.world.view.locked.contains(layer)) {
                self.toasts.say(layer.refusal());
                return;
            }
        }
        let change = self.world.document.apply(label, edit, gesture);
        self.toasts.done(label);
        self.changed(&change);
    }

    /// Mends everything a check finds and has a remedy for, as one step.
    fn fix_all(&mut self, id: &str) {
        let Some(fixes) = self.services.checks.fix_all(id, &self.world) else {
            self.toasts.say(text!("windows-there-is-nothing-to-fix"));
            return;
        };
        let count = match fixes.remedies {
            1 => text!("windows-1-problem").to_owned(),
            n => text!("windows-n-problems", n),
        };
        let before = self.world.document.state();
        self.edit(&text!("windows-fix-count", count), fixes.edit, Gesture::Whole);
        if self.world.document.state() != before {
            let left = match (fixes.left, fixes.alone) {
                (0, _) => String::new(),
                (left, 0) => text!("windows-left-left", left),
                (left, alone) => text!("windows-left-left-alone", left, alone),
            };
            self.toasts.say(text!("windows-fixed-count-left", count, left));
        }
    }

    /// Takes the last click back of what the tool has only begun, else the last step.
    pub(super) fn undo_click_or_step(&mut self, ctx: &egui::Context) {
        if !self.take_back_click(ctx) && !self.take_back_rejected() {
            self.undo();
        }
    }

    /// Brings back the line of a historical map that was rejected last, where nothing was done since: rejecting is no step.
    fn take_back_rejected(&mut self) -> bool {
        let Some(line) = self.world.view.sheets.tracing.take_back_rejected() else { return false };
        self.toasts.say(text!("conversion-line-is-open-again", line = line + 1));
        true
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        self.cancel_tool();
        if let Some(change) = self.world.document.undo() {
            self.changed(&change);
        }
    }

    /// Takes back the last click of what the tool in hand has begun, if it has.
    fn take_back_click(&mut self, ctx: &egui::Context) -> bool {
        let Some(index) = self.tools.iter().position(|t| t.id() == self.world.view.tool) else {
            return false;
        };
        let context = self.world.context();
        if !self.tools[index].takes_back(&context) {
            return false;
        }
        let mut out = Vec::new();
        self.tools[index].key_pressed(&context, egui::Key::Backspace, &mut out);
        self.carry_out(out, ctx);
        true
    }

    /// Does the step last taken back again.
    pub fn redo(&mut self) {
        self.cancel_tool();
        if let Some(change) = self.world.document.redo() {
            self.changed(&change);
        }
    }

    /// Goes to the state after `count` steps.
    pub fn jump(&mut self, count: usize) {
        self.cancel_tool();
        let change = self.world.document.jump(count);
        self.changed(&change);
    }

    pub(super) fn take_tool(&mut self, id: &'static str) {
        if self.world.view.tool != id && self.tools.iter().any(|t| t.id() == id) {
            self.cancel_tool();
            if self.world.view.tool == "stamp" {
                // What was being moved has not moved.
                self.world.view.floating =
                    self.world.view.floating.take().filter(|floating| floating.lifted.is_none());
            } else if let Some(tool) = self.tools.iter().find(|t| t.id() == self.world.view.tool) {
                self.world.view.tool_before = tool.id();
            }
            id.clone_into(&mut self.world.view.tool);
        }
    }

    pub(super) fn cancel_tool(&mut self) {
        if let Some(tool) = self.tools.iter_mut().find(|t| t.id() == self.world.view.tool) {
            tool.cancel();
        }
    }

    pub(super) fn look_at(&mut self, hex: Hex) {
        let layout = self.world.document.scenario().board.layout();
        self.world.view.camera = self.world.view.camera.looking_at(layout, hex);
    }

    pub(super) fn go_to(&mut self, place: Place) {
        let scenario = self.world.document.scenario();
        let layout = scenario.board.layout();
        let (selection, hex, panel) = match place {
            Place::Param(_) | Place::Side(..) | Place::Nation(_) => (None, None, "scenario"),
            Place::Hex(col, row) => {
                let hex = layout.at(col, row);
                (Some(Selection::Hex(hex)), Some(hex), "inspector")
            }
            Place::Feature(id) => {
                let hex = scenario.board.features().get(&id).and_then(|f| {
                    let hexes = f.hexes(layout);
                    hexes.get(hexes.len() / 2).copied()
                });
                (Some(Selection::Feature(id)), hex, "inspector")
            }
            Place::Label(id) => {
                let hex = scenario.board.labels().get(&id).map(|l| l.hex);
                (Some(Selection::Label(id)), hex, "inspector")
            }
            Place::Objective(id) => {
                let hex = scenario.objectives.get(&id).map(|o| o.hex);
                (Some(Selection::Objective(id)), hex, "inspector")
            }
            Place::Piece(id, _) => {
                let hex = scenario.pieces.get(&id).and_then(|p| p.hex);
                (Some(Selection::Pieces([id].into())), hex, "inspector")
            }
        };
        if let Some(selection) = selection {
            self.world.view.selection = selection;
        }
        if let Some(hex) = hex.filter(|h| layout.contains(*h)) {
            self.look_at(hex);
        }
        self.show_panel(panel);
    }

    /// Lets go of a selection whose thing is gone.
    pub(super) fn drop_dead_selection(&mut self) {
        let scenario = self.world.document.scenario();
        let alive = match &mut self.world.view.selection {
            Selection::Nothing => true,
            Selection::Hex(hex) => scenario.board.layout().contains(*hex),
            Selection::Pieces(ids) => {
                ids.retain(|id| scenario.pieces.contains_key(id));
                !ids.is_empty()
            }
            Selection::Feature(id) => scenario.board.features().contains_key(id),
            Selection::Label(id) => scenario.board.labels().contains_key(id),
            Selection::Objective(id) => scenario.objectives.contains_key(id),
        };
        if !alive {
            self.world.view.selection = Selection::Nothing;
        }
    }
}
