//! The editor's map: the canvas with the document's counters, the selection and the tool in hand.
//!
//! Must not know what a tool does.

mod compared;
mod drafted;
mod selection;
mod tasks;

use crate::EditorContext;
use crate::tools::pieces as pieces_tool;
use crate::tools::{PointerPhase, Tool};
use crate::view::ViewChange;
use egui::Ui;
use oblique_board::hex::{Hex, Layout};
use oblique_context::Intent;
use oblique_context::drag::DraggedPieces;
use oblique_context::sheets::SheetsChange;
use oblique_digitize_room::LaidSheets;
use oblique_mapview::pointing::Waiting;
use oblique_mapview::underlay::part_shown;
use oblique_mapview::{
    CounterAt, Flag, LayersShown, MapCanvas, Stage, Viewport, identity, navigation, pieces,
};
use oblique_scenario::{ChangeSet, Facets, Scenario};
use oblique_text::text;

/// The editor's map.
#[derive(Default)]
pub struct EditorMap {
    canvas: MapCanvas,
    /// Events the tool has not had yet.
    waiting: Waiting,
    counters: Vec<CounterAt>,
    flags: Vec<Flag>,
    sheets: LaidSheets,
    /// Are counters and flags those of the document?
    pieces_known: bool,
}

impl EditorMap {
    /// Forgets its board: the next frame starts from the document anew.
    pub fn forget(&mut self) {
        self.canvas.forget();
        self.pieces_known = false;
    }

    /// Takes in a change of the scenario. Every change set must come here; for a document opened see
    /// [`EditorMap::forget`].
    pub fn changed(&mut self, scenario: &Scenario, change: &ChangeSet) {
        self.canvas.changed(scenario, change);
        let of_pieces = Facets::PIECES.with(Facets::PARAMS).with(Facets::OBJECTIVES).with(Facets::LAYOUT);
        self.pieces_known &= !change.facets.meets(of_pieces);
    }

    /// The frame of the board it shows.
    pub fn layout(&self) -> Option<Layout> {
        self.canvas.layout()
    }

    /// The part of the world it shows, once it was drawn.
    pub const fn shown_of_map(&self) -> Option<oblique_cartography::geometry::Rect> {
        self.canvas.shown_of_map()
    }

    /// Has everything that was asked for been drawn?
    pub fn is_settled(&self) -> bool {
        self.canvas.is_settled()
    }

    /// Draws the ground alone, before anything else of the map was drawn.
    pub(super) fn ground_ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>) {
        self.take_board(ui, context);
        let layers = LayersShown { sheets: false, rulers: false, ..context.view.layers };
        let mut camera = context.view.camera;
        self.canvas.show(ui, &Stage { layers, ..Stage::default() }, &mut camera);
    }

    /// Takes in the style, and the board if it is another.
    fn take_board(&mut self, ui: &Ui, context: &EditorContext<'_>) {
        let board = &context.scenario().board;
        self.canvas.set_style(context.style());
        if self.canvas.layout() != Some(board.layout()) {
            self.canvas.set_board(ui.ctx(), board, context.catalog());
            self.pieces_known = false;
        }
    }

    /// Draws it; what the tool answers goes to `out`.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        tool: &mut dyn Tool,
        out: &mut Vec<Intent>,
    ) {
        let scenario = context.scenario();
        self.take_board(ui, context);
        if !std::mem::replace(&mut self.pieces_known, true) {
            self.counters = pieces::counters_of(scenario, context.ruleset);
            self.flags = pieces::flags_of(scenario);
        }
        let preview = tool.preview(context);
        if preview.unfinished {
            ui.ctx().request_repaint();
        }
        let (under, over) = selection::overlays(context, &preview, tool.heeds_symmetry());
        let (counters, flags) = (std::mem::take(&mut self.counters), std::mem::take(&mut self.flags));
        let sheets = self.sheets.of(context);
        let with_ghosts = with_ghosts(&counters, &preview.counters);
        let stage = Stage {
            counters: with_ghosts.as_deref().unwrap_or(&counters),
            flags: &flags,
            under: &under,
            over: &over,
            caption: &preview.caption,
            covered: None,
            layers: context.view.layers,
            sheets: &sheets,
            compare: context.view.sheets.compare,
        };
        let canvas = ui.available_rect_before_wrap();
        let layout = scenario.board.layout();
        let there = part_shown(layout, if context.view.layers.sheets { sheets.as_slice() } else { &[] });
        let mut camera = navigation::not_too_far(context.view.camera, canvas, layout, there);
        let shown = self.canvas.show(ui, &stage, &mut camera);
        (self.counters, self.flags) = (counters, flags);
        if camera != context.view.camera {
            out.push(Intent::view(ViewChange::Camera(camera)));
        }
        if let Some(dragged) = shown.response.dnd_release_payload::<DraggedPieces>()
            && let Some(at) = ui.input(|i| i.pointer.interact_pos())
        {
            let viewport = Viewport::new(shown.response.rect, camera);
            let hex = viewport.hex_at(scenario.board.layout(), at);
            out.extend(pieces_tool::put_down(context, &dragged.0, hex));
        }
        let hover = shown.hover;
        let panning = ui.input(|i| i.pointer.middle_down() || i.pointer.secondary_down());
        if let Some(compare) = shown.compare {
            out.push(Intent::sheets(SheetsChange::Compare(compare)));
        }
        if shown.on_divider {
            ui.ctx().set_cursor_icon(egui::CursorIcon::ResizeHorizontal);
        } else if hover.is_some() && !panning {
            ui.ctx().set_cursor_icon(tool.cursor(context));
        }
        if hover != context.view.hover {
            out.push(Intent::view(ViewChange::Hover(hover)));
        }
        let asked = shown.pointer.iter().find(|pointer| pointer.phase == PointerPhase::Context).copied();
        if let Some((pointer, at)) = asked.zip(ui.input(|i| i.pointer.interact_pos())) {
            out.push(Intent::ContextMenu { at, hex: pointer.hex, world: pointer.world });
        }
        let at_rest = shown.pointer.is_empty() && !panning;
        for pointer in self.waiting.take(tool.id(), shown.pointer) {
            tool.pointer(context, pointer, out);
        }
        if self.waiting.more() {
            ui.ctx().request_repaint();
        }
        if let Some(hex) =
            hover.filter(|_| at_rest && preview.caption.is_empty() && context.view.layers.pieces)
        {
            unit_tip(&shown.response, context, hex);
        }
    }
}

/// Most units told of in one tooltip.
const TIP_UNITS: usize = 4;

/// Who stands on a hex, under the pointer after a moment.
fn unit_tip(response: &egui::Response, context: &EditorContext<'_>, hex: Hex) {
    let scenario = context.scenario();
    let stack = pieces::stack_at(scenario, hex);
    if stack.is_empty() {
        return;
    }
    response.clone().on_hover_ui_at_pointer(|ui| {
        for (n, piece) in stack.iter().filter_map(|id| scenario.pieces.get(*id)).take(TIP_UNITS).enumerate() {
            if n > 0 {
                ui.separator();
            }
            for (m, line) in identity::lines(scenario, context.catalog(), piece).into_iter().enumerate() {
                if m == 0 {
                    ui.strong(line)
                } else {
                    ui.weak(line)
                };
            }
        }
        if stack.len() > TIP_UNITS {
            ui.weak(text!("windows-and-stack-more", stack = stack.len() - TIP_UNITS));
        }
    });
}

/// The counters with those a tool would set up instead of them; `None` where it sets up none.
fn with_ghosts(counters: &[CounterAt], ghosts: &[CounterAt]) -> Option<Vec<CounterAt>> {
    if ghosts.is_empty() {
        return None;
    }
    let moved: std::collections::BTreeSet<_> = ghosts.iter().map(|ghost| &ghost.id).collect();
    let staying = counters.iter().filter(|counter| !moved.contains(&counter.id));
    Some(staying.chain(ghosts).cloned().collect())
}
