//! Ways from hex to hex: how long, how steep, and how they are drawn.

use oblique_board::Board;
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::geometry::{self, Point};
use oblique_mapview::{Overlay, Tint};
use oblique_text::{marked, text};

/// What a way comes to.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Length {
    /// Steps from hex to hex.
    pub hexes: u32,
    /// As the crow flies from corner to corner, in hexes.
    pub crow: f32,
    /// Levels up on the way.
    pub up: u32,
    /// Levels down.
    pub down: u32,
}

/// The hexes from corner to corner, every corner once.
pub fn way(corners: &[Hex]) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = corners.first().copied().into_iter().collect();
    for w in corners.windows(2) {
        hexes.extend(w[0].line_to(w[1]).skip(1));
    }
    hexes
}

/// What a way comes to.
pub fn length(board: &Board, corners: &[Hex]) -> Length {
    let layout = board.layout();
    let mut out = Length::default();
    for w in corners.windows(2) {
        out.hexes += w[0].unsigned_distance_to(w[1]);
        out.crow += geometry::center(layout, w[0]).distance(geometry::center(layout, w[1]));
    }
    let levels: Vec<i8> = way(corners).into_iter().filter_map(|hex| board.level(hex)).collect();
    for w in levels.windows(2) {
        let rise = i32::from(w[1]) - i32::from(w[0]);
        if rise > 0 {
            out.up += rise.unsigned_abs();
        } else {
            out.down += rise.unsigned_abs();
        }
    }
    out
}

/// The length in words, a hex being so many yards.
pub fn words(length: &Length, yards_a_hex: f64) -> String {
    let yards = f64::from(length.crow) * yards_a_hex;
    let hexes = if length.hexes == 1 {
        text!("context-1-hex").to_owned()
    } else {
        text!("context-hexes-hexes", hexes = length.hexes)
    };
    let climb = match (length.up, length.down) {
        (0, 0) => String::new(),
        (up, 0) => text!("context-up-up", up),
        (0, down) => text!("context-down-down", down),
        (up, down) => text!("context-up-up-and-down-down", up, down),
    };
    text!("context-hexes-yards-yards-climb", hexes, yards = marked(&format!("{yards:.0}")), climb)
}

/// A way as an overlay.
pub fn overlay(layout: Layout, corners: &[Hex]) -> Vec<Overlay> {
    let points: Vec<Point> = corners.iter().map(|hex| geometry::center(layout, *hex)).collect();
    let mut out: Vec<Overlay> = Vec::new();
    if points.len() > 1 {
        out.push(Overlay::Line { points: points.clone(), tint: Tint::Selected, arrow: false, dashed: false });
    }
    out.extend(points.into_iter().map(|at| Overlay::Dot { at, tint: Tint::Selected }));
    out
}
