//! What the designer means commands to do, on the map: arrows towards the enemy, areas held.

use crate::EditorContext;
use crate::view::Selection;
use oblique_exchange::picture::TaskMark;
use oblique_mapview::overlay::{Overlay, Tint};
use oblique_scenario::PieceId;
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
        one(TaskMark::of(scenario, id, piece, task), task.aim.name(), tint, under, over);
    }
}

fn one(mark: TaskMark, name: &str, tint: Tint, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    let TaskMark { area, way, dashed, named } = mark;
    if !area.is_empty() {
        under.push(Overlay::Area { hexes: area, tint, filled: false });
    }
    if !way.is_empty() {
        over.push(Overlay::Line { points: way, tint, arrow: true, dashed });
    }
    if let Some(hex) = named {
        over.push(Overlay::Beside { hex, text: translated(name).into_owned(), tint });
    }
}
