//! What lies under the pointer.
//!
//! Arithmetic only. Must not know tools or how things are drawn.

use oblique_board::FeatureId;
use oblique_board::chain::Chain;
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::geometry::{self, Point};
use oblique_context::EditorContext;
use oblique_context::view::Selection;
use oblique_mapview::features::{lines_of, place};
use oblique_mapview::pieces::stacks;
use oblique_scenario::{PieceId, Scenario};

/// How near a line a click must be to mean it, in hexes.
pub(crate) const LINE_REACH: f32 = 0.16;

/// The pieces on a hex, the top unit first.
pub fn pieces_at(scenario: &Scenario, hex: Hex) -> Vec<PieceId> {
    let mut ids: Vec<&PieceId> = scenario.roster();
    ids.retain(|id| scenario.pieces.get(*id).is_some_and(|piece| piece.hex == Some(hex)));
    ids.sort_by_key(|id| !scenario.pieces.get(*id).is_some_and(|piece| piece.top));
    ids.into_iter().cloned().collect()
}

/// The pieces whose hex centres lie in a rectangle between two world points.
pub(crate) fn pieces_within(scenario: &Scenario, from: [f64; 2], to: [f64; 2]) -> Vec<PieceId> {
    let layout = scenario.board.layout();
    let rect = geometry::Rect::new(
        Point::new(from[0].min(to[0]) as f32, from[1].min(to[1]) as f32),
        Point::new(from[0].max(to[0]) as f32, from[1].max(to[1]) as f32),
    );
    stacks(scenario)
        .into_iter()
        .filter(|(hex, _)| rect.contains(geometry::center(layout, *hex)))
        .flat_map(|(_, ids)| ids.into_iter().cloned())
        .collect()
}

/// What of the ground a click means: an objective, a label, a line, or the hex itself.
pub fn ground_at(context: &EditorContext<'_>, hex: Hex, world: [f64; 2]) -> Selection {
    let scenario = context.scenario();
    if let Some((id, _)) = scenario.objectives.iter().find(|(_, objective)| objective.hex == hex) {
        return Selection::Objective(id.clone());
    }
    if let Some((id, _)) = scenario.board.labels().iter().find(|(_, label)| label.hex == hex) {
        return Selection::Label(id.clone());
    }
    if let Some(id) = feature_at(scenario, world, LINE_REACH) {
        return Selection::Feature(id);
    }
    if scenario.board.layout().contains(hex) { Selection::Hex(hex) } else { Selection::Nothing }
}

/// The linear feature nearest to a world point, within reach.
pub(crate) fn feature_at(scenario: &Scenario, world: [f64; 2], reach: f32) -> Option<FeatureId> {
    let layout = scenario.board.layout();
    let at = Point::new(world[0] as f32, world[1] as f32);
    let near = scenario.board.features().iter().filter_map(|(id, feature)| {
        let lines = lines_of(layout, feature);
        let pairs = lines.iter().flat_map(|line| line.windows(2));
        let distance = pairs.map(|pair| to_segment(at, pair[0], pair[1])).min_by(f32::total_cmp)?;
        (distance <= reach).then_some((distance, id))
    });
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, id)| id.clone())
}

/// The step of a chain that is nearest to a world point, by the place of the stop it begins at.
pub(crate) fn step_at(layout: Layout, chain: &Chain, world: [f64; 2]) -> Option<usize> {
    let at = Point::new(world[0] as f32, world[1] as f32);
    let places: Vec<Point> = chain.stops().iter().map(|stop| place(layout, *stop)).collect();
    let far = |pair: &[Point]| to_segment(at, pair[0], pair[1]);
    let steps = places.windows(2).map(far).enumerate();
    steps.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(step, _)| step)
}

/// Distance from a point to a segment.
fn to_segment(p: Point, a: Point, b: Point) -> f32 {
    let (ab, ap) = (b - a, p - a);
    let length = ab.x * ab.x + ab.y * ab.y;
    let t = if length > 0.0 { ((ap.x * ab.x + ap.y * ab.y) / length).clamp(0.0, 1.0) } else { 0.0 };
    p.distance(a.lerp(b, t))
}
