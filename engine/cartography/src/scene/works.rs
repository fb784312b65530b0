//! What is built of earth and what is left of walls: field works, ruins.

use super::Context;
use super::clearing::Clearing;
use super::copies::{copies, place};
use super::scatter::spots;
use crate::geometry::{self, Point};
use crate::primitive::{Path, Pen};
use oblique_board::hex::{Hex, Hour};

/// How far a rampart lies inside the hexside, as a part of the way to the middle of its hex.
const INSET: f32 = 0.2;

/// Field works: a rampart along the border of the area, hachured towards the outside.
pub(super) fn works(cx: &mut Context) {
    let style = cx.style.terrain("works").clone();
    let o = cx.layout.orientation;
    let inside = |hex: Hex| cx.map.look(hex) == Some("works");
    let (mut rampart, mut slope) = (Pen::new(), Pen::new());
    for &hex in cx.hexes.iter().filter(|hex| inside(**hex)) {
        let c = geometry::center(cx.layout, hex);
        let corner = |hour: Hour| c + geometry::vertex_offset(hour);
        // The rampart turns at a vertex, or goes on in the next hex of the works: then across their common hexside.
        let turn = |vertex: Hour, next: Hour| {
            let goes_on = inside(hex + next.vector(o));
            let far = if next.turned(1) == vertex { next.turned(-1) } else { next.turned(1) };
            corner(vertex).lerp(if goes_on { corner(far) } else { c }, INSET)
        };
        for side in o.sides().into_iter().filter(|side| !inside(hex + side.vector(o))) {
            let ends = [turn(side.turned(-1), side.turned(-2)), turn(side.turned(1), side.turned(2))];
            rampart.polyline(&ends);
            let out = Point::bearing(30.0 * f32::from(side.get()));
            let along = ends[1] - ends[0];
            let count = (ends[0].distance(ends[1]) / cx.style.glyph.bank_gap).round().max(1.0);
            for i in 0..count as usize {
                let foot = ends[0] + along.times((i as f32 + 0.5) / count);
                let half = along.times(0.17 / count);
                slope.polygon(&[foot - half, foot + half, foot + out.times(0.115)]);
            }
        }
    }
    if cx.px_per_hex >= 8.0 {
        cx.fill(slope, style.ink);
    }
    let Some(line) = rampart.finish() else { return };
    let path = |width: f32, color| crate::Primitive::Stroke {
        path: line.clone(),
        color,
        width,
        dash: None,
        round: true,
    };
    let (edge, body) = (path(cx.width(0.075, 1.6), style.ink), path(cx.width(0.045, 0.8), style.body));
    cx.out.extend([edge, body]);
}

/// Ruins: stumps of walls that no longer meet, and their stones.
pub(super) fn ruin(cx: &mut Context, clearing: &Clearing) {
    if cx.px_per_hex < 6.0 {
        return;
    }
    let style = cx.style.terrain("ruin").clone();
    let (mut walls, mut stones) = (Vec::new(), Vec::new());
    for spot in spots(cx, 0.31, 306, |hex| cx.map.look(hex) == Some("ruin")) {
        if clearing.near(spot.at, 0.12) {
            continue;
        }
        if spot.unit(308) < 0.72 {
            walls.push(place(spot.at, (spot.unit(309) * 3.99) as u16));
        } else {
            stones.push(place(spot.at, 0));
        }
    }
    // Rooms without a side, a corner, a gable.
    let plans: [&[(f32, f32)]; 4] = [
        &[(0.04, -0.08), (-0.09, -0.07), (-0.08, 0.07), (0.03, 0.08)],
        &[(-0.09, 0.05), (-0.08, -0.07), (0.09, -0.06), (0.08, 0.01)],
        &[(0.07, 0.08), (0.08, -0.06), (-0.03, -0.07)],
        &[(-0.08, 0.02), (-0.07, 0.08), (0.08, 0.07), (0.09, -0.07)],
    ];
    let shapes = |plans: &[&[(f32, f32)]]| -> Option<Vec<Path>> {
        plans
            .iter()
            .map(|plan| {
                let mut pen = Pen::new();
                pen.polyline(&plan.iter().map(|(x, y)| Point::new(*x, *y)).collect::<Vec<_>>());
                pen.finish()
            })
            .collect()
    };
    let Some(plans) = shapes(&plans) else { return };
    let (outer, inner) = (cx.width(0.05, 1.4), cx.width(0.026, 0.0));
    cx.push(copies(plans.clone(), &walls, style.ink, Some(outer)));
    if cx.px_per_hex >= 16.0 {
        cx.push(copies(plans, &walls, style.body, Some(inner)));
    }
    let mut heap = Pen::new();
    for (x, y, r) in [(-0.04, 0.01, 0.02), (0.01, -0.03, 0.014), (0.045, 0.025, 0.018), (0.0, 0.045, 0.012)] {
        heap.ellipse(Point::new(x, y), r, r * 0.8);
    }
    cx.push(heap.finish().and_then(|heap| copies(vec![heap], &stones, style.ink, None)));
}
