//! The Stamps panel: parts of maps to lay down, with their pictures.

use super::Panel;
use egui::{
    Align2, Color32, FontId, Pos2, Rect, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};
use oblique_board::hex::Layout;
use oblique_cartography::geometry;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::ground::terrain_color_of;
use oblique_context::stamping::take_up;
use oblique_document::stamps::Stamp;
use oblique_scenario::Region;
use oblique_text::{text, translated};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;
use std::borrow::Cow;

/// Size of a stamp's button.
const BUTTON: Vec2 = Vec2::new(104.0, 88.0);
/// Height of the name in it.
const NAME: f32 = 20.0;
/// Hexes drawn in a picture at most.
const PICTURE_HEXES: usize = 1500;

/// The panel.
#[derive(Default)]
pub(crate) struct Stamps {
    search: String,
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Stamps::default())
}

impl Panel for Stamps {
    fn id(&self) -> &'static str {
        "stamps"
    }

    fn title(&self) -> String {
        text!("panels-stamps").to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        widgets::search(ui, &mut self.search, text!("panels-search-stamps"));
        let keep = ui.add_enabled(
            context.view.area.is_some(),
            egui::Button::new(text!("panels-save-the-selected-hexes")),
        );
        let help =
            context.help(ui.ctx(), text!("panels-saves-them-with-lines-and-names-to-place"), "area.stamp");
        if keep.on_hover_text(help).on_disabled_hover_text(text!("panels-select-hexes-first")).clicked() {
            out.push(Intent::Run("area.stamp"));
        }
        let query = self.search.to_lowercase();
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for stamp in context.view.stamps.iter().filter(|s| name_of(s).to_lowercase().contains(&query))
                {
                    button(ui, context, stamp, out);
                }
            });
        });
    }
}

/// What a stamp is called: the program's own in the language of the interface, others as they were saved.
fn name_of(stamp: &Stamp) -> Cow<'_, str> {
    if stamp.path.is_none() { translated(&stamp.name) } else { Cow::Borrowed(&stamp.name) }
}

fn button(ui: &mut Ui, context: &EditorContext<'_>, stamp: &Stamp, out: &mut Vec<Intent>) {
    let (rect, response) = ui.allocate_exact_size(BUTTON, Sense::click());
    let name = name_of(stamp);
    let on = context.view.floating.as_ref().is_some_and(|floating| floating.name == stamp.name);
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, on, &*name));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let tokens = Tokens::of(ui);
    let fill = if response.hovered() { tokens.button_hover } else { tokens.field };
    let line = if on || response.has_focus() {
        Stroke::new(2.0, tokens.accent)
    } else {
        Stroke::new(1.0, tokens.line)
    };
    ui.painter().rect(rect, size::RADIUS, fill, line, StrokeKind::Inside);
    let room = Rect::from_min_max(rect.min, egui::pos2(rect.max.x, rect.max.y - NAME)).shrink(6.0);
    picture(ui, context, &stamp.region, room);
    let at = egui::pos2(rect.center().x, rect.max.y - NAME / 2.0 - 1.0);
    let painter = ui.painter_at(rect.shrink(2.0));
    painter.text(at, Align2::CENTER_CENTER, &name, FontId::proportional(size::SMALL), tokens.text);
    let hexes = stamp.region.cells.len();
    let help = text!("panels-stamp-hexes-hexes-click-to-use-it", stamp = name, hexes);
    if let Some(path) = &stamp.path {
        response.context_menu(|ui| {
            if ui.button(text!("panels-delete-stamp")).clicked() {
                out.push(Intent::RemoveStamp(path.clone()));
                ui.close();
            }
        });
    }
    if response.on_hover_text(help).clicked() {
        take_up(context, stamp, out);
    }
}

/// The region in small: terrain, higher ground darker.
fn picture(ui: &Ui, context: &EditorContext<'_>, region: &Region, room: Rect) {
    if region.cells.len() > PICTURE_HEXES {
        return;
    }
    let layout = Layout::new(region.orientation, 1, 1);
    let centers: Vec<geometry::Point> =
        region.cells.iter().map(|cell| geometry::center(layout, cell.at)).collect();
    let Some(first) = centers.first() else { return };
    let (mut min, mut max) = (*first, *first);
    for at in &centers {
        (min.x, min.y) = (min.x.min(at.x), min.y.min(at.y));
        (max.x, max.y) = (max.x.max(at.x), max.y.max(at.y));
    }
    let scale = (room.width() / (max.x - min.x + 1.3)).min(room.height() / (max.y - min.y + 1.3)).min(14.0);
    let screen = |at: geometry::Point| -> Pos2 {
        let middle = min.mid(max);
        room.center() + Vec2::new(at.x - middle.x, at.y - middle.y) * scale
    };
    let colors: Vec<Color32> = fitted_colors(context, region);
    for cell in &region.cells {
        let corners = geometry::corners(layout, cell.at).map(screen);
        let color = colors.get(usize::from(cell.terrain)).copied().unwrap_or_default();
        let shade = 1.0 - f32::from(cell.level.clamp(0, 8)) * 0.07;
        let color = Color32::from_rgb(
            (f32::from(color.r()) * shade) as u8,
            (f32::from(color.g()) * shade) as u8,
            (f32::from(color.b()) * shade) as u8,
        );
        ui.painter().add(Shape::convex_polygon(corners.to_vec(), color, Stroke::NONE));
    }
    let ink = Stroke::new(1.2, Color32::from_rgb(110, 84, 56));
    for (_, feature, _) in &region.lines {
        for line in oblique_mapview::features::lines_of(layout, feature) {
            ui.painter().add(Shape::line(line.into_iter().map(screen).collect(), ink));
        }
    }
}

/// The colours of a region's terrains; they may be named by their look.
fn fitted_colors(context: &EditorContext<'_>, region: &Region) -> Vec<Color32> {
    let like = |id: &String| {
        let known = context.catalog().terrain(id).is_some();
        let like = context.catalog().terrain.iter().find(|terrain| terrain.look == *id).filter(|_| !known);
        terrain_color_of(context, like.map_or(id.as_str(), |terrain| terrain.id.as_str()))
    };
    region.palette.iter().map(like).collect()
}
