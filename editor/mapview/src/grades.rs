//! A board graded hex by hex: turns of a march, numbers of those who see. And signs strewn over sets.
//!
//! Near, each hex has its tint, the lines between grades, and its word; far away, runs of a grade are
//! bars. So a frame never costs more than the screen has room for. No grade is told by its hue alone.
//! Must not know who asks.

use super::camera::Viewport;
use super::far_map::add_hexagon;
use super::ground::color;
use super::overlay::Tint;
use super::set_overlay::{HEX_POINTS, bars};
use egui::epaint::Mesh;
use egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, vec2};
use oblique_board::hex::{Hex, HexSet, Layout};
use oblique_cartography::geometry;
use oblique_cartography::style::OverlayStyle;

/// From so many points a hex, words are written.
const WORD_POINTS: f32 = 20.0;
/// From so many points a hex, signs are drawn.
const SIGN_POINTS: f32 = 7.0;

/// What a grade looks like.
#[derive(Clone, Debug, PartialEq)]
pub struct Grade {
    /// Its colour.
    pub tint: Tint,
    /// How strongly it is laid on, 0 to 1.
    pub strength: f32,
    /// What is written in its hexes; empty for nothing.
    pub word: String,
}

/// A board graded.
#[derive(Clone, Debug, PartialEq)]
pub struct Grades {
    /// The board's frame.
    pub layout: Layout,
    /// The grade of each hex by row-major index: 0 has none, `n` is `kinds[n - 1]`.
    pub of: Vec<u8>,
    /// What the grades look like.
    pub kinds: Vec<Grade>,
}

impl Grades {
    /// The grade of a hex; 0 off the board.
    pub fn at(&self, hex: Hex) -> u8 {
        self.layout.index(hex).and_then(|i| self.of.get(i)).copied().unwrap_or(0)
    }

    /// What a hex looks like.
    pub fn kind(&self, hex: Hex) -> Option<&Grade> {
        usize::from(self.at(hex)).checked_sub(1).and_then(|n| self.kinds.get(n))
    }

    /// Draws them.
    pub fn paint(&self, painter: &Painter, viewport: &Viewport, style: &OverlayStyle) {
        let fill = |kind: &Grade| kind.tint.line(style).gamma_multiply(kind.strength);
        if viewport.hex_points() < HEX_POINTS {
            let shade = |hex: Hex| self.kind(hex).map(fill);
            painter.add(Shape::mesh(bars(viewport, self.layout, &shade)));
            return;
        }
        let mut mesh = Mesh::default();
        let mut lines = Vec::new();
        let o = self.layout.orientation;
        let steps = o.sides().map(|side| (side, side.vector(o)));
        let seen: Vec<Hex> = viewport.visible_hexes(self.layout).collect();
        for hex in &seen {
            let Some(kind) = self.kind(*hex) else { continue };
            add_hexagon(&mut mesh, &viewport.hex_corners(self.layout, *hex), fill(kind));
            for (side, step) in steps {
                // The lower grade draws the line between two.
                let next = self.at(*hex + step);
                if next == 0 || next > self.at(*hex) {
                    let ends = [side.turned(-1), side.turned(1)];
                    let ends = ends.map(|hour| viewport.screen(geometry::vertex(self.layout, *hex, hour)));
                    lines.push((ends, kind.tint.line(style)));
                }
            }
        }
        painter.add(Shape::mesh(mesh));
        let width = (viewport.hex_points() * 0.05).clamp(1.0, 2.5);
        painter.extend(
            lines.into_iter().map(|(ends, color)| Shape::line_segment(ends, Stroke::new(width, color))),
        );
        if viewport.hex_points() >= WORD_POINTS {
            self.words(painter, viewport, style, &seen);
        }
    }

    fn words(&self, painter: &Painter, viewport: &Viewport, style: &OverlayStyle, seen: &[Hex]) {
        let font = FontId::proportional((viewport.hex_points() * 0.3).clamp(9.0, 18.0));
        for hex in seen {
            if let Some(kind) = self.kind(*hex).filter(|k| !k.word.is_empty()) {
                let at = viewport.screen(geometry::center(self.layout, *hex));
                let at = at + vec2(0.0, viewport.hex_points() * 0.26);
                let size = vec2(font.size * 0.42 * kind.word.len().max(2) as f32, font.size * 0.92);
                let place = egui::Rect::from_center_size(at, size);
                painter.rect_filled(place, font.size * 0.4, color(style.halo));
                painter.text(at, Align2::CENTER_CENTER, &kind.word, font.clone(), kind.tint.line(style));
            }
        }
    }
}

/// A sign drawn in a hex: what it says is in its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Slanting lines: hidden, out of reach.
    Hatch,
    /// Crossed lines: barred.
    Cross,
    /// A small triangle: a risk.
    Triangle,
    /// A ring: somebody to look at.
    Ring,
    /// A line broken in two: where a dashed line runs.
    Dash,
}

impl Sign {
    /// Draws it in a hex of so many points around a place.
    pub fn paint(self, painter: &Painter, at: Pos2, points: f32, tint: Color32, halo: Color32) {
        let line = Stroke::new((points * 0.04).clamp(1.0, 2.2), tint);
        let segment = |a: (f32, f32), b: (f32, f32)| {
            // A field of hatching is quieter than a single cross.
            let line =
                if self == Self::Hatch { Stroke::new(line.width, tint.gamma_multiply(0.6)) } else { line };
            painter.line_segment([at + vec2(a.0, a.1) * points, at + vec2(b.0, b.1) * points], line);
        };
        match self {
            Self::Hatch => {
                for x in [-0.22_f32, 0.0, 0.22] {
                    let half = 0.3 - x.abs() * 0.5;
                    segment((x - half * 0.5, half), (x + half * 0.5, -half));
                }
            }
            Self::Cross => {
                segment((-0.22, -0.22), (0.22, 0.22));
                segment((-0.22, 0.22), (0.22, -0.22));
            }
            Self::Triangle => {
                let middle = at + vec2(0.0, -points * 0.3);
                let size = (points * 0.11).clamp(2.5, 7.0);
                let corners =
                    [(0.0, -1.0), (0.95, 0.7), (-0.95, 0.7)].map(|(x, y)| middle + vec2(x, y) * size);
                let edge = Stroke::new(1.2, halo);
                painter.add(Shape::convex_polygon(corners.to_vec(), tint, edge));
            }
            Self::Dash => {
                segment((-0.45, 0.0), (-0.1, 0.0));
                segment((0.15, 0.0), (0.5, 0.0));
            }
            Self::Ring => {
                let radius = (points * 0.44).max(4.0);
                painter.circle_stroke(at, radius, Stroke::new(line.width + 2.5, halo));
                painter.circle_stroke(at, radius, Stroke::new(line.width + 0.8, tint));
            }
        }
    }
}

/// Rings drawn at most where hexes are too small for signs.
const MOST_FAR_RINGS: usize = 12;

/// Draws a sign in every hex of a set that is in view; far away nothing, but a few rings.
pub(crate) fn strew(
    painter: &Painter,
    viewport: &Viewport,
    style: &OverlayStyle,
    set: &HexSet,
    sign: Sign,
    tint: Tint,
) {
    let few = sign == Sign::Ring && set.len() <= MOST_FAR_RINGS;
    if viewport.hex_points() < SIGN_POINTS && !few {
        return;
    }
    let layout = set.layout();
    let draw = |hex: Hex| {
        let at = viewport.screen(geometry::center(layout, hex));
        sign.paint(painter, at, viewport.hex_points(), tint.line(style), color(style.halo));
    };
    if sign == Sign::Ring {
        set.iter().filter(|hex| viewport.sees(layout, *hex, 1.0)).for_each(draw);
    } else {
        viewport.visible_hexes(layout).filter(|hex| set.contains(*hex)).for_each(draw);
    }
}

/// A line of a legend.
#[derive(Clone, Debug, PartialEq)]
pub struct LegendRow {
    /// Colour and strength of its sample; `None` has none.
    pub fill: Option<(Tint, f32)>,
    /// The sign in its sample.
    pub sign: Option<(Sign, Tint)>,
    /// The word in its sample.
    pub word: String,
    /// What it says.
    pub text: String,
}

impl LegendRow {
    /// A sample of a grade.
    pub fn of(kind: &Grade, text: impl Into<String>) -> Self {
        let word = kind.word.clone();
        Self { fill: Some((kind.tint, kind.strength)), sign: None, word, text: text.into() }
    }

    /// A sign.
    pub fn sign(sign: Sign, tint: Tint, text: impl Into<String>) -> Self {
        Self { fill: None, sign: Some((sign, tint)), word: String::new(), text: text.into() }
    }
}

/// What the overlays mean, written in a corner of the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Legend {
    /// What is shown.
    pub title: String,
    /// Its lines.
    pub rows: Vec<LegendRow>,
}

/// Height of a line of the legend, and side of its sample, in points.
const ROW: f32 = 17.0;
const SAMPLE: f32 = 15.0;

impl Legend {
    /// Draws it in the lower left corner of the map, in the theme's colours: it is furniture, not map.
    pub fn paint(&self, painter: &Painter, map: egui::Rect, style: &OverlayStyle) {
        let (strong, plain) = (FontId::proportional(12.5), FontId::proportional(11.5));
        let visuals = &painter.ctx().global_style().visuals;
        let (paper, ink) = (visuals.panel_fill, visuals.text_color());
        let title = painter.layout_no_wrap(self.title.clone(), strong, ink);
        let rows: Vec<_> =
            self.rows.iter().map(|r| painter.layout_no_wrap(r.text.clone(), plain.clone(), ink)).collect();
        let text = rows.iter().map(|g| g.size().x).fold(0.0_f32, f32::max) + SAMPLE + 8.0;
        let size = vec2(text.max(title.size().x) + 16.0, 26.0 + ROW * rows.len() as f32 + 4.0);
        if size.y + 60.0 > map.height() || size.x + 40.0 > map.width() {
            return;
        }
        let corner = map.left_bottom() + vec2(12.0, -12.0 - size.y);
        let frame = egui::Rect::from_min_size(corner, size);
        painter.rect_filled(frame, 4.0, paper.gamma_multiply(0.94));
        painter.rect_stroke(frame, 4.0, Stroke::new(1.0, ink.gamma_multiply(0.6)), egui::StrokeKind::Inside);
        painter.galley(corner + vec2(8.0, 5.0), title, ink);
        for (n, (row, galley)) in self.rows.iter().zip(rows).enumerate() {
            let middle = corner + vec2(8.0 + SAMPLE / 2.0, 26.0 + ROW * (n as f32 + 0.5));
            let sample = egui::Rect::from_center_size(middle, vec2(SAMPLE, SAMPLE - 2.0));
            if let Some((tint, strength)) = row.fill {
                painter.rect_filled(sample, 2.0, tint.line(style).gamma_multiply(strength));
                painter.rect_stroke(
                    sample,
                    2.0,
                    Stroke::new(1.0, tint.line(style)),
                    egui::StrokeKind::Inside,
                );
                let font = FontId::proportional(10.0);
                painter.text(middle, Align2::CENTER_CENTER, &row.word, font, ink);
            }
            if let Some((sign, tint)) = row.sign {
                let at = if sign == Sign::Triangle { middle + vec2(0.0, SAMPLE * 0.3) } else { middle };
                sign.paint(painter, at, SAMPLE, tint.line(style), color(style.halo));
            }
            painter.galley(middle + vec2(SAMPLE / 2.0 + 6.0, -galley.size().y / 2.0), galley, ink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Camera;
    use egui::{Rect, pos2};
    use oblique_board::hex::Orientation;

    #[test]
    fn a_large_board_of_few_grades_is_few_bars() {
        let layout = Layout::new(Orientation::Flat, 1000, 1000);
        let of = layout.hexes().map(|hex| u8::from(hex.x < 500) + 1).collect();
        let kind = |word: &str| Grade { tint: Tint::Legal, strength: 0.3, word: word.to_owned() };
        let grades = Grades { layout, of, kinds: vec![kind("1"), kind("2")] };
        assert_eq!(grades.kind(layout.at(0, 0)).map(|k| k.word.as_str()), Some("2"));
        assert_eq!(grades.kind(layout.at(999, 0)).map(|k| k.word.as_str()), Some("1"));
        assert_eq!(grades.kind(Hex::new(-9, 0)), None);
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let viewport = Viewport::new(rect, Camera { center: [430.0, 500.0], hex_points: 2.0, fit: false });
        let shade = |hex: Hex| grades.kind(hex).map(|_| Color32::from_gray(grades.at(hex)));
        let quads = bars(&viewport, layout, &shade).vertices.len() / 4;
        assert!((100..=2000).contains(&quads), "{quads} bars");
    }
}
