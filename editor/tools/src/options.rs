//! Pieces of tool options bars.
//!
//! Must not know what any tool does with them.

use egui::{Color32, Sense, Stroke, StrokeKind, Ui};
use oblique_board::TerrainIx;
use oblique_board::hex::{Join, Orientation, Symmetry};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::{SharedChange, Switch};
use oblique_mapview::ground::color;
use oblique_text::text;
use oblique_ui::theme::Tokens;
use oblique_ui::{NumberField, widgets};

/// Largest brush radius.
pub(crate) const MAX_RADIUS: u32 = 4;

/// Side of a colour's square beside its name, in points.
const SWATCH: f32 = 12.0;
/// Points between a square and the fill of the chosen name after it.
const SWATCH_GAP: f32 = 2.0;
/// Side of one to click.
const SQUARE: f32 = 18.0;
/// Width of a drop-down list's button.
const LIST_WIDTH: f32 = 110.0;

/// A switch of one tool alone, which holds it.
pub(crate) fn own_switch(ui: &mut Ui, name: &str, help: &str, on: &mut bool) {
    if ui.selectable_label(*on, name).on_hover_text(help).clicked() {
        *on = !*on;
    }
}

/// A number of one tool alone, which holds it; true if it changed.
pub(crate) fn number(ui: &mut Ui, name: &str, help: &str, field: NumberField<'_>) -> bool {
    let label = ui.label(name).id;
    ui.add(field).labelled_by(label).on_hover_text(help).changed()
}

/// A switch in the shared settings.
pub(crate) fn switch(ui: &mut Ui, name: &str, help: &str, on: bool, out: &mut Vec<Intent>, which: Switch) {
    if ui.selectable_label(on, name).on_hover_text(help).clicked() {
        out.push(Intent::shared_option(SharedChange::Set(which, !on)));
    }
}

/// The symmetry to paint with, and its middle.
pub(crate) fn symmetry(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let (tools, layout) = (&context.view.tools, context.scenario().board.layout());
    ui.separator();
    let list = egui::ComboBox::from_id_salt("symmetry").selected_text(symmetry_name(tools.symmetry));
    let list = list.width(LIST_WIDTH).show_ui(ui, |ui| {
        for symmetry in Symmetry::ALL {
            if ui.selectable_label(tools.symmetry == symmetry, symmetry_name(symmetry)).clicked() {
                out.push(Intent::shared_option(SharedChange::Symmetry(symmetry)));
                ui.close();
            }
        }
    });
    let help = context.help(ui.ctx(), text!("tools-what-else-is-painted-where-you-paint"), "paint.symmetry");
    list.response.accessible_name(text!("tools-symmetry")).on_hover_text(help);
    if tools.symmetry != Symmetry::None {
        let center = tools.center_on(layout);
        let names: Vec<String> =
            center.hexes(layout.orientation).into_iter().map(|hex| layout.name(hex)).collect();
        let name = names.join("/");
        let here = context.keys(ui.ctx(), "paint.center");
        let help = text!("tools-the-middle-of-the-symmetry-centre-the", here);
        if ui.button(text!("tools-about-name", name)).on_hover_text(help).clicked() {
            out.push(Intent::shared_option(SharedChange::CenterOfBoard));
        }
        if !center.fits(layout, tools.symmetry) {
            let help = text!(
                "tools-what-has-no-counterpart-on-the-board-is",
                symmetry = why_not_all(layout.orientation, tools.symmetry)
            );
            ui.weak(text!("tools-not-all-of-the-board")).on_hover_text(help);
        }
    }
}

/// Why a board as a whole is not symmetric, and which one would be.
fn why_not_all(orientation: Orientation, symmetry: Symmetry) -> &'static str {
    match (orientation, symmetry) {
        (Orientation::Flat, Symmetry::LeftRight) => {
            text!("tools-an-axis-between-two-columns-would-take")
        }
        (Orientation::Pointy, Symmetry::TopBottom) => {
            text!("tools-an-axis-between-two-rows-would-take-hexes")
        }
        (Orientation::Flat, Symmetry::Half) => {
            text!("tools-with-an-even-number-of-columns-a-half")
        }
        (Orientation::Pointy, Symmetry::Half) => {
            text!("tools-with-an-even-number-of-rows-a-half")
        }
        (Orientation::Flat, Symmetry::TopBottom | Symmetry::Both) => {
            text!("tools-every-second-column-lies-half-a-hex-lower")
        }
        (Orientation::Pointy, Symmetry::LeftRight | Symmetry::Both) => {
            text!("tools-every-second-row-lies-half-a-hex-further")
        }
        (_, Symmetry::None | Symmetry::Third | Symmetry::Sixth) => {
            text!("tools-a-rectangle-has-corners-that-turn-off-the")
        }
    }
}

/// A symmetry in words.
pub fn symmetry_name(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::None => text!("tools-no-symmetry"),
        Symmetry::LeftRight => text!("tools-left-as-right"),
        Symmetry::TopBottom => text!("tools-top-as-bottom"),
        Symmetry::Both => text!("tools-both-axes"),
        Symmetry::Half => text!("tools-turned-180"),
        Symmetry::Third => text!("tools-turned-120"),
        Symmetry::Sixth => text!("tools-turned-60"),
    }
}

/// What of a region is pasted, cut and moved.
pub(crate) fn contents(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let contents = context.view.tools.contents;
    let sorts: [(&str, bool, Switch); 6] = [
        (text!("tools-terrain"), contents.terrain, Switch::ContentsTerrain),
        (text!("tools-levels"), contents.levels, Switch::ContentsLevels),
        (text!("tools-roads-streams-and-walls"), contents.lines, Switch::ContentsLines),
        (text!("tools-names"), contents.names, Switch::ContentsNames),
        (text!("tools-units"), contents.pieces, Switch::ContentsPieces),
        (text!("tools-empty-hexes"), contents.empty, Switch::ContentsEmpty),
    ];
    ui.label(text!("tools-with"));
    for (name, on, which) in sorts {
        let help = if name == text!("tools-empty-hexes") {
            text!("tools-empty-hexes-replace-what-lies-under-them")
        } else {
            text!("tools-cut-paste-and-move-it-with-the-hexes")
        };
        switch(ui, name, help, on, out, which);
    }
}

/// How newly selected hexes join those selected.
pub(crate) fn join(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let ways = [
        (Join::Replace, text!("tools-new"), text!("tools-selects-these-hexes-instead")),
        (Join::Add, text!("tools-add"), text!("tools-adds-them-shift")),
        (Join::Subtract, text!("tools-take-away"), text!("tools-takes-them-out-alt")),
        (Join::Intersect, text!("tools-common"), text!("tools-keeps-what-is-in-both-shift-and-alt")),
    ];
    let on = context.view.tools.join;
    let choices = ways.map(|(way, name, help)| Choice { name, help, color: None, on: on == way });
    if let Some((way, ..)) =
        one_of(ui, text!("tools-how-hexes-are-selected"), &choices).and_then(|ix| ways.get(ix))
    {
        let way = *way;
        out.push(Intent::shared_option(SharedChange::Join(way)));
    }
}

/// What can be done with the hexes selected.
pub(crate) fn area(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let Some(area) = &context.view.area else {
        ui.weak(text!("tools-no-hexes-selected"));
        return;
    };
    let hexes = area.len();
    ui.label(if hexes == 1 {
        text!("tools-1-hex-selected").to_owned()
    } else {
        text!("tools-hexes-hexes-selected", hexes)
    });
    for (name, command, help) in [
        (text!("tools-fill"), "area.fill", text!("tools-paints-the-hexes-selected-with-the-current")),
        (text!("tools-grow"), "area.grow", text!("tools-selects-one-hex-more-all-round")),
        (text!("tools-shrink"), "area.shrink", text!("tools-selects-one-hex-less-all-round")),
        (text!("tools-none"), "area.none", text!("tools-selects-no-hexes")),
    ] {
        if ui.button(name).on_hover_text(context.help(ui.ctx(), help, command)).clicked() {
            out.push(Intent::Run(command));
        }
    }
}

/// Buttons for the brush radius, named by the hexes they paint.
pub(crate) fn radius(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    ui.label(text!("tools-size"));
    for radius in 0..=MAX_RADIUS {
        let hexes = 3 * radius * (radius + 1) + 1;
        let on = context.view.tools.brush_radius == radius && context.view.tools.brush_own.is_none();
        let hover = if hexes == 1 {
            text!("tools-paints-1-hex").to_owned()
        } else {
            text!("tools-paints-hexes-hexes", hexes)
        };
        if ui.selectable_label(on, hexes.to_string()).on_hover_text(hover).clicked() {
            out.push(Intent::shared_option(SharedChange::BrushRadius(radius)));
        }
    }
    let own = context.view.tools.brush_own.as_ref();
    let help = text!("tools-a-brush-of-your-own-shape-select-hexes");
    let text =
        own.map_or_else(|| text!("tools-own").to_owned(), |own| text!("tools-own-own", own = own.len()));
    let button = ui.add_enabled(
        own.is_some() || context.view.area.is_some(),
        egui::Button::selectable(own.is_some(), text),
    );
    if button.on_hover_text(help).on_disabled_hover_text(help).clicked() {
        out.push(Intent::Run("paint.own_brush"));
    }
}

/// One of the choices of a bar.
pub(crate) struct Choice<'a> {
    /// Its name.
    pub name: &'a str,
    /// What is told on hovering; empty for nothing.
    pub help: &'a str,
    /// Its colour on the map, if it has one.
    pub color: Option<Color32>,
    /// Is it the one in force?
    pub on: bool,
}

/// A button for each choice; a drop-down list where the bar has no room for them, with a square to
/// click for each that has a colour. Returns the place of the choice clicked.
pub(crate) fn one_of(ui: &mut Ui, name: &str, choices: &[Choice<'_>]) -> Option<usize> {
    if wide(ui, choices) <= room(ui) { buttons(ui, choices) } else { list(ui, name, choices) }
}

/// Points to the right end of the bar, which scrolls and so has no end of its own.
fn room(ui: &Ui) -> f32 {
    ui.clip_rect().right() - ui.cursor().left()
}

/// Points the buttons need.
fn wide(ui: &Ui, choices: &[Choice<'_>]) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let around = spacing.button_padding.x * 2.0 + spacing.item_spacing.x;
    let text = |name: &str| {
        ui.painter().layout_no_wrap(name.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
    };
    let swatch = |choice: &Choice<'_>| choice.color.map_or(0.0, |_| SWATCH + SWATCH_GAP);
    choices.iter().map(|choice| text(choice.name) + around + swatch(choice)).sum()
}

fn buttons(ui: &mut Ui, choices: &[Choice<'_>]) -> Option<usize> {
    let mut clicked = None;
    for (ix, choice) in choices.iter().enumerate() {
        if let Some(color) = choice.color {
            swatch(ui, color, Sense::hover());
            // The square belongs to the name after it, and shows whole beside the fill of a chosen one.
            ui.add_space(SWATCH_GAP - ui.spacing().item_spacing.x);
        }
        let help = if choice.help.is_empty() { choice.name } else { choice.help };
        if ui.selectable_label(choice.on, choice.name).on_hover_text(help).clicked() {
            clicked = Some(ix);
        }
    }
    clicked
}

fn list(ui: &mut Ui, name: &str, choices: &[Choice<'_>]) -> Option<usize> {
    let mut clicked = None;
    let now = choices.iter().find(|choice| choice.on).map_or("", |choice| choice.name);
    let list = egui::ComboBox::from_id_salt((text!("tools-one-of"), name))
        .selected_text(now)
        .width(LIST_WIDTH)
        .height(600.0);
    let list = list.show_ui(ui, |ui| {
        for (ix, choice) in choices.iter().enumerate() {
            ui.horizontal(|ui| {
                if let Some(color) = choice.color {
                    swatch(ui, color, Sense::hover());
                }
                if explained(ui.selectable_label(choice.on, choice.name), choice.help).clicked() {
                    clicked = Some(ix);
                    ui.close();
                }
            });
        }
    });
    list.response.accessible_name(name).on_hover_text(format!("{name}: {now}"));
    ui.spacing_mut().item_spacing.x = 3.0;
    for (ix, choice) in choices.iter().enumerate() {
        let Some(color) = choice.color else { continue };
        let square = swatch(ui, color, Sense::click());
        if choice.on {
            let line = Stroke::new(2.0, Tokens::of(ui).accent);
            ui.painter().rect_stroke(square.rect.expand(1.0), 3.0, line, StrokeKind::Outside);
        }
        square.widget_info(|| {
            egui::WidgetInfo::selected(egui::Role::RadioButton, true, choice.on, choice.name)
        });
        let help = if choice.help.is_empty() {
            choice.name.to_owned()
        } else {
            format!("{}\n{}", choice.name, choice.help)
        };
        if square.on_hover_text(help).clicked() {
            clicked = Some(ix);
        }
    }
    clicked
}

fn explained(response: egui::Response, help: &str) -> egui::Response {
    if help.is_empty() { response } else { response.on_hover_text(help) }
}

/// The terrain to paint.
pub(crate) fn terrain(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    ui.label(text!("tools-terrain"));
    let palette = context.scenario().board.palette();
    let choices: Vec<Choice<'_>> = palette
        .iter()
        .enumerate()
        .map(|(ix, id)| {
            let entry = context.catalog().terrain(id);
            Choice {
                name: entry.map_or(id.as_str(), |t| t.name.as_str()),
                help: entry.map_or(text!("tools-this-ruleset-does-not-know-it"), |t| t.note.as_str()),
                color: Some(color(context.style().far_color(entry.map_or("open", |t| t.look.as_str())))),
                on: usize::from(context.view.tools.terrain.0) == ix,
            }
        })
        .collect();
    if let Some(ix) = one_of(ui, text!("tools-terrain"), &choices).and_then(|ix| u8::try_from(ix).ok()) {
        out.push(Intent::shared_option(SharedChange::Terrain(TerrainIx(ix))));
    }
}

/// The level to set.
pub(crate) fn level(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let (low, high) = context.catalog().levels;
    let mut level = context.view.tools.level;
    let field = widgets::whole_number(ui, &mut level).range(low.min(high)..=high.max(low));
    if number(ui, text!("tools-level"), text!("tools-page-up-and-page-down-change-it-too"), field) {
        out.push(Intent::shared_option(SharedChange::Level(level)));
    }
}

/// A small square of a terrain's colour on the map.
pub(crate) fn swatch(ui: &mut Ui, color: Color32, sense: Sense) -> egui::Response {
    let side = if sense.senses_click() { SQUARE } else { SWATCH };
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(side), sense);
    ui.painter().rect_filled(rect, 2.0, color);
    let visuals = ui.visuals();
    let line =
        if response.hovered() { visuals.widgets.hovered } else { visuals.widgets.noninteractive }.bg_stroke;
    ui.painter().rect_stroke(rect, 2.0, line, StrokeKind::Inside);
    response
}

/// `[` and `]` change the brush radius; true if the key was one of them.
pub(crate) fn radius_key(context: &EditorContext<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
    let radius = context.view.tools.brush_radius;
    let radius = match key {
        egui::Key::OpenBracket => radius.saturating_sub(1),
        egui::Key::CloseBracket => (radius + 1).min(MAX_RADIUS),
        _ => return false,
    };
    out.push(Intent::shared_option(SharedChange::BrushRadius(radius)));
    true
}
