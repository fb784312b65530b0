//! The tool bar: the tools, and the settings of the one in hand.

use super::Workbench;
use crate::command::Intent;
use crate::desk::Desk;
use crate::tools::{Tool, icons};
use crate::ui::spot;
use crate::ui::theme::{Tokens, size};
use egui::{Align2, FontId, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// Side of a tool's button.
const BUTTON: f32 = 28.0;
/// Side of its picture.
const PICTURE: f32 = 20.0;

impl Workbench {
    pub(super) fn tool_bar(&mut self, ui: &mut Ui, out: &mut Vec<Intent>) {
        let desk = Desk {
            document: &self.document,
            view: &self.view,
            settings: &self.settings,
            ruleset: self.ruleset,
            problems: &self.problems,
            silenced: &self.silenced,
        };
        ScrollArea::horizontal().id_salt("tools").auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 1.0;
                let mut order: Vec<&dyn Tool> = self.tools.iter().map(AsRef::as_ref).collect();
                order.sort_by_key(|tool| tool.group());
                for (index, tool) in order.iter().enumerate() {
                    if index > 0 && order.get(index - 1).is_some_and(|before| before.group() != tool.group())
                    {
                        ui.add(egui::Separator::default().spacing(size::GAP));
                    }
                    // What a tool would do now may take a look at the whole army: told only where asked.
                    let button = button(ui, *tool, tool.id() == desk.view.tool).on_hover_ui(|ui| {
                        let keys = desk.keys(ui.ctx(), &format!("tool.{}", tool.id()));
                        ui.label(format!("{}{keys}\n{}", tool.name(), tool.hint(&desk)));
                    });
                    spot::mark(ui.ctx(), &format!("tool.{}", tool.id()), button.rect);
                    if button.clicked() {
                        out.push(Intent::Tool(tool.id()));
                    }
                }
            });
        });
        ui.add_space(2.0);
        let options = ScrollArea::horizontal().id_salt("options").auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal(|ui| {
                // As high as its highest settings, so that the map below does not jump.
                ui.set_min_height(size::ROW + 2.0);
                if let Some(tool) = self.tools.iter_mut().find(|t| t.id() == desk.view.tool) {
                    ui.label(RichText::new(tool.name()).strong());
                    ui.separator();
                    tool.options(ui, &desk, out);
                }
            });
        });
        spot::mark(ui.ctx(), "options", options.inner_rect);
    }
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
    if tool.icon().is_empty() {
        let key = tool.key().rsplit('+').next().unwrap_or_default();
        painter.text(rect.center(), Align2::CENTER_CENTER, key, FontId::proportional(size::BODY), color);
    } else {
        let picture = egui::Rect::from_center_size(rect.center(), Vec2::splat(PICTURE));
        icons::paint(painter, picture, tool.icon(), color);
    }
    response
}
