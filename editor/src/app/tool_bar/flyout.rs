//! Near twins among the tools under one button: the one taken last is at hand, an arrow beside it opens the
//! rest.

use super::{BUTTON, PICTURE, button};
use crate::EditorContext;
use crate::tools::{Tool, icons};
use crate::ui::spot;
use crate::ui::theme::{Tokens, size};
use egui::{Align2, FontId, Popup, Response, Sense, Ui, WidgetInfo, pos2, vec2};
use oblique_text::text;
use std::collections::BTreeMap;

/// Width of the arrow that opens a flyout.
pub(super) const ARROW: f32 = 11.0;
/// An opened flyout is at least so wide.
const LEAST_WIDTH: f32 = 200.0;

/// Which tool of each flyout was taken last, by the flyout's name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flyouts {
    last: BTreeMap<&'static str, &'static str>,
}

impl Flyouts {
    /// Remembers the tool in hand.
    pub(super) fn note(&mut self, tools: &[&dyn Tool], in_hand: &str) {
        if let Some(tool) =
            tools.iter().find(|tool| tool.id() == in_hand && !tool.description().flyout.0.is_empty())
        {
            self.last.insert(tool.description().flyout.0, tool.id());
        }
    }

    /// The tool a flyout shows: the one taken last, at first its first.
    fn shown<'t>(&self, place: &[&'t dyn Tool]) -> Option<&'t dyn Tool> {
        let last = place.first().and_then(|first| self.last.get(first.description().flyout.0));
        place.iter().find(|tool| Some(&tool.id()) == last).or_else(|| place.first()).copied()
    }
}

/// The tools by their places in the bar: one each, or all of a flyout, where the first of them stands.
pub(super) fn places<'t>(tools: &[&'t dyn Tool]) -> Vec<Vec<&'t dyn Tool>> {
    let mut places: Vec<Vec<&'t dyn Tool>> = Vec::new();
    for tool in tools {
        let twins = |place: &&mut Vec<&dyn Tool>| {
            let same = |first: &&dyn Tool| {
                first.description().group == tool.description().group
                    && first.description().flyout == tool.description().flyout
            };
            !tool.description().flyout.0.is_empty() && place.first().is_some_and(same)
        };
        match places.iter_mut().find(twins) {
            Some(place) => place.push(*tool),
            None => places.push(vec![*tool]),
        }
    }
    places
}

/// Draws a place of the bar; the tool taken there.
pub(super) fn show(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    place: &[&dyn Tool],
    flyouts: &Flyouts,
) -> Option<&'static str> {
    let tool = flyouts.shown(place)?;
    let main = helped(button(ui, tool, tool.id() == context.view.tool), context, tool);
    // Whoever points at a twin that is folded away points here.
    for twin in place {
        spot::mark(ui.ctx(), &format!("tool.{}", twin.id()), main.rect);
    }
    let mut taken = main.clicked().then(|| tool.id());
    if place.len() < 2 {
        return taken;
    }
    let arrow = arrow(ui, tool.description().flyout.get());
    let opened = arrow.clicked() || main.secondary_clicked() || main.long_touched();
    let set = opened.then_some(egui::SetOpenCommand::Toggle);
    let wide = place.iter().map(|tool| row_width(ui, context, *tool)).fold(LEAST_WIDTH, f32::max);
    // The menu stands under the tool, not under its arrow. Its rows fill it, so that it must be told how wide it is: egui
    // begins with a width that has nothing to do with them.
    Popup::menu(&arrow).open_memory(set).anchor(main.rect.union(arrow.rect)).width(wide).show(|ui| {
        ui.set_width(wide);
        for tool in place {
            if row(ui, context, *tool).clicked() {
                taken = Some(tool.id());
                ui.close();
            }
        }
    });
    taken
}

/// What a tool does, under the pointer. It may take a look at the whole army, so only where asked.
fn helped(response: Response, context: &EditorContext<'_>, tool: &dyn Tool) -> Response {
    response.on_hover_ui(|ui| {
        let keys = context.keys(ui.ctx(), &format!("tool.{}", tool.id()));
        ui.label(format!("{}{keys}\n{}", tool.name(), tool.hint(context)));
    })
}

/// The arrow beside a button with twins.
fn arrow(ui: &mut Ui, flyout: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ARROW, BUTTON), Sense::click());
    let name = text!("windows-more-tools-flyout", flyout);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
    let tokens = Tokens::of(ui);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, size::RADIUS, tokens.button_hover);
    }
    let c = rect.center() + vec2(0.0, 1.0);
    let points = vec![c + vec2(-3.0, -1.5), c + vec2(3.0, -1.5), c + vec2(0.0, 2.5)];
    ui.painter().add(egui::Shape::convex_polygon(points, tokens.text_weak, egui::Stroke::NONE));
    response.on_hover_text(name)
}

/// The keys of a tool as they stand in its row; empty where it has none.
fn keys_of(ui: &Ui, context: &EditorContext<'_>, tool: &dyn Tool) -> String {
    let keys = context.settings.keys.shortcut(&format!("tool.{}", tool.id()));
    keys.map_or_else(String::new, |keys| crate::app::command::shortcut_text(ui.ctx(), &keys))
}

/// Points the row of a tool takes.
fn row_width(ui: &Ui, context: &EditorContext<'_>, tool: &dyn Tool) -> f32 {
    let wide = |text: String| {
        let font = FontId::proportional(size::BODY);
        ui.painter().layout_no_wrap(text, font, egui::Color32::PLACEHOLDER).size().x
    };
    let (name, keys) = (wide(tool.name().to_owned()), wide(keys_of(ui, context, tool)));
    BUTTON + size::GAP_SMALL + name + size::GAP_LARGE + keys + size::GAP
}

/// A tool in an opened flyout: picture, name, keys.
fn row(ui: &mut Ui, context: &EditorContext<'_>, tool: &dyn Tool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BUTTON), Sense::click());
    let on = tool.id() == context.view.tool;
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, on, tool.name()));
    let tokens = Tokens::of(ui);
    let ink = if on { tokens.on_accent_soft } else { tokens.text };
    if on {
        ui.painter().rect_filled(rect, size::RADIUS, tokens.accent_soft);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, size::RADIUS, tokens.button_hover);
    }
    let at = egui::Rect::from_center_size(
        pos2(rect.left() + BUTTON / 2.0, rect.center().y),
        vec2(PICTURE, PICTURE),
    );
    icons::paint(ui.painter(), at, tool.description().icon, ink);
    let font = FontId::proportional(size::BODY);
    let from = pos2(rect.left() + BUTTON + size::GAP_SMALL, rect.center().y);
    ui.painter().text(from, Align2::LEFT_CENTER, tool.name(), font.clone(), ink);
    let to = pos2(rect.right() - size::GAP, rect.center().y);
    ui.painter().text(to, Align2::RIGHT_CENTER, keys_of(ui, context, tool), font, tokens.text_weak);
    helped(response, context, tool)
}
