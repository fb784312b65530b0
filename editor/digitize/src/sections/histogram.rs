//! Hexes by height, and where the levels begin: lines that are dragged.

use super::{memory, remember};
use egui::{Color32, CursorIcon, Rect, Sense, Stroke, Ui, pos2, vec2};
use oblique_context::EditorContext;
use oblique_context::draft::HeightsView;
use oblique_text::text;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

/// A line is grasped from so far, in points of the screen.
const GRASP_POINTS: f32 = 7.0;
/// Lines nearer to each other than this are not drawn and not grasped, in points of the screen.
const APART_POINTS: f32 = 5.0;
/// A level is at least so high, in metres or feet.
const LEAST_STEP: f64 = 1.0;

/// A line that is being dragged: that of which level, and base and step as they would be, in metres.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Dragged {
    level: Option<i32>,
    base: f64,
    step: f64,
}

/// From metres to places on the histogram.
#[derive(Clone, Copy)]
struct Axis {
    rect: Rect,
    low: f64,
    high: f64,
}

impl Axis {
    fn x(self, metres: f64) -> f32 {
        let part = (metres - self.low) / (self.high - self.low).max(f64::EPSILON);
        self.rect.left() + self.rect.width() * part as f32
    }

    fn metres(self, x: f32) -> f64 {
        let part = f64::from((x - self.rect.left()) / self.rect.width().max(1.0));
        self.low + (self.high - self.low) * part.clamp(0.0, 1.0)
    }

    /// The levels whose lines are seen: where each begins.
    fn lines(self, base: f64, step: f64) -> Vec<(i32, f64)> {
        let wide = self.x(self.low + step) - self.x(self.low);
        if wide < APART_POINTS {
            return if (self.low..=self.high).contains(&base) { vec![(0, base)] } else { Vec::new() };
        }
        let first = ((self.low - base) / step).ceil() as i32;
        let last = ((self.high - base) / step).floor() as i32;
        (first..=last).map(|level| (level, base + f64::from(level) * step)).collect()
    }
}

/// Base and step after the line of a level was dragged to a height: that of level 0 takes all lines along, another one
/// stretches them from there. Both are whole in the unit, of which a metre is so many.
fn after(level: i32, to: f64, (base, step): (f64, f64), of_metres: f64) -> (f64, f64) {
    let whole = |metres: f64| (metres * of_metres).round() / of_metres;
    if level == 0 {
        return (whole(to), step);
    }
    let step = (to - base) / f64::from(level);
    (base, whole(step).max(LEAST_STEP / of_metres))
}

/// Hexes by height, coloured by the level they get, with a line where each level begins; base and step in metres where a
/// line was dragged.
pub(super) fn histogram(ui: &mut Ui, context: &EditorContext<'_>, found: &HeightsView) -> Option<(f64, f64)> {
    let tokens = Tokens::of(ui);
    let wide = ui.available_width().min(360.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 84.0), Sense::drag());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Image, true, text!("conversion-hexes-by-height"))
    });
    let (low, high) = found.range_metres;
    let axis = Axis { rect, low, high };
    let unit = found.settings.unit;
    let mut dragged: Dragged = memory(ui, context, "level line");
    let held = dragged.level.is_some();
    let (base, step) =
        if held { (dragged.base, dragged.step) } else { (found.base_metres, found.step_metres) };
    let mut answer = None;
    let near = |x: f32| {
        let lines = axis.lines(base, step).into_iter().map(|(level, at)| (level, (axis.x(at) - x).abs()));
        lines
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .filter(|(_, far)| *far <= GRASP_POINTS)
            .map(|(level, _)| level)
    };
    if response.drag_started() {
        let from = ui.input(|input| input.pointer.press_origin());
        dragged = Dragged { level: from.and_then(|from| near(from.x)), base, step };
        remember(ui, context, "level line", dragged);
    }
    if let (Some(level), Some(at)) = (dragged.level, response.interact_pointer_pos()) {
        let one = unit.of_metres(1.0);
        let (base, step) = after(level, axis.metres(at.x), (dragged.base, dragged.step), one);
        if (base, step) != (dragged.base, dragged.step) {
            answer = Some((base, step));
        }
        (dragged.base, dragged.step) = (base, step);
        if response.drag_stopped() {
            dragged.level = None;
        }
        remember(ui, context, "level line", dragged);
    }
    let line = match (dragged.level, response.hover_pos()) {
        (None, Some(at)) => near(at.x),
        (level, _) => level,
    };
    if line.is_some() {
        ui.ctx().set_cursor_icon(CursorIcon::ResizeHorizontal);
    }
    let (base, step) = answer.unwrap_or((base, step));
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 2.0, tokens.field);
    let most = found.histogram.iter().copied().max().unwrap_or(0).max(1) as f32;
    let bars = found.histogram.len().max(1) as f64;
    for (n, count) in found.histogram.iter().enumerate() {
        let metres = |n: f64| low + (high - low) * n / bars;
        let level = ((metres(n as f64 + 0.5) - base) / step).floor();
        let color: Color32 = if level.rem_euclid(2.0) < 1.0 { tokens.accent } else { tokens.text_weak };
        let top = rect.bottom() - (rect.height() - 4.0) * *count as f32 / most;
        let (left, right) = (axis.x(metres(n as f64)), axis.x(metres(n as f64 + 1.0)) - 0.5);
        painter.rect_filled(Rect::from_min_max(pos2(left, top), pos2(right, rect.bottom())), 0.0, color);
    }
    let lines = axis.lines(base, step);
    for &(level, at) in &lines {
        let bold = line == Some(level) || level == 0;
        let stroke = Stroke::new(if bold { 2.0 } else { 1.0 }, tokens.text);
        painter.vline(axis.x(at), rect.y_range(), stroke);
    }
    let drag = if lines.is_empty() {
        ""
    } else if lines.iter().any(|(level, _)| *level == 0) {
        text!("conversion-a-line-where-each-level-begins-drag-level")
    } else {
        text!("conversion-a-line-where-each-level-begins-drag-one")
    };
    let text = text!(
        "conversion-low-on-the-left-high-on-the-right",
        low = unit.shown(low),
        high = unit.shown(high),
        drag
    );
    widgets::note(ui, &text);
    answer
}

#[cfg(test)]
mod tests {
    use super::{Axis, after};
    use egui::{Rect, pos2};

    #[test]
    fn dragging_level_0_moves_all_lines_and_another_stretches_them() {
        assert_eq!(after(0, 312.4, (250.0, 100.0), 1.0), (312.0, 100.0));
        assert_eq!(after(3, 490.0, (250.0, 100.0), 1.0), (250.0, 80.0));
        assert_eq!(after(-2, 150.0, (250.0, 100.0), 1.0), (250.0, 50.0));
        assert_eq!(after(2, 100.0, (250.0, 100.0), 1.0), (250.0, 1.0), "a level has some height");
        let (base, step) = after(2, 300.0, (0.0, 100.0), 1.0 / 0.3048);
        assert!(base.abs() < 1e-9 && (step / 0.3048 - 492.0).abs() < 1e-6, "whole feet: {step}");
    }

    #[test]
    fn lines_too_dense_to_be_grasped_are_left_out_but_for_the_base() {
        let axis =
            Axis { rect: Rect::from_min_max(pos2(0.0, 0.0), pos2(200.0, 80.0)), low: 100.0, high: 500.0 };
        assert_eq!(axis.lines(150.0, 100.0), [(0, 150.0), (1, 250.0), (2, 350.0), (3, 450.0)]);
        assert_eq!(axis.lines(150.0, 2.0), [(0, 150.0)]);
        assert!(axis.lines(0.0, 2.0).is_empty());
        assert!((axis.x(300.0) - 100.0).abs() < 1e-4 && (axis.metres(50.0) - 200.0).abs() < 1e-6);
    }
}
