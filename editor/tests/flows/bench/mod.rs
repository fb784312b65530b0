//! A document with a tool in hand, driven by pointer events without a window.

mod painting;

use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::{Hex, HexSet, Layout, Orientation};
use oblique_board::{Board, TerrainIx};
use oblique_cartography::geometry;
use oblique_editor::EditorContext;
use oblique_editor::command::Intent;
use oblique_editor::document::Document;
use oblique_editor::settings::Settings;
use oblique_editor::tools::{Pointer, PointerPhase, Preview, TOOLS, Tool};
use oblique_editor::view::View;
use oblique_rules::Ruleset;
use oblique_rulesets::RULESETS;
use oblique_scenario::Scenario;

/// A tool with its options as at first.
fn in_hand(id: &str) -> Box<dyn Tool> {
    TOOLS.iter().find(|entry| entry.description.id == id).expect("a tool of that id").make()
}

/// A document with one tool in hand.
pub(crate) struct Bench {
    pub document: Document,
    pub view: View,
    pub settings: Settings,
    pub tool: Box<dyn Tool>,
    pub ran: Vec<&'static str>,
    pub ruleset: &'static dyn Ruleset,
}

impl Bench {
    pub(crate) fn new(tool: &str, orientation: Orientation) -> Self {
        Self::under(RULESETS[0], tool, orientation)
    }

    /// The same under a ruleset of one's choice.
    pub(crate) fn under(ruleset: &'static dyn Ruleset, tool: &str, orientation: Orientation) -> Self {
        let catalog = ruleset.catalog();
        let palettes = catalog.palettes();
        let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
        let board = Board::new(Layout::new(orientation, 24, 20), terrain, palettes.linear);
        Self {
            document: Document::new(Scenario::new(&catalog.id, board)),
            view: View::default(),
            settings: Settings::default(),
            tool: in_hand(tool),
            ran: Vec::new(),
            ruleset,
        }
    }

    pub(crate) fn take(&mut self, id: &str) {
        self.tool = in_hand(id);
    }

    pub(crate) fn at(&self, col: i32, row: i32) -> Hex {
        self.document.scenario().board.layout().at(col, row)
    }

    pub(crate) fn with<R>(
        &mut self,
        act: impl FnOnce(&mut dyn Tool, &EditorContext<'_>, &mut Vec<Intent>) -> R,
    ) -> R {
        let context = EditorContext {
            document: &self.document,
            view: &self.view,
            settings: &self.settings,
            ruleset: self.ruleset,
            problems: &[],
            silenced: &[],
        };
        let mut out = Vec::new();
        let answer = act(self.tool.as_mut(), &context, &mut out);
        for intent in out {
            match intent {
                Intent::Edit { label, edit, gesture } => {
                    self.document.apply(&label, edit, gesture);
                }
                Intent::GiveUp(gesture) => {
                    self.document.give_up(gesture);
                }
                Intent::Select(selection) => self.view.selection = selection,
                Intent::View(change) => self.view.apply(change),
                Intent::Run(id) => self.ran.push(id),
                _ => {}
            }
        }
        answer
    }

    /// Works the options bar of the tool, as wide as it needs to show every choice as a button.
    pub(crate) fn options(&mut self, act: impl FnOnce(&mut egui_kittest::Harness<'_>)) {
        self.with(|tool, context, out| {
            let bar = |ui: &mut egui::Ui| _ = ui.horizontal(|ui| tool.options(ui, context, out));
            let mut harness = egui_kittest::Harness::builder().with_size([4000.0, 80.0]).build_ui(bar);
            harness.run();
            act(&mut harness);
            harness.run();
        });
    }

    /// Clicks a switch or a choice in the options bar.
    pub(crate) fn choose(&mut self, label: &str) {
        self.options(|bar| bar.get_by_role_and_label(egui::accesskit::Role::Button, label).click());
    }

    /// Gives a number in the options bar.
    pub(crate) fn give(&mut self, label: &str, number: f64) {
        let field = egui::accesskit::Role::SpinButton;
        self.options(|bar| bar.get_by_role_and_label(field, label).set_value_accesskit(number));
    }

    pub(crate) fn point(&mut self, phase: PointerPhase, world: [f64; 2], shift: bool, command: bool) {
        self.point_with(phase, world, (shift, command, false));
    }

    /// A pointer event with Shift, Control and Alt held or not.
    pub(crate) fn point_with(
        &mut self,
        phase: PointerPhase,
        world: [f64; 2],
        (shift, command, alt): (bool, bool, bool),
    ) {
        let layout = self.document.scenario().board.layout();
        let hex = geometry::hex_at(layout, geometry::Point::new(world[0] as f32, world[1] as f32));
        self.view.hover = Some(hex).filter(|hex| layout.contains(*hex));
        let pointer = Pointer { phase, hex, world, shift, command, alt };
        self.with(|tool, context, out| tool.pointer(context, pointer, out));
    }

    pub(crate) fn world(&self, hex: Hex) -> [f64; 2] {
        let at = geometry::center(self.document.scenario().board.layout(), hex);
        [f64::from(at.x), f64::from(at.y)]
    }

    /// Presses, drags through the hexes, lets go.
    pub(crate) fn drag(&mut self, hexes: &[Hex], shift: bool) {
        let worlds: Vec<_> = hexes.iter().map(|hex| self.world(*hex)).collect();
        self.point(PointerPhase::Hover, worlds[0], shift, false);
        self.point(PointerPhase::Down, worlds[0], shift, false);
        for world in &worlds[1..] {
            self.point(PointerPhase::Drag, *world, shift, false);
        }
        self.point(PointerPhase::Up, worlds[worlds.len() - 1], shift, false);
    }

    /// The same with Shift or Alt held all the while.
    pub(crate) fn drag_with(&mut self, hexes: &[Hex], shift: bool, alt: bool) {
        let worlds: Vec<_> = hexes.iter().map(|hex| self.world(*hex)).collect();
        self.point_with(PointerPhase::Down, worlds[0], (shift, false, alt));
        for world in &worlds[1..] {
            self.point_with(PointerPhase::Drag, *world, (shift, false, alt));
        }
        self.point_with(PointerPhase::Up, worlds[worlds.len() - 1], (shift, false, alt));
    }

    /// The hexes of a terrain.
    pub(crate) fn hexes_of(&self, terrain: u8) -> HexSet {
        let board = self.board();
        let layout = board.layout();
        HexSet::of(layout, layout.hexes().filter(|hex| board.terrain(*hex) == Some(TerrainIx(terrain))))
    }

    /// The hexes the tool says it would change.
    pub(crate) fn previewed(&mut self) -> HexSet {
        let layout = self.board().layout();
        let preview = self.preview();
        preview.set.map_or_else(|| HexSet::of(layout, preview.hexes), |set| HexSet::clone(&set))
    }

    pub(crate) fn click(&mut self, hex: Hex) {
        self.drag(&[hex], false);
    }

    pub(crate) fn key(&mut self, key: egui::Key) -> bool {
        self.with(|tool, context, out| tool.key_pressed(context, key, out))
    }

    pub(crate) fn preview(&mut self) -> Preview {
        self.with(|tool, context, _| tool.preview(context))
    }

    pub(crate) fn board(&self) -> &Board {
        &self.document.scenario().board
    }

    pub(crate) fn steps(&self) -> Vec<String> {
        self.document.done().map(|step| step.label.clone()).collect()
    }

    /// Undoes everything and sees that nothing is left of it.
    pub(crate) fn undo_all_to(&mut self, before: &Scenario) {
        while self.document.undo().is_some() {}
        assert_eq!(self.document.scenario(), before);
    }
}
