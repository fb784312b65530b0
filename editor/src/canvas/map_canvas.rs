//! The canvas itself: one widget, one sense.
//!
//! [`MapCanvas::show`] draws any board with any counters and reports what the pointer did; the play
//! pane uses it as it is. [`MapCanvas::ui`] is the editor's map on top of it: counters of the
//! document, selection, the tool in hand.

use super::camera::Viewport;
use super::ground::Ground;
use super::overlay::Overlay;
use super::pieces::{self, CounterAt, Flag};
use super::pointing::{Pointing, Waiting, pressed_at};
use super::scene::Scene;
use super::sprites::Sprites;
use super::{counters, identity, minimap, navigation, ruler, selection};
use crate::command::Intent;
use crate::desk::Desk;
use crate::tools::pieces::Carried;
use crate::tools::{Pointer, PointerPhase, Tool};
use crate::view::{Camera, LayersShown};
use egui::{Align2, Rect, Sense, Ui, vec2};
use oblique_board::Board;
use oblique_board::hex::Hex;
use oblique_cartography::{Layers, MapStyle, geometry};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{ChangeSet, Facets, Scenario};

/// The map widget.
pub struct MapCanvas {
    style: &'static MapStyle,
    ground: Option<Ground>,
    pointing: Pointing,
    /// Events the tool has not had yet.
    waiting: Waiting,
    /// The pointer went down on the minimap and holds its window.
    on_minimap: bool,
    counters: Vec<CounterAt>,
    sprites: Sprites,
    flags: Vec<Flag>,
    /// Are counters and flags those of the document?
    pieces_known: bool,
    frame_ms: super::frame_log::FrameLog,
    /// The part of the world it shows.
    shown: Option<geometry::Rect>,
}

/// What is drawn besides the ground.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stage<'a> {
    /// Counters, the lowest first.
    pub counters: &'a [CounterAt],
    /// Objectives.
    pub flags: &'a [Flag],
    /// Under the counters.
    pub under: &'a [Overlay],
    /// Over the counters.
    pub over: &'a [Overlay],
    /// Written beside the pointer.
    pub caption: &'a str,
    /// What the map shows.
    pub layers: LayersShown,
}

/// What happened on the canvas.
#[derive(Debug)]
pub struct CanvasResponse {
    /// Its widget.
    pub response: egui::Response,
    /// The hex under the pointer, if the pointer is over the map and the hex on the board.
    pub hover: Option<Hex>,
    /// What the pointer did, in order.
    pub pointer: Vec<Pointer>,
    /// Did the camera move?
    pub camera_moved: bool,
}

impl CanvasResponse {
    /// The hexes clicked this frame.
    pub fn clicks(&self) -> impl Iterator<Item = Pointer> + '_ {
        self.pointer.iter().copied().filter(|p| p.phase == PointerPhase::Down)
    }
}

impl Default for MapCanvas {
    fn default() -> Self {
        Self {
            style: MapStyle::period(),
            ground: None,
            pointing: Pointing::default(),
            waiting: Waiting::default(),
            on_minimap: false,
            counters: Vec::new(),
            sprites: Sprites::default(),
            flags: Vec::new(),
            pieces_known: false,
            frame_ms: super::frame_log::FrameLog::default(),
            shown: None,
        }
    }
}

impl MapCanvas {
    /// A canvas without a board yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The part of the world it shows, once it has been drawn.
    pub const fn shown_of_map(&self) -> Option<geometry::Rect> {
        self.shown
    }

    /// Draws in that style from now on.
    pub fn set_style(&mut self, style: &'static MapStyle) {
        self.style = style;
        if let Some(ground) = &mut self.ground {
            ground.set_style(style);
        }
    }

    /// Forgets its board: the next frame starts from the document anew.
    pub fn forget(&mut self) {
        self.ground = None;
        self.pieces_known = false;
    }

    /// Takes in another board: a document was opened, a battle begun.
    pub fn set_board(&mut self, ctx: &egui::Context, board: &Board, catalog: &'static Catalog) {
        match &mut self.ground {
            Some(ground) => ground.replace(board, catalog),
            None => self.ground = Some(Ground::new(ctx, board, catalog, self.style)),
        }
        self.pieces_known = false;
    }

    /// Takes in a change of the scenario. Every change set must come here; for a document opened
    /// see [`MapCanvas::forget`].
    pub fn changed(&mut self, scenario: &Scenario, change: &ChangeSet) {
        if let Some(ground) = &mut self.ground {
            ground.changed(&scenario.board, change);
        }
        let of_pieces = Facets::PIECES.with(Facets::PARAMS).with(Facets::OBJECTIVES).with(Facets::LAYOUT);
        self.pieces_known &= !change.facets.meets(of_pieces);
    }

    /// The frame of the board it shows.
    pub fn layout(&self) -> Option<oblique_board::hex::Layout> {
        self.ground.as_ref().map(|ground| ground.board().layout())
    }

    /// Has everything that was asked for been drawn?
    pub fn is_settled(&self) -> bool {
        self.ground.as_ref().is_some_and(Ground::is_settled)
    }

    /// Draws the board set last, fills the space there is, moves the camera as the user asks.
    pub fn show(&mut self, ui: &mut Ui, stage: &Stage<'_>, camera: &mut Camera) -> CanvasResponse {
        let started = std::time::Instant::now();
        let (rect, response) =
            ui.allocate_exact_size(ui.available_size().max(vec2(1.0, 1.0)), Sense::click_and_drag());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Canvas, true, "Map"));
        let Some(ground) = &mut self.ground else {
            return CanvasResponse { response, hover: None, pointer: Vec::new(), camera_moved: false };
        };
        let layout = ground.board().layout();
        if response.is_pointer_button_down_on() {
            // A press on the map takes the keyboard from the field or row that has it, so that the
            // next Enter is the tool's.
            ui.memory_mut(|m| m.focused().filter(|id| *id != response.id).map(|id| m.surrender_focus(id)));
        }
        let before = *camera;
        *camera = navigation::navigate(ui, &response, *camera, rect, layout);
        let small = minimap::rect(&Viewport::new(rect, *camera), layout);
        let free = go_by_minimap(ui, &response, &mut self.on_minimap, small, camera, layout)
            && !navigation::hand(ui);
        let viewport = Viewport::new(rect, *camera);
        let pointer = self.pointing.events(ui, &response, &viewport, layout, free);
        self.shown = Some(viewport.world());

        let painter = ui.painter_at(rect);
        let counters: &[CounterAt] = if stage.layers.pieces { stage.counters } else { &[] };
        let flags: &[Flag] = if stage.layers.objectives { stage.flags } else { &[] };
        let scene = Scene::build(&viewport, layout, ui.ctx().pixels_per_point(), counters, flags);
        ground.set_layers(layers_of(stage.layers));
        ground.paint(&painter, &viewport, &scene);
        for overlay in stage.under {
            overlay.paint(&painter, &viewport, layout, &ground.style().overlay);
        }
        let (pieces, objectives) = (stage.layers.pieces_percent, stage.layers.objectives_percent);
        let points = viewport.hex_points();
        let faded = painter.faded(pieces);
        counters::paint(&faded, ground.style(), &scene, counters, &mut self.sprites, points);
        let written =
            counters::Written { names: stage.layers.unit_names, strengths: stage.layers.unit_strengths };
        counters::write(&faded, ground.style(), &scene, counters, written, points);
        counters::paint_flags(&painter.faded(objectives), ground.style(), &scene, flags);
        let free_of_rulers = if stage.layers.rulers { ruler::free(rect) } else { rect };
        let over = painter.with_clip_rect(painter.clip_rect().intersect(free_of_rulers));
        for overlay in stage.over {
            overlay.paint(&over, &viewport, layout, &ground.style().overlay);
        }
        if let Some(small) = small {
            minimap::paint(&painter, &viewport, layout, small, ground.far(), counters);
        }
        let at = response.hover_pos().filter(|at| free && !small.is_some_and(|map| map.contains(*at)));
        if let Some(at) = at
            && !stage.caption.is_empty()
        {
            caption(ui, at, viewport.hex_points(), stage.caption);
        }
        let hover = at.map(|at| viewport.hex_at(layout, at)).filter(|hex| layout.contains(*hex));
        if stage.layers.rulers {
            let pointed = hover.map(|hex| layout.col_row(hex));
            ruler::paint(&painter, ground.style(), &viewport, layout, pointed);
        }
        self.frame_ms.note(started, ui);
        CanvasResponse { response, hover, pointer, camera_moved: *camera != before }
    }

    /// The editor's map.
    pub fn ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, tool: &mut dyn Tool, out: &mut Vec<Intent>) {
        let scenario = desk.scenario();
        self.set_style(desk.style());
        if self.ground.as_ref().is_none_or(|g| g.board().layout() != scenario.board.layout()) {
            self.set_board(ui.ctx(), &scenario.board, desk.catalog());
        }
        if !std::mem::replace(&mut self.pieces_known, true) {
            self.counters = pieces::counters_of(scenario, desk.catalog());
            self.flags = pieces::flags_of(scenario);
        }
        let preview = tool.preview(desk);
        if preview.unfinished {
            ui.ctx().request_repaint();
        }
        let (under, over) = selection::overlays(desk, &preview);
        let (counters, flags) = (std::mem::take(&mut self.counters), std::mem::take(&mut self.flags));
        let with_ghosts = with_ghosts(&counters, &preview.counters);
        let stage = Stage {
            counters: with_ghosts.as_deref().unwrap_or(&counters),
            flags: &flags,
            under: &under,
            over: &over,
            caption: &preview.caption,
            layers: desk.view.layers,
        };
        let canvas = ui.available_rect_before_wrap();
        let mut camera = navigation::not_too_far(desk.view.camera, canvas, scenario.board.layout());
        let shown = self.show(ui, &stage, &mut camera);
        (self.counters, self.flags) = (counters, flags);
        if camera != desk.view.camera {
            out.push(Intent::view(move |view| view.camera = camera));
        }
        if let Some(carried) = shown.response.dnd_release_payload::<Carried>()
            && let Some(at) = ui.input(|i| i.pointer.interact_pos())
        {
            let viewport = Viewport::new(shown.response.rect, camera);
            let hex = viewport.hex_at(scenario.board.layout(), at);
            out.extend(crate::tools::pieces::put_down(desk, &carried.0, hex));
        }
        let hover = shown.hover;
        let panning = ui.input(|i| i.pointer.middle_down() || i.pointer.secondary_down());
        if hover.is_some() && !panning {
            ui.ctx().set_cursor_icon(tool.cursor(desk));
        }
        if hover != desk.view.hover {
            out.push(Intent::view(move |view| view.hover = hover));
        }
        let context = shown.pointer.iter().find(|pointer| pointer.phase == PointerPhase::Context).copied();
        if let Some((pointer, at)) = context.zip(ui.input(|i| i.pointer.interact_pos())) {
            out.push(Intent::ContextMenu { at, hex: pointer.hex, world: pointer.world });
        }
        let at_rest = shown.pointer.is_empty() && !panning;
        for pointer in self.waiting.take(tool.id(), shown.pointer) {
            tool.pointer(desk, pointer, out);
        }
        if self.waiting.more() {
            ui.ctx().request_repaint();
        }
        if let Some(hex) = hover.filter(|_| at_rest && preview.caption.is_empty() && desk.view.layers.pieces)
        {
            unit_tip(&shown.response, desk, hex);
        }
    }
}

/// Lets a press on the minimap move the camera; says whether the map below is free for tools.
fn go_by_minimap(
    ui: &Ui,
    response: &egui::Response,
    held: &mut bool,
    small: Option<Rect>,
    camera: &mut Camera,
    layout: oblique_board::hex::Layout,
) -> bool {
    let (down, at) = ui.input(|i| (i.pointer.primary_down(), i.pointer.interact_pos()));
    let (Some(small), Some(at)) = (small, at) else {
        *held &= down;
        return !*held;
    };
    let pressed = pressed_at(ui);
    if pressed.is_some_and(|pressed| small.contains(pressed)) && response.contains_pointer() {
        *held = true;
    }
    if *held && (down || pressed.is_some()) {
        let center = minimap::world_at(small, layout, at);
        *camera = Camera { center, fit: false, ..*camera };
    }
    let free = !*held;
    *held &= down;
    free
}

/// Most units told of in one tooltip.
const TIP_UNITS: usize = 4;

/// Who stands on a hex, under the pointer after a moment.
fn unit_tip(response: &egui::Response, desk: &Desk<'_>, hex: Hex) {
    let scenario = desk.scenario();
    let stack = pieces::stack_at(scenario, hex);
    if stack.is_empty() {
        return;
    }
    response.clone().on_hover_ui_at_pointer(|ui| {
        for (n, piece) in stack.iter().filter_map(|id| scenario.pieces.get(*id)).take(TIP_UNITS).enumerate() {
            if n > 0 {
                ui.separator();
            }
            for (m, line) in identity::lines(scenario, desk.catalog(), piece).into_iter().enumerate() {
                if m == 0 {
                    ui.strong(line)
                } else {
                    ui.weak(line)
                };
            }
        }
        if stack.len() > TIP_UNITS {
            ui.weak(format!("and {} more", stack.len() - TIP_UNITS));
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

/// A painter that draws so many percent as strongly.
trait Faded {
    fn faded(&self, percent: u8) -> egui::Painter;
}

impl Faded for egui::Painter {
    fn faded(&self, percent: u8) -> egui::Painter {
        let mut painter = self.clone();
        if percent < 100 {
            painter.multiply_opacity(f32::from(percent) / 100.0);
        }
        painter
    }
}

/// What the pointer is on, beside it; `hex_points` is how large a hex is.
fn caption(ui: &Ui, at: egui::Pos2, hex_points: f32, text: &str) {
    let painter = ui.painter();
    let visuals = &ui.style().visuals;
    let galley =
        painter.layout_no_wrap(text.to_owned(), egui::FontId::proportional(12.5), visuals.text_color());
    // Below and right of the pointer, off the hex it is on and most of the next ones: one chooses among
    // those. On the other side of it where the map ends.
    let away = (hex_points * 0.9).clamp(16.0, 72.0);
    let (size, edge) = (galley.size() + vec2(8.0, 5.0), ui.max_rect().max);
    let turned = |at: f32, away: f32, size: f32, edge: f32| {
        if at + away + size > edge { at - away - size } else { at + away }
    };
    let place = egui::pos2(turned(at.x, away, size.x, edge.x), turned(at.y, away, size.y, edge.y));
    let frame = Align2::LEFT_TOP.anchor_size(place, galley.size()).expand2(vec2(6.0, 3.0));
    painter.rect_filled(frame, 4.0, visuals.panel_fill.gamma_multiply(0.94));
    painter.rect_stroke(frame, 4.0, visuals.widgets.noninteractive.bg_stroke, egui::StrokeKind::Outside);
    painter.galley(place, galley, visuals.text_color());
}

/// What the cartography draws of the layers shown.
pub const fn layers_of(shown: LayersShown) -> Layers {
    Layers {
        terrain: shown.terrain,
        relief: shown.relief,
        shading: shown.shading,
        linear: shown.linear,
        labels: shown.labels,
        grid: shown.grid,
        numbers: shown.numbers,
        levels: shown.levels,
        opacity: shown.opacity,
    }
}
