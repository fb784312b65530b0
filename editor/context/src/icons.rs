//! Pictures of the tools, as strokes in a field of 20 by 20.
//!
//! A tool without one shows its key. Must not know what a tool does.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

/// A part of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ink {
    /// A line.
    Line(&'static [(f32, f32)]),
    /// A dashed line.
    Dashes(&'static [(f32, f32)]),
    /// A filled shape without dents.
    Fill(&'static [(f32, f32)]),
    /// A ring: middle and radius.
    Ring(f32, f32, f32),
    /// A disc: middle and radius.
    Disc(f32, f32, f32),
}

use Ink::{Dashes, Disc, Fill, Line, Ring};

/// A picture.
pub type Icon = &'static [Ink];

/// Side of the field pictures are drawn in.
const FIELD: f32 = 20.0;

/// Paints a picture into a square.
pub fn paint(painter: &Painter, rect: Rect, icon: Icon, color: Color32) {
    let scale = rect.width() / FIELD;
    let at = |&(x, y): &(f32, f32)| -> Pos2 { pos2(rect.min.x + x * scale, rect.min.y + y * scale) };
    let stroke = Stroke::new(1.5 * scale, color);
    for ink in icon {
        match ink {
            Line(points) => {
                painter.add(Shape::line(points.iter().map(at).collect(), stroke));
            }
            Dashes(points) => {
                let points: Vec<Pos2> = points.iter().map(at).collect();
                painter.extend(Shape::dashed_line(&points, stroke, 2.6 * scale, 1.9 * scale));
            }
            Fill(points) => {
                painter.add(Shape::convex_polygon(points.iter().map(at).collect(), color, Stroke::NONE));
            }
            Ring(x, y, radius) => {
                painter.circle_stroke(at(&(*x, *y)), radius * scale, stroke);
            }
            Disc(x, y, radius) => {
                painter.circle_filled(at(&(*x, *y)), radius * scale, color);
            }
        }
    }
}

/// An arrow.
pub const SELECT: Icon = &[
    Line(&[(5.0, 3.0), (5.0, 15.5), (8.4, 12.4), (13.6, 12.2), (5.0, 3.0)]),
    Line(&[(9.0, 12.4), (11.2, 17.0)]),
];
/// A brush.
pub const BRUSH: Icon = &[
    Line(&[(16.5, 3.0), (9.5, 10.5)]),
    Fill(&[(9.2, 9.0), (11.0, 10.8), (8.6, 14.4), (3.4, 16.6), (5.6, 11.4)]),
];
/// Crumbs.
pub const SCATTER: Icon = &[
    Disc(5.0, 6.0, 2.0),
    Disc(12.5, 4.5, 1.5),
    Disc(9.5, 10.5, 2.2),
    Disc(15.8, 10.0, 1.7),
    Disc(4.6, 14.6, 1.5),
    Disc(13.0, 16.0, 2.0),
];
/// A bent line.
pub const LINE: Icon = &[
    Line(&[(3.5, 15.5), (8.5, 6.5), (12.0, 12.5), (16.5, 4.0)]),
    Disc(3.5, 15.5, 1.6),
    Disc(16.5, 4.0, 1.6),
];
/// The same, to select.
pub const SELECT_LINE: Icon = &[Dashes(&[(3.5, 15.5), (8.5, 6.5), (12.0, 12.5), (16.5, 4.0)])];
/// A rectangle.
pub const RECTANGLE: Icon =
    &[Line(&[(3.5, 5.0), (16.5, 5.0), (16.5, 15.0), (3.5, 15.0), (3.5, 5.0), (16.5, 5.0)])];
/// The same, to select.
pub const SELECT_RECTANGLE: Icon =
    &[Dashes(&[(3.5, 5.0), (16.5, 5.0), (16.5, 15.0), (3.5, 15.0), (3.5, 5.0)])];
/// An ellipse.
pub const ELLIPSE: Icon = &[Line(ROUND)];
/// The same, to select.
pub const SELECT_ELLIPSE: Icon = &[Dashes(ROUND)];
const ROUND: &[(f32, f32)] = &[
    (17.0, 10.0),
    (16.1, 12.7),
    (13.5, 14.8),
    (10.0, 15.5),
    (6.5, 14.8),
    (3.9, 12.7),
    (3.0, 10.0),
    (3.9, 7.3),
    (6.5, 5.2),
    (10.0, 4.5),
    (13.5, 5.2),
    (16.1, 7.3),
    (17.0, 10.0),
    (16.1, 12.7),
];
/// A polygon.
pub const POLYGON: Icon = &[Line(FIVE)];
/// The same, to select.
pub const SELECT_POLYGON: Icon = &[Dashes(FIVE)];
const FIVE: &[(f32, f32)] =
    &[(4.0, 7.5), (11.0, 3.0), (17.0, 8.5), (13.5, 16.5), (5.5, 15.0), (4.0, 7.5), (11.0, 3.0)];
/// A lasso.
pub const LASSO: Icon = &[Line(NOOSE), Line(TAIL)];
/// The same, to select.
pub const SELECT_LASSO: Icon = &[Dashes(NOOSE), Line(TAIL)];
const NOOSE: &[(f32, f32)] = &[
    (6.5, 13.0),
    (3.6, 10.6),
    (3.6, 7.0),
    (7.0, 4.2),
    (12.0, 3.6),
    (16.2, 5.8),
    (16.6, 9.4),
    (13.0, 12.4),
    (8.6, 13.4),
    (6.5, 13.0),
];
const TAIL: &[(f32, f32)] = &[(6.5, 13.0), (7.4, 15.0), (6.2, 17.0)];
/// A bucket.
pub const FILL: Icon = &[
    Line(&[(9.0, 3.5), (15.5, 10.0), (9.0, 16.0), (2.8, 9.8), (9.0, 3.5), (15.5, 10.0)]),
    Fill(&[(3.6, 10.4), (15.0, 10.4), (9.0, 15.8)]),
    Disc(17.0, 14.5, 1.6),
];
/// One for another.
pub const REPLACE: Icon =
    &[Line(&[(4.0, 7.0), (15.5, 7.0), (12.5, 4.0)]), Line(&[(16.0, 13.0), (4.5, 13.0), (7.5, 16.0)])];
/// A dropper.
pub const PICK: Icon = &[
    Line(&[(4.0, 16.0), (5.0, 12.6), (11.0, 6.6), (13.4, 9.0), (7.4, 15.0), (4.0, 16.0)]),
    Fill(&[(11.6, 5.2), (14.2, 3.0), (17.0, 5.8), (14.8, 8.4)]),
];
/// A wand.
pub const WAND: Icon = &[
    Line(&[(3.5, 16.5), (12.0, 8.0)]),
    Line(&[(14.0, 2.5), (14.0, 6.5)]),
    Line(&[(12.0, 4.5), (16.0, 4.5)]),
    Line(&[(16.6, 8.6), (16.6, 11.4)]),
    Line(&[(15.2, 10.0), (18.0, 10.0)]),
];
/// A stamp.
pub const STAMP: Icon = &[
    Line(&[
        (8.0, 4.0),
        (12.0, 4.0),
        (11.4, 10.0),
        (16.0, 10.8),
        (16.0, 13.5),
        (4.0, 13.5),
        (4.0, 10.8),
        (8.6, 10.0),
        (8.0, 4.0),
        (12.0, 4.0),
    ]),
    Line(&[(4.0, 16.5), (16.0, 16.5)]),
];
/// A hill.
pub const ELEVATION: Icon =
    &[Line(&[(2.5, 16.0), (8.0, 6.0), (11.0, 11.0), (13.0, 8.5), (17.5, 16.0), (2.5, 16.0)])];
/// A road.
pub const ROAD: Icon =
    &[Line(&[(5.0, 17.0), (8.0, 11.0), (7.0, 3.0)]), Line(&[(11.0, 17.0), (13.6, 11.0), (12.4, 3.0)])];
/// Water.
pub const STREAM: Icon = &[
    Line(&[(2.5, 8.0), (5.0, 5.6), (8.0, 7.4), (11.0, 9.2), (14.0, 7.4), (17.5, 6.0)]),
    Line(&[(2.5, 13.5), (5.0, 11.1), (8.0, 12.9), (11.0, 14.7), (14.0, 12.9), (17.5, 11.5)]),
];
/// A line in two, and the blades between.
pub const SCISSORS: Icon = &[
    Line(&[(2.5, 13.5), (7.5, 11.0)]),
    Line(&[(12.5, 9.0), (17.5, 6.5)]),
    Line(&[(7.5, 3.0), (11.5, 15.0)]),
    Line(&[(12.5, 3.0), (8.5, 15.0)]),
];
/// A flag.
pub const OBJECTIVE: Icon =
    &[Line(&[(5.5, 17.0), (5.5, 3.0)]), Fill(&[(5.5, 3.5), (16.0, 6.5), (5.5, 10.0)])];
/// A letter.
pub const LABEL: Icon = &[
    Line(&[(4.0, 6.0), (4.0, 4.0), (16.0, 4.0), (16.0, 6.0)]),
    Line(&[(10.0, 4.0), (10.0, 16.5)]),
    Line(&[(7.5, 16.5), (12.5, 16.5)]),
];
/// A counter.
pub const UNIT: Icon = &[
    Line(&[(3.0, 5.5), (17.0, 5.5), (17.0, 14.5), (3.0, 14.5), (3.0, 5.5), (17.0, 14.5)]),
    Line(&[(17.0, 5.5), (3.0, 14.5)]),
];
/// Two lines of units with a front.
pub const LINE_OF_BATTLE: Icon = &[
    Line(&[(2.5, 8.5), (6.0, 8.5)]),
    Line(&[(8.2, 8.5), (11.8, 8.5)]),
    Line(&[(14.0, 8.5), (17.5, 8.5)]),
    Line(&[(5.0, 14.0), (8.6, 14.0)]),
    Line(&[(11.4, 14.0), (15.0, 14.0)]),
    Line(&[(10.0, 5.8), (10.0, 2.5)]),
];
/// Units one behind the other.
pub const MARCH_COLUMN: Icon = &[
    Line(&[(10.0, 2.5), (10.0, 5.5)]),
    Fill(&[(8.0, 6.5), (12.0, 6.5), (12.0, 9.0), (8.0, 9.0)]),
    Fill(&[(8.0, 10.5), (12.0, 10.5), (12.0, 13.0), (8.0, 13.0)]),
    Fill(&[(8.0, 14.5), (12.0, 14.5), (12.0, 17.0), (8.0, 17.0)]),
];
/// A dashed area.
pub const ZONE: Icon = &[
    Dashes(&[(3.0, 6.0), (11.0, 3.5), (17.0, 8.0), (15.5, 15.5), (6.0, 16.5), (3.0, 6.0)]),
    Disc(10.0, 10.0, 1.6),
];
/// A counter coming down.
pub const PLACE: Icon = &[
    Line(&[(4.0, 3.5), (16.0, 3.5), (16.0, 10.0), (4.0, 10.0), (4.0, 3.5)]),
    Line(&[(10.0, 10.0), (10.0, 17.0)]),
    Line(&[(7.0, 14.0), (10.0, 17.0), (13.0, 14.0)]),
];
/// An arrow over an edge.
pub const ENTRY: Icon = &[
    Line(&[(14.5, 3.0), (14.5, 17.0)]),
    Line(&[(3.0, 10.0), (12.0, 10.0)]),
    Line(&[(8.5, 6.5), (12.0, 10.0), (8.5, 13.5)]),
];
/// An arrow out of a frame.
pub const EXITS: Icon = &[
    Line(&[(11.0, 3.0), (3.5, 3.0), (3.5, 17.0), (11.0, 17.0)]),
    Line(&[(7.0, 10.0), (17.0, 10.0)]),
    Line(&[(13.5, 6.5), (17.0, 10.0), (13.5, 13.5)]),
];
/// A rubber.
pub const ERASER: Icon = &[
    Line(&[(7.5, 16.0), (3.5, 12.0), (11.5, 4.0), (16.5, 9.0), (9.5, 16.0), (7.5, 16.0), (3.5, 12.0)]),
    Line(&[(7.5, 8.0), (12.5, 13.0)]),
    Line(&[(9.5, 16.5), (17.0, 16.5)]),
];
/// A sheet being drawn larger.
pub const BOARD: Icon = &[
    Line(&[(3.0, 7.0), (3.0, 17.0), (13.0, 17.0), (13.0, 7.0), (3.0, 7.0), (3.0, 17.0)]),
    Dashes(&[(3.0, 4.0), (17.0, 4.0), (17.0, 17.0)]),
    Line(&[(9.0, 11.0), (16.0, 5.0), (12.6, 5.4)]),
    Line(&[(16.0, 5.0), (15.4, 8.4)]),
];
/// Lines of equal height.
pub const CONTOUR: Icon = &[
    Line(&[
        (3.0, 11.0),
        (5.5, 5.0),
        (12.0, 3.5),
        (17.0, 8.0),
        (15.5, 14.5),
        (8.5, 17.0),
        (3.0, 11.0),
        (5.5, 5.0),
    ]),
    Line(&[(7.0, 10.5), (8.5, 7.4), (12.0, 7.0), (13.4, 10.0), (10.4, 13.0), (7.0, 10.5), (8.5, 7.4)]),
];
/// An even slope.
pub const RAMP: Icon = &[
    Line(&[(2.5, 16.0), (17.5, 16.0), (17.5, 5.0), (2.5, 16.0), (17.5, 16.0)]),
    Line(&[(12.5, 8.7), (12.5, 16.0)]),
    Line(&[(7.5, 12.3), (7.5, 16.0)]),
];
/// A rule.
pub const MEASURE: Icon = &[
    Line(&[(2.5, 13.5), (13.5, 2.5), (17.5, 6.5), (6.5, 17.5), (2.5, 13.5), (13.5, 2.5)]),
    Line(&[(5.7, 10.3), (7.7, 12.3)]),
    Line(&[(8.4, 7.6), (10.0, 9.2)]),
    Line(&[(11.1, 4.9), (13.1, 6.9)]),
];
/// An eye.
pub const ANALYSE: Icon = &[
    Line(&[(2.0, 10.0), (5.5, 6.0), (10.0, 4.6), (14.5, 6.0), (18.0, 10.0)]),
    Line(&[(2.0, 10.0), (5.5, 14.0), (10.0, 15.4), (14.5, 14.0), (18.0, 10.0)]),
    Fill(&[(10.0, 7.4), (12.3, 8.6), (12.3, 11.4), (10.0, 12.6), (7.7, 11.4), (7.7, 8.6)]),
];
