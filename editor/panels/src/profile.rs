//! The profile of a line of sight: the ground along it, what stands on it, and the line.

use egui::{Align2, FontId, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_context::EditorContext;
use oblique_context::analysis::Spotted;
use oblique_mapview::ground::color;
use oblique_text::{decimals, text};
use oblique_ui::theme::{Tokens, size};
use std::fmt::Write as _;

/// Height of the drawing.
const HEIGHT: f32 = 150.0;
/// Room for level numbers.
const LEFT: f32 = 26.0;
/// Room for names below.
const BELOW: f32 = 18.0;

/// A column of the profile.
struct Column {
    hex: Hex,
    /// Where along the line, 0 to 1.
    along: f32,
    ground_halves: i32,
    top_halves: i32,
}

fn columns(context: &EditorContext<'_>, spotted: &Spotted) -> Vec<Column> {
    let layout = context.scenario().board.layout();
    let (a, b) = (geometry::center(layout, spotted.from), geometry::center(layout, spotted.to));
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let long = (dx * dx + dy * dy).max(1e-6);
    let end = |hex, along, halves| Column { hex, along, ground_halves: halves, top_halves: halves };
    let [first, last] = spotted.sight.ends_halves;
    let between = spotted.sight.between.iter().map(|step| {
        let at = geometry::center(layout, step.hex);
        Column {
            hex: step.hex,
            along: (((at.x - a.x) * dx + (at.y - a.y) * dy) / long).clamp(0.0, 1.0),
            ground_halves: step.ground_halves,
            top_halves: step.top_halves,
        }
    });
    let mut all = vec![end(spotted.from, 0.0, first)];
    all.extend(between);
    all.push(end(spotted.to, 1.0, last));
    all
}

/// Draws it; the hex clicked, if any.
pub(crate) fn draw(ui: &mut Ui, context: &EditorContext<'_>, spotted: &Spotted) -> Option<Hex> {
    let layout = context.scenario().board.layout();
    let columns = columns(context, spotted);
    let width = ui.available_width().max(140.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Image, true, text!("panels-profile-of-the-line-of-sight"))
    });
    let plot = Rect::from_min_max(rect.min + vec2(LEFT, 6.0), rect.max - vec2(6.0, BELOW));
    let low = columns.iter().map(|c| c.ground_halves).min().unwrap_or(0).min(0) - 1;
    let high = columns.iter().map(|c| c.top_halves).max().unwrap_or(0).max(low + 5) + 1;
    let rise = plot.height() / (high - low) as f32;
    let y = |halves: i32| plot.max.y - (halves - low) as f32 * rise;
    let distance = spotted.from.unsigned_distance_to(spotted.to).max(1);
    let broad = plot.width() / (distance + 1) as f32;
    let x = |along: f32| plot.min.x + broad / 2.0 + along * (plot.width() - broad);
    let (style, tokens) = (context.style(), Tokens::of(ui));
    let (ink, danger, legal) = (color(style.ink), color(style.overlay.danger), color(style.overlay.legal));
    let painter = ui.painter_at(rect);
    painter.rect_filled(plot, 2.0, color(style.paper));
    let small = FontId::proportional(size::SMALL - 1.0);
    let every = [2, 4, 10, 20, 40, 100].into_iter().find(|n| *n as f32 * rise >= 12.0).unwrap_or(200);
    for halves in (low..=high).filter(|h| h % every == 0) {
        let line = Stroke::new(if halves == 0 { 1.2 } else { 0.6 }, ink.gamma_multiply(0.3));
        painter.line_segment([pos2(plot.min.x, y(halves)), pos2(plot.max.x, y(halves))], line);
        let at = pos2(plot.min.x - 5.0, y(halves));
        painter.text(at, Align2::RIGHT_CENTER, (halves / 2).to_string(), small.clone(), tokens.text_weak);
    }
    let earth = color(style.ink.faded(0.45).over(style.paper));
    for column in &columns {
        let (left, right) = (x(column.along) - broad / 2.0, x(column.along) + broad / 2.0);
        let ground = Rect::from_min_max(pos2(left, y(column.ground_halves)), pos2(right, plot.max.y));
        painter.rect_filled(ground, 0.0, earth);
        let blocks = spotted.sight.blocked == Some(column.hex);
        if column.top_halves > column.ground_halves {
            let top = y(column.top_halves);
            let stands = Rect::from_min_max(pos2(left + 1.0, top), pos2(right - 1.0, ground.min.y));
            let shade = if blocks { danger } else { color(style.overlay.note) };
            painter.rect_filled(stands, 0.0, shade.gamma_multiply(0.45));
            painter.rect_stroke(stands, 0.0, Stroke::new(1.2, shade), StrokeKind::Inside);
        }
        if blocks {
            let whole = Rect::from_min_max(pos2(left, y(column.top_halves)), pos2(right, plot.max.y));
            painter.rect_stroke(whole, 0.0, Stroke::new(2.0, danger), StrokeKind::Inside);
        }
    }
    line_of_sight(&painter, spotted, &columns, (legal, danger), &|c| {
        pos2(x(c.along), y(c.ground_halves) - 3.0)
    });
    for (hex, along, align) in [(spotted.from, 0.0, Align2::LEFT_TOP), (spotted.to, 1.0, Align2::RIGHT_TOP)] {
        let at = pos2(if along < 0.5 { plot.min.x } else { plot.max.x }, plot.max.y + 2.0);
        painter.text(at, align, layout.name(hex), small.clone(), tokens.text);
    }
    if let Some(block) = spotted.sight.blocked
        && let Some(column) = columns.iter().find(|c| c.hex == block)
        && block != spotted.to
    {
        let at = pos2(x(column.along).clamp(plot.min.x + 60.0, plot.max.x - 60.0), plot.max.y + 2.0);
        painter.text(at, Align2::CENTER_TOP, layout.name(block), small, danger);
    }
    let pointed = response.hover_pos().and_then(|at| {
        let off = |c: &&Column| (x(c.along) - at.x).abs();
        columns.iter().min_by(|a, b| off(a).total_cmp(&off(b)))
    })?;
    let hex = pointed.hex;
    let text = hex_in_words(context, pointed);
    let clicked = response.clicked();
    response.on_hover_text_at_pointer(text);
    clicked.then_some(hex)
}

/// The line between the ends: whole if nothing is in the way, dashed after what is.
fn line_of_sight(
    painter: &egui::Painter,
    spotted: &Spotted,
    columns: &[Column],
    (legal, danger): (egui::Color32, egui::Color32),
    eye: &dyn Fn(&Column) -> egui::Pos2,
) {
    let (Some(first), Some(last)) = (columns.first(), columns.last()) else { return };
    let (a, b) = (eye(first), eye(last));
    let block = spotted.sight.blocked.and_then(|hex| columns.iter().find(|c| c.hex == hex));
    let Some(block) = block else {
        painter.line_segment([a, b], Stroke::new(2.0, legal));
        return;
    };
    let at = a + (b - a) * block.along;
    painter.line_segment([a, at], Stroke::new(2.0, legal));
    painter.extend(egui::Shape::dashed_line(&[at, b], Stroke::new(2.0, danger), 6.0, 4.0));
}

/// A hex of the profile in words.
fn hex_in_words(context: &EditorContext<'_>, column: &Column) -> String {
    let board = &context.scenario().board;
    let id = board.terrain_id(column.hex).unwrap_or_default();
    let terrain = context.catalog().terrain(id).map_or(id, |t| t.name.as_str());
    let half = |halves: i32| match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        _ => decimals(&format!("{:.1}", f64::from(halves) / 2.0)),
    };
    let name = board.layout().name(column.hex);
    let mut text = text!(
        "panels-name-terrain-level-ground-halves",
        name,
        terrain,
        ground_halves = half(column.ground_halves)
    );
    if column.top_halves > column.ground_halves {
        let _ = write!(
            text,
            "{}",
            text!("panels-what-stands-there-reaches-top-halves", top_halves = half(column.top_halves))
        );
    }
    text
}
