//! The tool bar: the tools in their groups, near twins folded into flyouts, and the settings of the one in hand.

mod flyout;

pub(super) use flyout::Flyouts;

use super::Workbench;
use crate::EditorContext;
use crate::tools::{Tool, icons};
use crate::ui::spot;
use crate::ui::theme::{Tokens, size};
use egui::{Align2, FontId, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use oblique_context::Intent;

/// Side of a tool's button.
const BUTTON: f32 = 28.0;
/// Side of its picture.
const PICTURE: f32 = 20.0;
/// Between two buttons.
const GAP: f32 = 1.0;

impl Workbench {
    pub(super) fn tool_bar(&mut self, ui: &mut Ui, out: &mut Vec<Intent>) {
        let context = EditorContext {
            document: &self.world.document,
            view: &self.world.view,
            settings: &self.world.settings,
            ruleset: self.world.ruleset,
            problems: &self.world.problems,
            silenced: &self.world.silenced,
        };
        let mut order: Vec<&dyn Tool> = self.tools.iter().map(AsRef::as_ref).collect();
        order.sort_by_key(|tool| tool.description().group);
        let places = flyout::places(&order);
        self.flyouts.note(&order, &context.view.tool);
        // Names of the groups are the first to go where room is short.
        let named = width(ui, &places) <= ui.available_width();
        ScrollArea::horizontal().id_salt("tools").auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                let mut before = None;
                for place in &places {
                    let Some(first) = place.first() else { continue };
                    let group = first.description().group;
                    if before.is_some_and(|before| before != group) {
                        ui.add(egui::Separator::default().spacing(size::GAP));
                    }
                    if named && before != Some(group) && !group.name().is_empty() {
                        ui.label(RichText::new(group.name()).small().color(Tokens::of(ui).text_weak));
                        ui.add_space(size::GAP_SMALL);
                    }
                    before = Some(group);
                    if let Some(taken) = flyout::show(ui, &context, place, &self.flyouts) {
                        out.push(Intent::Tool(taken));
                    }
                }
            });
        });
        ui.add_space(2.0);
        let options = ScrollArea::horizontal().id_salt("options").auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal(|ui| {
                // As high as its highest settings, so that the map below does not jump.
                ui.set_min_height(size::ROW + 2.0);
                if let Some(tool) = self.tools.iter_mut().find(|t| t.id() == context.view.tool) {
                    ui.label(RichText::new(tool.name()).strong());
                    ui.separator();
                    tool.options(ui, &context, out);
                }
            });
        });
        spot::mark(ui.ctx(), "options", options.inner_rect);
    }
}

/// The width of the tool bar with the names of its groups.
fn width(ui: &Ui, places: &[Vec<&dyn Tool>]) -> f32 {
    let mut wide = 0.0;
    let mut before = None;
    for place in places {
        let Some(first) = place.first() else { continue };
        let group = first.description().group;
        if before != Some(group) && !group.name().is_empty() {
            let font = FontId::proportional(size::SMALL);
            let name = ui.painter().layout_no_wrap(group.name().to_owned(), font, egui::Color32::PLACEHOLDER);
            wide += name.size().x + size::GAP_SMALL + 2.0 * size::GAP + 4.0 * GAP;
        }
        before = Some(group);
        wide += BUTTON + GAP + if place.len() > 1 { flyout::ARROW + GAP } else { 0.0 };
    }
    wide
}

/// A tool's button: its picture, or its key.
fn button(ui: &mut Ui, tool: &dyn Tool, on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(BUTTON), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, on, tool.name()));
    let tokens = Tokens::of(ui);
    let painter = ui.painter();
    let color = match (on, response.hovered()) {
        (true, _) => {
            painter.rect_filled(rect, size::RADIUS, tokens.accent_soft);
            tokens.on_accent_soft
        }
        (false, true) => {
            painter.rect_filled(rect, size::RADIUS, tokens.button_hover);
            tokens.text
        }
        (false, false) => tokens.text,
    };
    if response.has_focus() {
        painter.rect_stroke(rect, size::RADIUS, Stroke::new(1.5, tokens.accent), StrokeKind::Inside);
    }
    if tool.description().icon.is_empty() {
        let key = tool.description().key.rsplit('+').next().unwrap_or_default();
        painter.text(rect.center(), Align2::CENTER_CENTER, key, FontId::proportional(size::BODY), color);
    } else {
        let picture = egui::Rect::from_center_size(rect.center(), Vec2::splat(PICTURE));
        icons::paint(painter, picture, tool.description().icon, color);
    }
    response
}
