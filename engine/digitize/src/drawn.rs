//! What is drawn on a board already, under lines found on its sheet: where roads and streams are printed in one ink, those
//! taken over as the one are not proposed as the other.

use crate::lines::SheetLine;
use crate::{Along, Laid};
use oblique_board::{Board, Path};
use oblique_georeference::Point;
use oblique_linework::Likeness;

/// So near a line that is drawn another one found is the same, in hexes: what became hexes or hexsides lies beside its ink.
const NEAR_HEXES: f64 = 0.6;
/// It runs there for so many hexes: what crosses it does so on fewer, and a stream may keep to a road for as many.
const FOR_HEXES: f64 = 5.0;

/// Marks what runs along a line of another kind than `kind`, and brings it behind what does not; a line that runs along one
/// for a part of its way is divided.
#[must_use]
pub fn mark_drawn(
    lines: Vec<SheetLine>,
    board: &Board,
    laid: &Laid,
    kind: &str,
    along: Along,
) -> Vec<SheetLine> {
    let drawn: Vec<(Point, Point)> = board
        .features()
        .values()
        .filter(|feature| feature.kind != kind)
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
