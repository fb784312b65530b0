//! The zoom steps of the map: a quarter, whole, four times.
//!
//! Must not know what is on it.

use crate::view::Camera;
use egui::Key;

/// Points a hex at 100 %.
const WHOLE: f64 = 28.0;

/// The steps in per cent, with the keys they have where no order has them.
pub const STEPS: [(u16, Key); 3] = [(25, Key::Z), (100, Key::X), (400, Key::C)];

/// The camera at a step, looking at the same place.
pub fn at(camera: Camera, percent: u16) -> Camera {
    Camera { hex_points: WHOLE * f64::from(percent) / 100.0, fit: false, ..camera }
}
