//! What the designer means commands to do, on the map: arrows towards the enemy, areas held.

use crate::EditorContext;
use crate::view::Selection;
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::geometry::{self, Point};
use oblique_mapview::overlay::{Overlay, Tint};
use oblique_scenario::{Aim, Piece, PieceId, Scenario, Task};
use oblique_text::translated;

/// The tasks of all pieces where their layer is shown, of the selected ones in any case.
pub(super) fn overlays(context: &EditorContext<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    let scenario = context.scenario();
    let selected =
        |id: &PieceId| matches!(&context.view.selection, Selection::Pieces(ids) if ids.contains(id));
    for (id, piece) in &scenario.pieces {
        let Some(task) = piece.task.as_ref().filter(|_| context.view.layers.zones || selected(id)) else {
            continue;
        };
        let tint = Tint::Own(oblique_mapview::ground::color(oblique_mapview::pieces::side_color(
            scenario, piece.side,
        )));
        let from = middle(scenario, id, piece);
        one(scenario.board.layout(), task, from, tint, under, over);
    }
}

fn one(
    layout: Layout,
    task: &Task,
    from: Option<Point>,
    tint: Tint,
    under: &mut Vec<Overlay>,
    over: &mut Vec<Overlay>,
) {
    let places: Vec<Point> = task.hexes.iter().map(|hex| geometry::center(layout, *hex)).collect();
    if !task.aim.goes_forward() && !task.hexes.is_empty() {
        under.push(Overlay::Area { hexes: task.hexes.clone(), tint, filled: false });
    }
    let dashed = matches!(task.aim, Aim::TurnFlank | Aim::Withdraw | Aim::Delay);
    let reached = match task.aim {
        // Who delays goes from one to the next, others to where most of it is.
        Aim::Delay | Aim::Withdraw | Aim::TurnFlank => places.clone(),
        _ => mean(&places).into_iter().collect(),
    };
    if let (Some(from), Some(last)) = (from, reached.last())
        && (*last - from).length() > 1.0
    {
        let points = std::iter::once(from).chain(reached.iter().copied()).collect();
        over.push(Overlay::Line { points, tint, arrow: true, dashed });
    }
    let named = task.hexes.last().copied().or_else(|| from.and_then(|at| nearest(layout, at)));
    if let Some(hex) = named {
        over.push(Overlay::Beside { hex, text: translated(task.aim.name()).into_owned(), tint });
    }
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
