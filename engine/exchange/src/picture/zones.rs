//! Deployment zones: a tint in the side's colour and a line along their rim.

use oblique_board::hex::{Edge, Hex, Layout};
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
    let mut out = Vec::new();
    for side in Side::BOTH {
        let Some(color) = Rgba::parse(&scenario.side(side).color) else { continue };
        let hexes = scenario.zone(side).hexes();
        let mut ground = Pen::new();
        for hex in hexes.iter().filter(|hex| layout.contains(**hex)) {
            ground.polygon(&geometry::corners(layout, *hex));
        }
        out.extend(ground.fill(color.faded(TINT)));
        out.extend(rim(layout, hexes, color));
    }
    out
}

/// A line along the rim of some hexes.
pub(super) fn rim(layout: Layout, hexes: &[Hex], color: Rgba) -> Option<Primitive> {
    let o = layout.orientation;
    let hexes: BTreeSet<(i32, i32)> =
        hexes.iter().filter(|hex| layout.contains(**hex)).map(|hex| (hex.x, hex.y)).collect();
    let mut rim = Pen::new();
    for &(x, y) in &hexes {
        let hex = Hex::new(x, y);
        for side in o.sides() {
            let near = hex + side.vector(o);
            if let Some(edge) = Edge::new(hex, side, o).filter(|_| !hexes.contains(&(near.x, near.y))) {
                rim.polyline(&geometry::edge_ends(layout, edge));
            }
        }
    }
    rim.stroke(color, RIM)
}
