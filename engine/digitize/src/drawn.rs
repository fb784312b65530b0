//! What is drawn on a board already, under lines found on its sheet: where roads and streams are printed in one ink, those
//! taken over as the one are not proposed as the other.

use crate::Laid;
use crate::lines::SheetLine;
use oblique_board::{Board, Path};
use oblique_georeference::Point;
use oblique_linework::Likeness;

/// So near a line that is drawn another one found is the same, in hexes: what became hexes or hexsides lies beside its ink.
const NEAR_HEXES: f64 = 0.6;
/// So much of it runs there.
const MOST_OF_IT: f64 = 0.75;

/// Marks lines that run along one of another kind than `kind`, and brings them behind those that do not.
pub fn mark_drawn(lines: &mut [SheetLine], board: &Board, laid: &Laid, kind: &str) {
    let drawn: Vec<(Point, Point)> = board
        .features()
        .values()
        .filter(|feature| feature.kind != kind)
        .flat_map(|feature| steps(&feature.path, laid))
        .collect();
    let near = NEAR_HEXES * laid.hexes.yards_a_hex();
    for line in lines.iter_mut().filter(|line| line.likeness == Likeness::Course) {
        let ground: Vec<Point> =
            line.course.iter().filter_map(|at| laid.placed.placement.to_ground(*at)).collect();
        let along = ground.iter().filter(|at| drawn.iter().any(|step| off(**at, *step) <= near)).count();
        if !ground.is_empty() && along as f64 >= MOST_OF_IT * ground.len() as f64 {
            line.likeness = Likeness::Drawn;
        }
    }
    lines.sort_by_key(|line| line.likeness);
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
