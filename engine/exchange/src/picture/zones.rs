//! Deployment zones: a tint in the side's colour and a line along their rim.

use oblique_board::hex::{Edge, Hex};
use oblique_cartography::primitive::Pen;
use oblique_cartography::{Primitive, Rgba, geometry};
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeSet;

/// How strongly the ground of a zone is tinted.
const TINT: f32 = 0.16;
/// Width of the line along its rim, in hexes.
const RIM: f32 = 0.08;

/// The zones of both sides.
pub(super) fn draw(scenario: &Scenario) -> Vec<Primitive> {
    let layout = scenario.board.layout();
    let o = layout.orientation;
    let mut out = Vec::new();
    for side in Side::BOTH {
        let Some(color) = Rgba::parse(&scenario.side(side).color) else { continue };
        let hexes: BTreeSet<(i32, i32)> =
            scenario.zone(side).hexes().iter().filter(|h| layout.contains(**h)).map(|h| (h.x, h.y)).collect();
        let (mut ground, mut rim) = (Pen::new(), Pen::new());
        for &(x, y) in &hexes {
            let hex = Hex::new(x, y);
            ground.polygon(&geometry::corners(layout, hex));
            for side in o.sides() {
                let near = hex + side.vector(o);
                if let Some(edge) = Edge::new(hex, side, o).filter(|_| !hexes.contains(&(near.x, near.y))) {
                    rim.polyline(&geometry::edge_ends(layout, edge));
                }
            }
        }
        out.extend(ground.fill(color.faded(TINT)));
        out.extend(rim.stroke(color, RIM));
    }
    out
}
