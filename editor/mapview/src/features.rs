//! Where linear features run on the map.
//!
//! Must not know how they are drawn or edited.

use oblique_board::Feature;
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::Layout;
use oblique_cartography::geometry::{self, Point};

/// Where a stop lies on the map.
pub fn place(layout: Layout, stop: Stop) -> Point {
    let hexes = stop.hexes(layout);
    let sum = hexes.iter().fold(Point::new(0.0, 0.0), |sum, hex| sum + geometry::center(layout, *hex));
    sum.times(1.0 / hexes.len().max(1) as f32)
}

/// Stops as a line on the map.
pub fn course(layout: Layout, stops: &[Stop]) -> Vec<[f64; 2]> {
    let at = stops.iter().map(|stop| place(layout, *stop));
    at.map(|at| [f64::from(at.x), f64::from(at.y)]).collect()
}

/// The lines a feature runs along, in world points: one for each unbroken stretch.
pub fn lines_of(layout: Layout, feature: &Feature) -> Vec<Vec<Point>> {
    let parts = Chain::parts(&feature.path, layout);
    parts.iter().map(|part| part.stops().iter().map(|stop| place(layout, *stop)).collect()).collect()
}
