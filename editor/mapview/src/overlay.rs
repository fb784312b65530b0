//! What is drawn over the map besides counters: hexes tinted, lines, marks.
//!
//! Plain data made by tools, the selection and the play pane. Their colours are
//! the map style's. Must not know who asks.

use super::camera::Viewport;
use super::far_map::add_hexagon;
use super::grades::{self, Grades, Legend, Sign};
use super::ground::color;
use super::set_overlay;
use egui::epaint::Mesh;
use egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, pos2};
use oblique_board::hex::{Hex, HexSet, Layout};
use oblique_cartography::geometry::{self, Point};
use oblique_cartography::style::OverlayStyle;
use std::collections::HashSet;
use std::sync::Arc;

/// What a colour over the map means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// Under the pointer.
    Hover,
    /// Selected.
    Selected,
    /// A tool would change it.
    Preview,
    /// A legal place to go or aim.
    Legal,
    /// A target, a threat, a refusal.
    Danger,
    /// A quiet remark.
    Note,
    /// A colour of its own (a side's).
    Own(Color32),
}

impl Tint {
    /// Its line colour in a style.
    pub const fn line(self, style: &OverlayStyle) -> Color32 {
        match self {
            Self::Hover => color(style.hover),
            Self::Selected => color(style.selected),
            Self::Preview => color(style.preview),
            Self::Legal => color(style.legal),
            Self::Danger => color(style.danger),
            Self::Note => color(style.note),
            Self::Own(color) => color,
        }
    }

    /// Its area colour in a style.
    pub fn fill(self, style: &OverlayStyle) -> Color32 {
        let strength = match self {
            Self::Hover | Self::Note => style.fill_quiet,
            _ => style.fill,
        };
        self.line(style).gamma_multiply(strength)
    }
}

/// Below so many points a hex, what is selected gets a ring round it.
const RING_BELOW: f32 = 15.0;
/// Rings drawn at most; a larger selection is seen without.
const MOST_RINGS: usize = 2;

/// Something drawn over the map.
#[derive(Clone, Debug, PartialEq)]
pub enum Overlay {
    /// An area of hexes: tinted, with one outline round it.
    Area {
        /// Its hexes.
        hexes: Vec<Hex>,
        /// Its colour.
        tint: Tint,
        /// Fill it, or outline it only?
        filled: bool,
    },
    /// Hexes with a dashed outline each.
    Dashed {
        /// The hexes.
        hexes: Vec<Hex>,
        /// The colour.
        tint: Tint,
    },
    /// The fallen in a hex: so many crosses.
    Fallen {
        /// Where.
        hex: Hex,
        /// How many crosses, 1 to 9.
        crosses: u8,
    },
    /// An area of perhaps very many hexes.
    Set {
        /// Its hexes.
        set: Arc<HexSet>,
        /// Its colour.
        tint: Tint,
        /// Fill it, or outline it only?
        filled: bool,
    },
    /// A hex in the colour it would have.
    Ghost {
        /// Hexes and colours.
        hexes: Vec<(Hex, Color32)>,
    },
    /// A line through world points.
    Line {
        /// Its points.
        points: Vec<Point>,
        /// Its colour.
        tint: Tint,
        /// With a head at the end?
        arrow: bool,
        /// Dashed?
        dashed: bool,
    },
    /// A thin line through world points, one of very many.
    Thin {
        /// Its points.
        points: Vec<Point>,
        /// Its colour.
        tint: Tint,
    },
    /// A word in the middle of a hex.
    Word {
        /// Where.
        hex: Hex,
        /// What it says.
        text: String,
        /// Its colour.
        tint: Tint,
    },
    /// A word at the left shoulder of a hex, clear of the counter in its middle.
    Beside {
        /// Where.
        hex: Hex,
        /// What it says.
        text: String,
        /// Its colour.
        tint: Tint,
    },
    /// A dot at a world point.
    Dot {
        /// Where.
        at: Point,
        /// Its colour.
        tint: Tint,
    },
    /// Powder smoke over a hex.
    Smoke {
        /// Where.
        hex: Hex,
        /// Size; 1.0 covers the hex.
        size: f32,
    },
    /// A board graded hex by hex.
    Grades(Arc<Grades>),
    /// A sign in every hex of a set.
    Signs {
        /// Its hexes.
        set: Arc<HexSet>,
        /// The sign.
        sign: Sign,
        /// Its colour.
        tint: Tint,
    },
    /// What overlays mean, in a corner of the map.
    Legend(Arc<Legend>),
    /// A rectangle between two world points.
    Frame {
        /// One corner.
        from: Point,
        /// The other.
        to: Point,
        /// Its colour.
        tint: Tint,
    },
}

impl Overlay {
    /// A tinted area.
    pub const fn area(hexes: Vec<Hex>, tint: Tint) -> Self {
        Self::Area { hexes, tint, filled: true }
    }

    /// An area outlined only.
    pub const fn outline(hexes: Vec<Hex>, tint: Tint) -> Self {
        Self::Area { hexes, tint, filled: false }
    }

    /// Draws it.
    pub fn paint(&self, painter: &Painter, viewport: &Viewport, layout: Layout, style: &OverlayStyle) {
        match self {
            Self::Area { hexes, tint, filled } => {
                area(painter, viewport, layout, style, hexes, *tint, *filled);
            }
            Self::Dashed { hexes, tint } => {
                let width = (viewport.hex_points() * 0.07).clamp(1.5, 3.5);
                for hex in hexes.iter().filter(|hex| viewport.sees(layout, **hex, 1.0)) {
                    let corners = viewport.hex_corners(layout, *hex);
                    let ring: Vec<Pos2> = corners.iter().chain(corners.first()).copied().collect();
                    let stroke = Stroke::new(width, tint.line(style));
                    painter.extend(Shape::dashed_line(&ring, stroke, width * 2.5, width * 2.0));
                }
            }
            Self::Fallen { hex, crosses } => {
                if viewport.sees(layout, *hex, 1.0) {
                    let at = viewport.screen(geometry::center(layout, *hex));
                    fallen(painter, style, at, viewport.hex_points(), *crosses);
                }
            }
            Self::Set { set, tint, filled } => {
                set_overlay::paint(painter, viewport, style, set, *tint, *filled);
            }
            Self::Ghost { hexes } => {
                let mut mesh = Mesh::default();
                for (hex, color) in hexes.iter().filter(|(hex, _)| viewport.sees(layout, *hex, 1.0)) {
                    add_hexagon(&mut mesh, &viewport.hex_corners(layout, *hex), *color);
                }
                painter.add(Shape::mesh(mesh));
            }
            Self::Line { points, tint, arrow, dashed } => {
                let points: Vec<Pos2> = points.iter().map(|p| viewport.screen(*p)).collect();
                line(painter, style, &points, *tint, viewport.hex_points(), *arrow, *dashed);
            }
            Self::Thin { points, tint } => {
                let points: Vec<Pos2> = points.iter().map(|p| viewport.screen(*p)).collect();
                if egui::Rect::from_points(&points).expand(2.0).intersects(viewport.rect) {
                    let quiet = *tint == Tint::Note;
                    let stroke = Stroke::new(if quiet { 1.2 } else { 2.2 }, tint.line(style));
                    painter.add(Shape::line(points, stroke));
                }
            }
            Self::Word { hex, text, tint } => {
                if viewport.sees(layout, *hex, 1.0) {
                    let at = viewport.screen(geometry::center(layout, *hex));
                    let size = (viewport.hex_points() * 0.34).clamp(10.0, 22.0);
                    let (ink, halo) = (tint.line(style), color(style.halo));
                    haloed(painter, at, Align2::CENTER_CENTER, text, size, ink, halo);
                }
            }
            Self::Beside { hex, text, tint } => {
                if viewport.sees(layout, *hex, 1.0) {
                    let shoulder = egui::vec2(-0.4, -0.34) * viewport.hex_points();
                    let at = viewport.screen(geometry::center(layout, *hex)) + shoulder;
                    let size = (viewport.hex_points() * 0.3).clamp(10.0, 20.0);
                    let (ink, halo) = (tint.line(style), color(style.halo));
                    haloed(painter, at, Align2::CENTER_CENTER, text, size, ink, halo);
                }
            }
            Self::Dot { at, tint } => {
                let radius = (viewport.hex_points() * 0.12).clamp(3.0, 8.0);
                painter.circle(
                    viewport.screen(*at),
                    radius,
                    tint.line(style),
                    Stroke::new(1.5, color(style.halo)),
                );
            }
            Self::Smoke { hex, size } => {
                if viewport.sees(layout, *hex, 1.0) {
                    smoke(
                        painter,
                        style,
                        viewport.screen(geometry::center(layout, *hex)),
                        viewport.hex_points() * size,
                    );
                }
            }
            Self::Grades(grades) => grades.paint(painter, viewport, style),
            Self::Signs { set, sign, tint } => grades::strew(painter, viewport, style, set, *sign, *tint),
            Self::Legend(legend) => {
                let free = painter.clip_rect().intersect(viewport.rect);
                legend.paint(painter, free, style);
            }
            Self::Frame { from, to, tint } => {
                let rect = egui::Rect::from_two_pos(viewport.screen(*from), viewport.screen(*to));
                painter.rect_filled(rect, 0.0, tint.fill(style));
                painter.rect_stroke(rect, 0.0, Stroke::new(1.0, tint.line(style)), egui::StrokeKind::Inside);
            }
        }
    }
}

/// Small crosses about the foot of a hex, nine at most.
fn fallen(painter: &Painter, style: &OverlayStyle, at: Pos2, points: f32, crosses: u8) {
    const PLACES: [(f32, f32); 9] = [
        (0.02, 0.3),
        (-0.18, 0.34),
        (0.2, 0.26),
        (-0.3, 0.2),
        (0.32, 0.12),
        (-0.08, 0.42),
        (0.12, 0.4),
        (-0.36, 0.06),
        (0.38, -0.04),
    ];
    let arm = (points * 0.05).max(1.5);
    let width = (points * 0.02).max(1.0);
    for (x, y) in PLACES.into_iter().take(usize::from(crosses)) {
        let c = at + egui::vec2(x, y) * points;
        for (stroke, ink) in [(width + 1.5, style.halo), (width, style.danger)] {
            let stroke = Stroke::new(stroke, color(ink));
            painter.line_segment([c - egui::vec2(0.0, arm), c + egui::vec2(0.0, arm * 1.6)], stroke);
            painter.line_segment([c - egui::vec2(arm, 0.0), c + egui::vec2(arm, 0.0)], stroke);
        }
    }
}

/// A cloud of a few overlapping puffs.
fn smoke(painter: &Painter, style: &OverlayStyle, at: Pos2, points: f32) {
    const PUFFS: [(f32, f32, f32); 6] = [
        (-0.24, 0.06, 0.2),
        (-0.08, -0.12, 0.24),
        (0.14, -0.08, 0.22),
        (0.27, 0.08, 0.17),
        (0.05, 0.12, 0.22),
        (-0.12, 0.16, 0.16),
    ];
    let (fill, edge) = (color(style.smoke), color(style.smoke_edge));
    for (x, y, radius) in PUFFS {
        painter.circle(at + egui::vec2(x, y) * points, radius * points, fill, Stroke::new(0.8, edge));
    }
}

/// Writes a word with a halo, so that it reads on any ground.
pub(crate) fn haloed(
    painter: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    size: f32,
    color: Color32,
    halo: Color32,
) {
    let font = FontId::proportional(size);
    for (dx, dy) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
        painter.text(pos2(at.x + dx, at.y + dy), align, text, font.clone(), halo);
    }
    painter.text(at, align, text, font, color);
}

fn line(
    painter: &Painter,
    style: &OverlayStyle,
    points: &[Pos2],
    tint: Tint,
    hex_points: f32,
    arrow: bool,
    dashed: bool,
) {
    let width = (hex_points * 0.09).clamp(1.5, 6.0);
    if dashed {
        let stroke = Stroke::new(width, tint.line(style));
        painter.extend(Shape::dashed_line(points, stroke, width * 3.0, width * 2.0));
    } else {
        let halo = Stroke::new(width + 2.0, color(style.casing_light));
        painter.add(Shape::line(points.to_vec(), halo));
        painter.add(Shape::line(points.to_vec(), Stroke::new(width, tint.line(style))));
    }
    if let ([.., before, tip], true) = (points, arrow) {
        let along = (*tip - *before).normalized();
        let (head, across) = (width * 3.2, along.rot90());
        let wings = [
            *tip + along * head * 0.4,
            *tip - along * head + across * head * 0.7,
            *tip - along * head - across * head * 0.7,
        ];
        painter.add(Shape::convex_polygon(wings.to_vec(), tint.line(style), Stroke::NONE));
    }
}

fn area(
    painter: &Painter,
    viewport: &Viewport,
    layout: Layout,
    style: &OverlayStyle,
    hexes: &[Hex],
    tint: Tint,
    filled: bool,
) {
    let seen: Vec<Hex> = hexes.iter().copied().filter(|hex| viewport.sees(layout, *hex, 1.0)).collect();
    if seen.is_empty() {
        return;
    }
    if filled {
        let mut mesh = Mesh::default();
        for hex in &seen {
            add_hexagon(&mut mesh, &viewport.hex_corners(layout, *hex), tint.fill(style));
        }
        painter.add(Shape::mesh(mesh));
    }
    let thinnest = if tint == Tint::Selected { 2.0 } else { 1.25 };
    let width = (viewport.hex_points() * 0.06).clamp(thinnest, 3.0);
    let sides = border(layout, &seen, hexes).into_iter().map(|side| side.map(|at| viewport.screen(at)));
    let sides: Vec<[Pos2; 2]> = sides.collect();
    // What is selected and what is pointed at must be seen on woods and on open ground alike.
    let casing = match tint {
        Tint::Selected => Some(color(style.casing_dark)),
        Tint::Hover => Some(color(style.casing_light)),
        _ => None,
    };
    if let Some(casing) = casing {
        for side in &sides {
            painter.line_segment(*side, Stroke::new(width + 2.0, casing));
        }
    }
    for side in &sides {
        painter.line_segment(*side, Stroke::new(width, tint.line(style)));
    }
    if tint == Tint::Selected && !filled && viewport.hex_points() < RING_BELOW {
        ring(painter, viewport, layout, style, &seen);
    }
}

/// Rings round small hexes that stand alone: at low zoom an outline is hard to find.
fn ring(painter: &Painter, viewport: &Viewport, layout: Layout, style: &OverlayStyle, hexes: &[Hex]) {
    if hexes.len() > MOST_RINGS {
        return;
    }
    for hex in hexes {
        let at = viewport.screen(geometry::center(layout, *hex));
        let radius = (viewport.hex_points() * 0.8).max(9.0);
        painter.circle_stroke(at, radius, Stroke::new(4.5, color(style.casing_light)));
        painter.circle_stroke(at, radius, Stroke::new(2.5, Tint::Selected.line(style)));
    }
}

/// The sides of `seen` hexes beyond which the area `all` ends.
fn border(layout: Layout, seen: &[Hex], all: &[Hex]) -> Vec<[Point; 2]> {
    let inside: HashSet<Hex> = all.iter().copied().collect();
    let mut sides = Vec::new();
    for &hex in seen {
        for side in layout.orientation.sides() {
            if !inside.contains(&(hex + side.vector(layout.orientation))) {
                sides.push([side.turned(-1), side.turned(1)].map(|hour| geometry::vertex(layout, hex, hour)));
            }
        }
    }
    sides
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::hex::Orientation;

    #[test]
    fn an_area_has_one_outline() {
        let layout = Layout::new(Orientation::Flat, 20, 20);
        let one = [layout.at(5, 5)];
        assert_eq!(border(layout, &one, &one).len(), 6);
        let seven: Vec<Hex> = layout.at(5, 5).range(1).collect();
        assert_eq!(border(layout, &seven, &seven).len(), 18);
    }
}
