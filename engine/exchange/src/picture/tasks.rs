//! What commands are meant to do: a rim round what is held, an arrow to where they go, a word beside it.
//!
//! Must not know what a task means to a commander.

use super::captions::haloed;
use super::zones;
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::primitive::Pen;
use oblique_cartography::{MapStyle, Point, Primitive, Rgba, geometry};
use oblique_scenario::{Aim, Piece, PieceId, Scenario, Task};

/// Width of an arrow's shaft, in hexes.
const SHAFT: f32 = 0.12;
/// Length and half the width of its head.
const HEAD: (f32, f32) = (0.62, 0.26);
/// Dashes and the gaps between them, of who turns, delays or goes back.
const DASH: [f32; 2] = [0.55, 0.35];
/// Height of the letters beside it.
const LETTERS: f32 = 0.46;
/// How far below the middle of its hex its baseline lies.
const BELOW: f32 = 0.5;
/// An arrow shorter than that says nothing.
const SHORTEST: f32 = 1.0;

/// Where a task is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TaskMark {
    /// Hexes to be held, rimmed.
    pub area: Vec<Hex>,
    /// Where the arrow goes along, in world points; empty where nobody goes anywhere.
    pub way: Vec<Point>,
    /// Is the arrow dashed, as of who turns, delays or goes back?
    pub dashed: bool,
    /// The hex its name is written beside, if there is one.
    pub named: Option<Hex>,
}

impl TaskMark {
    /// Where the task of a piece is drawn.
    #[must_use]
    pub fn of(scenario: &Scenario, id: &PieceId, piece: &Piece, task: &Task) -> Self {
        let layout = scenario.board.layout();
        let from = middle(scenario, id, piece);
        let places: Vec<Point> = task.hexes.iter().map(|hex| geometry::center(layout, *hex)).collect();
        let area = if task.aim.goes_forward() { Vec::new() } else { task.hexes.clone() };
        let dashed = matches!(task.aim, Aim::TurnFlank | Aim::Withdraw | Aim::Delay);
        // Who delays goes from one to the next, others to where most of it is.
        let reached = if dashed { places } else { mean(&places).into_iter().collect() };
        let goes = |from: &Point| reached.last().is_some_and(|last| (*last - *from).length() > SHORTEST);
        let way = from.filter(goes).map(|from| std::iter::once(from).chain(reached).collect());
        let named = task.hexes.last().copied().or_else(|| from.and_then(|at| nearest(layout, at)));
        Self { area, way: way.unwrap_or_default(), dashed, named }
    }
}

/// The rims of what is to be held.
pub(super) fn areas(scenario: &Scenario) -> Vec<Primitive> {
    let layout = scenario.board.layout();
    all(scenario).filter_map(|(mark, _, color)| zones::rim(layout, &mark.area, color)).collect()
}

/// The arrows and names of tasks, over units.
pub(super) fn arrows(scenario: &Scenario, style: &MapStyle) -> Vec<Primitive> {
    let layout = scenario.board.layout();
    let mut out = Vec::new();
    for (mark, aim, color) in all(scenario) {
        out.extend(arrow(&mark, color));
        if let Some(hex) = mark.named {
            let at = geometry::center(layout, hex) + Point::new(0.0, BELOW);
            haloed(style, LETTERS, at, aim.name(), &mut out);
        }
    }
    out
}

/// Every task with its side's colour.
fn all(scenario: &Scenario) -> impl Iterator<Item = (TaskMark, Aim, Rgba)> {
    scenario.pieces.iter().filter_map(|(id, piece)| {
        let task = piece.task.as_ref()?;
        let color = Rgba::parse(&scenario.side(piece.side).color)?;
        Some((TaskMark::of(scenario, id, piece, task), task.aim, color))
    })
}

fn arrow(mark: &TaskMark, color: Rgba) -> Vec<Primitive> {
    let [.., before, tip] = mark.way.as_slice() else { return Vec::new() };
    let along = (*tip - *before).times(1.0 / (*tip - *before).length().max(f32::EPSILON));
    let across = Point::new(-along.y, along.x);
    let neck = *tip - along.times(HEAD.0);
    let mut head = Pen::new();
    head.polygon(&[*tip, neck + across.times(HEAD.1), neck - across.times(HEAD.1)]);
    let mut course = mark.way.clone();
    course.pop();
    course.push(neck);
    let mut shaft = Pen::new();
    shaft.polyline(&course);
    let dash = mark.dashed.then_some(DASH);
    let shaft =
        shaft.finish().map(|path| Primitive::Stroke { path, color, width: SHAFT, dash, round: !mark.dashed });
    shaft.into_iter().chain(head.fill(color)).collect()
}

/// The middle of the deployed units under a leader; of a unit where it stands.
fn middle(scenario: &Scenario, id: &PieceId, piece: &Piece) -> Option<Point> {
    let layout = scenario.board.layout();
    let under = scenario.subordinates(id).into_iter().filter_map(|(_, unit)| unit.hex);
    let places: Vec<Point> = under.map(|hex| geometry::center(layout, hex)).collect();
    mean(&places).or_else(|| piece.hex.map(|hex| geometry::center(layout, hex)))
}

fn mean(points: &[Point]) -> Option<Point> {
    let sum = points.iter().fold(Point::default(), |a, b| a + *b);
    (!points.is_empty()).then(|| sum.times(1.0 / points.len() as f32))
}

/// The hex nearest to a point, if it is on the board.
fn nearest(layout: Layout, at: Point) -> Option<Hex> {
    Some(geometry::hex_at(layout, at)).filter(|hex| layout.contains(*hex))
}

#[cfg(test)]
#[path = "tasks_tests.rs"]
mod tests;
