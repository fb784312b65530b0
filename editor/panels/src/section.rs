//! The Cross-section panel: the ground along the way that was measured, level by level.

use super::Panel;
use egui::epaint::Mesh;
use egui::{Align2, FontId, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::Home;
use oblique_context::ways as measure;
use oblique_mapview::ground::color;
use oblique_text::text;
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

/// Height of the strip of terrain under the section, in points.
const STRIP: f32 = 10.0;
/// Least height of the panel's drawing.
const LEAST: f32 = 60.0;
/// Room for level numbers.
const LEFT: f32 = 26.0;

/// The panel.
#[derive(Default)]
pub(crate) struct Section;

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Section)
}

impl Panel for Section {
    fn id(&self) -> &'static str {
        "section"
    }

    fn title(&self) -> String {
        text!("panels-cross-section").to_owned()
    }

    fn home(&self) -> Home {
        Home::BOTTOM
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let board = &context.scenario().board;
        let layout = board.layout();
        let corners: Vec<Hex> =
            context.view.measured.iter().copied().filter(|h| layout.contains(*h)).collect();
        if corners.len() < 2 {
            widgets::empty(
                ui,
                text!("panels-no-way-to-cut-along"),
                text!("panels-take-the-measure-tool-and-drag-from-one"),
            );
            ui.vertical_centered(|ui| {
                let help = context.help(ui.ctx(), text!("panels-takes-the-measuring-tool"), "tool.measure");
                if ui.button(text!("panels-measure")).on_hover_text(help).clicked() {
                    out.push(Intent::Tool("measure"));
                }
            });
            return;
        }
        let length = measure::length(board, &corners);
        let ends = [corners.first(), corners.last()].into_iter().flatten().map(|hex| layout.name(*hex));
        let ends: Vec<String> = ends.collect();
        let words = measure::words(&length, context.yards_a_hex());
        ui.label(text!(
            "panels-cloned-to-cloned-2-words",
            cloned = ends.first().cloned().unwrap_or_default(),
            cloned_2 = { ends.last().cloned().unwrap_or_default() },
            words
        ));
        ui.add_space(size::GAP_SMALL);
        draw(ui, context, &measure::way(&corners), out);
    }
}

fn draw(ui: &mut Ui, context: &EditorContext<'_>, way: &[Hex], out: &mut Vec<Intent>) {
    let board = &context.scenario().board;
    let height = (ui.available_height() - size::GAP).max(LEAST);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width().max(120.0), height), Sense::click());
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, text!("panels-cross-section")));
    let plot = Rect::from_min_max(rect.min + vec2(LEFT, 8.0), rect.max - vec2(4.0, STRIP + 2.0));
    let levels: Vec<i8> = way.iter().map(|hex| board.level(*hex).unwrap_or(0)).collect();
    let low = levels.iter().copied().min().unwrap_or(0).min(0);
    let high = levels.iter().copied().max().unwrap_or(0).max(low.saturating_add(3));
    let step = plot.width() / levels.len().max(1) as f32;
    let rise = plot.height() / (f32::from(high) - f32::from(low) + 0.6);
    let y = |level: i8| plot.max.y - (f32::from(level) - f32::from(low) + 0.3) * rise;
    let tokens = Tokens::of(ui);
    let style = context.style();
    let painter = ui.painter_at(rect);
    painter.rect_filled(plot, 2.0, color(style.paper));
    // Every so many levels a line, as many as there is room for.
    let every = [1_i8, 2, 5, 10, 20, 50].into_iter().find(|n| f32::from(*n) * rise >= 12.0).unwrap_or(100);
    for level in (low..=high).filter(|l| l % every == 0) {
        let line = Stroke::new(if level == 0 { 1.2 } else { 0.6 }, color(style.ink.faded(0.3)));
        painter.line_segment([pos2(plot.min.x, y(level)), pos2(plot.max.x, y(level))], line);
        let font = FontId::proportional(size::SMALL - 1.5);
        let at = pos2(plot.min.x - 5.0, y(level));
        painter.text(at, Align2::RIGHT_CENTER, level.to_string(), font, tokens.text_weak);
    }
    ground(&painter, context, way, &levels, plot, step, &y);
    let pointed = response.hover_pos().map(|at| ((at.x - plot.min.x) / step).floor());
    let pointed = pointed.filter(|n| *n >= 0.0).map(|n| n as usize).filter(|n| *n < way.len());
    if let Some(n) = pointed
        && let (Some(hex), Some(level)) = (way.get(n), levels.get(n))
    {
        let x = plot.min.x + (n as f32 + 0.5) * step;
        painter.line_segment(
            [pos2(x, plot.min.y), pos2(x, plot.max.y)],
            Stroke::new(1.0, color(style.overlay.selected)),
        );
        let terrain = board.terrain_id(*hex).unwrap_or_default();
        let terrain = context.catalog().terrain(terrain).map_or(terrain, |t| t.name.as_str());
        let text = text!("panels-hex-terrain-level-level", hex = board.layout().name(*hex), terrain, level);
        response.clone().on_hover_text_at_pointer(text);
        if response.clicked() {
            out.push(Intent::LookAt(*hex));
        }
    }
}

/// The ground cut open, its surface, and the terrain below it.
fn ground(
    painter: &egui::Painter,
    context: &EditorContext<'_>,
    way: &[Hex],
    levels: &[i8],
    plot: Rect,
    step: f32,
    y: &dyn Fn(i8) -> f32,
) {
    let style = context.style();
    let earth = color(style.ink.faded(0.5).over(style.paper));
    let mut mesh = Mesh::default();
    let mut surface: Vec<Pos2> = Vec::with_capacity(levels.len() * 2);
    for (n, (hex, level)) in way.iter().zip(levels).enumerate() {
        let x = plot.min.x + n as f32 * step;
        mesh.add_colored_rect(Rect::from_min_max(pos2(x, y(*level)), pos2(x + step, plot.max.y)), earth);
        surface.extend([pos2(x, y(*level)), pos2(x + step, y(*level))]);
        let id = context.scenario().board.terrain_id(*hex).unwrap_or_default();
        let look = context.catalog().terrain(id).map_or("open", |t| t.look.as_str());
        let strip = Rect::from_min_max(pos2(x, plot.max.y + 1.0), pos2(x + step, plot.max.y + STRIP));
        mesh.add_colored_rect(strip, color(style.far_color(look)));
    }
    painter.add(Shape::mesh(mesh));
    painter.add(Shape::line(surface, Stroke::new(1.6, color(style.ink))));
}
