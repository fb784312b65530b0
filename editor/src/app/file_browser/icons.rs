//! Small signs, painted: the letters have none of them.

use super::listing::Sort;
use crate::ui::Tokens;
use crate::ui::theme::size;
use egui::{Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// Points that the sign before a name takes.
pub(super) const WIDTH: f32 = 22.0;

/// What an entry is, left of its name.
pub(super) fn sort(painter: &Painter, tokens: &Tokens, left: Pos2, sort: Sort) {
    let middle = left + vec2(9.0, 0.0);
    match sort {
        Sort::Folder => {
            let body = Rect::from_center_size(middle + vec2(0.0, 1.0), vec2(14.0, 9.0));
            let tab = Rect::from_min_size(body.left_top() - vec2(0.0, 2.5), vec2(6.0, 4.0));
            let fill = tokens.warning.gamma_multiply(0.75);
            painter.rect_filled(tab, 1.0, fill);
            painter.rect_filled(body, 1.5, fill);
        }
        Sort::File | Sort::DeadLink => {
            let page = Rect::from_center_size(middle, vec2(10.0, 13.0));
            let stroke = Stroke::new(1.0, tokens.line_strong);
            painter.rect(page, 1.0, tokens.field, stroke, StrokeKind::Inside);
            if sort == Sort::DeadLink {
                painter.line_segment([page.left_bottom(), page.right_top()], Stroke::new(1.5, tokens.error));
            } else {
                for y in [-2.5, 0.5, 3.5] {
                    let line = [middle + vec2(-2.5, y), middle + vec2(2.5, y)];
                    painter.line_segment(line, stroke);
                }
            }
        }
    }
}

/// Between two folders of a path.
pub(super) fn step(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(7.0, size::ROW), Sense::hover());
    let c = rect.center();
    let points = vec![c + vec2(-1.5, -3.5), c + vec2(2.0, 0.0), c + vec2(-1.5, 3.5)];
    ui.painter().add(Shape::line(points, Stroke::new(1.2, Tokens::of(ui).text_weak)));
}

/// An arrow up, on a button.
pub(super) fn up(ui: &Ui, rect: Rect, enabled: bool) {
    let tokens = Tokens::of(ui);
    let stroke = Stroke::new(1.6, if enabled { tokens.text } else { tokens.line });
    let c = rect.center();
    ui.painter().line_segment([c + vec2(0.0, -5.0), c + vec2(0.0, 5.0)], stroke);
    let head = vec![c + vec2(-4.0, -1.0), c + vec2(0.0, -5.0), c + vec2(4.0, -1.0)];
    ui.painter().add(Shape::line(head, stroke));
}

/// Which way a column is sorted, right of its title.
pub(super) fn sorted(ui: &Ui, at: Pos2, falling: bool) {
    let tip = if falling { 2.5 } else { -2.5 };
    let corners = [(-3.5, -tip), (3.5, -tip), (0.0, tip)].map(|(x, y)| pos2(at.x + x, at.y + y));
    let fill = Tokens::of(ui).text_weak;
    ui.painter().add(Shape::convex_polygon(corners.to_vec(), fill, Stroke::NONE));
}
