//! Tools on roads, streams, walls and whatever else runs in lines: drawing, bending, splitting.
//!
//! What the tools share stands here: the kind in hand, stops under the pointer, and snapping to the
//! ends of lines there are. The geometry itself is the engine's.

mod bend;
mod run;
mod scissors;

pub use bend::{Bend, handles};
use oblique_text::text;
pub use run::Run;
pub use scissors::Scissors;

use crate::Described;
use oblique_board::FeatureId;
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Hex, Layout, Vertex};
use oblique_cartography::geometry::{self, Point};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::SharedChange;
use oblique_mapview::camera::point;
use oblique_mapview::features::place;
use oblique_rules::catalog::Linear;

/// How near an end of a line the pointer must be to mean it: hex to hex, and along hexsides.
const SNAP_HEXES: [f32; 2] = [0.62, 0.4];
/// How far beside the board a point may lie and still mean its rim, in hexes.
const RIM_HEXES: f32 = 1.6;
/// How near a handle or a line the pointer must be to mean it, in points of the screen.
const REACH_POINTS: f64 = 8.0;

/// The kind to run: the one chosen, if it runs that way, else the catalog's first that does.
pub fn kind(context: &EditorContext<'_>, along_edges: bool) -> Option<&'static Linear> {
    let kinds = || context.catalog().linear.iter().filter(|kind| kind.along_edges == along_edges);
    // The tools are called after roads and streams, which is what they begin with.
    let usual = || kinds().find(|kind| kind.flows()).or_else(|| kinds().next());
    kinds().find(|kind| kind.id == context.view.tools.linear).or_else(usual)
}

/// Buttons for all kinds of the catalog; one that runs the other way takes up the tool for it.
pub fn kinds(ui: &mut egui::Ui, context: &EditorContext<'_>, along_edges: bool, out: &mut Vec<Intent>) {
    let chosen = kind(context, along_edges).map(|kind| kind.id.as_str());
    if context.catalog().linear.is_empty() {
        ui.weak(text!("tools-this-ruleset-has-none"));
    }
    for along in [false, true] {
        for kind in context.catalog().linear.iter().filter(|kind| kind.along_edges == along) {
            let button = ui.selectable_label(chosen == Some(kind.id.as_str()), &kind.name);
            let help = if kind.note.is_empty() { &kind.name } else { &kind.note };
            if button.on_hover_text(help).clicked() {
                out.push(Intent::shared_option(SharedChange::Linear(kind.id.clone())));
                if along != along_edges {
                    let twin = if along { Run::<true>::DESCRIPTION } else { Run::<false>::DESCRIPTION };
                    out.push(Intent::Tool(twin.id));
                }
            }
        }
        if !along {
            ui.separator();
        }
    }
}

/// The stop under a world point: its hex, or the corner nearest to it where hexsides between two hexes meet. Just beside the board it is the
/// nearest on the rim; farther away there is none.
pub(crate) fn stop_at(layout: Layout, along_edges: bool, world: [f64; 2]) -> Option<Stop> {
    let at = point(world);
    let hex = on_board(layout, at)?;
    if !along_edges {
        return Some(Stop::Hex(hex));
    }
    let o = layout.orientation;
    let far = |hour| geometry::vertex(layout, hex, hour).distance(at);
    let corners =
        || o.vertices().into_iter().filter_map(|hour| Some((far(hour), Vertex::new(hex, hour, o)?)));
    // No line comes to a corner of the rim but along the board's edge, where it parts no hexes.
    let inner = corners().filter(|(_, corner)| corner.edges(o).any(|(edge, _)| edge.is_inside(layout)));
    let nearest = inner.min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.or_else(|| corners().next()).map(|(_, corner)| Stop::Corner(corner))
}

/// The hex under a world point, or the nearest of the rim for a point just beside the board.
fn on_board(layout: Layout, at: Point) -> Option<Hex> {
    let under = geometry::hex_at(layout, at);
    if layout.contains(under) {
        return Some(under);
    }
    let reach = RIM_HEXES.ceil() as u32;
    let near = under.range(reach).filter(|hex| layout.contains(*hex));
    let near = near.map(|hex| (geometry::center(layout, hex).distance(at), hex));
    // Of hexes equally near the first by place, so that the answer does not hang on the order of a search.
    let nearest = near.min_by(|a, b| a.0.total_cmp(&b.0).then((a.1.x, a.1.y).cmp(&(b.1.x, b.1.y))))?;
    (nearest.0 <= RIM_HEXES).then_some(nearest.1)
}

/// The stop a world point means for a line of a kind: the end of one of its kind nearby (other than
/// `but`), else what lies under it.
pub(crate) fn snapped(
    context: &EditorContext<'_>,
    kind: &str,
    along_edges: bool,
    world: [f64; 2],
    but: Option<&FeatureId>,
) -> Option<Stop> {
    let layout = context.scenario().board.layout();
    let at = point(world);
    let reach = SNAP_HEXES[usize::from(along_edges)];
    let same =
        context.scenario().board.features().iter().filter(|(id, f)| f.kind == kind && Some(*id) != but);
    let ends = same.filter_map(|(_, f)| Chain::ends(&f.path, layout)).flatten();
    let near = ends.filter(|stop| stop.on(layout) && matches!(stop, Stop::Corner(_)) == along_edges);
    let near = near.map(|stop| (place(layout, stop).distance(at), stop)).filter(|(far, _)| *far <= reach);
    let end = near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, stop)| stop);
    end.or_else(|| stop_at(layout, along_edges, world))
}

/// How near the pointer must be to a line or handle to mean it, in hexes, at the present zoom.
pub fn reach_hexes(context: &EditorContext<'_>) -> f32 {
    (REACH_POINTS / context.view.camera.hex_points.max(1.0)).clamp(0.16, 0.6) as f32
}
