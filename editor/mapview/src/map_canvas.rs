//! The canvas itself: one widget, one sense.
//!
//! [`MapCanvas::show`] draws any board with any counters and reports what the pointer did; the editor's
//! map and the play pane stand on it.

use crate::camera::Viewport;
pub use crate::divider::Compare;
use crate::divider::{self, Divider};
use crate::ground::Ground;
use crate::overlay::Overlay;
use crate::pieces::{CounterAt, Flag};
use crate::pointing::{Pointing, pressed_at};
use crate::scene::Scene;
use crate::sprites::Sprites;
use crate::underlay::{SheetUnder, Underlay, part_shown};
use crate::{Camera, LayersShown, Pointer, PointerPhase, counters, minimap, navigation, ruler};
use egui::{Align2, Rect, Sense, Ui, vec2};
use oblique_board::Board;
use oblique_board::hex::Hex;
use oblique_cartography::{Layers, MapStyle, geometry};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{ChangeSet, Scenario};
use oblique_text::text;

/// The map widget.
pub struct MapCanvas {
    style: &'static MapStyle,
    ground: Option<Ground>,
    pointing: Pointing,
    /// The pointer went down on the minimap and holds its window.
    on_minimap: bool,
    divider: Divider,
    sprites: Sprites,
    underlay: Underlay,
    frame_ms: crate::frame_log::FrameLog,
    /// The part of the world it shows.
    shown: Option<geometry::Rect>,
}

/// What is drawn besides the ground.
#[derive(Clone, Copy, Default)]
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
    /// What floats over the map and is not to be written on.
    pub covered: Option<Rect>,
    /// What the map shows.
    pub layers: LayersShown,
    /// Sheets under the ground, the lowest first.
    pub sheets: &'a [SheetUnder],
    /// How the ground lies over them.
    pub compare: Compare,
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
    /// The divider was dragged: how the ground lies over the sheets now.
    pub compare: Option<Compare>,
    /// Is the pointer on the divider?
    pub on_divider: bool,
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
            on_minimap: false,
            divider: Divider::default(),
            sprites: Sprites::default(),
            underlay: Underlay::default(),
            frame_ms: crate::frame_log::FrameLog::default(),
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

    /// Forgets its board: it shows nothing until another is set.
    pub fn forget(&mut self) {
        self.ground = None;
    }

    /// Takes in another board: a document was opened, a battle begun.
    pub fn set_board(&mut self, ctx: &egui::Context, board: &Board, catalog: &'static Catalog) {
        match &mut self.ground {
            Some(ground) => ground.replace(board, catalog),
            None => self.ground = Some(Ground::new(ctx, board, catalog, self.style)),
        }
    }

    /// Takes in a change of the board. Every change set must come here; for another board see
    /// [`MapCanvas::set_board`].
    pub fn changed(&mut self, scenario: &Scenario, change: &ChangeSet) {
        if let Some(ground) = &mut self.ground {
            ground.changed(&scenario.board, change);
        }
    }

    /// The frame of the board it shows.
    pub fn layout(&self) -> Option<oblique_board::hex::Layout> {
        self.ground.as_ref().map(|ground| ground.board().layout())
    }

    /// Has everything that was asked for been drawn?
    pub fn is_settled(&self) -> bool {
        self.ground.as_ref().is_some_and(Ground::is_settled) && self.underlay.is_settled()
    }

    /// Draws the board set last, fills the space there is, moves the camera as the user asks.
    pub fn show(&mut self, ui: &mut Ui, stage: &Stage<'_>, camera: &mut Camera) -> CanvasResponse {
        let started = oblique_platform::time::Instant::now();
        let (rect, response) =
            ui.allocate_exact_size(ui.available_size().max(vec2(1.0, 1.0)), Sense::click_and_drag());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Canvas, true, text!("context-map")));
        let Some(ground) = &mut self.ground else {
            return CanvasResponse {
                response,
                hover: None,
                pointer: Vec::new(),
                camera_moved: false,
                compare: None,
                on_divider: false,
            };
        };
        let layout = ground.board().layout();
        if response.is_pointer_button_down_on() {
            // A press on the map takes the keyboard from the field or row that has it, so that the
            // next Enter is the tool's.
            ui.memory_mut(|m| m.focused().filter(|id| *id != response.id).map(|id| m.surrender_focus(id)));
        }
        let before = *camera;
        let sheets = if stage.layers.sheets { stage.sheets } else { &[] };
        let shown = part_shown(layout, sheets);
        let free_of_rulers = if stage.layers.rulers { ruler::free(rect) } else { rect };
        *camera = navigation::navigate(ui, &response, *camera, rect, free_of_rulers, layout, shown);
        let small = minimap::rect(&Viewport::new(rect, *camera), layout);
        let free = go_by_minimap(ui, &response, &mut self.on_minimap, small, camera, layout)
            && !navigation::hand(ui);
        let held = self.divider.drag(ui, &response, rect, stage.compare, free && !sheets.is_empty());
        let free = free && !held.under_pointer;
        let compare = held.to.map_or(stage.compare, Compare::Swipe);
        let viewport = Viewport::new(rect, *camera);
        let pointer = self.pointing.events(ui, &response, &viewport, layout, free);
        self.shown = Some(viewport.world());

        let painter = ui.painter_at(rect);
        let counters: &[CounterAt] = if stage.layers.pieces { stage.counters } else { &[] };
        let flags: &[Flag] = if stage.layers.objectives { stage.flags } else { &[] };
        let scene = Scene::build(&viewport, layout, ui.ctx().pixels_per_point(), counters, flags);
        ground.set_layers(Layers { paper: sheets.is_empty(), ..layers_of(stage.layers) });
        let split = if sheets.is_empty() { rect.left() } else { divider::split(rect, compare) };
        if !sheets.is_empty() {
            painter.rect_filled(rect, 0.0, crate::ground::color(ground.style().margin));
        }
        self.underlay.paint(&painter, &viewport, sheets);
        if !sheets.is_empty() && matches!(stage.compare, Compare::Swipe(_)) {
            let right = Rect::from_min_max(egui::pos2(split, rect.top()), rect.max);
            painter.rect_filled(right, 0.0, crate::ground::color(ground.style().paper));
        }
        let right_of_split = Rect::from_min_max(egui::pos2(split, rect.top()), rect.max);
        let clipped = painter.with_clip_rect(painter.clip_rect().intersect(right_of_split));
        ground.paint(&clipped, &viewport, &scene);
        if !sheets.is_empty() && matches!(stage.compare, Compare::Swipe(_)) {
            divider::paint(&painter, split, &ground.style().overlay);
        }
        for overlay in stage.under {
            overlay.paint(&painter, &viewport, layout, &ground.style().overlay);
        }
        let (pieces, objectives) = (stage.layers.pieces_percent, stage.layers.objectives_percent);
        let points = viewport.hex_points();
        let faded = painter.faded(pieces);
        counters::paint(&faded, ground.style(), &scene, counters, &mut self.sprites, points);
        let written =
            counters::Written { names: stage.layers.unit_names, strengths: stage.layers.unit_strengths };
        if written.at(points) != (false, false) {
            let names = if stage.layers.labels { ground.names(&viewport) } else { Vec::new() };
            counters::write(&faded, ground.style(), &scene, counters, written, points, names);
        }
        counters::paint_flags(&painter.faded(objectives), ground.style(), &scene, flags);
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
            caption(ui, at, viewport.hex_points(), stage.caption, stage.covered);
        }
        let hover = at.map(|at| viewport.hex_at(layout, at)).filter(|hex| layout.contains(*hex));
        if stage.layers.rulers {
            let pointed = hover.map(|hex| layout.col_row(hex));
            ruler::paint(&painter, ground.style(), &viewport, layout, pointed);
        }
        self.frame_ms.note(started, ui);
        CanvasResponse {
            response,
            hover,
            pointer,
            camera_moved: *camera != before,
            compare: held.to.map(Compare::Swipe),
            on_divider: held.under_pointer,
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
fn caption(ui: &Ui, at: egui::Pos2, hex_points: f32, text: &str, covered: Option<Rect>) {
    // Over what floats on the map, too.
    let layer = egui::LayerId::new(egui::Order::Foreground, ui.scope_id().with("caption"));
    let painter = ui.ctx().layer_painter(layer);
    let visuals = &ui.style().visuals;
    let galley =
        painter.layout_no_wrap(text.to_owned(), egui::FontId::proportional(12.5), visuals.text_color());
    let away = (hex_points * 0.9).clamp(16.0, 72.0);
    let size = galley.size() + vec2(8.0, 5.0);
    let place = caption_place(at, away, size, ui.max_rect().max, covered);
    let frame = Align2::LEFT_TOP.anchor_size(place, galley.size()).expand2(vec2(6.0, 3.0));
    painter.rect_filled(frame, 4.0, visuals.panel_fill.gamma_multiply(0.94));
    painter.rect_stroke(frame, 4.0, visuals.widgets.noninteractive.bg_stroke, egui::StrokeKind::Outside);
    painter.galley(place, galley, visuals.text_color());
}

/// Where a text of a size stands: below and right of the pointer, off the hex it is on and most of the next ones, for one
/// chooses among those; on the other side of it where the map ends or something floats over it.
fn caption_place(
    at: egui::Pos2,
    away: f32,
    size: egui::Vec2,
    edge: egui::Pos2,
    covered: Option<Rect>,
) -> egui::Pos2 {
    let x = [at.x + away, at.x - away - size.x];
    let y = [at.y + away, at.y - away - size.y];
    let within = |place: egui::Pos2| place.x + size.x <= edge.x && place.y + size.y <= edge.y;
    let clear = |place: egui::Pos2| {
        covered.is_none_or(|covered| !covered.intersects(Rect::from_min_size(place, size)))
    };
    let places = [(x[0], y[0]), (x[1], y[0]), (x[0], y[1]), (x[1], y[1])].map(|(x, y)| egui::pos2(x, y));
    let inside = places.into_iter().filter(|place| within(*place));
    inside.clone().find(|place| clear(*place)).unwrap_or_else(|| {
        // The pointer is among what floats: beside all of it.
        let place = inside.clone().next().unwrap_or(places[3]);
        covered.map_or(place, |covered| egui::pos2(covered.min.x - away.min(16.0) - size.x, place.y))
    })
}

/// What the cartography draws of the layers shown.
pub const fn layers_of(shown: LayersShown) -> Layers {
    Layers {
        paper: true,
        grain: true,
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

#[cfg(test)]
mod tests {
    use super::caption_place;
    use egui::{Rect, pos2, vec2};

    #[test]
    fn what_is_pointed_at_is_not_written_on_what_floats_over_the_map() {
        let (size, edge) = (vec2(200.0, 40.0), pos2(1000.0, 700.0));
        let card = Rect::from_min_max(pos2(700.0, 200.0), pos2(1000.0, 700.0));
        let at = |x: f32, y: f32| {
            Rect::from_min_size(caption_place(pos2(x, y), 20.0, size, edge, Some(card)), size)
        };
        assert_eq!(at(300.0, 300.0).min, pos2(320.0, 320.0), "right of the pointer and below");
        for (x, y) in [(600.0, 400.0), (690.0, 190.0), (800.0, 400.0), (990.0, 690.0), (750.0, 100.0)] {
            let placed = at(x, y);
            assert!(!placed.intersects(card), "{placed:?} for {x}, {y}");
            assert!(placed.max.x <= edge.x && placed.max.y <= edge.y && placed.min.x >= 0.0, "{placed:?}");
        }
    }
}
