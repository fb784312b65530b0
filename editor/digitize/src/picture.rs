//! A small picture of what each step means, drawn in the colours of the theme.

use egui::{Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};
use oblique_context::sheets::Step;
use oblique_text::text;
use oblique_ui::Tokens;

/// Its size in points.
const SIZE: egui::Vec2 = vec2(116.0, 84.0);

/// A pen on a picture of 116 by 84.
struct Pen<'a> {
    painter: &'a Painter,
    at: Pos2,
    tokens: Tokens,
}

impl Pen<'_> {
    fn p(&self, (x, y): (f32, f32)) -> Pos2 {
        pos2(self.at.x + x, self.at.y + y)
    }

    fn line(&self, points: &[(f32, f32)], stroke: Stroke) {
        self.painter.add(Shape::line(points.iter().map(|p| self.p(*p)).collect(), stroke));
    }

    fn dot(&self, at: (f32, f32), radius: f32, color: egui::Color32) {
        self.painter.circle_filled(self.p(at), radius, color);
    }

    /// The sheet: paper with a stream and contour lines.
    fn sheet(&self, (x, y): (f32, f32), (w, h): (f32, f32)) {
        let rect = Rect::from_min_size(self.p((x, y)), vec2(w, h));
        let tokens = &self.tokens;
        self.painter.rect(
            rect,
            1.0,
            tokens.conjecture.gamma_multiply(0.18),
            Stroke::new(1.0, tokens.line_strong),
            egui::StrokeKind::Inside,
        );
        let along = |n: usize| n as f32 / 12.0;
        let wave = |base: f32, high: f32| -> Vec<(f32, f32)> {
            (0..=12).map(|n| (x + w * along(n), y + h * (base + high * (along(n) * 6.0).sin()))).collect()
        };
        for base in [0.22, 0.36] {
            self.line(&wave(base, 0.06), Stroke::new(1.0, tokens.warning.gamma_multiply(0.7)));
        }
        self.line(&wave(0.72, 0.08), Stroke::new(1.6, tokens.accent));
    }

    /// Hexes in rows, some of them filled.
    fn hexes(
        &self,
        (x, y): (f32, f32),
        columns: usize,
        rows: usize,
        side: f32,
        fill: impl Fn(usize, usize) -> Option<egui::Color32>,
    ) {
        let (step_x, step_y) = (side * 1.5, side * 3.0_f32.sqrt());
        for column in 0..columns {
            for row in 0..rows {
                let middle = (
                    x + side + step_x * column as f32,
                    y + step_y * (row as f32 + 0.5 + if column % 2 == 1 { 0.5 } else { 0.0 }),
                );
                let corner = |n: usize| {
                    let (sin, cos) = (n as f32 * std::f32::consts::FRAC_PI_3).sin_cos();
                    self.p((middle.0 + side * cos, middle.1 + side * sin))
                };
                let corners: Vec<Pos2> = (0..6).map(corner).collect();
                let stroke = Stroke::new(1.0, self.tokens.text_weak);
                let color = fill(column, row).unwrap_or(egui::Color32::TRANSPARENT);
                self.painter.add(Shape::convex_polygon(corners, color, stroke));
            }
        }
    }
}

/// Paints it.
pub(crate) fn paint(ui: &mut Ui, step: Step) {
    let (rect, response) = ui.allocate_exact_size(SIZE, Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(
            egui::Role::Image,
            true,
            text!("conversion-what-the-step-step-means", step = step.name()),
        )
    });
    let painter = ui.painter_at(rect);
    let tokens = Tokens::of(ui);
    painter.rect_filled(rect, 4.0, tokens.field);
    let pen = Pen { painter: &painter, at: rect.min, tokens };
    let tokens = &pen.tokens;
    let (accent, weak, strong) = (tokens.accent, tokens.text_weak, Stroke::new(1.6, tokens.text));
    match step {
        Step::Scan => {
            pen.sheet((26.0, 10.0), (64.0, 64.0));
            pen.line(&[(32.0, 16.0), (84.0, 16.0), (84.0, 68.0), (32.0, 68.0), (32.0, 16.0)], strong);
            for corner in [(32.0, 16.0), (84.0, 16.0), (84.0, 68.0), (32.0, 68.0)] {
                pen.dot(corner, 3.0, accent);
            }
        }
        Step::Place => {
            pen.sheet((18.0, 8.0), (80.0, 54.0));
            pen.dot((30.0, 30.0), 3.5, accent);
            pen.dot((84.0, 44.0), 3.5, accent);
            pen.line(&[(30.0, 30.0), (84.0, 44.0)], strong);
            pen.line(&[(28.0, 72.0), (88.0, 72.0)], strong);
            for x in [28.0, 48.0, 68.0, 88.0] {
                pen.line(&[(x, 68.0), (x, 76.0)], strong);
            }
        }
        Step::Board => {
            pen.sheet((14.0, 8.0), (88.0, 68.0));
            pen.hexes((18.0, 10.0), 6, 4, 8.4, |_, _| None);
        }
        Step::Terrain => {
            let woods = tokens.good.gamma_multiply(0.75);
            let shown = |column: usize, row: usize| match (column, row) {
                (1 | 2, 0 | 1) => Some(woods),
                (0, 1) | (3, 0) => Some(woods.gamma_multiply(0.45)),
                (4, 2) => Some(tokens.warning.gamma_multiply(0.7)),
                _ => None,
            };
            pen.hexes((18.0, 8.0), 6, 4, 8.6, shown);
            pen.line(&[(46.0, 30.0), (46.0, 48.0), (50.5, 44.0), (57.0, 43.5), (46.0, 30.0)], strong);
        }
        Step::Lines => {
            pen.hexes((18.0, 8.0), 6, 4, 8.6, |_, _| None);
            pen.line(
                &[(20.0, 62.0), (40.0, 50.0), (52.0, 52.0), (74.0, 34.0), (98.0, 26.0)],
                Stroke::new(4.0, weak),
            );
            pen.line(
                &[(20.0, 62.0), (40.0, 50.0), (52.0, 52.0), (74.0, 34.0), (98.0, 26.0)],
                Stroke::new(2.0, tokens.field),
            );
            for at in [(20.0, 62.0), (52.0, 52.0), (98.0, 26.0)] {
                pen.dot(at, 3.0, accent);
            }
        }
        Step::Heights => {
            let hill = |n: usize| {
                let t = n as f32 / 24.0;
                (10.0 + 96.0 * t, 70.0 - 48.0 * (t * std::f32::consts::PI).sin().powi(2))
            };
            pen.line(&(0..=24).map(hill).collect::<Vec<_>>(), strong);
            for level in 0_u8..4 {
                let y = 70.0 - 14.0 * f32::from(level);
                pen.line(&[(10.0, y), (106.0, y)], Stroke::new(1.0, weak.gamma_multiply(0.6)));
                let wide = 40.0 - 11.0 * f32::from(level);
                let area = Rect::from_min_max(pen.p((58.0 - wide, y - 14.0)), pen.p((58.0 + wide, y)));
                painter.rect_filled(
                    area.intersect(rect),
                    0.0,
                    accent.gamma_multiply(0.16 + 0.12 * f32::from(level)),
                );
            }
        }
        Step::Vectors => {
            let woods = tokens.good.gamma_multiply(0.45);
            let area = [(20.0, 14.0), (50.0, 10.0), (62.0, 28.0), (44.0, 44.0), (18.0, 36.0), (20.0, 14.0)];
            let corners = area.iter().take(5).map(|at| pen.p(*at)).collect();
            painter.add(Shape::convex_polygon(corners, woods, Stroke::new(1.2, tokens.good)));
            let way = [(12.0, 70.0), (34.0, 58.0), (58.0, 62.0), (76.0, 40.0), (104.0, 34.0)];
            pen.line(&way, strong);
            for at in area.iter().take(5).chain(&way) {
                pen.dot(*at, 2.2, tokens.text);
            }
            pen.dot((88.0, 18.0), 4.0, accent);
            pen.line(&[(78.0, 30.0), (98.0, 30.0)], Stroke::new(1.2, weak));
        }
        Step::Evidence => {
            pen.sheet((10.0, 12.0), (44.0, 56.0));
            pen.line(&[(58.0, 40.0), (68.0, 40.0), (64.0, 36.0), (68.0, 40.0), (64.0, 44.0)], strong);
            let page = Rect::from_min_size(pen.p((72.0, 12.0)), vec2(34.0, 56.0));
            painter.rect(
                page,
                1.0,
                tokens.panel,
                Stroke::new(1.0, tokens.line_strong),
                egui::StrokeKind::Inside,
            );
            for row in 0_u8..6 {
                let y = 20.0 + 8.0 * f32::from(row);
                let right = if row == 5 { 90.0 } else { 101.0 };
                pen.line(&[(77.0, y), (right, y)], Stroke::new(1.2, weak));
            }
        }
    }
}
