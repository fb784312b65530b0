//! What is drawn on a board already, under lines found on its sheet: where roads and streams are printed in one ink, those
//! taken over as the one are not proposed as the other.

use crate::lines::{SheetLine, propose_lines};
use crate::part::paper;
use crate::{Along, DigitizeError, Laid, LineInk};
use oblique_board::{Board, Path};
use oblique_georeference::Point;
use oblique_linework::Likeness;
use oblique_scan::Pixels;
use oblique_scenario::Sheet;

/// So near a line that is drawn another one found is the same, in hexes: what became hexes or hexsides lies beside its ink.
const NEAR_HEXES: f64 = 0.6;
/// It runs there for so many hexes: what crosses it does so on fewer, and a stream may keep to a road for as many.
const FOR_HEXES: f64 = 5.0;

/// Lines that are looked for on a sheet.
#[derive(Clone, Copy)]
pub struct Sought<'a> {
    /// What they become on the board.
    pub kind: &'a str,
    /// How that kind runs.
    pub along: Along,
    /// What they are printed in.
    pub ink: LineInk,
    /// Does water flow along lines of that kind?
    pub flows: &'a dyn Fn(&str) -> bool,
}

/// The lines of a sheet under a board, as `propose_lines` finds them; those the board has already as lines of another kind
/// are marked and stand behind the others.
///
/// # Errors
/// As `propose_lines`.
pub fn propose_new_lines(
    sheet: &Sheet,
    laid: &Laid,
    pixels: &dyn Pixels,
    board: &Board,
    sought: Sought<'_>,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Vec<SheetLine>, DigitizeError> {
    let Sought { kind, along, ink, flows } = sought;
    let lines = propose_lines(sheet, laid, pixels, ink, along, go_on)?;
    // Blue ink is water's: a step or a road on the same hexsides is printed in another.
    let blue = ink.on(paper(pixels)?)?.is_blue();
    Ok(mark_drawn(lines, board, laid, along, |other| other != kind && (!blue || flows(other))))
}

/// Marks what runs along a line of the board that may be the same stroke, and brings it behind what does not; a line that
/// runs along one for a part of its way is divided.
#[must_use]
pub fn mark_drawn(
    lines: Vec<SheetLine>,
    board: &Board,
    laid: &Laid,
    along: Along,
    may_be_same: impl Fn(&str) -> bool,
) -> Vec<SheetLine> {
    let drawn: Vec<(Point, Point)> = board
        .features()
        .values()
        .filter(|feature| may_be_same(&feature.kind))
        .flat_map(|feature| steps(&feature.path, laid))
        .collect();
    let near = NEAR_HEXES * laid.hexes.yards_a_hex();
    let is_drawn = |at: Point| drawn.iter().any(|step| off(at, *step) <= near);
    let divided = |line: SheetLine| line.divided(laid, along, FOR_HEXES, Likeness::Drawn, is_drawn);
    let mut lines: Vec<SheetLine> = lines.into_iter().flat_map(divided).collect();
    lines.sort_by_key(|line| line.likeness);
    lines
}

/// A line of the board from place to place, on the ground.
fn steps(path: &Path, laid: &Laid) -> Vec<(Point, Point)> {
    let orientation = laid.hexes.layout().orientation;
    let places: Vec<Point> = match path {
        Path::Hexes(hexes) => hexes.iter().map(|hex| laid.hexes.centre(*hex)).collect(),
        Path::Edges(edges) => edges
            .iter()
            .map(|edge| {
                let [a, b] = edge.hexes(orientation).map(|hex| laid.hexes.centre(hex));
                Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y))
            })
            .collect(),
    };
    places.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// How far a point lies from a step.
fn off(at: Point, (a, b): (Point, Point)) -> f64 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let square = dx * dx + dy * dy;
    let part = if square > 0.0 { ((at.x - a.x) * dx + (at.y - a.y) * dy) / square } else { 0.0 };
    let part = part.clamp(0.0, 1.0);
    at.distance(Point::new(a.x + part * dx, a.y + part * dy))
}
