//! Deployment zones: a tint in the side's colour and a line along their rim; exits: a dashed line round each stretch.

use oblique_board::hex::{Edge, Hex, Layout};
use oblique_cartography::primitive::Pen;
use oblique_cartography::{Primitive, Rgba, geometry};
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeSet;

/// How strongly the ground of a zone is tinted.
const TINT: f32 = 0.16;
/// Width of the line along its rim, in hexes.
const RIM: f32 = 0.08;
/// Dashes round exits and the gaps between them, in hexes.
const DASH: [f32; 2] = [0.3, 0.2];

/// The zones and exits of both sides.
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
        out.extend(dashed_rim(layout, scenario.exit(side).hexes(), color));
    }
    out
}

/// A line along the rim of some hexes.
pub(super) fn rim(layout: Layout, hexes: &[Hex], color: Rgba) -> Option<Primitive> {
    outline(layout, hexes).stroke(color, RIM)
}

/// The same in dashes: who is let out is not walled in.
fn dashed_rim(layout: Layout, hexes: &[Hex], color: Rgba) -> Option<Primitive> {
    let path = outline(layout, hexes).finish()?;
    Some(Primitive::Stroke { path, color, width: RIM, dash: Some(DASH), round: false })
}

/// The hexsides between hexes of some and hexes that are none of them.
fn outline(layout: Layout, hexes: &[Hex]) -> Pen {
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
    rim
}

#[cfg(test)]
mod tests {
    use super::draw;
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_cartography::Primitive;
    use oblique_scenario::{Scenario, Side, Zone};

    #[test]
    fn exits_lie_in_dashes_beside_whole_lines_of_zones() {
        let layout = Layout::new(Orientation::Flat, 6, 6);
        let mut s = Scenario::new("test", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
        let strokes = |s: &Scenario| -> Vec<bool> {
            let drawn = draw(s);
            drawn
                .iter()
                .filter_map(|p| match p {
                    Primitive::Stroke { dash, .. } => Some(dash.is_some()),
                    _ => None,
                })
                .collect()
        };
        assert!(strokes(&s).is_empty());
        s.exits[Side::A.index()] = Zone::of([layout.at(0, 0), layout.at(1, 0)]);
        assert_eq!(strokes(&s), [true]);
        s.zones[Side::A.index()] = Zone::of([layout.at(0, 5)]);
        assert_eq!(strokes(&s), [false, true]);
    }
}
