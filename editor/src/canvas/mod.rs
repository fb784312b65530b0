//! The map widget: camera, picking, tiles, counters, overlays, minimap.
//!
//! One widget with one sense; picking is arithmetic. The ground is raster tiles drawn by worker
//! threads ([`ground`]), everything else is shapes on top. What a frame shows is plain data first
//! ([`scene`]). Must not know the command table or any panel; it changes nothing but the camera it
//! is given.

pub mod camera;
mod compared;
pub mod counters;
pub mod far_map;
pub mod frame_log;
pub mod grades;
pub mod ground;
pub mod identity;
pub mod map_canvas;
pub mod minimap;
pub mod navigation;
pub mod overlay;
pub mod pieces;
pub mod pointing;
pub mod ruler;
pub mod scene;
pub mod selection;
pub mod set_overlay;
pub mod sprites;
pub mod tile_cache;
pub mod workers;

pub use camera::Viewport;
pub use egui::Rect as ScreenRect;
pub use grades::{Grade, Grades, Legend, LegendRow, Sign};
pub use map_canvas::{CanvasResponse, MapCanvas, Stage};
pub use overlay::{Overlay, Tint};
pub use pieces::{CounterAt, Flag};
